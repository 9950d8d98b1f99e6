"""Decks as readers bring them: text in their language, JSON, or a code; and why one is none."""

import re
from difflib import get_close_matches
from functools import cache

from siegeworks.core.refusal import BadText
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS, Card
from siegeworks.games.siegestorm.rules.deck import Deck, parse_deck, starter_deck
from siegeworks.games.siegestorm.rules.deckcode import PREFIX, deck_from_code, deck_from_json
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.phrases import capital
from siegeworks.words.refusals import said
from siegeworks.words.store import common_phrases

SUBJECT = "decks"
COUNT = re.compile(r"^\s*\d+\s*[x×]?\s*")
QUOTED = 40
"""Characters of a line that are said again."""


class Unreadable(Exception):
    """No deck; the text says why, in the reader's language."""


def player_cards() -> tuple[Card, ...]:
    """Every card a player may put into a deck."""
    return tuple(card for card in BOX.cards if card.faction in (*FACTIONS, "promo"))


@cache
def names(language: str) -> dict[str, str]:
    """Card ids by their names in a language."""
    return {words(language).card_name(card): card.id for card in BOX.cards}


def read_deck(text: str, language: str) -> Deck:
    """The deck of a text in any form."""
    plain = text.strip()
    try:
        if plain.startswith("{"):
            return deck_from_json(plain)
        if plain.startswith(PREFIX) and len(plain.split()) == 1:
            return deck_from_code(plain)
        return parse_deck(text, names(language))
    except BadText as fault:
        raise Unreadable(_why(text, fault, language)) from None


def starter(name: str, language: str) -> Deck | None:
    """The starter deck of a faction, named in a language."""
    for faction in FACTIONS:
        if faction == name:
            said = common_phrases(language).say
            title = said("statistics-deck-starter", faction=words(language).term(faction))
            return Deck(title, starter_deck(BOX, faction).cards)
    return None


def _why(text: str, fault: BadText, language: str) -> str:
    """Why a text is no deck: the line that cannot be read, and what comes near to it."""
    say = common_phrases(language).say
    if fault.line is None:
        return capital(said(fault, language))
    line = text.split("\n")[fault.line - 1].partition("#")[0].strip()
    cannot = say("decks-bad-line", line=fault.line, text=line[:QUOTED])
    near = get_close_matches(COUNT.sub("", line)[:80], [*names(language), *names("en")], 2)
    close = list(dict.fromkeys(near))
    return f"{cannot} {say('decks-near', names=', '.join(close))}" if close else cannot
