"""Puzzles: each that ships has one solution, trying says so, and what is none is refused."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from siegeworks.core.refusal import BadText, Refused
from siegeworks.core.shelf import GAMES
from siegeworks.core.state import State
from siegeworks.puzzles import (
    Puzzle,
    Unsolved,
    attempt,
    begin,
    daily,
    judge,
    onward,
    puzzle_of,
    puzzles,
    read_puzzles,
)
from siegeworks.puzzles.checking import FEWEST, faults, wrong
from siegeworks.puzzles.puzzle import GRADES, write_puzzles
from siegeworks.puzzles.solving import LUCK, Search, TooMuch
from tests.terminal.stage import refusal, run

ALL = list(puzzles())
SAMPLE = ALL[::7]
LINES = 12
LONGEST = 60

CALM = Puzzle(
    id="calm",
    game="siegestorm/duel",
    seat=0,
    switches=(),
    ask="win",
    targets=(),
    position="""
turn 9  active a  step deploy
a  hand tengu  track . armored-yak .  resources tengu*5
b  resources tengu*30
""",
)
"""A Duel that nobody wins this turn."""


def play_at_random(state: State, puzzle: Puzzle, dice: Random) -> bool:
    """Whether any line of the seat leads there, the others answering anything."""
    aim = puzzle.aim(puzzle.start())
    for _ in range(LONGEST):
        if aim.reached(state):
            return True
        if aim.too_late(state):
            return False
        decision = state.decision_of(puzzle.seat) or state.decision
        state.take(decision, dice.choice(decision.options))
    return False


def test_there_are_some_dozens_of_each_game_in_all_grades() -> None:
    for game in GAMES:
        found = [each for each in puzzles().values() if each.board == game]
        assert len(found) >= FEWEST
        assert {each.grade for each in found} == set(GRADES)


def test_the_shipped_puzzles_are_sound() -> None:
    assert list(faults()) == []


@pytest.mark.parametrize("name", SAMPLE)
def test_the_solution_solves_it_and_other_first_answers_do_not(name: str) -> None:
    puzzle = puzzle_of(name)
    found = begin(puzzle)
    while found.outcome != "done":
        seat, text = puzzle.solution[len(found.answers)]
        assert seat == puzzle.seat
        found = attempt(puzzle, found.answers, text)
        assert found.outcome in ("going", "done")
    assert found.answers == puzzle.solution
    first = next(text for seat, text in puzzle.solution if seat == puzzle.seat)
    root = puzzle.start()
    decision = root.decision_of(puzzle.seat)
    assert decision is not None
    place = first.rpartition(" ~ ")[0] or first
    others = [each.text for each in decision.options if not each.text.startswith(place)]
    assert others
    for text in others[:3]:
        assert attempt(puzzle, (), text).outcome == "missed"


@pytest.mark.parametrize("name", SAMPLE)
def test_no_line_played_at_random_finds_another_way(name: str) -> None:
    puzzle, dice = puzzle_of(name), Random(name)
    first = next(text for seat, text in puzzle.solution if seat == puzzle.seat)
    place = first.rpartition(" ~ ")[0] or first
    for _ in range(LINES):
        state = puzzle.start()
        decision = state.decision_of(puzzle.seat)
        assert decision is not None
        others = [each for each in decision.options if not each.text.startswith(place)]
        option = dice.choice([each for each in others if is_first(puzzle, each.text)] or others)
        state.take(decision, option)
        assert not play_at_random(state, puzzle, dice)


def is_first(puzzle: Puzzle, text: str) -> bool:
    """Whether an answer begins something that may count: in Rift, a tower."""
    return puzzle.ask == "win" or text.startswith("play ")


@pytest.mark.parametrize("name", SAMPLE)
def test_whoever_is_shown_each_step_arrives(name: str) -> None:
    puzzle = puzzle_of(name)
    found = begin(puzzle)
    for _ in range(LONGEST):
        text = onward(puzzle, found.answers)
        if not text:
            break
        found = attempt(puzzle, found.answers, text)
    assert found.outcome == "done"
    assert onward(puzzle, found.answers) == ""


# -- what is no puzzle ---------------------------------------------------------------------


def test_what_cannot_be_won_is_no_puzzle() -> None:
    with pytest.raises(Unsolved, match="nothing leads there"):
        judge(CALM)


def test_what_can_be_won_in_two_ways_is_no_puzzle() -> None:
    bare = """
