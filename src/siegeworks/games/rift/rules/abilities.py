"""The vocabulary of hero abilities and spells: the verbs their texts are made of.

The frame of such a text has the hero's figure as its actor (none for a spell) and, for a special
ability, the ability as its source.
"""

from dataclasses import dataclass

from siegeworks.core.agenda import NOTHING, Frame, Question, Script, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.attacks import SKIP
from siegeworks.games.rift.rules.figures import in_play, wound
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.striking import can_begin

SELF = "self"
"""Names the hero whose text it is."""


def who(game: RiftState, frame: Frame, name: str) -> int | None:
    """The figure a name stands for."""
    number: int | None = frame.actor if name == SELF else frame.named(name)
    return number


# -- heroes ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChooseHero(Question):
    """Choose a hero who is not defeated: any, or one on the same or an adjacent space."""

    name: str = "who"
    near: bool = False
    may: bool = False

    @property
    def prompt(self) -> str:
        return "choose-hero"

    def _figures(self, game: RiftState, frame: Frame) -> list[int]:
        found = [number for number in range(len(game.figures)) if in_play(game, number)]
        if not self.near:
            return found
        here = game.figures[frame.actor].space
        close = (here, *(game.map.around[here] if here != NOWHERE else ()))
        return [
            number
            for number in found
            if number == frame.actor or NOWHERE != game.figures[number].space in close
        ]

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return not self._figures(game, frame)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        found = [
            Option(moves.CHOOSE_HERO(game.box.heroes[game.figures[number].hero].id), number)
            for number in self._figures(game, frame)
        ]
        return [*found, SKIP] if self.may else found

    def answered(self, game: RiftState, frame: Frame, value: int | None) -> None:
        game.bind(frame, self.name, value)


@dataclass(frozen=True)
class Heal(Verb):
    """A hero gets health back, never above his highest (RT-19.6)."""

    name: str
    amount: int
    clause: str
    """The clause that heals him."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        figure = who(game, frame, self.name)
        if figure is not None and not game.figures[figure].down:
            game.happen(ev.Healed(figure, self.amount), self.clause, frame)


@dataclass(frozen=True)
class WoundHero(Verb):
    """A hero takes a wound."""

    name: str

    def perform(self, game: RiftState, frame: Frame) -> None:
        figure = who(game, frame, self.name)
        if figure is not None:
            wound(game, figure, "RT-26.21", frame)


@dataclass(frozen=True)
class TurnUp(Question):
    """A hero turns one used special ability face up."""

    name: str

    @property
    def prompt(self) -> str:
        return "turn-up"

    def asked(self, game: RiftState, frame: Frame) -> Seat:
        figure = who(game, frame, self.name)
        return frame.you if figure is None else game.figures[figure].seat

    def moot(self, game: RiftState, frame: Frame) -> bool:
        figure = who(game, frame, self.name)
        return figure is None or not game.figures[figure].used

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        figure = game.figures[who(game, frame, self.name) or 0]
        return [Option(moves.TURN_UP(game.box.abilities[used].id), used) for used in figure.used]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        game.step(frame)
        figure = who(game, frame, self.name) or 0
        game.happen(ev.AbilityTurnedUp(figure, value), "RT-18.12", frame)


class TurnDown(Verb):
    """The tile of the ability that was used is turned face down."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        tile = frame.named("tile")
        if tile is not None and tile in game.figures[frame.actor].slots:
            game.happen(ev.AbilityTurnedDown(frame.actor, tile), "RT-18.11", frame)


@dataclass(frozen=True)
class GrantMove(Verb):
    """A hero may move so many spaces, besides his own activation."""

    name: str
    points: int

    def perform(self, game: RiftState, frame: Frame) -> None:
        figure = who(game, frame, self.name)
        if figure is not None and not game.figures[figure].revived:
            names = (("points", self.points, False),)
            seat = game.figures[figure].seat
            game.push(Frame(game.box.stroll, 0, seat, NOTHING, figure, names=names))


@dataclass(frozen=True)
class GrantAttack(Question):
    """A hero may perform his basic attack, besides his own action."""

    name: str = SELF

    @property
    def prompt(self) -> str:
        return "granted-attack"

    def asked(self, game: RiftState, frame: Frame) -> Seat:
        figure = who(game, frame, self.name)
        return frame.you if figure is None else game.figures[figure].seat

    def moot(self, game: RiftState, frame: Frame) -> bool:
        figure = who(game, frame, self.name)
        if figure is None or game.figures[figure].revived:
            return True
        return game.figures[figure].rested or not can_attack(game, figure)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        return [Option(moves.ATTACK(), True), SKIP]

    def answered(self, game: RiftState, frame: Frame, value: bool | None) -> None:
        game.step(frame)
        figure = who(game, frame, self.name)
        if value and figure is not None:
            begin_attack(game, figure)


def basic_frame(game: RiftState, number: int) -> Frame:
    """The frame of a figure's basic attack."""
    figure = game.figures[number]
    return Frame(game.box.heroes[figure.hero].basic, 0, figure.seat, NOTHING, number)


def can_attack(game: RiftState, number: int) -> bool:
    """Whether a figure can use its basic attack now."""
    figure = game.figures[number]
    if figure.space == NOWHERE or not game.box.heroes[figure.hero].basic:
        return False
    return can_begin(game, basic_frame(game, number))


def begin_attack(game: RiftState, number: int) -> None:
    """Start the basic attack of a figure."""
    frame = basic_frame(game, number)
    game.happen(ev.AttackBegan(), "RT-18.4", frame)
    game.push(frame)


# -- lasting ---------------------------------------------------------------------------------


class Protect(Verb):
    """The hero takes no wounds until the end of the round."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.Lasted("protected", frame.actor), "RT-18.19", frame)


class ProtectSpace(Verb):
    """Whoever is on the hero's space takes no wounds until the end of the round."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.Lasted("aegis", frame.actor), "RT-32.5", frame)


class BeReborn(Verb):
    """If the horde beneath the hero falls this round, he heals and is protected."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        horde = game.figures[frame.actor].horde
        if horde:
            game.happen(ev.Lasted("reborn", frame.actor, horde), "RT-33.10", frame)


def text_frame(game: RiftState, number: int, ability: int, tile: int) -> Frame:
    """The frame of an ability's text, used by a figure with one of its tiles."""
    script: Script = game.box.ability_scripts[ability]
    names = (("tile", tile, False),)
    return Frame(script, 0, game.figures[number].seat, ability, number, names=names)
