"""What the deck builder asks the server: to judge a deck, to keep it, to deal it, to try it."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from siegeworks.core.refusal import BadText, Refused
from siegeworks.games.siegestorm.pages.decks import deckbook
from siegeworks.games.siegestorm.pages.decks.hands import deal
from siegeworks.games.siegestorm.pages.decks.reading import Unreadable, read_deck
from siegeworks.games.siegestorm.pages.decks.survey import Agreement, survey
from siegeworks.games.siegestorm.pages.decks.trials import GAMES, Trial, Trials
from siegeworks.games.siegestorm.rules.deck import MOST_COPIES, NAME_LENGTH, Deck, deck_name
from siegeworks.games.siegestorm.rules.turns import STARTING_HAND
from siegeworks.table.agreed import MOST_LINES
from siegeworks.table.api import REFUSALS, Refuse, language_of
from siegeworks.table.guard import Buckets
from siegeworks.table.settings import Rate
from siegeworks.words.refusals import said
from siegeworks.words.store import common_phrases

router = APIRouter(prefix="/api/decks", tags=["decks"], include_in_schema=True)

TRYING = Buckets(Rate(6, 1 / 60))
"""How often one guest, or one address, may let a deck be tried."""
SEED_LIMIT = 2**64 - 1
LARGEST = 400
"""Cards of a deck that is kept or dealt at most: far more than any can be played with."""

Seed = Annotated[int, Field(ge=0, le=SEED_LIMIT)]
Text = Annotated[str, Field(max_length=10_000)]
Id = Annotated[str, Field(max_length=40)]


class DeckWish(BaseModel):
    """A deck: as text in any form, or as cards with their copies."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(max_length=NAME_LENGTH)] = ""
    text: Text = ""
    """The deck as text, JSON or a code; it keeps its own name if none is said."""
    cards: Annotated[
        dict[Annotated[str, Field(max_length=60)], Annotated[int, Field(ge=1, le=MOST_COPIES)]],
        Field(max_length=MOST_LINES),
    ] = {}
    free_for_all: bool = False
    promo_cards: bool = False


class KeepWish(DeckWish):
    """A deck that is to be kept, perhaps in the place of another one."""

    id: Id = ""


class IdWish(BaseModel):
    """Something that is kept, by its id."""

    model_config = ConfigDict(extra="forbid")
    id: Id


class HandWish(DeckWish):
    """A starting hand of a deck; with an answer, what becomes of it."""

    seed: Seed
    answer: Annotated[str, Field(max_length=200)] = ""


class TrialWish(DeckWish):
    """A deck that is to be tried."""

    games: int = GAMES[0]


def _refuse(request: Request, status: int, phrase: str, **facts: str | int) -> Refuse:
    say = common_phrases(language_of(request)).say
    return Refuse(status, "deck", say(phrase, **facts))


def _deck(request: Request, wish: DeckWish) -> Deck:
    """The deck of a wish, or why it is none."""
    lines = [f"{count} {ident}" for ident, count in wish.cards.items()]
    try:
        found = read_deck(wish.text or "\n".join(lines), language_of(request))
        name = deck_name(wish.name) or found.name
    except Unreadable as fault:
        raise Refuse(422, "deck", str(fault)) from None
    except BadText:
        raise _refuse(request, 422, "decks-bad-name", most=NAME_LENGTH) from None
    if found.size > LARGEST:
        raise _refuse(request, 422, "decks-too-large", most=LARGEST)
    return Deck(name, found.cards)


def _trials(request: Request) -> Trials:
    trials = request.app.state.table.services["siegestorm"]
    assert isinstance(trials, Trials)
    return trials


@router.post("/check", responses=REFUSALS)
def check(request: Request, wish: DeckWish) -> dict[str, Any]:
    """Judge a deck: legal or not and why, its curve and counts, its text and code."""
    deck = _deck(request, wish)
    agreed = Agreement(wish.free_for_all, wish.promo_cards)
    return survey(deck, agreed, language_of(request))


@router.post("/hand", responses=REFUSALS)
def hand(request: Request, wish: HandWish) -> dict[str, Any]:
    """Deal a starting hand, and exchange cards of it."""
    deck = _deck(request, wish)
    if deck.size < STARTING_HAND:
        raise _refuse(request, 422, "decks-no-hand")
    try:
        return deal(deck, wish.seed, wish.answer, language_of(request))
    except Refused as fault:
        raise Refuse(422, "illegal", said(fault, language_of(request))) from None


@router.get("")
async def own_decks(request: Request) -> dict[str, Any]:
    """The decks the guest keeps, the one that was changed last first."""
    store = request.app.state.table.store
    kept = await deckbook.kept_decks(store, request.state.guest)
    return {"decks": [one.fields() for one in kept], "most": deckbook.MOST_DECKS}


@router.post("", responses=REFUSALS)
async def keep(request: Request, wish: KeepWish) -> dict[str, Any]:
    """Keep a deck, or change one that is kept."""
    store, guest = request.app.state.table.store, request.state.guest
    deck = _deck(request, wish)
    if not deck.name:
        raise _refuse(request, 422, "decks-no-name")
    if not deck.cards:
        raise _refuse(request, 422, "decks-empty")
    kept = await deckbook.keep(store, guest, deck, wish.id)
    if not kept:
        raise _refuse(request, 409, "decks-full", most=deckbook.MOST_DECKS)
    return {"id": kept, **await own_decks(request)}


@router.post("/forget", responses=REFUSALS)
async def forget(request: Request, wish: IdWish) -> dict[str, Any]:
    """Delete a deck that is kept."""
    await deckbook.forget(request.app.state.table.store, request.state.guest, wish.id)
    return await own_decks(request)


@router.post("/try", responses=REFUSALS, status_code=201)
def begin_trial(request: Request, wish: TrialWish) -> dict[str, Any]:
    """Let machines play a deck against the four starter decks."""
    trials, guest = _trials(request), request.state.guest
    deck = _deck(request, wish)
    agreed = Agreement(wish.free_for_all, wish.promo_cards)
    if not survey(deck, agreed, language_of(request))["legal"]:
        raise _refuse(request, 422, "decks-try-legal")
    if not 2 <= wish.games <= max(GAMES) or wish.games % 2:
        raise _refuse(request, 422, "decks-try-games", most=max(GAMES))
    if trials.open_of(guest) is not None:
        raise _refuse(request, 409, "decks-try-one")
    address = request.client.host if request.client else ""
    if trials.is_full or not (TRYING.take(guest) and TRYING.take(address)):
        raise _refuse(request, 429, "decks-try-busy")
    switches = deckbook.switches(wish.free_for_all, wish.promo_cards)
    return trials.fields(trials.begin(guest, deck, switches, wish.games))


def _trial(request: Request, ident: str) -> Trial:
    found = _trials(request).get(request.state.guest, ident)
    if found is None:
        raise _refuse(request, 404, "decks-try-gone")
    return found


@router.get("/try/{trial}", responses=REFUSALS)
def trial_status(request: Request, trial: str) -> dict[str, Any]:
    """How far a trial has come, and what it has shown."""
    return _trials(request).fields(_trial(request, trial))


@router.post("/try/{trial}/stop", responses=REFUSALS)
def stop_trial(request: Request, trial: str) -> dict[str, Any]:
    """End a trial early; what it has counted stays."""
    found = _trial(request, trial)
    _trials(request).stop(found)
    return _trials(request).fields(found)
