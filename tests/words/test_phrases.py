"""A phrase is there if it is asked for, and only then: what is missing or unused is named."""

from pathlib import Path

import pytest

from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import ENGLISH, HOME
from siegeworks.words.phrases import REFERENCE, entries
from siegeworks.words.store import topics
from tests.words import uses

OF_DATA = ("cards", "cases", "lessons", "refusals", "rules")
"""Topics with a phrase for each thing in the data: they are compared with it elsewhere."""
OF_THE_BOARD = ("board", "editor", "pages", "scene", "terminal")
"""Rooms of a game that say what its topic `board` has."""
STORES = ["", *GAMES]


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
