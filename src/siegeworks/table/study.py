"""A game to look at and to try things in, away from any table: nothing is stored, nobody waits.

Replays, lessons, puzzles and the position editor show boards by it. A study is made afresh for each
request, from a position or a record and the answers tried since. Whoever has these texts knows all
that is in them, so the reader chooses the seat whose view is shown.
"""

from functools import lru_cache, partial
from typing import Annotated, NamedTuple

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.record import Answer, Record, replay
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.seating import seat_names
from siegeworks.table import outgoing as out
from siegeworks.table.agreed import USUAL_PLAYER, Agreed, Seated, letter
from siegeworks.table.api import (
    LONGEST_POSITION,
    LONGEST_RECORD,
    REFUSALS,
    Refuse,
    language_of,
    unsound,
)
from siegeworks.table.client import No
from siegeworks.table.explaining import Explaining
from siegeworks.table.match import WATCHING, Match
from siegeworks.table.origin import Origin
from siegeworks.table.outgoing import reply
from siegeworks.table.perspective import Perspective, State
from siegeworks.table.store import Command
from siegeworks.table.words import player_name

router = APIRouter(prefix="/api", tags=["study"])

MOST_ANSWERS = 400
KEPT_RECORDS = 16
ALWAYS = "all"
"""In a study every question is asked."""


class Viewer(NamedTuple):
    """Who looks at a study: the seat whose view is shown, and the language."""

    seat: Seat
    language: str


class Study:
    """A game with a person on every seat, as far as a record goes."""

    def __init__(self, record: Record) -> None:
        setup = record.setup
        origin = Origin(setup.position, str(record.seed), tuple(record.answers))
        seats = [Seated("person", "", "", seating.brings) for seating in setup.seats]
        self.match = Match(Agreed(record.name, seats, dict(setup.switches), "", "", origin))
        self.match.names = seat_names(self.match.game, setup)
        for place in range(len(seats)):
            self.match.stops[place] = ALWAYS
        if record.conceded is not None:
            self._do(record.conceded, "resign", USUAL_PLAYER)
        self._perspectives: dict[Seat, Perspective] = {}
        self.explaining = Explaining(self)

    def perspective(self, seat: Seat) -> Perspective:
        """The game through the eyes of a seat."""
        if seat not in self._perspectives:
            self._perspectives[seat] = Perspective(self.match, seat)
        return self._perspectives[seat]

    def answer(self, seat: Seat, text: str) -> None:
        """Let a seat answer; refused, with nothing changed, if it cannot."""
        self._do(seat, "answer", text)

    def _do(self, seat: Seat, kind: str, text: str) -> None:
        self.match.apply(Command(self.match.version + 1, seat, kind, text, "", False))

    def shown(self, reader: Viewer) -> State:
        """Everything a board shows, with the log; `version` is the number of answers so far."""
        found = self.perspective(reader.seat).whole(reader.language)
        name = partial(player_name, reader.language, self.match.names)
        seats = [
            out.Sitter(seat=letter(seat), kind="person", name=name(seat), player=None)
            for seat in range(len(self.match.sitters))
        ]
        version = len(self.match.steps)
        return msgspec.structs.replace(found, version=version, seats=seats, undo=None)


@lru_cache(maxsize=KEPT_RECORDS)
def known_record(text: str) -> Record:
    """A record that was pasted, played again once; not to be changed."""
    return replay(text)


def positioned(game: str, position: str, switches: dict[str, str]) -> Record:
    """The record of a game that has just begun in a position."""
    known, mode = game_of(game)
    seats = (Seating(),) * known.seats_in(position, mode)
    return Record(game, Setup(mode, seats, tuple(sorted(switches.items())), position), 0)


