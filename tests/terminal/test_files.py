"""Files and streams: nothing is overwritten, and no trouble with them ends in a traceback."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock

import pytest

from siegeworks.core.record import replay
from siegeworks.terminal import saves
from siegeworks.terminal.screen import Gone, Screen
from tests.terminal.stage import Stage, duel, refusal, run, shown, table

DIGITS = 5000 * "9"
NO_PLAY = """
game = "siegestorm/duel"
[[case]]
name = "Nothing is played"
rules = ["SS-8.4"]
given = "a resources tengu*9"
play = []
"""


def outside(command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command line as a process of its own, in a shell."""
    whole = command.replace(
        "siegeworks", f"{sys.executable} -c 'from siegeworks.cli import main; main()'", 1
    )
    env = {**os.environ, **settings}
    return subprocess.run(whole, shell=True, env=env, capture_output=True, text=True, check=False)


# -- nothing is overwritten ----------------------------------------------------------------


def test_save_overwrites_no_file_but_the_own_one(tmp_path: Path) -> None:
    own, other = tmp_path / "own.record", tmp_path / "other"
    other.write_text("precious")
    driver = table(duel("me", "greedy"), ["keep", f"save {other}", f"save {own}"], own)
    driver.run()
    assert "is there already" in shown(driver)
    assert f"Saved in {own}" in shown(driver)
    assert other.read_text() == "precious"


def test_save_knows_the_home_folder_and_makes_no_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    nowhere = tmp_path / "nowhere" / "x"
    driver = table(duel("me", "greedy"), ["save ~/x", f"save {nowhere}", "save a\0b", "save /"])
    driver.run()
    assert replay((tmp_path / "x").read_text()).answers == driver.session.record.answers
    assert not nowhere.parent.exists()
    assert "there is no folder" in shown(driver)


def test_a_record_or_a_deck_takes_the_place_of_no_other_file(tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("precious")
    assert "is there already" in refusal("play", "--record", file)
    assert "is there already" in refusal("deck", "import", "ysra", file)
    assert "no folder" in refusal("play", "--record", tmp_path / "nowhere" / "x")
    assert file.read_text() == "precious"


def test_a_game_taken_up_again_may_be_kept_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    assert run("play", "--seed", 1, "--record", file, typed=["1"]).exit_code == 0
    again = run("play", "--resume", file, "--record", file, typed=["1"])
    assert again.exit_code == 0, again.output


def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkstemp", full)
    assert "No space left" in refusal("play", "--record", tmp_path / "game.record")


def test_a_game_without_a_folder_for_saves_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed() -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(saves, "data_folder", closed)
    result = run("play", "--seed", 1, typed=["1", "quit"])
    assert result.exit_code == 0, result.output
    assert "games cannot be kept: Permission denied" in result.output


# -- streams -------------------------------------------------------------------------------


def test_numbers_of_any_length_can_be_typed() -> None:
    driver = table(duel("me", "greedy"), [DIGITS, f"log {DIGITS}", f"why {DIGITS}", "log 0"])
    driver.run()
    assert "Type a number from 1 to" in shown(driver)
    assert shown(driver).count("log shows the last lines") == 2


def test_a_closed_input_is_one_that_has_ended() -> None:
    result = outside("siegeworks play --seed 1 <&-")
    assert (result.returncode, "Traceback" in result.stderr) == (0, False)
    result = outside("siegeworks deck check - <&-")
    assert result.returncode == 2
    assert "nothing on standard input" in result.stderr


def test_a_full_disk_behind_the_output_is_left_quietly() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this machine has no /dev/full")
    for words in ("card", "play --seed 1 </dev/null"):
        result = outside(f"siegeworks {words} >/dev/full")
        assert (result.returncode, result.stderr.count("Error")) == (2, 0), result.stderr


def test_an_output_that_knows_only_ascii_gets_what_it_can_show() -> None:
    result = outside("siegeworks deck show ysra -l cs", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_width_of_nothing_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "0")
    assert Screen().width == 79
    assert "Keep" in run("play", "--seed", 1, typed=["1"], env={"COLUMNS": "0"}).output


def test_lines_typed_by_another_person_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[bool] = []
    monkeypatch.setattr(Stage, "forget_lines", lambda stage: forgotten.append(True))
    driver = table(duel("me", "me"), ["", "keep", "", "keep"])
    with suppress(Gone):
        driver.run()
    assert len(forgotten) >= 2


# -- what is agreed ------------------------------------------------------------------------


def test_an_illegal_deck_of_a_match_is_refused_with_readable_reasons(tmp_path: Path) -> None:
    file = tmp_path / "few.deck"
    file.write_text("3 Tengu\n")
    says = refusal("match", "--decks", file, "--games", 20, "--processes", 2)
    assert "(SS-4.1)" in says
    assert "; (; " not in says


def test_an_empty_position_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "empty.position"
    file.write_text("\n")
    assert "is empty" in refusal("play", "--position", file)


def test_nothing_is_agreed_twice() -> None:
    assert "two decks" in refusal("play", "--deck", "a=ysra", "--deck", "a=styxia")
    rest = "vision_rest=bottom"
    assert "set twice" in refusal("play", "--switch", rest, "--switch", rest)


def test_a_missing_casebook_file_is_named_plainly() -> None:
    says = refusal("cases", "nowhere.toml")
    assert "No such file" in says
    assert "Errno" not in says


@pytest.mark.parametrize(("text", "says"), [("", "holds no"), (NO_PLAY, "play is empty")])
def test_a_casebook_file_that_claims_nothing_is_refused(
    text: str, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "nothing.toml"
    file.write_text(text)
    assert says in refusal("cases", file)


def test_tab_completes_an_answer_where_the_machine_can(monkeypatch: pytest.MonkeyPatch) -> None:
    readline, screen = Mock(), Screen()
    monkeypatch.setitem(sys.modules, "readline", readline)
    monkeypatch.setattr("builtins.input", lambda prompt: "end")
    screen.live = True
    assert screen.ask("> ", lambda typed: [f"{typed} a", f"{typed} b"]) == "end"
    (complete,) = readline.set_completer.call_args.args
    assert [complete("play", number) for number in range(3)] == ["play a", "play b", None]
    screen.ask("Really? ")
    (complete,) = readline.set_completer.call_args.args
    assert complete("play", 0) is None
    monkeypatch.setitem(sys.modules, "readline", None)
    assert screen.ask("> ", lambda typed: [typed]) == "end"
