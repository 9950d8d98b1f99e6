"""Shuffles that can be checked: commitment, numbers, seed, proof, `siegeworks verify`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from siegeworks.cli.program import app
from siegeworks.core.chance import SEED_LIMIT
from siegeworks.core.record import Record
from siegeworks.table.fairness import (
    commitment,
    fault_of,
    new_secret,
    proof_of,
    read_proof,
    seed_of,
)
from tests.formats.games import DUEL, duel
from tests.table.stage import Running

SECRET = "ab" * 32


def proven(secret: str = SECRET) -> Record:
    """A record with a proof that holds."""
    numbers = {0: "1f", 1: "2e"}
    record = Record(DUEL, duel(1), seed_of(secret, numbers))
    record.proof = proof_of(secret, numbers).lines()
    record.answer(0, "keep")
    return record


def test_the_seed_depends_on_every_number_and_on_who_brought_it() -> None:
    seeds = {
        seed_of(SECRET, {0: "1", 1: "2"}),
        seed_of(SECRET, {0: "2", 1: "1"}),
        seed_of(SECRET, {0: "1"}),
        seed_of(SECRET, {1: "1"}),
        seed_of(SECRET, {}),
        seed_of(new_secret(), {0: "1", 1: "2"}),
    }
    assert len(seeds) == 6
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert seed_of(SECRET, {1: "2", 0: "1"}) in seeds


def test_a_proof_round_trips() -> None:
    proof = proof_of(SECRET, {0: "1f", 3: "2e"})
    assert read_proof(proof.lines()) == proof
    assert proof.commitment == commitment(SECRET)
    for bad in ((), ("secret 1",), ("x 1", "secret 1"), (*proof.lines(), "number z 1")):
        assert read_proof(bad) is None


def run(file: Path, *more: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["verify", str(file), *more])
    return result.exit_code, result.output


def test_verify_says_whether_the_shuffles_hold(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(proven().text())
    assert run(file)[0] == 0
    code, text = run(file, "--json")
    assert (code, json.loads(text)) == (0, {"holds": True, "fault": ""})


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"proof": ()}, "no proof"),
        ({"proof": ("commitment 1",)}, "cannot be read"),
        ({"proof": proof_of("cd" * 32, {}).lines()}, "not made of"),
        ({"proof": (f"commitment {commitment('1')}", f"secret {SECRET}")}, "committed"),
        ({"seed": 5}, "not made of"),
    ],
)
def test_verify_finds_what_is_wrong(tmp_path: Path, change: dict[str, object], what: str) -> None:
    good, file = proven(), tmp_path / "game.record"
    record = Record(DUEL, duel(1), int(str(change.get("seed", good.seed))))
    record.proof = change.get("proof", good.proof)  # type: ignore[assignment]
    file.write_text(record.text())
    code, text = run(file)
    assert code == 1
    assert what in text
    assert json.loads(run(file, "--json")[1])["holds"] is False


def test_verify_finds_answers_that_do_not_hold_and_files_that_are_no_records(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.record"
    file.write_text(proven().text().replace("a keep", "a kept"))
    assert run(file)[0] == 1
    file.write_text("hello")
    assert run(file)[0] == 2
    assert run(tmp_path / "missing")[0] == 2


def test_the_table_commits_first_and_proves_it_in_the_end(server: Running, tmp_path: Path) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with (
        server.sit(table, "a", number="abc") as anna,
        server.sit(table, "b", number="def") as ben,
    ):
        assert anna.welcome["commitment"] == ben.welcome["commitment"] == table["commitment"]
        anna.reach(2)
        anna.ask("resign")
        over = ben.once("over")
    assert over["proof"]["commitment"] == table["commitment"]
    assert over["proof"]["numbers"] == {"a": "abc", "b": "def"}
    assert int(over["seed"]) == seed_of(over["proof"]["secret"], {0: "abc", 1: "def"})
    with server.guest() as guest:
        text = guest.get(f"/api/tables/{table['table']}/record").text
    file = tmp_path / "game.record"
    file.write_text(text)
    assert run(file)[0] == 0
    assert fault_of(Record(DUEL, duel(1), 1)) is not None
