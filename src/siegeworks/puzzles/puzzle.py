"""What a puzzle is, and how its file is read and written."""

import json
import re
from dataclasses import dataclass, replace
from functools import cache
from math import gcd

from siegeworks.core.content import Table, parse
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES, game_asked, game_named, game_of
from siegeworks.core.state import State
from siegeworks.puzzles.aims import Aim

Answer = tuple[Seat, str]
GRADES = (1, 2, 3)
"""Easy, tricky, hard."""

_NAME = re.compile(r"[a-z][a-z0-9-]*")


@dataclass(frozen=True)
class Puzzle:
    """A position in which one way, and only one, leads to what is asked."""

    id: str
    game: str
    """A game and its mode, such as `chess/blitz`."""
    seat: Seat
    switches: tuple[tuple[str, str], ...]
    ask: str
    targets: tuple[str, ...]
    """What it is about, such as the spaces of hordes that are to be cleared."""
    position: str
    solution: tuple[Answer, ...] = ()
    grade: int = 0
    """How hard it is; 0 if nobody has graded it."""

    @property
    def board(self) -> str:
        """The game without its mode."""
        return self.game.partition("/")[0]

    def start(self) -> State:
        """The game in the position; refused if it is none."""
        game, mode = game_of(self.game)
        seats = (Seating(),) * game.seats_in(self.position, mode)
        return game.start(Setup(mode, seats, self.switches, self.position or "\n"), 0)

    def aim(self, root: State) -> Aim:
        """What is asked, from the position on."""
        known = aims(self.game)
        if self.ask not in known:
            raise Refused(f"{self.ask!r} cannot be asked in this game")
        return known[self.ask].made(root, self.seat, self.targets)

    def toml(self) -> str:
        """It as a table of a puzzle file."""
        lines = [f"id = {_quoted(self.id)}", f"game = {_quoted(self.game)}"]
        lines.append(f"seat = {_quoted(SEATS[self.seat])}")
        if self.switches:
            agreed = ", ".join(f"{name} = {_quoted(value)}" for name, value in self.switches)
            lines.append(f"switches = {{ {agreed} }}")
        lines.append(f"ask = {_quoted(self.ask)}")
        if self.targets:
            lines.append(f"targets = [{', '.join(map(_quoted, self.targets))}]")
        lines.append(f"grade = {self.grade}")
        lines.append(f'position = """\n{self.position.strip()}\n"""')
        moves = [f"    {_quoted(f'{SEATS[seat]}: {text}')}," for seat, text in self.solution]
        return "\n".join((*lines, "solution = [", *moves, "]")) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# -- reading -------------------------------------------------------------------------------


def read_puzzles(name: str, text: str) -> list[Puzzle]:
    """The puzzles of a file: its [[puzzle]] tables, or the one it is itself."""
    table = parse(text, f"puzzle {name}")
    entries = table.tables("puzzle") if "puzzle" in table.values else [table]
    return [_puzzle(entry, name) for entry in entries]


def _puzzle(entry: Table, name: str) -> Puzzle:
    """One puzzle, called like its file if it has no id."""
    name = entry.text("id", name)
    if not _NAME.fullmatch(name):
        entry.fail("its id is no word in lower case")
    game = game_asked(entry)
    known, grade, switches = aims(game), entry.number("grade", 0), entry.table("switches")
    ask = entry.text("ask", next(iter(known), ""))
    if ask not in known:
        entry.fail(f"cannot ask {ask!r}: there is {', '.join(known) or 'nothing to ask'}")
    if grade not in (0, *GRADES):
        entry.fail(f"grade is {grade!r}: there is {', '.join(map(str, GRADES))}")
    found = Puzzle(
        id=name,
        game=game,
        seat=entry.seat("seat"),
        switches=tuple(sorted((key, switches.text(key)) for key in switches.values)),
        ask=ask,
        targets=entry.texts("targets"),
        position=entry.text("position", "") or entry.fail("it has no position"),
        solution=entry.moves("solution"),
        grade=grade,
    )
    entry.done()
    return found


def write_puzzles(puzzles: list[Puzzle]) -> str:
    """A puzzle file."""
    return "\n".join(f"[[puzzle]]\n{each.toml()}" for each in puzzles)


def aims(game: str) -> dict[str, type[Aim]]:
    """What can be asked in a game, by name, the usual first."""
    room = game_named(game).own_room("puzzles")
    return {aim.name: aim for aim in (room.AIMS if room is not None else ())}


# -- those that are shipped ----------------------------------------------------------------


@cache
def puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its id: game by game, the easy ones first."""
    found: list[Puzzle] = []
    for game in GAMES:
        file = GAMES[game].home / "puzzles" / "puzzles.toml"
        if file.is_file():
            found += read_puzzles(game, file.read_text("utf-8"))
    return {each.id: each for each in found}


def puzzle_of(name: str) -> Puzzle:
    """A puzzle by its id."""
    if name not in puzzles():
        raise Refused(f"no puzzle {name!r}; there is {', '.join(puzzles())}")
    return puzzles()[name]


def daily(day: int) -> Puzzle:
    """The puzzle of a day, counted from any first one: the same for all, each once in a round."""
    found = list(puzzles().values())
    number = len(found)
    step = next(n for n in range(number // 2 + 1, 2 * number) if gcd(n, number) == 1)
    return found[day * step % number]


def graded(puzzle: Puzzle, solution: tuple[Answer, ...], grade: int) -> Puzzle:
    """A puzzle with what was found out about it."""
    return replace(puzzle, solution=solution, grade=grade)
