"""Whole games through the command line, by typed lines."""

import re
import sys
from pathlib import Path

import pytest

from siegeworks.core.record import read
from siegeworks.games.siegestorm.words.book import words
from siegeworks.terminal.driver import Ending
from siegeworks.terminal.play import _close
from siegeworks.words.languages import LANGUAGES
from tests.terminal.stage import numbers, position, refusal, run, shown, table

KEY = re.compile(r"\b(?:ui|term|event|prompt|option|reason|step|keyword)-[a-z-]+[a-z]|[{}$]")
"""What is seen where a phrase is missing."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_a_machine_ends_with_a_result_and_a_record_that_holds(
    language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    result = run(
        *("play", "siegestorm/duel", "--seats", "me", "greedy", "--seed", 11),
        *("-l", language, "--record", file),
        typed=numbers(11),
    )
    assert result.exit_code == 0, result.output
    spoken = words(language)
    assert spoken.ui("you-win") in result.output or spoken.ui("you-lose") in result.output
    assert not KEY.search(result.output)
    held = run("replay", file, "-l", language)
    assert held.exit_code == 0
    assert held.output.strip() == spoken.ui("record-holds")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_plain_screen_fits_into_eighty_columns(language: str) -> None:
    result = run("play", "--seed", 7, "-l", language, typed=numbers(7, 60))
    screens = [line for line in result.output.splitlines() if line.startswith(("│", "┌", "──"))]
    assert screens
    assert all(len(line) <= 79 for line in screens)


def test_a_pipe_gets_plain_text() -> None:
    result = run("play", "--seed", 3, typed=["1", "?", "log"])
    assert "\x1b" not in result.output


def test_colours_are_used_on_a_terminal_and_left_out_where_they_are_not_wanted() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-9]m")
    wanted = run("play", "--seed", 3, typed=["1"], env={"FORCE_COLOR": "1", "TERM": "xterm"})
    assert colour.search(wanted.output)
    unwanted = {"FORCE_COLOR": "1", "TERM": "xterm", "NO_COLOR": "1"}
    assert not colour.search(run("play", "--seed", 3, typed=["1"], env=unwanted).output)


def test_the_game_may_be_named_after_the_seats() -> None:
    result = run("play", "--seats", "me:Anna", "greedy", "siegestorm/duel", typed=["1"])
    assert "a Anna (you)" in result.output


def test_two_machines_can_be_watched(tmp_path: Path) -> None:
    file = tmp_path / "watched.record"
    result = run("play", "--seats", "random", "greedy", "--seed", 2, "--record", file)
    assert result.exit_code == 0, result.output
    assert "SS-5.9" in result.output
    assert " wins! " in result.output
    assert run("replay", file).exit_code == 0


def test_the_input_may_end_before_the_game_and_the_game_is_kept(own_folder: Path) -> None:
    result = run("play", "--seed", 4, typed=["1"])
    assert result.exit_code == 0
    assert "The input has ended" in result.stderr
    (kept,) = (own_folder / "saves").glob("*.record")
    assert str(kept) in result.output
    assert ("a", "keep") in [("abcd"[seat], text) for seat, text in read(kept.read_text()).answers]


def test_a_game_is_taken_up_again_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    first = run("play", "--seed", 5, "--record", file, typed=[*numbers(5, 12), "quit", "y"])
    assert first.exit_code == 0
    assert f"siegeworks play --resume {file}" in first.output
    before = read(file.read_text()).answers
    again = run("play", "--resume", file, typed=numbers(6))
    assert again.exit_code == 0, again.output
    after = read(file.read_text()).answers
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert run("replay", file).exit_code == 0


def test_others_may_sit_down_to_a_game_that_is_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "--seed", 5, "--record", file, typed=["1"])
    again = run("play", "--resume", file, "--seats", "random", "me:Ben", typed=[])
    assert "b Ben (you)" in again.output
    assert [seat.name for seat in read(file.read_text()).setup.seats] == ["random", "me:Ben"]


def test_a_game_can_be_left_without_keeping_it(own_folder: Path) -> None:
    result = run("play", "--seed", 5, typed=["quit", "n"])
    assert "was not kept" in result.output
    assert not list((own_folder / "saves").glob("*.record"))


def test_a_game_that_cannot_be_kept_is_said_at_the_end(own_folder: Path) -> None:
    own_folder.write_text("a file where a folder should be")
    result = run("play", "--seed", 5, typed=["1"])
    assert result.exit_code == 0
    *_, question, last = result.output.split("\n> ")
    assert "cannot write" in question
    assert "cannot write" in last
    assert "--resume" not in last


def test_a_game_left_without_keeping_it_leaves_its_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "--seed", 5, "--record", file, typed=["1"])
    before = file.read_text()
    result = run("play", "--resume", file, typed=["1", "quit", "n"])
    assert "is kept in" not in result.output
    assert file.read_text() == before
    fresh = tmp_path / "fresh.record"
    assert "was not kept" in run("play", "--record", fresh, typed=["quit", "n"]).output
    assert not fresh.exists()


def test_the_command_to_go_on_keeps_the_language_and_the_way_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["some/bin/siegeworks"])
    file = tmp_path / "my game.record"
    output = run("play", "-l", "cs", "--record", file, typed=["quit", ""]).output
    assert f"some/bin/siegeworks play --resume '{file}' --language cs" in output


def test_the_command_to_go_on_runs_the_module_where_no_script_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["some/siegeworks/__main__.py"])
    file = tmp_path / "game.record"
    for found, called in ((None, f"{sys.executable} -m siegeworks"), ("/bin/it", "siegeworks")):
        monkeypatch.setattr("siegeworks.terminal.play.which", lambda name, found=found: found)
        output = run("play", "--record", file, typed=["quit", ""]).output
        assert f" {called} play --resume {file}" in output
        file.unlink()


def test_a_name_may_have_twenty_characters() -> None:
    assert 20 * "x" in run("play", "--seats", "me:" + 20 * "x", "greedy", typed=["1"]).output


def test_a_game_can_be_given_up() -> None:
    result = run("play", "--seed", 5, "--seats", "me:Anna", "random", typed=["concede", "y"])
    assert result.exit_code == 0
    assert "Anna gives the game up." in result.output


def test_switches_and_positions_are_agreed_on_the_command_line(tmp_path: Path) -> None:
    file, record = tmp_path / "here.position", tmp_path / "game.record"
    file.write_text(
        "active a step deploy\na hand tengu*3 despoiler*2 resources tengu*9\nb resources tengu*9\n"
    )
    result = run(
        *("play", "--position", file, "--record", record, "--switch", "vision_rest=top_or_bottom"),
        typed=["deploy tengu"],
    )
    assert "4 still to pay" in result.output
    assert read(record.read_text()).setup.switches == (("vision_rest", "top_or_bottom"),)


def test_a_switch_that_says_the_default_is_not_written_down(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    run("play", "--record", record, "--switch", "vision_rest=bottom", typed=["1"])
    assert read(record.read_text()).setup.switches == ()


def test_a_record_says_all_about_the_game_it_is_of(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "--seed", 5, "--record", file, typed=["1"])
    assert "leave out seed" in refusal("play", "--resume", file, "--seed", 3)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["foo/bar"], "no game 'foo/bar'"),
        (["siegestorm/solitaire"], "no game 'siegestorm/solitaire'"),
        (["--seats", "me"], "2 seats, not 1"),
        (["--seats", "me", "me", "me"], "2 seats, not 3"),
        (["--seats", "me", "bob"], "nobody is called 'bob'"),
        (["--seats", "me:" + 30 * "x", "greedy"], "a name has at most"),
        (["--deck", "ysra"], "cannot read the deck 'ysra'"),
        (["--deck", "c=ysra"], "cannot read the deck"),
        (["--deck", "a=nowhere.deck"], "no deck file 'nowhere.deck'"),
        (["--switch", "colour=red"], "no switch 'colour'"),
        (["--switch", "vision_rest"], "vision_rest is bottom or top_or_bottom"),
        (["--boss", "byloss"], "siegestorm/duel has no boss; there is one in siegestorm/solo"),
        (["--difficulty", "hard"], "siegestorm/duel has no difficulty; there is one in"),
        (["siegestorm/solo", "--boss", "bylos"], "no boss 'bylos'; there is byloss, "),
        (["siegestorm/solo", "--difficulty", "easy"], "no difficulty 'easy'; there is medium, "),
        (["siegestorm/solo", "--switch", "base_deck=elves"], "base_deck is own or evil-goblins"),
        (["siegestorm/solo", "--boss", "muldra", "--switch", "boss=corvane"], "boss is set twice"),
        (["siegestorm/solo", "--seats", "me", "greedy"], "1 seat, not 2"),
        (["siegestorm/solo", "--deck", "b=ysra"], "cannot read the deck"),
        (["siegestorm/coop", "--seats", "me"], "2 seats, not 1"),
        (["--seed", "minus one"], "--seed"),
        (["--seed", "-1"], "--seed"),
        (["--language", "xx"], "no words for 'xx'"),
        (["--stops", "never"], "stops is auto, all, none"),
        (["--resume", "nowhere.record"], "cannot read nowhere.record"),
        (["--position", "nowhere.position"], "cannot read nowhere.position"),
        (["--colour"], "--colour"),
    ],
)
def test_play_refuses_what_it_cannot_use(words: list[str], says: str) -> None:
    assert says in refusal("play", *words)


def test_a_position_brings_its_own_cards(tmp_path: Path) -> None:
    file = tmp_path / "here.position"
    file.write_text("a resources tengu*9\nb resources tengu*9\n")
    assert "leave out --deck" in refusal("play", "--position", file, "--deck", "a=ysra")


def test_an_illegal_deck_is_refused_with_every_reason(tmp_path: Path) -> None:
    file = tmp_path / "few.deck"
    file.write_text("3 Tengu\n")
    says = refusal("play", "--deck", f"a={file}")
    assert "SS-4.1" in says
    assert "SS-4.5" in says


def test_a_file_that_is_no_record_or_no_position_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nonsense"
    file.write_bytes(b"\xff\xfe nonsense")
    assert "not UTF-8" in refusal("play", "--resume", file)
    file.write_text("nonsense\n")
    assert "is no record" in refusal("play", "--resume", file)
    assert "position" in refusal("play", "--position", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_last_man_standing_is_played_to_the_last_one(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    result = run(
        *("play", "siegestorm/last-man-standing", "--seats", "me", "greedy", "random"),
        *("--seed", 7, "-l", language, "--record", file),
        typed=numbers(7),
    )
    assert result.exit_code == 0, result.output
    assert not KEY.search(result.output)
    logged = [line for line in result.output.splitlines() if re.search(r" SS-R?[0-9.]+$", line)]
    assert not any(" ? " in line for line in logged), "a player the log has no name for"
    assert run("replay", file).exit_code == 0
    state = read(file.read_text("utf-8")).state()
    assert state.outcome is not None
    assert len(state.outcome.winners) == 1


# -- against a boss ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "mode", "seats", "boss"),
    [
        *((language, "solo", ["me"], "byloss") for language in LANGUAGES),
        *((language, "coop", ["me", "me"], "corvane") for language in LANGUAGES),
        ("en", "coop", ["me", "greedy"], "muldra"),
    ],
)
def test_a_whole_game_against_a_boss_ends_with_a_result_and_a_record_that_holds(
    language: str, mode: str, seats: list[str], boss: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    result = run(
        *("play", f"siegestorm/{mode}", "--seats", *seats, "--boss", boss, "--seed", 4),
        *("--difficulty", "hard", "-l", language, "--record", file),
        typed=numbers(4, 3000),
    )
    assert result.exit_code == 0, result.output
    spoken = words(language)
    assert spoken.ui("you-win") in result.output or spoken.ui("you-lose") in result.output
    assert not KEY.search(result.output)
    logged = [line for line in result.output.splitlines() if re.search(r" SS-R?[0-9.]+$", line)]
    assert not any(" ? " in line for line in logged), "a player the log has no name for"
    assert run("replay", file, "--log", "-l", language).exit_code == 0
    assert read(file.read_text("utf-8")).setup.switch("boss", "byloss") == boss


def test_boss_difficulty_and_decks_are_agreed_on_the_command_line(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    result = run(
        *("play", "siegestorm/solo", "--boss", "muldra", "--difficulty", "very-hard"),
        *("--switch", "advanced_deck=blackpurse-companies", "--record", record),
        typed=["boss"],
    )
    assert "b Muldra, the Rot Below (Very Hard)" in result.output
    assert "Plays with: Rotwood Spawn, Blackpurse Companies" in result.output
    assert read(record.read_text()).setup.switches == (
        ("advanced_deck", "blackpurse-companies"),
        ("boss", "muldra"),
        ("difficulty", "very-hard"),
    )


def test_a_game_against_a_boss_is_taken_up_again_and_says_it_all(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "siegestorm/coop", "--boss", "corvane", "--record", file, typed=numbers(5, 6))
    before = read(file.read_text()).answers
    again = run("play", "--resume", file, "--seats", "me:Anna", "me:Ben", typed=["", "boss", "1"])
    assert "Corvane, the Mercenary Marshal" in again.output
    assert read(file.read_text()).answers[: len(before)] == before
    assert "leave out boss" in refusal("play", "--resume", file, "--boss", "muldra")


def test_two_persons_win_or_lose_together() -> None:
    here = "a resources tengu\nb resources tengu*9\nc resources goblin-tank*9\n"
    driver = table(position(here, "me:Anna", "me:Ben", mode="coop"), ["", "end", "", "end", "end"])
    assert driver.run().kind == "over"
    _close(driver, Ending("over"), "en")
    assert "You lose.\nByloss wins!" in shown(driver)
