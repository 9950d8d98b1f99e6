"""Every picture of Siegestorm, by kind and id, and how they stand on the contact sheet."""

from collections.abc import Iterator
from functools import partial
from typing import Unpack

from siegeworks.games.siegestorm.pictures import (
    art,
    boards,
    boss,
    card_back,
    card_frame,
    crest,
    figure,
    ground,
    heraldry,
    icon,
    rank,
)
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.pictures.frame import Caption
from siegeworks.pictures.wings import Draw, Entry, Group, Wing, known, named


def _of_cards(draw: Draw) -> dict[str, Draw]:
    return {card.id: partial(draw, card) for card in BOX.cards}


def _frame(card: Card, **caption: Unpack[Caption]) -> str:
    return card_frame(card.faction, card.rank, card.att is not None, **caption)


def _grounds() -> dict[str, Draw]:
    return {
        f"{kind}-{side}": partial(ground, kind, side)
        for kind in boards.GROUNDS
        for side in boards.SIDES
    }


WINGS: dict[str, Wing] = {
    "card": known(_of_cards(art)),
    "frame": known(_of_cards(_frame)),
    "rank": known(_of_cards(rank)),
    "back": named(boards.FRAMES, card_back),
    "crest": named(figure.DECKS, crest),
    "icon": named(heraldry.ICONS, icon),
    "boss": named(BOX.bosses, boss),
    "ground": known(_grounds()),
}
"""Its pictures by kind."""
KINDS = {
    "boss": (168, False),
    "crest": (96, True),
    "icon": (48, True),
    "back": (120, False),
    "ground": (150, False),
}
"""Kinds shown as the gallery has them: how wide, and whether also small."""


def groups() -> Iterator[Group]:
    """Every group of pictures with its heading."""
    for deck in figure.DECKS:
        cards = [card for card in BOX.cards if card.faction == deck]
        yield f"Cards: {deck}", [Entry(c.id, partial(art, c), 168, False) for c in cards]
    for kind, (wide, small) in KINDS.items():
        wing = WINGS[kind]
        yield kind.title(), [Entry(i, partial(wing.draw, i), wide, small) for i in wing.ids]
    samples = {(card.rank, card.symbol): card for card in BOX.cards}.values()
    yield "Ranks", [Entry(f"{c.rank} {c.symbol}", partial(rank, c), 72) for c in samples]
    yield "Frames", list(_frames())


def _frames() -> Iterator[Entry]:
    for deck in boards.FRAMES:
        for place in {card.rank: None for card in BOX.cards if card.faction == deck}:
            draw = partial(card_frame, deck, place, place != "boss")
            yield Entry(f"{deck} {place}", draw, 150, False)
