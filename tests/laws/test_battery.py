"""The battery notices: a game that breaks a law on purpose is caught, by the name of the law."""

from collections.abc import Callable
from typing import Any

import pytest

from siegeworks.core.view import View
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.testing import LawBroken, check_game

CLONE, VIEW = SiegeState.clone, SIEGESTORM.view


def shared(state: SiegeState) -> SiegeState:
    twin = CLONE(state)
    twin.hands = state.hands
    return twin


def telling(state: SiegeState, seat: int) -> View:
    seen: Any = VIEW(state, seat)
    seen.hands = tuple(state.hands)
    return seen  # type: ignore[no-any-return]


BROKEN: dict[str, tuple[object, str, Callable[..., Any]]] = {
    "clones share nothing": (SiegeState, "clone", shared),
    "views are honest": (SIEGESTORM, "view", telling),
    "notation is read back": (SIEGESTORM, "is_spelt", lambda text: False),
    "nothing is lost": (SIEGESTORM, "check_state", lambda state: "broken on purpose"),
}


@pytest.mark.parametrize("law", BROKEN)
def test_a_broken_law_is_named(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_game(SIEGESTORM, modes=["duel"], decisions=1, laws=[law])
    monkeypatch.setattr(*BROKEN[law])
    with pytest.raises(LawBroken) as broken:
        check_game(SIEGESTORM, modes=["duel"], decisions=1, laws=[law])
    assert broken.value.law == law
