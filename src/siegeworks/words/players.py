"""Who sits at a table, in words: by name, as a machine, or by the letter of the seat."""

from functools import cache, lru_cache

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.player import Machine, Name, Names
from siegeworks.words.phrases import Fact, Phrases, tidy
from siegeworks.words.store import common_phrases

FORMS = ("of", "to")
REMEMBERED = 1_000
"""Names in words that are kept: every line of a log has some."""


class Players:
    """Says who sits at the table."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self._said = lru_cache(REMEMBERED)(self._put)

    def name(self, names: Names, seat: Seat) -> str:
        """What a seat is called; a question mark for one that is hidden."""
        return self._say("", names, seat, "named")

    def title(self, names: Names, seat: Seat) -> str:
        """The same at the head of something: of a machine one reads what it can."""
        return self._say("title", names, seat, "named")

    def forms(self, field: str, names: Names, seat: Seat, kind: str = "player") -> dict[str, Fact]:
        """A seat under the name of a field: by itself, "of" it, and "to" it."""
        who = "boss" if kind == "boss" else "named"
        forms = {f"{field}_{form}": self._say(form, names, seat, who) for form in FORMS}
        return {field: self._say("", names, seat, who), **forms}

    def _say(self, form: str, names: Names, seat: Seat, who: str) -> str:
        letter = SEATS[seat].upper() if 0 <= seat < len(SEATS) else "?"
        called: Name = names[seat] if 0 <= seat < len(names) else letter
        return self._said(form, called, letter, who)

    def _put(self, form: str, called: Name, letter: str, who: str) -> str:
        """A form of a seat; the base form goes into all others."""
        facts: dict[str, Fact] = {"who": who, "name": letter}
        if isinstance(called, Machine):
            level = self.phrases.say(f"level-{called.spec.partition(':')[0]}")
            facts |= {"who": "machine", "name": called.letter, "level": level}
        elif called:
            facts["name"] = called
        else:
            facts["who"] = "nameless"
        base = tidy(self.phrases.say("seat", **facts))
        return tidy(self.phrases.say("seat", form, called=base, **facts)) if form else base


@cache
def players(language: str) -> Players:
    """Who says in a language who sits at the table, whatever is played."""
    return Players(common_phrases(language))
