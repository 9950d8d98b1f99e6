"""Siegestorm, a card war of attrition: everything about it, and nowhere else a word of it."""
