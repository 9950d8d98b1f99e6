"""Noun phrases: the cards a pick speaks of, in every case a language has, and conditions."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Literal

from siegeworks.games.siegestorm.rules.amounts import (
    AtLeast,
    Fewer,
    PerCard,
    PerOwnSupporter,
    PerToken,
)
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.words.phrases import Phrases, kebab

Subject = Literal["you", "other"]
"""Whose sentence it is; some languages say "your own" where it is the reader's."""

NOUNS: dict[str, str] = {
    "allies": "ally",
    "own-track": "creature",
    "own-spaces": "creature",
    "enemies": "enemy",
    "tracks": "creature",
    "other-track": "creature",
    "creatures": "creature",
    "opposing-creatures": "creature",
    "in-play": "card",
    "own-supporters": "supporter",
    "opposing-supporters": "supporter",
    "opposing-defender": "defender",
    "own-hand": "card",
    "replacement": "card",
    "opposing-hand": "card",
    "own-casualties": "card",
    "opposing-casualties": "card",
    "own-healing": "card",
}
"""The noun each kind of pick is made of; it gives gender, pronouns and counted forms."""

ONLY_ONE = frozenset({"opposing-defender"})
"""Picks that hold one card at most, so that there is nothing to choose and no plural."""

NO_LIMIT = PerCard(0, Pick("allies")).most


class Nouns:
    """Says picks, amounts of cards and conditions."""

    def __init__(self, phrases: Phrases, name_of: Callable[[str], str]) -> None:
        self.phrases = phrases
        self.name_of = name_of
        self.cases = phrases.say("cases", "one").split()
        self.plural_cases = phrases.say("cases", "all").split()

    # -- picks -------------------------------------------------------------------------

    def noun(self, pick: Pick) -> str:
        """The message of the noun a pick is made of."""
        return f"noun-{NOUNS[pick.where]}"

    def one(self, pick: Pick) -> dict[str, str]:
        """A card of a pick, by case: an Enemy with DEF 2 or less."""
        return self._by_case(pick, "one", self.cases)

    def all(self, pick: Pick) -> dict[str, str]:
        """Every card of a pick, by case: all Enemies."""
        return self._by_case(pick, "all", self.plural_cases)

    def _by_case(self, pick: Pick, kind: str, cases: list[str]) -> dict[str, str]:
        key, that = f"pick-{pick.where}", self.that(pick)
        return {case: self.phrases.say(key, f"{kind}-{case}", that=that) for case in cases}

    def again(self, pick: Pick, kind: Literal["it", "that"]) -> dict[str, str]:
        """A card spoken of before, by case: it, or the chosen Enemy."""
        say, noun = self.phrases.say, self.noun(pick)
        return {case: say(noun, f"{kind}-{case}") for case in self.cases}

    def gender(self, pick: Pick) -> str:
        """The gender of a pick's noun."""
        return self.phrases.say(self.noun(pick), "gender")

    def that(self, pick: Pick) -> str:
        """The filters of a pick, with a space before them."""
        found = self._filters(pick)
        if not found:
            return ""
        text = found[0]
        for more in found[1:]:
            text = self.phrases.say("and", first=text, second=more)
        return f" {text}"

    def _filters(self, pick: Pick) -> list[str]:
        say = self.phrases.say
        found = []
        if pick.card:
            name, noun = self.name_of(pick.card), NOUNS[pick.where]
            found.append(say("that-card", name=name, noun=noun))
        if pick.word:
            found.append(say("that-word", word=pick.word))
        if pick.max_def is not None:
            found.append(say("that-max-def", n=pick.max_def))
        if pick.max_cost is not None and pick.min_cost is not None:
            found.append(say("that-cost-between", min=pick.min_cost, max=pick.max_cost))
        elif pick.max_cost is not None:
            found.append(say("that-max-cost", n=pick.max_cost))
        elif pick.min_cost is not None:
            found.append(say("that-min-cost", n=pick.min_cost))
        if pick.shapeshift:
            found.append(say("that-shapeshift"))
        return found

    # -- numbers -----------------------------------------------------------------------

    def counted(self, noun: str, number: int) -> str:
        """A number of things: 2 cards."""
        return self.phrases.say(f"noun-{noun}", "counted", n=number)

    def per(self, amount: Any, subject: Subject) -> str:
        """What an amount is counted by, with a space before it; nothing for a plain number."""
        if isinstance(amount, PerCard):
            own = self.phrases.say("own", subject)
            key, that = f"pick-{amount.pick.where}", self.that(amount.pick)
            each = self.phrases.say(key, "each", that=that, own=own)
        elif isinstance(amount, PerToken | PerOwnSupporter):
            each = self.phrases.say(f"each-{kebab(type(amount).__name__)}")
        else:
            return ""
        return f" {self.phrases.say('per', each=each)}"

    def most(self, amount: Any, sign: str = "") -> str:
        """The limit of an amount, with a space before it, if it has one."""
        if not isinstance(amount, PerCard) or amount.most == NO_LIMIT:
            return ""
        return f" {self.phrases.say('at-most', n=f'{sign}{amount.most}')}"

    # -- conditions --------------------------------------------------------------------

    def clause(self, condition: Any) -> str:
        """A condition as a clause: you have at least 2 Allies."""
        if isinstance(condition, AtLeast):
            return self._have(condition.pick, "at-least", condition.cards)
        if isinstance(condition, Fewer):
            if condition.cards > 1:
                return self._have(condition.pick, "less-than", condition.cards)
            key = f"pick-{condition.pick.where}"
            return self.phrases.say(key, "lack", that=self.that(condition.pick))
        return self._other_clause(condition)

    def at_least(self, pick: Pick, number: int) -> str:
        """So many cards of a pick at the least: at least 2 Allies."""
        return self.phrases.say(self.noun(pick), "at-least", n=number)

    def _have(self, pick: Pick, bound: str, number: int) -> str:
        counted = self.phrases.say(self.noun(pick), bound, n=number)
        key = f"pick-{pick.where}"
        return self.phrases.say(key, "have", counted=counted, that=self.that(pick))

    def _other_clause(self, condition: Any) -> str:
        facts: dict[str, int | str] = {}
        for field in fields(condition):
            value = getattr(condition, field.name)
            facts[field.name] = self.count(value) if isinstance(value, Pick) else value
        return self.phrases.say(f"clause-{kebab(type(condition).__name__)}", **facts)

    def count(self, pick: Pick) -> str:
        """The cards of a pick as something to be compared: cards in your hand."""
        return self.phrases.say(f"pick-{pick.where}", "count", that=self.that(pick))
