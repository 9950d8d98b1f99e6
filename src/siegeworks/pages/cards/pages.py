"""The pages of the card browser; all of them work without script."""

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse

from siegeworks.pages.cards.filters import choices, found, labels, wish_of
from siegeworks.pages.cards.rulings import mentions
from siegeworks.pages.cards.things import details, kinds, said, thing_of
from siegeworks.pages.rules import book, faq
from siegeworks.pages.rules.searching import LONGEST_QUERY
from siegeworks.pages.rules.terms import glossary
from siegeworks.table.offers import offers
from siegeworks.table.pages import language_of, page
from siegeworks.words.languages import LANGUAGES

SUBJECT = "cards"
AT_ONCE = 60
"""How many things one page of the browser shows."""

router = APIRouter(prefix="/cards", include_in_schema=False)


def shown(request: Request, template: str, /, **facts: Any) -> HTMLResponse:
    """A page of the card browser."""
    titles = {each["id"]: each["title"] for each in offers(language_of(request))["games"]}
    return page(request, f"{template}.html", subject=SUBJECT, games=titles, **facts)


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
        kinds=kinds(),
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
        details=details(wanted, language),
    )