class StudyWish(BaseModel):
    """What somebody wishes to look at, and what they ask about it."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=80)] = ""
    switches: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = {}
    position: Annotated[str, Field(max_length=LONGEST_POSITION)] = ""
    record: Annotated[str, Field(max_length=LONGEST_RECORD)] = ""
    ply: Annotated[int, Field(ge=0)] | None = None
    answers: Annotated[list[tuple[str, str]], Field(max_length=MOST_ANSWERS)] = []
    """What was tried since: seats by letter, and their answers."""
    seat: Annotated[str, Field(pattern="^[a-d]?$")] = "a"
    """Whose view is shown; nobody's for one who only watches."""
    ask: Annotated[str, Field(pattern="^(why|cause|ahead)?$")] = ""
    """An explanation that is wished for instead of the board."""
    text: Annotated[str, Field(max_length=400)] = ""
    event: Annotated[int, Field(ge=1)] = 1


@router.post("/study", responses=REFUSALS)
def look(request: Request, wish: StudyWish) -> Response:
    """How a game stands after some answers: board, question, log; or an explanation.

    `plies` is the number of answers of the record, `state` is as on a socket.
    """
    language = language_of(request)
    try:
        return reply(explained(wish, language) if wish.ask else looked_at(wish, language))
    except No as no:
        raise Refuse(422, no.code, no.reason, no.clause) from None
    except Refused as fault:
        raise unsound(request, wish.game, fault) from None


def studied(wish: StudyWish, language: str) -> tuple[Study, Viewer, Record | None]:
    """What is looked at, by whom, and the record it comes from; refused if it cannot be played."""
    whole = known_record(wish.record) if wish.record else None
    if whole is None:
        record = positioned(wish.game, wish.position, wish.switches)
    else:
        record = whole.at(len(whole.answers) if wish.ply is None else wish.ply)
        if len(record.answers) == len(whole.answers):
            record.conceded = whole.conceded
    study = Study(record)
    seat = SEATS.index(wish.seat) if wish.seat else WATCHING
    if seat >= len(record.setup.seats):
        raise Refused("there is no seat {seat}", seat=wish.seat)
    reader = Viewer(seat, language)
    for who, text in wish.answers:
        _answer(study, who, text, language)
    return study, reader, whole


def explained(wish: StudyWish, language: str) -> out.Explanation:
    """The explanation somebody asks for; refused if the game cannot be played so."""
    study, reader, _ = studied(wish, language)
    if wish.ask == "cause":
        return study.explaining.cause(reader, wish.event)
    if wish.ask == "ahead":
        return study.explaining.ahead(reader)
    return study.explaining.why(reader, wish.text)


def looked_at(wish: StudyWish, language: str) -> dict[str, object]:
    """What somebody looks at; refused if the game cannot be played so."""
    study, reader, whole = studied(wish, language)
    plies = len(whole.answers) if whole is not None else len(study.match.steps)
    return {"game": study.match.agreed.game, "plies": plies, "state": study.shown(reader)}


def _answer(study: Study, who: str, text: str, language: str) -> None:
    """Let a seat answer; a refusal says why, with its clause."""
    seat = SEATS.find(who)
    if not 0 <= seat < len(study.match.sitters):
        raise Refused("there is no seat {seat!r}", seat=who)
    try:
        study.answer(seat, text)
    except Refused:
        raise study.explaining.illegal(Viewer(seat, language), text, "illegal") from None


# -- tries of lessons and puzzles ----------------------------------------------------------


def read_answers(answers: list[tuple[str, str]]) -> tuple[Answer, ...]:
    """Answers as a page brings them, each with the letter of its seat."""
    for who, _ in answers:
        if not who or who not in SEATS:
            raise Refused("there is no seat {seat!r}", seat=who)
    return tuple((SEATS.index(who), text) for who, text in answers)


def written_answers(answers: tuple[Answer, ...]) -> list[tuple[str, str]]:
    """Answers as a page is told them."""
    return [(SEATS[seat], text) for seat, text in answers]


def check_legal(wish: StudyWish, text: str, language: str) -> None:
    """Refuse what the rules do not allow as a table does: with the reason and its clause."""
    study, reader, _ = studied(wish, language)
    why = study.explaining.why(reader, text)
    if not why.offered:
        raise No("illegal", why.clause, why.reason)
