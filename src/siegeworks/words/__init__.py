"""Words: phrases in every language, who is spoken of, refusals; what each game says is its own."""
