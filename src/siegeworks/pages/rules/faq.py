"""The casebook as questions and answers: which cases show a clause, and each case told in words."""

import re
from functools import cache, lru_cache
from typing import Any, NamedTuple

from siegeworks.casebook import cases_by_id
from siegeworks.casebook.case import Case
from siegeworks.core.decision import SEATS
from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.pages.rules import boards
from siegeworks.pages.rules.narrator import Narrator
from siegeworks.table.study import Study
from siegeworks.words.store import phrases
from siegeworks.words.voice import voice

KEPT_TALES = 200
MOVE = re.compile(r"(?P<sign>[!+]?)\s*(?P<seat>[a-d])\s*:\s*(?P<text>.+?)(?:\s+--\s+(?P<by>\S+))?")
WORD = re.compile(r"[a-z][a-z0-9-]*")


class Step(NamedTuple):
    """A line of a case, told."""

    kind: str
    """`move`, `offered`, `refused` or `holds`."""
    seat: str
    said: str
    """What is done, in words; for what holds, the expectation as it is written."""
    lines: tuple[str, ...] = ()
    """What happened then, as the log has it."""
    clause: str = ""


class Tale(NamedTuple):
    """A case told: how it began, what was done, how it ended."""

    steps: tuple[Step, ...]
    before: Any = None
    after: Any = None
    faults: tuple[str, ...] | None = None


@cache
def all_cases() -> dict[str, Case]:
    """Every case that ships, by its id, which is its name in addresses."""
    return {name: case for game in GAMES for name, case in cases_by_id(game).items()}


def title(name: str, language: str) -> str:
    """What a case shows, in a language; in English that is the name of the case."""
    case = all_cases()[name]
    said, key = phrases(case.game.partition("/")[0], language), f"case-{name}"
    return said.say(key) if said.knows(key) else case.name


@cache
def by_clause() -> dict[str, tuple[str, ...]]:
    """The names of the cases that show each clause."""
    found: dict[str, list[str]] = {}
    for name, case in all_cases().items():
        for rule in dict.fromkeys(case.rules):
            found.setdefault(rule, []).append(name)
    return {rule: tuple(names) for rule, names in found.items()}


@cache
def by_thing() -> dict[tuple[str, str], tuple[str, ...]]:
    """The names of the cases in which each printed thing appears, by game and id."""
    found: dict[tuple[str, str], list[str]] = {}
    for name, case in all_cases().items():
        game = case.game.partition("/")[0]
        brought = " ".join(line for seat in case.setup.seats for line in seat.brings)
        said = " ".join((case.setup.position, brought, *case.play))
        for word in dict.fromkeys(WORD.findall(said.lower())):
            if word in _printed(game):
                found.setdefault((game, word), []).append(name)
    return {thing: tuple(names) for thing, names in found.items()}


@cache
def _printed(game: str) -> frozenset[str]:
    """The ids by which positions and moves of a game speak of what is printed."""
    things = GAMES[game].room("pages.things")
    return frozenset(ident for thing in things.things() for ident in things.idents(thing))


# -- telling -------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT_TALES)
def told(name: str, language: str) -> Tale:
    """A case as it is played, told in a language."""
    case = all_cases()[name]
    if case.faults is not None:
        return Tale((), faults=_faults(case, language))
    if not case.play:
        return Tale(())
    try:
        study = Study(Record(case.game, case.setup, case.seed))
    except Refused:
        return Tale(tuple(Step("holds", "", line) for line in case.play))
    before = boards.board(study, language)
    narrator = Narrator(study, language)
    steps = tuple(_step(narrator, line) for line in case.play)
    return Tale(steps, before, boards.board(study, language))


def _faults(case: Case, language: str) -> tuple[str, ...]:
    """Why a set-up is refused, in words."""
    game, _ = game_of(case.game)
    speaks = voice(case.game, language)
    return tuple(speaks.fault(fault) for fault in game.check_setup(case.setup))


def _step(narrator: Narrator, line: str) -> Step:
    """A line of a play, carried out and told."""
    move = MOVE.fullmatch(line.strip())
    if line.startswith("?") or move is None:
        return Step("holds", "", line.lstrip("? "))
    seat, text = SEATS.index(move["seat"]), " ".join(move["text"].split())
    if move["sign"] == "!":
        reason = narrator.reason(seat, text)
        return Step("refused", move["seat"], text, (reason,) if reason else (), move["by"] or "")
    label = narrator.label(seat, text)
    if move["sign"] == "+":
        return Step("offered", move["seat"], label)
    return Step("move", move["seat"], label, narrator.play(seat, text))
