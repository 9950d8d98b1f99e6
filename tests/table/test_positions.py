"""The position editor: set-ups as positions, cases that `siegeworks cases` runs, puzzle files."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from siegeworks.cli.program import app
from siegeworks.core.record import replay
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.pages.positions import StartWish, block, quoted, start_position
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running

MODES = [
    (f"{game.name}/{mode}", seats)
    for game in GAMES.values()
    for mode, known in game.modes.items()
    for seats in known.seats
]
DUEL: dict[str, Any] = {
    "game": "siegestorm/duel",
    "position": "a  hand tengu*2  resources tengu*9\nb  hand tengu",
}


def ask(server: Running, path: str, status: int = 200, **wish: Any) -> Any:
    with server.guest() as guest:
        answer = guest.post(path, json=wish, headers={"Accept-Language": "en"})
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_every_mode_has_a_set_up_and_an_empty_position(name: str, seats: int) -> None:
    game, mode = game_of(name)
    text = start_position(StartWish(game=name, seats=seats, seed=7))
    for position in (text, "\n".join("abcd"[:seats])):
        state = game.read_position(position, mode)
        assert game.at_rest(state)
        assert len(state.setup.seats) == seats


def test_each_seed_makes_another_set_up() -> None:
    found = {
        start_position(StartWish(game="siegestorm/duel", seats=2, seed=seed)) for seed in range(5)
    }
    assert len(found) == 5


def test_a_set_up_keeps_to_what_is_agreed_on(server: Running) -> None:
    wish: dict[str, Any] = {"game": "siegestorm/solo", "seats": 1, "switches": {"boss": "byloss"}}
    assert "goblin" in ask(server, "/api/positions/start", **wish)["text"]
    for wrong, why in (
        ({**wish, "switches": {"boss": "nobody"}}, "not 'nobody'"),
        ({**wish, "seats": 2}, "2"),
        ({**wish, "game": "chess"}, "chess"),
    ):
        assert why in ask(server, "/api/positions/start", 422, **wrong)["refused"]


def cases_of(text: str, folder: Path) -> str:
    """What `siegeworks cases` says of a casebook file."""
    file = folder / "case.toml"
    file.write_text(text, "utf-8")
    result = CliRunner().invoke(app, ["cases", str(file)])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    "wish",
    [
        {**DUEL, "rules": ["SS-8.1"]},
        {**DUEL, "position": 'a # a "quoted" \\ word\nb', "rules": ["SS-8.1", "SS-8.4"]},
        {"game": "rift/drill-yard", "position": "crystals", "rules": ["RT-5.1"]},
        {"game": "siegestorm/solo", "switches": {"boss": "byloss"}, "position": "a"},
    ],
)
def test_a_position_is_saved_as_a_case_that_holds(
    server: Running, tmp_path: Path, wish: dict[str, Any]
) -> None:
    if wish["position"] == "crystals":
        wish = {**wish, "position": "round 2  phase spending  crystals 5\na\nb"}
    named = {"rules": ["SS-8.1"], "name": 'It says "why", ěščř', **wish}
    told = ask(server, "/api/positions/case", **named)
    assert cases_of(told["text"], tmp_path).startswith("1 cases, 0 broken")
    (case,) = tomllib.loads(told["text"])["case"]
    assert case["name"] == named["name"]
    assert case["given"].split() == named["position"].split()


@pytest.mark.parametrize("name", ["ysra-khunglai", "solo-muldra", "last-man-standing"])
def test_a_position_of_a_record_is_saved_as_a_case(
    server: Running, tmp_path: Path, name: str
) -> None:
    record = replay(Path(f"tests/golden/{name}.game").read_text("utf-8"))
    game, switches = record.game, dict(record.setup.switches)
    ply = next(n for n in range(30, 90) if game.at_rest(record.at(n).state()))
    position = game.write_position(record.at(ply).state())
    rules = ["SS-8.1"]
    wish: dict[str, Any] = {"game": record.name, "position": position, "switches": switches}
    told = ask(server, "/api/positions/case", **wish, name="Here", rules=rules)
    cases_of(told["text"], tmp_path)


def test_what_makes_no_case_is_refused(server: Running) -> None:
    named = {**DUEL, "name": "Here", "rules": ["SS-8.1"]}
    for wrong, why in (
        ({**named, "rules": ["SS-99.9"]}, "SS-99.9"),
        ({**named, "name": "two\nlines"}, "one line"),
        ({**named, "position": "a hand tengo"}, "tengo"),
        ({**named, "position": "a\ntrack tengu"}, "line 2"),
        ({**named, "rules": []}, "rules"),
    ):
        assert why in ask(server, "/api/positions/case", 422, **wrong)["refused"]


def test_a_puzzle_file_holds_game_position_and_seat(server: Running) -> None:
    told = ask(server, "/api/positions/puzzle", **DUEL, seat="b")
    found = tomllib.loads(told["text"])
    assert found == {
        "game": DUEL["game"],
        "seat": "b",
        "position": DUEL["position"] + "\n",
    }
    refused = ask(server, "/api/positions/puzzle", 422, game="siegestorm/duel", position="x")
    assert "line 1" in refused["refused"]


@pytest.mark.parametrize("text", ['"""', "\\", "\x7f", 'ab"""\ncd\\\n"', "ěščř 🙂"])
def test_any_text_is_written_as_toml(text: str) -> None:
    assert tomllib.loads(f"text = {quoted(text)}") == {"text": text}
    assert tomllib.loads(f"text = {block(text)}") == {"text": f"{text}\n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_every_mode(server: Running, language: str) -> None:
    with server.guest() as guest:
        answer = guest.get("/positions", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert all(f'value="{name}"' in answer.text for name, _ in MODES)
