"""The search: it finds what is there, keeps to its budget, and thinks on where it left off."""

from time import perf_counter
from typing import Any

import pytest

from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.players import Crew, Search, searcher
from siegeworks.games.siegestorm.players.chances import chances
from siegeworks.games.siegestorm.players.hands import exchange, worth
from siegeworks.games.siegestorm.players.searcher import AHEAD, FARTHER, PATIENCE
from siegeworks.players import make_player
from siegeworks.players.search import Budget, read_budget
from siegeworks.players.search.tree import Node, is_secret
from tests.formats.games import walk
from tests.laws.walk import MODES, games, step


def situation(here: str, mode: str = "duel") -> Any:
    return SIEGESTORM.read_position(here, mode)


def seen(here: str, mode: str = "duel") -> Any:
    state = situation(here, mode)
    return SIEGESTORM.view(state, state.decision.seat)


# -- budgets -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200", Budget(simulations=200)),
        ("1s", Budget(seconds=1.0)),
        ("0.3s", Budget(seconds=0.3)),
        ("50x2", Budget(simulations=50, cores=2)),
        ("1.5sx4", Budget(seconds=1.5, cores=4)),
    ],
)
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "1.5", "s", "1m", "0s", "9999s", "99999999", "1x0", "2x99"]
)
def test_a_budget_nobody_can_spend_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="search"):
        make_player(f"search:{text}")


def test_only_a_search_has_a_budget() -> None:
    with pytest.raises(Refused, match="no player 'greedy:200'"):
        make_player("greedy:200")


def test_simulations_are_counted() -> None:
    search = Search(1, Budget(30))
    search.think(
        seen("a hand tengu despoiler masked-duelist  resources tengu*9\nb resources tengu*9")
    )
    assert 0 < search.done <= 30


def test_it_stops_when_its_time_is_up() -> None:
    view = seen("a hand tengu despoiler masked-duelist  resources tengu*9\nb resources tengu*9")
    search, start = Search(1, Budget(seconds=0.05)), perf_counter()
    search.choose(view)
    assert search.done > 0
    assert perf_counter() - start < 5


@pytest.mark.parametrize(
    ("mode", "simulations", "ahead"),
    [
        ("siegestorm/solo", PATIENCE - 1, AHEAD),
        ("siegestorm/solo", PATIENCE, FARTHER),
        ("siegestorm/coop", PATIENCE, FARTHER),
        ("siegestorm/duel", PATIENCE, AHEAD),
    ],
)
def test_only_a_patient_search_looks_farther_and_only_against_a_boss(
    monkeypatch: pytest.MonkeyPatch, mode: str, simulations: int, ahead: int
) -> None:
    state, *_ = next(iter(games(mode, 0)))
    turns = set()

    def noted(game: Any) -> list[float]:
        turns.add(game.turn)
        return chances(game)

    monkeypatch.setattr(searcher, "chances", noted)
    search = Search(1, Budget(simulations))
    for decision in state.decisions:
        search.think(SIEGESTORM.view(state, decision.seat))
    assert max(turns) == state.turn + ahead + 1


# -- choosing ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["hard", "search:60", "search:0.2s"])
def test_it_takes_the_only_win_there_is(level: str) -> None:
    here = "a hand underworld-vindicator tengu*3  resources tengu\nb resources tengu*2"
    assert make_player(level).choose(seen(here)) == "play underworld-vindicator"


def test_the_findings_name_every_option() -> None:
    view = seen("a hand tengu despoiler masked-duelist  resources tengu*9\nb resources tengu*9")
    findings = Search(1, Budget(80)).findings(view)
    assert set(findings) == {option.text for option in view.decision.options}
    assert all(0 <= finding.chance <= 1 for finding in findings.values())
    assert sum(finding.visits for finding in findings.values()) <= 80


WINNING = "a hand underworld-vindicator tengu*3  resources tengu\nb resources tengu*2"


def test_its_thoughts_are_its_findings() -> None:
    view = seen(WINNING)
    thoughts = Search(1, Budget(60)).thoughts(view)
    findings = Search(1, Budget(60)).findings(view)
    assert {one.text: (one.weight, one.chance) for one in thoughts} == findings
    best = max(thoughts, key=lambda one: one.weight)
    assert best.text == "play underworld-vindicator"
    assert best.chance > 0.9


@pytest.mark.parametrize("prompt", ["exchange", "pay", "act"])
def test_it_has_thoughts_about_what_it_settles_by_rule(prompt: str) -> None:
    for state in walk(5):
        decision = state.decision
        if decision.prompt == prompt and len(decision.options) > 1:
            thoughts = Search(1, Budget(40)).thoughts(SIEGESTORM.view(state, decision.seat))
            assert {one.text for one in thoughts} == {one.text for one in decision.options}
            assert all(one.weight > 0 for one in thoughts)
            return
    pytest.fail(f"nobody was asked {prompt}")


def test_two_answers_are_compared_in_the_same_worlds() -> None:
    view, search = seen(WINNING), Search(1, Budget(60))
    search.thoughts(view)
    good, poor = "play underworld-vindicator", "end"
    gained = search.compare(view, (good, poor), 20)
    assert len(gained) == 20
    assert sum(gained) / 20 > 0.2
    assert abs(sum(search.compare(view, (good, good), 20))) / 20 < 0.1


