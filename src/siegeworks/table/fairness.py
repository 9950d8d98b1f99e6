"""Shuffles that can be checked: a number of the server, numbers of the players, one seed.

The server commits to its number before anybody else names one, by publishing its hash; the seed is
made of all of them. So neither side can choose the shuffle, and afterwards everybody can check it.
"""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import NamedTuple

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.record import Record

NUMBER = re.compile(r"[0-9a-f]{1,64}")
"""A number somebody brings, as hexadecimal digits."""
NUMBER_BYTES = 32
TITLE = "siegeworks-seed 1"
"""What the text that the seed is the hash of begins with."""


class Proof(NamedTuple):
    """What a seed was made of."""

    commitment: str
    secret: str
    numbers: tuple[tuple[Seat, str], ...]
    """What the players brought, by seat."""

    def lines(self) -> tuple[str, ...]:
        """The proof as a record has it."""
        brought = (f"number {SEATS[seat]} {number}" for seat, number in self.numbers)
        return (f"commitment {self.commitment}", f"secret {self.secret}", *brought)


def new_secret() -> str:
    """A number nobody can guess."""
    return token_hex(NUMBER_BYTES)


def commitment(secret: str) -> str:
    """What is published before the game: nobody can find another secret that fits."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, numbers: Mapping[Seat, str]) -> int:
    """The seed of a game, made of all the numbers."""
    brought = (f"{SEATS[seat]} {numbers[seat]}" for seat in sorted(numbers))
    text = "\n".join((TITLE, secret, *brought))
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def proof_of(secret: str, numbers: Mapping[Seat, str]) -> Proof:
    """All that is needed to check a seed."""
    return Proof(commitment(secret), secret, tuple(sorted(numbers.items())))


def read_proof(lines: Sequence[str]) -> Proof | None:
    """The proof some lines of a record tell; None if they tell none."""
    said: dict[str, str] = {}
    numbers: dict[Seat, str] = {}
    for line in lines:
        words = line.split(" ")
        if len(words) == 2 and words[0] in ("commitment", "secret") and words[0] not in said:
            said[words[0]] = words[1]
        elif len(words) == 3 and words[0] == "number" and words[1] in tuple(SEATS):
            numbers[SEATS.index(words[1])] = words[2]
        else:
            return None
    if set(said) != {"commitment", "secret"}:
        return None
    return Proof(said["commitment"], said["secret"], tuple(sorted(numbers.items())))


def fault_of(record: Record) -> str | None:
    """Why the shuffles of a record are not proven; None if they are."""
    if not record.proof:
        return "the record has no proof of its shuffles"
    proof = read_proof(record.proof)
    if proof is None:
        return "the proof cannot be read: expected commitment, secret and numbers"
    if commitment(proof.secret) != proof.commitment:
        return "the secret is not the one the server had committed to"
    if seed_of(proof.secret, dict(proof.numbers)) != record.seed:
        return "the seed is not made of the secret and the numbers"
    return None
