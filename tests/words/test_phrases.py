"""A phrase is there if it is asked for, and once: what is missing, unused or doubled is named."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import ENGLISH, HOME, LANGUAGES
from siegeworks.words.phrases import REFERENCE, entries
from siegeworks.words.store import topics
from tests.words import uses

OF_DATA = ("cards", "cases", "lessons", "refusals", "rules")
"""Topics with a phrase for each thing in the data: they are compared with it elsewhere."""
OF_THE_BOARD = ("board", "editor", "pages", "scene", "terminal")
"""Rooms of a game that say what its topic `board` has."""
STORES = ["", *GAMES]
TAKEN = re.compile(r"\{ (?:[\w-]+|\"\") \}")
"""A phrase that is another one, or says nothing."""
ATTRIBUTE = re.compile(r"\n\s+\.[\w-]+ =|^\.[\w-]+ =")


def home(name: str) -> Path:
    return GAMES[name].home if name else uses.PACKAGE


def given(name: str) -> dict[str, dict[str, str]]:
    return topics(GAMES[name].home / "words" if name else HOME, ENGLISH)


def everything(name: str) -> dict[str, str]:
    """All phrases of a game, or the common ones."""
    return {key: text for topic in given(name).values() for key, text in topic.items()}


def asked(name: str, topic: str) -> uses.Uses:
    """The source that may say a topic of a store."""
    if name and topic == "board":
        return uses.asked_by(*(home(name) / room for room in OF_THE_BOARD))
    others = [home(game) for game in GAMES if name and game != name]
    return uses.asked_by(uses.PACKAGE, without=tuple(others))


@pytest.mark.parametrize("name", STORES)
def test_every_phrase_is_asked_for(name: str) -> None:
    taken = referred(everything(name))
    unused = [
        key
        for topic, found in given(name).items()
        if topic not in OF_DATA
        for key in found.keys() - taken
        if not asked(name, topic).asks(key)
    ]
    assert sorted(unused) == []


def referred(phrases: dict[str, str]) -> set[str]:
    """What phrases take from others."""
    return {other for text in phrases.values() for other in REFERENCE.findall(text)}


@pytest.mark.parametrize("name", STORES)
def test_every_phrase_that_is_asked_for_is_there(name: str) -> None:
    """What the common code asks for is said by all, or by every game in its own way."""
    games = [everything(game).keys() for game in ([name] if name else GAMES)]
    there = everything("").keys() | set.intersection(*map(set, games))
    found = uses.asked_by(home(name), without=() if name else tuple(map(home, GAMES)))
    assert sorted((found.said | found.spoken) - there) == []


# -- a phrase stands once ------------------------------------------------------------------


def in_every_language(name: str) -> dict[str, tuple[str, ...]]:
    """What a game says and what all say, without what is compared with data, by id."""
    homes = [HOME, *([GAMES[name].home / "words"] if name else [])]
    found: dict[str, tuple[str, ...]] = {}
    for where, topic in ((one, topic) for one in homes for topic in topics(one, ENGLISH)):
        if topic not in OF_DATA:
            spoken = [topics(where, language)[topic] for language in LANGUAGES]
            found |= {key: tuple(each[key] for each in spoken) for key in spoken[0]}
    return found


def alike(said: Mapping[str, tuple[str, ...]]) -> list[list[str]]:
    """Ids of the same text in every language: plain phrases, which another could take over."""
    found: dict[tuple[str, ...], list[str]] = {}
    for key, texts in said.items():
        bare = tuple(text.partition("=")[2].strip() for text in texts)
        if not any(TAKEN.fullmatch(text) or ATTRIBUTE.search(text) for text in bare):
            found.setdefault(bare, []).append(key)
    return [keys for keys in found.values() if len(keys) > 1]


@pytest.mark.parametrize("name", STORES)
def test_no_phrase_stands_twice(name: str) -> None:
    assert alike(in_every_language(name)) == []


def test_a_phrase_that_stands_twice_is_named() -> None:
    """It may be another in one language, take its text from elsewhere, say nothing, have forms."""
    english = entries('a = On\nb = On\nc = On\nd = { a }\ne = { "" }\nf = { "" }\n')
    czech = entries('a = Zap\nb = Zap\nc = Na\nd = { a }\ne = { "" }\nf = { "" }\n')
    said = {key: (english[key], czech[key]) for key in english}
    forms = entries("g = On\n    .acc = it\nh = On\n    .acc = it\n")
    assert alike(said | {key: (text, text) for key, text in forms.items()}) == [["a", "b"]]


# -- how the source is read ----------------------------------------------------------------


def test_what_is_unused_or_missing_is_told_from_what_is_said() -> None:
    """Exact ids, ids of the interface, families with known members, endings; nothing else."""
    texts = {
        "a.py": 'x.say("close")\nx.ui("wins" if a else "lost")\nx.say(f"step-{at}")\nB = "draw"\n',
        "b.js": "say(`stops-${kept}-text`); const KEPT = ['all'];",
        "c.html": '{{ say("help-" ~ part) }} {{ say(key ~ "-title") }} {{ say("none-yet") }}',
    }
    read = [uses.read(name, text) for name, text in texts.items()]
    found = uses.Uses(*(set().union(*parts) for parts in zip(*read, strict=True)))
    assert found.said == {"close", "none-yet"}
    asked = ["close", "ui-wins", "step-draw", "stops-all-text", "help-all", "help-all-title"]
    assert [key for key in asked if not found.asks(key)] == []
    others = ["ui-close", "step-rest", "stops-all", "help-draw-text"]
    assert [key for key in others if found.asks(key)] == []


def test_entries_may_take_others() -> None:
    assert referred(entries("a = { b } { -c }\nb = B\n")) == {"b", "-c"}
