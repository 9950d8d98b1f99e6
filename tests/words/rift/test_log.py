"""Log lines: every event, and whole games in every language."""

from functools import cache
from random import Random
from typing import Any

import pytest

from siegeworks.core.event import Event, Note
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import Outcome
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.view import view
from siegeworks.games.rift.rules.vocabulary import EVENTS
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.rift.words.log import BOOKKEEPING, QUIET
from siegeworks.words.languages import LANGUAGES
from tests.words.rift import samples
from tests.words.rift.reading import HOLE
from tests.words.rift.samples import ENDS, NAMES, PASSES, WOUNDS

every_language = pytest.mark.parametrize("language", LANGUAGES)

PEOPLE = ("Anna", "Ben", "Cyril", "Dana")
GAMES = tuple((mode, place % 4 + 1) for place, mode in enumerate(BOX.scenarios))
"""Every scenario, for one to four players in turn."""
LABELS = 12
"""Labels read of each question, so that a whole game is read in a moment."""


def told(event: Event, language: str = "en", clause: str = "") -> str:
    at = samples.situation()
    return rift_words(language).event(samples.noted(event), at, names=NAMES, clause=clause)


@every_language
def test_every_event_is_said(language: str) -> None:
    for event in samples.events():
        line = told(event, language)
        assert not HOLE.search(line), f"{event}: {line}"
        silent = isinstance(event, ev.AttackBegan) or type(event).__name__ in BOOKKEEPING
        assert bool(line) != silent, event


def test_what_the_short_log_leaves_out_is_an_event() -> None:
    assert set(EVENTS) >= QUIET > BOOKKEEPING


@every_language
def test_a_wound_says_what_it_comes_from(language: str) -> None:
    said = [told(ev.Wounded(0), language, clause) for clause in WOUNDS]
    assert len(set(said)) == len(WOUNDS)
    assert not any(HOLE.search(line) for line in said)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ev.HordeMoved(1, 14), "The horde of goblins and a wolf (b2) moves to c3."),
        (ev.HordeMoved(2, 14), "The level 2 portal (c2) moves to c3."),
        (ev.HordeMoved(3, 14), "The level 3 portal (d2) moves to c3."),
        (ev.HordeDefeated(4), "The ghost (d3) is defeated."),
        (ev.LifeLost(5), "Lilith loses a life card."),
        (ev.HordeLeft(2, 0), "The level 2 portal (c2) gets into the kingdom."),
        (ev.TilePlaced(99, 3), "A tile on the horde: 2."),
        (ev.Displaced(2, -1), "The Wildcat finds no room and goes back to the hero board."),
        (ev.TowerTaken(0, 0, 1), "Ben takes Militia back from b1."),
        (ev.AbilityUsed(1, BOX.ability_numbers["burn"]), "Malik uses Burn!"),
        (ev.RoundBegan(), "Round 3"),
    ],
)
def test_things_are_called_by_their_names(event: Event, said: str) -> None:
    assert told(event) == said


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("cs", ev.HordeDefeated(1), "Horda goblinů a vlka (b2) je poražena."),
        ("cs", ev.HordeDefeated(2), "Portál úrovně 2 (c2) je poražen."),
        ("cs", ev.FigureDefeated(0), "Alleria je poražena a mizí z mapy."),
        ("cs", ev.SoldiersLost(1, 2), "2 vojáci z hordy goblinů a vlka (b2) se vracejí do zásoby."),
        ("pl", ev.HordeDefeated(1), "Horda goblinów i wilka (b2) zostaje pokonana."),
        ("pl", ev.CrystalsGained(5, 5), "Gracze zyskują 5 kryształów."),
        ("de", ev.SoldierLifted(4, 1), "Ein Soldat verlässt den Geist (d3): a1."),
        ("it", ev.TilePlaced(2, 1), "Una tessera sul portale di livello 2 (c2): a1."),
    ],
)
def test_every_language_has_its_cases_and_genders(language: str, event: Event, said: str) -> None:
    assert told(event, language) == said


def test_terrain_is_named() -> None:
    state: Any = RIFT.start(Setup(PASSES.id, (Seating(),)), 1)
    space, kind = PASSES.map.terrain[0]
    state.happen(ev.TerrainRemoved(space), "RT-30.6")
    line = rift_words("en").line(state.journal[-1], state)
    assert line == f"The scouts open a way: no more {kind} on {PASSES.map.names[space]}."


