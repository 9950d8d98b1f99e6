"""Random games of starter decks, and texts with slips of the pen: the ground of these tests."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.game import SIEGESTORM

DUEL = "siegestorm/duel"


def duel(seed: int = 1, **switches: str) -> Setup:
    """A Duel of two starter decks."""
    decks = SIEGESTORM.sample_decks()
    brings = (decks[seed % 4], decks[seed // 4 % 4])
    seats = tuple(Seating(name, deck) for name, deck in zip(("Anna", "Ben"), brings, strict=True))
    return Setup("duel", seats, tuple(sorted(switches.items())))


def started(seed: int = 1, **switches: str) -> Any:
    """A Duel at its first question."""
    game, _ = game_of(DUEL)
    return game.start(duel(seed, **switches), seed)


def walk(seed: int, limit: int = 400) -> Iterator[Any]:
    """Every State of a random Duel, the same object all the time."""
    state, dice = started(seed), Random(seed)
    while state.outcome is None and state.ply < limit:
        yield state
        decision = dice.choice(state.decisions)
        state.take(decision, dice.choice(decision.options))
    yield state


@st.composite
def slips(draw: st.DrawFn, text: str, words: tuple[str, ...] = ()) -> str:
    """A text with a few slips: something left out, put in, doubled or exchanged."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        odd = st.sampled_from((*words, " ", "\n", "*99", "!", "/b", ".", "0", "-1", "#", "\u00b2"))
        new = draw(st.one_of(st.just(""), odd, st.text(max_size=5), st.just(text[start:end] * 2)))
        text = text[:start] + new + text[end:]
    return text
