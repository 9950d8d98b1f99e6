"""What an answer would put where: squares it covers, spaces it reaches."""

from siegeworks.core.decision import Option
from siegeworks.games.rift.moves import TURNS
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.grid import Mask, mask_of
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.sight import RiftSight

PLACEMENTS = frozenset({"play", "tile", "soldier", "base", "portal", "relocate"})
"""The first words of answers that put something somewhere."""


def is_placement(option: Option) -> bool:
    """Whether an answer puts something on the map or on a horde card."""
    return option.text.split()[0] in PLACEMENTS


def covered(sight: RiftSight, text: str) -> int:
    """How many uncovered squares of enemies a tile would cover; none for other answers."""
    verb, *rest = text.split()
    space = sight.space(rest[0]) if verb == "tile" else None
    hordes = sight.hordes_at(space) if space is not None else []
    if not hordes:
        return 0
    face = sight.face(hordes[0])
    mask = mask_of(rest[1:], face.width, face.height)
    return (mask & sight.world.uncovered(hordes[0])).bit_count()


def reach(sight: RiftSight, text: str) -> frozenset[Space]:
    """The spaces a tower reaches if it is played as a text says; none for other answers."""
    words = text.split()
    if words[0] != "play" or len(words) != 6:
        return frozenset()
    at = sight.space(words[3])
    assert at is not None
    tower = sight.view.box.towers[sight.view.box.tower_numbers[words[1]]]
    turn = TURNS.index(words[5])
    spaces = (sight.map.reach(attack.arrows, at, turn) for attack in tower.attacks)
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
