"""Test draws: a starting hand with its exchange, dealt by the game itself."""

from typing import Any

from siegeworks.core.setup import Seating, Setup
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import Deck, starter_deck
from siegeworks.games.siegestorm.rules.events import Drawn, Exchanged
from siegeworks.games.siegestorm.words.book import words

Plain = dict[str, Any]

ME, OTHER = 0, 1
KEEP = "keep"
AHEAD = 6
"""Cards that are shown of what would be drawn next."""


def deal(deck: Deck, seed: int, answer: str, language: str) -> Plain:
    """A starting hand, and what can be given back; after an answer, what has become of it.

    The deck need not be legal, only large enough for a hand.
    """
    seats = (Seating("", deck.lines), Seating("", starter_deck(BOX, FACTIONS[0]).lines))
    state: Any = SIEGESTORM.start(Setup("duel", seats), seed, check=False)
    view = SIEGESTORM.view(state, ME)
    decision, said = view.decision, words(language)
    assert decision is not None
    hand = list(state.hands[ME])
    found: Plain = {
        "seed": str(seed),
        "prompt": said.prompt(decision, BOX),
        "hand": _ids(hand),
        "options": [
            {"text": option.text, "label": said.option(option, decision, BOX)}
            for option in decision.options
        ],
    }
    if not answer:
        return found
    state.answer(decision.parse(answer).text, ME)
    state.answer(KEEP, OTHER)
    return found | _after(state, hand)


def _after(state: Any, hand: list[int]) -> Plain:
    """The hand after the exchange, and the cards that come next."""
    events = [note.event for note in state.journal]
    changed = next(one for one in events if isinstance(one, Exchanged) and one.seat == ME)
    for card in changed.cards:
        hand.remove(card)
    place = events.index(changed)
    drawn = [
        card
        for one in events[place:]
        if isinstance(one, Drawn) and one.seat == ME
        for card in reversed(one.cards)
    ]
    ahead = [*drawn, *reversed(state.resources[ME])][:AHEAD]
    return {
        "returned": _ids(changed.cards),
        "drawn": _ids(changed.drawn),
        "kept": _ids([*hand, *changed.drawn]),
        "ahead": _ids(ahead),
        "options": [],
    }


def _ids(cards: Any) -> list[str]:
    return [BOX.ids[card] for card in cards]
