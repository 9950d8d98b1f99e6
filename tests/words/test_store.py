"""The store of texts: every language is complete, every id stands once, a game goes first."""

from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax.ast import Junk, Message

from siegeworks.core.shelf import GAMES
from siegeworks.words import store
from siegeworks.words.checking import compared, doubled, faults, untold
from siegeworks.words.languages import ENGLISH, HOME, LANGUAGES
from siegeworks.words.phrases import Phrases, entries
from tests.words import reading

STORES = ["", *GAMES]
every_store = pytest.mark.parametrize("name", STORES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def home(name: str) -> Path:
    return GAMES[name].home / "words" if name else HOME


# -- what is shipped -----------------------------------------------------------------------


@every_store
@every_language
def test_every_entry_can_be_read_and_is_found(name: str, language: str) -> None:
    found = reading.entries(name, language)
    assert [entry.content for entry in found if isinstance(entry, Junk)] == []
    names = Counter(entry.id.name for entry in found if isinstance(entry, Message))
    assert [key for key, count in names.items() if count > 1] == []
    kept = [key for topic in store.topics(home(name), language).values() for key in topic]
    assert sorted(kept) == sorted(names)


@every_store
@every_language
def test_every_language_says_everything(name: str, language: str) -> None:
    assert list(faults(home(name), language)) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_says_in_its_own_way_it_does_not_say_like_everybody(name: str) -> None:
    common = store.common_phrases(ENGLISH).entries
    own = {
        key: text
        for topic in store.topics(home(name), ENGLISH).values()
        for key, text in topic.items()
    }
    both = own.keys() & common.keys()
    assert [key for key in both if own[key] == common[key]] == []
    assert all(key.startswith("ui-") for key in both), "only what a screen says of itself"


def test_phrases_lie_nowhere_else() -> None:
    package = HOME.parent
    homes = {home(name) for name in STORES}
    astray = [
        file
        for file in package.rglob("*.ftl")
        if not any(file.is_relative_to(one) for one in homes)
    ]
    assert astray == []


@every_store
def test_every_language_has_the_same_files(name: str) -> None:
    data = {"cards", "cases", "rules", "refusals"}
    files = {language: set(store.topics(home(name), language)) - data for language in LANGUAGES}
    assert all(found == files[ENGLISH] for found in files.values())


# -- what is named -------------------------------------------------------------------------


def both(english: str, other: str) -> tuple[Phrases, Phrases]:
    return Phrases("it", entries(other)), Phrases("en", entries(english))


def test_what_a_language_lacks_or_has_besides_is_named() -> None:
    """Forms that only some languages have are no parts to be missed."""
    english = "a = A\n    .hook = Once\n    .acc = it\nb = B\n"
    assert list(compared(*both(english, "a = A\n    .gen = di\nc = C\n"))) == [
        "it: nobody says c",
        "it: no words for a.hook",
        "it: no words for b",
    ]


def test_a_fact_that_nobody_tells_is_named() -> None:
    told = "a = { $card }\nb = { a }\n"
    assert list(untold(*both(told, "a = { $card_acc }\nb = { $letter } { a }\n"))) == [
        "it: b is not told its letter"
    ]


def test_an_id_in_two_files_is_named() -> None:
    given = {"board": entries("close = C\n"), "terms": entries("close = D\nopen = O\n")}
    assert list(doubled(given, "de")) == ["de: close stands in board and in terms"]


# -- how it is read ------------------------------------------------------------------------


def test_entries_are_split_where_they_begin() -> None:
    text = (
        "# A comment\n\n## Head\none = { $n ->\n        [1] a\n       *[other] b\n    }\n"
        "    .part = p\n\n    .last = q\n# Of two\ntwo = T\n-term = x\n"
    )
    found = entries(text)
    assert list(found) == ["one", "two", "-term"]
    said = Phrases("en", found)
    assert (said.say("one", n=1), said.say("one", n=2), said.say("one", "last")) == ("a", "b", "q")
    assert said.keys == ("one", "two")


def test_a_message_may_refer_to_others_and_leaves_their_facts_open() -> None:
    found = entries("-game = Nim\na = { -game }: { b }\nb = { $n } { c }\nc = { $who }\n")
    said = Phrases("en", found)
    assert said.say("a", n=2, who="x") == "Nim: 2 x"
    assert said.open("a") == "Nim: {n} {who}"


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with words in English only, one of which is also a common id."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("game = Nim\nclose = Take the last\n")
    monkeypatch.setattr(store, "GAMES", {"nim": SimpleNamespace(home=tmp_path)})
    return "nim"


def test_a_game_with_english_words_only_works_in_every_language(nim: str) -> None:
    said = store.phrases.__wrapped__(nim, "cs")
    assert said.say("game") == "Nim"
    assert said.say("cancel") == store.common_phrases("cs").say("cancel") != "Cancel"
    assert said.say("close") == "Take the last", "its own phrase goes before the common one"
    assert said.knows("game")
    assert not said.has("game")
