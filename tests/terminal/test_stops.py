"""Around a game: the questions before it, interruptions, and files that are never half there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from siegeworks.core.player import Machine, Name
from siegeworks.core.record import Record, replay
from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.pace import Stops, by_itself
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.players import KINDS
from siegeworks.seating import seat_names
from siegeworks.terminal import saves
from siegeworks.terminal.lobby import Wishes, asked, begin
from siegeworks.terminal.screen import Completions, Screen
from tests.terminal.stage import Stage, against, duel, position, run, shown, starter, table

WISHES = Wishes("siegestorm/duel", (), "en", ask_language=True, ask_all=True)


def interrupting(*keys: str) -> Callable[..., str]:
    """Somebody at the keyboard who types lines, and Ctrl-C where `^C` is written."""
    typed = iter(keys)

    def ask(screen: Screen, prompt: str, completions: Completions | None = None) -> str:
        line = next(typed)
        if line == "^C":
            raise KeyboardInterrupt
        return line

    return ask


# -- before the game -----------------------------------------------------------------------


def brought(wishes: Wishes) -> list[tuple[str, ...]]:
    """What the seats bring to a game that begins so."""
    return [seating.brings for seating in begin(wishes).setup.seats]


def test_enter_takes_what_is_usual() -> None:
    stage = Stage(["", "", ""])
    stage.live = True
    wishes = asked(WISHES, stage)
    assert wishes.language == "en"
    assert wishes.seats == ("me", "normal")
    assert brought(wishes) == [starter("seraphia"), starter("styxia")]


def test_a_wish_is_read_by_its_beginning_and_asked_for_until_it_is_one() -> None:
    stage = Stage(["xx", "de", "s", "st", "zz", "ra"])
    stage.live = True
    wishes = asked(WISHES, stage)
    assert wishes.language == "de"
    assert wishes.seats == ("me", "random")
    assert brought(wishes) == [starter("styxia"), starter("seraphia")]
    assert "Deine Fraktion" in stage.text
    assert "“xx” is not among these: en, cs" in stage.text


def test_the_mode_is_asked_for_where_no_game_was_named() -> None:
    for typed, game in (("", "siegestorm/duel"), ("l", "siegestorm/last-man-standing")):
        stage = Stage(["", typed, "", ""])
        stage.live = True
        wishes = asked(WISHES._replace(ask_mode=True), stage)
        assert wishes.game == game
        assert "Mode (duel, solo, coop, last-man-standing, rift) [duel]" in stage.text
        assert "Boss" not in stage.text


def test_whoever_plays_solo_is_asked_for_the_boss_and_how_hard_it_is() -> None:
    stage = Stage(["", "so", "ysra", "bylo", "x", "very", "", "spec"])
    stage.live = True
    wishes = asked(WISHES._replace(ask_mode=True), stage)
    assert wishes.game == "siegestorm/solo"
    assert wishes.seats == ()
    assert brought(wishes) == [starter("ysra")]
    assert wishes.switches == (("advanced_deck", "spectral-shamans"), ("difficulty", "very-hard"))
    assert "Your opponent" not in stage.text
    assert "“x” is not among these: medium, hard, very-hard" in stage.text
    record = begin(wishes)
    assert [seat.name for seat in record.setup.seats] == ["me"]


def test_whoever_plays_co_op_is_asked_for_a_partner() -> None:
    stage = Stage(["", "", "me", "corv", "", "", ""])
    stage.live = True
    wishes = asked(WISHES._replace(game="siegestorm/coop"), stage)
    assert wishes.seats == ("me", "me")
    assert wishes.switches == (("boss", "corvane"),)
    assert f"Your partner ({', '.join(KINDS)}, me) [normal]" in stage.text
    assert len(begin(wishes).setup.seats) == 2


def test_nothing_is_asked_where_nobody_could_answer_or_something_was_said() -> None:
    assert asked(WISHES, Stage([])) == WISHES
    stage = Stage([])
    stage.live = True
    assert asked(WISHES._replace(ask_all=False), stage).seats == ()


@pytest.mark.parametrize(
    ("words", "asks"), [((), True), (("--seed", "0"), False), (("--language", "de"), True)]
)
def test_whoever_says_anything_is_not_asked(
    words: tuple[str, ...], asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    wished: list[Wishes] = []

    def begun(wishes: Wishes, again: object) -> bool:
        wished.append(wishes)
        return True

    monkeypatch.setattr("siegeworks.terminal.play.play_through", begun)
    assert run("play", *words).exit_code == 0
    assert wished[0].ask_all is asks
    assert wished[0].ask_mode
    assert run("play", "siegestorm/solo", *words).exit_code == 0
    assert not wished[1].ask_mode


def test_seeds_are_secret_unless_one_is_given() -> None:
    assert begin(WISHES).seed != begin(WISHES).seed
    assert begin(WISHES._replace(seed=5)).seed == 5


def names_of(record: Record) -> tuple[Name, ...]:
    return seat_names(record.game, record.setup)


def test_players_are_called_by_name_by_kind_or_by_seat() -> None:
    assert names_of(duel("me:Anna", "hard")) == ("Anna", Machine("hard"))
    assert names_of(duel("me", "Ben")) == ("", "Ben")
    assert names_of(duel("easy", "hard")) == (Machine("easy", "A"), Machine("hard", "B"))
    assert names_of(duel("me:Anna", "me:Anna")) == ("Anna A", "Anna B")
    assert names_of(against("muldra", "me:Anna")) == ("Anna", "Muldra")


# -- interruptions -------------------------------------------------------------------------


def test_ctrl_c_reminds_once_and_leaves_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = table(duel("me", "greedy"))
    monkeypatch.setattr(Stage, "ask", interrupting("^C", "?", "^C", "keep"))
    assert driver.persons[0].decide().text == "keep"
    assert shown(driver).count("Ctrl-C once more leaves") == 2
    monkeypatch.setattr(Stage, "ask", interrupting("^C", "^C"))
    with pytest.raises(KeyboardInterrupt):
        driver.persons[0].decide()


def test_a_game_that_is_broken_off_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    monkeypatch.setattr(Screen, "ask", interrupting("keep", "^C", "^C"))
    result = run("play", "--seed", 1, "--record", file)
    assert result.exit_code == 130
    assert "Traceback" not in result.output
    assert (0, "keep") in replay(file.read_text()).answers


# -- what is not asked ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "track", "stops", "answer"),
    [
        ("prepare", ". . tengu", "auto", "next"),
        ("prepare", ". . tengu", "all", None),
        ("draw", ". . tengu", "auto", None),
        ("draw", ". . tengu", "none", "next"),
        ("draw", "tengu . .", "auto", "next"),
        ("draw", "tengu . .", "all", None),
        ("deploy", "tengu . .", "none", None),
    ],
)
def test_steps_are_stopped_in_where_it_matters(
    step: str, track: str, stops: Stops, answer: str | None
) -> None:
    here = f"step {step}\na hand armored-yak track {track} resources tengu*9\nb resources tengu*9\n"
    view = table(position(here, "me", "greedy")).session.view(0)
    assert by_itself(view, stops) == answer


def test_the_end_of_the_own_turn_waits_for_enter() -> None:
    here = "a resources tengu*9\nb hand tengu resources tengu*9\n"
    driver = table(position(here, "me", "random"), [""])
    driver.run()
    assert driver.session.record.answers[0] == (0, "end")
    assert "Enter takes it" in shown(driver)


# -- files ---------------------------------------------------------------------------------


def test_a_file_is_written_whole_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "deep" / "game.record"
    saves.write_whole(file, "old")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(Refused, match="cannot write"):
        saves.write_whole(file, "new")
    assert file.read_text() == "old"
    assert list(file.parent.iterdir()) == [file]


def test_no_save_takes_the_file_of_another(own_folder: Path) -> None:
    first = saves.new_save("siegestorm/duel")
    saves.write_whole(first, "")
    second = saves.new_save("siegestorm/duel")
    assert first != second
    assert first.parent == second.parent == own_folder / "saves"


def test_every_faction_can_be_played() -> None:
    for faction in FACTIONS:
        assert run("play", "--deck", f"a={faction}", "--seed", 1, typed=["1"]).exit_code == 0
