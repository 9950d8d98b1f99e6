"""Portal storms: the file of cards, positions and snapshots with storms, play in every storm."""

from random import Random
from typing import Any

import pytest

from siegeworks.core.refusal import BadText, Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.snapshot import key, load, save
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.events import DecksShuffled, StormBroke, TowerPlayed
from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.roster import STORMS
from siegeworks.games.rift.rules.soundness import unsound
from siegeworks.games.rift.rules.storms import gathers_in, read_storms
from siegeworks.games.rift.rules.view import determinize, view
from siegeworks.players import make_player
from tests.rift.walk import step

ON = (("storms", "on"),)
STORM = """
[frost]
clause = "RT-S9"
"""
ROUNDS = 3
"""Rounds a game is played on from the breaking of a storm."""


def read(text: str, mode: str = "drill-ground") -> Any:
    return RIFT.read_position(text, mode, switches=ON)


# -- the file --------------------------------------------------------------------------------


def test_there_are_sixteen_storms_each_with_a_clause_of_its_own() -> None:
    assert len(STORMS) == len({storm.clause for storm in STORMS}) == 16
    assert {storm.clause for storm in STORMS} <= {clause.id for clause in RIFT.clauses()}


def test_a_storm_of_another_author_is_read() -> None:
    (storm,) = read_storms(STORM + 'rule = "no-mages"\nlevel = 2')
    assert (storm.id, storm.closed, storm.level, bool(storm.text)) == ("frost", "mages", 2, False)
    (storm,) = read_storms(STORM + 'when = "defeat"\ndoes = "shake"')
    assert (storm.when, storm.closed, bool(storm.text)) == ("defeat", "", True)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("", "either a rule, or what it does and when"),
        ('rule = "haste"\nwhen = "defeat"\ndoes = "shake"', "either a rule, or what"),
        ('does = "shake"', "either a rule, or what"),
        ('rule = "haste"\nwhen = "defeat"', "either a rule, or what"),
        ('rule = "no-towers"', "no rule 'no-towers'; there is haste"),
        ('when = "noon"\ndoes = "shake"', "no moment 'noon'; there is arrival"),
        ('when = "defeat"\ndoes = "dance"', "no deed 'dance'; there is arrive-again"),
        ('rule = "haste"\nlevel = 5', "no tower has a level above 4"),
        ('rule = "haste"\nlevel = "two"', "level is not a number"),
        ('rule = "haste"\ncolour = "red"', "cannot read colour"),
    ],
)
def test_a_storm_that_cannot_be_is_refused(lines: str, says: str) -> None:
    with pytest.raises(BadText, match=f"storms.toml, frost: .*{says}"):
        read_storms(STORM + lines)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it holds no storm"),
        ("[[storms]]", "storms is not a table"),
        ("[frost]\nclause = 3", "frost: clause is not a text"),
        ('[frost]\nclause = "S9"\nrule = "haste"', "no clause such as RT-S9"),
        ("[[storm", "not TOML"),
    ],
)
def test_a_file_that_holds_no_storms_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadText, match=says):
        read_storms(text)


def test_storms_gather_every_third_round_from_the_second_on() -> None:
    assert [round_ for round_ in range(1, 13) if gathers_in(round_)] == [2, 5, 8, 11]


# -- positions and snapshots -----------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "storms  raging gale  deck fog tear hail",
        "storms  gathering gale  deck fog tear hail",
        "storms  deck gale",
    ],
)
def test_a_position_with_storms_is_written_as_it_was_read(line: str) -> None:
    state = read(f"round 3\na\nb\n{line}\n")
    assert line in RIFT.write_position(state).split("\n")
    assert key(load(save(state), RIFT)) == key(state)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("storms raging wind", "no storm 'wind'"),
        ("storms raging gale gathering gale", "each storm is there once"),
        ("storms deck gale fog gale", "each storm is there once"),
        ("storms raging gale fog", "one value"),
        ("storms blowing gale", "expected one of raging, gathering, deck"),
    ],
)
def test_a_position_with_storms_that_cannot_be_is_refused(line: str, says: str) -> None:
    with pytest.raises(BadText, match=says):
        read(f"a\nb\n{line}")


