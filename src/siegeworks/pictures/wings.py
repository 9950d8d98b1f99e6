"""Wings: the pictures of one kind, by id. A game lists its own in its room `pictures`."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple, Unpack

from siegeworks.pictures.frame import Caption

Draw = Callable[..., str]


class Wing(NamedTuple):
    """All pictures of one kind: their ids, and how to draw one of them."""

    ids: tuple[str, ...]
    draw: Draw


def named(ids: Iterable[str], draw: Draw) -> Wing:
    """Pictures that are drawn by their id."""
    return Wing(tuple(ids), draw)


def known(drawn: dict[str, Draw]) -> Wing:
    """Pictures that are each drawn in their own way."""

    def draw(name: str, **caption: Unpack[Caption]) -> str:
        return drawn[name](**caption)

    return Wing(tuple(drawn), draw)


def numbered(numbers: Iterable[int], draw: Draw) -> Wing:
    """Pictures that are drawn by a number."""
    return known({str(number): partial(draw, number) for number in numbers})


class Entry(NamedTuple):
    """A picture on the contact sheet: how to draw it, how wide, and whether also small."""

    name: str
    draw: Draw
    wide: int = 120
    small: bool = True


Group = tuple[str, list[Entry]]
"""Pictures on the contact sheet below one heading."""
