"""The laws: what must hold in every game, whatever is played.

The short form walks through some thousand decisions; `make laws` through a million.
"""

from typing import Any

import pytest

from siegeworks.core.shelf import GAMES, game_of
from siegeworks.core.view import SPECTATOR
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.events import UNKNOWN
from siegeworks.testing import check_game
from tests.laws.walk import CHUNKS, DECISIONS, MODES, games, step

ALL = [f"{game.name}/{mode}" for game in GAMES.values() for mode in game.modes]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("mode", ALL)
def test_every_game_keeps_the_laws(mode: str, chunk: int) -> None:
    game, name = game_of(mode)
    share = DECISIONS // len(game.modes) // CHUNKS
    assert check_game(game, modes=[name], decisions=share, seed=1_000_003 * chunk) >= share


every_mode = pytest.mark.parametrize("mode", MODES)
every_chunk = pytest.mark.parametrize("chunk", range(CHUNKS))


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