def test_several_processes_find_more_together() -> None:
    view = seen("a hand tengu despoiler masked-duelist  resources tengu*9\nb resources tengu*9")
    alone, crew = Search(1, Budget(20)), Crew(1, Budget(20, cores=2))
    number = [sum(each.visits for each in one.findings(view).values()) for one in (alone, crew)]
    assert number[0] < number[1] <= 40
    assert make_player("search:20x2", 3).choose(view) == make_player("search:20x2", 3).choose(view)


# -- the tree ------------------------------------------------------------------------------


def test_it_thinks_on_where_it_left_off() -> None:
    hand = "twice-bought-envoy masked-duelist underworld-vindicator*2"
    state = situation(f"a hand {hand}  resources tengu*12\nb resources tengu*12")
    search = Search(1, Budget(60))
    first = search.think(SIEGESTORM.view(state, 0))
    state.answer("deploy masked-duelist", 0)
    while state.decision.seat != 0 or len(state.decision.options) == 1:
        state.answer(state.decision.options[0].text)
    search.budget = Budget(1)
    second = search.think(SIEGESTORM.view(state, 0))
    assert second in set(first.below()) - {first}
    assert sum(child.visits for child in second.answers.values()) > 1


def test_another_game_begins_with_a_fresh_tree() -> None:
    search = Search(1, Budget(20))
    search.think(seen("a hand tengu*2 despoiler  resources tengu*9\nb resources tengu*9"))
    first = search.root
    search.think(
        seen("a hand tengu*2 despoiler  track tengu . .  resources tengu*9\nb resources tengu*9")
    )
    assert search.root not in set(first.below())


def test_after_a_secret_choice_the_tree_goes_on_alike() -> None:
    root, one, other = Node(), Node(), Node()
    assert root.after(one, True) is root.after(other, True)
    assert root.after(one, False) is one


def test_choices_from_the_own_hand_and_visions_are_secret() -> None:
    secret = {}
    for mode in MODES:
        for state, _setup, _seed, dice in games(mode, 1):
            while state.outcome is None:
                for decision in state.decisions:
                    pick = getattr(decision.frame.question, "pick", None)
                    name = (decision.prompt, bool(pick and pick.secret))
                    secret[name] = is_secret(decision)
                step(state, dice)
    assert secret["vision", False]
    assert secret["exchange", False]
    assert secret["choose", True]
    assert not secret["choose", False]
    assert not secret["act", False]
    assert not secret["pay", False]


# -- chances -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_chances_are_shares_of_one_game(mode: str) -> None:
    for state, _setup, _seed, dice in games(mode, 0):
        while state.outcome is None:
            found = chances(state)
            sides = found if state.boss is None else [found[0], found[-1]]
            assert sum(sides) == pytest.approx(1)
            assert all(found[seat] == 0 for seat in range(len(found)) if seat not in state.alive)
            step(state, dice)
        won = chances(state)
        assert {seat for seat, chance in enumerate(won) if chance == 1} == set(
            state.outcome.winners
        )


def test_what_is_good_raises_the_chances() -> None:
    usual = "a hand tengu*2  resources tengu*9\nb hand tengu*2  resources tengu*9"
    better = (
        "a hand tengu*2  resources tengu*10\nb hand tengu*2  resources tengu*9",
        "a hand tengu*3  resources tengu*9\nb hand tengu*2  resources tengu*9",
        "a hand tengu*2  support tengu  resources tengu*9\nb hand tengu*2  resources tengu*9",
        "a hand tengu*2  track . . tengu  resources tengu*9\nb hand tengu*2  resources tengu*9",
        "a hand tengu*2  resources tengu*9\nb hand tengu*2  resources tengu*8",
    )
    for here in better:
        assert chances(situation(here))[0] > chances(situation(usual))[0]


# -- starting hands ------------------------------------------------------------------------


def test_starting_cards_below_what_may_come_are_given_back() -> None:
    given = set()
    for state in (next(walk(seed)) for seed in range(30)):
        view = SIEGESTORM.view(state, 0)
        deck = view.resources[0]
        usual = sum(worth(view.box, card) for card in deck) / len(deck)
        poor = [view.box.ids[card] for card in view.hands[0] if worth(view.box, card) < usual]
        wanted = " ".join(("return", *poor)) if poor else "keep"
        assert exchange(view) == make_player("hard").choose(view) == wanted
        given.add(len(poor))
    assert given == {0, 1, 2}


# -- beginners -----------------------------------------------------------------------------


def test_a_beginner_overlooks_many_reactions() -> None:
    passed = asked = 0
    for seed in range(6):
        greedy, easy = make_player("greedy", seed), make_player("easy", seed)
        for state in walk(seed):
            for decision in state.decisions:
                if decision.prompt == "react" and len(decision.options) > 1:
                    view = SIEGESTORM.view(state, decision.seat)
                    asked += greedy.choose(view) != "pass"
                    passed += greedy.choose(view) != "pass" and easy.choose(view) == "pass"
    assert 0 < passed < asked
