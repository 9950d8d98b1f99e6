game = Rift in Time
    .about = Defend the kingdom together: towers cover the hordes, square by square.
