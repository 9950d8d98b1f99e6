"""Cases: those that hold, the same ones spoilt, and files that are none."""

from pathlib import Path

import pytest

from siegeworks.casebook import cases_in, coverage, files, run_cases
from siegeworks.casebook.case import Result, read_cases, run_case
from siegeworks.core.refusal import BadText
from siegeworks.core.shelf import GAMES
from siegeworks.games.siegestorm.rules.checks import CHECKS

HEAD = 'game = "siegestorm/duel"\n'

LAND = """
[[case]]
name = "No Man's Land is never replaced"
rules = ["SS-9.7", "SS-9.4"]
given = '''
step draw
a  track . . despoiler  resources armored-yak*10
b  resources armored-yak*10
land a tengu
'''
play = [
    "a: next",
    "? a to decide order",
    "? a may storm, hold front, support",
    "! a: hold land -- SS-9.7",
    "+ a: storm",
    "a: hold front",
    "? event HeldGround by SS-9.4",
    "? af is despoiler",
    "? a track . . .",
]
"""
STORM = """
[[case]]
name = "A Storm: attack, action, Casualties"
rules = ["SS-10.1", "SS-10.18", "SS-10.19", "SS-10.20"]
given = '''
step draw
a  track . . underworld-vindicator
b  track druuk-school-adept . .  resources tengu armored-yak*9
'''
play = [
    "a: next",
    "a: storm",
    "? a4 att 2",
    "? a4 strength 0",
    "! a: attack b1 -- SS-10.12",
    "a: attack b",
    "? event Attacked strength=0",
    "? event Damaged seat=b amount=2 by SS-15.17",
    "? b casualties armored-yak tengu",
    "? a casualties underworld-vindicator",
    "? a to move",
]
"""
REACT = """
[[case]]
name = "A reaction is carried out first"
rules = ["SS-12.11"]
given = '''
a  hand underworld-vindicator  resources tengu*5
b  hand underworld-vindicator  resources tengu*5
'''
play = [
    "! b: play underworld-vindicator",
    "a: play underworld-vindicator",
    "? b to decide react",
    "? a waits",
    "? chain 1",
    "b: play underworld-vindicator",
    "? a resources 3",
    "? b resources 3",
    "? chain 0",
]
"""
LOSS = """
[[case]]
name = "Who cannot draw in the Draw step loses"
rules = ["SS-6.3"]
given = "step prepare\\na resources tengu\\nb resources tengu"
play = ["? not over", "a: next", "? winner b by SS-6.3", "? winner b", "? over", "? a hand empty"]
"""
START = """
[[case]]
name = "Starting hands are exchanged in secret"
rules = ["SS-5.4", "SS-5.5"]
setup = { a = ["34 tengu"], b = ["34 armored-yak"], check = false }
seed = 3
play = [
    "? a hand tengu*2",
    "? b to decide exchange",
    "a: keep",
    "? b to decide exchange",
    "b: return armored-yak armored-yak",
    "? event Exchanged seat=b",
    "? b hand 2",
]
"""
DECK = """
[[case]]
name = "A deck with three faults"
rules = ["SS-4.1", "SS-4.2", "SS-4.3"]
deck = ["34 armored-yak", "1 despoiler"]
faults = ["SS-4.1", "SS-4.2", "SS-4.3"]
"""
MIXED = """
[[case]]
name = "Free-for-All lets factions mix, and counts copies all the same"
rules = ["SS-22.1", "SS-22.4"]
deck = ["33 armored-yak", "1 despoiler"]
faults = ["SS-22.4"]
switches = { free_for_all = "true" }
"""
SEATS = """
[[case]]
name = "A Duel has two seats"
rules = ["SS-1.2"]
setup = { a = ["34 armored-yak"] }
faults = ["SS-1.2", "SS-4.3"]
"""
CHECK = """
[[case]]
name = "Ids are made of names"
rules = ["SS-3.1"]
check = "cards_have_ids_made_of_their_names"
"""
OPEN = """
[[case]]
name = "It may end with a question"
rules = ["SS-8.11"]
given = "step draw\\na track . . tengu resources tengu"
play = ["a: next", "? a to decide order"]
open = true
"""
SAMPLES = (LAND, STORM, REACT, LOSS, START, DECK, MIXED, SEATS, CHECK, OPEN)


