"""The position editor: a position as text next to its board, to check, play, save and share."""

import json
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel, ConfigDict, Field

from siegeworks.casebook.case import read_cases, run_case
from siegeworks.core.chance import SEED_LIMIT
from siegeworks.core.decision import SEATS
from siegeworks.core.game import Game
from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import game_of
from siegeworks.core.state import State
from siegeworks.pages.tools import Desk, Group
from siegeworks.table import pages
from siegeworks.table.agreed import Wish, agree, begin
from siegeworks.table.api import LONGEST_POSITION, REFUSALS, Refuse, language_of, unsound
from siegeworks.table.offers import offers
from siegeworks.table.study import positioned
from siegeworks.words.store import common_phrases

SUBJECT = "positions"
LONGEST_SETUP = 60
"""Answers after which a set-up is surely over."""
EMPTY = "\n"
"""The position in which nothing is said: everything is empty or at its default."""

router = APIRouter()

Short = Annotated[str, Field(max_length=40)]


class GameWish(BaseModel):
    """A game, as far as it is agreed on."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=80)]
    switches: dict[Short, Short] = {}


class StartWish(GameWish):
    """A game whose set-up is wished for as a position."""

    seats: Annotated[int, Field(ge=1, le=len(SEATS))]
    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT)] = 0


class PuzzleWish(GameWish):
    """A position that is to be kept as a file."""

    position: Annotated[str, Field(max_length=LONGEST_POSITION)]
    seat: Annotated[str, Field(pattern="^[a-d]$")] = "a"


class CaseWish(GameWish):
    """A position that is to be kept as a case."""

    position: Annotated[str, Field(max_length=LONGEST_POSITION)]
    name: Annotated[str, Field(min_length=1, max_length=200)]
    rules: Annotated[list[Short], Field(min_length=1, max_length=10)]


class Use(BaseModel):
    """A tool of the editor that is used, and what it is given."""

    model_config = ConfigDict(extra="forbid")
    name: Short
    value: Annotated[str, Field(max_length=80)] = ""


class ToolsWish(GameWish):
    """A text that somebody works on by tools."""

    seats: Annotated[int, Field(ge=1, le=len(SEATS))]
    position: Annotated[str, Field(max_length=LONGEST_POSITION)]
    chosen: Annotated[dict[Short, Annotated[str, Field(max_length=80)]], Field(max_length=100)] = {}
    """What is chosen in the tools, by their names."""
    use: Use | None = None
    fresh: bool = False
    """Whether long lists of choices are wished for as well; they are always the same."""


class Text(BaseModel):
    """A text to copy or to keep."""

    text: str


# -- for programs ----------------------------------------------------------------------------


@router.post("/api/positions/start", tags=["positions"], responses=REFUSALS)
def start(request: Request, wish: StartWish) -> Text:
    """The position after the set-up, with starter decks and heroes taken as they come."""
    try:
        return Text(text=start_position(wish))
    except Refused as fault:
        raise unsound(request, wish.game, fault) from None


def start_position(wish: StartWish) -> str:
    """Play a set-up by its first options until players are asked what to do."""
    record = begin(agree(wish.game, [Wish("me")] * wish.seats, wish.switches, "", ""), wish.seed)
    game, state = record.game, record.state()
    for _ in range(LONGEST_SETUP):
        if game.at_rest(state):
            break
        decision = state.decision
        state.take(decision, decision.options[0])
    return game.write_position(state)


@router.post("/api/positions/tools", tags=["positions"], responses=REFUSALS)
def tools(request: Request, wish: ToolsWish) -> Response:
    """What can be changed in a position without knowing the notation, after using a tool of it.

    The answer is the `text`, the `groups` of tools, and `lists` of choices that tools share.
    """
    try:
        game, mode = game_of(wish.game)
        found = tools_for(game, mode, wish, language_of(request))
    except Refused as fault:
        raise unsound(request, wish.game, fault) from None
    return Response(msgspec.json.encode(found), media_type="application/json")


def tools_for(game: Game, mode: str, wish: ToolsWish, language: str) -> dict[str, Any]:
    """The tools of a game for a text, after one of them was used."""
    make: Callable[[Desk], Sequence[Group]] = game.room("editor").tools
    text, seats = wish.position, SEATS[: wish.seats]
    desk = Desk(mode, seats, text, wish.chosen, language)
    groups = make(desk)
    if wish.use is not None:
        text = desk.changed(wish.use.name, wish.use.value)
        desk = Desk(mode, seats, text, wish.chosen, language)
        groups = make(desk)
    return {"text": text, "groups": groups, "lists": desk.lists if wish.fresh else {}}


@router.post("/api/positions/case", tags=["positions"], responses=REFUSALS)
def case(request: Request, wish: CaseWish) -> Text:
    """A position as a casebook file with one case, which says who is asked what; it holds."""
    game, record = _begun(request, wish, wish.position)
    known = {clause.id for clause in game.clauses()}
    strange = [rule for rule in wish.rules if rule not in known]
    if strange:
        raise Refuse(422, "case", _say(request, "positions-no-clause", clause=strange[0]))
    if not wish.name.isprintable():
        raise Refuse(422, "case", _say(request, "positions-bad-name"))
    text = case_text(wish, game, record.live())
    result = run_case(read_cases(text)[0])
    if not result.holds:
        raise Refuse(422, "case", str(result.fault))
    return Text(text=text)


@router.post("/api/positions/puzzle", tags=["positions"], responses=REFUSALS)
def puzzle(request: Request, wish: PuzzleWish) -> Text:
    """A position as the file of a puzzle that has no solution yet."""
    _begun(request, wish, wish.position)
    lines = [f"game = {quoted(wish.game)}", f"seat = {quoted(wish.seat)}", *_switches(wish)]
    return Text(text="\n".join((*lines, f"position = {block(wish.position)}")) + "\n")


def _begun(request: Request, wish: GameWish, position: str) -> tuple[Game, Record]:
    """The game that begins in a position; refused, with the reason, if none can."""
    try:
        record = positioned(wish.game, position or EMPTY, wish.switches)
        record.live()
    except Refused as fault:
        raise unsound(request, wish.game, fault) from None
    return record.game, record


def case_text(wish: CaseWish, game: Game, state: State) -> str:
    """A case that shows who is asked what in a position."""
    asked = [f"? {SEATS[item.seat]} to decide {item.prompt}" for item in state.decisions]
    play = asked or ["? over"]
    lines = [
        f"game = {quoted(wish.game)}",
        "",
        "[[case]]",
        f"name  = {quoted(wish.name)}",
        f"rules = [{', '.join(map(quoted, wish.rules))}]",
        *_switches(wish),
        f"given = {block(wish.position or EMPTY)}",
        "play = [",
        *(f"    {quoted(line)}," for line in play),
        "]",
    ]
    if not game.at_rest(state):
        lines.append("open = true")
    return "\n".join(lines) + "\n"


def _switches(wish: GameWish) -> list[str]:
    agreed = ", ".join(f"{name} = {quoted(value)}" for name, value in sorted(wish.switches.items()))
    return [f"switches = {{ {agreed} }}"] if agreed else []


def quoted(text: str) -> str:
    """A text of one line as TOML has it."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def block(text: str) -> str:
    """A text of several lines as TOML has it."""
    lines = (quoted(line.rstrip())[1:-1] for line in text.strip("\n").split("\n"))
    return '"""\n' + "".join(f"{line}\n" for line in lines) + '"""'


def _say(request: Request, key: str, **facts: str) -> str:
    return common_phrases(language_of(request)).say(key, **facts)


# -- pages -----------------------------------------------------------------------------------


@router.get("/positions", include_in_schema=False)
def editor(request: Request) -> HTMLResponse:
    """The editor; which position it shows stands in the fragment."""
    known = offers(pages.language_of(request))
    return pages.page(request, "positions.html", subject=SUBJECT, offers=known)
