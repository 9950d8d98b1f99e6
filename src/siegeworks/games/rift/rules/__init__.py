"""Rift in Time: a cooperative tower defence with polyominoes. The game on one screen."""

from siegeworks.games.rift.rules.bosses import ACTIONS, BOSSES
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.roster import CARDS, HEROES, SPELLS, STORMS, TOWERS, texts
from siegeworks.games.rift.rules.scenario import check_sites, read_scenario
from siegeworks.games.rift.rules.wiring import wired

BOX = wired(RiftBox(TOWERS, HEROES, SPELLS, BOSSES, ACTIONS, CARDS, STORMS))
"""Everything printed, with every text ready to be carried out."""
for _file, _text in texts("scenarios").items():
    _name = _file.removesuffix(".toml")
    BOX.scenarios[_name] = read_scenario(_text, _name, BOX.cards, BOX.card_numbers)
    check_sites(BOX.scenarios[_name], BOX.towers)
