"""The lab: matches between players, and how fast the engine is."""
