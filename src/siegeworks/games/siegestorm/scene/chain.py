"""The chain of command as a stack: what was announced by whom, at what, and what comes next."""

from siegeworks.core.agenda import NOTHING, Fork, Frame
from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.chain import React
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.faces import Faces
from siegeworks.table.scenes import Plain


def chain(faces: Faces) -> Plain:
    """What is announced and not yet carried out, the oldest first; the last one comes next."""
    found = [_entry(faces, frame) for frame in _frames(faces) if _is_shown(frame)]
    for number, item in enumerate(found, start=1):
        item["key"] = places.entry(number)
    return {"key": places.CHAIN, "entries": found}


def _frames(faces: Faces) -> list[Frame]:
    """The frames of the agenda, those side by side in the order of their seats."""
    found: list[Frame] = []
    for item in faces.view.agenda:
        found += item.lanes if isinstance(item, Fork) else (item,)
    return found


def _is_shown(frame: Frame) -> bool:
    """Whether a frame is an entry, or a creature that is still to be paid for."""
    return isinstance(frame.script, EntryScript) or frame.script is BOX.deploy


def _entry(faces: Faces, frame: Frame) -> Plain:
    script = frame.script
    found: Plain = {"card": BOX.ids[frame.source], "seat": SEATS[frame.you], "kind": _kind(frame)}
    if frame.actor != NOTHING:
        found["piece"] = places.piece(frame.actor)
    if holds_its_card(frame):
        found["held"] = True
    if frame.named("due"):
        found["due"] = frame.named("due")
    if isinstance(script, EntryScript):
        found["chosen"] = _chosen(faces, frame, script)
        found["negated"] = bool(frame.named("negated"))
        found["open"] = isinstance(frame.verb, React)
    return found


def _kind(frame: Frame) -> str:
    script = frame.script
    if not isinstance(script, EntryScript):
        return "creature"
    return "special" if script.special else script.kind


def holds_its_card(frame: Frame) -> bool:
    """Whether a frame is a card announced from hand that belongs to no pile yet (SS-R21)."""
    if frame.source == NOTHING or frame.actor != NOTHING:
        return False
    announced = (BOX.deploy, BOX.gang, BOX.played[frame.source], BOX.commanded[frame.source])
    return any(frame.script is script for script in announced)


def _chosen(faces: Faces, frame: Frame, script: EntryScript) -> list[Plain]:
    """What an entry has chosen, as far as the viewer may know."""
    found: list[Plain] = []
    for choose in script.chooses:
        value = frame.named(choose.name)
        if not isinstance(value, int):
            continue
        if choose.pick.in_piles:
            found.append({"card": BOX.ids[value]})
        else:
            found.append(_piece(faces, value))
    return found


def _piece(faces: Faces, serial: int) -> Plain:
    """A card in play that was chosen; one that lies face down has no name."""
    spot = faces.world.spot(serial)
    if spot is not None:
        return {"at": places.piece(serial), "card": BOX.ids[spot.creature.card]}
    return {"at": places.piece(serial) if serial > 0 else places.MENACE}
