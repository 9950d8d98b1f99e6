"""What would happen if the round ended now: tried out in a world that looks the same.

Nothing that lies face down is used: the boss draws no card there, and no ghost appears.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from siegeworks.core.agenda import Frame, advance
from siegeworks.core.event import Event, Note
from siegeworks.rift import events as ev
from siegeworks.rift.rounds import SPEAKER, Phase
from siegeworks.rift.state import Horde, RiftState
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, clip, joined, wrapped
from siegeworks.terminal.rift.heading import CRYSTAL, HEART
from siegeworks.terminal.rift.sight import RiftSight
from siegeworks.terminal.rift.speech import RiftSpeech
from siegeworks.words.rift.log import Reader
from siegeworks.words.rift.scene import follow, scene_of

FIRST, LAST = "defeat", "taking-back"
"""The phases between which things happen by themselves."""
PATIENCE = 60
"""How many figures are displaced at most."""


class Forecast(NamedTuple):
    """What would happen until hordes have moved."""

    notes: tuple[Note, ...]
    before: RiftState
    unknown: bool
    """Whether something face down would come to light on the way, or a player be asked."""

    def of(self, *kinds: type) -> list[Event]:
        """The events of some kinds."""
        return [note.event for note in self.notes if isinstance(note.event, kinds)]


def forecast(sight: RiftSight) -> Forecast | None:
    """What would happen if all were done now; None outside the phase of playing cards."""
    view = sight.view
    if view.phase != "play" or view.outcome is not None:
        return None
    world = sight.world.clone()
    before = world.clone()
    haunted = any(_falls(world, horde) and world.card(horde).ghost for horde in world.hordes)
    unknown = bool(world.actions or world.spent) or (haunted and bool(world.ghosts))
    world.actions = world.spent = world.ghosts = ()
    world.journal, world.agenda, world.pending = [], [], None
    world.laid = ()
    world.push(Frame(world.box.round, _place(world), SPEAKER))
    asked = _run(world)
    return Forecast(tuple(_until_taking_back(world)), before, unknown or asked)


def _falls(world: RiftState, horde: Horde) -> bool:
    return not world.uncovered(horde)


def _place(world: RiftState) -> int:
    """Where in the round the phase after playing begins."""
    parts = enumerate(world.box.round)
    return next(n for n, verb in parts if isinstance(verb, Phase) and verb.name == FIRST)


def _run(world: RiftState) -> bool:
    """Let the round go on, with the first answer to every question; whether there was a choice."""
    asked = False
    advance(world)
    for _ in range(PATIENCE):
        done = world.phase not in (FIRST, "boss", "movement")
        if done or world.outcome is not None or not world.decisions:
            break
        decision = world.decisions[0]
        asked = asked or len(decision.options) > 1
        world.take(decision, decision.options[0])
    return asked


def _until_taking_back(world: RiftState) -> Iterator[Note]:
    """What happened until cards are taken back."""
    for note in world.journal or ():
        if isinstance(note.event, ev.PhaseBegan) and note.event.phase == LAST:
            return
        yield note


def forecast_line(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """One line: what falls, moves and leaves, what it costs and yields, who is wounded."""
    found = forecast(sight)
    if found is None:
        return []
    parts = [Text(f"{speech.ui('rift-if-now')}:", style=LABEL), *_parts(found, speech)]
    if found.unknown:
        parts.append(Text("?", style=NAME))
    return [clip(joined(parts, "  "), width)]


def _parts(found: Forecast, speech: RiftSpeech) -> Iterator[Text]:
    left = found.of(ev.HordeLeft)
    costly = found.of(ev.HordeLeft, ev.KingdomShaken)
    lost = sum(e.cost for e in costly if isinstance(e, ev.HordeLeft | ev.KingdomShaken))
    gained = sum(e.number for e in found.of(ev.CrystalsGained) if isinstance(e, ev.CrystalsGained))
    counts = (
        ("defeated", len(found.of(ev.HordeDefeated)), MORE),
        ("held", len(found.of(ev.HordeBlocked)), ""),
        ("moving", len(found.of(ev.HordeMoved)), ""),
        ("leaving", len(left), LESS),
        ("opened", len(found.of(ev.PortalOpened)), LESS),
        ("mended", len(found.of(ev.HordeHealed)), LESS),
        ("wounds", len(found.of(ev.Wounded)), LESS),
    )
    for key, number, style in counts:
        if number:
            yield Text(speech.ui(f"rift-now-{key}", n=number), style=style)
    if lost:
        yield Text(f"{HEART} −{lost}", style=f"bold {LESS}")
    if gained:
        yield Text(f"{CRYSTAL} +{gained}", style=MORE)
    if found.of(ev.Lost):
        yield Text(speech.ui("rift-now-lost"), style=f"bold {LESS}")


def forecast_page(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """Line by line what would happen if the round ended now."""
    found = forecast(sight)
    if found is None:
        return [Text(speech.ui("rift-no-forecast"))]
    scene = scene_of(found.before)
    lines = [Text(f"{speech.ui('rift-if-now')}:", style=NAME)]
    for note in found.notes:
        said = speech.words.lines.line(note.event, Reader(scene, sight.names, note.clause, None))
        follow(scene, note.event)
        if said:
            head = isinstance(note.event, ev.PhaseBegan)
            lines += wrapped(Text(said, style=NAME if head else ""), width, 0 if head else 2)
    if found.unknown:
        lines += wrapped(Text(speech.ui("rift-unknown"), style=LABEL), width)
    return lines
