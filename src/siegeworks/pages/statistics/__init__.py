"""Statistics: a guest's own games, and how often they won, with intervals."""

import asyncio
import csv
import io
import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.pages.statistics import charts
from siegeworks.pages.statistics import counting as by
from siegeworks.pages.statistics.labels import SUBJECT, Labels
from siegeworks.table import results
from siegeworks.table.agreed import AGREED
from siegeworks.table.extras import all_extras
from siegeworks.table.match import Match
from siegeworks.table.offers import offer
from siegeworks.table.pages import language_of, page
from siegeworks.table.results import Ended, Result
from siegeworks.table.store import Kept, Store

log = logging.getLogger(__name__)
router = APIRouter(include_in_schema=False)

AT_ONCE = 8
"""Old games that are counted while somebody waits for the page."""
LATEST = 15
"""Games in the list of the latest ones."""
MOST_ROWS = 25
"""Rows of a table, what was played most first."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula."""


def _said(
    keys: Callable[[Result], Iterable[by.Key]], label: Callable[[by.Key], str], result: Result
) -> list[by.Key]:
    """What a result is counted under, in words: what is called the same is the same."""
    return [(label(key),) for key in keys(result)]


@router.get("/statistics")
async def statistics(
    request: Request, game: Annotated[str, Query(max_length=40)] = ""
) -> HTMLResponse:
    """My games, counted."""
    store, guest = request.app.state.table.store, request.state.guest
    left = await count_old(store, guest)
    ended = await results.ended_games(store, guest)
    labels = Labels(language_of(request), await _deck_names(store, guest))
    chosen = [one for one in ended if game in ("", by.game_of(one.result))]
    shown = await asyncio.to_thread(_shown, chosen, game, labels)
    return page(request, "statistics.html", subject=SUBJECT, game=game, left=left, **shown)


def _shown(ended: list[Ended], game: str, labels: Labels) -> dict[str, Any]:
    """Everything the page shows of some games."""
    counted = by.counted(ended)
    parts = [
        (name, [one for one in counted if by.game_of(one.result) == name])
        for name in GAMES
        if game in ("", name)
    ]
    periods = by.over_time(counted, datetime.now(UTC).date())
    names = [labels.period(one.key) for one in periods]
    return {
        "number": len(ended),
        "total": by.tally((), counted),
        "uncounted": len(ended) - len(counted),
        "periods": list(zip(names, periods, strict=True)),
        "timeline": charts.timeline(periods, names, labels.say("statistics-time")),
        "games": [(name, _sections(found, name, labels)) for name, found in parts if found],
        "latest": [_told(one, labels) for one in reversed(ended[-LATEST:])],
        "titles": [(name, offer(name, labels.language).title) for name in GAMES],
        "interval": charts.interval,
        "percent": labels.percent,
    }


def _sections(ended: list[Ended], game: str, labels: Labels) -> list[tuple[str, list[Any]]]:
    """The tables of a game: each with its rows in words."""
    known = {
        "mode": (by.by_mode, labels.mode),
        "scenario": (by.by_mode, labels.mode),
        "difficulty": (by.by_difficulty, labels.difficulty),
        "deck": (by.by_deck, labels.deck),
        "hero": (by.by_role, labels.role),
        "players": (by.by_players, labels.number),
        "opponent": (by.by_opponent, labels.who),
        "partner": (by.by_partner, labels.who),
        "level": (by.by_level, labels.level),
    }
    found = []
    for name in by.statistics_of(game).sections:
        keys, label = known[name]
        rows = by.tallies(ended, partial(_said, keys, label))[:MOST_ROWS]
        if rows:
            found.append((name, [(one.key[0], one) for one in rows]))
    return found


def _told(one: Ended, labels: Labels) -> dict[str, Any]:
    """A game in the list of the latest ones."""
    result = one.result
    others = [*by.by_opponent(result)] or [
        key for key in by.by_partner(result) if key != ("alone",)
    ]
    won = {True: "won", False: "lost", None: "open"}[result.won]
    return {
        "day": by.day_of(one.when).isoformat(),
        "game": labels.game(result.game),
        "others": ", ".join(labels.who(key) for key in others),
        "result": won,
        "url": f"/t/{one.table}",
    }


async def _deck_names(store: Store, guest: str) -> dict[str, str]:
    """The names of the guest's decks, by what stands for their lines."""
    told = [await extras.deck_names(store, guest) for extras in all_extras()]
    return {key: name for each in told for key, name in each.items()}


# -- old games -----------------------------------------------------------------------------


async def count_old(store: Store, guest: str) -> int:
    """Count some of the games that have no row yet; how many are left for another time."""
    old = await results.uncounted(store, guest)
    for table in old[:AT_ONCE]:
        kept = await store.load(table)
        if kept is not None and kept.ended is not None:
            await store.write(await asyncio.to_thread(_count, kept, kept.ended))
    return max(0, len(old) - AT_ONCE)


def _count(kept: Kept, ended: float) -> list[Any]:
    """Play a game again, to see how it ended; what cannot be played any more is not counted."""
    try:
        match = Match(AGREED.decode(kept.agreed), kept.commands)
    except Refused:
        log.warning("table %s cannot be played again", kept.n)
        return results.unknown(kept.game, kept.holders, kept.n, ended)
    return results.statements(match, kept.holders, kept.n, ended)


# -- export --------------------------------------------------------------------------------

COLUMNS = (
    *("ended", "game", "result", "seats", "answers", "deck", "heroes", "opponents", "partners"),
    *("boss", "difficulty", "table"),
)


@router.get("/statistics.csv")
async def export(request: Request) -> Response:
    """My games as a table for other programs."""
    store, guest = request.app.state.table.store, request.state.guest
    await count_old(store, guest)
    names = await _deck_names(store, guest)
    ended = await results.ended_games(store, guest)
    text = await asyncio.to_thread(_written, ended, names)
    headers = {"Content-Disposition": 'attachment; filename="siegeworks-games.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


def _written(ended: list[Ended], names: dict[str, str]) -> str:
    """All games as CSV."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for one in ended:
        writer.writerow([_safe(cell) for cell in _cells(one, names)])
    return out.getvalue()


def _cells(one: Ended, names: dict[str, str]) -> list[str]:
    """A game as the cells of a row."""
    result = one.result
    won = {True: "won", False: "lost", None: ""}[result.won]
    deck, told = result.deck, by.statistics_of(result.game)
    brought = ""
    if deck is not None:
        kind = f"{deck.group} starter" if deck.ready else deck.group
        brought = kind if deck.ready else names.get(deck.key, kind)
    return [
        datetime.fromtimestamp(one.when, UTC).isoformat(timespec="seconds"),
        result.game,
        won,
        str(result.seats),
        str(result.answers),
        brought,
        " ".join(result.roles),
        "; ".join(other.player or other.name for other in result.others if not other.partner),
        "; ".join(other.player or other.name for other in result.others if other.partner),
        told.foe(result),
        told.difficulty(result),
        one.table,
    ]


def _safe(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell
