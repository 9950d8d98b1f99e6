"""What a review says, as plain data: what was thought of each decision, mistakes, luck."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from siegeworks.core.decision import SEATS, Seat
from siegeworks.lab.review.luck import Count, Luck, Part

COSTLIEST = 3
"""How many mistakes of a seat are told."""
TRIFLE = 0.01
"""What costs less than this is no mistake worth telling."""
SURE = 2.0
"""A mistake costs more than so many standard errors of what it costs."""
VERSION = 1
KINDS = ("redealt", "replayed", "anew", "blind", "resumed")
"""The games that are counted to tell luck from play; the last only where one was given up."""
DIGITS = 4
"""Digits behind the point of all figures."""


def rounded(value: float) -> float:
    """A figure with as many digits as are written down."""
    return round(value, DIGITS)


class Wish(NamedTuple):
    """How much is to be thought, and played again."""

    sims: int = 200
    """Simulations for each decision."""
    games: int = 40
    """Games of each kind to tell luck from play; none if 0."""
    level: str = "normal"
    """Who plays where no recorded choice can be followed."""
    seed: int = 1


class Judged(NamedTuple):
    """What was thought of one decision."""

    ply: int
    """How many answers came before it."""
    seat: Seat
    turn: int
    """The turn, or the round; 0 before the first."""
    prompt: str
    options: int
    played: str
    best: str
    before: float
    """The chance of the seat's side with the best answer."""
    after: float
    """Its chance with the answer that was given."""
    error: float
    """The standard error of the difference."""

    @property
    def cost(self) -> float:
        """What the answer cost, in shares of a win."""
        return self.before - self.after

    @property
    def is_mistake(self) -> bool:
        """Whether it cost more than can be told from nothing."""
        return self.cost >= TRIFLE and self.cost > SURE * self.error


@dataclass(frozen=True)
class Review:
    """A game looked at again."""

    game: str
    names: tuple[str, ...]
    """Who sat there, as the record has it."""
    answers: int
    turns: int
    winners: tuple[Seat, ...] | None
    """Who won; None if the game was not finished."""
    conceded: Seat | None
    wish: Wish
    judged: tuple[Judged, ...]
    luck: Luck | None
    """None if the game was not finished, or nothing was to be played again."""

    @property
    def seats(self) -> range:
        """The seats of players."""
        return range(len(self.names))

    def mistakes(self, seat: Seat) -> list[Judged]:
        """The costliest mistakes of a seat, the costliest first."""
        found = [one for one in self.judged if one.seat == seat and one.is_mistake]
        return sorted(found, key=lambda one: (-one.cost, one.ply))[:COSTLIEST]

    @property
    def told(self) -> list[Judged]:
        """The mistakes that are told, in the order of the game; their places are their numbers."""
        found = [one for seat in self.seats for one in self.mistakes(seat)]
        return sorted(found, key=lambda one: one.ply)

    def cost(self, seat: Seat) -> float:
        """What all mistakes of a seat cost together, in shares of a win."""
        return sum(one.cost for one in self.judged if one.seat == seat and one.is_mistake)

    def fields(self) -> dict[str, Any]:
        """The review as plain values, for `--json` and for keeping; `read_review` reads it."""
        return {
            "review": VERSION,
            "game": self.game,
            "seats": [
                {
                    "seat": SEATS[seat],
                    "name": self.names[seat],
                    "decisions": sum(one.seat == seat for one in self.judged),
                    "cost": rounded(self.cost(seat)),
                    "mistakes": [one.ply for one in self.mistakes(seat)],
                }
                for seat in self.seats
            ],
            "answers": self.answers,
            "turns": self.turns,
            "over": self.winners is not None,
            "winners": [SEATS[seat] for seat in self.winners or ()],
            "conceded": None if self.conceded is None else SEATS[self.conceded],
            "wish": self.wish._asdict(),
            "decisions": [_judged_fields(one) for one in self.judged],
            "luck": None if self.luck is None else _luck_fields(self.luck),
        }


def _judged_fields(one: Judged) -> dict[str, Any]:
    more = {"seat": SEATS[one.seat], "cost": rounded(one.cost), "mistake": one.is_mistake}
    return one._asdict() | more


def _luck_fields(luck: Luck) -> dict[str, Any]:
    counts = {name: [_count_fields(count) for count in getattr(luck, name)] for name in KINDS}
    parts = {
        name: _part_fields(getattr(luck, name))
        for name in ("before", "shuffle", "play", "difference")
    }
    return {
        "sides": ["".join(SEATS[seat] for seat in side) for side in luck.sides],
        "side": luck.side,
        "won": luck.won,
        "followed": luck.followed,
        "level": luck.level,
        **counts,
        **parts,
        "verdict": luck.verdict,
    }


def _count_fields(count: Count) -> dict[str, Any]:
    low, high = count.interval
    figures = {"share": count.share, "low": low, "high": high}
    return count._asdict() | {name: rounded(value) for name, value in figures.items()}


def _part_fields(part: Part) -> dict[str, float]:
    return {name: rounded(value) for name, value in part._asdict().items()}


# -- reading back ------------------------------------------------------------------------------


def read_review(fields: Mapping[str, Any]) -> Review:
    """The review that plain values tell, as `Review.fields` wrote them."""
    if fields.get("review") != VERSION:
        raise ValueError(f"a review of version {fields.get('review')}, not {VERSION}")
    winners, conceded, luck = fields["winners"], fields["conceded"], fields["luck"]
    return Review(
        game=fields["game"],
        names=tuple(seat["name"] for seat in fields["seats"]),
        answers=fields["answers"],
        turns=fields["turns"],
        winners=tuple(map(SEATS.index, winners)) if fields["over"] else None,
        conceded=None if conceded is None else SEATS.index(conceded),
        wish=Wish(**fields["wish"]),
        judged=tuple(_read_judged(one) for one in fields["decisions"]),
        luck=None if luck is None else _read_luck(luck),
    )


def _read_judged(fields: Mapping[str, Any]) -> Judged:
    told = {name: fields[name] for name in Judged._fields}
    return Judged(**(told | {"seat": SEATS.index(fields["seat"])}))


def _read_luck(fields: Mapping[str, Any]) -> Luck:
    told: dict[str, Any] = {name: fields[name] for name in ("side", "won", "followed", "level")}
    for kind in KINDS:
        told[kind] = tuple(Count(count["wins"], count["games"]) for count in fields[kind])
    return Luck(sides=tuple(tuple(map(SEATS.index, side)) for side in fields["sides"]), **told)
