"""Players of Rift that look ahead, and those who overlook things: plans, thoughts, blind spots."""

from random import Random
from time import perf_counter
from typing import Any

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.players import AMATEUR, NOVICE, Council, Defender, Strategist
from siegeworks.games.rift.players.chances import WEIGHTS, chance
from siegeworks.games.rift.players.choosing import Choices
from siegeworks.games.rift.players.council import summed
from siegeworks.games.rift.players.judgement import Board, Judge
from siegeworks.games.rift.players.rollout import Company, Move
from siegeworks.games.rift.players.strategist import AHEAD, CHOICES, FARTHER, Found
from siegeworks.games.rift.players.taste import BASE, varied
from siegeworks.games.rift.players.traits import TRAITS
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import view
from siegeworks.players import make_player
from siegeworks.players.search import Budget

FIRST = "rift/rift-in-time"
LITTLE = Budget(4)


def started(seats: int, seed: int = 5, difficulty: str = "heroic") -> Any:
    game, mode = game_of(FIRST)
    return game.start(Setup(mode, (Seating(),) * seats, (("difficulty", difficulty),)), seed)


def played_to(state: Any, round_: int) -> Any:
    """A game played by machines up to the first action of a round."""
    players = [make_player("greedy", seat) for seat in range(state.seats)]
    while state.round < round_ or state.decision.prompt != "act":
        seat = state.decision.seat
        state.answer(players[seat].choose(view(state, seat)), seat)
    return state


# -- looking ahead -----------------------------------------------------------------------------


def test_a_plan_is_followed_without_further_thought_until_somebody_comes_in_between() -> None:
    state = played_to(started(2), 2)
    player = Strategist(1, LITTLE)
    state.answer(player.choose(view(state, 0)), 0)
    done, plan = player.done, list(player.moves)
    assert done > 0
    assert plan[-1] == "done"
    while state.decision_of(0).prompt != "act":
        state.answer(player.choose(view(state, 0)), 0)
    assert player.choose(view(state, 0)) in plan
    assert player.done == done
    state.answer("done", 1)
    player.due = -1
    assert player.choose(view(state, 0))
    assert player.done > done, "the others have plans of their own: it is thought through again"


def test_every_world_a_plan_is_tried_in_is_the_same_for_all_plans() -> None:
    state = played_to(started(1), 2)
    player, seen = Strategist(1, Budget(6)), view(state, 0)
    ideas, found = player.ideas(seen), player.findings(seen)
    assert len(ideas) == len(found) > 1
    assert [each.play_on(7) for each in ideas] == [each.play_on(7) for each in ideas]
    assert all(0.0 <= one <= 1.0 for each in found for one in each.chances)


def test_a_purchase_is_played_on_farther_than_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[int] = []
    monkeypatch.setattr(Company, "play_on", lambda _self, _game, until: rounds.append(until))
    state = played_to(started(1), 2)
    player = Strategist(1, Budget(8))
    plans = player.findings(view(state, 0))
    assert plans
    assert set(rounds) == {2 + 1 + AHEAD}
    rounds.clear()
    state = bought_in(state)
    purchases = player.findings(view(state, 0))
    assert len(purchases) > 1
    assert set(rounds) == {state.round + 1 + AHEAD + FARTHER}


@pytest.mark.parametrize(
    ("budget", "purchases", "worlds"), [(2, 2, 2), (4, 3, 4), (8, 5, 8), (24, 6, 12)]
)
def test_purchases_make_do_with_fewer_worlds(budget: int, purchases: int, worlds: int) -> None:
    state = bought_in(played_to(started(1, difficulty="one-star"), 1))
    assert len(state.decision.options) > CHOICES
    found = Strategist(1, Budget(budget)).findings(view(state, 0))
    assert len(found) == purchases
    assert sum(len(each.chances) for each in found) == worlds


def bought_in(state: Any) -> Any:
    """The same game when something can be bought next."""
    player = make_player("greedy", 1)
    while state.decision.prompt != "buy":
        state.answer(player.choose(view(state, 0)), 0)
    return state


def test_it_stops_planning_when_its_time_is_up() -> None:
    state = played_to(started(2), 2)
    for player in (Strategist(1, Budget(seconds=0.3)), Council(1, Budget(seconds=0.3, cores=2))):
        start = perf_counter()
        player.choose(view(state, 0))
        assert player.done > 0
        assert perf_counter() - start < 5


def test_several_processes_plan_more_together() -> None:
    state = played_to(started(2), 2)
    seen = view(state, 0)
    alone, council = Strategist(1, Budget(6)), Council(1, Budget(6, cores=2))
    number = [sum(len(each.chances) for each in one.findings(seen)) for one in (alone, council)]
    assert 0 < number[0] <= 6
    assert number[0] < number[1] <= 12
    names = [each.moves for each in council.findings(seen)]
    assert len(names) == len(set(names)), "a plan that several made counts once"
    again = [make_player("search:6x2", 3).choose(seen) for _ in range(2)]
    assert again[0] == again[1]


def test_what_several_processes_found_is_added_up() -> None:
    here, there = (Move(0, "done"),), (Move(0, "rest"),)
    one = [Found(here, (0.5, 0.7)), Found(there, (0.1,), False)]
    other = [Found(there, (0.4, 0.9)), Found(here, (0.6,), False)]
    assert summed([one, other]) == [Found(here, (0.5, 0.7, 0.6)), Found(there, (0.1, 0.4, 0.9))]


