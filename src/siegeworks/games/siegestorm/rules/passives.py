"""Passive abilities: the blue text of a card, as data.

A passive works while its card is on a War Track or a Battle Zone (SS-11.9, SS-11.10).
Each kind is asked at the one moment of the rules where it matters.
"""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import Script
from siegeworks.core.verbs import Condition
from siegeworks.games.siegestorm.rules.amounts import Amount

Group = Literal["self", "allies", "enemies", "shapeshifters"]
"""Whom a value passive works on; `shapeshifters` are Allies with Shapeshift."""
Whose = Literal["self", "own"]
"""The card itself, or every card of its player."""
Moment = Literal[
    "opponent-damaged",
    "you-damaged",
    "you-kill",
    "ally-killed",
    "self-storms",
    "ally-storms",
    "ally-deployed",
    "enemy-deployed",
    "you-shapeshift",
    "you-heal",
    "opponent-discards",
    "you-discard",
    "you-support",
    "turn-begins",
]
"""What a triggered passive waits for."""


@dataclass(frozen=True)
class Modify:
    """Changes ATT and DEF of a group of creatures; identical passives add up."""

    who: Group
    att: Amount = 0
    de: Amount = 0
    when: Condition | None = None


@dataclass(frozen=True)
class IgnoreDefenders:
    """Lets attackers ignore the Defender."""

    who: Whose


@dataclass(frozen=True)
class AttackTwice:
    """Lets a storming creature attack twice before its action."""

    when: Condition | None = None


@dataclass(frozen=True)
class RaiseDamage:
    """Raises all damage dealt to an opponent."""

    by: int


@dataclass(frozen=True)
class DrawMore:
    """Draws more cards in your Draw step."""

    cards: int


@dataclass(frozen=True)
class Cheaper:
    """Makes your cards cheaper to play, as creatures or as actions."""

    kind: Literal["creature", "action"]
    by: int = 1


@dataclass(frozen=True)
class Untouchable:
    """Keeps opponents from targeting this creature with actions and abilities."""


@dataclass(frozen=True)
class AfterStorm:
    """Says where a creature goes after its Storm, instead of Casualties."""

    who: Whose
    to: Literal["hand", "support"]


@dataclass(frozen=True)
class Whenever:
    """Is carried out right after something has happened."""

    moment: Moment
    do: Script
    once_per_turn: bool = False


@dataclass(frozen=True)
class Totem:
    """Is carried out each time a Spirit token is put on this card (SS-17.26)."""

    do: Script


@dataclass(frozen=True)
class Activate:
    """An ability with an Activation Cost, usable as often as you pay for it."""

    cost: int
    do: Script
    once_per_turn: bool = False


Passive = (
    Modify
    | IgnoreDefenders
    | AttackTwice
    | RaiseDamage
    | DrawMore
    | Cheaper
    | Untouchable
    | AfterStorm
    | Whenever
    | Totem
    | Activate
)
