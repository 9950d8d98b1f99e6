"""What an animation needs of an event: its fields, with numbers turned into names and places."""

from collections.abc import Callable
from typing import Any

from siegeworks.core.decision import SEATS
from siegeworks.core.event import Note
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.scene import places
from siegeworks.games.rift.sight import RiftSight
from siegeworks.table.scenes import Plain


def facts(note: Note, sight: RiftSight) -> Plain:
    """What an animation needs of an event that the seat may know."""
    event = note.event
    found: Plain = {}
    for name, value in event.facts().items():
        say = NAMED.get(name)
        found[name] = value if say is None else say(sight, value)
    if isinstance(event, ev.HordeArrived):
        found["horde"] = _serial(note, sight)
    if isinstance(event, ev.BossMoved):
        found["figure"] = event.figure
    return found


def _serial(note: Note, sight: RiftSight) -> int:
    """The serial a horde got when it arrived: counted back from the last one."""
    serial = sight.view.serial
    for other in reversed(sight.notes):
        if other is note:
            return serial
        serial -= isinstance(other.event, ev.HordeArrived)
    return 0


def _hero(sight: RiftSight, figure: int) -> str:
    there = sight.view.figures
    return BOX.heroes[there[figure].hero].id if 0 <= figure < len(there) else ""


def _id(things: Any) -> Callable[[RiftSight, int], str]:
    """The id of a thing by its number."""
    return lambda _, number: things[number].id if 0 <= number < len(things) else ""


def _seat(_: RiftSight, seat: int) -> str:
    return SEATS[seat] if 0 <= seat < len(SEATS) else ""


NAMED: dict[str, Callable[[RiftSight, Any], Any]] = {
    "space": lambda sight, space: sight.name(space),
    "site": places.site_key,
    "seat": _seat,
    "to": _seat,
    "figure": _hero,
    "hero": _id(BOX.heroes),
    "tower": _id(BOX.towers),
    "new": _id(BOX.towers),
    "towers": lambda _, towers: [BOX.towers[tower].id for tower in towers],
    "card": _id(BOX.cards),
    "spell": _id(BOX.spells),
    "ability": _id(BOX.abilities),
    "storm": _id(BOX.storms),
    "token": lambda sight, place: sight.map.tokens[place].number,
    "colour": lambda _, colour: COLOURS[colour] if colour >= 0 else "",
}
"""How the value of a field is said, by the name of the field; others are said as they are."""
