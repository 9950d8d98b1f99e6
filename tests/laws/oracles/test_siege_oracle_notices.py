"""The oracle of Siegestorm notices: rules that are broken on purpose are caught."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from siegeworks.games.siegestorm.rules import bossplay, chain, choices, legality, targets, values
from siegeworks.games.siegestorm.rules.negation import Negating
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles.siege_crowd import crowded
from tests.laws.oracles.siege_watch import watch
from tests.laws.oracles.test_siege_oracle import STEPS, walk

POSITIONS = 40
"""Crowded positions in which a broken rule must show."""
READY, REACTORS, PLAN = (
    SiegeState.ready,
    SiegeState.reactors,
    bossplay.plan,
)


def cheapest(game: SiegeState, frame: Any) -> bossplay.Plan | None:
    """The boss plays a card of the class that it should play last."""
    found = PLAN(game, frame)
    if found is None:
        return None
    hand = [
        card
        for card in dict.fromkeys(game.hands[frame.you])
        if bossplay.is_playable(game, frame, card, found.command)
    ]
    return found._replace(cards=(min(hand, key=lambda card: game.box.cost[card]),))


BROKEN: dict[str, tuple[str, Any, str, Callable[..., Any]]] = {
    "a card pays for itself": (
        *("duel", SiegeState, "ready"),
        lambda state, seat: READY(state, seat) + 1,
    ),
    "nothing is cheaper": ("duel", legality, "discount", lambda game, seat, kind: 0),
    "what is to be placed pays": ("duel", choices, "can_spare", lambda game, frame: True),
    "protected cards are chosen": ("duel", targets, "protected", lambda game, seat: False),
    "Shielded creatures are chosen": ("solo", targets, "shielded", lambda game, creature: False),
    "a partner's Battle Zone": (
        *("coop", legality, "works_for"),
        lambda game, spot, seat: spot.creature.seat in game.field.teams[seat],
    ),
    "a Negate for everything": ("duel", Negating, "blocked", lambda self, game, frame: None),
    "values as printed": ("duel", values, "modifiers", lambda game, spot: (0, 0)),
    "reactions against the clock": (
        *("last-man-standing", SiegeState, "reactors"),
        lambda state, seat: REACTORS(state, seat)[::-1],
    ),
    "a boss that saves": ("solo", bossplay, "plan", cheapest),
    "targets for ever": ("duel", chain, "checked", lambda game, frame, asked: frame.names),
}
"""For each broken rule the mode in which it shows, and what is put in its place."""


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_rule_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mode, *broken = BROKEN[rule]
    monkeypatch.setattr(*broken)
    watch(monkeypatch)
    with pytest.raises(AssertionError):
        _walk_through(mode)


def _walk_through(mode: str) -> None:
    for number in range(POSITIONS):
        dice = Random(f"broken {mode} {number}")
        walk(crowded(mode, dice), dice, STEPS)
