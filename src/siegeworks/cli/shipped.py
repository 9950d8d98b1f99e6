"""All shipped data, checked: cards, starter decks, cases, and phrases in every language."""

import re
from collections.abc import Iterator

from siegeworks import casebook
from siegeworks.core.event import EVENTS
from siegeworks.core.refusal import Refused
from siegeworks.games import GAMES
from siegeworks.siegestorm import BOX
from siegeworks.siegestorm.card import FACTIONS
from siegeworks.siegestorm.deck import check_deck, starter_deck
from siegeworks.terminal.speech import own_phrases
from siegeworks.words import LANGUAGES, book, words
from siegeworks.words.phrases import Phrases, kebab

UNFILLED = re.compile(r"[{}$]|\b(?:do|passive|moment|pick|noun)-[a-z]")
"""What a text shows where a phrase is missing or was not told something."""


def faults() -> Iterator[str]:
    """Everything that is wrong, one sentence each."""
    for game in GAMES.values():
        for name, check in game.checks.items():
            for fault in check():
                yield f"{game.name}, {name}: {fault}"
    yield from _starter_decks()
    yield from _cases()
    for language in LANGUAGES:
        yield from _missing_phrases(book.phrases(language), book.phrases(LANGUAGES[0]))
        yield from _missing_phrases(own_phrases(language), own_phrases(LANGUAGES[0]))
        yield from _card_texts(language)
        yield from _event_texts(language)


def _starter_decks() -> Iterator[str]:
    for faction in FACTIONS:
        for fault in check_deck(starter_deck(BOX, faction)):
            yield f"starter deck of {faction}: {fault}"


def _cases() -> Iterator[str]:
    for path in casebook.files():
        try:
            yield from (str(result) for result in casebook.run_cases([path]) if not result.holds)
        except Refused as fault:
            yield str(fault)


def _missing_phrases(phrases: Phrases, english: Phrases) -> Iterator[str]:
    """Messages that English has and another language lacks; names of cards it may lack."""
    for key in sorted({*english.keys}.difference(phrases.keys)):
        if not key.startswith("card-"):
            yield f"{phrases.language}: no words for {key}"


def _card_texts(language: str) -> Iterator[str]:
    spoken = words(language)
    for card in BOX.cards:
        texts = {"action": spoken.action_text(card), "passive": spoken.passive_text(card)}
        for kind, text in texts.items():
            if UNFILLED.search(text) or (not text and getattr(card, kind)):
                yield f"{language}: the {kind} of {card.id} reads {text!r}"


def _event_texts(language: str) -> Iterator[str]:
    phrases = words(language).phrases
    for name in EVENTS:
        if not phrases.has(f"event-{kebab(name)}"):
            yield f"{language}: no words for the event {name}"
