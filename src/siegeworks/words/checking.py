"""What is checked of every folder of texts: what a language lacks, has over, or is not told."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from siegeworks.words.languages import ENGLISH
from siegeworks.words.phrases import Phrases
from siegeworks.words.store import Entries, topics

GRAMMAR = re.compile(r"(?:(?:one|all|it|that)-)?(?:a|nom|acc|gen|dat|ins|loc|gender|short)")
"""Attributes that each language has or lacks by its own grammar and the length of its words."""
FORM = re.compile(r"_(?:nom|acc|gen|dat|ins|loc|of|to|ref|gender|that)$")
"""What tells a form of a fact from the fact itself."""
TOLD_MORE = ("log", "texts")
"""Topics whose messages are told everything there is to say, though English needs less of it."""


def faults(home: Path, language: str) -> Iterator[str]:
    """What is wrong with a language in a folder of texts, one sentence each.

    A topic that English does not have stands in the data in English: names of cards, the clauses
    of the rules, the titles of cases. What must be there is known to those who say it.
    """
    given, english = topics(home, language), topics(home, ENGLISH)
    for topic, wanted in english.items():
        there = given.get(topic, {})
        pair = Phrases(language, there), Phrases(ENGLISH, wanted)
        yield from compared(*pair)
        yield from () if topic in TOLD_MORE else untold(*pair)
    yield from doubled(given, language)


def compared(phrases: Phrases, english: Phrases) -> Iterator[str]:
    """What a language lacks of the English phrases, or has besides."""
    for key in sorted(set(phrases.keys) - set(english.keys)):
        yield f"{phrases.language}: nobody says {key}"
    for key in sorted(english.keys):
        if key not in phrases.keys:
            yield f"{phrases.language}: no words for {key}"
            continue
        own, other = phrases.message(key).attributes, english.message(key).attributes
        for part in sorted(set(other) - set(own)):
            if not GRAMMAR.fullmatch(part):
                yield f"{phrases.language}: no words for {key}.{part}"
        for part in sorted(set(own) - set(other)):
            if not GRAMMAR.fullmatch(part):
                yield f"{phrases.language}: nobody says {key}.{part}"


def untold(phrases: Phrases, english: Phrases) -> Iterator[str]:
    """Facts that a message of a language speaks of and the English one does not."""
    for key in sorted(set(english.keys) & set(phrases.keys)):
        told = {FORM.sub("", fact) for fact in english.facts(key)}
        for fact in sorted(phrases.facts(key)):
            if FORM.sub("", fact) not in told:
                yield f"{phrases.language}: {key} is not told its {fact}"


def doubled(given: Mapping[str, Entries], language: str) -> Iterator[str]:
    """Ids that stand in more than one file."""
    where: dict[str, str] = {}
    for topic, found in given.items():
        for key in found:
            if key in where:
                yield f"{language}: {key} stands in {where[key]} and in {topic}"
            where[key] = topic
