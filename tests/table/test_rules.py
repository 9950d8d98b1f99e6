"""The rules reference: every clause has its place, is found, and every case is told."""

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from markupsafe import Markup, escape

from siegeworks.core.shelf import GAMES
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.siegestorm.words.book import words
from siegeworks.pages.rules import book, examples, faq
from siegeworks.pages.rules.finding import search
from siegeworks.pages.rules.searching import folded, marked, wanted
from siegeworks.pages.rules.terms import clauses, glossary
from siegeworks.table.boards import boards
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.store import common_phrases
from tests.table.stage import Running

BOTH = tuple(GAMES)
EVERY = 97
"""Every so-manieth case is told, in one language after the other."""
STATIC = files("siegeworks.table").joinpath("static")


Get = Callable[..., str]


@pytest.fixture
def get(server: Running) -> Iterator[Get]:
    """Reads pages as one guest."""
    with server.guest() as guest:

        def read(path: str, language: str = "en", status: int = 200) -> str:
            answer = guest.get(path, headers={"Accept-Language": language}, follow_redirects=True)
            assert answer.status_code == status, path
            return answer.text

        yield read


# -- the book ------------------------------------------------------------------------------


def test_every_clause_stands_in_one_section_that_has_its_own_address() -> None:
    parts = [part for game in BOTH for part in book.parts(game)]
    assert len({part.path for part in parts}) == len(parts)
    assert sorted(id_ for part in parts for id_ in part.clauses) == sorted(
        clause.id for game in GAMES.values() for clause in game.clauses()
    )


def test_a_clause_is_reached_by_its_id(server: Running, get: Get) -> None:
    with server.guest() as guest:
        answer = guest.get("/rules/clause/ss-7.3?language=cs")
    assert answer.status_code == 303
    there = answer.headers["location"]
    assert there == "/rules/siegestorm/playing-cards-and-paying?language=cs#SS-7.3"
    page = get(there.partition("#")[0])
    assert 'id="SS-7.3"' in page
    assert book.text("SS-7.3", "cs") in page
    for unknown in ("/rules/clause/SS-99.9", "/rules/chess", "/rules/rift/storm", "/rules/case/no"):
        get(unknown, status=404)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_can_be_read(get: Get, language: str) -> None:
    place = LANGUAGES.index(language)
    for game in BOTH:
        for part in book.parts(game)[place :: len(LANGUAGES)]:
            page = get(part.path, language)
            assert all(f'id="{clause}"' in page for clause in part.clauses), part.path


def test_clauses_that_are_named_in_a_text_are_links() -> None:
    text = book.linked('see SS-R1, RT-3.20 & <b>, "SS-99.9"')
    assert text.count("<a ") == 2
    assert 'href="/rules/clause/RT-3.20"' in text
    assert "&amp; &lt;b&gt;" in text
    assert "SS-6.6" in book.named_by()["SS-R1"]


# -- search --------------------------------------------------------------------------------


def test_searching_knows_neither_case_nor_diacritics() -> None:
    assert folded("Łąka ŽLUŤOUČKÝ Größe") == "laka zlutoucky grosse"
    assert wanted("  Úder, „obránce“ ") == ("uder", "obrance")
    assert marked("Úder & úder", ("uder",)) == Markup("<mark>Úder</mark> &amp; <mark>úder</mark>")
    assert marked("Größe", ("os",)) == Markup("Gr<mark>öß</mark>e")


def test_a_query_finds_clauses_terms_and_cases() -> None:
    found = search("ss-7.3", BOTH, "en")
    assert found.clauses[0].clause == "SS-7.3"
    assert search("7.3", ("rift",), "en").clauses[0].clause == "RT-7.3"
    found = search("NEPRITEL", BOTH, "cs")
    assert found.clauses_all > 20
    assert all("<mark>" in hit.text for hit in found.clauses)
    assert any(term.key == "enemy" for term, _, _ in found.terms)
    assert search("jumps over", ("rift",), "en").cases
    assert not search("zzzz", BOTH, "en").clauses
    assert not search(" , ", BOTH, "en").terms


def test_what_was_typed_comes_back_as_text_only(get: Get) -> None:
    page = get("/rules?q=%3Cscript%3Ealert(1)")
    assert "<script>alert" not in page
    assert common_phrases("en").say("rules-nothing") in page
    assert len(get(f"/rules?q={'x' * 5000}")) < 60_000


# -- the glossary --------------------------------------------------------------------------


