"""What an answer would put where: squares it covers, spaces it reaches."""

from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.games.rift import moves
from siegeworks.games.rift.moves import TURNS
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.grid import Mask, mask_of
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.sight import RiftSight

PLACEMENTS = frozenset(
    {moves.PLAY, moves.TILE, moves.SOLDIER, moves.BASE, moves.PORTAL, moves.RELOCATE}
)
"""Moves that put something somewhere."""


def is_placement(option: Option) -> bool:
    """Whether an answer puts something on the map or on a horde card."""
    return option.move.form in PLACEMENTS


def covered(sight: RiftSight, move: Move) -> int:
    """How many uncovered squares of enemies a tile would cover; none for other moves."""
    space = sight.space(move.get("space")) if move.form is moves.TILE else None
    hordes = sight.hordes_at(space) if space is not None else []
    if not hordes:
        return 0
    face = sight.face(hordes[0])
    mask = mask_of(move.get("squares"), face.width, face.height)
    return (mask & sight.world.uncovered(hordes[0])).bit_count()


def reach(sight: RiftSight, move: Move) -> frozenset[Space]:
    """The spaces a tower reaches if it is played so; none for other moves."""
    if move.form is not moves.PLAY:
        return frozenset()
    name, space, turn = move.arguments
    at = sight.space(space)
    assert at is not None
    tower = sight.view.box.towers[sight.view.box.tower_numbers[name]]
    spaces = (sight.map.reach(attack.arrows, at, TURNS.index(turn)) for attack in tower.attacks)
    return frozenset().union(*spaces)


def new_squares(sight: RiftSight, option: Option) -> dict[int, Mask]:
    """For each horde, by serial, the squares an answer would cover, tried out in a like world."""
    world = sight.world.clone()
    world.journal = []
    world.answer(option.text, sight.view.seat)
    found: dict[int, Mask] = {}
    for note in world.journal:
        horde, mask = _covered(note.event)
        if mask:
            found[horde] = found.get(horde, 0) | mask
    return found


def _covered(event: object) -> tuple[int, Mask]:
    """The horde and the squares that an event covers; none for others."""
    if isinstance(event, ev.TilePlaced | ev.PortalOpened):
        return event.horde, event.mask
    if isinstance(event, ev.SoldierPlaced):
        return event.horde, event.square
    if isinstance(event, ev.Engaged):
        return event.horde, event.base
    return 0, 0