turn 9  active a  step deploy
a  hand gong-ringer thousand-stair-runner tengu*2  track . armored-yak .  resources tengu*5
b  resources
"""
    with pytest.raises(Unsolved, match="first answers lead there: play gong-ringer, play thousand"):
        judge(replace(CALM, position=bare))


def test_a_search_that_would_take_too_long_is_given_up() -> None:
    puzzle = puzzle_of(ALL[-1])
    root = puzzle.start()
    with pytest.raises(TooMuch, match="more than 2 answers"):
        Search(puzzle.aim(root), 2).solutions(root)


def test_a_horde_that_is_covered_cannot_be_asked_for() -> None:
    puzzle = next(each for each in puzzles().values() if each.ask == "clear")
    with pytest.raises(Refused, match="there is no space"):
        judge(replace(puzzle, targets=("z9",)))
    with pytest.raises(Refused, match="no hordes"):
        judge(replace(puzzle, targets=()))
    with pytest.raises(Refused, match="cannot be asked"):
        judge(replace(puzzle, ask="win"))


def test_a_wrong_solution_or_grade_is_found() -> None:
    puzzle = puzzle_of(ALL[0])
    told = list(wrong([replace(puzzle, solution=(), grade=GRADES[-1])]))
    assert len(told) == 2
    assert "its solution is" in told[0]
    assert "its grade is" in told[1]


# -- files ---------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written() -> None:
    for game in GAMES:
        found = [each for each in puzzles().values() if each.board == game]
        again = read_puzzles(game, write_puzzles(found))
        assert [each.solution for each in again] == [each.solution for each in found]
        assert [each.position.strip() for each in again] == [
            each.position.strip() for each in found
        ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("game = ", "not TOML"),
        ("puzzle = 1", "puzzle given: puzzle is not a list"),
        ('game = "chess"', "no game"),
        ('game = "siegestorm/duel"', "no position"),
        ('game = "siegestorm/duel"\nposition = "x"\nseat = "z"', "no seat"),
        ('game = "siegestorm/duel"\nposition = "x"\nask = "draw"', "cannot ask"),
        ('game = "siegestorm/duel"\nposition = "x"\ngrade = 9', "grade is 9"),
        ('game = "siegestorm/duel"\nposition = "x"\nsolution = ["next"]', "expected a seat"),
        ('game = "siegestorm/duel"\nposition = 7', "not a text"),
        ('game = "siegestorm/duel"\nposition = "x"\ntargets = "d3"', "not a list"),
        ('game = "siegestorm/duel"\nposition = "x"\nswitches = 1', "not a table"),
        (
            'game = "siegestorm/duel"\nposition = "x"\nmoves = 1',
            "cannot read moves; there is ask",
        ),
        ('id = "A B"\ngame = "siegestorm/duel"', "no word"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadText, match=fault):
        read_puzzles("given", text)


def test_every_day_has_its_puzzle_and_none_comes_twice_in_a_round() -> None:
    days = range(739_000, 739_000 + len(ALL))
    assert sorted(daily(day).id for day in days) == sorted(ALL)
    assert daily(days[0]) is daily(days[0] + len(ALL))


# -- the command ---------------------------------------------------------------------------


def saved(folder: Path, puzzle: Puzzle) -> Path:
    """A file as the position editor saves it: without hordes, solution and grade."""
    seat = "abcd"[puzzle.seat]
    text = f'game = "{puzzle.game}"\nseat = "{seat}"\nposition = """\n{puzzle.position}"""\n'
    path = folder / "puzzle.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_command_tells_the_solution_and_the_grade(tmp_path: Path) -> None:
    for puzzle in (puzzle_of(ALL[0]), next(p for p in puzzles().values() if len(p.targets) == 1)):
        result = run("puzzle", saved(tmp_path, puzzle))
        assert result.exit_code == 0, result.output
        assert "one solution, easy" in result.output
        assert puzzle.solution[0][1].split()[0] in result.output
    told = run("puzzle", tmp_path / "puzzle.toml", "--json")
    assert '"grade": 1' in told.output


def test_the_command_says_why_a_position_is_no_puzzle(tmp_path: Path) -> None:
    result = run("puzzle", saved(tmp_path, CALM))
    assert result.exit_code == 1
    assert "no puzzle: nothing leads there" in result.output
    assert "cannot read" in refusal("puzzle", tmp_path / "nothing.toml")


def test_luck_is_no_solution() -> None:
    """Where every way draws a card, nothing leads there for sure."""
    puzzle = puzzle_of(next(name for name in ALL if puzzle_of(name).ask == "win"))
    root = puzzle.start()
    aim = puzzle.aim(root)
    aim.is_lucky = lambda state, since: True  # type: ignore[method-assign]
    found = Search(aim).solutions(root)
    assert [each.value for each in found] == [LUCK]
