"""Results: how each finished game ended for a guest, in a small row, so that nothing is replayed.

A row is written in the batch that ends its game. Games that ended before there were rows are
counted when their guest looks at the statistics, a few at a time.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from siegeworks.core.decision import Seat
from siegeworks.games.rift.rules import BOX as RIFT_BOX
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import starter_deck
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.table.agreed import Agreed
from siegeworks.table.origin import NOWHERE
from siegeworks.table.standing import Standing
from siegeworks.table.store import Store
from siegeworks.table.writing import Statement

ADD = "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)"
UNCOUNTED = (
    "SELECT DISTINCT t.id FROM holders h JOIN tables t ON t.n = h.n "
    "LEFT JOIN results r ON r.guest = h.guest AND r.n = h.n "
    "WHERE h.guest = ? AND t.ended IS NOT NULL AND r.n IS NULL ORDER BY t.n DESC"
)
OF_GUEST = (
    "SELECT r.ended, r.facts, t.id FROM results r JOIN tables t ON t.n = r.n "
    "WHERE r.guest = ? ORDER BY r.ended, r.n"
)
MIXED = "mixed"
"""The faction of a deck that has cards of several."""
KEY_BYTES = 8


class Other(msgspec.Struct, omit_defaults=True):
    """Somebody else at the table."""

    player: str = ""
    """The machine that sat there when the game began; empty for a person."""
    name: str = ""
    """What a person called themselves at this table."""
    partner: bool = False


class Brought(msgspec.Struct, omit_defaults=True):
    """The deck somebody played with."""

    faction: str
    key: str
    """Stands for the lines of the deck."""
    starter: bool = False


class Result(msgspec.Struct, omit_defaults=True):
    """How a game ended for a guest."""

    game: str
    seats: int
    answers: int
    won: bool | None = None
    """None where a guest sat on both sides, or the game did not begin at its beginning."""
    others: list[Other] = []
    deck: Brought | None = None
    heroes: list[str] = []
    switches: dict[str, str] = {}


class Ended(NamedTuple):
    """A result with when it was, and at which table."""

    when: float
    result: Result
    table: str


RESULT = msgspec.json.Decoder(Result)


def statements(
    standing: Standing, holders: Iterable[tuple[str, Seat]], number: int, ended: float
) -> list[Statement]:
    """What writes down how a game ended, for every guest who held a seat."""
    seats: dict[str, list[Seat]] = {}
    for guest, seat in sorted(holders):
        seats.setdefault(guest, []).append(seat)
    return [
        (ADD, (guest, number, ended, msgspec.json.encode(result_of(standing, mine))))
        for guest, mine in seats.items()
    ]


def unknown(
    game: str, holders: Iterable[tuple[str, Seat]], number: int, ended: float
) -> list[Statement]:
    """What writes down a game of which nothing more is known than that it ended."""
    facts = msgspec.json.encode(Result(game, 0, 0))
    return [(ADD, (guest, number, ended, facts)) for guest in sorted({one for one, _ in holders})]


def result_of(standing: Standing, mine: Sequence[Seat]) -> Result:
    """How a finished game ended for whoever held these seats."""
    agreed = standing.agreed
    fresh = agreed.origin == NOWHERE
    partners = standing.game.partners(standing.state, mine[0])
    return Result(
        game=agreed.game,
        seats=len(agreed.seats),
        answers=len(standing.steps),
        won=_won(standing, mine) if fresh else None,
        others=[
            Other(seat.player if seat.kind == "machine" else "", seat.name, place in partners)
            for place, seat in enumerate(agreed.seats)
            if place not in mine
        ],
        deck=_brought(agreed, mine[0]),
        heroes=_heroes(standing, mine),
        switches={name: agreed.switches[name] for name in sorted(agreed.switches)},
    )


def _won(standing: Standing, mine: Sequence[Seat]) -> bool | None:
    """Whether all seats of a guest won; None if one did and another did not."""
    assert standing.outcome is not None
    winners, seats = set(standing.outcome.winners), standing.agreed.seats
    played = [seat for seat in mine if seats[seat].kind != "machine"]
    found = {seat in winners and not standing.sitters[seat].resigned for seat in played}
    return found.pop() if len(found) == 1 else None


def _brought(agreed: Agreed, seat: Seat) -> Brought | None:
    """The deck of a seat; none in a game without decks, or one laid out from a position."""
    lines = agreed.seats[seat].brings
    if agreed.game.startswith("rift") or not lines:
        return None
    key = deck_key(lines)
    if key in _starters():
        return Brought(_starters()[key], key, starter=True)
    idents = [line.partition(" ")[2] for line in lines]
    cards = [BOX.cards[BOX.numbers[ident]] for ident in idents if ident in BOX.numbers]
    factions = {card.faction for card in cards} & set(FACTIONS)
    return Brought(factions.pop() if len(factions) == 1 else MIXED, key)


@cache
def _starters() -> dict[str, str]:
    """The starter decks, each by what stands for its lines."""
    return {deck_key(starter_deck(BOX, faction).lines): faction for faction in FACTIONS}


def deck_key(lines: Iterable[str]) -> str:
    """What stands for the lines of a deck, whatever their order."""
    return blake2b("\n".join(sorted(lines)).encode(), digest_size=KEY_BYTES).hexdigest()


def _heroes(standing: Standing, mine: Sequence[Seat]) -> list[str]:
    """The heroes of these seats."""
    figures = getattr(standing.state, "figures", ())
    return [
        RIFT_BOX.heroes[figure.hero].id
        for figure in figures[: len(standing.sitters)]
        if figure.seat in mine and not figure.guest
    ]


def mode_of(game: str) -> str:
    """The mode or scenario of a game."""
    return game.partition("/")[2]


def boss_of(result: Result) -> str:
    """The boss a Siegestorm game was against; empty if there was none."""
    from siegeworks.core.shelf import GAMES

    mode = MODES.get(mode_of(result.game))
    if mode is None or not mode.boss_turn:
        return ""
    return result.switches.get("boss", GAMES["siegestorm"].switches["boss"][0])


def difficulty_of(result: Result) -> str:
    """The difficulty that was agreed on, in games that have one."""
    from siegeworks.core.shelf import game_of

    known, mode = game_of(result.game)
    if mode in MODES and not MODES[mode].boss_turn:
        return ""
    return result.switches.get("difficulty", known.switches["difficulty"][0])


# -- reading -------------------------------------------------------------------------------


async def ended_games(store: Store, guest: str) -> list[Ended]:
    """All results of a guest, the oldest first."""
    rows = await store.rows(OF_GUEST, guest)
    return [Ended(when, RESULT.decode(facts), table) for when, facts, table in rows]


async def uncounted(store: Store, guest: str) -> list[str]:
    """Finished games of a guest that have no row yet, the newest first."""
    return [row[0] for row in await store.rows(UNCOUNTED, guest)]
