"""A review told in the reader's language: what a terminal and a page both show."""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.record import Record
from siegeworks.lab.review.labels import Labels, labels
from siegeworks.lab.review.luck import Count, Luck, Part
from siegeworks.lab.review.moments import steps
from siegeworks.lab.review.values import KINDS, SURE, Judged, Review
from siegeworks.pictures.chart import Chart, Line, Mark, Tick
from siegeworks.seating import seat_names
from siegeworks.words.phrases import Fact
from siegeworks.words.players import players
from siegeworks.words.store import common_phrases
from siegeworks.words.voice import voice

SPECTATOR: Seat = -1
"""The seat of somebody who only watches."""
MINUS = "\N{MINUS SIGN}"
Figure = Callable[[float], str]


class ToldMistake(NamedTuple):
    """A mistake in words."""

    number: str
    """Its number in the chart."""
    ply: int
    turn: str
    question: str
    played: str
    better: str
    cost: str


class ToldSeat(NamedTuple):
    """What is told of one seat."""

    letter: str
    name: str
    cost: str
    mistakes: tuple[ToldMistake, ...]


class ToldCount(NamedTuple):
    """One kind of games that were played again: what it was, and how often each side won."""

    kind: str
    shares: tuple[str, ...]


class ToldLuck(NamedTuple):
    """Luck and play in words."""

    result: str
    verdict: str
    parts: tuple[str, ...]
    sides: tuple[str, ...]
    counts: tuple[ToldCount, ...]
    method: str


class Told(NamedTuple):
    """A review in words."""

    title: str
    lead: tuple[str, ...]
    """How the game ended, and how much was thought."""
    seats: tuple[ToldSeat, ...]
    luck: ToldLuck | None
    chart: Chart


def tell(review: Review, record: Record, language: str) -> Told:
    """The review of a record in a language."""
    return _ReviewText(review, record, language).told()


