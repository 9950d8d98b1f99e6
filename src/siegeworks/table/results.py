"""Results: how each finished game ended for a guest, in a small row, so that nothing is replayed.

A row is written in the batch that ends its game. Games that ended before there were rows are
counted when their guest looks at the statistics, a few at a time.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from siegeworks.core.decision import Seat
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import is_installed
from siegeworks.table.match import Match
from siegeworks.table.origin import NOWHERE
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

    group: str = msgspec.field(name="faction")
    """What it is counted under with other decks of its kind, by the word of the game."""
    key: str
    """Stands for the lines of the deck."""
    ready: bool = msgspec.field(default=False, name="starter")
    """Whether it is one of the game's own, there for everybody."""


class Result(msgspec.Struct, omit_defaults=True):
    """How a game ended for a guest."""

    game: str
    seats: int
    answers: int
    won: bool | None = None
    """None where a guest sat on both sides, or the game did not begin at its beginning."""
    others: list[Other] = []
    deck: Brought | None = None
    roles: list[str] = msgspec.field(default_factory=list, name="heroes")
    """Whom the guest played, by id, in games where one plays somebody."""
    switches: dict[str, str] = {}


class Ended(NamedTuple):
    """A result with when it was, and at which table."""

    when: float
    result: Result
    table: str


RESULT = msgspec.json.Decoder(Result)


def statements(
    match: Match, holders: Iterable[tuple[str, Seat]], number: int, ended: float
) -> list[Statement]:
    """What writes down how a game ended, for every guest who held a seat."""
    seats: dict[str, list[Seat]] = {}
    for guest, seat in sorted(holders):
        seats.setdefault(guest, []).append(seat)
    return [
        (ADD, (guest, number, ended, msgspec.json.encode(result_of(match, mine))))
        for guest, mine in seats.items()
    ]


def unknown(
    game: str, holders: Iterable[tuple[str, Seat]], number: int, ended: float
) -> list[Statement]:
    """What writes down a game of which nothing more is known than that it ended."""
    facts = msgspec.json.encode(Result(game, 0, 0))
    return [(ADD, (guest, number, ended, facts)) for guest in sorted({one for one, _ in holders})]


def result_of(match: Match, mine: Sequence[Seat]) -> Result:
    """How a finished game ended for whoever held these seats."""
    agreed = match.agreed
    fresh, noted = agreed.origin == NOWHERE, match.game.room("statistics").STATISTICS
    partners = match.game.partners(match.state, mine[0])
    return Result(
        game=agreed.game,
        seats=len(agreed.seats),
        answers=len(match.steps),
        won=_won(match, mine) if fresh else None,
        others=[
            Other(seat.player if seat.kind == "machine" else "", seat.name, place in partners)
            for place, seat in enumerate(agreed.seats)
            if place not in mine
        ],
        deck=noted.brought(agreed.seats[mine[0]].brings),
        roles=noted.roles(match.state, mine),
        switches={name: agreed.switches[name] for name in sorted(agreed.switches)},
    )


def _won(match: Match, mine: Sequence[Seat]) -> bool | None:
    """Whether all seats of a guest won; None if one did and another did not."""
    assert match.outcome is not None
    winners, seats = set(match.outcome.winners), match.agreed.seats
    played = [seat for seat in mine if seats[seat].kind != "machine"]
    found = {seat in winners and not match.sitters[seat].resigned for seat in played}
    return found.pop() if len(found) == 1 else None


def deck_key(lines: Iterable[str]) -> str:
    """What stands for the lines of a deck, whatever their order."""
    return blake2b("\n".join(sorted(lines)).encode(), digest_size=KEY_BYTES).hexdigest()


def mode_of(game: str) -> str:
    """The mode of a game."""
    return game.partition("/")[2]


def setup_of(result: Result) -> Setup:
    """The set-up of a game, as far as a result tells it."""
    switches = tuple(sorted(result.switches.items()))
    return Setup(mode_of(result.game), (Seating(),) * result.seats, switches)


# -- reading -------------------------------------------------------------------------------


async def ended_games(store: Store, guest: str) -> list[Ended]:
    """All results of a guest in games that are installed, the oldest first."""
    rows = await store.rows(OF_GUEST, guest)
    ended = [Ended(when, RESULT.decode(facts), table) for when, facts, table in rows]
    return [one for one in ended if is_installed(one.result.game)]


async def uncounted(store: Store, guest: str) -> list[str]:
    """Finished games of a guest that have no row yet, the newest first."""
    return [row[0] for row in await store.rows(UNCOUNTED, guest)]
