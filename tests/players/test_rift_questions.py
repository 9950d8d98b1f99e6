"""Questions about a Rift situation: answered exactly, by what all can see, in every language."""

from typing import Any

import pytest

from siegeworks.core.refusal import Refused
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.players.answers import decision_at, is_idle
from siegeworks.games.rift.players.questions import (
    GRADES,
    ask,
    can_clear,
    horde_at,
    what_gets_through,
    which_tower,
)
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View, determinize, view
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.rift.words.hints import hints
from siegeworks.words.languages import LANGUAGES
from tests.terminal.rift_stage import at_yard
from tests.terminal.stage import run, shown

YARD = """
round 2  phase play  health 8  crystals 2
horde drill-goblins @ c3  {more}
horde drill-line @ c6
a  hero malik  at b2  {malik}  hand {a}
b  hero alleria  acted  {b}
"""


def seen(a: str = "shooters*2", b: str = "hand archers", malik: str = "", more: str = "") -> View:
    return at(YARD.format(a=a, b=b, malik=malik, more=more))


def at(text: str) -> View:
    state: Any = RIFT.read_position(text, "drill-yard")
    return view(state, 0)


def brute_force(world: RiftState, serial: int) -> bool:
    """Whether the engine knows any sequence of towers that covers a horde."""
    horde = world.horde(serial)
    if horde is None or not world.uncovered(horde):
        return True
    if is_idle(world):
        asked = [decision_at(world, seat) for seat in range(world.seats)]
        options = [
            (decision, option)
            for decision in asked
            if decision is not None
            for option in decision.options
            if option.text.startswith("play")
        ]
    else:
        options = [(world.decision, option) for option in world.decision.options]
    for decision, option in options:
        twin = world.clone()
        twin.take(decision, option)
        if brute_force(twin, serial):
            return True
    return False


@pytest.mark.parametrize("tower", ["shooters", "militia", "apprentice", "bombardiers", "archers"])
@pytest.mark.parametrize("tiles", ["tiles b2 c2", "tiles a1 b2", "tiles a1 b2 c2"])
def test_what_is_said_of_one_tower_is_what_trying_everything_shows(tower: str, tiles: str) -> None:
    now = seen(a=tower, b="", malik="acted", more=tiles)
    serial = horde_at(now, "c3")
    found = can_clear(now, serial)
    assert found.verdict == ("yes" if brute_force(determinize(now, 1), serial) else "no")


def carried_out(now: View, serial: int, moves: Any) -> RiftState:
    world = determinize(now, 3)
    for move in moves:
        asked = decision_at(world, move.seat)
        assert asked is not None
        world.take(asked, next(it for it in asked.options if it.text == move.text))
    return world


@pytest.mark.parametrize("malik", ["", "acted"])
def test_a_plan_covers_the_whole_horde(malik: str) -> None:
    now = seen(malik=malik)
    serial = horde_at(now, "c3")
    found = can_clear(now, serial)
    assert found.verdict == "yes"
    world = carried_out(now, serial, found.moves)
    horde = world.horde(serial)
    assert horde is not None
    assert not world.uncovered(horde)


def test_a_hero_is_thought_of_where_towers_are_not_enough() -> None:
    alone = seen(a="militia", b="", malik="acted", more="tiles b2")
    helped = seen(a="militia", b="", more="tiles b2")
    serial = horde_at(alone, "c3")
    without, with_hero = can_clear(alone, serial), can_clear(helped, serial)
    assert without.verdict == "no"
    assert without.left > 0
    assert (with_hero.verdict, with_hero.means) == ("yes", "heroes")


def test_the_answer_does_not_depend_on_what_lies_face_down() -> None:
    now = seen()
    other = view(determinize(now, 99), 0)
    for question in ("clear c3", "tower", "through"):
        assert ask(now, question) == ask(other, question)


def test_the_tower_that_matters_most_is_missed_most() -> None:
    found = which_tower(seen(a="shooters", b="hand archers", malik="acted", more="tiles b2 c2"))
    assert len(found) == 2
    assert [each.loss for each in found] == sorted((each.loss for each in found), reverse=True)
    assert found[0].loss > 0


def test_what_stands_before_the_exit_with_nobody_near_gets_through() -> None:
    horde = "round 2  phase play  health 8\nhorde drill-goblins @ c6\n"
    now = at(f"{horde}a  hero malik  acted\nb  hero alleria  acted")
    (gone,) = what_gets_through(now).through
    assert gone.horde == now.hordes[0].serial
    assert gone.cost == now.box.cards[gone.card].faces[0].foes.bit_count()


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("clear a1", "no horde stands on a1"),
        ("clear z9", "there is no space"),
        ("clear", "cannot read"),
        ("why", "cannot read"),
    ],
)
def test_what_cannot_be_asked_is_refused(question: str, says: str) -> None:
    with pytest.raises(Refused, match=says):
        ask(seen(), question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_told_in_every_language_the_more_the_higher_the_grade(language: str) -> None:
    words, now = rift_words(language), seen(malik="")
    for question in ("clear c3", "clear c6", "tower", "through"):
        told = [hints(words, now, question, grade, names=("Ann", "Ben")) for grade in GRADES]
        assert not any("hint-" in line or "{" in line for lines in told for line in lines)
        assert len(told[0]) == 1
        assert len(told[0]) <= len(told[1]) <= len(told[2])


def test_the_command_line_answers_and_refuses(tmp_path: Any) -> None:
    file = tmp_path / "position"
    file.write_text(
        YARD.format(a="shooters*2", b="hand archers", malik="", more="tiles b2"), "utf-8"
    )
    words = ("--game", "rift/drill-yard", "--grade", "plan", "--language", "en")
    result = run("ask", file, "clear c3", *words)
    assert result.exit_code == 0
    assert result.output.startswith("Yes, the horde of")
    assert "[play " in result.output
    for wrong in (("clear a1", *words), ("clear c3",), ("clear c3", *words, "--grade", "all")):
        assert run("ask", file, *wrong).exit_code == 2


def test_the_terminal_gives_a_hint() -> None:
    text = shown(at_yard("hint clear c2 candidates", "hint nonsense", "quit"))
    assert "the horde of" in text
    assert "Think of:" in text or "cannot be cleared" in text
    assert "hint clear SPACE" in text
