"""Events of heroes and the cat.

An event notes which hero its figure was (`who`): a guest has gone when the log is read.
"""

from dataclasses import dataclass

from siegeworks.core.event import Event
from siegeworks.games.rift.rules.events.moving import off_map, without
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import Figure, Horde, Lasting
from siegeworks.games.rift.rules.state import RiftState


@dataclass(slots=True)
class Activated(Event):
    """A hero card was laid on the hero board, or the cat was activated."""

    figure: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        game.figures[self.figure] = figure._replace(acted=True)


@dataclass(slots=True)
class Moved(Event):
    """A figure went to a space of the map."""

    figure: int
    space: Space
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        moved = figure._replace(space=self.space, horde=0, base=0, fresh=False)
        game.figures[self.figure] = moved


@dataclass(slots=True)
class Engaged(Event):
    """A figure put its base on a horde card."""

    figure: int
    horde: int
    base: Mask
    who: int = -1
    was: Horde | None = None

    def happen(self, game: RiftState) -> None:
        self.was = game.horde(self.horde)
        figure = game.figures[self.figure]
        self.who = figure.hero
        game.figures[self.figure] = figure._replace(horde=self.horde, base=self.base)


@dataclass(slots=True)
class Displaced(Event):
    """A figure had to make room; without a space it went to its board."""

    figure: int
    space: Space
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = off_map(game.figures[self.figure])
        self.who = figure.hero
        game.figures[self.figure] = figure._replace(space=self.space)


@dataclass(slots=True)
class Wounded(Event):
    """A figure took a wound."""

    figure: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        game.figures[self.figure] = figure._replace(health=figure.health - 1)


@dataclass(slots=True)
class Protected(Event):
    """Protection kept a wound from a figure."""

    figure: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        self.who = game.figures[self.figure].hero


@dataclass(slots=True)
class FigureDefeated(Event):
    """A figure without health was laid on its board."""

    figure: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = off_map(game.figures[self.figure])
        self.who = figure.hero
        game.figures[self.figure] = figure._replace(down=True, health=0)


@dataclass(slots=True)
class Revived(Event):
    """A defeated hero was stood up with full health; his card lies on the board."""

    figure: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        health = game.box.heroes[figure.hero].health
        game.figures[self.figure] = figure._replace(
            down=False, health=health, acted=True, revived=True
        )


@dataclass(slots=True)
class Healed(Event):
    """A figure got health back, up to its highest value."""

    figure: int
    amount: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        health = min(figure.health + self.amount, game.box.heroes[figure.hero].health)
        game.figures[self.figure] = figure._replace(health=health)


@dataclass(slots=True)
class Rested(Event):
    """A hero rested: full health, all special abilities face up."""

    figure: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        health = game.box.heroes[figure.hero].health
        game.figures[self.figure] = figure._replace(health=health, used=(), rested=True)


@dataclass(slots=True)
class AbilityUsed(Event):
    """A special ability was used."""

    figure: int
    ability: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        self.who = game.figures[self.figure].hero


@dataclass(slots=True)
class AbilityTurnedDown(Event):
    """A used special ability was turned face down."""

    figure: int
    ability: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        used = tuple(sorted({*figure.used, self.ability}))
        game.figures[self.figure] = figure._replace(used=used)


@dataclass(slots=True)
class AbilityTurnedUp(Event):
    """A used special ability was turned face up."""

    figure: int
    ability: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        game.figures[self.figure] = figure._replace(used=without(figure.used, self.ability))


@dataclass(slots=True)
class AbilityCopied(Event):
    """A hero carries out the special ability of another as his own."""

    figure: int
    ability: int
    who: int = -1

    def happen(self, game: RiftState) -> None:
        self.who = game.figures[self.figure].hero


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
class BeastReturned(Event):
    """The cat was put on the space of its mistress."""

    figure: int
    space: Space
    tired: bool
    """Whether it cannot be activated this round (RT-31.11)."""
    who: int = -1

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.figure]
        self.who = figure.hero
        game.figures[self.figure] = figure._replace(
            space=self.space,
            health=game.box.heroes[figure.hero].health,
            down=False,
            fresh=False,
            acted=figure.acted or self.tired,
        )
