"""Declared fields: what a game that only declares its fields gets for nothing."""

import copy
import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import pytest

from siegeworks.core.agenda import Frame, Question, Script
from siegeworks.core.box import Box
from siegeworks.core.decision import Option, Seat
from siegeworks.core.event import Event
from siegeworks.core.fields import (
    HIDDEN,
    NOBODY,
    OWNER,
    OWNER_SORTED,
    SORTED,
    At,
    Numbered,
    declared,
    each_seat,
    printed,
    starts,
)
from siegeworks.core.game import Game
from siegeworks.core.moves import Ids, Moves
from siegeworks.core.refusal import BadText, Refused, saying
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.snapshot import key, load, save
from siegeworks.core.state import Outcome, State
from siegeworks.core.view import SPECTATOR, View, as_seen

CARDS = ("oil", "ram", "tower", "wall")
COPIES = 3
MOVES = Moves("raid", Ids("CARD", "the id of a card", lambda box: CARDS))
PLAY = MOVES.form("play CARD", "act", "play a card")


class Hoard(NamedTuple):
    """A leaf with a side that may lie down."""

    card: int
    place: int

    def face_down(self) -> "Hoard":
        return Hoard(HIDDEN, self.place)


class RaidBox(Box):
    game = "raid"

    def __init__(self) -> None:
        super().__init__()
        self.turn = self.add("turn", Script((Act(),)))
        self.numbers = {card: number for number, card in enumerate(CARDS)}


CARD = Numbered(saying("card"), lambda game: game.box.numbers)


@declared
class RaidState(State):
    """Hidden hands, a deck nobody sees, gold that all can count."""

    game = "raid"

    box: RaidBox = printed()
    hands: list[tuple[int, ...]] = starts(each_seat(()), seen=OWNER, of=CARD, at=At(word="hand"))
    gold: list[int] = starts(each_seat(0), at=At())
    deck: tuple[int, ...] = starts((), seen=NOBODY, of=CARD, at=At("deck", top_first=True))
    played: tuple[int, ...] = starts((), of=CARD, at=At("played", top_first=True))
    last: int | None = starts(None, of=CARD, at=At("turn"))
    turn: int = starts(1, at=At("turn"))
    weather: str = starts("fair", at=At("turn"))
    is_late: bool = starts(False, at=At("turn"))


@dataclass
class Played(Event):
    seat: Seat
    card: int

    def happen(self, game: RaidState) -> None:
        hand = list(game.hands[self.seat])
        hand.remove(self.card)
        if game.deck:
            hand.append(game.deck[-1])
            game.deck = game.deck[:-1]
        game.hands[self.seat] = tuple(sorted(hand))
        game.gold[self.seat] += self.card
        game.played, game.last, game.turn = (*game.played, self.card), self.card, game.turn + 1
        game.is_late = game.turn > 5
        if not any(game.hands):
            game.outcome = Outcome((0,), "R-1")


@dataclass(frozen=True)
class Act(Question):
    prompt = "act"

    def asked(self, game: RaidState, frame: Frame) -> Seat:
        return (game.turn - 1) % 2

    def options(self, game: RaidState, frame: Frame) -> list[Option]:
        hand = game.hands[self.asked(game, frame)]
        return [Option(PLAY(CARDS[card]), card) for card in sorted(set(hand))]

    def answered(self, game: RaidState, frame: Frame, value: int) -> None:
        game.happen(Played(self.asked(game, frame), value), "R-1")


@dataclass(frozen=True)
class Duel:
    id: str = "duel"
    seats_clause: str = "R-2"
    seats: tuple[int, ...] = (2,)


class Raid(Game):
    name = RaidState.game
    states = RaidState
    box: RaidBox

    def __init__(self) -> None:
        self.box = RaidBox()
        self.modes = {"duel": Duel()}
        self.switches, self.checks = {}, {}

    def cards(self, setup: Setup) -> tuple[int, ...]:
        return tuple(range(len(CARDS))) * COPIES

    def deal(self, state: State) -> None:
        assert isinstance(state, RaidState)
        deck = state.shuffled(self.cards(state.setup))
        state.hands = [tuple(sorted(deck[:3])), tuple(sorted(deck[3:6]))]
        state.deck = deck[6:]
        self.go_on(state)

    def go_on(self, state: State) -> None:
        state.push(Frame(self.box.turn))


RAID = Raid()
SETUP = Setup("duel", (Seating("Ann", ("a secret",)), Seating("Bob")))


