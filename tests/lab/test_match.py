"""Matches: who wins is counted by player, whoever sits where, and however it is carried out."""

from itertools import pairwise

import pytest

from siegeworks.core.decision import Option
from siegeworks.core.refusal import Refused
from siegeworks.core.state import State
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.lab.match import CHUNK, Job, MatchResult, Played, match, play, wilson

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
    played.clear()
    decks = (YSRA, KHUNGLAI)
    match(DUEL, ("random",) * 2, 3, decks, seed=5, processes=1, turning=False)
    assert played == [(5, 0), (6, 0), (7, 0)]


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


# -- against a boss ------------------------------------------------------------------------


def siege(*specs: str, games: int = 4, processes: int = 1, **switches: str) -> MatchResult:
    game = "siegestorm/solo" if len(specs) == 1 else "siegestorm/coop"
    decks = (KHUNGLAI, YSRA)[: len(specs)]
    agreed = tuple(sorted(switches.items()))
    return match(game, specs, games, decks, seed=5, switches=agreed, processes=processes)


@pytest.mark.parametrize("specs", [("random",), ("random", "random"), ("greedy", "random")])
def test_players_win_as_a_team_or_the_boss_does(specs: tuple[str, ...]) -> None:
    result = siege(*specs)
    found = result.fields()
    assert set(result.wins) == {found["team"]["wins"]}
    assert found["team"]["players"] == list(specs)
    assert found["team"]["wins"] + found["boss"]["wins"] == result.games == 4
    for side in (found["team"], found["boss"]):
        assert 0 <= side["low"] <= side["share"] <= side["high"] <= 1
    assert "players" not in found
    assert "first_player_share" not in found


def test_sense_beats_a_boss_more_often_than_chance() -> None:
    assert siege("greedy", games=8).wins[0] > siege("random", games=8).wins[0]


def test_a_result_names_the_boss_and_how_hard_it_was() -> None:
    assert siege("random", games=1).fields()["boss"]["boss"] == "byloss"
    found = siege("random", "random", games=1, boss="muldra", difficulty="hard").fields()["boss"]
    assert (found["boss"], found["difficulty"]) == ("muldra", "hard")


def test_both_players_of_a_common_turn_act_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = []

    def noted(state: SiegeState, text: str, seat: int) -> Option:
        if len(state.decisions) > 1 and state.turn:
            answered.append(seat)
        return State.answer(state, text, seat)

    monkeypatch.setattr(SiegeState, "answer", noted)
    siege("random", "random", games=1)
    changes = sum(one != other for one, other in pairwise(answered))
    assert changes > len(answered) / 4


def test_worker_processes_change_nothing_against_a_boss() -> None:
    games = CHUNK + 1
    assert siege("random", "random", games=games) == siege(
        "random", "random", games=games, processes=2
    )
