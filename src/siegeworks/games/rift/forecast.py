"""What would happen if the round ended now: tried out in a world that looks the same.

Nothing that lies face down is used: the boss draws no card there, and no ghost appears.
"""

from collections.abc import Iterator
from typing import NamedTuple

from siegeworks.core.agenda import Frame, advance
from siegeworks.core.event import Event, Note
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.rounds import SPEAKER, Phase
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.sight import RiftSight

FIRST, LAST = "defeat", "taking-back"
"""The phases between which things happen by themselves."""
PATIENCE = 60
"""How many figures are displaced at most."""


class Forecast(NamedTuple):
    """What would happen until hordes have moved."""

    notes: tuple[Note, ...]
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
    haunted = any(_falls(world, horde) and world.card(horde).ghost for horde in world.hordes)
    unknown = bool(world.actions or world.spent) or (haunted and bool(world.ghosts))
    world.actions = world.spent = world.ghosts = ()
    world.journal, world.agenda, world.pending = [], [], None
    world.laid = ()
    world.push(Frame(world.box.round, _place(world), SPEAKER))
    asked = _run(world)
    return Forecast(tuple(_until_taking_back(world)), unknown or asked)


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
