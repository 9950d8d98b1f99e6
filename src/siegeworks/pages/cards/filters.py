"""The filters of the card browser: what can be chosen, and what is left."""

from functools import cache
from typing import NamedTuple

from starlette.datastructures import QueryParams

from siegeworks.pages.cards import things
from siegeworks.pages.cards.things import Labels, Thing, all_things, kinds, said
from siegeworks.pages.rules.searching import folded, holds, wanted
from siegeworks.words.languages import LANGUAGES

DEAREST = 5
"""From this cost on cards are found together."""
NAMED = ("group", "rank", "has")
"""Filters whose values the games themselves have words for."""
ENGLISH = LANGUAGES[0]


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
    named = labels(ENGLISH)
    return {
        "game": tuple(kinds()),
        "kind": tuple(dict.fromkeys(kind for each in kinds().values() for kind in each)),
        "cost": (*map(str, range(DEAREST)), f"{DEAREST}+"),
        **{name: tuple(named[name]) for name in NAMED},
    }


@cache
def labels(language: str) -> Labels:
    """What the values of filters are called that games have words for."""
    told = [things.labels(game, language) for game in kinds()]
    return {
        name: {value: text for each in told for value, text in each.get(name, {}).items()}
        for name in NAMED
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
    page, english = said(thing, language), said(thing, ENGLISH)
    parts = [english.name, page.name, page.mark, *(text for pair in page.texts for text in pair)]
    return folded(" ".join(parts))
