"""What a lesson is, and how its file is read."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from siegeworks.core.content import Table, parse
from siegeworks.core.decision import Seat
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES, game_asked, game_of

FILE = "lesson.toml"
Answer = tuple[Seat, str]

_NAME = re.compile(r"[a-z][a-z0-9-]*")


@dataclass(frozen=True)
class Step:
    """One thing that is learned by doing it."""

    id: str
    """Also the phrase that names it; its parts say what to do, why it worked, and so on."""
    given: str = ""
    """The position it begins in; empty if it goes on from the step before."""
    first: tuple[Answer, ...] = ()
    """What is answered before the learner is asked."""
    play: tuple[str, ...] = ()
    """One way through: what the learner may answer, in order."""
    allow: tuple[str, ...] = ()
    """Patterns of other answers that are welcome; `*` stands for anything."""
    goal: tuple[str, ...] = ()
    """What must hold in the end, in the words of cases."""
    until: tuple[str, ...] = ()
    """Where one of these holds and the goal does not, the chance is missed."""
    others: tuple[str, ...] = ()
    """Patterns of what the other seats answer, the dearest first."""
    refuse: tuple[tuple[str, str], ...] = ()
    """By pattern the part of the phrase that refuses such an answer; else it is `not`."""
    show: tuple[str, ...] = ()
    """Places on the board that a hint lights up."""
    teaches: tuple[str, ...] = ()
    """The clauses it is about."""


@dataclass(frozen=True)
class Lesson:
    """Positions with prompts that together introduce something."""

    id: str
    order: int
    """Where it stands in the list."""
    minutes: int
    """About how long it takes."""
    game: str
    """A game and its mode, such as `chess/blitz`."""
    seat: Seat
    switches: tuple[tuple[str, str], ...]
    then: dict[str, Any]
    """What is opened by one click at its end, as `POST /api/tables` takes it."""
    steps: tuple[Step, ...]

    def setup(self, place: int) -> Setup:
        """The set-up of the game in which a step is played."""
        game, mode = game_of(self.game)
        position = self.steps[self.root(place)].given
        return Setup(mode, (Seating(),) * game.seats_in(position, mode), self.switches, position)

    def root(self, place: int) -> int:
        """The step whose position a step goes on from: itself, or one before."""
        return max(number for number in range(place + 1) if self.steps[number].given)


# -- reading -------------------------------------------------------------------------------


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file; refused, with the step, if it cannot be read."""
    table = parse(text, f"lesson {name}")
    usual = table.texts("others")
    steps = tuple(_step(entry, usual) for entry in table.tables("step"))
    if not steps or not steps[0].given:
        table.fail("its first step has no position: `given`" if steps else "it has no [[step]]")
    if len({step.id for step in steps}) < len(steps):
        table.fail("two steps have the same id")
    found = Lesson(
        id=name,
        order=table.number("order"),
        minutes=table.number("minutes"),
        game=game_asked(table),
        seat=table.seat("seat"),
        switches=tuple(sorted(_pairs(table.table("switches")))),
        then=table.table("then").values,
        steps=steps,
    )
    table.done()
    return found


def _step(entry: Table, usual: tuple[str, ...]) -> Step:
    name = entry.text("id")
    if not _NAME.fullmatch(name):
        entry.fail(f"its id is no word in lower case: {name!r}")
    found = Step(
        id=name,
        given=entry.text("given", ""),
        first=entry.moves("first"),
        play=entry.texts("play") or entry.fail("it has nothing to `play`"),
        allow=entry.texts("allow"),
        goal=entry.texts("goal") or entry.fail("it has no `goal`"),
        until=entry.texts("until"),
        others=entry.texts("others") or usual,
        refuse=_pairs(entry.table("refuse")),
        show=entry.texts("show"),
        teaches=entry.texts("teaches") or entry.fail("it names no clause: `teaches`"),
    )
    entry.done()
    return found


def _pairs(table: Table) -> tuple[tuple[str, str], ...]:
    return tuple((key, table.text(key)) for key in table.values)


# -- those that are shipped ----------------------------------------------------------------


def folders() -> dict[str, Traversable]:
    """The folder of every lesson by its id."""
    return {
        f"{game.name}-{file.parent.name}": file.parent
        for game in GAMES.values()
        for file in sorted(game.home.glob(f"lessons/*/{FILE}"))
    }


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its id, in order."""
    found = [
        read_lesson(name, folder.joinpath(FILE).read_text("utf-8"))
        for name, folder in folders().items()
    ]
    return {each.id: each for each in sorted(found, key=lambda each: (each.order, each.id))}


def lesson_of(name: str) -> Lesson:
    """A lesson by its id."""
    if name not in lessons():
        raise Refused(f"no lesson {name!r}; there is {', '.join(lessons())}")
    return lessons()[name]
