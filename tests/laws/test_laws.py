"""The laws: what must hold in every game, whatever is played.

The short form walks through a few thousand decisions; `make laws` through a million.
"""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.record import Record, replay
from siegeworks.core.shelf import game_of
from siegeworks.core.snapshot import key, load, save
from siegeworks.core.view import SPECTATOR
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.events import UNKNOWN
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT
from siegeworks.games.siegestorm.rules.view import view
from siegeworks.games.siegestorm.rules.worlds import determinize
from tests.laws.walk import CHUNKS, MODES, games, situations, step

LONGEST_GAME = 5_000

every_mode = pytest.mark.parametrize("mode", MODES)
every_chunk = pytest.mark.parametrize("chunk", range(CHUNKS))


@every_mode
@every_chunk
def test_no_earlier_clone_ever_changes(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        twins = []
        while state.outcome is None:
            twins.append((state.clone(), key(state)))
            step(state, dice)
        for twin, before in twins:
            assert key(twin) == before


@every_mode
@every_chunk
def test_a_clone_answered_alike_ends_alike(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            twin = state.clone()
            seat, text = step(state, dice)
            twin.answer(text, seat)
            assert key(twin) == key(state)


@every_mode
@every_chunk
def test_a_game_saved_and_loaded_at_any_decision_is_the_same(mode: str, chunk: int) -> None:
    game, _ = game_of(mode)
    for state, _dice in situations(mode, chunk):
        loaded = load(save(state), game)
        assert key(loaded) == key(state)
        assert loaded.decisions == state.decisions


@every_mode
@every_chunk
def test_every_option_has_a_text_of_its_own_that_is_read_back(mode: str, chunk: int) -> None:
    for state, _dice in situations(mode, chunk):
        for decision in state.decisions:
            assert decision.options, "a question without an option"
            texts = [option.text for option in decision.options]
            assert len(set(texts)) == len(texts), f"one text twice in {texts}"
            for option in decision.options:
                assert option.text.isascii()
                assert decision.parse(option.text.upper()) is option
                assert state.why_not(decision.seat, option.text) is None


@every_mode
@every_chunk
def test_a_situation_at_rest_is_written_down_and_read_back(mode: str, chunk: int) -> None:
    game, name = game_of(mode)
    for state, setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            step(state, dice)
            if state.outcome is None and game.at_rest(state):
                text = game.write_position(state)
                again = game.read_position(text, name, switches=setup.switches)
                assert game.write_position(again) == text
                assert again.decision.options[0].text == state.decision.options[0].text


@every_mode
@every_chunk
def test_replay_equals_play(mode: str, chunk: int) -> None:
    for state, setup, seed, dice in games(mode, chunk):
        record = Record(mode, setup, seed)
        while state.outcome is None:
            seat, text = step(state, dice)
            record.answers.append((seat, text))
        again = record.state()
        assert key(again) == key(state)
        assert again.journal == state.journal
        assert key(replay(record.text()).state()) == key(state)


@every_mode
@every_chunk
def test_no_byte_of_a_view_depends_on_what_its_seat_may_not_know(mode: str, chunk: int) -> None:
    for state, dice in situations(mode, chunk):
        for seat in (*range(state.field.seats), SPECTATOR):
            seen = view(state, seat)
            other_world = determinize(seen, dice.getrandbits(256))
            assert repr(view(other_world, seat)) == repr(seen)


@every_mode
@every_chunk
def test_own_options_follow_from_the_own_view(mode: str, chunk: int) -> None:
    for state, dice in situations(mode, chunk):
        for decision in state.decisions:
            world = determinize(view(state, decision.seat), dice.getrandbits(256))
            imagined = world.decision_of(decision.seat)
            assert imagined is not None
            assert imagined.options == decision.options


@every_mode
@every_chunk
def test_events_show_a_seat_only_cards_it_may_know(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            step(state, dice)
        for note in state.journal:
            for seat in {*range(state.field.seats), SPECTATOR} - _initiated(note.event):
                assert _secrets(note.event.seen_by(seat)) <= {UNKNOWN}, note


SECRET_FIELDS = {
    ev.Drawn: ("cards",),
    ev.Exchanged: ("cards", "drawn"),
    ev.ReturnChosen: ("cards",),
    ev.Seen: ("cards",),
    ev.PutBack: ("card",),
    ev.Kept: ("card",),
    ev.Stolen: ("card",),
    ev.Supported: ("card",),
}
"""Fields of events that not every seat may know."""


def _secrets(event: Any) -> set[int]:
    """The cards in the secret fields of an event; none if what it tells lies open anyway."""
    lies_open = not getattr(event, "kept", True) or getattr(event, "origin", "") in (
        "creature",
        "casualties",
    )
    values = [getattr(event, field) for field in SECRET_FIELDS.get(type(event), ())]
    cards = [value if isinstance(value, tuple) else (value,) for value in values]
    return set() if lies_open else {card for pile in cards for card in pile}


def _initiated(event: Any) -> set[int]:
    """The seats that may know everything about an event: whose cards it moves."""
    return {getattr(event, "seat", SPECTATOR), getattr(event, "victim", SPECTATOR)} - {SPECTATOR}


@every_mode
@every_chunk
def test_no_card_is_lost_or_doubled(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        there = _all_cards(state)
        while state.outcome is None:
            step(state, dice)
            assert _all_cards(state) == there


def _all_cards(state: Any) -> Counter[int]:
    """Every card of the game, wherever it is."""
    found: Counter[int] = Counter()
    piles = (state.hands, state.resources, state.casualties, state.healing)
    for pile in chain.from_iterable((*piles, state.sight, state.removed)):
        found.update(pile)
    for zone in state.supporters:
        found.update(supporter.card for supporter in zone)
    found.update(spot.creature.card for spot in state.spots())
    if state.boss is not None:
        found.update(state.boss.reserves)
    frames = (item for item in state.agenda if isinstance(item, Frame))
    found.update(frame.source for frame in frames if _holds_its_card(state, frame))
    return found


def _holds_its_card(state: Any, frame: Frame) -> bool:
    """Whether a frame is a card announced from hand that belongs to no pile yet (SS-R21)."""
    if frame.source == NOTHING or frame.actor != NOTHING:
        return False
    box = state.box
    announced = (box.deploy, box.gang, box.played[frame.source], box.commanded[frame.source])
    return any(frame.script is script for script in announced)


@every_mode
@every_chunk
def test_every_game_ends(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            step(state, dice)
            assert state.ply < LONGEST_GAME
        assert not state.decisions


@every_mode
@every_chunk
def test_no_hand_ever_exceeds_the_limit(mode: str, chunk: int) -> None:
    for state, _dice in situations(mode, chunk):
        assert all(len(state.hands[seat]) <= HAND_LIMIT for seat in state.field.persons)
