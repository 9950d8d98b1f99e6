"""The bosses: one module each, with a BOSS and the CARDS of the boss decks it brings."""
