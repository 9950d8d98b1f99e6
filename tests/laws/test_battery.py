"""The battery notices: a game that breaks a law on purpose is caught, by the name of the law."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from siegeworks.core.record import Record
from siegeworks.core.setup import Setup
from siegeworks.core.snapshot import save
from siegeworks.core.view import View
from siegeworks.games.siegestorm import laws as own
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.testing import LAWS, LawBroken, check_game
from siegeworks.testing import laws as battery

CLONE, VIEW, START = SiegeState.clone, SIEGESTORM.view, SIEGESTORM.start
DETERMINIZE, READ, PACKED = (
    SIEGESTORM.determinize,
    SIEGESTORM.read_position,
    SiegeState.__getstate__,
)
UNDO, NUMBERS = Record.undo, count(1)


def shared(state: SiegeState) -> SiegeState:
    """A clone that goes on using a list of its original."""
    twin = CLONE(state)
    twin.hands = state.hands
    return twin


def by_chance(state: SiegeState) -> SiegeState:
    """A clone with dice of its own."""
    twin = CLONE(state)
    twin.chance = next(NUMBERS)
    return twin


def half_saved(state: SiegeState) -> dict[str, Any]:
    """A snapshot that forgets a field."""
    twin = CLONE(state)
    twin.hands = [() for _ in state.hands]
    return save(twin)


def half_packed(state: SiegeState) -> dict[str, object]:
    """A pickle that forgets the dice."""
    return PACKED(state) | {"chance": 0}


def telling(state: SiegeState, seat: int) -> View:
    """A view that shows every hand."""
    seen: Any = VIEW(state, seat)
    seen.hands = tuple(state.hands)
    return seen  # type: ignore[no-any-return]


def speechless(seen: View, seed: int) -> SiegeState:
    """A world in which nobody is asked."""
    world: Any = DETERMINIZE(seen, seed)
    world.agenda, world.pending = [], None
    return world  # type: ignore[no-any-return]


def misread(text: str, mode: str, **rest: Any) -> SiegeState:
    """A position in which a hand is overlooked."""
    state: Any = READ(text, mode, **rest)
    state.hands[0] = ()
    return state  # type: ignore[no-any-return]


def unsound(state: SiegeState) -> None:
    """A law of the game's own that nothing keeps."""
    raise AssertionError("broken on purpose")


def otherwise(setup: Setup, seed: int) -> SiegeState:
    """A beginning that does not follow from the seed."""
    return START(setup, seed + next(NUMBERS))  # type: ignore[return-value]


def too_far(record: Record, number: int = 1) -> None:
    """Takes back one answer more than it was asked to."""
    UNDO(record, min(number + 1, len(record.answers)))


BROKEN: dict[str, tuple[object, str, Callable[..., Any]]] = {
    "clones answer alike": (SiegeState, "clone", by_chance),
    "clones share nothing": (SiegeState, "clone", shared),
    "snapshots are whole": (battery, "save", half_saved),
    "copies are whole": (SiegeState, "__getstate__", half_packed),
    "notation is read back": (SIEGESTORM, "is_spelt", lambda text: False),
    "views are honest": (SIEGESTORM, "view", telling),
    "views are enough": (SIEGESTORM, "determinize", speechless),
    "positions are read back": (SIEGESTORM, "read_position", misread),
    "nothing is lost": (SIEGESTORM, "check_state", lambda state: "broken on purpose"),
    "own laws hold": (own, "holds", unsound),
    "earlier clones stay": (SiegeState, "clone", shared),
    "replay equals play": (SIEGESTORM, "start", otherwise),
    "undo goes back": (Record, "undo", too_far),
    "games end": (SiegeState, "take", lambda state, decision, option: None),
}


def test_every_law_is_broken_here() -> None:
    assert list(BROKEN) == list(LAWS)


@pytest.mark.parametrize("law", BROKEN)
def test_a_broken_law_is_named(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_game(SIEGESTORM, modes=["duel"], decisions=1, laws=[law])
    monkeypatch.setattr(*BROKEN[law])
    with pytest.raises(LawBroken) as broken:
        check_game(SIEGESTORM, modes=["duel"], decisions=1, laws=[law])
    assert broken.value.law == law
