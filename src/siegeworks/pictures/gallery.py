"""The gallery: one table that finds the picture of anything by game, kind and id.

An address such as `siegestorm/card/armored-yak` needs nothing else. What needs more than an id, as
a horde with tiles on it, is drawn by the functions of the game's own room.
"""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import NamedTuple, TypeVar, Unpack

from siegeworks.core.refusal import Refused
from siegeworks.games.rift import pictures as rift
from siegeworks.games.rift.pictures import badges, tokens
from siegeworks.games.rift.rules import BOX as RIFT
from siegeworks.games.siegestorm import pictures as siegestorm
from siegeworks.games.siegestorm.pictures import boards, figure, heraldry
from siegeworks.games.siegestorm.rules import BOX as STORM
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.pictures.frame import Caption

Draw = Callable[..., str]
Thing = TypeVar("Thing")


class Wing(NamedTuple):
    """All pictures of one kind: their ids, and how to draw one of them."""

    ids: tuple[str, ...]
    draw: Draw


def _named(ids: Iterable[str], draw: Draw) -> Wing:
    """Pictures that are drawn by their id."""
    return Wing(tuple(ids), draw)


def _known(drawn: dict[str, Draw]) -> Wing:
    """Pictures that are each drawn in their own way."""

    def draw(name: str, **caption: Unpack[Caption]) -> str:
        return drawn[name](**caption)

    return Wing(tuple(drawn), draw)


def _numbered(numbers: Iterable[int], draw: Draw) -> Wing:
    """Pictures that are drawn by a number."""
    return _known({str(number): partial(draw, number) for number in numbers})


def _of_cards(draw: Draw) -> dict[str, Draw]:
    return {card.id: partial(draw, card) for card in STORM.cards}


def _frame(card: Card, **caption: Unpack[Caption]) -> str:
    return siegestorm.card_frame(card.faction, card.rank, card.att is not None, **caption)


def _grounds() -> dict[str, Draw]:
    return {
        f"{kind}-{side}": partial(siegestorm.ground, kind, side)
        for kind in boards.GROUNDS
        for side in boards.SIDES
    }


def _maps() -> dict[str, Draw]:
    return {
        f"{scenario.id}-{players}": partial(rift.scenario_map, scenario, players)
        for scenario in RIFT.scenarios.values()
        for players in (1, 2, 3, 4)
    }


GALLERY: dict[str, dict[str, Wing]] = {
    "siegestorm": {
        "card": _known(_of_cards(siegestorm.art)),
        "frame": _known(_of_cards(_frame)),
        "rank": _known(_of_cards(siegestorm.rank)),
        "back": _named(boards.FRAMES, siegestorm.card_back),
        "crest": _named(figure.DECKS, siegestorm.crest),
        "icon": _named(heraldry.ICONS, siegestorm.icon),
        "boss": _named(STORM.bosses, siegestorm.boss),
        "ground": _known(_grounds()),
    },
    "rift": {
        "enemy": _named(rift.ENEMIES, rift.enemy),
        "badge": _named(badges.BADGES, rift.badge),
        "tower": _named(RIFT.tower_numbers, rift.tower),
        "hero": _named(RIFT.hero_numbers, rift.hero),
        "boss": _named(RIFT.bosses, rift.boss),
        "spell": _named(RIFT.spell_numbers, rift.spell),
        "storm": _named(RIFT.storm_numbers, rift.storm),
        "horde": _known({card.id: partial(rift.horde, card) for card in RIFT.cards}),
        "map": _known(_maps()),
        "terrain": _named(tokens.TERRAIN, rift.terrain),
        "portal": _numbered(range(5), rift.portal),
        "arrival": _numbered(range(1, 7), rift.arrival),
        "seat": _numbered(range(4), rift.seat),
        "token": _known(
            {
                "crystal": rift.crystal,
                "soldier": rift.soldier,
                "wound": rift.wound,
                "health": rift.health,
            }
        ),
    },
}
"""Every picture that an address can name, by game and kind."""


def picture_of(game: str, kind: str, ident: str, **caption: Unpack[Caption]) -> str:
    """The picture of a thing, or why there is none."""
    wings = _found("game", game, GALLERY)
    wing = _found(f"kind of {game} picture", kind, wings)
    if ident not in wing.ids:
        raise Refused(_unknown(f"{game} {kind}", ident, wing.ids))
    return wing.draw(ident, **caption)


def _found(what: str, name: str, known: Mapping[str, Thing]) -> Thing:
    if name not in known:
        raise Refused(_unknown(what, name, known))
    return known[name]


def _unknown(what: str, name: str, known: Iterable[str]) -> str:
    """That there is no such thing, and what comes near."""
    near = get_close_matches(name, list(known), 1)
    return f"no picture: unknown {what} {name[:60]!r}" + (
        f"; did you mean {near[0]!r}?" if near else ""
    )
