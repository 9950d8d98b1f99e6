"""The filters of the card browser: what can be chosen, and what is left."""

from functools import cache
from typing import NamedTuple

from starlette.datastructures import QueryParams

from siegeworks.games.rift.rules.printed import FAMILIES, GHOST, HORDE, PORTAL
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.siegestorm.rules.card import FACTIONS, RANKS
from siegeworks.games.siegestorm.words.book import words
from siegeworks.pages.cards.things import KINDS, RIFT, SIEGESTORM, Thing, all_things, said
from siegeworks.pages.rules.searching import folded, holds, wanted
from siegeworks.words.phrases import capital

DEAREST = 5
"""From this cost on cards are found together."""
HAS = ("action", "passive", "activation")
HORDES = (HORDE, PORTAL, GHOST)


class Wish(NamedTuple):
    """What somebody looks for; an empty text asks for nothing."""

    q: str
    game: str
    kind: str
    group: str
    cost: str
    rank: str
    has: str


def wish_of(query: QueryParams) -> Wish:
    """The wish of a request; what nobody could wish for is left out."""
    found = {name: query.get(name, "")[:100].strip() for name in Wish._fields}
    for name, values in choices().items():
        if found[name] not in values:
            found[name] = ""
    return Wish(**found)


@cache
def choices() -> dict[str, tuple[str, ...]]:
    """The values of every filter but the words."""
    things = all_things()
    groups = dict.fromkeys(each.group for each in things if each.group)
    kinds = dict.fromkeys(kind for kinds in KINDS.values() for kind in kinds)
    return {
        "game": (SIEGESTORM, RIFT),
        "kind": tuple(kinds),
        "group": tuple(groups),
        "cost": (*map(str, range(DEAREST)), f"{DEAREST}+"),
        "rank": (*RANKS, "1", "2", "3", "4"),
        "has": HAS,
    }


def labels(language: str) -> dict[str, dict[str, str]]:
    """What the values of filters are called, as far as the games have words for them."""
    siege, rift = words(language), rift_words(language)
    groups = choices()["group"]
    named = {group: capital(rift.family(group)) for group in FAMILIES}
    named |= {group: capital(rift.term(group)) for group in HORDES}
    named |= {group: capital(siege.term(group)) for group in groups if group not in named}
    level = capital(rift.term("level"))
    ranks = {rank: capital(siege.term(rank)) for rank in RANKS}
    terms = {"action": "action", "passive": "passive-ability", "activation": "activation-cost"}
    return {
        "group": {group: named[group] for group in (*FACTIONS, *groups)},
        "rank": ranks | {number: f"{level} {number}" for number in "1234"},
        "has": {key: capital(siege.term(term)) for key, term in terms.items()},
    }


def found(wish: Wish, language: str) -> list[Thing]:
    """The things that fit a wish."""
    searched = wanted(wish.q)
    return [
        thing
        for thing in all_things()
        if _fits(thing, wish) and (not searched or holds(searched, _text(thing, language)))
    ]


def _fits(thing: Thing, wish: Wish) -> bool:
    return (
        wish.game in ("", thing.game)
        and wish.kind in ("", thing.kind)
        and wish.group in ("", thing.group)
        and wish.rank in ("", thing.rank)
        and (not wish.has or wish.has in thing.has)
        and (not wish.cost or _costs(thing, wish.cost))
    )


def _costs(thing: Thing, cost: str) -> bool:
    if thing.cost is None:
        return False
    return thing.cost >= DEAREST if cost.endswith("+") else thing.cost == int(cost)


@cache
def _text(thing: Thing, language: str) -> str:
    """All that is printed, folded: in the reader's language, and its name in English."""
    page, english = said(thing, language), said(thing, "en")
    parts = [english.name, page.name, page.mark, *(text for pair in page.texts for text in pair)]
    return folded(" ".join(parts))
