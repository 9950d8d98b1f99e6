"""Luck and play: games counted under other shuffles and other hands, and what follows from that.

Machines play the same shuffle, and other ones: the difference is what the shuffle alone is worth.
The recorded choices are followed in other shuffles, and so are choices that machines made for yet
other ones, for whoever follows choices blindly wins less against a boss: the difference is what the
choices alone are worth. What the result is above the chances before the game is split accordingly.
"""

from math import sqrt
from typing import NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.lab.match import Z95, wilson

CAUTION = 2
"""Wins and losses added to a count before its spread is judged, so that no count seems certain."""
ENOUGH = 20
"""Games of each kind without which nobody says what decided more."""


class Count(NamedTuple):
    """How many of some games a side has won."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times in 100."""
        return wilson(self.wins, self.games)

    @property
    def spread(self) -> float:
        """The variance of the share, judged with caution."""
        games = self.games + 2 * CAUTION
        share = (self.wins + CAUTION) / games
        return share * (1 - share) / games


class Part(NamedTuple):
    """A part of a result in shares of a win, with its 95 % interval."""

    value: float
    low: float
    high: float


def _part(value: float, *spreads: float, times: float) -> Part:
    reach = Z95 * times * sqrt(sum(spreads))
    return Part(value, max(-1.0, value - reach), min(1.0, value + reach))


class Luck(NamedTuple):
    """What other shuffles and other hands made of a game."""

    sides: tuple[tuple[Seat, ...], ...]
    """Who wins and loses together."""
    side: int
    """The side that is spoken of: the one that won, or the one there is."""
    won: bool
    redealt: tuple[Count, ...]
    """For each side: the same choices, other shuffles."""
    replayed: tuple[Count, ...]
    """For each side: the same shuffle, other hands."""
    anew: tuple[Count, ...]
    """For each side: other shuffles and other hands."""
    blind: tuple[Count, ...]
    """For each side: other shuffles, and choices that other hands made for yet another one."""
    followed: float
    """The share of choices in re-dealt games that were the recorded ones."""
    level: str
    """Who the other hands are."""
    resumed: tuple[Count, ...] = ()
    """For each side: the game itself, played on by machines from where it was given up."""

    @property
    def _counts(self) -> tuple[Count, Count, Count, Count]:
        kinds = (self.redealt, self.replayed, self.anew, self.blind)
        redealt, replayed, anew, blind = (counts[self.side] for counts in kinds)
        return redealt, replayed, anew, blind

    @property
    def result(self) -> float:
        """What came of the game; where it was given up, what would have come of it."""
        return self.resumed[self.side].share if self.resumed else float(self.won)

    @property
    def _doubt(self) -> float:
        return self.resumed[self.side].spread if self.resumed else 0.0

    @property
    def before(self) -> Part:
        """The chances of the side before anything was dealt."""
        count = self.anew[self.side]
        return Part(count.share, *count.interval)

    @property
    def play(self) -> Part:
        """What the choices, of all seats, added to the chances of the side."""
        redealt, replayed, _, blind = self._counts
        value = (redealt.share - blind.share + self.result - replayed.share) / 2
        return _part(value, redealt.spread, replayed.spread, blind.spread, self._doubt, times=0.5)

    @property
    def shuffle(self) -> Part:
        """What the shuffle added to the chances of the side: all that play did not."""
        redealt, replayed, anew, blind = self._counts
        value = self.result - anew.share - self.play.value
        spreads = (redealt.spread, replayed.spread, blind.spread, 4 * anew.spread)
        return _part(value, *spreads, self._doubt, times=0.5)

    @property
    def difference(self) -> Part:
        """How much more the shuffle decided than play did; negative if play decided more."""
        redealt, replayed, anew, blind = self._counts
        value = replayed.share - anew.share - redealt.share + blind.share
        part = _part(value, *(count.spread for count in self._counts), times=1.0)
        return part if self.won else Part(-part.value, -part.high, -part.low)

    @property
    def verdict(self) -> str:
        """What can be said: `shuffle` or `play` decided more, or it is `open`."""
        _, low, high = self.difference
        if self.anew[self.side].games < ENOUGH:
            return "open"
        return "shuffle" if low > 0 else "play" if high < 0 else "open"
