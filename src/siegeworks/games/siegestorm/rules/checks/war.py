"""Checks about War Tracks and Support Zones that no play can show."""

from collections.abc import Iterator

from siegeworks.core.agenda import advance
from siegeworks.core.checks import differs
from siegeworks.core.fields import HIDDEN
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.view import SPECTATOR
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.layout import read_position
from siegeworks.games.siegestorm.rules.pieces import Supporter
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import view

_TABLE = """
a  support {one} {other}!  resources armored-yak*5
b  support tengu  resources armored-yak*5
"""


def _laid(text: str) -> SiegeState:
    """A Duel at a position."""
    game = SiegeState.blank(Setup("duel", (Seating(), Seating())), 0, box=BOX)
    read_position(game, text)
    advance(game)
    return game


@check
def supporters_are_known_to_their_player_only() -> Iterator[str]:
    """Who put a Supporter down may look at it; others see that it is there and if it is ready."""
    game = _laid(_TABLE.format(one="despoiler", other="guardian"))
    there = game.supporters[0]
    covered = tuple(Supporter(HIDDEN, *supporter[1:]) for supporter in there)
    yield from differs("number of Supporters", len(there), 2)
    yield from differs("what their player sees", view(game, 0).supporters[0], there)
    for seat, who in ((1, "the opponent"), (SPECTATOR, "a spectator")):
        yield from differs(f"what {who} sees", view(game, seat).supporters[0], covered)
    other = _laid(_TABLE.format(one="guardian", other="warrior-of-shamballa"))
    if view(game, 1) != view(other, 1):
        yield "the opponent can tell one face-down Supporter from another"
    if view(game, 0) == view(other, 0):
        yield "their player cannot tell face-down Supporters apart"
