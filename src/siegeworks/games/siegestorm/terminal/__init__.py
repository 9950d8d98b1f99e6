"""Siegestorm in the terminal."""
