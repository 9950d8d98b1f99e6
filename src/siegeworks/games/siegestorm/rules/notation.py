"""The notation of Siegestorm: every form a move can have, whether it is offered or not."""

import re

from siegeworks.games.siegestorm.rules.box import SiegeBox

FORMS = (
    "keep",
    "return CARD",
    "return CARD CARD",
    "next",
    "end",
    "play CARD",
    "play CARD @ TRACK",
    "deploy CARD",
    "deploy CARD @ TRACK",
    "advance TRACK",
    "use SQUARE",
    "pass",
    "target SQUARE",
    "target SUPPORTER",
    "target menace",
    "card CARD",
    "none",
    "discard CARD",
    "commit NUMBER",
    "storm",
    "hold front",
    "hold land",
    "support",
    "attack SEAT",
    "attack SQUARE",
    "to hand",
    "to support",
    "reset NUMBER",
    "done",
    "keep CARD",
    "bottom CARD",
    "top CARD",
    "yes",
    "no",
    "first NUMBER CARD",
    "boss CARD",
    "lead SQUARE",
    "strike SEAT",
    "take",
    "decline",
)
"""What a seat can be offered; words in capitals stand for something else."""
WORDS = {
    "SEAT": re.compile(r"[a-d]"),
    "TRACK": re.compile(r"[a-d][lr]"),
    "SQUARE": re.compile(r"[a-d][lr]?[1-9][0-9]?|[a-d][lr]?f[12]?|n[1-4]?"),
    "SUPPORTER": re.compile(r"[a-d]s[1-9][0-9]?"),
    "NUMBER": re.compile(r"[1-9][0-9]?"),
}
"""What the words in capitals may be; CARD is the id of a card."""
_STARTS = frozenset(form.split()[0] for form in FORMS)
_PLAIN = frozenset(word for form in FORMS for word in form.split() if not word.isupper())


def is_spelt(box: SiegeBox, text: str) -> bool:
    """Whether a text begins like a move and has only words of the notation.

    It need not have the form of a move: so a case can say that something odd is refused, while
    a slip of the pen is not taken for it.
    """
    first, *rest = text.split() or [""]
    return first in _STARTS and all(
        word in _PLAIN
        or word in box.numbers
        or any(kind.fullmatch(word) for kind in WORDS.values())
        for word in rest
    )
