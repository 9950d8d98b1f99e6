"""The vocabulary of attacks in the texts of heroes and spells: striking, and what was struck.

The frame of such a text has the hero's figure as its actor; a spell's has none.
"""

from dataclasses import dataclass
from typing import Any, Literal

from siegeworks.core.agenda import NOTHING, Frame, Question, Verb
from siegeworks.core.decision import Option
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules.attacks import any_way
from siegeworks.games.rift.rules.figures import beast_of
from siegeworks.games.rift.rules.pieces import NOWHERE, Laid
from siegeworks.games.rift.rules.printed import Attack
from siegeworks.games.rift.rules.state import RiftState


@dataclass(frozen=True)
class Strike(Verb):
    """Make an attack: place its tiles and soldiers."""

    attack: Attack
    times: str = ""
    """A name bound to a number, for as many pieces; `each` for one on every horde in reach."""
    on: Literal["", "beast", "struck", "chosen"] = ""
    """The only horde it may strike: the beast's, the first one struck, the one chosen."""
    bound: str = "RT-18.5"
    """The clause by which it may strike no other horde than that."""
    near: Literal["", "struck"] = ""
    """Where its arrows are measured from, if not from the hero: the first horde struck."""
    may: bool = False
    """Whether its pieces can be left away."""
    needed: bool = True
    """Whether the text can be used only if this attack can place something (RT-R60)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        made = self.made(game, frame)
        if made is not None:
            game.push(made)

    def possible(self, game: RiftState, frame: Frame) -> bool:
        """Whether it can place anything."""
        made = self.made(game, frame)
        return made is not None and any_way(game, made)

    def made(self, game: RiftState, frame: Frame) -> Frame | None:
        """The frame of the attack; None if it has nothing to strike or to place."""
        at = self._at(game, frame)
        on = self._on(game, frame)
        left = self._left(game, frame, at)
        if not left or (self.on and not on):
            return None
        since = len(game.laid)
        names: tuple[tuple[str, Any, bool], ...] = (("left", left, False), ("since", since, False))
        if on:
            names += (("on", on, False), ("bound", self.bound, False))
        if self.may:
            names += (("may", True, False),)
        number = game.box.attack_numbers[self.attack]
        return Frame(game.box.strike, 0, frame.you, number, frame.actor, at, names)

    def _at(self, game: RiftState, frame: Frame) -> int:
        if self.near:
            horde = game.horde(game.laid[0].horde) if game.laid else None
            return NOWHERE if horde is None else horde.space
        return NOWHERE if frame.actor == NOTHING else game.figures[frame.actor].space

    def _on(self, game: RiftState, frame: Frame) -> int:
        if self.on == "beast":
            beast = beast_of(game, frame.actor)
            return 0 if beast is None else game.figures[beast].horde
        if self.on == "struck":
            return game.laid[0].horde if game.laid else 0
        return frame.named("horde") or 0 if self.on else 0

    def _left(self, game: RiftState, frame: Frame, at: int) -> tuple[tuple[str, ...], ...]:
        groups = self.attack.groups
        if not self.times:
            return groups
        if self.times == "each":
            reach = game.map.reach(self.attack.arrows, at, 0) if at != NOWHERE else ()
            tops = {horde.space for horde in game.hordes if horde.space in reach}
            return groups * len(tops)
        number = frame.named(self.times) or 0
        if "+" in self.attack.pieces:
            return (groups[0][:1] * number,) if number else ()
        return groups * number


class NeededChoice(Question):
    """A choice without which a text cannot be used: there must be something to choose (RT-R60)."""


def can_begin(game: RiftState, frame: Frame) -> bool:
    """Whether a text can be used: it needs nothing, or a part it needs is possible (RT-R60)."""
    needs = False
    for part in frame.script.verbs:
        if isinstance(part, Strike) and part.needed:
            if part.possible(game, frame):
                return True
            needs = True
        elif isinstance(part, NeededChoice):
            if part.options(game, frame):
                return True
            needs = True
    return not needs


# -- what the tile covered -------------------------------------------------------------------


def _enemies(game: RiftState, laid: Laid) -> int:
    """Enemies as figures: a large one counts once (RT-R73)."""
    horde = game.horde(laid.horde)
    if horde is None:
        return 0
    return sum(1 for mask, _ in game.face(horde).enemies if mask & laid.mask)


def measure(game: RiftState, what: str) -> int:
    """What the first tile of the running attack covered: enemies, enemy squares, empty squares."""
    if not game.laid:
        return 0
    laid = game.laid[0]
    if what == "enemies":
        return _enemies(game, laid)
    covered = laid.covered.bit_count()
    return covered if what == "squares" else laid.mask.bit_count() - covered


@dataclass(frozen=True)
class Count(Verb):
    """Bind a name to the number of squares the tile covered: with enemies, or empty ones."""

    name: str
    what: Literal["squares", "empty"]

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.note(self.name, measure(game, self.what))


@dataclass(frozen=True)
class Covers:
    """The tile of the attack covers exactly so many enemies."""

    number: int

    def holds(self, game: RiftState, frame: Frame) -> bool:
        return measure(game, "enemies") == self.number


class OnSite:
    """The hero stands on a building site."""

    def holds(self, game: RiftState, frame: Frame) -> bool:
        return game.figures[frame.actor].space in game.map.site_at


class ChooseStruck(Question):
    """Choose one of the hordes that were just attacked."""

    prompt = "choose-horde"

    def _hordes(self, game: RiftState) -> list[int]:
        struck = dict.fromkeys(laid.horde for laid in game.laid)
        return [serial for serial in struck if game.horde(serial) is not None]

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return not self._hordes(game)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        hordes = (game.horde(serial) for serial in self._hordes(game))
        return [
            Option(moves.HORDE(game.map.names[horde.space]), horde.serial)
            for horde in hordes
            if horde is not None
        ]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        game.bind(frame, "horde", value)
