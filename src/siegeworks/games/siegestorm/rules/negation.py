"""Negate: effects that answer the entry of the chain they react to."""

from dataclasses import dataclass
from typing import Any, Literal

from siegeworks.core.agenda import Frame
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.effects import Effect
from siegeworks.games.siegestorm.rules.state import SiegeState

What = Literal["action", "ability", "either"]


class Negating(Effect):
    """An effect that needs an entry to negate; without one it cannot be started (SS-R49)."""

    what: What

    @property
    def hard(self) -> bool:
        return True

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        depth = frame.named("answers")
        if depth is None:
            return Reason("SS-R49", "nothing-to-negate")
        if self.what not in ("either", game.agenda[depth].script.kind):
            return Reason("SS-R44", "wrong-kind-to-negate")
        return None

    def strike(self, game: SiegeState, frame: Frame) -> Any:
        """Negate the entry this one answers; the entry, if there was one (SS-R43)."""
        depth = frame.named("answers")
        if depth is None or self.blocked(game, frame) is not None:
            return None
        entry: Any = game.agenda[depth]
        game.happen(ev.Negated(entry.you, entry.source, depth), "SS-15.26", frame)
        return entry


@dataclass(frozen=True)
class Negate(Negating):
    """Cancel the effect of the action or ability this one reacts to."""

    what: What = "action"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        self.strike(game, frame)


@dataclass(frozen=True)
class NegateAndUse(Negating):
    """Cancel the action this one reacts to and carry it out as your own (SS-R47)."""

    what: What = "action"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        entry = self.strike(game, frame)
        if entry is not None and not entry.script.special:
            script = game.box.used_by_other[entry.source]
            game.push(Frame(script, 0, frame.you, entry.source, frame.actor, frame.at))
