"""What is checked of Siegestorm: its starter decks, and its words."""

import re
from collections.abc import Iterator

from siegeworks.cli.shipped.texts import lacking
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import check_deck, starter_deck
from siegeworks.games.siegestorm.rules.vocabulary import EVENTS
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import kebab

UNFILLED = re.compile(r"[{}$]|\b(?:do|passive|moment|pick|noun)-[a-z]")
"""What a text shows where a phrase is missing or was not told something."""


def faults() -> Iterator[str]:
    """What is wrong with the starter decks, and with the words in any language."""
    yield from _decks()
    for language in LANGUAGES:
        yield from words_in(language)


def _decks() -> Iterator[str]:
    for faction in FACTIONS:
        for fault in check_deck(starter_deck(BOX, faction)):
            yield f"starter deck of {faction}: {fault}"


def words_in(language: str) -> Iterator[str]:
    """What a language lacks of Siegestorm; names of cards it may lack."""
    yield from _card_texts(language)
    yield from lacking(
        words(language).phrases, "event", (f"event-{kebab(name)}" for name in EVENTS)
    )


def _card_texts(language: str) -> Iterator[str]:
    spoken = words(language)
    for card in BOX.cards:
        texts = {"action": spoken.action_text(card), "passive": spoken.passive_text(card)}
        for kind, text in texts.items():
            if UNFILLED.search(text) or (not text and getattr(card, kind)):
                yield f"{language}: the {kind} of {card.id} reads {text!r}"
