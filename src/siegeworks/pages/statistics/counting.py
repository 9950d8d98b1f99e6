"""Counting results: how often a guest won, by whatever somebody wants to know."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from siegeworks.core.shelf import game_named
from siegeworks.lab.match import wilson
from siegeworks.pages.statistics.usual import Statistics
from siegeworks.table.results import Ended, Other, Result

DAYS, WEEKS = 14, 84
"""So many days are shown one by one, and so many in weeks; what is longer, in months."""
MOST_PERIODS = 12

Key = tuple[str, ...]
"""What a result is counted under: words that a language can say."""


class Tally(NamedTuple):
    """How often something was played, and won."""

    key: Key
    games: int
    wins: int

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """How far the share may be from the true one, 95 times in 100."""
        return wilson(self.wins, self.games) if self.games else (0.0, 1.0)


def counted(ended: Iterable[Ended]) -> list[Ended]:
    """The games that say something about winning."""
    return [one for one in ended if one.result.won is not None]


def tally(key: Key, ended: Sequence[Ended]) -> Tally:
    """Everything under one key."""
    return Tally(key, len(ended), sum(bool(one.result.won) for one in ended))


def tallies(ended: Iterable[Ended], keys: Callable[[Result], Iterable[Key]]) -> list[Tally]:
    """Results by key, what was played most first; a game may count under several keys."""
    found: dict[Key, list[Ended]] = {}
    for one in ended:
        for key in dict.fromkeys(keys(one.result)):
            found.setdefault(key, []).append(one)
    made = [tally(key, ended) for key, ended in found.items()]
    return sorted(made, key=lambda one: (-one.games, one.key))


# -- what can be counted -------------------------------------------------------------------


def statistics_of(game: str) -> Statistics:
    """What is noted and counted of a game, by its name with or without its mode."""
    found: Statistics = game_named(game).room("statistics").STATISTICS
    return found


def game_of(result: Result) -> str:
    """The game of a result, without its mode."""
    return result.game.partition("/")[0]


def by_mode(result: Result) -> list[Key]:
    """The mode, or the scenario."""
    return [(result.game,)]


def by_deck(result: Result) -> list[Key]:
    """The deck: one of the game's own, or of the guest's."""
    deck = result.deck
    kind = "starter" if deck and deck.ready else "own"
    return [(kind, result.game, deck.group, deck.key)] if deck else []


def by_opponent(result: Result) -> list[Key]:
    """Whom it was against: persons by name, machines, a boss."""
    found: list[Key] = [_who(one) for one in result.others if not one.partner]
    told = statistics_of(result.game)
    foe = told.foe(result)
    return [*found, ("boss", result.game, foe, told.difficulty(result))] if foe else found


def by_level(result: Result) -> list[Key]:
    """The levels of the machines it was against."""
    return [(one.player,) for one in result.others if one.player and not one.partner]


def by_difficulty(result: Result) -> list[Key]:
    """The difficulty."""
    found = statistics_of(result.game).difficulty(result)
    return [(result.game, found)] if found else []


def by_players(result: Result) -> list[Key]:
    """How many sat at the table."""
    return [(str(result.seats),)]


def by_role(result: Result) -> list[Key]:
    """Whom the guest played."""
    return [(result.game, role) for role in result.roles]


def by_partner(result: Result) -> list[Key]:
    """Whom it was with; nobody, if one plays alone."""
    found = [_who(one) for one in result.others if one.partner]
    return found or [("alone",)]


def _who(other: Other) -> Key:
    return ("machine", other.player) if other.player else ("person", other.name)


# -- over time -----------------------------------------------------------------------------


def over_time(ended: Sequence[Ended], now: date) -> list[Tally]:
    """Results by day, week or month, whichever shows the whole time; empty ones are left out.

    The key is the kind of period and its first day.
    """
    if not ended:
        return []
    first = day_of(ended[0].when)
    span = (now - first).days
    kind = "day" if span < DAYS else "week" if span < WEEKS else "month"
    found: dict[date, list[Ended]] = {}
    for one in ended:
        found.setdefault(_start(day_of(one.when), kind), []).append(one)
    periods = sorted(found.items())[-MOST_PERIODS:]
    return [tally((kind, start.isoformat()), ended) for start, ended in periods]


def day_of(when: float) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(when, UTC).date()


def _start(day: date, kind: str) -> date:
    if kind == "week":
        return day - timedelta(days=day.weekday())
    return day.replace(day=1) if kind == "month" else day
