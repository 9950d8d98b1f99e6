"""The one source of chance: a single integer that a hash carries from draw to draw."""

from hashlib import blake2b
from typing import TypeVar

SEED_BYTES = 32
SEED_LIMIT = 1 << (8 * SEED_BYTES)

T = TypeVar("T")


def draw(chance: int, sides: int) -> tuple[int, int]:
    """A fair number below `sides`, and the next chance.

    A hash rather than a small generator, so that nobody can compute the rest of a
    shuffle from the part of it they have seen.
    """
    digest = blake2b(chance.to_bytes(SEED_BYTES, "big"), digest_size=SEED_BYTES + 8).digest()
    number = int.from_bytes(digest[SEED_BYTES:], "big") * sides >> 64
    return number, int.from_bytes(digest[:SEED_BYTES], "big")


def shuffled(chance: int, things: tuple[T, ...]) -> tuple[tuple[T, ...], int]:
    """The things in a random order, and the next chance."""
    deal = list(things)
    for last in range(len(deal) - 1, 0, -1):
        other, chance = draw(chance, last + 1)
        deal[last], deal[other] = deal[other], deal[last]
    return tuple(deal), chance
