"""Where a table begins, if not with a fresh set-up: a position, or a move of a record."""

import msgspec

from siegeworks.core.decision import Seat
from siegeworks.core.record import replay
from siegeworks.core.refusal import Refused


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game goes on from, instead of the set-up of its mode."""

    position: str = ""
    """A position in the game's own notation; empty for the mode's own set-up."""
    seed: str = ""
    """The seed of the record that is played on; empty if the shuffles are still to come."""
    answers: tuple[tuple[Seat, str], ...] = ()
    """What was answered before the table began."""


NOWHERE = Origin()


class Begun(msgspec.Struct, frozen=True):
    """What a record says about a table that plays on from it."""

    game: str
    brings: tuple[tuple[str, ...], ...]
    switches: dict[str, str]
    origin: Origin


def played_on(text: str, ply: int | None) -> Begun:
    """The game of a record up to a move; refused, with the line, if the record does not hold."""
    record = replay(text)
    part = record.at(len(record.answers) if ply is None else ply)
    if part.live().outcome is not None:
        raise Refused("the game is over after that move; choose an earlier one")
    setup = part.setup
    origin = Origin(setup.position, str(part.seed), tuple(part.answers))
    brings = tuple(seating.brings for seating in setup.seats)
    return Begun(part.name, brings, dict(setup.switches), origin)
