"""Rift in Time: a cooperative tower defence with polyominoes. The game on one screen."""

from importlib.resources import files

from siegeworks.games.rift.heroes import alleria, ignus, lilith, magnus, malik
from siegeworks.games.rift.rules.bosses import ACTIONS, BOSSES
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.cards import read_cards, read_enemies
from siegeworks.games.rift.rules.printed import Card
from siegeworks.games.rift.rules.scenario import read_scenario
from siegeworks.games.rift.rules.spells import SPELLS
from siegeworks.games.rift.rules.storms import read_storms
from siegeworks.games.rift.rules.wiring import wired
from siegeworks.games.rift.towers import archers, artillery, mages, soldiers

TOWERS = (*archers.TOWERS, *mages.TOWERS, *artillery.TOWERS, *soldiers.TOWERS)
HEROES = (
    alleria.ALLERIA,
    malik.MALIK,
    lilith.LILITH,
    magnus.MAGNUS,
    ignus.IGNUS,
    alleria.WILDCAT,
)


def _texts(folder: str) -> dict[str, str]:
    """The data files of a folder by name, in alphabetical order."""
    found = files("siegeworks.games.rift").joinpath(folder).iterdir()
    texts = {entry.name: entry.read_text("utf-8") for entry in found if entry.is_file()}
    return {name[:-5]: texts[name] for name in sorted(texts) if name.endswith(".toml")}


def _cards() -> list[Card]:
    texts = _texts("hordes")
    enemies = read_enemies(texts.pop("enemies"))
    return [
        card for name, text in texts.items() for card in read_cards(text, enemies, f"{name}.toml")
    ]


STORMS = read_storms(files("siegeworks.games.rift").joinpath("storms.toml").read_text("utf-8"))
BOX = wired(RiftBox(TOWERS, HEROES, SPELLS, BOSSES, ACTIONS, _cards(), STORMS))
"""Everything printed, with every text ready to be carried out."""
for _name, _text in _texts("scenarios").items():
    BOX.scenarios[_name] = read_scenario(_text, _name, BOX.cards, BOX.card_numbers)
