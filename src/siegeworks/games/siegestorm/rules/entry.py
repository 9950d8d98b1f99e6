"""The script of an entry of the chain of command."""

from typing import TYPE_CHECKING, Literal

from siegeworks.core.agenda import Script

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.choices import Choose
    from siegeworks.games.siegestorm.rules.effects import Effect

Kind = Literal["action", "ability"]


class EntryScript(Script):
    """A script that announces a text and carries it out: what is chosen, and what is done."""

    kind: Kind
    chooses: "tuple[Choose, ...]"
    effects: "tuple[Effect, ...]"
    entering: frozenset[str]
    """The chosen names of cards that come into play as creatures."""
    text: Script
    """The effects as a script of their own."""
    negates: bool
    """Whether it negates what it answers."""
    special: bool
    """Whether it is a Special Action of the boss, which means nothing for a player (SS-R154)."""
