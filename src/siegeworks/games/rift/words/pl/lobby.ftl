game = Rift in Time
    .about = Brońcie razem królestwa: wieże zakrywają hordy, pole po polu.
