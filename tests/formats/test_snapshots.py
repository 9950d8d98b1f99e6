"""Snapshots: any State to JSON and back, and broken data refused with what is wrong."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from siegeworks.core.refusal import Refused
from siegeworks.core.snapshot import key, load, save, slots
from siegeworks.games.siegestorm.game import SIEGESTORM
from tests.formats.games import started, walk


@pytest.mark.parametrize("seed", range(12))
def test_every_state_of_a_game_round_trips_through_json(seed: int) -> None:
    for state in walk(seed):
        twin: Any = load(json.loads(json.dumps(save(state))), SIEGESTORM)
        assert key(twin) == key(state)
        assert twin.decisions == state.decisions
        assert twin.setup == state.setup
        for slot in slots(state):
            assert getattr(twin, slot) == getattr(state, slot), slot
            assert type(getattr(twin, slot)) is type(getattr(state, slot)), slot
        assert twin.journal is None


def test_what_changes_is_saved_and_what_is_printed_is_not() -> None:
    state = started()
    assert {"box", "mode", "field", "journal", "pending", "setup"}.isdisjoint(slots(state))
    assert {"agenda", "chance", "hands", "lasting", "turn"} <= set(slots(state))


def test_the_key_leaves_out_names_and_history_but_nothing_that_can_matter() -> None:
    state = started(3)
    twin = state.clone()
    twin.ply, twin.journal = 99, None
    assert key(twin) == key(state)
    other: dict[str, Any] = {"chance": 5, "turn": 9, "used": (1,), "deployed": True}
    for slot, value in other.items():
        twin = state.clone()
        setattr(twin, slot, value)
        assert key(twin) != key(state), slot


def test_something_that_is_no_leaf_cannot_be_saved() -> None:
    state = started()
    state.used = {1, 2}
    with pytest.raises(TypeError, match="set in a State"):
        save(state)


MIDDLE = """
a  hand druuk-school-adept tengu  support tengu  resources tengu*9
b  hand tengu  track armored-yak . .  resources tengu*9
land b despoiler
"""


def data() -> dict[str, Any]:
    """A snapshot in the middle of things, with creatures and an entry that waits for reactions."""
    state = SIEGESTORM.read_position(MIDDLE, "duel")
    for move in ("play druuk-school-adept", "target b1", "discard tengu"):
        state.answer(move)
    assert state.decision.prompt == "react"
    plain: dict[str, Any] = json.loads(json.dumps(save(state)))
    return plain


def put(path: str, value: Any) -> Callable[[Any], None]:
    def change(plain: Any) -> None:
        *way, last = path.split(".")
        for step in way:
            plain = plain[int(step)] if step.isdigit() else plain[step]
        plain[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("siegeworks-state", 2, "expected an object with siegeworks-state 1"),
        ("setup", None, "expected a setup with mode, seats, switches and position"),
        ("setup.mode", "chess", "siegestorm has no mode 'chess'"),
        ("setup.seats", [], "duel is for 2 seats, not 0"),
        ("setup.seats.0", {"name": 1}, "expected a seat with name and brings"),
        ("setup.switches", {"x": 1}, "expected a setup with"),
        ("setup.switches", {"x": "y"}, "no switch 'x'"),
        ("slots", {}, "expected the slots agenda, chance"),
        ("slots.more", 1, "expected the slots agenda, chance"),
        ("slots.chance", -1, "chance or ply is out of its range"),
        ("slots.turn", True, "turn: not a <class 'int'>: True"),
        ("slots.turn", 1.5, "cannot read 1.5"),
        ("slots.turn", "x", "turn: not a <class 'int'>: 'x'"),
        ("slots.hands", [[]], "hands: expected a list of 2"),
        ("slots.hands.0", ["x"], "hands: not a list"),
        ("slots.hands.0", [999], "no card has the number 999"),
        ("slots.hands.0", [1] * 11, "a hand is too large"),
        ("slots.tracks.0", [None], "a track has 3 spaces"),
        ("slots.lands.0", {"Creature": [1]}, "Creature: expected 6 values"),
        ("slots.lands.0", {"Creature": [1, 2, 0, "a", 0, 0]}, "Creature.seat cannot be 'a'"),
        ("slots.lands.0", {"Creature": [1, 2, 0, 7, 0, 0]}, "no such seat"),
        ("slots.lands.0", {"Creature": [1, 2, 7, 0, 0, 0]}, "no such card or owner"),
        (
            "slots.lands.0",
            {"Creature": [1, 0, 0, 0, 0, 0]},
            "serials of cards in play are not each",
        ),
        ("slots.lands.0", {"Goblin": []}, "no leaf 'Goblin'; there is Frame, Fork, Outcome"),
        ("slots.taking", [7], "a turn is of nobody"),
        ("slots.stages", ["set-up", "nap"], "stages: not a"),
        ("slots.boss", {"Boss": [1, 5, 3, [], False]}, "there is no such boss"),
        ("slots.outcome", 5, "outcome: not a"),
        ("slots.agenda", [], "nobody is asked anything, yet the game is not over"),
        ("slots.agenda", [5], "agenda: expected a frame at a verb, not 5"),
        ("slots.agenda.0.Frame.0", {"script": "nowhere"}, "no script at 'nowhere'"),
        ("slots.agenda.0.Frame.1", 999, "agenda: expected a frame at a verb"),
        ("slots.agenda.0.Frame.2", 9, "no such seat"),
        ("slots.agenda.0.Frame.3", 999, "no such card"),
        ("slots.agenda.0.Frame.5", 9, "no such track"),
        ("slots.agenda.0.Frame.6", [["x"]], "Frame.names cannot be (('x',),)"),
    ],
)
def test_broken_data_is_refused_with_what_is_wrong(path: str, value: Any, message: str) -> None:
    plain = data()
    put(path, value)(plain)
    with pytest.raises(Refused) as refused:
        load(plain, SIEGESTORM)
    assert message in str(refused.value)


def test_data_nested_too_deeply_is_refused() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    plain = data()
    put("slots.used", deep)(plain)
    with pytest.raises(Refused, match="nested too deeply"):
        load(plain, SIEGESTORM)


def test_what_the_rules_cannot_go_on_from_is_refused() -> None:
    plain = data()
    put("slots.agenda", [{"Frame": [{"script": "rules.order"}, 0, 0, 1, 1, -1, []]}])(plain)
    put("slots.agenda.0.Frame.0", {"script": "rules.together"})(plain)
    with pytest.raises(Refused, match="the rules cannot go on from it"):
        load(plain, SIEGESTORM)