def walk(seed: int) -> Iterator[RaidState]:
    dice, state = Random(seed), RAID.start(SETUP, seed)
    while state.outcome is None:
        assert isinstance(state, RaidState)
        yield state
        state.take(state.decision, dice.choice(state.decision.options))


def contents(state: State) -> dict[str, Any]:
    names = [*State.__slots__, *[field.name for field in state.fields]]
    return {name: getattr(state, name) for name in names}


def test_a_clone_holds_the_same_and_shares_no_list() -> None:
    for state in walk(1):
        twin = state.clone()
        assert contents(twin) == contents(state)
        assert twin.hands is not state.hands
        twin.take(twin.decision, twin.decision.options[0])
        assert key(twin) != key(state)


def test_a_view_shows_what_is_open_or_the_seats_own_and_counts_the_rest() -> None:
    state = next(walk(2))
    seen: Any = RAID.view(state, 0)
    assert seen.game == "raid"
    assert seen.gold == (0, 0)
    assert seen.hands == (state.hands[0], (HIDDEN,) * 3)
    assert seen.deck == (HIDDEN,) * 6
    assert seen.decision is not None
    assert seen.setup.seats[0].brings == ("a secret",)
    other: Any = RAID.view(state, 1)
    assert other.decision is None
    assert other.deciding == (0,)
    assert other.setup.seats[0].brings == ()
    nobody: Any = RAID.view(state, SPECTATOR)
    assert nobody.hands == ((HIDDEN,) * 3,) * 2


def test_no_byte_of_a_view_depends_on_what_is_hidden() -> None:
    different = 0
    for state in walk(3):
        for seat in (0, 1, SPECTATOR):
            seen = RAID.view(state, seat)
            world: Any = RAID.determinize(seen, state.ply)
            assert repr(RAID.view(world, seat)) == repr(seen)
            assert RAID.view(world, seat) == seen
            every = (*world.hands[0], *world.hands[1], *world.deck, *world.played)
            assert sorted(every) == sorted(RAID.cards(SETUP))
            different += world.hands != state.hands
    assert different > 5


def test_a_view_can_be_laid_out_as_it_is() -> None:
    state = next(walk(4))
    there = as_seen(RAID.view(state, 1), RaidState())
    assert there.hands == [(HIDDEN,) * 3, state.hands[1]]
    assert there.journal is None


def test_a_view_asks_another_question_without_changing() -> None:
    seen = RAID.view(next(walk(5)), 0)
    silent = seen.asking(None)
    assert silent.decision is None
    assert seen.decision is not None
    assert silent != seen


def test_a_game_is_saved_and_loaded_and_numbers_of_nothing_are_refused() -> None:
    for state in walk(6):
        plain = json.loads(json.dumps(save(state)))
        twin = load(plain, RAID)
        assert key(twin) == key(state)
        assert twin.decisions == state.decisions
        assert "box" not in plain["slots"]
    plain["slots"]["hands"][0] = [len(CARDS)]
    with pytest.raises(Refused, match="no card has the number 4"):
        load(plain, RAID)
    plain["slots"]["hands"][0] = [HIDDEN]
    with pytest.raises(Refused, match="no card has the number -1"):
        load(plain, RAID)


def test_a_position_is_written_and_read_back() -> None:
    for state in walk(7):
        text = RAID.write_position(state)
        again: Any = RAID.read_position(text, "duel")
        assert RAID.write_position(again) == text
        assert again.decision.options == state.decision.options


def test_a_position_says_what_fields_hold_where_they_were_declared() -> None:
    state: Any = RAID.read_position(
        "a hand wall oil*2 gold 3\ndeck ram tower\nturn 4 weather foul is-late last oil", "duel"
    )
    assert state.hands == [(0, 0, 3), ()]
    assert (state.gold, state.deck, state.last) == ([3, 0], (2, 1), 0)
    assert (state.turn, state.weather, state.is_late) == (4, "foul", True)
    assert RAID.write_position(state) == (
        "deck ram tower\nturn 4  last oil  weather foul  is-late\n"
        "a  hand oil*2 wall  gold 3\nb  gold 0\n"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a hand owl", "line 1: no card 'owl'"),
        ("a gold much", "line 1: gold 'much' is not a number"),
        ("a gold 1 2", "line 1: gold has one value, not 2"),
        ("turn", "line 1: nothing follows turn"),
        ("c gold 1", "line 1: there is no seat c"),
        ("deck ram\ndeck oil", "line 2: there is a line deck already"),
        ("moat 1", "line 1: cannot read 'moat': a line begins with one of deck, played, turn, a"),
    ],
)
def test_what_is_no_position_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(BadText) as refused:
        RAID.read_position(text, "duel")
    assert message in str(refused.value)


