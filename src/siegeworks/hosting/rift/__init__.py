"""What every table needs to play Rift."""
