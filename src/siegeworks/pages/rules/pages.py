"""The pages of the rules; all of them work without script."""

from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from siegeworks.casebook.case import Case
from siegeworks.core.shelf import GAMES
from siegeworks.pages.rules import boards, book, examples, faq
from siegeworks.pages.rules.finding import search
from siegeworks.pages.rules.searching import LONGEST_QUERY
from siegeworks.pages.rules.terms import elsewhere, glossary
from siegeworks.table.catalogue import Packed
from siegeworks.table.offers import offers
from siegeworks.table.pages import language_of, page

SUBJECT = "rules"
KINDS = ("rules", "rulings", "more")
KEPT_DRAWINGS = 300
EDITOR = "/positions"

router = APIRouter(prefix="/rules", include_in_schema=False)


def shown(request: Request, template: str, /, **facts: Any) -> HTMLResponse:
    """A page of the rules."""
    language = language_of(request)
    return page(
        request,
        f"{template}.html",
        subject=SUBJECT,
        linked=book.linked,
        clause_link=book.clause_link,
        games={each["id"]: each["title"] for each in offers(language)["games"]},
        query=facts.pop("query", ""),
        longest=LONGEST_QUERY,
        **facts,
    )


@router.get("")
def contents(request: Request, q: str = "", game: str = "") -> HTMLResponse:
    """The contents of every game, or what a query finds."""
    language, query = language_of(request), q.strip()[:LONGEST_QUERY]
    if query:
        games = (game,) if game in GAMES else tuple(GAMES)
        found = search(query, games, language)
        return shown(request, "rules-found", query=query, within=game, found=found)
    sections = {
        game: {
            kind: [
                (part, book.heading(part, language))
                for part in book.parts(game)
                if part.kind == kind
            ]
            for kind in KINDS
        }
        for game in GAMES
    }
    return shown(request, "rules", sections=sections, cases=len(faq.all_cases()))


@router.get("/glossary")
def terms(request: Request) -> HTMLResponse:
    """The terms of every game."""
    language = language_of(request)
    return shown(
        request,
        "glossary",
        terms={game: glossary(game, language) for game in GAMES},
        elsewhere=elsewhere,
    )


@router.get("/clause/{clause}")
def clause(request: Request, clause: str) -> Response:
    """Leads to the place of a clause."""
    known = clause.upper()
    if known not in book.places():
        raise HTTPException(404)
    part, query = book.places()[known], request.url.query
    return RedirectResponse(f"{part.path}{'?' * bool(query)}{query}#{known}", 303)


@router.get("/case/{name}")
def case(request: Request, name: str) -> HTMLResponse:
    """A case of the casebook, played and told."""
    language, found = language_of(request), faq.all_cases().get(name)
    if found is None:
        raise HTTPException(404)
    return shown(
        request,
        "case",
        ident=name,
        case=found,
        named=faq.title(name, language),
        tale=faq.told(name, language),
        rules=[(rule, book.text(rule, language)) for rule in found.rules],
        trying=_trying(found),
    )


def _trying(found: Case) -> str:
    """Where the position of a case can be tried: the editor, all in the fragment."""
    if not found.setup.position.strip():
        return ""
    switches = {f"switch.{name}": value for name, value in found.setup.switches}
    fields = {"game": found.game, **switches, "position": found.setup.position.strip("\n")}
    return f"{EDITOR}#{urlencode(fields)}"


@router.get("/{game}")
def whole(request: Request, game: str) -> Response:
    """Leads to the contents of a game."""
    if game not in GAMES:
        raise HTTPException(404)
    query = request.url.query
    return RedirectResponse(f"/rules{'?' * bool(query)}{query}#{game}", 303)


@router.get("/{game}/{name}")
def section(request: Request, game: str, name: str) -> HTMLResponse:
    """A section: its clauses, each with its cases, and drawn examples."""
    part = book.part_of(game, name) if game in GAMES else None
    if part is None:
        raise HTTPException(404)
    language, order = language_of(request), book.parts(game)
    place = order.index(part)
    return shown(
        request,
        "section",
        part=part,
        heading=book.heading(part, language),
        clauses=[_clause(clause, language) for clause in part.clauses],
        examples=[
            (example, examples.frames(example.id, language))
            for example in examples.all_examples().values()
            if example.clauses[0] in part.clauses
        ],
        before=_neighbour(order, place - 1, language),
        after=_neighbour(order, place + 1, language),
    )


def _neighbour(
    order: tuple[book.Part, ...], place: int, language: str
) -> tuple[book.Part, str] | None:
    if not 0 <= place < len(order):
        return None
    return order[place], book.heading(order[place], language)


def _clause(clause: str, language: str) -> dict[str, Any]:
    return {
        "id": clause,
        "text": book.text(clause, language),
        "named_by": book.named_by().get(clause, ()),
        "cases": [(name, faq.title(name, language)) for name in faq.by_clause().get(clause, ())],
    }


# -- drawings ------------------------------------------------------------------------------


@router.get("/drawn/{kind}/{name}/{frame}/{part}.svg")
def drawn(request: Request, kind: str, name: str, frame: int, part: str) -> Response:
    """A drawing of an example or of a case, by the name its game gives it; or of another kind."""
    found = _drawn(kind, name, frame, part)
    if found is None:
        raise HTTPException(404)
    return found.answer(request)


@lru_cache(maxsize=KEPT_DRAWINGS)
def _drawn(kind: str, name: str, frame: int, part: str) -> Packed | None:
    text = _of_board(kind, name, frame, part) or boards.drawn(kind, name)
    return None if text is None else Packed(text.encode(), "image/svg+xml")


def _of_board(kind: str, name: str, frame: int, part: str) -> str | None:
    shown = _boards(kind, name)
    drawings: dict[str, str] = {}
    if 0 <= frame < len(shown):
        drawings = shown[frame].get(boards.DRAWINGS, {})
    return drawings.get(part)


def _boards(kind: str, name: str) -> list[dict[str, Any]]:
    """The boards of an example or a case; a drawing is the same in every language."""
    if kind == "example" and name in examples.all_examples():
        return [frame.board for frame in examples.frames(name, "en")]
    if kind == "case" and name in faq.all_cases():
        tale = faq.told(name, "en")
        return [board for board in (tale.before, tale.after) if board is not None]
    return []
