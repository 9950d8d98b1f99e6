"""The game in the terminal: drawn from the scene of a seat, played by typing."""
