"""Reviewing a record: its choices judged and its game played again, here or in processes."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

from siegeworks.core.chance import SEED_LIMIT
from siegeworks.core.decision import Seat
from siegeworks.core.record import Record, read
from siegeworks.lab.review.dealing import Deal, Dealt, play_again
from siegeworks.lab.review.luck import Count, Luck
from siegeworks.lab.review.moments import choices, plies, script
from siegeworks.lab.review.thinking import judged
from siegeworks.lab.review.values import Judged, Review, Wish, rounded

AT_ONCE = 4
"""Choices, or games, that a process takes at a time."""
STRIDE = 0x9E3779B97F4A7C15
"""From one shuffle to the next; any odd number would do."""
USUAL = Wish()
T = TypeVar("T")


class Work(NamedTuple):
    """A piece of work for a process: choices of a record to judge, or games to play again."""

    record: str
    wish: Wish
    plies: tuple[int, ...] = ()
    deals: tuple[Deal, ...] = ()

    def done(self) -> "Done":
        """Do it."""
        found = choices(read(self.record), frozenset(self.plies)) if self.plies else ()
        thoughts = (judged(choice, self.wish) for choice in found)
        return Done(
            len(self.plies) + len(self.deals),
            tuple(one for one in thoughts if one is not None),
            tuple(play_again(deal) for deal in self.deals),
        )


class Done(NamedTuple):
    """What came of a piece of work."""

    number: int
    """How many choices and games were done with."""
    judged: tuple[Judged, ...]
    dealt: tuple[Dealt, ...]


def review(
    record: Record,
    wish: Wish = USUAL,
    *,
    processes: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Look at a game again. An unfinished one is reviewed as far as it goes, without luck."""
    winners = _winners(record)
    text, wanted = record.text(), plies(record)
    deals = _deals(record, wish) if winners is not None else []
    works = [Work(text, wish, plies=part) for part in _cut(wanted)]
    works += [Work("", wish, deals=part) for part in _cut(deals)]
    total, found, dealt = len(wanted) + len(deals), list[Judged](), list[Dealt]()
    number = 0
    progress(number, total)
    for done in _run(works, processes):
        found += done.judged
        dealt += done.dealt
        number += done.number
        progress(number, total)
    state = record.live()
    return Review(
        game=record.name,
        names=tuple(seating.name for seating in record.setup.seats),
        answers=len(record.answers),
        turns=record.game.turn(state),
        winners=winners,
        conceded=record.conceded,
        wish=wish,
        judged=tuple(found),
        luck=_luck(record, winners, dealt, wish) if winners is not None and dealt else None,
    )


def _winners(record: Record) -> tuple[Seat, ...] | None:
    """Who has won, by the rules or because somebody gave up; None if it is not over."""
    state = record.live()
    if state.outcome is not None:
        return state.outcome.winners
    if record.conceded is None:
        return None
    return record.game.given_up(state, record.conceded)


def _deals(record: Record, wish: Wish) -> list[Deal]:
    """The games that are played again: the same choices, then the same shuffle, then neither.

    A game that was given up is played on besides: the same choices in the same shuffle.
    """
    seats = tuple(replace(seating, name="") for seating in record.setup.seats)
    setup, recorded = replace(record.setup, seats=seats), script(record)

    def shuffle(number: int) -> int:
        return (record.seed + (wish.seed + number) * STRIDE) % SEED_LIMIT

    same, other, neither, resumed = [], [], [], []
    for number in range(wish.games):
        deal = Deal(record.name, setup, shuffle(number), wish.seed + number, wish.level)
        same.append(deal._replace(script=recorded))
        other.append(deal._replace(seed=record.seed))
        neither.append(deal._replace(blind=shuffle(wish.games + number)))
        resumed.append(deal._replace(seed=record.seed, script=recorded))
    return [*same, *other, *neither, *(resumed if record.conceded is not None else ())]


def _luck(record: Record, winners: tuple[Seat, ...], dealt: list[Dealt], wish: Wish) -> Luck:
    sides, games = record.game.sides(record.live()), wish.games
    won = [place for place, side in enumerate(sides) if side[0] in winners]
    same, other, neither, resumed = (dealt[kind * games : (kind + 1) * games] for kind in range(4))

    def counts(ends: list[tuple[Seat, ...]]) -> tuple[Count, ...]:
        return tuple(Count(sum(side[0] in end for end in ends), len(ends)) for side in sides)

    chosen, followed = sum(one.choices for one in same), sum(one.followed for one in same)
    return Luck(
        sides=sides,
        side=won[0] if won else 0,
        won=bool(won),
        redealt=counts([one.winners for one in same]),
        replayed=counts([one.winners for one in other]),
        anew=counts([one.winners for one in neither]),
        blind=counts([one.blind for one in neither]),
        followed=rounded(followed / max(1, chosen)),
        level=wish.level,
        resumed=counts([one.winners for one in resumed]) if resumed else (),
    )


def _cut(things: Sequence[T]) -> Iterator[tuple[T, ...]]:
    for start in range(0, len(things), AT_ONCE):
        yield tuple(things[start : start + AT_ONCE])


def _run(works: list[Work], processes: int) -> Iterator[Done]:
    """Do pieces of work here or in processes; what comes of them comes in their order."""
    if processes <= 1 or len(works) < 2:
        yield from map(Work.done, works)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(Work.done, works)
