"""The card sets: data only, one module per set."""
