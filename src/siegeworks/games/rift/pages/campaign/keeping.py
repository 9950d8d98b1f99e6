"""Campaigns that groups play at this table: kept as rows, one for each game.

A campaign belongs to whoever has its link. Its games are tables; how one ended is written in the
batch that ends it. What that opens is worked out by `rules.campaign`.
"""

import time
from collections.abc import Sequence
from typing import NamedTuple

from siegeworks.core.refusal import Refused
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.campaign import MOST_PLAYERS, NAME_LENGTH, Campaign, Game
from siegeworks.games.rift.rules.scenario import DIFFICULTIES
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.table.extras import Joining, TableToOpen
from siegeworks.table.identity import new_id
from siegeworks.table.match import Match
from siegeworks.table.store import Store
from siegeworks.table.writing import Statement

MOST_CAMPAIGNS = 20
"""Campaigns one guest may belong to."""
MOST_GAMES = 500
"""Games of a campaign."""

CAMPAIGNS = """
CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    begun REAL NOT NULL
) WITHOUT ROWID
"""
COMPANIONS = """
CREATE TABLE IF NOT EXISTS companions (
    guest TEXT NOT NULL,
    campaign TEXT NOT NULL,
    PRIMARY KEY (guest, campaign)
) WITHOUT ROWID
"""
CAMPAIGN_GAMES = """
CREATE TABLE IF NOT EXISTS campaign_games (
    game TEXT PRIMARY KEY,
    campaign TEXT NOT NULL,
    begun REAL NOT NULL,
    scenario TEXT NOT NULL,
    difficulty TEXT NOT NULL,
    players INTEGER NOT NULL,
    storms INTEGER NOT NULL,
    won INTEGER,
    rounds INTEGER NOT NULL,
    health INTEGER NOT NULL
) WITHOUT ROWID
"""
"""Campaigns, who belongs to them, and their games."""
GAMES_OF = "CREATE INDEX IF NOT EXISTS campaign_games_of ON campaign_games (campaign)"
SCHEMA = (CAMPAIGNS, COMPANIONS, CAMPAIGN_GAMES, GAMES_OF)
CREATE = "INSERT INTO campaigns VALUES (?, ?, ?)"
JOIN = "INSERT OR IGNORE INTO companions VALUES (?, ?)"
LEAVE = "DELETE FROM companions WHERE guest = ? AND campaign = ?"
ADD = "INSERT OR REPLACE INTO campaign_games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
END = "UPDATE campaign_games SET won = ?, rounds = ?, health = ? WHERE game = ?"
OF_GUEST = (
    "SELECT c.id, c.name FROM companions m JOIN campaigns c ON c.id = m.campaign "
    "WHERE m.guest = ? ORDER BY c.begun DESC"
)
NAMED = "SELECT name FROM campaigns WHERE id = ?"
GAMES = (
    "SELECT game, scenario, difficulty, players, won, rounds, health, storms FROM campaign_games "
    "WHERE campaign = ? ORDER BY begun, game"
)
BELONGS = "SELECT 1 FROM companions WHERE guest = ? AND campaign = ?"


class Kept(NamedTuple):
    """A campaign as it is kept here."""

    id: str
    campaign: Campaign
    mine: bool
    """Whether the guest who asks belongs to it."""


def check_title(name: str) -> str:
    """The name of a campaign as it can stand on one line."""
    found = " ".join(name.split())
    if not found or len(found) > NAME_LENGTH or not found.isprintable():
        raise Refused(
            "a campaign has a name of at most {most} printable characters", most=NAME_LENGTH
        )
    return found


async def kept_campaign(store: Store, name: str, guest: str) -> Kept | None:
    """A campaign by its id; None if there is none."""
    named = await store.rows(NAMED, name)
    if not named:
        return None
    games = {
        game: Game(scenario, difficulty, players, "", _flag(won), rounds, health, bool(storms))
        for game, scenario, difficulty, players, won, rounds, health, storms in await store.rows(
            GAMES, name
        )
    }
    mine = bool(await store.rows(BELONGS, guest, name))
    return Kept(name, Campaign(named[0][0], games), mine)


def _flag(value: int | None) -> bool | None:
    return None if value is None else bool(value)


async def of_guest(store: Store, guest: str) -> list[Kept]:
    """The campaigns a guest belongs to, the newest first."""
    kept = [
        await kept_campaign(store, name, guest) for name, _ in await store.rows(OF_GUEST, guest)
    ]
    return [one for one in kept if one is not None]


async def create(store: Store, guest: str, name: str, games: Sequence[Game] = ()) -> str:
    """Begin a campaign, or take over the games of one from elsewhere; its id."""
    if len(await store.rows(OF_GUEST, guest)) >= MOST_CAMPAIGNS:
        raise Refused("a guest may belong to {most} campaigns at most", most=MOST_CAMPAIGNS)
    if len(games) > MOST_GAMES:
        raise Refused("a campaign may have {most} games at most", most=MOST_GAMES)
    made, now = new_id(), time.time()
    statements: list[Statement] = [(CREATE, (made, name, now)), (JOIN, (guest, made))]
    statements += [added(made, new_id(), game, now + place) for place, game in enumerate(games)]
    await store.write(statements)
    return made


def added(campaign: str, key: str, game: Game, begun: float) -> Statement:
    """What writes a game down; its key is that of its table."""
    won = None if game.won is None else int(game.won)
    row = (game.scenario, game.difficulty, game.players, int(game.storms))
    return ADD, (key, campaign, begun, *row, won, game.rounds, game.health)


async def joining(store: Store, wish: TableToOpen) -> Joining:
    """What lets a table be a game of a campaign; refused if that game is not open yet."""
    kept = await kept_campaign(store, wish.series, wish.guest)
    if kept is None:
        raise Refused("there is no such campaign")
    game = _check(kept, wish)
    return lambda table: [added(kept.id, table, game, time.time())]


def _check(kept: Kept, wish: TableToOpen) -> Game:
    """The game somebody wishes to play in a campaign."""
    scenario = BOX.scenarios[wish.game.partition("/")[2]]
    kept.campaign.check_open(scenario, BOX.scenarios.values())
    if not kept.mine:
        raise Refused("join the campaign first")
    if len(kept.campaign.games) >= MOST_GAMES or not 1 <= wish.seats <= MOST_PLAYERS:
        raise Refused("no further game fits into this campaign")
    difficulty = wish.switches.get("difficulty", DIFFICULTIES[0])
    return Game(scenario.id, difficulty, wish.seats, storms=wish.switches.get("storms") == "on")


def ended(match: Match, table: str) -> list[Statement]:
    """What writes down how a game of a campaign ended; of other games there is no row."""
    assert match.outcome is not None
    state: RiftState = match.state
    won = bool(match.outcome.winners)
    return [(END, (int(won), state.round, max(0, state.health), table))]
