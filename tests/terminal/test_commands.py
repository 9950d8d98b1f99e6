"""Every command besides `play`: what it says, its exit code, its JSON, and its refusals."""

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from siegeworks import casebook
from siegeworks.cli.conventions import progress
from siegeworks.games.rift.game import RIFT
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import parse_deck, starter_deck
from siegeworks.words.languages import HOME, LANGUAGES
from siegeworks.words.store import topics
from tests.terminal.stage import duel, refusal, run

BROKEN_CASE = """
game = "siegestorm/duel"
[[case]]
name = "Nobody draws a card by ending the turn"
rules = ["SS-8.4"]
given = "a resources tengu*9\\nb resources tengu*9"
play = ["a: dance"]
"""


def data(*words: object, code: int = 0) -> Any:
    """The one JSON object a command prints."""
    result = run(*words, "--json")
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game that has just begun."""
    file = tmp_path / "game.record"
    game = duel("greedy", "greedy")
    game.answer(0, "keep")
    game.answer(1, "keep")
    file.write_text(game.text())
    return file


# -- cards and decks -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_in_every_language(language: str) -> None:
    result = run("card", "tengu", "-l", language)
    assert result.exit_code == 0
    assert "Tengu" in result.output
    assert "+2" in result.output


def test_the_language_of_the_setting_is_spoken_or_else_that_of_the_machine() -> None:
    result = run("card", "tengu", env={"SIEGEWORKS_LANGUAGE": "cs", "LANG": "de_DE.UTF-8"})
    assert "Spojenci" in result.output
    assert "Verbündete" in run("card", "tengu", env={"LANG": "de_DE.UTF-8"}).output
    assert "Allies" in run("card", "tengu", env={"LANG": "fr_FR.UTF-8"}).output


def test_all_cards_are_exported_with_their_print() -> None:
    cards = data("card", "--game", "siegestorm")["cards"]
    assert [card["id"] for card in cards] == list(BOX.ids)
    for card in cards:
        if card["rank"] == "boss":
            assert card["commands"] or card["victory"], card["id"]
        else:
            assert card["action"], card["id"]
            assert card["passive"], card["id"]


def test_printed_things_of_every_game_are_shown() -> None:
    listed = {(card["game"], card["kind"]) for card in data("card")["cards"] if "kind" in card}
    assert {("rift", kind) for kind in ("tower", "hero", "spell", "storm", "enemy")} <= listed
    tower = data("card", "shooters")["cards"]
    assert [(card["game"], card["name"]) for card in tower] == [("rift", "Shooters")]
    assert "Shooters" in run("card", "shooters").output
    assert "no game 'chess'" in refusal("card", "--game", "chess")


@pytest.mark.parametrize("language", LANGUAGES)
def test_boss_cards_and_their_decks_are_shown_in_every_language(language: str) -> None:
    everything = run("card", "-l", language).output
    assert everything.count("Byloss") == 1
    page = run("card", "byloss", "-l", language).output
    for side in BOX.bosses["byloss"].sides.values():
        assert str(side.coop.life) in page
    fields = data("card", "seal-of-nova", "totemic-golem", "muldra", "-l", language)["cards"]
    assert [card["att"] for card in fields] == [None, 8, None]
    assert [card["icons"] for card in fields] == [["spirit"], ["shielded"], []]
    assert len(fields[2]["victory"]) == 3
    sides = BOX.bosses["muldra"].sides
    assert fields[2]["difficulties"]["hard"]["hand"] == sides["hard"].hand


def test_the_keywords_are_explained_in_every_language() -> None:
    for language in LANGUAGES:
        assert len(data("card", "--keywords", "-l", language)["keywords"]) > 30
    assert "Storm: An order" in run("card", "--keywords").output


def test_several_cards_are_shown_and_a_name_needs_no_quotes() -> None:
    assert [card["id"] for card in data("card", "tengu", "despoiler")["cards"]] == [
        "tengu",
        "despoiler",
    ]
    assert data("card", "Armored", "Yak")["cards"][0]["id"] == "armored-yak"


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_starter_deck_is_legal_and_can_be_shown(faction: str) -> None:
    assert data("deck", "check", faction)["legal"] is True
    shown = data("deck", "show", faction)
    assert shown["size"] == sum(card["copies"] for card in shown["cards"]) == 34


def test_a_deck_goes_through_every_form_and_comes_back(tmp_path: Path) -> None:
    deck = starter_deck(BOX, "ysra")
    code = run("deck", "export", "ysra", "--as", "code").stdout.strip()
    for source, form in ((code, "json"), (tmp_path / "json.deck", "text")):
        file = tmp_path / f"{form}.deck"
        assert run("deck", "import", source, file, "--as", form).exit_code == 0
    assert parse_deck((tmp_path / "text.deck").read_text()) == deck


def test_a_deck_is_read_with_the_card_names_of_a_language(tmp_path: Path) -> None:
    file = tmp_path / "cs.deck"
    file.write_text("4 Zkázonoš\n")
    assert data("deck", "check", file, "-l", "cs", code=1)["cards"] == 4


def test_a_deck_is_read_from_standard_input() -> None:
    result = run("deck", "export", "-", "--as", "json", typed=["name: Two", "2 Tengu"])
    assert json.loads(result.stdout)["cards"] == {"tengu": 2}


def test_an_illegal_deck_gets_every_reason_and_exit_code_1(tmp_path: Path) -> None:
    file = tmp_path / "few.deck"
    file.write_text("5 Tengu\n1 Despoiler\n1 Guardian\n")
    found = data("deck", "check", file, code=1)
    assert [fault["clause"] for fault in found["faults"]] == [
        "SS-4.1",
        "SS-4.2",
        "SS-4.5",
        "SS-22.7",
    ]
    agreed = data("deck", "check", file, "--free-for-all", "--promo", code=1)
    assert [fault["clause"] for fault in agreed["faults"]] == ["SS-22.2", "SS-22.3"]
    assert "SS-4.5" in run("deck", "check", file).output


# -- rules and records ---------------------------------------------------------------------


def test_a_broken_case_is_named_with_exit_code_1(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(BROKEN_CASE)
    result = run("cases", file)
    assert result.exit_code == 1
    assert "Nobody draws a card by ending the turn" in result.output
    assert data("cases", file, code=1)["broken"][0]["file"] == "broken.toml"


def test_a_clause_is_shown_with_the_cases_that_hold_it() -> None:
    (clause,) = data("rules", "ss-7.14")["clauses"]
    assert clause["id"] == "SS-7.14"
    assert clause["cases"]
    assert "SS-7.14" in run("rules", "SS-7.14").output


def test_the_coverage_of_the_rules_decides_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    found = data("rules")
    assert (found["missing"], found["percent"]) == ([], 100)
    path = next(path for path in casebook.files() if path.stem == "decks")
    monkeypatch.setattr(casebook, "files", lambda game="": [path])
    found = data("rules", code=1)
    assert "SS-10.1" in found["missing"]
    assert found["shown"] + len(found["missing"]) == found["clauses"]
    assert "SS-10.1  " in run("rules", "--coverage").output


def test_the_shipped_data_is_sound() -> None:
    assert data("check")["faults"] == []


def test_data_that_is_not_sound_is_named_with_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def the_moon_is_cheese() -> Iterator[str]:
        yield "it is not"

    file = tmp_path / "broken.toml"
    file.write_text(BROKEN_CASE)
    monkeypatch.setattr(SIEGESTORM, "checks", {"the_moon_is_cheese": the_moon_is_cheese})
    monkeypatch.setattr(RIFT, "checks", {})
    monkeypatch.setattr(casebook, "files", lambda game="": [file])
    monkeypatch.delitem(topics(HOME, "cs")["interface"], "ui-you")
    faults = data("check", code=1)["faults"]
    assert faults[0] == "siegestorm, the_moon_is_cheese: it is not"
    assert faults[1].startswith("broken.toml: Nobody draws a card by ending the turn: ")
    assert "cs: no words for ui-you" in faults
    assert f"{len(faults)} faults" in run("check").output


def test_a_record_holds_or_says_where_it_breaks(record: Path) -> None:
    assert data("replay", record)["holds"] is True
    log = run("replay", record, "--log").output
    assert "draws 2 cards: " in log
    text = record.read_text().replace("b keep", "b kept")
    record.write_text(text)
    broken = data("replay", record, code=1)
    assert broken["holds"] is False
    assert record.read_text().splitlines()[broken["line"] - 1].startswith("b kept ")
    assert f"line {broken['line']}: the hash does not follow" in run("replay", record).stderr


def test_a_record_of_a_game_that_is_over_says_who_won() -> None:
    file = next((Path(__file__).parents[2] / "tests" / "golden").glob("*.game"))
    found = data("replay", file)
    _, winners, clause, *_ = file.read_text().splitlines()[-1].split()
    assert (found["over"], found["winners"], found["clause"]) == (True, [*winners], clause)


# -- the lab -------------------------------------------------------------------------------


def test_a_match_is_counted_with_intervals() -> None:
    found = data("match", "--seats", "random", "random", "--games", 4, "--processes", 1)
    assert found["games"] == 4
    assert sum(player["wins"] for player in found["players"]) == 4
    words = ("match", "--seats", "random", "random", "--games", 2, "--decks", "ysra", "styxia")
    assert "2 games" in run(*words, "--processes", 1).output
    alike = (*words[:-2], "ysra", "ysra")
    assert data(*words, "--processes", 1) != data(*alike, "--processes", 1)


def test_a_match_against_a_boss_counts_the_team_and_the_boss() -> None:
    words = ("match", "siegestorm/coop", "--games", 2, "--processes", 1, "--boss", "muldra")
    found = data(*words, "--seats", "random", "random")
    assert found["team"]["wins"] + found["boss"]["wins"] == 2
    output = run(*words, "--difficulty", "hard").output
    assert "greedy + greedy " in output
    assert "muldra (hard) " in output
    assert "first player" not in output
    assert "has no boss" in refusal("match", "--boss", "muldra")
    assert "1 player, not 2" in refusal("match", "siegestorm/solo", "--seats", "greedy", "greedy")


def test_the_bench_prints_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"decisions_per_second": 1234567, "ratios": {"to chess": 1.5}}
    monkeypatch.setattr("siegeworks.lab.bench.bench", lambda yardsticks: figures)
    assert data("bench") == figures
    assert "1,234,567" in run("bench").output


def test_the_players_are_listed() -> None:
    assert "greedy" in data("players")["players"]
    assert "random" in run("players").output


def test_long_work_shows_a_bar_on_a_terminal_and_none_in_a_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for terminal in (True, False):
        stream = StringIO()
        monkeypatch.setattr(stream, "isatty", lambda answer=terminal: answer)
        monkeypatch.setattr("sys.stderr", stream)
        with progress("cases", 3) as done:
            done(3)
        assert ("cases" in stream.getvalue()) is terminal


# -- refusals ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["dance"], "No such command 'dance'"),
        (["deck", "dance"], "No such command 'dance'"),
        (["deck", "check"], "Missing argument"),
        (["deck", "check", "nowhere.deck"], "no deck file"),
        (["deck", "show", "goblins"], "no such faction"),
        (["deck", "export", "ysra", "--as", "song"], "no form 'song'"),
        (["deck", "import", "SS1-broken", "to.deck"], "the code was copied wrongly"),
        (["card", "Nobody At All"], "no card"),
        (["card", "a"], "could be any of"),
        (["card", "tengu", "-l", "xx"], "no words for 'xx'"),
        (["cases", "nowhere.toml"], "nowhere.toml"),
        (["rules", "SS-99.99"], "no clause SS-99.99"),
        (["replay"], "Missing argument"),
        (["replay", "nowhere.record"], "cannot read nowhere.record"),
        (["match", "rift/dance"], "no game"),
        (["match", "--seats", "bob", "greedy"], "no player 'bob'"),
        (["match", "--seats", "greedy"], "2 players, not 1"),
        (["match", "--games", "0"], "--games"),
        (["match", "--games", "many"], "--games"),
        (["match", "--decks", "ysra", "styxia", "ysra"], "2 players but 3 decks"),
        (["match", "--switch", "x=y"], "no switch 'x'"),
        (["docs", "--colour"], "--colour"),
        (["bench", "now"], "now"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], says: str) -> None:
    assert says in refusal(*words)


def test_files_that_are_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    for words in (("deck", "check"), ("replay",), ("cases",)):
        refusal(*words, file)
        refusal(*words, tmp_path)


def test_a_command_without_arguments_explains_itself() -> None:
    for words in ((), ("deck",)):
        result = run(*words)
        assert result.exit_code == 2
        assert "Usage:" in result.output
    for command in ("play", "cases", "rules", "check", "replay", "match", "bench", "docs", "card"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Usage:" in result.output
