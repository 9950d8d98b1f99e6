"""Any garbage on any input gets a refusal, never another error."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from siegeworks.casebook.case import read_cases, run_case
from siegeworks.core.record import Record, replay
from siegeworks.core.refusal import Refused
from siegeworks.core.snapshot import load, save
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.deck import parse_deck, starter_deck, write_deck
from siegeworks.games.siegestorm.rules.deckcode import (
    deck_from_code,
    deck_from_json,
    deck_to_code,
    deck_to_json,
)
from tests.formats.games import DUEL, duel, slips, started, walk
from tests.formats.test_cases import HEAD, SAMPLES
from tests.formats.test_expectations import GIVEN
from tests.formats.test_positions import FULL

calm = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
DECK = starter_deck(BOX, "ysra")
RECORD = Record(DUEL, duel(1), 1)
for _move in range(12):
    RECORD.answer(RECORD.state().decision.seat, RECORD.state().decision.options[0].text)
CASES = HEAD + "".join(SAMPLES)
FORMS = ("a hand 3", "a2 att 4", "event Damaged seat=b by SS-1.1", "winner a by SS-6.3")


def cases(text: str) -> None:
    for case in read_cases(text):
        run_case(case)


def position(text: str) -> None:
    state = SIEGESTORM.read_position(text, "duel")
    assert SIEGESTORM.read_position(SIEGESTORM.write_position(state), "duel")


def expectation(text: str) -> None:
    SIEGESTORM.expect(SIEGESTORM.read_position(GIVEN, "duel"), text)


def move(text: str) -> None:
    started(2).answer(text)


READERS: dict[str, tuple[Callable[[str], Any], str]] = {
    "deck": (parse_deck, write_deck(DECK)),
    "deck as json": (deck_from_json, deck_to_json(DECK)),
    "deck as code": (deck_from_code, deck_to_code(DECK)),
    "position": (position, FULL),
    "record": (replay, RECORD.text()),
    "cases": (cases, CASES),
    "expectation": (expectation, " ".join(FORMS)),
    "move": (move, "return despoiler"),
}
every_reader = pytest.mark.parametrize("name", READERS)


@every_reader
@given(text=st.text())
@calm
def test_random_text_is_read_or_refused(name: str, text: str) -> None:
    reader, _ = READERS[name]
    with suppress(Refused):
        reader(text)


@every_reader
@given(data=st.data())
@calm
def test_a_text_with_slips_is_read_or_refused(name: str, data: st.DataObject) -> None:
    reader, text = READERS[name]
    with suppress(Refused):
        reader(data.draw(slips(text, ("hand", "a", "n", "used", "\\", "[", "'", "-- SS-1.1"))))


@given(st.sampled_from(FORMS), st.data())
@calm
def test_an_expectation_with_slips_is_read_or_refused(form: str, data: st.DataObject) -> None:
    with suppress(Refused):
        expectation(data.draw(slips(form, ("a", "no", "hand", "top", "=", "by"))))


@given(st.integers(0, 40), st.text(max_size=30))
@calm
def test_no_text_upsets_a_question(ply: int, text: str) -> None:
    state = next(state for state in walk(9) if state.ply >= ply)
    assume(state.outcome is None)
    before = save(state)
    for decision in state.decisions:
        if any(option.text.startswith(text.strip().lower()) for option in decision.options):
            continue
        with pytest.raises(Refused):
            state.answer(text, decision.seat)
    assert save(state) == before


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
SNAPSHOTS = [json.dumps(save(state)) for state in walk(6) if state.ply % 9 == 0]


@given(json_values)
@calm
def test_random_data_is_no_snapshot(data: Any) -> None:
    with pytest.raises(Refused):
        load(data, SIEGESTORM)


@given(st.sampled_from(SNAPSHOTS), st.lists(st.integers(0, 40), max_size=8), json_values)
@calm
def test_a_snapshot_with_a_wrong_value_is_read_or_refused(
    text: str, way: list[int], value: Any
) -> None:
    data = json.loads(text)
    inner: Any = data
    for step in way:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        if not keys:
            break
        key = keys[step % len(keys)]
        if not isinstance(inner[key], dict | list):
            inner[key] = value
            break
        inner = inner[key]
    else:
        if isinstance(inner, dict):
            inner.clear()
    with suppress(Refused):
        load(data, SIEGESTORM)
