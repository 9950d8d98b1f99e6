game = Rift in Time
    .about = Difendete insieme il regno: le torri coprono le orde, casella per casella.
