"""Keywords: which of them a tower, a text, an enemy, a card or a scenario uses."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from siegeworks.core.agenda import Script, Verb, facts_of
from siegeworks.games.rift.rules.grid import SOLDIER
from siegeworks.games.rift.rules.printed import (
    FAMILIES,
    GHOST,
    LIFE,
    PORTAL,
    PRECISE,
    PROPERTIES,
    Ability,
    Attack,
    Card,
    Enemy,
    Storm,
    Tower,
)
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.words.tiles import reach_kind
from siegeworks.words.phrases import kebab

OF_VERBS: dict[str, tuple[str, ...]] = {
    "heal": ("health",),
    "wound-hero": ("wound",),
    "wound-around": ("wound", "adjacent"),
    "turn-up": ("special-ability",),
    "grant-attack": ("basic-attack",),
    "protect": ("protection", "lasting"),
    "protect-space": ("protection", "lasting"),
    "be-reborn": ("health", "protection", "lasting"),
    "further-action": ("special-ability", "rest"),
    "copy": ("special-ability",),
    "return-beast": ("wildcat",),
    "pass-high": ("passing",),
    "open-portals": ("portal-tile", "portal"),
    "raze-tower": ("adjacent",),
    "mages-move": ("white-site",),
    "arrive-again": ("arrival-token",),
    "wound-engaged": ("wound", "engagement"),
    "scatter-soldiers": ("soldier",),
    "mend": ("tile",),
    "tear-open": ("portal-tile", "portal"),
    "shake": ("health",),
}
"""The keywords that verbs bring along."""
OF_RULES: dict[str, tuple[str, ...]] = {
    "haste": ("haste",),
    "portal-levels": ("portal",),
    "no-abilities": ("special-ability",),
    "no-rest": ("rest",),
    "no-spells": ("spell",),
    "no-buying": ("crystal",),
    **{f"no-{family}": ("passing",) for family in FAMILIES},
}
"""The keywords that rules of portal storms bring along."""
OF_REACH: dict[str, tuple[str, ...]] = {
    "own": ("melee", "engagement"),
    "own-around": ("melee", "ranged", "adjacent"),
    "around": ("adjacent",),
    "arrows": ("ranged", "reach"),
    "precise": (),
}
"""The keywords that the reach of a hero's attack or a spell brings along."""


def keywords_of(thing: Any) -> tuple[str, ...]:
    """The keywords of something printed, in the order in which they come up."""
    return tuple(dict.fromkeys(_keywords(thing)))


def _keywords(thing: Any) -> Iterator[str]:
    if isinstance(thing, Tower):
        yield from _tower(thing)
    elif isinstance(thing, Attack):
        yield from OF_REACH[reach_kind(thing.arrows)]
        yield from _attack(thing)
    elif isinstance(thing, Enemy):
        yield from (key for key in PROPERTIES if key in thing.properties)
    elif isinstance(thing, Card):
        yield from _card(thing)
    elif isinstance(thing, Storm):
        yield from ("storm", *OF_RULES.get(thing.rule, ()))
        yield from _text(thing.text)
    elif isinstance(thing, Scenario):
        yield from _scenario(thing)
    else:
        yield from _text(thing)


def _tower(tower: Tower) -> Iterator[str]:
    for attack in tower.attacks:
        yield from ("precise",) if attack.arrows == PRECISE else ("reach",)
        yield from _attack(attack)
    yield "building-site"


def _attack(attack: Attack) -> Iterator[str]:
    pieces = attack.pieces.replace("+", " ").split()
    yield attack.type
    if any(piece != SOLDIER for piece in pieces):
        yield "tile"
    if SOLDIER in pieces:
        yield "soldier"
    if "+" in attack.pieces:
        yield "linked-tiles"
    if attack.free and any(piece != "X" for piece in pieces):
        yield "free-rotation"
    if attack.rule in ("chain", "sides"):
        yield "touch"


def _card(card: Card) -> Iterator[str]:
    if card.kind in (PORTAL, GHOST):
        yield card.kind
    if card.kind == LIFE:
        yield "life-card"
    yield from (key for key in ("flying", "ghost", "scouts") if getattr(card, key))
    for _, enemy in card.faces[0].enemies:
        yield from _keywords(enemy)


def _scenario(scenario: Scenario) -> Iterator[str]:
    if scenario.boss is not None:
        yield "boss"
        yield from ("life-card",) if scenario.boss.lives else ()
    if scenario.goal == "portals":
        yield "portal"
    yield from ("spell", "power-symbol") if scenario.spells else ()
    yield from ("terrain", "scouts") if scenario.map.terrain else ()
    yield from ("ghost",) if scenario.ghosts else ()
    yield from ("white-site",) if any(site.group == "W" for site in scenario.map.sites) else ()


def _text(thing: Any) -> Iterator[str]:
    """The keywords of scripts, and of what holds them."""
    if isinstance(thing, Script):
        for part in thing:
            yield from _keywords(part)
    elif isinstance(thing, Verb) or is_dataclass(thing):
        yield from OF_VERBS.get(kebab(type(thing).__name__), ())
        for value in facts_of(thing).values():
            if isinstance(value, Script | Attack | Ability):
                yield from _keywords(value)
            elif isinstance(value, tuple):
                yield from (key for part in value for key in _keywords(part))
