"""The cases in which a thing matters, and the rulings they show."""

import re
from functools import cache
from typing import NamedTuple

from siegeworks.core.shelf import GAMES
from siegeworks.pages.cards.things import Thing, idents, names
from siegeworks.pages.rules import faq

RULING = re.compile(r"[A-Z]+-R\d+")
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
    called = names(thing)
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, called))})\b") if called else None
    titled = [
        name
        for name, case in cases.items()
        if pattern and case.game.startswith(thing.game) and pattern.search(case.name)
    ]
    used = [name for ident in idents(thing) for name in faq.by_thing().get((thing.game, ident), ())]
    close = titled if len(used) > COMMON and titled else [*titled, *used]
    rules = [rule for name in dict.fromkeys(close[:MOST_CASES]) for rule in cases[name].rules]
    rulings = [rule for rule in rules if RULING.fullmatch(rule)]
    named = [clause.id for clause in GAMES[thing.game].clauses() if _speaks(clause.text, pattern)]
    every = tuple(dict.fromkeys((*titled, *used)))
    return Mentions(tuple(dict.fromkeys((*named, *rulings))), every[:MOST_CASES], len(every))


def _speaks(text: str, pattern: re.Pattern[str] | None) -> bool:
    return pattern is not None and pattern.search(text) is not None
