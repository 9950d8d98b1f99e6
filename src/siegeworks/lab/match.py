"""Matches: many games between players, seats swapped game by game, with intervals."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, NamedTuple

from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.games import game_of
from siegeworks.lab.wilson import wilson
from siegeworks.players import make_player

LONGEST = 20_000
"""Answers after which a game is given up as endless; the laws say it never happens."""
CHUNK = 5


class Job(NamedTuple):
    """One game to be played: everything a process needs, as plain values."""

    game: str
    specs: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    switches: tuple[tuple[str, str], ...]
    seed: int
    turned: int
    """By how many seats the players are moved round the table."""


class Played(NamedTuple):
    """How one game ended: by player, not by seat."""

    winners: tuple[int, ...]
    first: int
    turns: int
    answers: int
    clause: str


@dataclass(frozen=True)
class MatchResult:
    """What a match showed."""

    game: str
    specs: tuple[str, ...]
    games: int
    wins: tuple[int, ...]
    first_wins: int
    """Games won by the player who took the first turn."""
    turns: float
    answers: float
    endings: tuple[tuple[str, int], ...]
    """How games ended, by clause."""

    def interval(self, player: int) -> tuple[float, float]:
        """The 95 % interval of a player's share of wins."""
        return wilson(self.wins[player], self.games)

    def data(self) -> dict[str, Any]:
        """The result as plain data for `--json`."""
        players = [
            {
                "player": spec,
                "wins": self.wins[place],
                "share": round(self.wins[place] / self.games, 4),
                "low": round(self.interval(place)[0], 4),
                "high": round(self.interval(place)[1], 4),
            }
            for place, spec in enumerate(self.specs)
        ]
        return {
            "game": self.game,
            "games": self.games,
            "players": players,
            "first_player_share": round(self.first_wins / self.games, 4),
            "turns": round(self.turns, 2),
            "answers": round(self.answers, 2),
            "endings": dict(self.endings),
        }


def play(job: Job) -> Played:
    """Play one game between machine players; each sees only its views."""
    game, mode = game_of(job.game)
    count = len(job.specs)
    seat_of = [(place + job.turned) % count for place in range(count)]
    brings: list[tuple[str, ...]] = [()] * count
    players: list[Any] = [None] * count
    for place, seat in enumerate(seat_of):
        brings[seat] = job.decks[place]
        players[seat] = make_player(job.specs[place], job.seed * count + place)
    setup = Setup(mode, tuple(Seating("", deck) for deck in brings), job.switches)
    state: Any = game.start(setup, job.seed)
    state.journal = None
    first = None
    while state.outcome is None:
        seat = state.decision.seat
        state.answer(players[seat].choose(game.view(state, seat)), seat)
        if first is None and state.turn:
            first = state.active
        if state.ply > LONGEST:
            raise Refused(f"{job.game} with seed {job.seed} did not end in {LONGEST} answers")
    winners = tuple(place for place in range(count) if seat_of[place] in state.outcome.winners)
    beginner = seat_of.index(first or 0)
    return Played(winners, beginner, state.turn, state.ply, state.outcome.clause)


def _play_all(jobs: list[Job]) -> list[Played]:
    return [play(job) for job in jobs]


def match(
    game: str,
    specs: tuple[str, ...],
    games: int,
    decks: tuple[tuple[str, ...], ...],
    *,
    seed: int = 1,
    switches: tuple[tuple[str, str], ...] = (),
    processes: int = 2,
    progress: Callable[[int], None] = lambda done: None,
) -> MatchResult:
    """Play games between players; consecutive games share a seed with the seats turned."""
    if games < 1:
        raise Refused(f"a match needs at least one game, not {games}")
    if len(decks) != len(specs):
        raise Refused(f"{len(specs)} players but {len(decks)} decks")
    for spec in specs:
        make_player(spec)
    count = len(specs)
    jobs = [
        Job(game, specs, decks, switches, seed + number // count, number % count)
        for number in range(games)
    ]
    results = []
    for played in _run(jobs, processes):
        results += played
        progress(len(results))
    return _sum_up(game, specs, results)


def _run(jobs: list[Job], processes: int) -> Iterator[list[Played]]:
    """Play jobs here or in worker processes; the results come in the order of the jobs."""
    chunks = [jobs[start : start + CHUNK] for start in range(0, len(jobs), CHUNK)]
    if processes <= 1 or len(chunks) == 1:
        yield from map(_play_all, chunks)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("forkserver")) as pool:
        yield from pool.map(_play_all, chunks)


def _sum_up(game: str, specs: tuple[str, ...], results: list[Played]) -> MatchResult:
    endings: dict[str, int] = {}
    for played in results:
        endings[played.clause] = endings.get(played.clause, 0) + 1
    number = len(results)
    return MatchResult(
        game=game,
        specs=specs,
        games=number,
        wins=tuple(
            sum(1 for played in results if place in played.winners) for place in range(len(specs))
        ),
        first_wins=sum(1 for played in results if played.first in played.winners),
        turns=sum(played.turns for played in results) / number,
        answers=sum(played.answers for played in results) / number,
        endings=tuple(sorted(endings.items())),
    )
