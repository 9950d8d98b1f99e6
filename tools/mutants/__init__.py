"""Break the rules on purpose, one small change at a time, and list what nobody noticed."""