def test_the_glossary_has_every_keyword_and_leads_to_clauses_that_exist() -> None:
    known = {"siegestorm": words("en").keywords(), "rift": rift_words("en").keywords()}
    for game in BOTH:
        assert set(clauses(game)) == set(known[game])
        assert all(id_ in book.places() for ids in clauses(game).values() for id_ in ids)
        assert all(book.places()[ids[0]].game == game for ids in clauses(game).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_stand_in_the_order_of_the_alphabet(get: Get, language: str) -> None:
    page = get("/rules/glossary", language)
    for game in BOTH:
        terms = glossary(game, language)
        assert len(terms) >= 40
        assert all(term.name and term.meaning and term.clauses for term in terms)
        places = [page.index(f'id="{term.anchor}"') for term in terms]
        assert places == sorted(places)


# -- examples and cases --------------------------------------------------------------------


@pytest.mark.parametrize("ident", examples.all_examples())
def test_an_example_is_played_drawn_and_spoken_of(get: Get, ident: str) -> None:
    example = examples.all_examples()[ident]
    assert all(clause in book.places() for clause in example.clauses)
    for language in LANGUAGES:
        own = common_phrases(language)
        assert own.has(f"example-{ident}")
        assert own.has(f"example-{ident}-text")
    for tower in example.reach:
        assert "<svg" in get(f"/rules/drawn/reach/{tower}/0/map.svg")
    frames = examples.frames(ident, "de")
    assert len(frames) == len(example.frames) + (not example.reach)
    assert all(frame.lines for frame in frames[1:])
    part = book.places()[example.clauses[0]]
    assert f'id="example-{ident}"' in get(part.path)


def test_cases_are_named_once_and_belong_to_clauses() -> None:
    names = faq.all_cases()
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in names)
    assert sum(map(len, faq.by_clause().values())) >= len(names)
    assert set(faq.by_clause()) <= set(book.places())


def test_every_case_of_a_sample_is_told_in_some_language() -> None:
    kinds: set[str] = set()
    every = faq.all_cases()
    offering = next(name for name in every if any(line[0] == "+" for line in every[name].play))
    for place, name in enumerate([offering, *list(every)[::EVERY]]):
        tale = faq.told(name, LANGUAGES[place % len(LANGUAGES)])
        case = faq.all_cases()[name]
        kinds.update(step.kind for step in tale.steps)
        assert len(tale.steps) == len(case.play)
        if case.setup.position.strip():
            assert tale.before is not None
    assert kinds == {"move", "offered", "refused", "holds"}


def test_a_case_is_told_in_the_readers_language(get: Get) -> None:
    name = next(name for name in faq.by_clause()["SS-10.20"])
    english, german = get(f"/rules/case/{name}"), get(f"/rules/case/{name}", "de")
    assert f'case-name">{escape(faq.title(name, "de"))}' in german
    assert faq.title(name, "en") == faq.all_cases()[name].name not in german
    told = [line for step in faq.told(name, "de").steps for line in step.lines]
    assert told
    assert all(line in german for line in told)
    assert not all(line in english for line in told)


def test_drawings_of_a_case_are_served(get: Get) -> None:
    name = faq.by_clause()["RT-12.1"][0]
    assert "<svg" in get(f"/rules/drawn/case/{name}/1/map.svg")
    assert "<svg" in get(f"/rules/drawn/case/{name}/0/0.svg")
    for wrong in (f"case/{name}/7/map", f"case/{name}/0/99", "case/none/0/map", "reach/none/0/map"):
        get(f"/rules/drawn/{wrong}.svg", status=404)


# -- links at the table --------------------------------------------------------------------


def test_scripts_that_show_clauses_link_them() -> None:
    shown = {
        "notices.js": "clauseLink",
        "log.js": "withClauses",
        "ending.js": "clauseLink",
        "games/siegestorm/explaining.js": "clauseLink",
        "games/siegestorm/card.js": "termLink",
        "games/rift/ahead.js": "clauseLink",
        "games/rift/piles.js": "clauseLink",
        "games/rift/notes.js": "termLink",
    }
    for script, call in shown.items():
        *_, game, file = ("", *script.split("/"))
        folder = boards()[game].folder if game else STATIC / "js"
        text = folder.joinpath(file).read_text("utf-8")
        assert f"{call}(" in text, script
        assert "class: 'clause'" not in text, script


def test_the_data_of_examples_holds_nothing_else() -> None:
    number = 0
    for game in BOTH:
        file = GAMES[game].home / "pages/examples.toml"
        found = tomllib.loads(file.read_text("utf-8"))
        assert list(found) == ["example"]
        assert all(one["game"].startswith(f"{game}/") for one in found["example"])
        number += len(found["example"])
    assert number == len(examples.all_examples())
