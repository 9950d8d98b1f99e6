"""The words of Siegestorm: everything a player reads, generated from the data."""
