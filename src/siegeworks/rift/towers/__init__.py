"""Towers: data only."""
