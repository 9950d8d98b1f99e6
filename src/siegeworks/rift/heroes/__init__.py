"""Heroes: data only."""
