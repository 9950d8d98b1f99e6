"""What a game adds to the table besides being played there: pages, things kept for guests, series.

A game that adds something has a room `pages` with an `EXTRAS` of its own; every part has a default.
Templates of its pages lie in `pages/templates` of its package and are named `GAME/NAME.html`;
scripts and style sheets lie in `pages/static` and are served at `/static/games/GAME/pages`.
"""

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES, game_named

if TYPE_CHECKING:
    from fastapi import APIRouter

    from siegeworks.table.match import Match
    from siegeworks.table.store import Store
    from siegeworks.table.writing import Statement


class Place(NamedTuple):
    """An entry of the main navigation."""

    path: str
    phrase: str
    """The phrase that names it; it stands among those of all pages."""
    order: int
    """Entries with lower numbers come first."""


class TableToOpen(NamedTuple):
    """A table that somebody wishes to open as part of a series of games."""

    game: str
    seats: int
    switches: dict[str, str]
    series: str
    """The id of the series, such as a campaign."""
    guest: str


class Joining(Protocol):
    """Makes a table that was opened a part of its series."""

    def __call__(self, table: str) -> "list[Statement]":
        """What writes that down."""
        ...


class Service(Protocol):
    """Something that runs as long as the server does."""

    def close(self) -> None:
        """End whatever is going on."""
        ...


class Extras:
    """What a game adds to the table; this one adds nothing."""

    places: tuple[Place, ...] = ()
    schema: tuple[str, ...] = ()
    """Statements that create what it keeps in the database, if that is not there yet."""

    def routers(self) -> "tuple[APIRouter, ...]":
        """The addresses that it answers at."""
        return ()

    def service(self) -> Service | None:
        """Starts what runs as long as the server does; found again in `Table.services`."""
        return None

    async def own_decks(self, store: "Store", guest: str, code: str = "") -> list[dict[str, Any]]:
        """What a guest can bring of their own; what a code in the address means comes first."""
        return []

    async def deck_names(self, store: "Store", guest: str) -> dict[str, str]:
        """What a guest calls their own decks, by what `results.deck_key` makes of their lines."""
        return {}

    async def join_series(self, store: "Store", wish: TableToOpen) -> Joining:
        """Let a table be part of a series of games; refused if it cannot be."""
        raise Refused("{game} is not part of the campaign", game=wish.game)

    def ended(self, match: "Match", table: str) -> "list[Statement]":
        """What writes down how a game ended, besides the results of its guests."""
        return []


EXTRAS = Extras()
"""The usual: nothing."""


def extras_of(game: str) -> Extras:
    """What a game adds, by its name with or without its mode."""
    found: Extras = game_named(game).room("pages").EXTRAS
    return found


def all_extras() -> list[Extras]:
    """What each game adds, in the order of the shelf."""
    return [extras_of(name) for name in GAMES]
