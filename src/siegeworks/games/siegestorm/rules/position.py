"""Positions as text: a situation at rest, read into plain data and written from it.

Only the form of the text is judged here. Whether the data makes a situation of the game is
judged where it is laid out (`layout`).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple, NoReturn

from siegeworks.core.decision import SEATS
from siegeworks.core.position import word_of
from siegeworks.core.refusal import BadText, Refused, Sentence
from siegeworks.games.siegestorm.rules.fields import Fields

OUT = "out"
"""Said of a seat whose player is out of the game."""
ZONES = tuple(word_of(field) for field in Fields.fields if field.at is not None)
"""The zones of a seat, in the order they are written; only a boss has Reserves."""
PILES = {word_of(field): field.name for field in Fields.fields if field.of and field.is_list}
"""The hands and piles of cards, and the fields they are."""
FLAGS = (
    "deployed",
    "deployed-right",
    "partner-deployed",
    "extra",
    "partner-extra",
    "extra-turn",
)
"""What may be said of the turn: creature played (where there are two tracks: on the left one, on
the right one; by the partner), extra turn granted (to the partner), is an extra turn."""
HEADER = ("turn", "active", "step", "partner", *FLAGS)
LINES = ("land", "boss", "lasting", "used")
USED = "reserves-used"
"""Said of a boss whose Reserves have been reshuffled."""

_ITEM = re.compile(
    r"(?:(?P<none>\.)|(?P<card>[a-z][a-z0-9-]*)(?:/(?P<owner>[a-z]))?(?P<committed>!)?"
    r"(?:\+g(?P<gang>[1-9][0-9]?))?(?:\+s(?P<spirit>[1-9][0-9]?))?)"
    r"(?:\*(?P<times>[1-9][0-9]?))?"
)
_NUMBER = re.compile(r"[0-9]{1,6}")


class Item(NamedTuple):
    """A card as a position names it, or an empty place."""

    card: str = ""
    """Card id; empty for an empty place."""
    owner: str = ""
    """Letter of the owner; empty if it is the seat whose zone it lies in."""
    committed: bool = False
    gang: int = 0
    """Gang tokens on it."""
    spirit: int = 0
    """Spirit tokens on it."""

    def __str__(self) -> str:
        owner = f"/{self.owner}" if self.owner else ""
        gang = f"+g{self.gang}" if self.gang else ""
        spirit = f"+s{self.spirit}" if self.spirit else ""
        return f"{self.card or '.'}{owner}{'!' if self.committed else ''}{gang}{spirit}"


NO_CARD = Item()
Zone = tuple[str, tuple[Item, ...]]


class Side(NamedTuple):
    """What lies before one seat."""

    seat: str
    zones: tuple[Zone, ...]


class BossLine(NamedTuple):
    """What the boards of the boss show; None where they show what the boss starts with."""

    menace: int | None = None
    life: int | None = None
    used: bool = False


@dataclass(frozen=True)
class Situation:
    """A position as plain data: words and cards as they were written."""

    turn: int = 3
    active: str = "a"
    step: str = "deploy"
    partner: str = ""
    """The step of the partner, where players take their turn together; empty: the same."""
    flags: tuple[str, ...] = ()
    sides: tuple[Side, ...] = ()
    lands: tuple[tuple[str, Item], ...] = ()
    """No Man's Land of each board: whose creature, and which; no seat where it is empty."""
    boss: BossLine | None = None
    lasting: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """Squares of creatures whose once-per-turn passive was used."""


# -- reading -------------------------------------------------------------------------------


