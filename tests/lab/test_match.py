"""Matches: who wins is counted by player, whoever sits where, and however it is carried out."""

import pytest

from siegeworks.core.refusal import Refused
from siegeworks.lab.match import CHUNK, Job, MatchResult, Played, match, play, wilson
from siegeworks.siegestorm.game import SIEGESTORM

DUEL = "siegestorm/duel"
YSRA, KHUNGLAI, *_ = SIEGESTORM.sample_decks()


def between(*specs: str, games: int = CHUNK + 3, processes: int = 1) -> MatchResult:
    return match(DUEL, specs, games, (YSRA, KHUNGLAI), seed=5, processes=processes)


def test_sense_beats_chance_from_every_seat() -> None:
    for specs, greedy in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
        result = between(*specs)
        assert result.wins[greedy] == result.games


def test_every_seed_is_played_from_every_seat() -> None:
    games = [Job(DUEL, ("random",) * 2, (YSRA, KHUNGLAI), (), 5, turned) for turned in (0, 1)]
    assert {play(game).first for game in games} == {0, 1}


def test_consecutive_games_share_a_seed_with_the_seats_turned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[tuple[int, int]] = []

    def noted(job: Job) -> Played:
        played.append((job.seed, job.turned))
        return play(job)

    monkeypatch.setattr("siegeworks.lab.match.play", noted)
    between("random", "random", games=5)
    assert played == [(5, 0), (5, 1), (6, 0), (6, 1), (7, 0)]


def test_worker_processes_change_nothing() -> None:
    assert between("random", "random", processes=2) == between("random", "random")


def test_a_result_adds_up() -> None:
    result = between("random", "random", games=7)
    found = result.fields()
    assert found["games"] == sum(result.wins) == sum(found["endings"].values()) == 7
    assert [player["wins"] for player in found["players"]] == list(result.wins)
    for player in found["players"]:
        assert 0 <= player["low"] <= player["share"] <= player["high"] <= 1
    assert 0 <= found["first_player_share"] <= 1
    assert found["answers"] > found["turns"] > 1


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    games = CHUNK + 2
    match(DUEL, ("random",) * 2, games, (YSRA, YSRA), processes=1, progress=told.append)
    assert told == [CHUNK, games]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(60, 100, 0.502, 0.691), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (1, 2, 0.095, 0.905)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0006)


def test_what_is_no_match_is_refused() -> None:
    with pytest.raises(Refused, match="at least one game, not 0"):
        between("random", "random", games=0)
    with pytest.raises(Refused, match="3 players but 2 decks"):
        between("random", "random", "random")
    with pytest.raises(Refused, match="no player 'bob'"):
        between("bob", "random")
