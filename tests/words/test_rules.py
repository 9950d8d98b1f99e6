"""The rules in every language: every clause and section, and nothing that the rules do not have."""

import re

import pytest

from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import slug
from siegeworks.words.rules import clause_text, rulings, section_key, section_title
from siegeworks.words.store import phrases, topics

TRANSLATED = [(game, language) for game in GAMES for language in LANGUAGES[1:]]
CLAUSE = re.compile(r"\b(?:SS|RT)-[A-Z]?[\d.]*\d\b")


def test_english_is_what_the_rules_say() -> None:
    for name, game in GAMES.items():
        for clause in game.clauses():
            assert clause_text(f"{name}/any", clause.id, "en") == clause.text
            assert section_title(name, clause.section, "en") == clause.section
    assert clause_text("rift", "RT-none", "en") == ""


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_every_clause_and_section_and_no_strangers(
    game: str, language: str
) -> None:
    clauses = GAMES[game].clauses()
    found = topics(GAMES[game].home / "words", language)["rules"]
    wanted = {slug(clause.id) for clause in clauses}
    assert set(found) == wanted | {section_key(clause.section) for clause in clauses}
    assert all(phrases(game, language).say(key).strip() for key in found)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_refers_to_the_same_clauses(game: str, language: str) -> None:
    for clause in GAMES[game].clauses():
        said = clause_text(game, clause.id, language)
        assert set(CLAUSE.findall(said)) == set(CLAUSE.findall(clause.text)), clause.id


def test_what_a_language_lacks_is_said_in_english() -> None:
    clause = GAMES["siegestorm"].clauses()[0]
    assert clause_text("siegestorm", clause.id, "xx") == clause.text
    assert section_title("siegestorm", clause.section, "xx") == clause.section


def test_rulings_are_found_by_the_longest_name() -> None:
    names = frozenset({"Goblin", "Transmuted Goblin", "Knight of the New World Order"})
    found = rulings("siegestorm", names)
    assert found["Knight of the New World Order"] == ("SS-R8",)
    assert "SS-R171" in found["Transmuted Goblin"]
    for clauses in found.values():
        assert all(clause[3] in "RED" for clause in clauses)
