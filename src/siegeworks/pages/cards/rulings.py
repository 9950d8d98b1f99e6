"""The cases in which a thing matters, and the rulings they show."""

import re
from functools import cache
from typing import NamedTuple

from siegeworks.core.shelf import GAMES
from siegeworks.games.rift.rules import BOX
from siegeworks.pages.cards.things import Thing, said
from siegeworks.pages.rules import faq

RULING = re.compile(r"(?:SS|RT)-R\d+")
MOST_CASES = 40
COMMON = 15
"""A thing in more cases than this is a stand-in in most of them: only those that name it count."""


class Mentions(NamedTuple):
    """What the casebook has to say of a thing."""

    rulings: tuple[str, ...]
    cases: tuple[str, ...]
    """Names of cases, those that speak of it first."""
    cases_all: int


@cache
def mentions(thing: Thing) -> Mentions:
    """The cases that name a thing in their title, then those in which something is done with it."""
    cases = faq.all_cases()
    names = _names(thing)
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b") if names else None
    titled = [
        name
        for name, case in cases.items()
        if pattern and case.game.startswith(thing.game) and pattern.search(case.name)
    ]
    used = [name for ident in _ids(thing) for name in faq.by_thing().get((thing.game, ident), ())]
    close = titled if len(used) > COMMON and titled else [*titled, *used]
    rules = [rule for name in dict.fromkeys(close[:MOST_CASES]) for rule in cases[name].rules]
    rulings = [rule for rule in rules if RULING.fullmatch(rule)]
    named = [clause.id for clause in GAMES[thing.game].clauses() if _speaks(clause.text, pattern)]
    every = tuple(dict.fromkeys((*titled, *used)))
    return Mentions(tuple(dict.fromkeys((*named, *rulings))), every[:MOST_CASES], len(every))


def _speaks(text: str, pattern: re.Pattern[str] | None) -> bool:
    return pattern is not None and pattern.search(text) is not None


def _names(thing: Thing) -> list[str]:
    """What English titles of cases call a thing; hordes have no names of their own."""
    if thing.kind in ("horde", "scenario"):
        return []
    name = said(thing, "en").name
    if thing.kind != "hero":
        return [name]
    return [name.partition(" ")[0], *(title for title, _ in said(thing, "en").texts[1:-1])]


def _ids(thing: Thing) -> list[str]:
    """The ids by which positions and moves speak of a thing."""
    if thing.kind != "hero":
        return [thing.id]
    hero = BOX.heroes[BOX.hero_numbers[thing.id]]
    return [thing.id, *(ability.id for ability in hero.abilities)]
