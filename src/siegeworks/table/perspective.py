"""What each seat is shown: the game through its eyes, put into messages.

Everything that goes to a client is made here, of a view and of events as the seat may know them.
"""

from typing import Any, NamedTuple, cast

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.core.view import visible_notes
from siegeworks.scenes.base import Facts, Option, Scene
from siegeworks.scenes.room import scene_room
from siegeworks.table import outgoing as out
from siegeworks.table.agreed import letter
from siegeworks.table.match import WATCHING, Match, Passed
from siegeworks.table.words import ending, player_name, waiting_text
from siegeworks.words.voice import voice

State = out.State[Scene, Option, Facts]
Step = out.Step[Scene, Option, Facts]
Entry = out.Entry[Facts]
Decision = out.Decision[Option]


class Now(NamedTuple):
    """How it stands: what a state and a step have in common."""

    scene: Scene | None
    decision: Decision | None
    waiting: out.Waiting | None
    outcome: out.Outcome | None
    undo: out.Undo | None


BareNow = tuple[out.BareDecision | None, out.BareWaiting, out.BareOutcome | None]
"""The same for a program that only wants to answer."""


class Perspective:
    """The game as one seat sees it; what was worked out is kept until something changes."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self._notes: list[Note] = []
        self._sight: tuple[int, Any] = (-1, None)
        self._entries: dict[str, list[Entry]] = {}
        self._room = scene_room(match.agreed.game)

    def cut(self) -> None:
        """Forget what was taken back."""
        number = len(self.match.state.journal)
        self._sight = (-1, None)
        if number < len(self._notes):
            del self._notes[number:]
            for entries in self._entries.values():
                del entries[number:]

    def view(self) -> Any:
        """What the seat may know now."""
        return self.match.view(self.seat)

    def sight(self) -> Any:
        """What the seat has before its eyes now."""
        version, sight = self._sight
        if version != self.match.version:
            journal = self.match.state.journal
            self._notes += visible_notes(journal[len(self._notes) :], self.seat)
            game, names = self.match.game, self.match.names
            sight = game.sight(self.view(), tuple(self._notes), names, sight)
            self._sight = (self.match.version, sight)
        return sight

    # -- in words ------------------------------------------------------------------------

    def entries(self, language: str) -> list[Entry]:
        """The whole log in a language."""
        sight, room = self.sight(), self._room
        said = voice(self.match.agreed.game, language).event
        found = self._entries.setdefault(language, [])
        for place in range(len(found), len(sight.notes)):
            note = sight.notes[place]
            kind, text = type(note.event).__name__, said(note, sight)
            found.append(
                out.Entry(
                    n=place + 1,
                    ply=note.ply,
                    kind=kind,
                    text=text,
                    clause=note.clause,
                    quiet=kind in sight.quiet or not text,
                    head=note.event.is_heading,
                    facts=room.facts(note, sight),
                )
            )
        return found

    def scene(self, language: str) -> Scene:
        """Everything on the board."""
        return self._room.scene(self.sight(), language)

    def decision(self, language: str) -> Decision | None:
        """The open question of the seat, with its options."""
        sight, match = self.sight(), self.match
        decision = None if match.is_over else sight.view.decision
        if decision is None:
            return None
        return out.Decision(
            prompt=decision.prompt,
            text=voice(match.agreed.game, language).prompt(decision, sight),
            options=self._room.options(sight, language),
            passing=match.is_passing(self.seat),
        )

    def now(self, language: str) -> Now:
        """How it stands: scene, question, whom all wait for, result, undo."""
        if self.match.record is None:
            return Now(None, None, self._before(language), None, None)
        return Now(
            self.scene(language),
            self.decision(language),
            self._waiting(language),
            self.outcome(language),
            self._undo(language),
        )

    def _before(self, language: str) -> out.Waiting:
        """Whose seats are open while the game has not begun."""
        seats = [letter(seat) for seat in self.match.open_seats()]
        text = waiting_text(language, [seat.upper() for seat in seats], begun=False)
        return out.Waiting(seats=seats, text=text)

    def _waiting(self, language: str) -> out.Waiting | None:
        seats = self.match.deciding()
        if not seats:
            return None
        names = [player_name(language, self.match.names, seat) for seat in seats]
        text = waiting_text(language, names, begun=True)
        return out.Waiting(seats=[letter(seat) for seat in seats], text=text)

    def outcome(self, language: str) -> out.Outcome | None:
        """How the game ended; None while it goes on."""
        match, outcome = self.match, self.match.outcome
        if outcome is None or match.record is None:
            return None
        quitter = match.record.conceded
        return ending(match.agreed.game, language, outcome, self.sight(), quitter)

    def _undo(self, language: str) -> out.Undo | None:
        if self.seat == WATCHING or self.match.is_over:
            return None
        answers, revealed = self.match.undoing.left(self.seat)
        return out.Undo(answers=answers, why=self.told(revealed, language))

    def told(self, place: int | None, language: str) -> str:
        """An event in words, by its place in the journal, as this seat may know it."""
        if place is None:
            return ""
        entry = self.entries(language)[place]
        return f"{entry.text} ({entry.clause})" if entry.clause else entry.text

    # -- messages ------------------------------------------------------------------------

    def whole(self, language: str) -> State:
        """The message that says everything."""
        log = self.entries(language) if self.match.record is not None else []
        scene, decision, waiting, outcome, undo = self.now(language)
        return out.State(
            version=self.match.version,
            scene=scene,
            decision=decision,
            waiting=waiting,
            outcome=outcome,
            undo=undo,
            log=log,
        )

    def step(self, language: str, passed: Passed, notes: int) -> Step:
        """The message that says what the last command changed; the log had so many entries."""
        entries = self.entries(language) if self.match.record is not None else []
        scene, decision, waiting, outcome, undo = self.now(language)
        return out.Step(
            version=self.match.version,
            by=letter(passed.seat) or None,
            what=cast(out.What, passed.kind),
            cut=len(entries) if passed.cut else None,
            events=[] if passed.cut else entries[notes:],
            scene=scene,
            decision=decision,
            waiting=waiting,
            outcome=outcome,
            undo=undo,
        )

    # -- without words -------------------------------------------------------------------

    def bare(self) -> BareNow:
        """How it stands, for a program that only wants to answer."""
        match = self.match
        asked, outcome = match.asked.get(self.seat), match.outcome
        decision = None
        if asked is not None:
            decision = out.BareDecision(
                prompt=asked.decision.prompt,
                options=[out.BareOption(option.text) for option in asked.decision.options],
                passing=match.is_passing(self.seat),
            )
        seats = match.open_seats() if match.record is None else match.deciding()
        result = None
        if outcome is not None:
            winners = [letter(seat) for seat in outcome.winners]
            result = out.BareOutcome(winners=winners, clause=outcome.clause)
        return decision, out.BareWaiting([letter(seat) for seat in seats]), result

    def bare_whole(self) -> out.BareState:
        """The whole state for such a program."""
        decision, waiting, outcome = self.bare()
        version = self.match.version
        return out.BareState(version=version, decision=decision, waiting=waiting, outcome=outcome)

    def bare_step(self, passed: Passed) -> out.BareStep:
        """A step for such a program."""
        decision, waiting, outcome = self.bare()
        return out.BareStep(
            version=self.match.version,
            by=letter(passed.seat) or None,
            what=cast(out.What, passed.kind),
            decision=decision,
            waiting=waiting,
            outcome=outcome,
        )
