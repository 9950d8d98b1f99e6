"""The game in the terminal: drawn from a View, played by typing."""
