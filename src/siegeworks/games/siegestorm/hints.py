"""What a hint says: what the best answer is about."""

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.players.advice import Advice
from siegeworks.table.hints.usual import Hints, Situation
from siegeworks.words.store import phrases

ABOUT = {
    "play": "play",
    "deploy": "deploy",
    "use": "use",
    "storm": "storm",
    "hold": "hold",
    "support": "support",
    "advance": "advance",
    "attack": "attack",
    "target": "choose",
    "card": "choose",
    "discard": "pay",
    "commit": "pay",
    "next": "wait",
    "end": "wait",
    "pass": "pass",
    "yes": "yes",
    "no": "no",
    "return": "return",
}
"""What the best answer is about, by its first word."""


class SiegestormHints(Hints):
    """Speaks of hands, creatures and Storms."""

    def nudge(self, at: Situation, advice: Advice) -> list[str]:
        verb = BOX.moves.meant(advice.best.text, BOX).word
        if at.view.decision.prompt == "exchange":
            about = "keep" if verb == "keep" else "return"
        elif verb in ABOUT:
            about = ABOUT[verb]
        else:
            return super().nudge(at, advice)
        return [phrases("siegestorm", at.language).say(f"nudge-{about}")]


HINTS = SiegestormHints()
