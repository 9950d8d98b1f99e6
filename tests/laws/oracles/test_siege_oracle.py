"""Siegestorm offers exactly what the rules allow: the engine against an oracle, both ways.

Random games and crowded positions are walked through at random. In every situation the options
of every open question, who is asked, all values and all prices must be those of the oracle; what
the engine settles without asking is watched too.
"""

from random import Random
from typing import Any, NamedTuple

import pytest

from siegeworks.core.agenda import NOTHING, Frame, Script
from siegeworks.core.decision import Decision, Option
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import values as engine
from siegeworks.games.siegestorm.rules.passives import Activate
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles import siege_fighting as fighting
from tests.laws.oracles import siege_options as oracle
from tests.laws.oracles import siege_picks as picks
from tests.laws.oracles.siege_crowd import crowded
from tests.laws.oracles.siege_picks import Voice
from tests.laws.oracles.siege_playing import activation_cost
from tests.laws.oracles.siege_table import (
    LETTERS,
    boss_seat,
    lanes,
    persons,
    pieces,
    printed,
    square,
)
from tests.laws.oracles.siege_watch import comes_to_nothing, watch
from tests.laws.walk import LONG, random_setup

CROWDS = {"duel": 10, "solo": 10, "coop": 7, "last-man-standing": 4}
"""Crowded positions of each mode in a chunk, each played on for some decisions."""
CHUNKS = 40 if LONG else 1
"""Parts the walk is cut into, so that all cores take a share."""
STEPS = 60
"""Decisions that a crowded position is played on for."""
every_mode = pytest.mark.parametrize("mode", CROWDS)
every_chunk = pytest.mark.parametrize("chunk", range(CHUNKS))


