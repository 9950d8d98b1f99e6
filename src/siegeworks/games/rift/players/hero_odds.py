"""How well heroes do in each scenario: what each adds to the log odds of winning there.

Measured by `tools/weigh_heroes.py`, not guessed; the figures are in `hero_odds.toml`. They hold for
players that do not plan ahead. If the table has no entry, the traits of the scenario decide
(`worths`).
"""

import tomllib
from importlib.resources import files

Table = dict[str, dict[str, dict[str, float]]]
"""By how the players meet a scenario, the scenario, and the hero."""

HERO_ODDS: Table = tomllib.loads(
    files("siegeworks.games.rift.players").joinpath("hero_odds.toml").read_text("utf-8")
)
