"""Checks: what holds of the game but cannot be shown by playing, each named by a case.

A check lists what is wrong; it holds if it lists nothing.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from siegeworks.siegestorm import BOX
from siegeworks.siegestorm.card import FACTIONS
from siegeworks.siegestorm.deck import starter_deck

Check = Callable[[], Iterable[str]]
C = TypeVar("C", bound=Check)

CHECKS: dict[str, Check] = {}
"""Every check by name."""


def check(function: C) -> C:
    """List a function as a check, by its own name."""
    CHECKS[function.__name__] = function
    return function


def differs(what: str, found: object, expected: object) -> Iterator[str]:
    """Say so if something is not what it should be."""
    if found != expected:
        yield f"{what}: {found}, expected {expected}"


@check
def cards_have_ids_made_of_their_names() -> Iterator[str]:
    """A card can be found by its English name and by its id alike."""
    for card in BOX.cards:
        plain = "".join(sign for sign in card.name.lower() if sign.isalnum() or sign in " -")
        yield from differs(f"id of {card.name}", card.id, "-".join(plain.split()))


@check
def starter_decks_hold_starter_cards_of_one_faction() -> Iterator[str]:
    """A starter deck is made of the cards with the starter symbol."""
    for faction in FACTIONS:
        for ident, _ in starter_deck(BOX, faction).cards:
            card = BOX.cards[BOX.numbers[ident]]
            yield from differs(f"faction of {ident}", card.faction, faction)
            yield from differs(f"symbol of {ident}", card.symbol, "starter")
