"""Decks for machines and for chats: as JSON, and as a short code to paste anywhere.

The code names a card by a hash of its id, so it stays valid when the sets grow.
"""

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Any, NoReturn

from siegeworks.core.refusal import BadText, no_json
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.deck import MOST_COPIES, Deck, deck_name, deck_of

FORMAT = "siegeworks-deck"
VERSION = 1
PREFIX = "SS1-"
CODE_LENGTH = 10_000
"""No deck needs a longer code."""
_ENTRY = 3
"""Bytes of a card in the code: 20 bits of its hash, 4 bits for up to 15 copies."""
_COUNT_LIMIT = 15
_HEAD = 2
"""Bytes for the number of entries."""
_CHECK = 2
_DIGITS = re.compile(r"[A-Za-z0-9_-]*")


def fail(message: str, /, **facts: Any) -> NoReturn:
    """Say why this is no deck."""
    raise BadText("deck", None, message, **facts)


# -- JSON ----------------------------------------------------------------------------------


def deck_to_json(deck: Deck) -> str:
    """A deck as a JSON object."""
    return json.dumps({FORMAT: VERSION, "name": deck.name, "cards": dict(deck.cards)})


def deck_from_json(text: str, *, box: SiegeBox = BOX) -> Deck:
    """The deck of a JSON object."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as fault:
        fail("not JSON: {where}", where=no_json(fault))
    match data:
        case {"siegeworks-deck": 1, "name": str(name), "cards": dict(cards)} if len(data) == 3:
            for ident, count in cards.items():
                if ident not in box.numbers:
                    fail("unknown card {card!r}{hint}", card=ident, hint="")
                if type(count) is not int or not 0 < count <= MOST_COPIES:
                    fail(
                        "{ident}: {count!r} is not a number of copies from 1 to {most}",
                        ident=ident,
                        count=count,
                        most=MOST_COPIES,
                    )
            return deck_of(box, deck_name(name), cards.items())
    fail(
        "expected an object with {format} {version}, name and cards, no more",
        format=FORMAT,
        version=VERSION,
    )


# -- short code ----------------------------------------------------------------------------


def deck_to_code(deck: Deck) -> str:
    """A deck as a short code."""
    entries = list(_entries(deck))
    body = len(entries).to_bytes(_HEAD, "big") + b"".join(entries) + deck.name.encode()
    return PREFIX + urlsafe_b64encode(body + _check(body)).decode().rstrip("=")


def _entries(deck: Deck) -> Iterator[bytes]:
    """Each card with its copies; more than one entry can count take several."""
    for ident, count in deck.cards:
        while count > 0:
            copies = min(count, _COUNT_LIMIT)
            yield (_number(ident) << 4 | copies).to_bytes(_ENTRY, "big")
            count -= copies


def deck_from_code(code: str, *, box: SiegeBox = BOX) -> Deck:
    """The deck of a short code."""
    body = _body(code.strip())
    end = _HEAD + int.from_bytes(body[:_HEAD], "big") * _ENTRY
    if len(body) < end:
        fail("the code is cut short")
    known = _numbers(box.ids)
    copies = []
    for start in range(_HEAD, end, _ENTRY):
        number, count = divmod(int.from_bytes(body[start : start + _ENTRY], "big"), 16)
        if number not in known or not count:
            fail("the code names a card that is not in this box")
        copies.append((known[number], count))
    try:
        name = body[end:].decode()
    except UnicodeDecodeError:
        fail("the name in the code cannot be read")
    deck = deck_of(box, deck_name(name), copies)
    if any(count > MOST_COPIES for _, count in deck.cards):
        fail("the code has more than {most} copies of a card", most=MOST_COPIES)
    return deck


def _body(code: str) -> bytes:
    """The bytes of a code, if they are whole."""
    if not code.startswith(PREFIX) or len(code) > CODE_LENGTH:
        fail("a code begins with {prefix}", prefix=PREFIX)
    digits = code.removeprefix(PREFIX)
    if not _DIGITS.fullmatch(digits) or len(digits) % 4 == 1:
        fail("the code was copied wrongly: it has signs too many, or too few")
    data = urlsafe_b64decode(digits + "=" * (-len(digits) % 4))
    body, check = data[:-_CHECK], data[-_CHECK:]
    if check != _check(body):
        fail("the code was copied wrongly: its check does not fit")
    return body


def _check(body: bytes) -> bytes:
    return blake2b(body, digest_size=_CHECK).digest()


def _number(ident: str) -> int:
    """A number of 20 bits for a card, whatever else is in the box."""
    return int.from_bytes(blake2b(ident.encode(), digest_size=3).digest(), "big") >> 4


@cache
def _numbers(ids: tuple[str, ...]) -> dict[int, str]:
    found = {_number(ident): ident for ident in ids}
    if len(found) != len(ids):
        raise ValueError("two cards share a number in deck codes")
    return found