class _ReviewText:
    def __init__(self, review: Review, record: Record, language: str) -> None:
        self.review, self.record, self.language = review, record, language
        self.sitting = seat_names(record.game, record.setup)
        self.names = [players(language).name(self.sitting, seat) for seat in review.seats]
        self.mistakes = review.told
        self.numbers = {one.ply: str(place) for place, one in enumerate(self.mistakes, start=1)}

    def ui(self, key: str, **facts: Fact) -> str:
        """A phrase of the interface."""
        return common_phrases(self.language).say(f"ui-{key}", **facts)

    def told(self) -> Told:
        said = labels(self.record, self.mistakes, self.language)
        review = self.review
        effort = self.ui("review-effort", decisions=len(review.judged), sims=review.wish.sims)
        return Told(
            title=common_phrases(self.language).say("review-title"),
            lead=(*self._ending(), effort),
            seats=tuple(self._seat(seat, said) for seat in review.seats),
            luck=None if review.luck is None else self._luck(review.luck),
            chart=self._chart(said),
        )

    # -- figures -----------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return self.ui("review-percent", n=f"{100 * share:.0f}")

    @staticmethod
    def points(share: float) -> str:
        """Hundredths of a win; a whole number, since no more is known."""
        return f"{100 * share:.0f}"

    def signed(self, share: float) -> str:
        text = self.points(abs(share))
        return text if text == "0" else f"{MINUS if share < 0 else '+'}{text}"

    def turn(self, turn: int) -> str:
        if not turn:
            return self.ui("review-start")
        return self.ui(f"review-{self.record.game.unit}", n=turn)

    # -- parts -------------------------------------------------------------------------

    def _ending(self) -> tuple[str, ...]:
        state, conceded = self.record.live(), self.record.conceded
        if state.outcome is not None:
            game = self.record.game
            sight = game.sight(game.view(state, SPECTATOR), (), self.sitting)
            return (voice(game.name, self.language).outcome(state.outcome, sight),)
        if conceded is not None:
            return (self.ui("review-conceded", player=self.names[conceded]),)
        return (self.ui("review-unfinished"), self.ui("review-no-luck"))

    def _seat(self, seat: Seat, said: dict[int, Labels]) -> ToldSeat:
        found = sorted(self.review.mistakes(seat), key=lambda one: -one.cost)
        cost = self.ui("review-all-mistakes", points=self.points(self.review.cost(seat)))
        return ToldSeat(
            SEATS[seat],
            self.names[seat],
            cost if found else self.ui("review-no-mistakes"),
            tuple(self._mistake(one, said[one.ply]) for one in found),
        )

    def _mistake(self, one: Judged, said: Labels) -> ToldMistake:
        return ToldMistake(
            number=self.numbers[one.ply],
            ply=one.ply,
            turn=self.turn(one.turn),
            question=said.question,
            played=self.ui("review-played", answer=said.played),
            better=self.ui("review-better", answer=said.better),
            cost=self.ui(
                "review-cost",
                points=self.points(one.cost),
                error=ceil(100 * SURE * one.error),
                before=self.percent(one.before),
                after=self.percent(one.after),
            ),
        )

    def _side(self, side: tuple[Seat, ...]) -> str:
        return self.names[side[0]] if len(side) == 1 else self.ui("review-team")

    def _luck(self, luck: Luck) -> ToldLuck:
        result = "review-won" if luck.won else "review-lost"
        return ToldLuck(
            result=self.ui(result, side=self._side(luck.sides[luck.side])),
            verdict=self.ui(f"review-verdict-{luck.verdict}"),
            parts=(
                self._interval("before", luck.before, self.percent),
                self._interval("shuffle", luck.shuffle, self.signed),
                self._interval("play", luck.play, self.signed),
            ),
            sides=tuple(self._side(side) for side in luck.sides),
            counts=tuple(
                self._count(kind, counts) for kind in KINDS if (counts := getattr(luck, kind))
            ),
            method=self.ui(
                "review-method",
                games=luck.anew[0].games,
                followed=self.percent(luck.followed),
                level=luck.level,
            ),
        )

    def _interval(self, key: str, part: Part, figure: Figure) -> str:
        value, low, high = map(figure, part)
        return self.ui(f"review-part-{key}", value=value, low=low, high=high)

    def _count(self, kind: str, counts: tuple[Count, ...]) -> ToldCount:
        shares = []
        for count in counts:
            share, low, high = map(self.percent, (count.share, *count.interval))
            shares.append(self.ui("review-share", share=share, low=low, high=high))
        return ToldCount(self.ui(f"review-{kind}"), tuple(shares))

    # -- the chart ---------------------------------------------------------------------

    def _chart(self, said: dict[int, Labels]) -> Chart:
        last = max(1, self.review.answers)
        lines = [self._line(seat, last) for seat in self.review.seats]
        heard = [
            self.ui(
                "review-line",
                player=line.name,
                first=self.percent(line.points[0][1]),
                last=self.percent(line.points[-1][1]),
            )
            for line in lines
            if line.points
        ]
        zero, half, whole = (self.percent(share) for share in (0.0, 0.5, 1.0))
        return Chart(
            title=self.ui("review-chances"),
            desc=self.ui("review-chances-desc", lines="; ".join(heard)),
            lines=tuple(lines),
            marks=tuple(
                Mark(
                    self.numbers[one.ply],
                    one.seat,
                    one.ply / last,
                    one.before,
                    one.after,
                    f"{self.turn(one.turn)}, {self.names[one.seat]}: {said[one.ply].played}",
                )
                for one in self.mistakes
            ),
            ticks=self._ticks(last),
            axis=self.ui(f"review-{self.record.game.unit}s"),
            scale=(zero, half, whole),
        )

    def _line(self, seat: Seat, last: int) -> Line:
        """The chances of a seat from its first choice on; at the end there is only the result."""
        own = [(one.ply / last, one.after) for one in self.review.judged if one.seat == seat]
        if own and self.review.winners is not None:
            own.append((1.0, float(seat in self.review.winners)))
        return Line(self.names[seat], tuple(own))

    def _ticks(self, last: int) -> tuple[Tick, ...]:
        found: dict[int, float] = {}
        for state, _, _ in steps(self.record):
            found.setdefault(self.record.game.turn(state), state.ply / last)
        return tuple(Tick(moment, str(turn)) for turn, moment in found.items() if turn)
