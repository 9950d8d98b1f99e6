"""What lies ahead: the end of the round tried out."""

from siegeworks.core.event import Note
from siegeworks.games.rift.forecast import Forecast, forecast
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.scene.facts import facts
from siegeworks.games.rift.scene.parts import Foreseen, Line, RiftAhead
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.words.book import rift_words

TOLD = (
    *(ev.HordeDefeated, ev.HordeBlocked, ev.HordeMoved, ev.HordeLeft, ev.HordeHealed),
    *(ev.Wounded, ev.FigureDefeated, ev.PortalOpened, ev.PortalDestroyed, ev.SoldiersLost),
    *(ev.LifeLost, ev.BossMoved, ev.Displaced, ev.Lost, ev.KingdomShaken),
)
"""The events of the end of a round that a map can show."""


def ahead(sight: RiftSight, language: str) -> RiftAhead:
    """What would happen if all were done now: as events, as sums, and in words."""
    found = forecast(sight)
    if found is None:
        return RiftAhead(known=False)
    costs = (ev.HordeLeft, ev.KingdomShaken)
    lost = [event.cost for event in found.of(*costs) if isinstance(event, costs)]
    gains = [event for event in found.of(ev.CrystalsGained) if isinstance(event, ev.CrystalsGained)]
    return RiftAhead(
        known=True,
        unknown=found.unknown,
        events=[_told(note, sight) for note in found.notes if isinstance(note.event, TOLD)],
        health=-sum(lost),
        crystals=sum(event.gained for event in gains),
        lost=bool(found.of(ev.Lost)),
        lines=_lines(found, sight, language),
    )


def _told(note: Note, sight: RiftSight) -> Foreseen:
    return Foreseen(type(note.event).__name__, facts(note, sight))


def _lines(found: Forecast, sight: RiftSight, language: str) -> list[Line]:
    """Line by line, as the log will tell it."""
    words = rift_words(language)
    lines: list[Line] = []
    for note in found.notes:
        said = words.line(note, sight.view, names=sight.names)
        if said:
            head = isinstance(note.event, ev.PhaseBegan)
            lines.append(Line(said, note.clause, head))
    return lines
