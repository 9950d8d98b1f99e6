"""The campaign: a drawn map of the kingdom, stars won, what is open, and the next game."""
