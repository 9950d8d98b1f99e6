"""The laws: what must hold in every game, whatever is played.

The short form walks through a few thousand decisions; `make laws` through a million.
"""

from collections import Counter
from typing import Any

import pytest

from siegeworks.core.agenda import Frame
from siegeworks.core.record import Record, replay
from siegeworks.core.snapshot import key, load, save
from siegeworks.games import game_of
from siegeworks.siegestorm.entry import EntryScript
from siegeworks.siegestorm.view import SPECTATOR, determinize, view
from tests.laws.walk import CHUNKS, MODES, games, step

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
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            loaded = load(save(state), game)
            assert key(loaded) == key(state)
            assert loaded.decisions == state.decisions
            step(state, dice)


@every_mode
@every_chunk
def test_every_option_has_a_text_of_its_own_that_is_read_back(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            for decision in state.decisions:
                assert decision.options, "a question without an option"
                texts = [option.text for option in decision.options]
                assert len(set(texts)) == len(texts), f"one text twice in {texts}"
                for option in decision.options:
                    assert option.text.isascii()
                    assert decision.parse(option.text.upper()) is option
                    assert state.why_not(decision.seat, option.text) is None
            step(state, dice)


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
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            for seat in (*range(state.field.seats), SPECTATOR):
                seen = view(state, seat)
                other_world = determinize(seen, dice.getrandbits(256))
                assert repr(view(other_world, seat)) == repr(seen)
            step(state, dice)


@every_mode
@every_chunk
def test_own_options_follow_from_the_own_view(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            for decision in state.decisions:
                world = determinize(view(state, decision.seat), dice.getrandbits(256))
                imagined = world.decision_of(decision.seat)
                assert imagined is not None
                assert imagined.options == decision.options
            step(state, dice)


@every_mode
@every_chunk
def test_events_show_a_seat_only_cards_it_may_know(mode: str, chunk: int) -> None:
    for state, _setup, _seed, dice in games(mode, chunk):
        noted = 0
        while state.outcome is None:
            step(state, dice)
            for note in state.journal[noted:]:
                assert _innocent(note.event, state.field.seats), note
            noted = len(state.journal)


SECRET_FIELDS = {
    "Drawn": ("cards",),
    "Exchanged": ("cards", "drawn"),
    "ReturnChosen": ("cards",),
    "Seen": ("cards",),
    "PutBack": ("card",),
}
"""Fields of events that only the acting seat may know."""


def _innocent(event: Any, seats: int) -> bool:
    """Whether the other seats, and a spectator, see none of an event's secret cards."""
    secret = SECRET_FIELDS.get(type(event).__name__, ())
    others = [seat for seat in (SPECTATOR, *range(seats)) if secret and seat != event.seat]
    for other in others:
        shown = event.seen_by(other)
        for field in secret:
            value = getattr(shown, field)
            cards = value if isinstance(value, tuple) else (value,)
            if any(card != -1 for card in cards):
                return False
    return True


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
    for piles in (state.hands, state.resources, state.casualties, state.healing):
        for pile in piles:
            found.update(pile)
    for piles in (state.sight, state.removed):
        for pile in piles:
            found.update(pile)
    for zone in state.supporters:
        found.update(supporter.card for supporter in zone)
    found.update(spot.creature.card for spot in state.spots())
    found.update(
        frame.card
        for frame in state.agenda
        if isinstance(frame, Frame) and frame.piece == -1 and _holds_its_card(state, frame)
    )
    return found


def _holds_its_card(state: Any, frame: Any) -> bool:
    """Whether a frame is a card announced from hand that belongs to no pile yet (SS-R21)."""
    if frame.script is state.box.deploy:
        return True
    return isinstance(frame.script, EntryScript) and frame.script is state.box.played[frame.card]


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
    for state, _setup, _seed, dice in games(mode, chunk):
        while state.outcome is None:
            step(state, dice)
            assert all(len(hand) <= 10 for hand in state.hands)
