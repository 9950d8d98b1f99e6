"""The decks a guest keeps: a name and lines, in the store of the table."""

import time
from typing import Any, NamedTuple

from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.rules.deck import Deck, check_deck, parse_deck
from siegeworks.games.siegestorm.rules.deckcode import deck_from_code, deck_to_code
from siegeworks.table.identity import new_id
from siegeworks.table.store import Store

GAME = "siegestorm"
"""The game that decks are built for."""
MOST_DECKS = 40
"""Decks one guest may keep."""
AGREEMENTS = ("free_for_all", "promo_cards")
"""The switches on which the legality of a deck depends."""
LEAST = ((False, False), (False, True), (True, False), (True, True))
"""What may be agreed on, the least first."""

DECKS = """
CREATE TABLE IF NOT EXISTS decks (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    lines TEXT NOT NULL,
    changed REAL NOT NULL
) WITHOUT ROWID
"""
"""The decks that guests keep."""
OF_GUEST = "CREATE INDEX IF NOT EXISTS decks_of ON decks (guest)"
SCHEMA = (DECKS, OF_GUEST)
KEEP = (
    "INSERT INTO decks SELECT ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM decks WHERE guest = ?) < ?"
)
CHANGE = "UPDATE decks SET name = ?, lines = ?, changed = ? WHERE guest = ? AND id = ?"
FORGET = "DELETE FROM decks WHERE guest = ? AND id = ?"
FIELDS = "SELECT id, name, lines, changed FROM decks WHERE guest = ?"


class KeptDeck(NamedTuple):
    """A deck in the book of a guest."""

    id: str
    deck: Deck
    changed: float

    def fields(self) -> dict[str, Any]:
        """The deck as a list shows it, and as a seat can bring it."""
        agreed = needed(self.deck)
        return {
            "id": self.id,
            "game": GAME,
            "name": self.deck.name,
            "size": self.deck.size,
            "code": deck_to_code(self.deck),
            "lines": list(self.deck.lines),
            "legal": agreed is not None,
            "switches": agreed or {},
        }


def needed(deck: Deck) -> dict[str, str] | None:
    """The least that must be agreed on to play with a deck; None if nothing makes it legal."""
    for free_for_all, promo_cards in LEAST:
        if not check_deck(deck, free_for_all=free_for_all, promo_cards=promo_cards):
            return switches(free_for_all, promo_cards)
    return None


def switches(free_for_all: bool, promo_cards: bool) -> dict[str, str]:
    """What is agreed on, as the switches of a game."""
    chosen = zip(AGREEMENTS, (free_for_all, promo_cards), strict=True)
    return {name: "true" for name, value in chosen if value}


async def kept_decks(store: Store, guest: str) -> list[KeptDeck]:
    """The decks of a guest, the one that was changed last first."""
    rows = await store.rows(f"{FIELDS} ORDER BY changed DESC, id", guest)
    return [found for row in rows if (found := _read(*row)) is not None]


async def kept_deck(store: Store, guest: str, ident: str) -> KeptDeck | None:
    """One deck of a guest."""
    rows = await store.rows(f"{FIELDS} AND id = ?", guest, ident)
    return _read(*rows[0]) if rows else None


def _read(ident: str, name: str, lines: str, changed: float) -> KeptDeck | None:
    """A deck as it was kept; None if it holds cards that are no longer printed."""
    try:
        deck = parse_deck(lines)
    except Refused:
        return None
    return KeptDeck(ident, Deck(name, deck.cards), changed)


async def keep(store: Store, guest: str, deck: Deck, ident: str = "") -> str:
    """Keep a deck, in the place of another one if that is named; its id, empty if all is full."""
    lines, now = "\n".join(deck.lines), time.time()
    if ident and await kept_deck(store, guest, ident) is not None:
        await store.write([(CHANGE, (deck.name, lines, now, guest, ident))])
        return ident
    made = new_id()
    await store.write([(KEEP, (made, guest, deck.name, lines, now, guest, MOST_DECKS))])
    return made if await kept_deck(store, guest, made) is not None else ""


async def forget(store: Store, guest: str, ident: str) -> None:
    """Take a deck out of the book."""
    await store.write([(FORGET, (guest, ident))])


async def choices(store: Store, guest: str, code: str = "") -> list[dict[str, Any]]:
    """The decks a guest can bring to a game: one that was linked first, then their own."""
    own = [kept.fields() for kept in await kept_decks(store, guest)]
    legal = [deck for deck in own if deck["legal"]]
    linked = _linked(code)
    if linked is None:
        return legal
    same = [deck for deck in legal if deck["lines"] == linked["lines"]]
    rest = [deck for deck in legal if deck not in same]
    return [{**(same[0] if same else linked), "chosen": True}, *rest]


def _linked(code: str) -> dict[str, Any] | None:
    """The deck of a code, if it is one that can be played."""
    try:
        found = KeptDeck("linked", deck_from_code(code), 0.0).fields() if code else None
    except Refused:
        return None
    return found if found and found["legal"] else None
