"""The chain of command as a stack: what was announced by whom, at what, and what comes next."""

from siegeworks.core.agenda import NOTHING, Fork, Frame
from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.chain import React
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.parts import Chain, ChainEntry, Chosen
from siegeworks.games.siegestorm.sight import Sight


def chain(sight: Sight) -> Chain:
    """What is announced and not yet carried out, the oldest first; the last one comes next."""
    shown = [frame for frame in _frames(sight) if _is_shown(frame)]
    entries = [_entry(sight, frame, number) for number, frame in enumerate(shown, start=1)]
    return Chain(places.CHAIN, entries)


def _frames(sight: Sight) -> list[Frame]:
    """The frames of the agenda, those side by side in the order of their seats."""
    found: list[Frame] = []
    for item in sight.view.agenda:
        found += item.lanes if isinstance(item, Fork) else (item,)
    return found


def _is_shown(frame: Frame) -> bool:
    """Whether a frame is an entry, or a creature that is still to be paid for."""
    return isinstance(frame.script, EntryScript) or frame.script is BOX.deploy


def _entry(sight: Sight, frame: Frame, number: int) -> ChainEntry:
    script = frame.script
    entry = script if isinstance(script, EntryScript) else None
    return ChainEntry(
        key=places.entry(number),
        card=BOX.ids[frame.source],
        seat=SEATS[frame.you],
        kind=_kind(frame),
        piece=places.piece(frame.actor) if frame.actor != NOTHING else None,
        held=holds_its_card(frame),
        due=frame.named("due") or None,
        chosen=_chosen(sight, frame, entry) if entry is not None else None,
        negated=bool(frame.named("negated")) if entry is not None else None,
        open=isinstance(frame.verb, React) if entry is not None else None,
    )


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


def _chosen(sight: Sight, frame: Frame, script: EntryScript) -> list[Chosen]:
    """What an entry has chosen, as far as the viewer may know."""
    found: list[Chosen] = []
    for choose in script.chooses:
        value = frame.named(choose.name)
        if not isinstance(value, int):
            continue
        if choose.pick.in_piles:
            found.append(Chosen(card=BOX.ids[value]))
        else:
            found.append(_piece(sight, value))
    return found


def _piece(sight: Sight, serial: int) -> Chosen:
    """A card in play that was chosen; one that lies face down has no name."""
    spot = sight.world.spot(serial)
    if spot is not None:
        return Chosen(at=places.piece(serial), card=BOX.ids[spot.creature.card])
    return Chosen(at=places.piece(serial) if serial > 0 else places.MENACE)
