game = Rift in Time
    .about = Braňte království společně: věže překrývají hordy, políčko po políčku.