def test_a_game_that_is_over_has_no_position() -> None:
    *_, state = walk(8)
    assert state.outcome is not None
    with pytest.raises(BadText, match="the game is over"):
        RAID.write_position(state)


def test_expectations_are_lines_of_a_position() -> None:
    state = RAID.read_position("a hand oil*2 gold 3\nb hand ram\nturn 3", "duel")
    for line in ("a gold 3", "a hand oil oil", "a hand oil*2 gold 3", "turn 3 weather fair"):
        assert RAID.expect(state, line) is None, line
    assert RAID.expect(state, "a gold 2") == "a gold is 3"
    assert RAID.expect(state, "b hand oil") == "b hand is ram"
    assert RAID.expect(state, "turn 4") == "turn is 3"
    assert RAID.expect(state, "turn 3 is-late") == "turn is not is-late"
    assert RAID.expect(state, "turn 3 last ram") == "turn last is empty"


def test_states_and_views_without_a_box_of_their_own_are_copied_deeply() -> None:
    state = next(walk(9))
    twin = copy.deepcopy(state)
    assert key(twin) == key(state)
    assert twin.hands is not state.hands
    seen = RAID.view(state, 0)
    assert copy.deepcopy(seen) == seen


# -- one field more ------------------------------------------------------------------------


@declared
class WiderState(RaidState):
    """The same, with fields of every other kind."""

    moat: list[tuple[int, ...]] = starts(each_seat((1, 0)), seen=OWNER_SORTED, of=CARD, at=At())
    stack: tuple[int, ...] = starts((2, 0, 1), seen=SORTED, of=CARD, at=At("stack"))
    hoards: list[tuple[Hoard, ...]] = starts(each_seat((Hoard(3, 7),)), seen=OWNER)
    limit: int = starts(lambda game: 10 * game.seats, at=At("turn"))
    rules: tuple[str, ...] = printed(lambda game: (game.setup.mode,))


class Wider(Raid):
    states = WiderState

    def unseen(self, view: View) -> tuple[int, ...]:
        return (0,) * 40


def test_a_field_that_is_added_is_there_wherever_fields_are() -> None:
    game = Wider()
    state: Any = game.start(SETUP, 1)
    assert (state.limit, state.rules) == (20, ("duel",))
    state.limit = 7
    assert state.clone().limit == 7
    assert state.clone().moat is not state.moat
    seen: Any = game.view(state, 0)
    assert (seen.limit, seen.stack, seen.moat) == (7, (0, 1, 2), ((0, 1), (HIDDEN, HIDDEN)))
    assert seen.hoards == ((Hoard(3, 7),), (Hoard(HIDDEN, 7),))
    plain = save(state)
    assert "limit" in plain["slots"]
    assert "rules" not in plain["slots"]
    loaded: Any = load(json.loads(json.dumps(plain)), game)
    assert (loaded.limit, loaded.hoards, loaded.rules) == (7, state.hoards, ("duel",))
    text = game.write_position(state)
    assert "limit 7" in text
    assert "stack oil" not in text
    again: Any = game.read_position(text, "duel")
    assert (again.limit, again.stack, again.moat) == (7, (2, 0, 1), state.moat)
    assert game.expect(state, "turn 1 limit 8") == "turn limit is 7"
    plain["slots"]["limit"] = "many"
    with pytest.raises(Refused, match="limit: not a <class 'int'>"):
        load(plain, game)


def test_worlds_deal_decks_again_and_leave_what_is_known() -> None:
    game = Wider()
    state: Any = game.start(SETUP, 1)
    orders, decks = set(), set()
    for chance in range(30):
        world: Any = game.determinize(game.view(state, 0), chance)
        orders.add(world.stack)
        decks.add(world.moat[0])
        assert sorted(world.stack) == [0, 1, 2]
        assert world.moat[1] == (0, 0)
        assert world.hoards == [(Hoard(3, 7),), (Hoard(0, 7),)]
        assert world.limit == 20
    assert len(orders) > 3
    assert decks == {(0, 1), (1, 0)}


def test_print_that_follows_is_not_pickled() -> None:
    state = WiderState.blank(SETUP, 1)
    held = state.__getstate__()
    assert "rules" not in held
    assert "limit" in held
    state.rules = ("another",)
    assert state.__getstate__()["rules"] == ("another",)
    twin = pickle.loads(pickle.dumps(state))
    assert contents(twin) == contents(state)
