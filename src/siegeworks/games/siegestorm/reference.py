"""Reference pages about Siegestorm that are written from its code."""

from collections.abc import Iterator
from itertools import islice
from typing import get_args

from siegeworks.core.agenda import Script, facts_of
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.effects import Effect, TextQuestion
from siegeworks.games.siegestorm.rules.passives import Passive
from siegeworks.games.siegestorm.rules.vocabulary import VERBS
from siegeworks.games.siegestorm.words.book import words

VOCABULARY = (
    "Card texts are made of these verbs and passives. Each entry shows its arguments, what\n"
    "it does, and the texts of cards that use it."
)
EXAMPLES = 2
"""How many cards are quoted for each verb."""


def vocabulary() -> str:
    """Every verb and passive that card texts are made of, with cards that use it."""
    effects = [If, *(one for one in VERBS.values() if issubclass(one, Effect | TextQuestion))]
    lines = ["# The vocabulary of cards", "", VOCABULARY, "", "## Effects", ""]
    for kind in sorted(effects, key=lambda kind: (issubclass(kind, TextQuestion), kind.__name__)):
        lines += _entry(kind)
    lines += ["## Passive abilities", ""]
    for passive in get_args(Passive):
        lines += _entry(passive)
    return "\n".join(lines).rstrip() + "\n"


def _entry(kind: type) -> Iterator[str]:
    """The section of a verb or passive: what it is told, what it does, how it reads."""
    names = getattr(kind, "__dataclass_fields__", ())
    yield f"### {kind.__name__}({', '.join(names)})"
    yield ""
    yield " ".join((kind.__doc__ or "").split())
    yield ""
    quotes = [f"- **{card.name}:** {text}" for card, text in islice(_quotes(kind), EXAMPLES)]
    if quotes:
        yield from (*quotes, "")


def _quotes(kind: type) -> Iterator[tuple[Card, str]]:
    """Every card text that uses a verb or passive, with its card."""
    spoken = words("en")
    for card in BOX.cards:
        if _uses(card.action, kind):
            yield card, spoken.action_text(card)
        if _uses(card.passive, kind):
            yield card, spoken.passive_text(card)


def _uses(thing: object, kind: type) -> bool:
    """Whether a text, or anything inside it, is of a kind."""
    if isinstance(thing, kind):
        return True
    parts = thing if isinstance(thing, Script | tuple) else facts_of(thing).values()
    return any(_uses(part, kind) for part in parts)


PAGES = {"vocabulary.md": vocabulary}
"""By the name of their file the pages that `siegeworks docs` writes."""