def test_a_position_of_a_game_without_storms_has_none() -> None:
    with pytest.raises(BadText, match="switch storms is off"):
        RIFT.read_position("a\nb\nstorms raging gale", "drill-ground")


@pytest.mark.parametrize(
    ("slot", "value"),
    [("storm", 16), ("gathering", 16), ("storms", [16]), ("storms", [1, 1]), ("storm", "gale")],
)
def test_a_snapshot_with_storms_that_cannot_be_is_refused(slot: str, value: Any) -> None:
    data = save(read("a\nb\nstorms gathering fog"))
    data["slots"][slot] = value
    with pytest.raises(Refused):
        load(data, RIFT)


def test_a_snapshot_without_the_challenge_holds_no_storm() -> None:
    data = save(RIFT.read_position("a\nb", "drill-ground"))
    data["slots"]["storm"] = 0
    with pytest.raises(Refused, match="a game without storms"):
        load(data, RIFT)


# -- play ------------------------------------------------------------------------------------

BUSY = """
round 2  phase spending  health 9  crystals 5
horde drill-goblins @ b2  tiles b2
horde drill-line @ d2  soldiers a1
horde drill-portal-1 @ c5
a  hero malik  at e2  abilities hands-off earthquake  hand shooters apprentice
b  hero magnus  at b2  base d4  abilities illusion magic-storm  hand bombardiers militia
deck 1 drill-one drill-pair drill-line
deck 2 drill-archers drill-wolves
spells fire-rain
"""


@pytest.mark.parametrize("storm", [storm.id for storm in BOX.storms])
@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_in_every_storm(storm: str, seed: int) -> None:
    state, dice, raged = read(f"{BUSY}storms  gathering {storm}"), Random(seed), False
    while state.outcome is None and state.round < 2 + ROUNDS:
        assert unsound(state) is None
        seen = view(state, 0)
        assert repr(view(determinize(seen, seed), 0)) == repr(seen)
        assert key(load(save(state), RIFT)) == key(state)
        if RIFT.at_rest(state):
            again = RIFT.read_position(RIFT.write_position(state), state.setup.mode, switches=ON)
            assert again.decision.options == state.decision.options
        raged = raged or (state.storm != NO_STORM and BOX.storms[state.storm].id == storm)
        step(state, dice)
    assert raged


def test_the_same_seed_deals_the_same_hordes_with_storms_and_without() -> None:
    decks = []
    for switches in ((), ON):
        state: Any = RIFT.start(Setup("drill-ground", (Seating(), Seating()), switches), 7)
        DecksShuffled().happen(state)
        decks.append(state.decks)
    assert decks[0] == decks[1]


@pytest.mark.parametrize("storm", [storm.id for storm in BOX.storms])
def test_the_greedy_player_keeps_to_the_rules_in_every_storm(storm: str) -> None:
    """Whatever the player answers is offered: an answer that is not would be refused."""
    state = read(f"{BUSY}storms  gathering {storm}")
    players = [make_player("greedy", seat) for seat in (0, 1)]
    while state.outcome is None and state.round < 4:
        seat = state.decision.seat
        state.answer(players[seat].choose(RIFT.view(state, seat)), seat)
    raged = [note.event.storm for note in state.journal if isinstance(note.event, StormBroke)]
    assert raged == [BOX.storm_numbers[storm]]


@pytest.mark.parametrize("storm", [storm.id for storm in BOX.storms if storm.closed])
def test_the_greedy_player_plays_towers_of_the_other_families(storm: str) -> None:
    state = read(f"{BUSY}storms  gathering {storm}")
    players = [make_player("greedy", seat) for seat in (0, 1)]
    while state.round < 4:
        seat = state.decision.seat
        state.answer(players[seat].choose(RIFT.view(state, seat)), seat)
    events = [note.event for note in state.journal]
    played = {event.tower for event in events if isinstance(event, TowerPlayed)}
    assert played
    assert not played & BOX.closed[BOX.storm_numbers[storm]]
