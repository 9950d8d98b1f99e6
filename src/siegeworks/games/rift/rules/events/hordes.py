"""Events of hordes: arriving, being covered, moving, leaving, falling; and of bosses.

An event notes how its horde lay before (`was`): the log is read long after.
"""

from dataclasses import dataclass, field

from siegeworks.core.event import Event, Revelation
from siegeworks.games.rift.rules.events.moving import beneath_flyers, gain, off_map, remove
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import Horde, Laid
from siegeworks.games.rift.rules.printed import LIFE
from siegeworks.games.rift.rules.state import RiftState


@dataclass(slots=True)
class HordeEvent(Event):
    """Something that happened to a horde on the map."""

    horde: int
    was: Horde | None = field(default=None, kw_only=True)

    def happen(self, game: RiftState) -> None:
        self.was = horde = game.horde(self.horde)
        assert horde is not None
        self.change(game, horde)

    def change(self, game: RiftState, horde: Horde) -> None:
        """Change the horde that is there; by default nothing."""


@dataclass(slots=True)
class HordeDrawn(Revelation):
    """The top card of an enemy deck was turned face up."""

    token: int
    card: int = -1

    def happen(self, game: RiftState) -> None:
        *rest, self.card = game.decks[self.token]
        game.decks[self.token] = tuple(rest)
        *later, now = game.stages[self.token]
        game.stages[self.token] = (*later, now - 1) if now > 1 else tuple(later)


@dataclass(slots=True)
class HordeArrived(Event):
    """A horde was placed on the map, beneath any flying horde there."""

    card: int
    space: Space
    path: int
    horde: int = 0
    """Its serial."""

    def happen(self, game: RiftState) -> None:
        self.horde = game.serial = game.serial + 1
        horde = Horde(game.serial, self.card, self.space, self.path)
        game.hordes.insert(beneath_flyers(game, self.space), horde)


@dataclass(slots=True)
class GhostDrawn(Revelation):
    """A card of the ghost deck was turned face up."""

    card: int = -1

    def happen(self, game: RiftState) -> None:
        *rest, self.card = game.ghosts
        game.ghosts = tuple(rest)


@dataclass(slots=True)
class TerrainRemoved(Event):
    """A terrain card went back to the box: the way is open."""

    space: Space
    kind: str = ""

    def happen(self, game: RiftState) -> None:
        self.kind = dict(game.terrain).get(self.space, "")
        game.terrain = tuple(entry for entry in game.terrain if entry[0] != self.space)
        opened = (
            place for place, token in enumerate(game.map.tokens) if token.path[0] == self.space
        )
        game.opened = (*game.opened, *opened)


@dataclass(slots=True)
class AttackBegan(Event):
    """An attack of its own began: nothing is laid for it yet."""

    def happen(self, game: RiftState) -> None:
        game.laid = ()


@dataclass(slots=True)
class TilePlaced(HordeEvent):
    """A damage tile was placed on a horde."""

    mask: Mask

    def change(self, game: RiftState, horde: Horde) -> None:
        covered = self.mask & game.face(horde).foes
        game.laid = (*game.laid, Laid(self.horde, self.mask, covered))
        game.put(horde._replace(tiles=horde.tiles | self.mask))


@dataclass(slots=True)
class SoldierPlaced(HordeEvent):
    """A soldier was placed on a horde."""

    square: Mask

    def change(self, game: RiftState, horde: Horde) -> None:
        game.laid = (*game.laid, Laid(self.horde, self.square, self.square))
        game.put(horde._replace(soldiers=horde.soldiers | self.square))


@dataclass(slots=True)
class SoldierLifted(HordeEvent):
    """A soldier was taken from a horde, to be placed elsewhere."""

    square: Mask

    def change(self, game: RiftState, horde: Horde) -> None:
        game.put(horde._replace(soldiers=horde.soldiers & ~self.square))


@dataclass(slots=True)
class SoldiersLost(HordeEvent):
    """All soldiers on a horde went back to the common supply."""

    number: int = 0

    def change(self, game: RiftState, horde: Horde) -> None:
        self.number = horde.soldiers.bit_count()
        game.put(horde._replace(soldiers=0))


@dataclass(slots=True)
class HordeHealed(HordeEvent):
    """A visible healing symbol removed all tiles from a horde."""

    def change(self, game: RiftState, horde: Horde) -> None:
        game.put(horde._replace(tiles=0))


@dataclass(slots=True)
class HordeBlocked(HordeEvent):
    """Soldiers or figures kept a horde from moving."""


@dataclass(slots=True)
class HordeMoved(HordeEvent):
    """A horde moved along its path."""

    space: Space

    def change(self, game: RiftState, horde: Horde) -> None:
        game.hordes.remove(horde)
        game.hordes.append(horde._replace(space=self.space))


@dataclass(slots=True)
class HordeLeft(HordeEvent):
    """A horde left the map through an exit."""

    cost: int
    """How much health the kingdom loses."""

    def change(self, game: RiftState, horde: Horde) -> None:
        for number, figure in enumerate(game.figures):
            if figure.horde == self.horde:
                game.figures[number] = off_map(figure)
        remove(game, horde)
        game.health = max(0, game.health - self.cost)


@dataclass(slots=True)
class CrystalsGained(Event):
    """The players gained crystals."""

    number: int
    gained: int = 0

    def happen(self, game: RiftState) -> None:
        self.gained = gain(game, self.number)


@dataclass(slots=True)
class HordeDefeated(HordeEvent):
    """A horde, all its enemies covered, was taken off the map."""

    def change(self, game: RiftState, horde: Horde) -> None:
        remove(game, horde)


@dataclass(slots=True)
class PortalDestroyed(Event):
    """A portal was destroyed."""

    counts: bool
    """Whether it is one of those the scenario asks for (RT-R91)."""
    destroyed: int = 0
    """How many of those there are now."""

    def happen(self, game: RiftState) -> None:
        self.destroyed = game.destroyed = game.destroyed + self.counts


@dataclass(slots=True)
class PortalOpened(HordeEvent):
    """A portal tile was put on a horde, which is a portal from now on."""

    mask: Mask

    def change(self, game: RiftState, horde: Horde) -> None:
        game.put(horde._replace(gate=self.mask))


@dataclass(slots=True)
class LifeLost(HordeEvent):
    """A life card of the boss was covered; the next one lies in its place."""

    def change(self, game: RiftState, horde: Horde) -> None:
        card, *rest = game.boss_lives
        game.boss_lives = tuple(rest)
        game.removed = (*game.removed, horde.card)
        game.put(horde._replace(card=card, tiles=0, soldiers=0))


@dataclass(slots=True)
class BossMoved(Event):
    """A figure of the boss went one space on its way."""

    figure: int
    space: Space

    def happen(self, game: RiftState) -> None:
        steps = game.boss_steps
        here = steps[self.figure] + 1
        game.boss_steps = (*steps[: self.figure], here, *steps[self.figure + 1 :])
        for horde in game.hordes:
            if game.box.cards[horde.card].kind == LIFE:
                game.put(horde._replace(space=self.space))
                return


@dataclass(slots=True)
class ActionDrawn(Revelation):
    """An action card of the boss was turned face up."""

    action: int = -1

    def happen(self, game: RiftState) -> None:
        if not game.actions:
            game.actions, game.spent = game.shuffled(game.spent), ()
        *rest, self.action = game.actions
        game.actions = tuple(rest)
        game.spent = (*game.spent, self.action)