@every_mode
@every_chunk
def test_crowded_positions_offer_what_the_rules_allow(
    mode: str, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch(monkeypatch)
    for number in range(CROWDS[mode]):
        dice = Random(f"{mode} {chunk} {number}")
        walk(crowded(mode, dice), dice, STEPS)


@every_mode
@every_chunk
def test_whole_games_offer_what_the_rules_allow(
    mode: str, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch(monkeypatch)
    dice = Random(f"{mode} {chunk}")
    game, _ = game_of(f"siegestorm/{mode}")
    state: Any = game.start(random_setup(f"siegestorm/{mode}", dice), dice.randrange(1000))
    walk(state, dice, 10_000 if LONG else 250)


@every_mode
@every_chunk
def test_texts_speak_of_the_cards_the_rules_say(mode: str, chunk: int) -> None:
    for number in range(CROWDS[mode]):
        dice = Random(f"texts {mode} {chunk} {number}")
        state = crowded(mode, dice)
        for _ in range(dice.randrange(12)):
            if state.outcome is None:
                decision = dice.choice(state.decisions)
                state.take(decision, dice.choice(decision.options))
        if state.outcome is None:
            _compare_picks(state, dice)


def walk(state: SiegeState, dice: Random, steps: int) -> None:
    """Play at random, and compare every situation."""
    for _ in range(steps):
        if state.outcome is not None:
            return
        for decision in state.decisions:
            _compare_options(state, decision)
        _compare_values(state)
        decision = dice.choice(state.decisions)
        _take(state, decision, dice.choice(decision.options))


# -- comparing -----------------------------------------------------------------------------


def _compare_options(state: SiegeState, decision: Decision) -> None:
    """The engine offers what the oracle allows, no more and no less, to whom it may concern."""
    offered = [option.text for option in decision.options]
    allowed = oracle.expected(state, decision)
    where = (decision.prompt, decision.frame.address, state.ply)
    assert set(offered) - allowed == set(), f"the engine alone, {where}"
    assert allowed - set(offered) == set(), f"the oracle alone, {where}"
    assert len(offered) == len(set(offered)), where
    assert decision.seat in oracle.asked(state, decision), where
    if decision.prompt == "choose" and allowed != {"none"}:
        assert not comes_to_nothing(state, decision.frame), where


def _compare_values(state: SiegeState) -> None:
    """ATT, DEF, Attack Strength, prices, raised damage and further draws are the oracle's."""
    for piece in pieces(state):
        spot = state.spot(piece.serial)
        assert spot is not None
        where = square(state, piece), printed(state, piece).id
        assert engine.attack(state, spot) == picks.attack(state, piece), where
        assert engine.defense(state, spot) == picks.defense(state, piece), where
        assert engine.attacks(state, spot) == picks.attacks(state, piece), where
        for against in lanes(state)[piece.lane].facing if piece.on_track else ():
            force = engine.strength(state, spot, against)
            assert force == picks.strength(state, piece, against), where
    for seat in persons(state):
        assert engine.raised(state, seat) == picks.raised(state, seat), seat
        assert engine.draws(state, seat) == picks.extra_draws(state, seat), seat
        for card in set(state.hands[seat]):
            for kind in ("action", "creature"):
                cost = engine.price(state, seat, card, kind)
                assert cost == picks.price(state, seat, card, kind), (seat, card, kind)


def _compare_picks(state: SiegeState, dice: Random) -> None:
    """Every pick that is printed anywhere, from every track, by a card and by a creature."""
    for at, lane in enumerate(lanes(state)):
        if lane.seat not in state.alive or not lane.spaces:
            continue
        here = [piece.serial for piece in pieces(state) if piece.lane == at]
        for actor in {NOTHING, *dice.sample(here, min(1, len(here)))}:
            frame = Frame(state.box.played[0], 0, lane.seat, 0, actor, at)
            voice = Voice(lane.seat, at, actor)
            for pick in PICKS:
                _compare_pick(state, pick, frame, voice)


def _compare_pick(state: SiegeState, pick: Pick, frame: Frame, voice: Voice) -> None:
    where = pick, voice
    assert state.count(pick, frame) == picks.count(state, pick, voice), where
    if pick.in_piles:
        assert set(state.candidates(pick, frame)) == set(picks.pile(state, pick, voice)), where
        return
    assert set(state.candidates(pick, frame)) == picks.targets(state, pick, voice), where
    if pick.where in ("allies", "enemies", "own-track"):
        everyone = set(state.box.everyone(state, pick, frame))
        assert everyone == picks.everyone(state, pick, voice), where


def _printed_picks() -> list[Pick]:
    """Every pick in a text or passive of any card, and every place without a filter."""
    game, _ = game_of("siegestorm/duel")
    box: Any = game.box
    found: dict[Pick, None] = {}

    def look(thing: Any) -> None:
        if isinstance(thing, Pick):
            found[thing] = None
            found[Pick(thing.where)] = None
        elif isinstance(thing, Script | tuple):
            for part in thing:
                look(part)
        else:
            for name in getattr(thing, "__dataclass_fields__", ()):
                look(getattr(thing, name))

    for card in box.cards:
        look(card)
    return [pick for pick in found if pick.where not in ("replacement", "own-hand")]


PICKS = _printed_picks()


# -- taking --------------------------------------------------------------------------------


def _take(state: SiegeState, decision: Decision, option: Option) -> None:
    """Take an option; what is due then, and how hard an attack is, are the oracle's."""
    cost = _cost(state, decision, option.text)
    blow = _blow(state, decision, option.text)
    assert state.journal is not None
    since = len(state.journal)
    state.take(decision, option)
    if cost:
        frame = state.decisions[0].frame
        assert frame.named("due") == cost, (option.text, frame.address)
    if blow is not None:
        _check_blow(state, since, blow)


def _cost(state: SiegeState, decision: Decision, text: str) -> int:
    """What a player has to pay for an announcement (SS-7.1, SS-7.17)."""
    word, *rest = text.split()
    if word in ("play", "deploy"):
        card = state.box.numbers[rest[0]]
        return picks.price(state, decision.seat, card, "action" if word == "play" else "creature")
    if word == "use":
        piece = next(one for one in pieces(state) if square(state, one) == rest[0])
        passives = printed(state, piece).passive
        ability = next(one for one in passives if isinstance(one, Activate))
        return activation_cost(state, decision.seat, piece, ability)
    return 0


class Blow(NamedTuple):
    """What an attack must do."""

    force: int
    target: int
    """The serial of the creature that is attacked; NOTHING for a player."""
    dies: bool
    damage: int
    """How many cards or how much life the player loses; UNBORNE if too much."""


UNBORNE = -1


def _blow(state: SiegeState, decision: Decision, text: str) -> Blow | None:
    """What an attack does that was chosen just now (SS-10.3, SS-10.13, SS-10.18)."""
    if decision.prompt not in ("attack", "boss-attacks"):
        return None
    said = text.split()[1]
    target = next((one for one in pieces(state) if square(state, one) == said), None)
    seat = LETTERS.index(said) if target is None else target.seat
    force = dict(fighting.blows(state, decision.frame))[seat]
    if target is None:
        return Blow(force, NOTHING, False, _damage(state, seat, force))
    return Blow(force, target.serial, force > picks.defense(state, target), 0)


def _damage(state: SiegeState, seat: int, force: int) -> int:
    """The damage an Attack Strength does, with what raises it (SS-R10, SS-R11, SS-R131)."""
    if force == 0:
        return 0
    damage = force + picks.raised(state, seat)
    if seat == boss_seat(state) and state.boss is not None:
        return min(damage, state.boss.life)
    return damage if damage <= len(state.healing[seat]) + len(state.resources[seat]) else UNBORNE


def _check_blow(state: SiegeState, since: int, blow: Blow) -> None:
    """What the engine noted down right after the attack is what had to happen."""
    assert state.journal is not None
    notes = state.journal[since:]
    place = next(n for n, note in enumerate(notes) if isinstance(note.event, ev.Attacked))
    attacked: Any = notes[place].event
    assert attacked.strength == blow.force
    after: list[Any] = [
        note.event
        for note in notes[place + 1 : place + 2]
        if note.clause in ("SS-10.13", "SS-10.18")
    ]
    killed = any(isinstance(one, ev.Killed) and one.piece == blow.target for one in after)
    assert killed == blow.dies
    if blow.damage != UNBORNE:
        assert sum(one.amount for one in after if isinstance(one, ev.Damaged)) == blow.damage
