"""Which hero suits which scenario: what each adds to the logarithm of the odds to win there.

Measured by `tools/weigh_heroes.py`, not guessed; the figures are in `suited.toml`. They hold for
players that do not plan ahead. Where the table is silent the traits of the scenario decide
(`worths`).
"""

import tomllib
from importlib.resources import files

Table = dict[str, dict[str, dict[str, float]]]
"""By how the players meet a scenario, the scenario, and the hero."""

SUITED: Table = tomllib.loads(
    files("siegeworks.games.rift.players").joinpath("suited.toml").read_text("utf-8")
)
