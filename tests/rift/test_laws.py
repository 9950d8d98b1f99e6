"""The laws: what must hold in every game of Rift, whatever is played."""

from collections import Counter
from typing import Any

import pytest

from siegeworks.core.agenda import Frame
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.snapshot import key, load, save
from siegeworks.core.state import State
from siegeworks.core.view import SPECTATOR
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.events import StormPassed
from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.soundness import unsound
from siegeworks.games.rift.rules.state import CRYSTALS, SOLDIERS, RiftState
from siegeworks.games.rift.rules.storms import storm_deck
from siegeworks.games.rift.rules.view import determinize, view
from tests.rift.walk import SCENARIOS, games, situations, step

LONGEST_GAME = 20_000

every_scenario = pytest.mark.parametrize("mode", SCENARIOS)


def test_the_clone_copies_every_slot_and_shares_no_list() -> None:
    setup = Setup("drill-ground", (Seating(), Seating()))
    state = RiftState.blank(setup, 1, box=BOX, scenario=BOX.scenarios["drill-ground"])
    twin = state.clone()
    for slot in (*State.__slots__, *RiftState.__slots__):
        mine, other = getattr(state, slot), getattr(twin, slot)
        assert other == mine, slot
        if isinstance(mine, list):
            assert other is not mine, f"{slot} is shared between clones"


@every_scenario
def test_no_earlier_clone_ever_changes(mode: str) -> None:
    for state, _setup, _seed, dice in games(mode):
        twins = []
        while state.outcome is None:
            twins.append((state.clone(), key(state)))
            step(state, dice)
        for twin, before in twins:
            assert key(twin) == before


@every_scenario
def test_a_clone_answered_alike_ends_alike(mode: str) -> None:
    for state, _setup, _seed, dice in games(mode):
        while state.outcome is None:
            twin = state.clone()
            seat, text = step(state, dice)
            twin.answer(text, seat)
            assert key(twin) == key(state)


@every_scenario
def test_a_game_saved_and_loaded_at_any_decision_is_the_same(mode: str) -> None:
    for state, _dice in situations(mode):
        loaded = load(save(state), RIFT)
        assert key(loaded) == key(state)
        assert loaded.decisions == state.decisions


@every_scenario
def test_every_option_has_a_text_of_its_own_that_is_read_back(mode: str) -> None:
    for state, _dice in situations(mode):
        for decision in state.decisions:
            assert decision.options, "a question without an option"
            texts = [option.text for option in decision.options]
            assert len(set(texts)) == len(texts), f"one text twice in {texts}"
            assert all(RIFT.is_spelt(text) for text in texts), texts
            for option in decision.options[:5]:
                assert decision.parse(option.text.upper()) is option
                assert state.why_not(decision.seat, option.text) is None


@every_scenario
def test_a_situation_at_rest_is_written_down_and_read_back(mode: str) -> None:
    for state, setup, _seed, dice in games(mode):
        while state.outcome is None:
            step(state, dice)
            if state.outcome is None and RIFT.at_rest(state):
                text = RIFT.write_position(state)
                again = RIFT.read_position(text, mode, switches=setup.switches)
                assert RIFT.write_position(again) == text
                assert again.decision.options == state.decision.options


@every_scenario
def test_the_same_answers_make_the_same_game(mode: str) -> None:
    for state, setup, seed, dice in games(mode):
        answers = []
        while state.outcome is None:
            answers.append(step(state, dice))
        again: Any = RIFT.start(setup, seed)
        for seat, text in answers:
            again.answer(text, seat)
        assert key(again) == key(state)
        assert again.journal == state.journal


@every_scenario
def test_no_byte_of_a_view_depends_on_what_lies_face_down(mode: str) -> None:
    for state, dice in situations(mode):
        for seat in (*range(state.seats), SPECTATOR):
            seen = view(state, seat)
            other_world = determinize(seen, dice.getrandbits(256))
            assert repr(view(other_world, seat)) == repr(seen)


@every_scenario
def test_no_card_and_no_piece_is_lost_or_doubled(mode: str) -> None:
    for state, _setup, _seed, dice in games(mode):
        there = _all_hordes(state)
        while state.outcome is None:
            step(state, dice)
            assert unsound(state) is None
            assert _all_hordes(state) == there
            assert _all_towers(state) == BOX.copies
            assert 0 <= state.soldiers_left() <= SOLDIERS
            assert 0 <= state.crystals <= CRYSTALS


@every_scenario
def test_every_storm_gathers_breaks_and_passes_once(mode: str) -> None:
    for state, _setup, _seed, dice in games(mode):
        every, gone = Counter(storm_deck(state)), Counter[int]()
        assert bool(every) is state.stormy
        while state.outcome is None:
            before = len(state.journal)
            step(state, dice)
            notes = state.journal[before:]
            gone.update(note.event.storm for note in notes if isinstance(note.event, StormPassed))
            there = [card for card in (state.storm, state.gathering) if card != NO_STORM]
            assert Counter(state.storms) + Counter(there) + gone == every
            assert (state.gathering != NO_STORM) is (state.stormy and state.round % 3 == 2)
            assert (state.storm != NO_STORM) is (state.stormy and state.round in range(3, 99, 3))


def _all_hordes(state: Any) -> Counter[int]:
    """Every horde card of the game, wherever it is."""
    found: Counter[int] = Counter()
    for pile in (*state.decks, state.ghosts, state.removed, state.boss_lives):
        found.update(pile)
    found.update(horde.card for horde in state.hordes)
    frames = [item for item in state.agenda if isinstance(item, Frame)]
    found.update(frame.source for frame in frames if frame.script is BOX.enter_map)
    return found


def _all_towers(state: Any) -> tuple[int, ...]:
    """Every tower card, wherever it is, by kind."""
    found = Counter(dict(enumerate(state.supply)))
    for hand in (*state.hands, *state.passed):
        found.update(hand)
    found.update(built.tower for site in state.sites for built in site)
    return tuple(found[tower] for tower in range(len(BOX.towers)))


@every_scenario
def test_nothing_ever_lies_on_anything_else(mode: str) -> None:
    for state, _dice in situations(mode):
        for horde in state.hordes:
            face = state.face(horde)
            masks = [horde.tiles, horde.soldiers, horde.gate]
            masks += [figure.base for figure in state.figures if figure.horde == horde.serial]
            together = state.cover(horde)
            assert together.bit_count() == sum(mask.bit_count() for mask in masks)
            assert not together & face.red
            assert not horde.soldiers & (face.deadly | ~face.foes)
        for figure in state.figures:
            assert not figure.base or state.horde(figure.horde).space == figure.space


@every_scenario
def test_every_game_ends(mode: str) -> None:
    for state, _setup, _seed, dice in games(mode):
        while state.outcome is None:
            step(state, dice)
            assert state.ply < LONGEST_GAME
        assert not state.decisions
