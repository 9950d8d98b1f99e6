"""Log lines: every event, for every viewer, and whole games in every language."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from random import Random
from typing import Any, get_args

import pytest

from siegeworks.core.event import Event
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import Outcome
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.card import Command
from siegeworks.games.siegestorm.rules.field import COOP, DUEL, SOLO, Field
from siegeworks.games.siegestorm.rules.pieces import Stage
from siegeworks.games.siegestorm.rules.vocabulary import EVENTS
from siegeworks.games.siegestorm.sight import BOOKKEEPING
from siegeworks.games.siegestorm.words.book import words
from siegeworks.games.siegestorm.words.log import (
    CARD_FIELDS,
    PIECE_FIELDS,
    PILE_FIELDS,
    SEAT_FIELDS,
)
from siegeworks.words.languages import LANGUAGES
from tests.formats.games import walk
from tests.words.reading import HOLE

every_language = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("Alice", "Bob")
WORDS: dict[str, tuple[str, ...]] = {
    "origin": ("hand", "casualties", "played", "creature", "resources"),
    "to": ("hand", "support", "casualties"),
    "kind": ("boost", "protected", "unopposed", "free-shapeshift"),
    "stage": tuple(stage for stage in get_args(Stage) if stage != "set-up"),
    "clause": ("SS-6.3", "SS-6.4", "SS-6.6", "SS-R7", "SS-16.22", "SS-16.23"),
    "why": ("only", "dearest", "chosen", "none"),
    "command": get_args(Command),
    "base_deck": ("evil-goblins",),
    "advanced_deck": ("spectral-shamans",),
}
"""What the text fields of events may say."""
YAK = BOX.numbers["armored-yak"]
TRAITOR = BOX.numbers["brainwashed-traitor"]
TANK, OGRE, BYLOSS = (BOX.numbers[card] for card in ("goblin-tank", "chained-ogre", "byloss"))


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
            for pieces, field in (({}, DUEL), ({1: YAK}, DUEL), ({}, SOLO), ({1: YAK}, COOP)):
                line = book.event(event, BOX, viewer, names=NAMES, pieces=pieces, field=field)
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


# -- bosses --------------------------------------------------------------------------------


def told(event: Event, field: Field = SOLO, language: str = "en") -> str:
    names = ("Alice", "Byloss") if field is SOLO else ("Alice", "Bob", "Byloss")
    return words(language).event(event, BOX, names=names, field=field)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            ev.BossArrived(1, BYLOSS, 3, 30),
            "Byloss, the Goblin King takes the field: Menace Level 3, 30 life.",
        ),
        (
            ev.BossDeckBuilt(1, "evil-goblins", 15, "spectral-shamans", 17),
            "Byloss's Resources: Evil Goblins (15), Spectral Shamans (17).",
        ),
        (ev.Damaged(1, 2, 0, (), 28), "Byloss takes 2 DMG and has 28 life left."),
        (ev.Damaged(0, 1, 1, (YAK,)), "Alice takes 1 DMG: Armored Yak."),
        (ev.MenaceChanged(1, 4), "The Menace Level rises to 4."),
        (ev.MenaceChanged(1, 5), "The Menace Level rises to 5+."),
        (ev.MenaceChanged(-1, 2), "The Menace Level falls to 2."),
        (ev.Played(1, TANK), "Byloss plays Goblin Tank."),
        (ev.Played(0, YAK), "Alice plays Armored Yak as an action."),
        (ev.Triggered(1, 0, BYLOSS, False), "Byloss's Menace Level effect triggers."),
        (ev.ExtraTurnGranted(1), "Byloss gets an extra turn."),
        (ev.StepBegan(0, "draw"), "Draw"),
    ],
)
def test_what_a_boss_does_is_told(event: Event, said: str) -> None:
    assert told(event) == said


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("only", "it can play no other this way."),
        ("dearest", "it can play no dearer one this way."),
        ("chosen", "a player's choice among equal cards."),
    ],
)
def test_what_a_boss_plays_comes_with_the_reason(why: ev.Why, said: str) -> None:
    chose = ev.BossChose(1, OGRE, "deploy", why, 5)
    assert told(chose) == f"Byloss chooses Chained Ogre (Deploy, cost 6, Menace Level 5+): {said}"


@pytest.mark.parametrize(
    ("cards", "menace", "said"),
    [
        ((), 3, "Byloss has no card left to play."),
        ((OGRE,), 3, "Byloss can play nothing more. Above Menace Level 3: Chained Ogre."),
        ((OGRE,), 5, "Byloss can play nothing more. Without a place or a target: Chained Ogre."),
        (
            (TANK, OGRE),
            3,
            "Byloss can play nothing more. Above Menace Level 3: Chained Ogre. "
            "Without a place or a target: Goblin Tank.",
        ),
    ],
)
def test_what_a_boss_keeps_comes_with_the_reason(
    cards: tuple[int, ...], menace: int, said: str
) -> None:
    assert told(ev.BossStopped(1, cards, menace)) == said


def test_what_a_boss_strikes_comes_with_the_reason() -> None:
    assert told(ev.BossTargeted(0, 3, YAK, "dearest")) == (
        "Target: Armored Yak (Alice), the dearest one possible."
    )
    assert told(ev.BossTargeted(0, ev.UNKNOWN, ev.UNKNOWN, "none")) == (
        "The attack can kill none of Alice's cards on the Battle Zone, so it strikes the Resources."
    )


def test_where_two_play_at_once_a_step_says_whose_it_is() -> None:
    assert told(ev.StepBegan(1, "draw"), COOP) == "Draw (Bob)"
    assert told(ev.StepBegan(2, "draw"), COOP) == "Draw"


def test_a_boss_facing_two_boards_says_on_which() -> None:
    placed = ev.Placed(2, TANK, 3, -1, "hand")
    assert told(placed, COOP) == "Byloss places Goblin Tank on the Frontline on Bob's board."
    mine = ev.Placed(0, YAK, 0, -1, "hand")
    assert told(mine, COOP) == "Alice places Armored Yak on the Frontline."


@pytest.mark.parametrize(
    ("language", "player", "boss"),
    [
        ("cs", "Armáda hráče Alice postupuje.", "Armáda bosse Byloss postupuje."),
        (
            "pl",
            "Tor walki gracza Alice porusza się do przodu.",
            "Tor walki Bossa Byloss porusza się do przodu.",
        ),
    ],
)
def test_a_boss_is_not_called_a_player(language: str, player: str, boss: str) -> None:
    assert told(ev.Advanced(0), SOLO, language) == player
    assert told(ev.Advanced(1), SOLO, language) == boss


@pytest.mark.parametrize(
    ("language", "life", "said"),
    [
        ("cs", 1, "Byloss dostává 3 DMG, zbývá 1 život."),
        ("cs", 3, "Byloss dostává 3 DMG, zbývají 3 životy."),
        ("cs", 0, "Byloss dostává 3 DMG, zbývá 0 životů."),
        ("pl", 1, "Byloss otrzymuje 3 DMG, pozostaje 1 punkt życia."),
        ("pl", 22, "Byloss otrzymuje 3 DMG, pozostają 22 punkty życia."),
        ("pl", 12, "Byloss otrzymuje 3 DMG, pozostaje 12 punktów życia."),
        ("it", 1, "Byloss subisce 3 DMG: resta 1 punto vita."),
    ],
)
def test_life_is_counted_as_the_language_counts(language: str, life: int, said: str) -> None:
    assert told(ev.Damaged(1, 3, 0, (), life), SOLO, language) == said


# -- ends and whole games ------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("clause", ["SS-6.3", "SS-6.4", "SS-6.6", "SS-R7", "SS-6.10"])
def test_every_outcome_says_who_and_why(language: str, clause: str) -> None:
    said = words(language).outcome(Outcome((1,), clause), names=NAMES)
    assert "Bob" in said
    assert said.endswith(f"({clause})")
    assert not HOLE.search(said)
    assert len(said) > len(words(language).ui("wins", winner="Bob", winners=1)) + len(clause) + 3


@every_language
@pytest.mark.parametrize("clause", ["SS-6.3", "SS-6.4", "SS-6.6", "SS-R7"])
def test_a_boss_wins_against_players_not_opponents(language: str, clause: str) -> None:
    outcome, book = Outcome((1,), clause), words(language)
    assert book.outcome(outcome, names=NAMES, field=SOLO) != book.outcome(outcome, names=NAMES)


@every_language
@pytest.mark.parametrize("clause", ["SS-16.22", "SS-16.23"])
def test_players_win_together_over_a_boss(language: str, clause: str) -> None:
    said = words(language).outcome(Outcome((0, 1), clause), names=NAMES, field=COOP)
    assert "Alice" in said
    assert "oss" in said.partition("!")[2]
    assert said.endswith(f"({clause})")


def test_an_outcome_may_have_several_winners_or_none() -> None:
    assert words("en").outcome(Outcome((0, 1), ""), names=NAMES) == "Alice and Bob win!"
    assert words("en").outcome(Outcome((), "SS-6.1"), names=NAMES) == "Nobody wins."


@every_language
def test_whole_games_are_told_without_a_hole(language: str) -> None:
    for seed in (1, 6, 11, 12):
        read_along(language, walk(seed), ("Anna", "Ben"), DUEL)


@every_language
@pytest.mark.parametrize(("mode", "field"), [("solo", SOLO), ("coop", COOP)])
def test_whole_games_against_a_boss_are_told(language: str, mode: str, field: Field) -> None:
    for seed, boss in enumerate(BOX.bosses):
        names = (*("Anna", "Ben")[: field.boss], words(language).boss_name(BOX.bosses[boss]))
        read_along(language, walk_against(boss, mode, seed), names, field)


def read_along(language: str, game: Iterator[Any], names: tuple[str, ...], field: Field) -> None:
    """Read every question, every label and every line of a game."""
    book = words(language)
    for state in game:
        for decision in state.decisions:
            prompt = book.prompt(decision, BOX, names=names)
            assert prompt, decision.prompt
            assert not HOLE.search(prompt), prompt
            for option in decision.options:
                label = book.option(option, decision, BOX, names=names, field=field)
                assert label != option.text
                assert not HOLE.search(label), label
    assert state.outcome is not None
    assert not HOLE.search(book.outcome(state.outcome, names=names, field=field))
    for note in state.journal:
        assert not HOLE.search(book.event(note.event, BOX, 0, names=names, field=field))


def walk_against(boss: str, mode: str, seed: int) -> Iterator[Any]:
    """Every State of a random game against a boss, the same object all the time."""
    people = ("Anna",) if mode == "solo" else ("Anna", "Ben")
    decks = SIEGESTORM.sample_decks()
    seats = tuple(Seating(name, decks[seed]) for name in people)
    state = SIEGESTORM.start(Setup(mode, seats, (("boss", boss),)), seed)
    dice = Random(seed)
    while state.outcome is None:
        yield state
        decision = dice.choice(state.decisions)
        state.take(decision, dice.choice(decision.options))
    yield state
