"""The pages of the card browser; all of them work without script."""

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse

from siegeworks.games.rift.game import RIFT as RIFT_GAME
from siegeworks.games.rift.rules import BOX as RIFT_BOX
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.words.book import words
from siegeworks.pages.cards import measured, scenarios
from siegeworks.pages.cards.filters import choices, found, labels, wish_of
from siegeworks.pages.cards.rulings import mentions
from siegeworks.pages.cards.things import KINDS, Thing, said, thing_of
from siegeworks.pages.rules import book, faq
from siegeworks.pages.rules.searching import LONGEST_QUERY
from siegeworks.pages.rules.terms import glossary
from siegeworks.table.offers import offers
from siegeworks.table.pages import language_of, page
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import capital

SUBJECT = "cards"
AT_ONCE = 60
"""How many things one page of the browser shows."""

router = APIRouter(prefix="/cards", include_in_schema=False)


def shown(request: Request, template: str, /, **facts: Any) -> HTMLResponse:
    """A page of the card browser."""
    titles = {each["id"]: each["title"] for each in offers(language_of(request))["games"]}
    return page(request, f"around/{template}.html", subject=SUBJECT, games=titles, **facts)


@router.get("")
def browse(request: Request) -> HTMLResponse:
    """The things that fit the filters, a page at a time."""
    language, wish = language_of(request), wish_of(request.query_params)
    things = found(wish, language)
    text = request.query_params.get("from", "0")
    start = min(int(text), len(things)) if text.isdecimal() and len(text) < 6 else 0
    kept = {name: value for name, value in wish._asdict().items() if value}
    return shown(
        request,
        "cards",
        wish=wish,
        choices=choices(),
        labels=labels(language),
        kinds=KINDS,
        things=[(thing, said(thing, language)) for thing in things[start : start + AT_ONCE]],
        number=len(things),
        longest=LONGEST_QUERY,
        earlier=_turn(kept, max(0, start - AT_ONCE)) if start else "",
        later=_turn(kept, start + AT_ONCE) if start + AT_ONCE < len(things) else "",
    )


def _turn(kept: dict[str, str], start: int) -> str:
    """The address of another page of the same things."""
    return "/cards?" + urlencode({**kept, "from": str(start)})


@router.get("/{game}/{kind}/{ident}")
def thing(request: Request, game: str, kind: str, ident: str) -> HTMLResponse:
    """A thing: what it says in every language, its values, rulings, cases, and how it fared."""
    wanted = thing_of(game, kind, ident)
    if wanted is None:
        raise HTTPException(404)
    language, told = language_of(request), mentions(wanted)
    terms = {term.key: term for term in glossary(game, language)}
    own = said(wanted, language)
    return shown(
        request,
        "thing",
        thing=wanted,
        own=own,
        others=[(code, said(wanted, code)) for code in LANGUAGES if code != language],
        terms=[terms[key] for key in own.keywords if key in terms],
        rulings=[(rule, book.linked(book.text(rule, language))) for rule in told.rulings],
        cases=[(name, faq.title(name, language)) for name in told.cases],
        cases_all=told.cases_all,
        clause_link=book.clause_link,
        measured=measured.measured(),
        counted=measured.lines(wanted),
        abilities=[(_ability(name, language), lines) for name, lines in measured.abilities(wanted)],
        beaten=measured.beaten(wanted),
        baseline=measured.all_games(wanted),
        levels=_levels(language),
        scenario=scenarios.board(ident, language) if kind == "scenario" else None,
        players=scenarios.PLAYERS,
        copies=_copies(wanted),
    )


def _ability(ident: str, language: str) -> str:
    ability = next(one for one in RIFT_BOX.abilities if one.id == ident)
    return rift_words(language).ability_name(ability)


def _levels(language: str) -> dict[str, str]:
    """What the difficulties of both games are called."""
    siegestorm = {level: capital(words(language).setting(level)) for level in DIFFICULTIES}
    order = RIFT_GAME.switches["difficulty"]
    return siegestorm | {level: capital(rift_words(language).setting(level)) for level in order}


def _copies(wanted: Thing) -> int:
    """How many copies of a tower there are; 0 where that is not worth saying."""
    if wanted.kind != "tower":
        return 0
    return RIFT_BOX.copies[RIFT_BOX.tower_numbers[wanted.id]]
