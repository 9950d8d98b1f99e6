"""What a lesson is, and how its file is read."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.entries import Entries
from siegeworks.core.refusal import BadText, Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES, game_of

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


class LessonReader(Entries):
    """Reads a lesson, and says where something is wrong."""

    kind = "lesson"

    def lesson(self, data: dict[str, Any]) -> Lesson:
        known = ("order", "minutes", "game", "seat", "switches", "others", "then", "step")
        self.only(data, known)
        game = self.text(data, "game")
        try:
            game_of(game)
        except Refused as fault:
            self.fail(str(fault))
        seat = self.text(data, "seat") or "a"
        if seat not in SEATS:
            self.fail(f"there is no seat {seat!r}")
        switches = self.table(data, "switches")
        usual = self.texts(data, "others")
        entries = data.get("step", [])
        if not isinstance(entries, list) or not entries:
            self.fail("it has no [[step]]")
        steps = tuple(self.step(number, entry, usual) for number, entry in enumerate(entries, 1))
        self.where = ""
        if not steps[0].given:
            self.fail("its first step has no position: `given`")
        if len({step.id for step in steps}) < len(steps):
            self.fail("two steps have the same id")
        return Lesson(
            id=self.name,
            order=self.number(data, "order"),
            minutes=self.number(data, "minutes"),
            game=game,
            seat=SEATS.index(seat),
            switches=tuple(sorted((key, str(value)) for key, value in switches.items())),
            then=self.table(data, "then"),
            steps=steps,
        )

    def step(self, number: int, entry: Any, usual: tuple[str, ...]) -> Step:
        self.where = f", step {number}"
        if not isinstance(entry, dict):
            self.fail("expected a [[step]] table")
        self.only(entry, tuple(Step.__dataclass_fields__))
        name = self.text(entry, "id")
        if not _NAME.fullmatch(name):
            self.fail(f"its id is no word in lower case: {name!r}")
        self.where = f", step {number} ({name})"
        refuse = self.table(entry, "refuse")
        return Step(
            id=name,
            given=self.text(entry, "given"),
            first=tuple(self.move(line) for line in self.texts(entry, "first")),
            play=self.texts(entry, "play") or self.fail("it has nothing to `play`"),
            allow=self.texts(entry, "allow"),
            goal=self.texts(entry, "goal") or self.fail("it has no `goal`"),
            until=self.texts(entry, "until"),
            others=self.texts(entry, "others") or usual,
            refuse=tuple((key, str(value)) for key, value in refuse.items()),
            show=self.texts(entry, "show"),
            teaches=self.texts(entry, "teaches") or self.fail("it names no clause: `teaches`"),
        )

    def number(self, entry: dict[str, Any], key: str) -> int:
        value = entry.get(key)
        return value if type(value) is int else self.fail(f"{key} is not a number")

    def table(self, entry: dict[str, Any], key: str) -> dict[str, Any]:
        value = entry.get(key, {})
        return value if isinstance(value, dict) else self.fail(f"{key} is not a table")


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file; refused, with the step, if it cannot be read."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise BadText(f"lesson {name}", None, f"not TOML: {fault}") from None
    return LessonReader(name).lesson(data)


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
