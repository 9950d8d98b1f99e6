"""The rules of rules: what both games stand on. Knows neither of them; standard library only."""
