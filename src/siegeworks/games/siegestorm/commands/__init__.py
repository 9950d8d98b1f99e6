"""What the command line offers for Siegestorm alone."""
