"""The notation of Rift: every form a move can have, whether it is offered or not."""

import re

from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.scenario import COLOURS

FORMS = (
    "take HERO",
    "ability ABILITY",
    "bench HERO",
    "spell SPELL",
    "ban COLOUR",
    "play TOWER @ SPACE ~ TURN",
    "pass TOWER > SEAT",
    "pass TOWER > SEAT = TOWER",
    "hero",
    "hero HERO",
    "beast",
    "cast SPELL",
    "done",
    "resume",
    "attack",
    "attack NUMBER",
    "rest",
    "move SPACE",
    "step SPACE",
    "stop",
    "base SQUARE",
    "face TURN",
    "tile SPACE SQUARE",
    "soldier SPACE SQUARE",
    "relocate SPACE SQUARE > SPACE SQUARE",
    "skip",
    "horde SPACE",
    "turn-up ABILITY",
    "yes",
    "no",
    "give TOWER > SEAT",
    "buy TOWER > SEAT",
    "portal SPACE SQUARE",
    "raze TOWER @ SPACE",
)
"""What a seat can be offered; words in capitals stand for something else. A tile and a portal
tile name all their squares."""
WORDS = {
    "SEAT": re.compile(r"[a-d]"),
    "SPACE": re.compile(r"[a-z][1-9][0-9]?"),
    "SQUARE": re.compile(r"[a-z][1-9][0-9]?"),
    "NUMBER": re.compile(r"[1-9]"),
    "TURN": re.compile(r"[nesw]"),
    "COLOUR": re.compile("|".join(COLOURS)),
}
"""What the words in capitals may be; HERO, ABILITY, SPELL and TOWER are ids."""
_STARTS = frozenset(form.split()[0] for form in FORMS)
_PLAIN = frozenset(word for form in FORMS for word in form.split() if not word.isupper())


def is_spelt(box: RiftBox, text: str) -> bool:
    """Whether a text begins like a move and has only words of the notation.

    It need not have the form of a move: so a case can say that something odd is refused, while
    a slip of the pen is not taken for it.
    """
    first, *rest = text.split() or [""]
    ids = (box.tower_numbers, box.hero_numbers, box.ability_numbers, box.spell_numbers)
    return first in _STARTS and all(
        word in _PLAIN
        or any(word in known for known in ids)
        or any(kind.fullmatch(word) for kind in WORDS.values())
        for word in rest
    )
