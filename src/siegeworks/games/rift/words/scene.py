"""Scenes: what stood where when something happened, so that a line can call it by its name.

Events name hordes by serial, figures and sites by place. A log is told long after, so a scene is
carried along from event to event, with as little in it as the words ask for.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, Note
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.printed import LIFE, Face
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View


class Spot(NamedTuple):
    """A horde card on the map."""

    card: int
    space: Space
    path: int
    gate: bool = False
    """Whether a portal tile lies on it."""


class Actor(NamedTuple):
    """A figure: which hero it is, whose, and whether it came from the bench."""

    hero: int
    seat: Seat
    guest: bool = False
    space: Space = -1
    """Where it stands now; no log asks where it stood."""


@dataclass
class Scene:
    """What a text is read against; what is not known is left out."""

    box: RiftBox
    scenario: Scenario | None = None
    hordes: dict[int, Spot] = field(default_factory=dict)
    """Hordes by serial; of several on one space the later lies above."""
    figures: list[Actor] = field(default_factory=list)
    sites: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Tower cards by building site, the lower one first."""
    serial: int = 0
    round: int = 0
    destroyed: int = 0
    crystals: int = 0

    def space(self, space: Space) -> str:
        """The name of a space; nothing for one that is off the map."""
        if self.scenario is None or not 0 <= space < len(self.scenario.map.names):
            return ""
        return self.scenario.map.names[space]

    def site(self, site: int) -> str:
        """The name of the space of a building site."""
        if self.scenario is None or not 0 <= site < len(self.scenario.map.sites):
            return ""
        return self.space(self.scenario.map.sites[site].space)

    def tower(self, site: int, place: int = -1) -> int | None:
        """A tower on a site, the top one unless another is asked for."""
        towers = self.sites.get(site, ())
        return towers[place] if -len(towers) <= place < len(towers) else None

    def hero(self, figure: int) -> int | None:
        """The hero a figure is."""
        return self.figures[figure].hero if 0 <= figure < len(self.figures) else None

    def top(self, name: str) -> Spot | None:
        """The horde on top of a space, by the name of the space."""
        found = [spot for spot in self.hordes.values() if self.space(spot.space) == name]
        return found[-1] if found else None

    def beneath(self, figure: int) -> Spot | None:
        """The horde on the space of a figure."""
        here = self.figures[figure].space if 0 <= figure < len(self.figures) else -1
        return self.top(self.space(here)) if here >= 0 else None

    def face(self, spot: Spot) -> Face:
        """A horde card as it lies."""
        faces = self.box.cards[spot.card].faces
        tokens = self.scenario.map.tokens if self.scenario is not None else ()
        return faces[tokens[spot.path].turn if 0 <= spot.path < len(tokens) else 0]


def scene_of(at: Any) -> Scene:
    """The scene of a view, a State or a mere box."""
    if isinstance(at, Scene):
        return at
    if isinstance(at, RiftBox):
        return Scene(at)
    if not isinstance(at, View | RiftState):
        raise TypeError(f"{type(at).__name__} is nothing of Rift")
    return Scene(
        at.box,
        at.scenario,
        {horde.serial: _spot(horde) for horde in at.hordes},
        [Actor(figure.hero, figure.seat, figure.guest, figure.space) for figure in at.figures],
        {site: tuple(built.tower for built in towers) for site, towers in enumerate(at.sites)},
        at.serial,
        at.round,
        at.destroyed,
        at.crystals,
    )


def _spot(horde: Any) -> Spot:
    return Spot(horde.card, horde.space, horde.path, bool(horde.gate))


# -- following events ------------------------------------------------------------------------


def scenes(at: View | RiftState, notes: Iterable[Note]) -> Iterator[Scene]:
    """The scene before each of the events that led to a situation, the same object all along."""
    told = list(notes)
    scene = _opening(at, told)
    for note in told:
        yield scene
        follow(scene, note.event)


def _opening(at: View | RiftState, notes: list[Note]) -> Scene:
    """How the game began: as its set-up says, or, if that is not known, what is still there.

    A view does not tell the position a game was started from. Whether the set-up is the whole
    truth shows when it is carried along: it must lead to what is there now.
    """
    now, trial = scene_of(at), _laid_out(at)
    for note in notes:
        follow(trial, note.event)
    return _laid_out(at) if alike(trial, now) else _remains(now, [note.event for note in notes])


