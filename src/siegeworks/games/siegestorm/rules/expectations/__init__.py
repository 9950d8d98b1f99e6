"""What expectations may say, by what they are about: zones, decisions, the game, squares."""
