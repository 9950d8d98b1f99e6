"""Hints at the table: who allows them, who thinks them out, and how they are told in grades."""
