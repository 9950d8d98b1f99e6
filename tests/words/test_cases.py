"""The titles of the casebook in every language: each of them, and none that no case has."""

import pytest

from siegeworks.casebook import cases_by_id
from siegeworks.core.shelf import GAMES
from siegeworks.pages.rules import faq
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.store import phrases, topics

TRANSLATED = [(game, language) for game in GAMES for language in LANGUAGES[1:]]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_language_has_the_title_of_every_case(game: str, language: str) -> None:
    cases = {f"case-{name}": case.name for name, case in cases_by_id(game).items()}
    assert set(topics(GAMES[game].home / "words", language)["cases"]) == set(cases)
    said = phrases(game, language)
    assert [key for key, english in cases.items() if said.say(key) in ("", english)] == []


def test_no_two_cases_have_the_same_id() -> None:
    assert len(faq.all_cases()) == sum(len(cases_by_id(game)) for game in GAMES)


def test_a_title_is_said_in_the_language_or_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    name, case = next(iter(cases_by_id("rift").items()))
    czech = phrases("rift", "cs").say(f"case-{name}")
    assert (faq.title(name, "cs"), faq.title(name, "en")) == (czech, case.name)
    monkeypatch.setattr(phrases("rift", "cs"), "has", lambda *_: False)
    assert faq.title(name, "cs") == case.name
