"""Log lines: every event, for every viewer, and whole games in every language."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any

import pytest

from siegeworks.core.event import EVENTS, Event
from siegeworks.core.state import Outcome
from siegeworks.siegestorm import BOX
from siegeworks.siegestorm import events as ev
from siegeworks.terminal.log import BOOKKEEPING
from siegeworks.words import LANGUAGES, words
from siegeworks.words.log import CARD_FIELDS, PIECE_FIELDS, PILE_FIELDS, SEAT_FIELDS
from tests.formats.games import walk
from tests.words.reading import HOLE

every_language = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("Alice", "Bob")
WORDS: dict[str, tuple[str, ...]] = {
    "origin": ("hand", "casualties", "played", "creature", "resources"),
    "to": ("hand", "support", "casualties"),
    "kind": ("boost", "protected", "unopposed", "free-shapeshift"),
    "stage": ("prepare", "draw", "advance", "deploy", "extra", "end"),
    "clause": ("SS-6.3", "SS-6.4", "SS-6.6", "SS-R7"),
}
"""What the text fields of events may say."""
YAK = BOX.numbers["armored-yak"]
TRAITOR = BOX.numbers["brainwashed-traitor"]


def values(name: str, kind: Any) -> tuple[Any, ...]:
    if name in WORDS:
        return WORDS[name]
    if name in SEAT_FIELDS or name in PIECE_FIELDS:
        return (1,)
    if name in CARD_FIELDS:
        return (YAK, ev.UNKNOWN)
    if name in PILE_FIELDS:
        return ((), (YAK,), (YAK, TRAITOR), (ev.UNKNOWN, ev.UNKNOWN))
    if name == "place":
        return (-1, -2, 0)
    if kind is bool:
        return (False, True)
    return (0, 1, 2)


def samples() -> Iterator[Event]:
    """Every event, with known and hidden cards and whatever else it may tell."""
    for kind in EVENTS.values():
        found = fields(kind)  # type: ignore[arg-type]
        for chosen in product(*(values(field.name, field.type) for field in found)):
            yield kind(**dict(zip((field.name for field in found), chosen, strict=True)))


@every_language
def test_every_event_is_said_to_every_viewer(language: str) -> None:
    book = words(language)
    for event in samples():
        for viewer in (None, 0, 1, -1):
            for pieces in ({}, {1: YAK}):
                line = book.event(event, BOX, viewer, names=NAMES, pieces=pieces)
                assert not HOLE.search(line), f"{event}: {line}"
                assert bool(line) == (type(event).__name__ not in BOOKKEEPING), event


@every_language
def test_no_event_crashes_on_what_is_hidden(language: str) -> None:
    for kind in EVENTS.values():
        found = fields(kind)  # type: ignore[arg-type]
        for nothing in (None, ev.UNKNOWN):
            event = kind(**{field.name: nothing for field in found})
            assert not HOLE.search(words(language).event(event, BOX)), kind


@every_language
def test_hidden_cards_stay_hidden(language: str) -> None:
    book = words(language)
    drawn = ev.Drawn(0, 2, (YAK, TRAITOR))
    mine, yours = (book.event(drawn, BOX, viewer, names=NAMES) for viewer in (0, 1))
    for card in (YAK, TRAITOR):
        assert book.card_name(BOX.cards[card]) in mine
        assert book.card_name(BOX.cards[card]) not in yours


def test_seats_without_a_name_go_by_their_letter() -> None:
    assert words("en").event(ev.FirstPlayerChosen(1), BOX) == "B goes first."
    assert words("en").event(ev.FirstPlayerChosen(1), BOX, names=("", "Eve")) == "Eve goes first."


def test_supporters_are_counted_from_one() -> None:
    said = words("en").event(ev.Committed(0, 0), BOX, names=NAMES)
    assert said == "Alice commits Supporter 1."


def test_what_stands_where_gives_names_to_creatures() -> None:
    switched = ev.Switched(3, 7)
    assert words("en").event(switched, BOX) == "Two creatures change places."
    assert words("en").event(switched, BOX, pieces={3: YAK, 7: TRAITOR}) == (
        "Armored Yak and Brainwashed Traitor change places."
    )


@every_language
@pytest.mark.parametrize("clause", ["SS-6.3", "SS-6.4", "SS-6.6", "SS-R7", "SS-6.10"])
def test_every_outcome_says_who_and_why(language: str, clause: str) -> None:
    said = words(language).outcome(Outcome((1,), clause), names=NAMES)
    assert "Bob" in said
    assert said.endswith(f"({clause})")
    assert not HOLE.search(said)
    assert len(said) > len(words(language).ui("wins", winner="Bob", winners=1)) + len(clause) + 3


def test_an_outcome_may_have_several_winners_or_none() -> None:
    assert words("en").outcome(Outcome((0, 1), ""), names=NAMES) == "Alice and Bob win!"
    assert words("en").outcome(Outcome((), "SS-6.1"), names=NAMES) == "Nobody wins."


@every_language
def test_whole_games_are_told_without_a_hole(language: str) -> None:
    book = words(language)
    for seed in (1, 6, 11, 12):
        for state in walk(seed):
            for decision in state.decisions:
                prompt = book.prompt(decision, BOX, names=NAMES)
                assert prompt, decision.prompt
                assert not HOLE.search(prompt), prompt
                for option in decision.options:
                    label = book.option(option, decision, BOX, names=NAMES)
                    assert label != option.text
                    assert not HOLE.search(label), label
        assert state.outcome is not None
        for note in state.journal:
            assert not HOLE.search(book.event(note.event, BOX, 0, names=NAMES))
