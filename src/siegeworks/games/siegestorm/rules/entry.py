"""The script of an entry of the chain of command."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from siegeworks.core.agenda import Frame, Script, Verb

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.choices import Choose
    from siegeworks.games.siegestorm.rules.effects import Effect
    from siegeworks.games.siegestorm.rules.state import SiegeState

Kind = Literal["action", "ability"]


class EntryScript(Script):
    """A script that announces a text and carries it out: what is chosen, and what is done."""

    __slots__ = (
        *("at_once", "chooses", "effects", "entering", "forbidding", "kind", "negates"),
        *("special", "text", "used"),
    )

    def __init__(
        self,
        verbs: Iterable[Verb],
        kind: Kind,
        chooses: "tuple[Choose, ...]",
        text: Script,
        effects: "tuple[Effect, ...]",
        *,
        negates: bool,
        special: bool,
        at_once: bool,
    ) -> None:
        super().__init__(verbs)
        self.kind: Kind = kind
        self.chooses = chooses
        self.text = text
        """What is carried out, as a script of its own."""
        self.effects = effects
        """The effects of that text; what asks, and what looks at a condition, is none."""
        self.used = tuple(_chosen(part) for part in effects)
        """For each effect the chosen names it works with."""
        self.forbidding = tuple(part for part in effects if part.hard)
        """The effects that keep the text from being started while they are blocked."""
        self.entering = frozenset(name for part in effects if part.enters for name in _chosen(part))
        """The chosen names of cards that come into play as creatures."""
        self.negates = negates
        """Whether it negates what it answers."""
        self.special = special
        """Whether it is a Special Action of the boss, meaningless for a player (SS-R154)."""
        self.at_once = at_once
        """Whether it is carried out as soon as all is chosen, with nobody reacting to it."""

    def is_idle(self, name: str, game: "SiegeState", frame: Frame) -> bool:
        """Whether nothing can come of a choice: what it is for is blocked, and stays so.

        It stays so if nobody reacts and no earlier part of the text does anything.
        """
        if not self.at_once:
            return False
        last = max((place for place, used in enumerate(self.used) if name in used), default=-1)
        until = self.effects[: last + 1]
        return bool(until) and all(
            part is effect and effect.blocked(game, frame) is not None
            for part, effect in zip(self.text.verbs, until, strict=False)
        )


def _chosen(part: "Effect") -> frozenset[str]:
    return frozenset(getattr(part, field) for field in part.uses)
