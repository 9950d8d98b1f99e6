"""Records: a whole game as text, re-playable, each line chained to the one before by a hash.

A record is a set-up, a seed and the answers. Undo, resuming and playing on from any move all
come from that: a record cut short is a record.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from typing import Any, NamedTuple, NoReturn

from siegeworks.core.decision import SEATS, Option, Seat
from siegeworks.core.event import Note
from siegeworks.core.refusal import BadText, IllegalMove, Refused, Sentence, saying
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.core.snapshot import key
from siegeworks.core.state import State

MAGIC = "siegeworks-record 1"
WIDTH = 40
"""Where the hashes stand, if the answers are short enough."""
_ANSWER = re.compile(r"(?P<line>(?P<seat>[a-d]) (?P<text>\S(?:.*\S)?))\s+#(?P<hash>[0-9a-f]{12})")
_END = re.compile(r"(?P<line>(?:result .*\S|concede [a-d]))\s+#(?P<hash>[0-9a-f]{12})")
_SEED = re.compile(r"[0-9]{1,78}")

Answer = tuple[Seat, str]


class Undo(NamedTuple):
    """How far a game can be taken back, and what is in the way."""

    answers: int
    """How many answers can be taken back without hiding again what somebody has seen."""
    revealed: Note | None
    """The last thing that was brought to light; None if nothing was."""


class Record:
    """A game of a set-up with a seed, and every answer that was given."""

    def __init__(
        self, game: str, setup: Setup, seed: int, answers: list[Answer] | None = None
    ) -> None:
        """The game is named as `chess/blitz`; the set-up is of the same mode."""
        self.game, mode = game_of(game)
        if mode != setup.mode:
            raise Refused(
                "the record is of {game}, its set-up of {mode!r}", game=game, mode=setup.mode
            )
        if setup.position:
            lines = (line.rstrip() for line in setup.position.rstrip().split("\n"))
            setup = replace(setup, position="\n".join(lines) + "\n")
        self.name, self.setup, self.seed = game, setup, seed
        self.answers = list(answers or [])
        self.proof: tuple[str, ...] = ()
        """What the seed was made of, line by line, where a table can prove that."""
        self.conceded: Seat | None = None
        """Who gave the game up; nobody answers after that."""
        self._live: State | None = None
        self._played: list[Answer] = []

    def state(self) -> State:
        """The game as it stands after the last answer, with its whole journal."""
        return self._replayed().clone()

    def live(self) -> State:
        """The State itself, for whoever only looks at it and is in a hurry."""
        return self._replayed()

    def _replayed(self) -> State:
        """The live State; only answers it has not seen yet are played."""
        if self._live is None or self._played != self.answers[: len(self._played)]:
            self._live, self._played = self.game.start(self.setup, self.seed), []
        for given in self.answers[len(self._played) :]:
            seat, text = given
            option = self._live.answer(text, seat)
            self._played.append(given)
            if option.text != text:
                self._live = None
                raise Refused(
                    "{text!r} is short for {whole!r}: a record has it in full",
                    text=text,
                    whole=option.text,
                )
        return self._live

    def answer(self, seat: Seat, text: str) -> Option:
        """Let a seat answer: check the answer, carry it out and write it down."""
        if self.conceded is not None:
            raise IllegalMove("the game was given up")
        option = self._replayed().answer(text, seat)
        given = (seat, option.text)
        self.answers.append(given)
        self._played.append(given)
        return option

    def concede(self, seat: Seat) -> None:
        """Let a seat give the game up: for itself, and for those who win and lose with it."""
        if not 0 <= seat < len(self.setup.seats):
            raise IllegalMove("there is no seat {seat}", seat=seat)
        if self.conceded is not None or self._replayed().outcome is not None:
            raise IllegalMove("the game is over")
        self.conceded = seat

    def at(self, ply: int) -> "Record":
        """The record of the same game up to an answer, to look at or to play on from."""
        if not 0 <= ply <= len(self.answers):
            raise Refused("no move {ply}; the record has {count}", ply=ply, count=len(self.answers))
        part = Record(self.name, self.setup, self.seed, self.answers[:ply])
        part.proof = self.proof
        return part

    def undo(self, number: int = 1) -> None:
        """Take back the last answers."""
        count = len(self.answers)
        if not 0 <= number <= count:
            raise Refused(
                "cannot take back {number} of {count} answers", number=number, count=count
            )
        del self.answers[count - number :]
        self._live = None

    def undo_limit(self) -> Undo:
        """How many answers can be taken back without un-revealing anything."""
        notes = self._replayed().journal or []
        last = next((note for note in reversed(notes) if note.event.reveals), None)
        return Undo(len(self.answers) - (last.ply if last is not None else 0), last)

    # -- text ------------------------------------------------------------------------------

    def text(self) -> str:
        """The record as text; with the result if the game is over."""
        head = list(self._header())
        lines = [f"{SEATS[seat]} {text}" for seat, text in self.answers]
        state = self._replayed()
        if state.outcome is not None:
            lines.append(result_line(state))
        elif self.conceded is not None:
            lines.append(f"concede {SEATS[self.conceded]}")
        chain = _chained("\n".join(head), lines)
        hashed = (f"{line:<{WIDTH}}  #{link}" for line, link in zip(lines, chain, strict=True))
        return "\n".join((*head, "", *hashed)) + "\n"

    def _header(self) -> Iterator[str]:
        yield MAGIC
        yield f"game {self.name}"
        yield f"rules {self.game.rules}"
        yield f"seed {self.seed}"
        for line in self.proof:
            yield f"proof {line}"
        for name, value in self.setup.switches:
            yield f"switch {name} {value}"
        for letter, seating in zip(SEATS, self.setup.seats, strict=False):
            yield f"seat {letter} {seating.name}".rstrip()
            for item in seating.brings:
                yield f"bring {letter} {item}"
        if self.setup.position:
            for line in self.setup.position[:-1].split("\n"):
                yield f"position | {line}".rstrip()


def _chained(head: str, lines: list[str]) -> Iterator[str]:
    """For each line a hash of it and of all that stands before it."""
    link = blake2b(head.encode(errors="surrogatepass"), digest_size=6).hexdigest()
    for line in lines:
        link = blake2b(f"{link} {line}".encode(errors="surrogatepass"), digest_size=6).hexdigest()
        yield link


def result_line(state: State) -> str:
    """How a game ended: winners, clause, and the hash of the final State."""
    assert state.outcome is not None
    winners = "".join(SEATS[seat] for seat in state.outcome.winners) or "-"
    return f"result {winners} {state.outcome.clause} {key(state)}"


# -- reading -------------------------------------------------------------------------------


def replay(text: str) -> Record:
    """Read a record and play it again: every hash, every answer and the result must hold."""
    reader = _RecordReader(text)
    record = reader.record()
    whole, record.answers = record.answers, []
    for line, (seat, answer) in zip(reader.places, whole, strict=True):
        record.answers.append((seat, answer))
        try:
            state = record._replayed()
        except Refused as fault:
            raise BadText("record", line, fault.message) from fault
    state = record._replayed()
    there = result_line(state) if state.outcome is not None else ""
    if reader.result and reader.result != there:
        reader.fail(
            "the game ended otherwise: expected {there}", there=there or saying("no result yet")
        )
    if there and not reader.result:
        reader.fail("the game is over and its result is missing: expected {there}", there=there)
    return record


def read(text: str) -> Record:
    """Read a record: its form and its hashes, but not whether its answers are legal."""
    return _RecordReader(text).record()


class _RecordReader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip() for line in text.split("\n")]
        self.line = 0
        self.places: list[int] = []
        """The line of each answer."""
        self.result = ""
        self.conceded: Seat | None = None
        self.proof: list[str] = []
        self.said: dict[str, str] = {}
        self.switches: list[tuple[str, str]] = []
        self.seats: list[Seating] = []
        self.position: list[str] = []

    def fail(self, message: Sentence, /, **facts: Any) -> NoReturn:
        raise BadText("record", self.line, message, **facts)

    def record(self) -> Record:
        """The record, if all that can be judged without playing is right."""
        head = self.header()
        for word in ("game", "rules", "seed"):
            if word not in self.said:
                self.fail("the header has no line {word}", word=word)
        try:
            game, mode = game_of(self.said["game"])
        except Refused as fault:
            self.fail(fault.message)
        if self.said["rules"] != str(game.rules):
            self.fail(
                "made under rules {rules}, these are rules {now}",
                rules=self.said["rules"],
                now=game.rules,
            )
        position = "\n".join(self.position) + "\n" if self.position else ""
        setup = Setup(mode, tuple(self.seats), tuple(self.switches), position)
        answers = self.answers("\n".join(head))
        record = Record(self.said["game"], setup, int(self.said["seed"]), answers)
        record.proof, record.conceded = tuple(self.proof), self.conceded
        return record

    def header(self) -> list[str]:
        """Read up to the first empty line."""
        head = []
        for line in self.lines:
            self.line += 1
            if not line:
                break
            head.append(line)
            if self.line == 1:
                if line != MAGIC:
                    self.fail("expected {magic!r}", magic=MAGIC)
            else:
                self.header_line(line)
        return head or self.fail("expected {magic!r}", magic=MAGIC)

    def header_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("game", "rules", "seed"):
            if word in self.said:
                self.fail("{word} is said twice", word=word)
            if word == "seed" and not _SEED.fullmatch(rest):
                self.fail("seed is not a number")
            self.said[word] = rest
        elif word == "proof" and rest:
            self.proof.append(rest)
        elif word == "switch":
            name, _, value = rest.partition(" ")
            self.switches.append((name, value))
        elif word == "seat":
            letter, _, name = rest.partition(" ")
            if letter != SEATS[len(self.seats) : len(self.seats) + 1]:
                self.fail("seats come in the order a, b, c, d")
            self.seats.append(Seating(name))
        elif word == "bring":
            letter, _, item = rest.partition(" ")
            if not self.seats or letter != SEATS[len(self.seats) - 1]:
                self.fail("what a seat brings follows its seat line")
            last = self.seats[-1]
            self.seats[-1] = Seating(last.name, (*last.brings, item))
        elif word == "position" and rest[:1] == "|":
            self.position.append(rest[2:])
        else:
            known = "game, rules, seed, proof, switch, seat, bring, position |"
            self.fail(
                "cannot read {line!r}: a header line begins with one of {known}",
                line=line,
                known=known,
            )

    def _concede(self, letter: str) -> None:
        if letter not in SEATS[: len(self.seats)]:
            self.fail("there is no seat {seat}", seat=letter)
        self.conceded = SEATS.index(letter)

    def answers(self, head: str) -> list[Answer]:
        """Read the answers and the result, and check that each line follows from the last."""
        answers: list[Answer] = []
        lines, hashes = [], []
        for line in self.lines[self.line :]:
            self.line += 1
            if not line:
                continue
            found = _ANSWER.fullmatch(line) or _END.fullmatch(line)
            if found is None:
                self.fail("expected a seat, its answer and a hash, such as `a keep  #3fa2c1d09b7e`")
            if self.result or self.conceded is not None:
                self.fail("nothing follows the result")
            words = " ".join(found["line"].split())
            lines.append(words)
            hashes.append((self.line, found["hash"]))
            if words.startswith("result "):
                self.result = words
            elif words.startswith("concede "):
                self._concede(words[-1])
            else:
                self.places.append(self.line)
                answers.append((SEATS.index(words[0]), words[2:]))
        for link, (self.line, given) in zip(_chained(head, lines), hashes, strict=True):
            if link != given:
                self.fail(
                    "the hash does not follow from the lines before: expected #{link}", link=link
                )
        return answers
