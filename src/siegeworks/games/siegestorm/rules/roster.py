"""Every boss there is: the modules of `bosses/`, found by themselves."""

from importlib import import_module
from pkgutil import iter_modules

from siegeworks.games.siegestorm import bosses
from siegeworks.games.siegestorm.rules.boss import Boss
from siegeworks.games.siegestorm.rules.card import Card

_MODULES = sorted(
    (import_module(f"{bosses.__name__}.{found.name}") for found in iter_modules(bosses.__path__)),
    key=lambda module: not module.BOSS.printed,
)

BOSSES: tuple[Boss, ...] = tuple(module.BOSS for module in _MODULES)
"""Every boss, those of the rulebooks first."""
CARDS: tuple[Card, ...] = tuple(card for module in _MODULES for card in module.CARDS)
"""The cards of every boss deck."""