def test_what_is_settled_by_rule_needs_no_other_process() -> None:
    state = started(2)
    council = Council(1, Budget(6, cores=2))
    assert state.decision.prompt == "take-hero"
    assert council.findings(view(state, 0)) == []


def test_a_hero_that_was_brought_is_planned_with_in_other_processes_too() -> None:
    game, mode = game_of(FIRST)
    heroes = (Seating("", ("hero malik",)), Seating("", ("hero ignus",)))
    state = played_to(game.start(Setup(mode, heroes, (("difficulty", "heroic"),)), 5), 1)
    assert Council(1, Budget(4, cores=2)).findings(view(state, 1))


def test_a_fresh_player_takes_over_in_the_middle_of_a_game() -> None:
    state = played_to(started(2), 3)
    spots = 0
    while state.round == 3 and state.outcome is None:
        seat = state.decision.seat
        player = Strategist(seat, LITTLE) if spots < 4 else Defender(Random(seat))
        state.answer(player.choose(view(state, seat)), seat)
        spots += 1
    assert spots > 4


@pytest.mark.parametrize("kind", ["easy", "normal", "hard"])
def test_every_option_is_thought_of(kind: str) -> None:
    state = played_to(started(1), 2)
    player: Any = RIFT.player(kind, 1, LITTLE)
    seen = view(state, 0)
    assert seen.decision is not None
    thoughts = player.thoughts(seen)
    assert {each.text for each in thoughts} == {option.text for option in seen.decision.options}
    assert all(0.0 <= each.chance <= 1.0 and each.weight > 0 for each in thoughts)
    assert len({each.chance for each in thoughts}) > 1


def test_the_chance_to_win_rises_with_health_and_is_settled_at_the_end() -> None:
    assert len(WEIGHTS) == len(TRAITS)
    state, judge = played_to(started(2), 2), Judge()
    before = chance(state, judge)
    state.health += 3
    assert before < chance(state, judge) < 1.0


def test_tastes_differ_and_come_from_the_dice_alone() -> None:
    assert varied(Random(3)) == varied(Random(3)) != varied(Random(4))
    assert varied(Random(3)).resists


# -- overlooking -------------------------------------------------------------------------------

YARD = """
round 2  phase {phase}  health 9  crystals 5
horde drill-goblins @ c2
horde drill-line @ c6
a  hero malik  at b3  hand shooters*2 militia
b  hero alleria  hand apprentice
"""


def yard(phase: str = "play") -> RiftState:
    state = RIFT.read_position(YARD.format(phase=phase), "drill-yard")
    assert isinstance(state, RiftState)
    return state


def test_a_beginner_looks_at_the_nearest_hordes_only() -> None:
    state = yard()
    state.hordes.append(state.hordes[0]._replace(serial=state.serial + 1, space=7))
    two = NOVICE._replace(notices=2)
    everything, little = Board(state, Judge(BASE)), Board(state, Judge(two))
    assert len(state.hordes) > two.notices
    assert NOVICE.notices > 0
    assert set(everything.noticed) == {horde.serial for horde in state.hordes}
    nearest = sorted(len(threat.ahead) for threat in everything.threats.values())
    seen = sorted(len(everything.threats[serial].ahead) for serial in little.noticed)
    assert seen == nearest[: two.notices]


def test_a_beginner_plans_with_tiles_where_they_cannot_lie() -> None:
    box = RIFT.box
    attack = next(one for tower in box.towers for one in tower.attacks if one.type == "magic")
    card = next(n for n, card in enumerate(box.cards) if card.faces[0].resists["magic"])
    state = yard()
    state.hordes = [state.hordes[0]._replace(card=card)]
    piece = attack.groups[0][0]
    ways = []
    for taste in (BASE, NOVICE):
        (threat,) = Board(state, Judge(taste)).threats.values()
        ways.append(set(threat.ways(attack, piece, 0, 0)))
    careful, careless = ways
    resists = state.face(state.hordes[0]).resists["magic"]
    assert not any(mask & resists for mask in careful)
    assert any(mask & resists for mask in careless)


def test_a_beginner_buys_what_is_cheap() -> None:
    state = yard("spending")
    decision = state.decision_of(0)
    assert decision is not None
    cheap = Choices(Judge(NOVICE)).buy(state, decision).text
    assert state.box.towers[state.box.tower_numbers[cheap.split()[1]]].level == 1


def test_a_beginner_keeps_heroes_where_they_are() -> None:
    state = played_to(started(1), 3)
    state.figures[0] = state.figures[0]._replace(acted=False, down=False)
    assert state.figures[0].space != NOWHERE
    for taste, leaves in ((NOVICE._replace(roams=True), True), (NOVICE, False)):
        ideas = Defender(Random(1), taste).heroes._ideas(state, 0)
        assert any(word.startswith("move") for idea in ideas for word in idea.words) == leaves


def test_an_amateur_thinks_of_the_own_towers_only() -> None:
    state = yard()
    assert Defender(Random(1), AMATEUR)._busy(state, 0) == (0,)
    assert Defender(Random(1))._busy(state, 0) == (0, 1)
