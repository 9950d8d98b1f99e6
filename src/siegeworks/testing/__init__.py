"""What every game must pass: one call walks through random games of it and checks the laws.

    from siegeworks.testing import check_game

    def test_my_game_keeps_the_laws() -> None:
        check_game(MY_GAME)

A game says in its room `laws` what only it knows: `conserved(state)` counts what can be neither
lost nor doubled, `holds(state)` asserts what must hold in any situation. Both may be missing.
"""

from collections.abc import Iterable
from random import Random

from siegeworks.core.game import Game
from siegeworks.testing.laws import LAWS, Walk
from siegeworks.testing.walk import LawBroken

__all__ = ["LAWS", "LawBroken", "check_game"]

DECISIONS = 400
"""Decisions that each mode is walked through, unless it is said; a begun game is played out."""


def check_game(
    game: Game,
    *,
    modes: Iterable[str] | None = None,
    decisions: int = DECISIONS,
    seed: int = 0,
    laws: Iterable[str] = LAWS,
) -> int:
    """Walk through random games of some modes, or of all, and check the laws; the decisions walked.

    A law that does not hold raises LawBroken, which names the law and the situation.
    """
    walked = 0
    for mode in game.modes if modes is None else modes:
        goal = walked + decisions
        while walked < goal:
            dice = Random(f"{mode} {seed}")
            setup = game.random_setup(mode, dice)
            walked += Walk(game, setup, seed, dice, tuple(laws)).to_the_end()
            seed += 1
    return walked