# -- what an event notes ---------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_an_event_notes_what_it_was_about(mode: str, players: int) -> None:
    """What a line calls by its name is what was there before the event, whatever came later."""
    state: Any = RIFT.start(Setup(mode, tuple(map(Seating, PEOPLE[:players]))), 2)
    dice, looked = Random(2), 0
    while state.outcome is None:
        decision = dice.choice(state.decisions)
        before = state.clone()
        before.journal = Looking(before)
        before.take(decision, option := dice.choice(decision.options))
        looked += before.journal.looked
        state.take(decision, option)
    assert looked


class Looking(list[Note]):
    """A journal that compares what an event has noted with a State that has not seen it yet."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self.state, self.old, self.looked = state, state.clone(), 0

    def append(self, note: Note) -> None:
        event: Any = note.event
        old = self.old
        if hasattr(event, "was"):
            assert event.was == old.horde(event.horde) is not None
        if hasattr(event, "who"):
            assert event.who == old.figures[event.figure].hero
        if isinstance(event, ev.TowerTaken | ev.TowerLost):
            assert event.tower == old.sites[event.site][event.place].tower
        if isinstance(event, ev.PortalStruck | ev.TowerTurnedDown):
            assert event.tower == old.sites[event.site][-1].tower
        if isinstance(event, ev.HordeArrived):
            assert event.horde == old.serial + 1
        if isinstance(event, ev.RoundBegan):
            assert event.round == old.round + 1
        if isinstance(event, ev.PortalDestroyed):
            assert event.destroyed == old.destroyed + event.counts
        self.looked += any(hasattr(event, name) for name in ("was", "who", "round"))
        self.old = self.state.clone()
        super().append(note)


def test_a_game_from_a_position_is_told_as_far_as_it_is_known() -> None:
    text = "horde drill-ogre @ c3\na hand shooters\nsite b1 militia\ndeck 1 drill-line*6\n"
    state: Any = RIFT.read_position(text, "drill-yard")
    dice = Random(4)
    for _ in range(300):
        if state.outcome is not None:
            break
        decision = dice.choice(state.decisions)
        state.take(decision, dice.choice(decision.options))
    for seen in (state, view(state, 0)):
        lines = [rift_words("en").line(note, seen, names=PEOPLE) for note in state.journal]
        assert not [line for line in lines if HOLE.search(line)]
        assert not [line for line in lines if "wolf" in line or "A hero" in line]


# -- ends and whole games --------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("clause", ENDS)
def test_every_outcome_says_how_and_why(language: str, clause: str) -> None:
    winners = (0, 1) if clause in ENDS[:2] else ()
    said = rift_words(language).outcome(Outcome(winners, clause), names=NAMES)
    assert said.endswith(f"({clause})")
    assert not HOLE.search(said)
    assert ("Anna" in said) == bool(winners)


@cache
def game(mode: str, players: int, seed: int) -> Any:
    """A random game played to its end."""
    state: Any = RIFT.start(Setup(mode, tuple(map(Seating, PEOPLE[:players]))), seed)
    dice = Random(seed)
    while state.outcome is None:
        decision = dice.choice(state.decisions)
        state.take(decision, dice.choice(decision.options))
    return state


@every_language
@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_whole_games_are_told_without_a_hole(language: str, mode: str, players: int) -> None:
    played, book = game(mode, players, 2), rift_words(language)
    for note in played.journal:
        line = book.line(note, played, names=PEOPLE)
        assert not HOLE.search(line), f"{note.event}: {line}"
        assert not line.endswith((" .", "!.", "?.")), line
    assert not HOLE.search(book.outcome(played.outcome, names=PEOPLE))


@every_language
@pytest.mark.parametrize(("mode", "players"), GAMES[::3])
def test_every_question_of_a_game_is_asked_in_words(language: str, mode: str, players: int) -> None:
    book, dice = rift_words(language), Random(5)
    state: Any = RIFT.start(Setup(mode, tuple(map(Seating, PEOPLE[:players]))), 5)
    while state.outcome is None:
        decision = dice.choice(state.decisions)
        seen = view(state, decision.seat)
        prompt = book.prompt(decision, seen, names=PEOPLE)
        assert prompt
        assert not HOLE.search(prompt), prompt
        few = decision._replace(options=decision.options[:LABELS])
        for option, label in zip(few.options, book.options(few, seen, names=PEOPLE), strict=True):
            assert label != option.text
            assert not HOLE.search(label), label
        state.take(decision, dice.choice(decision.options))