def _laid_out(at: View | RiftState) -> Scene:
    blank = RIFT.blank(at.setup, 0)
    RIFT.lay_out(blank)
    return scene_of(blank)


def alike(one: Scene, other: Scene) -> bool:
    """Whether two scenes are the same in all that is carried along."""

    def carried(scene: Scene) -> tuple[Any, ...]:
        figures = [actor[:3] for actor in scene.figures]
        sites = {site: towers for site, towers in scene.sites.items() if towers}
        return scene.hordes, figures, sites, scene.serial, scene.round, scene.destroyed

    return carried(one) == carried(other)


def _remains(now: Scene, events: list[Event]) -> Scene:
    """What is known of the beginning from the end."""
    before = now.serial - sum(isinstance(event, ev.HordeArrived) for event in events)
    return Scene(
        now.box,
        now.scenario,
        {
            serial: spot._replace(space=-1)
            for serial, spot in now.hordes.items()
            if serial <= before
        },
        [actor for actor in now.figures if not actor.guest],
        serial=before,
        round=now.round - sum(isinstance(event, ev.RoundBegan) for event in events),
        destroyed=now.destroyed - sum(getattr(event, "counts", False) for event in events),
    )


def follow(scene: Scene, event: Event) -> None:
    """Carry a scene past an event."""
    change = CHANGES.get(type(event))
    if change is not None:
        change(scene, event)


def _arrived(scene: Scene, event: Any) -> None:
    scene.serial += 1
    scene.hordes[scene.serial] = Spot(event.card, event.space, event.path)


def _moved(scene: Scene, event: Any) -> None:
    if event.horde in scene.hordes:
        spot = scene.hordes.pop(event.horde)
        scene.hordes[event.horde] = spot._replace(space=event.space)


def _gone(scene: Scene, event: Any) -> None:
    scene.hordes.pop(event.horde, None)


def _opened(scene: Scene, event: Any) -> None:
    if event.horde in scene.hordes:
        scene.hordes[event.horde] = scene.hordes[event.horde]._replace(gate=True)


def _boss_moved(scene: Scene, event: Any) -> None:
    for serial, spot in scene.hordes.items():
        if scene.box.cards[spot.card].kind == LIFE:
            scene.hordes[serial] = spot._replace(space=event.space)


def _hero_taken(scene: Scene, event: Any) -> None:
    if any(actor.seat == event.seat for actor in scene.figures):
        return
    scene.figures += _company(scene, event.hero, event.seat)
    heroes = scene.box.heroes
    scene.figures.sort(key=lambda actor: (not heroes[actor.hero].revives, actor.seat))


def _company(scene: Scene, hero: int, seat: Seat, *, guest: bool = False) -> list[Actor]:
    """A hero and the beast that comes with him."""
    beast = scene.box.heroes[hero].beast
    numbers = [hero, *([scene.box.hero_numbers[beast]] if beast else [])]
    return [Actor(number, seat, guest) for number in numbers]


def _bench_entered(scene: Scene, event: Any) -> None:
    scene.figures += _company(scene, event.hero, 0, guest=True)


def _round_ended(scene: Scene, event: Any) -> None:
    scene.figures = [actor for actor in scene.figures if not actor.guest]


def _round_began(scene: Scene, event: Any) -> None:
    scene.round += 1


def _portal_destroyed(scene: Scene, event: Any) -> None:
    scene.destroyed += event.counts


def _tower_played(scene: Scene, event: Any) -> None:
    scene.sites[event.site] = (*scene.sites.get(event.site, ()), event.tower)


def _tower_gone(scene: Scene, event: Any) -> None:
    towers = scene.sites.get(event.site, ())
    scene.sites[event.site] = towers[: event.place] + towers[event.place + 1 :]


CHANGES: dict[type[Event], Callable[[Scene, Any], None]] = {
    ev.HordeArrived: _arrived,
    ev.HordeMoved: _moved,
    ev.HordeDefeated: _gone,
    ev.HordeLeft: _gone,
    ev.PortalOpened: _opened,
    ev.BossMoved: _boss_moved,
    ev.HeroTaken: _hero_taken,
    ev.BenchEntered: _bench_entered,
    ev.RoundEnded: _round_ended,
    ev.RoundBegan: _round_began,
    ev.PortalDestroyed: _portal_destroyed,
    ev.TowerPlayed: _tower_played,
    ev.TowerTaken: _tower_gone,
    ev.TowerLost: _tower_gone,
}
"""What each event changes in a scene; the others change nothing the words ask for."""
