"""A survey of a deck: whether it may be played and why not, its curve, its counts, its forms."""

from collections import Counter
from typing import Any, NamedTuple

from siegeworks.games.siegestorm.pages.decks.deckbook import needed
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import COPIES, FACTIONS, RANKS, Card
from siegeworks.games.siegestorm.rules.deck import DECK_SIZE, Deck, check_deck, write_deck
from siegeworks.games.siegestorm.rules.deckcode import deck_to_code
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.phrases import capital
from siegeworks.words.store import common_phrases

Plain = dict[str, Any]

LAST_COST = 6
"""Cards that cost more share the last bar of the curve."""
SYMBOLS = ("starter", "standard", "booster", "promo")
TERMS = ("cost", "rank", "crest", "faction", "action", "passive", "att", "def", "starting-hand")


class Agreement(NamedTuple):
    """What was agreed on about decks."""

    free_for_all: bool
    promo_cards: bool


def survey(deck: Deck, agreed: Agreement, language: str) -> Plain:
    """Everything that is said of a deck while it is built."""
    said, say = words(language), common_phrases(language).say
    faults = check_deck(deck, free_for_all=agreed.free_for_all, promo_cards=agreed.promo_cards)
    cards = [(BOX.cards[BOX.numbers[ident]], count) for ident, count in deck.cards]
    costs = [card.cost for card, count in cards for _ in range(count)]
    average = f"{sum(costs) / len(costs):.1f}" if costs else "–"
    code = deck_to_code(deck)
    return {
        "name": deck.name,
        "size": deck.size,
        "wanted": DECK_SIZE,
        "cards": dict(deck.cards),
        "legal": not faults,
        "verdict": say("decks-legal") if not faults else say("decks-not-legal"),
        "faults": [
            {
                "text": said.fault(fault),
                "clause": fault.clause,
                "card": dict(fault.facts).get("card"),
            }
            for fault in faults
        ],
        "needed": needed(deck),
        "curve": curve(costs),
        "average": average.replace(".", decimal_sign(language)),
        "ranks": _counted(cards, "rank", RANKS),
        "factions": _counted(cards, "faction", (*FACTIONS, "promo")),
        "code": code,
        "text": write_deck(deck),
    }


def decimal_sign(language: str) -> str:
    """What stands before the decimals."""
    return "." if language == "en" else ","


def curve(costs: list[int]) -> list[int]:
    """How many cards there are of each cost; the last number is for all that cost more."""
    found = Counter(min(cost, LAST_COST + 1) for cost in costs)
    return [found[cost] for cost in range(LAST_COST + 2)]


def _counted(cards: list[tuple[Card, int]], field: str, known: tuple[str, ...]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for card, count in cards:
        found[getattr(card, field)] += count
    return {name: found[name] for name in known}


def listed(card: Card, language: str) -> Plain:
    """A card as the list of all cards shows it."""
    said = words(language)
    return {
        "id": card.id,
        "name": said.card_name(card),
        "faction": card.faction,
        "rank": card.rank,
        "symbol": card.symbol,
        "cost": card.cost,
        "att": card.att,
        "def": card.de,
        "action": said.action_text(card),
        "passive": said.passive_text(card),
        "ability": BOX.numbers[card.id] in BOX.abilities,
        "most": COPIES[card.rank],
    }


def terms(language: str) -> dict[str, str]:
    """The terms of the rules that the page says."""
    said = words(language)
    keys = (*TERMS, *RANKS, *FACTIONS, *SYMBOLS, "free-for-all")
    found = {key: capital(said.term(key)) for key in dict.fromkeys(keys)}
    return {**found, "promo-cards": capital(said.switch("promo_cards"))}
