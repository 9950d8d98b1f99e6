"""A record as a reel: how the game looked after each answer and each event, to any pair of eyes.

A record is played once; a twin of the State is kept after each answer, so any moment can be shown
without playing up to it again. Whoever has a record knows all that is in it, so whoever looks at
it chooses the eyes.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from threading import Lock
from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.core.record import Record
from siegeworks.core.shelf import game_named
from siegeworks.core.state import State
from siegeworks.core.view import View, visible_notes
from siegeworks.scenes.base import Part, Scene
from siegeworks.scenes.room import scene_room
from siegeworks.seating import seat_names
from siegeworks.table import outgoing as out
from siegeworks.table.agreed import letter
from siegeworks.table.perspective import Entry
from siegeworks.table.study import Study, Viewer, known_record
from siegeworks.table.words import player_name, player_title, waiting_text

KEPT_REELS = 8


class Moment(Part, frozen=True, kw_only=True):
    """How it looked at one moment of a game."""

    ply: int
    n: int
    """How long the log was."""
    scene: Scene


class Still(Moment, frozen=True, kw_only=True):
    """How it looked after an answer."""

    waiting: out.Waiting | None
    rest: bool
    """Whether a position can be written here."""
    outcome: out.Outcome | None
    by: str | None
    """Who gave the answer that led here."""
    answer: str | None
    """What it was, in words."""


class Film(list[Note]):
    """A journal that says whenever a line is added."""

    def __init__(self, notes: list[Note], added: Callable[[], None]) -> None:
        super().__init__(notes)
        self.added = added

    def append(self, note: Note) -> None:
        super().append(note)
        self.added()


class Reel:
    """A game that was played, moment by moment."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game, self.room = game_named(record.name), scene_room(record.name)
        self.names = seat_names(record.game, record.setup)
        self._stills: list[State] = []
        self._lengths: list[int] = []
        state = record.game.start(record.setup, record.seed)
        self._keep(state)
        for seat, text in record.answers:
            state.answer(text, seat)
            self._keep(state)
        self._journal: list[Note] = state.journal or []
        self._seen: dict[Seat, list[Note]] = {}
        self._study = Study(record)
        self._lock = Lock()

    def _keep(self, state: State) -> None:
        still = state.clone()
        self._lengths.append(len(state.journal or ()))
        still.journal = None
        self._stills.append(still)

    @property
    def plies(self) -> int:
        """How many answers were given."""
        return len(self.record.answers)

    @property
    def events(self) -> list[int]:
        """How many lines the log had after each number of answers."""
        return self._lengths

    def seats(self, language: str) -> list[out.Sitter]:
        """Who sat where."""
        seats = range(len(self.record.setup.seats))
        names = [player_title(language, self.names, seat) for seat in seats]
        return [
            out.Sitter(seat=letter(seat), kind="person", name=names[seat], player=None)
            for seat in seats
        ]

    def log(self, reader: Viewer) -> list[Entry]:
        """Everything that happened, as a seat may know it."""
        with self._lock:
            return list(self._study.perspective(reader.seat).entries(reader.language))

    # -- moments ---------------------------------------------------------------------------

    def moments(self, ply: int, reader: Viewer, *, events: bool) -> Iterator[Moment]:
        """How it looked after an answer; before that, after each of the events it led to."""
        if events and ply:
            yield from self._between(ply, reader)
        still = self._stills[ply]
        by, answer = self._answer(ply, reader.language)
        yield Still(
            ply=ply,
            n=self._lengths[ply],
            scene=self._scene(still, self._lengths[ply], reader),
            waiting=self._waiting(still, reader.language),
            rest=still.outcome is None and self.record.game.at_rest(still),
            outcome=self._outcome(reader) if ply == self.plies else None,
            by=by,
            answer=answer,
        )

    def _scene(self, state: State, length: int, reader: Viewer) -> Scene:
        sight = self._sight(self.record.game.view(state, reader.seat), length, reader.seat)
        return self.room.scene(sight, reader.language)

    def _sight(self, view: View, length: int, seat: Seat) -> Any:
        """What a seat had before its eyes when the log was so long."""
        if seat not in self._seen:
            self._seen[seat] = visible_notes(self._journal, seat)
        notes = tuple(self._seen[seat][:length])
        return self.game.sight(view, notes, self.names)

    def _between(self, ply: int, reader: Viewer) -> list[Moment]:
        """How it looked after each event of an answer but the last."""
        state = self._stills[ply - 1].clone()
        found: list[Moment] = []

        def added() -> None:
            length = len(state.journal or ())
            if length < self._lengths[ply]:
                state.pending = ()
                found.append(Moment(ply=ply, n=length, scene=self._scene(state, length, reader)))
                state.pending = None

        state.journal = Film(self._journal[: self._lengths[ply - 1]], added)
        seat, text = self.record.answers[ply - 1]
        state.answer(text, seat)
        return found

    def _answer(self, ply: int, language: str) -> tuple[str | None, str | None]:
        """Who gave the answer that led here, and what it was in words."""
        if ply == 0:
            return None, None
        seat, text = self.record.answers[ply - 1]
        view = self.record.game.view(self._stills[ply - 1], seat)
        chosen = tuple(option for option in view.question.options if option.text == text)
        view = view.asking(view.question._replace(options=chosen))
        sight = self._sight(view, self._lengths[ply - 1], seat)
        return letter(seat), self.room.options(sight, language)[0].label

    def _waiting(self, state: State, language: str) -> out.Waiting | None:
        seats = [] if state.outcome is not None else self.game.deciding(state)
        if not seats:
            return None
        names = [player_name(language, self.names, seat) for seat in seats]
        text = waiting_text(language, names, begun=True)
        return out.Waiting(seats=[letter(seat) for seat in seats], text=text)

    def _outcome(self, reader: Viewer) -> out.Outcome | None:
        with self._lock:
            return self._study.perspective(reader.seat).outcome(reader.language)

    # -- positions -------------------------------------------------------------------------

    def position(self, ply: int) -> str:
        """The position after an answer; empty where something is still going on."""
        still, game = self._stills[ply], self.record.game
        rests = still.outcome is None and game.at_rest(still)
        return game.write_position(still) if rests else ""


@lru_cache(maxsize=KEPT_REELS)
def reel_of(text: str) -> Reel:
    """The reel of a record; refused, with the line, if the record does not hold."""
    return Reel(known_record(text))
