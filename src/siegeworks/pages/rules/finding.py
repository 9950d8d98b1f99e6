"""What a query finds in the rules: clauses, terms of the glossary, cases."""

from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from siegeworks.core.shelf import GAMES
from siegeworks.pages.rules import book, faq
from siegeworks.pages.rules.searching import folded, holds, marked, wanted
from siegeworks.pages.rules.terms import Term, glossary

MOST_CLAUSES, MOST_CASES = 60, 30


class Hit(NamedTuple):
    """A clause that was found, with the found words marked."""

    clause: str
    path: str
    section: str
    text: Markup


class Found(NamedTuple):
    """Everything a query found; `clauses_all` and `cases_all` count what is not shown too."""

    clauses: list[Hit]
    clauses_all: int
    terms: list[tuple[Term, Markup, Markup]]
    cases: list[tuple[str, Markup]]
    cases_all: int


def search(query: str, games: tuple[str, ...], language: str) -> Found:
    """Look for all words of a query; who asks for a clause by its id gets that first."""
    words = wanted(query)
    if not words:
        return Found([], 0, [], [], 0)
    named = [id_ for game in games for id_ in _ids(game) if _is_named(id_, words)]
    texts = [id_ for game in games for id_, text in _texts(game, language) if holds(words, text)]
    ids = list(dict.fromkeys((*named, *texts)))
    cases = [name for game in games for name, text in _titles(game, language) if holds(words, text)]
    terms = [
        (term, marked(term.name, words), marked(term.meaning, words))
        for game in games
        for term in glossary(game, language)
        if holds(words, folded(f"{term.name} {term.meaning}"))
    ]
    terms.sort(key=lambda found: not holds(words, folded(found[0].name)))
    return Found(
        [_hit(id_, words, language) for id_ in ids[:MOST_CLAUSES]],
        len(ids),
        terms,
        [(name, marked(faq.title(name, language), words)) for name in cases[:MOST_CASES]],
        len(cases),
    )


def _hit(clause: str, words: tuple[str, ...], language: str) -> Hit:
    part = book.places()[clause]
    text = marked(book.text(clause, language), words)
    return Hit(clause, book.address(clause), book.heading(part, language), text)


@cache
def _ids(game: str) -> tuple[str, ...]:
    return tuple(clause.id for clause in GAMES[game].clauses())


def _is_named(clause: str, words: tuple[str, ...]) -> bool:
    """Whether a query is the id of a clause, with or without its first letters."""
    short = clause.lower()
    return len(words) == 1 and words[0] in (short, short.partition("-")[2])


@cache
def _texts(game: str, language: str) -> tuple[tuple[str, str], ...]:
    return tuple((id_, folded(book.text(id_, language))) for id_ in _ids(game))


@cache
def _titles(game: str, language: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (name, folded(faq.title(name, language)))
        for name, case in faq.all_cases().items()
        if case.game.partition("/")[0] == game
    )
