"""Siegeworks: play, study and extend two siege games."""
