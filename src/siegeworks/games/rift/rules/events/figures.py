"""Events of heroes and the cat.

An event notes which hero its figure was (`who`): a guest has gone when the log is read.
"""

from dataclasses import dataclass, field

from siegeworks.core.event import Event
from siegeworks.games.rift.rules.events.moving import off_map, without
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import Figure, Horde, Lasting
from siegeworks.games.rift.rules.state import RiftState


@dataclass(slots=True)
class FigureEvent(Event):
    """Something that happened to a figure."""

    figure: int
    who: int = field(default=-1, kw_only=True)

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        game.figures[self.figure] = self.changed(game, figure)

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        """The figure afterwards; by default as it was before."""
        return figure


@dataclass(slots=True)
class Activated(FigureEvent):
    """A hero card was laid on the hero board, or the cat was activated."""

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        return figure._replace(acted=True)


@dataclass(slots=True)
class Moved(FigureEvent):
    """A figure went to a space of the map."""

    space: Space

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        return figure._replace(space=self.space, horde=0, base=0, fresh=False)


@dataclass(slots=True)
class Engaged(FigureEvent):
    """A figure put its base on a horde card."""

    horde: int
    base: Mask
    was: Horde | None = None

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        self.was = game.horde(self.horde)
        return figure._replace(horde=self.horde, base=self.base)


@dataclass(slots=True)
class Displaced(FigureEvent):
    """A figure had to make room; without a space it went to its board."""

    space: Space

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        return off_map(figure)._replace(space=self.space)


@dataclass(slots=True)
class Wounded(FigureEvent):
    """A figure took a wound."""

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        return figure._replace(health=figure.health - 1)


@dataclass(slots=True)
class Protected(FigureEvent):
    """Protection kept a wound from a figure."""


@dataclass(slots=True)
class FigureDefeated(FigureEvent):
    """A figure without health was laid on its board."""

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        return off_map(figure)._replace(down=True, health=0)


@dataclass(slots=True)
class Revived(FigureEvent):
    """A defeated hero was stood up with full health; his card lies on the board."""

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        health = game.box.heroes[figure.hero].health
        return figure._replace(down=False, health=health, acted=True, revived=True)


@dataclass(slots=True)
class Healed(FigureEvent):
    """A figure got health back, up to its highest value."""

    amount: int

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        health = min(figure.health + self.amount, game.box.heroes[figure.hero].health)
        return figure._replace(health=health)


@dataclass(slots=True)
class Rested(FigureEvent):
    """A hero rested: full health, all special abilities face up."""

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        health = game.box.heroes[figure.hero].health
        return figure._replace(health=health, used=(), rested=True)


@dataclass(slots=True)
class AbilityUsed(FigureEvent):
    """A special ability was used."""

    ability: int


@dataclass(slots=True)
class AbilityTurnedDown(FigureEvent):
    """A used special ability was turned face down."""

    ability: int

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        used = tuple(sorted({*figure.used, self.ability}))
        return figure._replace(used=used)


@dataclass(slots=True)
class AbilityTurnedUp(FigureEvent):
    """A used special ability was turned face up."""

    ability: int

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        return figure._replace(used=without(figure.used, self.ability))


@dataclass(slots=True)
class AbilityCopied(FigureEvent):
    """A hero carries out the special ability of another as his own."""

    ability: int


@dataclass(slots=True)
class Lasted(Event):
    """Something began that holds until the end of the round."""

    kind: str
    figure: int
    horde: int = 0
    who: int = -1

    def happen(self, game: RiftState) -> None:
        self.who = game.figures[self.figure].hero
        game.lasting = (*game.lasting, Lasting(self.kind, self.figure, self.horde))


@dataclass(slots=True)
class BenchEntered(Event):
    """A hero of the bench, with his beast, came in for one round."""

    hero: int

    def happen(self, game: RiftState) -> None:
        game.bench = without(game.bench, self.hero)
        printed = game.box.heroes[self.hero]
        guests = [self.hero, *([game.box.hero_numbers[printed.beast]] if printed.beast else [])]
        for hero in guests:
            health = game.box.heroes[hero].health
            game.figures.append(Figure(hero, 0, health, acted=hero == self.hero, guest=True))


@dataclass(slots=True)
class BeastReturned(FigureEvent):
    """The cat was put on the space of its mistress."""

    space: Space
    tired: bool
    """Whether it cannot be activated this round (RT-31.11)."""

    def changed(self, game: RiftState, figure: Figure) -> Figure:
        return figure._replace(
            space=self.space,
            health=game.box.heroes[figure.hero].health,
            down=False,
            fresh=False,
            acted=figure.acted or self.tired,
        )
