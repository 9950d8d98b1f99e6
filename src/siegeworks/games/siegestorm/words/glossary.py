"""Keywords: which of them a card's text uses. Their explanations are messages."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from siegeworks.core.agenda import Script, Verb, facts_of
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.words.phrases import kebab

OF_THINGS: dict[str, tuple[str, ...]] = {
    "draw": ("draw",),
    "damage": ("damage",),
    "heal": ("heal", "healing-pile"),
    "raise": ("raise",),
    "steal": ("steal",),
    "discard": ("discard",),
    "discard-random": ("discard",),
    "discard-hand": ("discard",),
    "kill": ("kill",),
    "kill-each": ("kill",),
    "sacrifice": ("sacrifice",),
    "destroy": ("destroy",),
    "advance": ("advance", "war-track"),
    "switch": ("war-track",),
    "storm": ("storm", "casualties"),
    "place": ("place",),
    "deploy": ("deploy",),
    "deploy-top": ("deploy", "casualties"),
    "take-back": ("casualties",),
    "support-top": ("resources", "supporter"),
    "recruit": ("supporter",),
    "step-back": ("supporter",),
    "shapeshift": ("shapeshift",),
    "free-shapeshift": ("shapeshift",),
    "unopposed": ("defender",),
    "vision": ("vision",),
    "reset": ("reset", "supporter"),
    "reset-all": ("reset", "supporter"),
    "negate": ("negate", "reaction"),
    "negate-and-use": ("negate", "reaction"),
    "extra-turn": ("extra-turn",),
    "ignore-defenders": ("defender",),
    "attack-twice": ("storm",),
    "raise-damage": ("damage",),
    "draw-more": ("draw",),
    "after-storm": ("storm",),
    "activate": ("activation-cost",),
    "recover": ("recover",),
    "raise-menace": ("menace-level",),
    "put-gang-tokens": ("gang-token", "ally"),
    "put-gang-token": ("gang-token",),
    "put-spirit-tokens": ("spirit-token", "totem"),
    "totem": ("totem", "spirit-token"),
    "per-token": ("spirit-token",),
    "per-own-supporter": ("supporter",),
    "undefended": ("defender",),
    "menace-at-most": ("menace-level",),
}
"""The keywords that each verb, passive, amount and condition brings along."""

OF_PLACES: dict[str, tuple[str, ...]] = {
    "allies": ("ally",),
    "own-track": ("war-track",),
    "own-spaces": ("war-track",),
    "enemies": ("enemy",),
    "tracks": ("war-track",),
    "other-track": ("war-track",),
    "own-supporters": ("supporter",),
    "opposing-supporters": ("supporter",),
    "opposing-defender": ("defender",),
    "own-casualties": ("casualties",),
    "opposing-casualties": ("casualties",),
    "own-healing": ("healing-pile",),
}
"""The keywords that each place of a pick brings along."""

OF_WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("who", "allies"): ("ally",),
    ("who", "enemies"): ("enemy",),
    ("who", "shapeshifters"): ("ally", "shapeshift"),
    ("to", "front"): ("frontline",),
    ("to", "land"): ("no-mans-land",),
    ("to", "support"): ("supporter",),
    ("moment", "opponent-damaged"): ("damage",),
    ("moment", "you-damaged"): ("damage",),
    ("moment", "you-kill"): ("kill",),
    ("moment", "ally-killed"): ("ally", "kill"),
    ("moment", "self-storms"): ("storm",),
    ("moment", "ally-storms"): ("ally", "storm"),
    ("moment", "ally-deployed"): ("ally", "deploy"),
    ("moment", "enemy-deployed"): ("enemy", "deploy"),
    ("moment", "you-shapeshift"): ("shapeshift",),
    ("moment", "you-heal"): ("heal",),
    ("moment", "opponent-discards"): ("discard",),
    ("moment", "you-discard"): ("discard",),
    ("moment", "you-support"): ("supporter",),
}
"""The keywords that single words in the fields of verbs and passives bring along."""


OF_COMMANDS: dict[str, str] = {
    "deploy": "deploy-command",
    "leader": "leader",
    "gang": "gang",
    "action": "action-command",
}
"""The keyword of each Command Action; a Special Action is a keyword by itself."""


def keywords_of(card: Card) -> tuple[str, ...]:
    """The keywords on a card, in the order in which they come up."""
    found = [*(OF_COMMANDS[command] for command in card.commands), *card.icons]
    found += _keywords(card.action)
    for passive in card.passive:
        found += _keywords(passive)
    return tuple(dict.fromkeys(found))


def _keywords(thing: Any) -> Iterator[str]:
    if isinstance(thing, Script):
        for part in thing:
            yield from _keywords(part)
    elif isinstance(thing, Verb) or is_dataclass(thing):
        yield from OF_THINGS.get(kebab(type(thing).__name__), ())
        yield from OF_PLACES.get(getattr(thing, "where", ""), ())
        if getattr(thing, "shapeshift", False):
            yield "shapeshift"
        for name, value in facts_of(thing).items():
            if isinstance(value, str):
                yield from OF_WORDS.get((name, value), ())
            else:
                yield from _keywords(value)
