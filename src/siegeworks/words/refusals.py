"""Refusals in words: what is wrong with a position, a record, a deck, in the reader's language.

The engine says it in English, by templates with facts (`core.refusal.Saying`): the template is the
English text, and there is no other. Every other language has a message whose id is made of the
template: `refused-unknown-card-card` for "unknown card {card!r}". What the common code raises is
said by the common words, what a game raises by its own; what a language lacks is said in English.
"""

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any

from siegeworks.core.refusal import Refused, Saying, Sentence
from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import Phrases, slug
from siegeworks.words.store import common_phrases, phrases

LONGEST_KEY = 80
SLOT = re.compile(r"\{(\w*)[^}]*\}")


def said(refusal: Refused | Sentence, language: str) -> str:
    """A refusal, or what it says, in a language."""
    message = refusal.message if isinstance(refusal, Refused) else refusal
    if not isinstance(message, Saying):
        return message
    template = message.template
    facts = {name: said_fact(fact, language) for name, fact in message.facts.items()}
    key = refusal_key(template) if facts or "{" not in template else ""
    for spoken in _stores(language) if key else ():
        if spoken.has(key):
            return spoken.say(key, **_shown(template, facts))
    return template.format_map(facts) if facts else template


def said_fact(fact: Any, language: str) -> Any:
    """A fact of a refusal: in the language if it is said in words, otherwise as it is."""
    return said(fact, language) if isinstance(fact, Saying) else fact


@cache
def refusal_key(template: str) -> str:
    """The id of the message that says a template; empty if there are no words in it."""
    if not slug(SLOT.sub("", template)):
        return ""
    words = slug(SLOT.sub(r" \1 ", template)).lower()
    return f"refused-{words[:LONGEST_KEY].strip('-')}"


def _stores(language: str) -> Iterator[Phrases]:
    """Who may have words for a refusal; English is said by the template itself."""
    if language in LANGUAGES[1:]:
        yield common_phrases(language)
        yield from (phrases(game, language) for game in GAMES)


def _shown(template: str, facts: dict[str, Any]) -> dict[str, str]:
    """The facts as the template puts them: quoted where it quotes them."""
    parts = Formatter().parse(template) if facts else ()
    return {
        name: Formatter().vformat(f"{{{name}{f'!{form}' if form else ''}:{spec}}}", (), facts)
        for _, name, spec, form in parts
        if name
    }
