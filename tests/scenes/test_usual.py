"""The scene of a game that brings none: its declared fields, what is hidden only counted."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from siegeworks.core.game import Game
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES
from siegeworks.core.view import SPECTATOR
from siegeworks.scenes.base import Scene, Zone
from siegeworks.words.languages import LANGUAGES

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "palisade"


@pytest.fixture
def palisade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of the examples, as if it were installed."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from palisade import PALISADE  # type: ignore[import-not-found]

    monkeypatch.setitem(GAMES._loaded, "palisade", PALISADE)
    yield PALISADE
    sys.modules.pop("palisade", None)


def _begun(game: Game) -> Any:
    (mode,) = game.modes
    return game.start(Setup(mode, (Seating("Anna"), Seating("Ben"))), 1)


def _zones(scene: Scene) -> dict[str, Zone]:
    return {zone.key: zone for zone in scene.zones}


def test_what_is_open_is_shown_and_what_is_hidden_is_counted(palisade: Game) -> None:
    state = _begun(palisade)
    zones = _zones(palisade.scene(palisade.view(state, 0), "en", names=("Anna", "Ben")))
    assert zones["stakes:a"].number == 12
    assert sum(piece.count for piece in zones["hands:a"].pieces) == len(state.hands[0])
    assert not zones["hands:b"].pieces
    assert zones["hands:b"].hidden == len(state.hands[1])
    assert zones["deck"].hidden == len(state.deck)
    assert "box" not in zones


def test_options_are_at_the_cards_they_name(palisade: Game) -> None:
    state = _begun(palisade)
    view = palisade.view(state, 0)
    room = palisade.room("scene")
    for option in room.options(palisade.sight(view, (), ("Anna", "Ben")), "en"):
        assert option.at == [f"hands:a:{option.text.split()[1]}"]
        assert option.label != option.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_byte_depends_on_what_a_seat_may_not_know(palisade: Game, language: str) -> None:
    state, dice = _begun(palisade), Random(3)
    while state.outcome is None:
        decision = dice.choice(state.decisions)
        state.take(decision, dice.choice(decision.options))
        for seat in (SPECTATOR, 0, 1):
            view = palisade.view(state, seat)
            world = palisade.determinize(view, dice.getrandbits(64))
            other = palisade.view(world, seat)
            assert palisade.scene(other, language) == palisade.scene(view, language)


def test_every_game_has_a_scene_that_is_public() -> None:
    for game in GAMES.values():
        mode, *_ = game.modes
        seats = tuple(Seating("", deck) for deck in game.sample_decks())[:1] * 2
        state = game.start(Setup(mode, seats[: min(game.modes[mode].seats)]), 1)
        found = game.scene(game.view(state, 0))
        assert isinstance(found, game.room("scene").TYPES.scene)
        assert found.seats[0].seat == "a"
