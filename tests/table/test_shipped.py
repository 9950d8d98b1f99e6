"""`siegeworks check` and the words of the table: whatever a language lacks is named."""

from importlib.resources.abc import Traversable

import pytest

from siegeworks.cli.shipped import table
from siegeworks.words.languages import LANGUAGES


def test_pages_refusals_and_boards_are_all_looked_at() -> None:
    text = "".join(table.source(folder, "en") for folder in table.folders())
    for key in ("lobby-title", "refusal-stale", "react-or-pass", "kingdom-falls"):
        assert f"\n{key} = " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert list(table.words_in(language)) == []


def test_what_a_language_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = table.source

    def spoilt(folder: Traversable, language: str) -> str:
        text = shipped(folder, language)
        if language == LANGUAGES[0]:
            return text
        text = text.replace("resign-sure = ", "resign-sorry = ")
        return text.replace("room-qr = ", "room-qr = { $letter } ")

    monkeypatch.setattr(table, "source", spoilt)
    found = ["pl: no words for resign-sure", "pl: room-qr is not told its letter"]
    assert list(table.words_in("pl")) == found
