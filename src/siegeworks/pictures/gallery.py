"""The gallery: finds the picture of anything by game, kind and id.

An address such as `chess/piece/rook` needs nothing else. What needs more than an id, as a card with
tokens on it, is drawn by the functions of the game's own room.
"""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import ModuleType
from typing import TypeVar, Unpack

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.pictures.frame import Caption
from siegeworks.pictures.wings import Group, Wing

Thing = TypeVar("Thing")


@cache
def galleries() -> dict[str, ModuleType]:
    """The galleries of those games that have pictures."""
    found = {name: game.own_room("pictures.gallery") for name, game in GAMES.items()}
    return {name: room for name, room in found.items() if room is not None}


def wings(game: str) -> Mapping[str, Wing]:
    """Every kind of picture of a game."""
    found: Mapping[str, Wing] = _found("game", game, galleries()).WINGS
    return found


def groups(game: str) -> Iterator[Group]:
    """How the pictures of a game stand on the contact sheet."""
    yield from _found("game", game, galleries()).groups()


def picture_of(game: str, kind: str, ident: str, **caption: Unpack[Caption]) -> str:
    """The picture of a thing, or why there is none."""
    wing = _found(f"kind of {game} picture", kind, wings(game))
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
