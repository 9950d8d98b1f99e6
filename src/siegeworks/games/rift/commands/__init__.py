"""What the command line offers for Rift alone."""
