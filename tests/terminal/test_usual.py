"""A game that brings no room for the terminal is played there all the same."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from siegeworks.core.record import Record, replay
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES
from siegeworks.terminal.driver import Driver
from siegeworks.terminal.lobby import Wishes, asked, begin
from siegeworks.terminal.log import Reading
from siegeworks.terminal.play import play_through
from siegeworks.terminal.room import terminal_of
from siegeworks.terminal.session import SPECTATOR, Session
from siegeworks.terminal.watch import watch
from siegeworks.words.languages import LANGUAGES
from tests.terminal.ambush import AMBUSH, SCOUTS
from tests.terminal.stage import WIPED, Stage, run, shown, table

DUSK = "ambush/dusk"


class Point:
    """An entry point that is there already."""

    name, module = "ambush", "tests.terminal.ambush"

    def load(self) -> object:
        return AMBUSH


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game stands on the shelf with the others."""
    assert len(GAMES)
    monkeypatch.setitem(GAMES._there, "ambush", Point())
    yield
    terminal_of.cache_clear()


def ambush(*seats: str, seed: int = 1) -> Record:
    return Record(DUSK, Setup("dusk", tuple(map(Seating, seats or ("me:Anna", "random")))), seed)


def hand(record: Record) -> list[str]:
    """The scouts of the first seat."""
    return [SCOUTS[card] for card in record.state().hands[0]]  # type: ignore[attr-defined]


def after(*typed: str, seats: tuple[str, ...] = ()) -> Driver:
    driver = table(ambush(*seats), typed)
    driver.run()
    return driver


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(79, 24), (139, 60)])
def test_the_table_is_drawn_from_the_fields_of_the_view(
    language: str, width: int, height: int
) -> None:
    session = Session(ambush("me:Anna", "me:Ben"))
    terminal = session.terminal
    lines = terminal.screen(session.sight(0), terminal.speech(language), width, height, Reading())
    text = "\n".join(line.plain for line in lines)
    assert "── At dusk ─" in text
    assert "a Anna" in text
    assert "Hand: 3" in text
    assert "Sent out: –" in text
    assert "Turn: 1" in text
    assert "Whom do you send?" in text
    assert all(name in text.lower() for name in hand(session.record))
    hidden = set(SCOUTS) - set(hand(session.record))
    assert not any(name in text.lower() for name in hidden)
    assert all(len(line.plain) <= width for line in lines)
    assert len(lines) <= height


def test_a_low_screen_has_several_fields_in_a_line() -> None:
    session = Session(ambush("me:Anna", "me:Ben"))
    terminal, sight = session.terminal, session.sight(0)
    tall = terminal.screen(sight, terminal.speech("en"), 79, 40, Reading())
    low = terminal.screen(sight, terminal.speech("en"), 79, 12, Reading())
    assert len(low) < len(tall)
    assert any("Hand: " in line.plain and "Sent out: " in line.plain for line in low)


def test_a_whole_game_is_played_saved_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "ambush.record"
    result = run("play", DUSK, "--seed", 3, "--record", file, typed=["1", "1", "1"])
    assert result.exit_code == 0, result.output
    assert "More was sent." in result.output
    assert replay(file.read_text("utf-8")).state().outcome is not None
    log = run("replay", file, "--log").output
    assert log.count("sends") == 6
    assert log.endswith("The record holds.\n")


def test_answers_are_read_and_refused_by_rule() -> None:
    first = hand(ambush())[0]
    missing = next(name for name in SCOUTS if name not in hand(ambush()))
    driver = after(f"send {missing}", "dance", "9", f"send {first}")
    assert "You do not hold it." in shown(driver)
    assert "neither an answer nor a command" in shown(driver)
    assert "Type a number from 1 to 3." in shown(driver)
    assert driver.session.record.answers[0] == (0, f"send {first}")


def test_everything_is_explained() -> None:
    missing = next(name for name in SCOUTS if name not in hand(ambush()))
    driver = after("?", f"why not send {missing}", "1", "why 1", "log", "? wolf", "? scout", "? x")
    text = shown(driver)
    assert "why not MOVE" in text
    assert "You do not hold it." in text
    assert "Anna sends" in text
    assert "after your answer 1" in text
    assert "It is worth four." in text
    assert "Whoever goes ahead." in text
    assert "There is nothing called “x”" in text


def test_what_came_to_light_is_not_taken_back() -> None:
    assert "something came to light: Anna sends" in shown(after("1", "undo"))
    assert "There is no answer of yours" in shown(after("undo"))


def test_hands_stay_hidden_on_one_screen() -> None:
    driver = after(*["", "1"] * 6, seats=("me:Anna", "me:Ben"))
    first, _, rest = shown(driver).partition(WIPED)
    assert driver.session.outcome is not None
    assert first == ""
    hands = re.findall(r"^[ab] (?:Anna|Ben)( \(you\))?.*\n  Hand: (.+)$", rest, re.MULTILINE)
    assert [bool(own) for own, _ in hands].count(True) == len(hands) / 2 == 4
    assert {hand for own, hand in hands if not own} <= {"3", "2", "1", "–"}
    assert any(hand.split(", ")[0].lower() in SCOUTS for own, hand in hands if own)


def test_machines_are_watched() -> None:
    driver = table(ambush("random", "greedy"))
    assert watch(driver).kind == "over"
    assert shown(driver).count("sends") == 6
    assert driver.session.sight(SPECTATOR).view.seat == SPECTATOR


def test_it_is_offered_and_asked_for_before_a_game() -> None:
    stage = Stage(["ambush", "", "random"])
    stage.live = True
    wishes = asked(Wishes("siegestorm/duel", (), "en", ask_mode=True, ask_all=True), stage)
    assert (wishes.game, wishes.seats) == (DUSK, ("me", "random"))
    assert "rift, ambush)" in stage.text
    assert "Mode (dusk) [dusk]" in stage.text
    assert [seat.name for seat in begin(wishes).setup.seats] == ["me", "random"]
    assert play_through(Wishes(DUSK, ("random", "random"), "en"), None)


def test_options_of_other_games_are_refused_and_its_things_are_shown() -> None:
    result = run("play", DUSK, "--deck", "a=ysra")
    assert result.exit_code == 2
    assert "ambush/dusk has no deck to choose" in result.stderr
    assert "It is worth four." in run("card", "wolf", "--game", "ambush").output


@pytest.mark.parametrize("seed", range(5))
def test_random_players_of_any_kind_come_to_an_end(seed: int) -> None:
    dice = Random(seed)
    lines = [str(dice.randint(1, 3)) for _ in range(60)]
    driver = table(ambush("me", "greedy", seed=seed), lines)
    assert driver.run().kind == "over"
