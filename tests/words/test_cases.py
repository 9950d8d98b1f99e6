"""The titles of the casebook in every language: each of them, and none that no case has."""

import tomllib

import pytest

from siegeworks.casebook import cases_in
from siegeworks.casebook import files as casebook
from siegeworks.core.shelf import GAMES
from siegeworks.words.cases import case_title, titles
from siegeworks.words.languages import LANGUAGES

TRANSLATED = [(game, language) for game in GAMES for language in LANGUAGES[1:]]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_language_has_every_title_in_the_file_of_its_case(game: str, language: str) -> None:
    folder = GAMES[game].home / "words" / "cases" / language
    own = {file.name: tomllib.loads(file.read_text("utf-8")) for file in folder.iterdir()}
    wanted = {path.name: {case.name for case in cases_in([path])} for path in casebook(game)}
    assert {name: set(found) for name, found in own.items()} == wanted
    assert all(title.strip() for found in own.values() for title in found.values())


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_titles_are_translated(game: str, language: str) -> None:
    same = [english for english, title in titles(game, language).items() if english == title]
    assert not same


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert case_title("rift/drill-yard", "No such case", "cs") == "No such case"
    title = next(iter(titles("rift", "cs")))
    assert case_title("rift/drill-yard", title, "xx") == title
    assert case_title("rift/drill-yard", title, "cs") == titles("rift", "cs")[title]
