"""The page of the deck builder; it can be read, and a deck changed by links, without a script."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from siegeworks.core.player import Machine
from siegeworks.games.siegestorm.pages.decks import deckbook
from siegeworks.games.siegestorm.pages.decks.reading import (
    SUBJECT,
    Unreadable,
    player_cards,
    read_deck,
    starter,
)
from siegeworks.games.siegestorm.pages.decks.survey import (
    LAST_COST,
    SYMBOLS,
    Agreement,
    listed,
    survey,
    terms,
)
from siegeworks.games.siegestorm.pages.decks.trials import GAMES, LEVEL
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS, RANKS, Card
from siegeworks.games.siegestorm.rules.deck import Deck, deck_of
from siegeworks.games.siegestorm.rules.deckcode import deck_to_code
from siegeworks.games.siegestorm.words.book import words
from siegeworks.table.pages import language_of, page

router = APIRouter(include_in_schema=False)

LONGEST_TEXT = 10_000
HAS = ("action", "passive", "both", "ability")
NOTHING = Deck("", ())

Short = Annotated[str, Query(max_length=100)]
Text = Annotated[str, Query(max_length=LONGEST_TEXT)]


@router.get("/decks")
async def decks(
    request: Request,
    code: Text = "",
    text: Text = "",
    start: Short = "",
    deck: Short = "",
    free_for_all: bool = False,
    promo_cards: bool = False,
) -> HTMLResponse:
    """Build a deck, from nothing or from one there is."""
    language, guest = language_of(request), request.state.guest
    store = request.app.state.table.store
    kept = await deckbook.kept_deck(store, guest, deck) if deck else None
    found, fault = kept.deck if kept is not None else NOTHING, ""
    try:
        if code or text.strip():
            found = read_deck(code or text, language)
        elif start:
            found = starter(start, language) or found
    except Unreadable as why:
        fault = str(why)
    needs = deckbook.needed(found) or {}
    agreed = Agreement(
        free_for_all or "free_for_all" in needs, promo_cards or "promo_cards" in needs
    )
    wish = dict(request.query_params)
    return page(
        request,
        "siegestorm/decks.html",
        subject=SUBJECT,
        deck=survey(found, agreed, language),
        saved=kept.id if kept is not None else "",
        fault=fault,
        agreed=agreed,
        rows=_rows(found, wish, language),
        own=[one.fields() for one in await deckbook.kept_decks(store, guest)],
        terms=terms(language),
        factions=FACTIONS,
        ranks=RANKS,
        symbols=SYMBOLS,
        has=HAS,
        last_cost=LAST_COST,
        games=GAMES,
        level=words(language).players.title((Machine(LEVEL),), 0),
        wish=wish,
    )


def _rows(deck: Deck, wish: dict[str, str], language: str) -> list[dict[str, Any]]:
    """All cards, with the decks that one more or one less would make."""
    counts = dict(deck.cards)
    found = []
    for card in sorted(player_cards(), key=_order):
        row = listed(card, language)
        count = counts.get(card.id, 0)
        row |= {"count": count, "shown": _fits(row, wish)}
        row["more"] = _changed(deck, card, 1) if count < row["most"] else ""
        row["less"] = _changed(deck, card, -1) if count else ""
        found.append(row)
    return found


def _order(card: Card) -> tuple[int, int, int]:
    """Cards by faction, then by rank, then by cost."""
    factions = (*FACTIONS, "promo")
    return factions.index(card.faction), RANKS.index(card.rank), card.cost


def _changed(deck: Deck, card: Card, by: int) -> str:
    """The code of a deck with one card more or less."""
    counts = dict(deck.cards)
    counts[card.id] = counts.get(card.id, 0) + by
    return deck_to_code(deck_of(BOX, deck.name, [(one, n) for one, n in counts.items() if n]))


def _fits(row: dict[str, Any], wish: dict[str, str]) -> bool:
    """Whether a card is among those that were asked for; the script of the page does the same."""
    cost = wish.get("cost", "")
    has = wish.get("has", "")
    said = " ".join((row["name"], row["action"], row["passive"])).casefold()
    return (
        all(wish.get(name, "") in ("", row[name]) for name in ("faction", "rank", "symbol"))
        and cost in ("", str(min(row["cost"], LAST_COST + 1)))
        and all(word in said for word in wish.get("q", "").casefold().split())
        and (has not in ("action", "both") or bool(row["action"]))
        and (has not in ("passive", "both") or bool(row["passive"]))
        and (has != "ability" or row["ability"])
    )