class _PositionReader:
    """Gathers a situation line by line."""

    def __init__(self) -> None:
        self.line = 0
        self.header: dict[str, str] = {}
        self.flags: set[str] = set()
        self.sides: list[Side] = []
        self.lands: list[tuple[str, Item]] = []
        self.boss: BossLine | None = None
        self.lasting: list[str] = []
        self.used: list[str] = []

    def fail(self, message: Sentence, /, **facts: Any) -> NoReturn:
        raise BadText("position", self.line, message, **facts)

    def read(self, words: list[str]) -> None:
        """One line that is not empty."""
        first, *rest = words
        if first == "land":
            self.read_land(rest)
        elif first == "boss":
            self.read_boss(rest)
        elif first == "lasting":
            self.lasting.append(" ".join(rest) or self.fail("expected what lasts"))
        elif first == "used":
            self.used += rest or self.fail("expected squares, such as a2")
        elif first in SEATS:
            self.read_side(first, rest)
        elif first in HEADER:
            self.read_header(words)
        else:
            known = ", ".join((*SEATS, *HEADER, *LINES))
            self.fail(
                "cannot read {word!r}: a line begins with one of {known}", word=first, known=known
            )

    def read_header(self, words: list[str]) -> None:
        rest = iter(words)
        for word in rest:
            if word not in HEADER:
                self.fail(
                    "cannot read {word!r}: expected one of {known}",
                    word=word,
                    known=", ".join(HEADER),
                )
            if word in self.header or word in self.flags:
                self.fail("{word} is said twice", word=word)
            if word in FLAGS:
                self.flags.add(word)
            else:
                self.header[word] = next(rest, "") or self.fail("nothing follows {word}", word=word)
        turn = self.header.get("turn", "3")
        if not _NUMBER.fullmatch(turn):
            self.fail("{name} {word!r} is not a number", name="turn", word=turn)

    def read_side(self, seat: str, words: list[str]) -> None:
        if any(side.seat == seat for side in self.sides):
            self.fail("seat {seat} has a line already", seat=seat)
        zones: list[tuple[str, list[Item]]] = []
        for word in words:
            if word == OUT or word in ZONES:
                zones.append((word, []))
            elif zones and zones[-1][0] != OUT:
                zones[-1][1].extend(self.items(word))
            else:
                self.fail(
                    "cannot read {word!r}: expected one of {known}",
                    word=word,
                    known=", ".join(ZONES),
                )
        self.sides.append(Side(seat, tuple((zone, tuple(items)) for zone, items in zones)))

    def read_land(self, words: list[str]) -> None:
        match words:
            case ["."]:
                self.lands.append(("", NO_CARD))
            case [seat, word] if seat in SEATS:
                items = list(self.items(word))
                if len(items) > 1 or not items[0].card:
                    self.fail("{word!r} is not one card", word=word)
                self.lands.append((seat, items[0]))
            case _:
                self.fail("expected the seat and the card, such as `land a tengu`, or `land .`")

    def read_boss(self, words: list[str]) -> None:
        if self.boss is not None:
            self.fail("the boss has a line already")
        found: dict[str, int] = {}
        used, rest = USED in words, iter([word for word in words if word != USED])
        for word in rest:
            number = next(rest, "")
            if word not in ("menace", "life") or word in found or not _NUMBER.fullmatch(number):
                self.fail(
                    "expected `menace NUMBER`, `life NUMBER` or `{used}`, each once", used=USED
                )
            found[word] = int(number)
        self.boss = BossLine(found.get("menace"), found.get("life"), used)

    def items(self, word: str) -> Iterator[Item]:
        try:
            yield from parse_item(word)
        except Refused as fault:
            self.fail(fault.message)

    def situation(self) -> Situation:
        return Situation(
            turn=int(self.header.get("turn", "3")),
            active=self.header.get("active", "a"),
            step=self.header.get("step", "deploy"),
            partner=self.header.get("partner", ""),
            flags=tuple(flag for flag in FLAGS if flag in self.flags),
            sides=tuple(sorted(self.sides)),
            lands=tuple(self.lands),
            boss=self.boss,
            lasting=tuple(self.lasting),
            used=tuple(self.used),
        )


def parse_item(word: str) -> list[Item]:
    """The cards, or empty places, that one word stands for."""
    found = _ITEM.fullmatch(word)
    if found is None:
        raise Refused(
            "cannot read {word!r}: expected a card such as tengu, tengu*3, tengu/b, tengu!, "
            "goblin-tank+g2, restoration-totem+s1, or .",
            word=word,
        )
    times = int(found["times"] or 1)
    if found["none"]:
        return [NO_CARD] * times
    tokens = int(found["gang"] or 0), int(found["spirit"] or 0)
    return [Item(found["card"], found["owner"] or "", bool(found["committed"]), *tokens)] * times


def parse_position(text: str) -> Situation:
    """Read a position; lines that are empty or begin with # do not count."""
    reader = _PositionReader()
    for line in text.lower().split("\n"):
        reader.line += 1
        words = line.partition("#")[0].split()
        if words:
            reader.read(words)
    return reader.situation()


# -- writing -------------------------------------------------------------------------------


def format_items(items: Iterable[Item]) -> str:
    """Cards in one line, equal neighbours counted."""
    words = []
    for item, equal in groupby(items):
        number = len(list(equal))
        while number > 0:
            times = min(number, 99)
            words.append(f"{item}*{times}" if times > 1 else str(item))
            number -= times
    return " ".join(words)


def format_position(situation: Situation) -> str:
    """Write a position; zones that are empty are left out."""
    head = f"turn {situation.turn}  active {situation.active}  step {situation.step}"
    if situation.partner:
        head += f"  partner {situation.partner}"
    lines = ["  ".join((head, *situation.flags))]
    for side in situation.sides:
        zones = (f"{zone} {format_items(items)}".rstrip() for zone, items in side.zones)
        lines.append("  ".join((side.seat, *zones)))
    lines += [f"land {seat} {item}" if seat else "land ." for seat, item in situation.lands]
    if situation.boss is not None:
        menace, life, used = situation.boss
        lines.append(f"boss  menace {menace}  life {life}{f'  {USED}' if used else ''}")
    lines += [f"lasting {item}" for item in situation.lasting]
    if situation.used:
        lines.append(f"used {' '.join(situation.used)}")
    return "\n".join(lines) + "\n"
