"""Refusals in words: what is wrong with a position, a record, a deck, in the reader's language.

The engine says it in English, by templates with facts (`core.refusal.Saying`). A translation is
`LANGUAGE.toml`: under `[sentences]` by English template, under `[system]` what the operating
system says of files. What a language lacks is said in English.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from siegeworks.core.refusal import Refused, Saying, Sentence


class Translation(NamedTuple):
    """The refusals of one language."""

    sentences: dict[str, str]
    """By English template; both have the same facts."""
    system: dict[str, str]
    """What the operating system says of files, by its English sentence."""


def said(refusal: Refused | Sentence, language: str) -> str:
    """A refusal, or what it says, in a language."""
    message = refusal.message if isinstance(refusal, Refused) else refusal
    if not isinstance(message, Saying):
        return message
    template = sentences(language).get(message.template, message.template)
    facts = {name: said_fact(fact, language) for name, fact in message.facts.items()}
    return template.format_map(facts) if facts else template


def said_fact(fact: Any, language: str) -> Any:
    """A fact of a refusal: in the language if it is said in words, otherwise as it is."""
    return said(fact, language) if isinstance(fact, Saying) else fact


@cache
def sentences(language: str) -> dict[str, str]:
    """The sentences of a language by what is said in English."""
    found = translation(language)
    return {**found.sentences, **found.system}


@cache
def translation(language: str) -> Translation:
    """What a language itself has to say; nothing without a file."""
    file = files(__name__).joinpath(f"{language}.toml")
    if not file.is_file():
        return Translation({}, {})
    found = tomllib.loads(file.read_text("utf-8"))
    return Translation(found["sentences"], found["system"])