def run(text: str) -> Result:
    (case,) = read_cases(HEAD + text)
    return run_case(case)


@pytest.mark.parametrize("text", SAMPLES)
def test_a_sample_holds(text: str) -> None:
    assert run(text).fault is None


@pytest.mark.parametrize(
    ("text", "old", "new", "fault"),
    [
        (LAND, "? af is despoiler", "? af is tengu", "play line 8 (? af is tengu): got despoiler"),
        (LAND, "land a tengu", "land .", "play line 3 (? a may storm, hold front, support): got"),
        (LAND, "-- SS-9.7", "-- SS-9.8", "expected a refusal by SS-9.8; got SS-9.7"),
        (LAND, "! a: hold land -- SS-9.7", "! a: hold fr", "'hold fr' is no move: a word of"),
        (LAND, "! a: hold land -- SS-9.7", "! a: storm", "it is offered: storm"),
        (LAND, "! a: hold land", "! a: play tengo", "'play tengo' is no move: a word of it is"),
        (LAND, "+ a: storm", "+ a: hold land", "it is not offered; a may storm, hold front"),
        (LAND, '"a: hold front"', '"b: hold front"', "it is not offered; a may storm"),
        (LAND, '"a: hold front"', '"c: hold front"', "there is no seat c"),
        (LAND, '"a: hold front"', '"hold front"', "expected `a: move`, `+ a: move`"),
        (LAND, '"a: hold front"', '"a: hold front -- SS-9.4"', "expected `a: move`, `+ a: move`"),
        (LAND, "? a track . . .", "? a track . .", "play line 9 (? a track . .): got .*3"),
        (LAND, "? a track . . .", "? a treck", "cannot read 'treck' after a seat: there is hand"),
        (LAND, "by SS-9.4", "by SS-9.5", "got HeldGround piece=1 card=despoiler"),
        (LAND, '    "a: hold front",', "", "play line 6 (? event HeldGround by SS-9.4): got Step"),
        (STORM, "? a to move", "? no event Damaged", "got Attacked"),
        (STORM, "armored-yak tengu", "tengu armored-yak", "got casualties armored-yak tengu (2)"),
        (STORM, "amount=2", "amount=3", "got Attacked"),
        (STORM, "amount=2", "size=3", "cannot read 'size': expected FIELD=VALUE of Damaged"),
        (STORM, "event Damaged", "event Hurt", "no event 'Hurt'; there is ActionDone"),
        (REACT, "? a waits", "? a waits\\", "not TOML"),
        (LOSS, "winner b by SS-6.3", "winner b by SS-6.4", "got winner b by SS-6.3"),
        (LOSS, "? not over", "? over", "play line 1 (? over): got not over"),
        (START, "seed = 3", "seed = -3", "seed is below zero"),
        (START, "check = false", "check = true", "seat a: 34 copies of Tengu"),
        (DECK, '"1 despoiler"', "", "expected SS-4.1, SS-4.2, SS-4.3; got seat a: 34 copies"),
        (MIXED, '"true"', '"maybe"', "switch free_for_all is false or true, not 'maybe'"),
        (
            CHECK,
            "cards_have",
            "cats_have",
            "no check 'cats_have_ids_made_of_their_names'; there is",
        ),
        (OPEN, "open = true", "", "it does not end at rest; still asked: a: order"),
        (OPEN, "order", "orders", "no prompt 'orders'; there is act, advance, after-storm, attack"),
        (OPEN, "tengu resources", "tengo resources", "position: a track: unknown card 'tengo'"),
    ],
)
def test_a_spoilt_sample_fails_where_it_is_spoilt(
    text: str, old: str, new: str, fault: str
) -> None:
    assert old in text
    try:
        found = run(text.replace(old, new, 1)).fault
    except BadText as refused:
        found = str(refused)
    assert fault in str(found)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("case = 1", "cases: case is not a list"),
        ("game = 1", "cases: game is not a text"),
        ("more = 1", "cases: cannot read more; there is case, game"),
        ("", "cases: it holds no [[case]]"),
        ("case = [1]", "cases: case is not a list of tables"),
        ("[[case]]", "cases, case 1: name is missing"),
        ("[[case]]\nname = 1", "case 1: name is not a text"),
        (HEAD + LAND + "when = []", "cannot read when; there is check, deck, faults, game, given"),
        ("[[case]]\nname = 'x'", "cases, case x: expected one of play, faults, check"),
        ("[[case]]\nname = 'x'\nplay = []\ncheck = 'y'", "expected one of play, faults, check"),
        ("[[case]]\nname = 'x'\nplay = []", "cases, case x: no game ''; there is siegestorm/duel"),
        (
            "game = 'siegestorm/duel'\n[[case]]\nname = 'x'\nplay = []",
            "expected one of given, setup",
        ),
        (HEAD + "[[case]]\nname = 'x'\nplay = 'a: end'\ngiven = ''", "it names no rules"),
        (HEAD + "[[case]]\nname='x'\nrules=['y']\nplay='a'\ngiven=''", "play is not a list"),
        (
            HEAD + "[[case]]\nname='x'\nrules=['y']\nplay=[]\ngiven=''\nopen=1",
            "open is not True or False",
        ),
        (HEAD + "[[case]]\nname='x'\nrules=['y']\nplay=[]\ngiven=''\nseed=true", "seed is not a"),
        (HEAD + "[[case]]\nname='x'\nrules=['y']\nplay=[]\nsetup={b=[]}", "expected a setup such"),
        (HEAD + "[[case]]\nname='x'\nrules=['y']\nplay=[]\nsetup=1", "setup is not a table"),
        (
            HEAD + "[[case]]\nname='x'\nrules=['y']\nplay=[]\nsetup={a=1}",
            "setup: a is not a list",
        ),
        (
            HEAD + "[[case]]\nname='x'\nrules=['y']\nplay=[]\ngiven=''\nswitches={a=1}",
            "switches: a is not a text",
        ),
    ],
)
def test_a_file_that_is_no_casebook_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadText) as refused:
        read_cases(text)
    assert message in str(refused.value)


