"""Passive abilities as sentences."""

from siegeworks.core.agenda import Script
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules.passives import Activate, Passive, Totem, Whenever
from siegeworks.games.siegestorm.rules.picks import ALLIES, ENEMIES, Pick
from siegeworks.games.siegestorm.words.texts import SOMETHING, Scope, Texts
from siegeworks.words.phrases import capital, kebab

NOTHING_CHOSEN = Script()
TIMES = ("turn-begins",)
"""Moments that are a time rather than something that happens."""
IT: dict[str, Pick] = {
    "ally-killed": ALLIES,
    "ally-storms": ALLIES,
    "ally-deployed": ALLIES,
    "enemy-deployed": ENEMIES,
}
"""What a text that was set off means by `it`."""


class Abilities:
    """Says passives."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.say

    def text(self, passive: Passive) -> str:
        """One passive, in one or more sentences."""
        if isinstance(passive, Activate):
            return self._activated(passive)
        if isinstance(passive, Whenever):
            return self.texts.sentence(self._triggered(passive))
        if isinstance(passive, Totem):
            text = self.texts.clause(passive.do, "after")
            return self.texts.sentence(self.say("passive-totem", text=text))
        facts = self.texts.facts(passive, Scope(NOTHING_CHOSEN))
        return self.texts.sentence(self.say(f"passive-{kebab(type(passive).__name__)}", **facts))

    def _activated(self, passive: Activate) -> str:
        effect = self.texts.sentences(passive.do)
        text = self.say("passive-activate", cost=passive.cost, text=effect)
        if not passive.once_per_turn:
            return text
        return f"{text} {self.texts.sentence(self.say('once-per-turn'))}"

    def _triggered(self, passive: Whenever) -> str:
        once = "once" if passive.once_per_turn else ""
        moment = self.say(f"moment-{passive.moment}", once)
        if passive.moment not in TIMES:
            text = self.texts.clause(passive.do, "after", IT.get(passive.moment, SOMETHING))
            return self.say("passive-whenever", once, moment=moment, text=text)
        text = self.texts.clause(passive.do, "start")
        first = "if" if isinstance(passive.do.verbs[0], If) else "do"
        facts = {"moment": moment, "text": text, "sentence": capital(text), "first": first}
        return self.say("passive-whenever", "time", **facts)
