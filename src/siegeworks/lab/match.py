"""Matches: many games between players, or of players against a boss, with intervals.

Seats are swapped game by game.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from siegeworks.core.decision import Decision
from siegeworks.core.faults import BadSetup
from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.players import make_player

LONGEST = 20_000
"""Answers after which a game is given up as endless; the laws say it never happens."""
CHUNK = 5
"""Games a worker process takes at a time."""
Z95 = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


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
    """The players who won; nobody where a boss did."""
    first: int | None
    """Who took the first turn; None if the game ended before it, or a boss took it."""
    turns: int
    answers: int
    clause: str


class Foe(NamedTuple):
    """What all players play against: a boss, or a scenario."""

    boss: str
    difficulty: str


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
    foe: Foe | None = None
    """Against a boss the players win together, or it does."""

    def interval(self, player: int) -> tuple[float, float]:
        """The 95 % interval of a player's share of wins."""
        return wilson(self.wins[player], self.games)

    def fields(self) -> dict[str, Any]:
        """The result as plain values, for `--json`."""
        return {
            "game": self.game,
            "games": self.games,
            **(self._between() if self.foe is None else self._against(self.foe)),
            "turns": round(self.turns, 2),
            "answers": round(self.answers, 2),
            "endings": dict(self.endings),
        }

    def _between(self) -> dict[str, Any]:
        """Who won how often, where each player plays against the others."""
        players = [
            {"player": spec, **share(wins, self.games)}
            for spec, wins in zip(self.specs, self.wins, strict=True)
        ]
        return {
            "players": players,
            "first_player_share": round(self.first_wins / self.games, 4),
        }

    def _against(self, foe: Foe) -> dict[str, Any]:
        """How often the players won as a team, and how often the boss did; it begins always."""
        won = self.wins[0]
        return {
            "team": {"players": list(self.specs), **share(won, self.games)},
            "boss": {**foe._asdict(), **share(self.games - won, self.games)},
        }


def share(wins: int, games: int) -> dict[str, int | float]:
    """Wins as a share of games, with its 95 % interval."""
    low, high = wilson(wins, games)
    return {
        "wins": wins,
        "share": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval: how far a measured share may be from the true one, 95 times in 100."""
    share = wins / games
    spread = Z95 * Z95 / games
    middle = share + spread / 2
    width = Z95 * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))


def play(job: Job) -> Played:
    """Play one game between machine players; each sees only its views.

    Where several may answer, chance says who does.
    """
    game, mode = game_of(job.game)
    count = len(job.specs)
    player_at = [(seat - job.turned) % count for seat in range(count)]
    setup = Setup(mode, tuple(Seating("", job.decks[place]) for place in player_at), job.switches)
    players = [make_player(job.specs[place], job.seed * count + place) for place in player_at]
    state: Any = game.start(setup, job.seed)
    state.journal = None
    dice, first = Random(job.seed), None
    while state.outcome is None:
        seat = dice.choice(open_decisions(game, state)).seat
        state.answer(players[seat].choose(game.view(state, seat)), seat)
        mover = game.mover(state) if first is None else None
        if mover is not None:
            first = player_at[mover]
        if state.ply > LONGEST:
            raise Refused(f"{job.game} with seed {job.seed} did not end in {LONGEST} answers")
    won = (seat for seat in state.outcome.winners if seat < count)
    winners = tuple(sorted(player_at[seat] for seat in won))
    return Played(winners, first, game.turn(state), state.ply, state.outcome.clause)


def open_decisions(game: Game, state: Any) -> list[Decision]:
    """The questions to answer: whoever could only take back being done is left in peace."""
    waited_for = game.deciding(state)
    waiting = [asked for asked in state.decisions if asked.seat in waited_for]
    return waiting or list(state.decisions)


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
    turning: bool = True,
    progress: Callable[[int], None] = lambda done: None,
) -> MatchResult:
    """Play games between players; consecutive games share a seed with the seats turned.

    Without `turning` every game has a seed of its own: where all seats play alike and together,
    turning them would show the same game again.
    """
    if games < 1:
        raise Refused(f"a match needs at least one game, not {games}")
    if not any(game_of(game)[0].sample_decks()):
        decks = ((),) * len(specs)
    if len(decks) != len(specs):
        raise Refused(f"{len(specs)} players but {len(decks)} decks")
    for spec in specs:
        make_player(spec)
    _check(game, decks, switches)
    count = len(specs) if turning else 1
    jobs = [
        Job(game, specs, decks, switches, seed + number // count, number % count)
        for number in range(games)
    ]
    results = []
    for played in _run(jobs, processes):
        results += played
        progress(len(results))
    return _sum_up(game, specs, results, _foe(game, switches))


def _foe(name: str, switches: tuple[tuple[str, str], ...]) -> Foe | None:
    """What all players play against: the boss of a game, or a scenario."""
    game, mode = game_of(name)
    agreed = {switch: values[0] for switch, values in game.switches.items()} | dict(switches)
    foe = game.foe(Setup(mode, (), switches))
    return Foe(foe, agreed.get("difficulty", "")) if foe else None


def _check(
    name: str, decks: tuple[tuple[str, ...], ...], switches: tuple[tuple[str, str], ...]
) -> None:
    """Refuse what cannot be played before any process is started."""
    game, mode = game_of(name)
    faults = game.check_setup(Setup(mode, tuple(Seating("", deck) for deck in decks), switches))
    if faults:
        raise BadSetup(faults)


def _run(jobs: list[Job], processes: int) -> Iterator[list[Played]]:
    """Play jobs here or in worker processes; the results come in the order of the jobs."""
    chunks = [jobs[start : start + CHUNK] for start in range(0, len(jobs), CHUNK)]
    if processes <= 1 or len(chunks) == 1:
        yield from map(_play_all, chunks)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_all, chunks)


def _sum_up(
    game: str, specs: tuple[str, ...], results: list[Played], foe: Foe | None
) -> MatchResult:
    number = len(results)
    wins = Counter(place for played in results for place in played.winners)
    endings = Counter(played.clause for played in results)
    return MatchResult(
        game=game,
        specs=specs,
        games=number,
        wins=tuple(wins[place] for place in range(len(specs))),
        first_wins=sum(played.first in played.winners for played in results),
        turns=sum(played.turns for played in results) / number,
        answers=sum(played.answers for played in results) / number,
        endings=tuple(sorted(endings.items())),
        foe=foe,
    )