def test_results_name_file_and_case(tmp_path: Path) -> None:
    file = tmp_path / "samples.toml"
    file.write_text(HEAD + "".join(SAMPLES) + LAND.replace("SS-9.4", "SS-99.4"), "utf-8")
    results = run_cases([file])
    assert [result.holds for result in results] == [True] * len(SAMPLES) + [False]
    assert str(results[0]) == "samples.toml: No Man's Land is never replaced: holds"
    assert results[-1].fault == "no such clause: SS-99.4"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadText, match=r"none\.toml: cannot be read"):
        cases_in([tmp_path / "none.toml"])
    (tmp_path / "latin.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadText, match=r"latin\.toml: cannot be read"):
        cases_in([tmp_path / "latin.toml"])


def test_coverage_counts_only_cases_that_hold_and_only_the_scope() -> None:
    good, bad = run(LOSS), run(LAND.replace("? af is despoiler", "? af is tengu"))
    covered = {item.clause.id: item for item in coverage("siegestorm", [good, bad])}
    assert [case.name for case in covered["SS-6.3"].cases] == [good.case.name]
    assert covered["SS-9.7"].cases == ()
    assert covered["SS-9.7"].missing
    assert not covered["SS-6.3"].missing
    assert covered.keys() == {clause.id for clause in GAMES["siegestorm"].clauses()}
    assert not any(item.missing for item in covered.values() if item.clause.why)


def test_the_shipped_files_lie_in_the_folder_of_their_game() -> None:
    for name, game in GAMES.items():
        assert files(name)
        assert all(path.parent == game.home / "casebook" for path in files(name))


@pytest.mark.parametrize("name", sorted(CHECKS))
def test_every_check_holds(name: str) -> None:
    assert list(CHECKS[name]()) == []
