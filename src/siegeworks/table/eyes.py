"""What each seat is shown: the game through its eyes, put into messages.

Everything that goes to a client is made here, of a view and of events as the seat may know them.
"""

from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.core.view import visible_notes
from siegeworks.table.agreed import letter
from siegeworks.table.scenes import scenery_of
from siegeworks.table.standing import WATCHING, Passed, Standing
from siegeworks.table.words import HEADS, ending, player_name, waiting_text
from siegeworks.words.voice import Teller, voice

Plain = dict[str, Any]


class Eyes:
    """The game as one seat sees it; what was worked out is kept until something changes."""

    def __init__(self, standing: Standing, seat: Seat) -> None:
        self.standing = standing
        self.seat = seat
        self._notes: list[Note] = []
        self._sight: tuple[int, Any] = (-1, None)
        self._drawn: tuple[int, Any] = (-1, None)
        self._tellers: dict[str, Teller] = {}
        self._entries: dict[str, list[Plain]] = {}

    def cut(self) -> None:
        """Forget what was taken back."""
        number = len(self.standing.state.journal)
        self._sight = (-1, None)
        if number < len(self._notes):
            del self._notes[number:]
            for teller in self._tellers.values():
                teller.cut(number)
            for entries in self._entries.values():
                del entries[number:]

    def view(self) -> Any:
        """What the seat may know now."""
        return self.standing.view(self.seat)

    def sight(self) -> Any:
        """What the seat has before its eyes now."""
        version, sight = self._sight
        if version != self.standing.version:
            journal = self.standing.state.journal
            self._notes += visible_notes(journal[len(self._notes) :], self.seat)
            game, names = self.standing.game, self.standing.names
            sight = game.sight(self.view(), tuple(self._notes), names, sight)
            self._sight = (self.standing.version, sight)
        return sight

    def drawn(self) -> Any:
        """The same, as the scenery wants it."""
        version, drawn = self._drawn
        if version != self.standing.version:
            prepare = getattr(scenery_of(self.standing.agreed.game), "drawn", None)
            drawn = prepare(self.sight()) if prepare is not None else self.sight()
            self._drawn = (self.standing.version, drawn)
        return drawn

    # -- in words ------------------------------------------------------------------------

    def entries(self, language: str) -> list[Plain]:
        """The whole log in a language."""
        sight, game = self.drawn(), self.standing.agreed.game
        if language not in self._tellers:
            self._tellers[language] = voice(game, language).teller()
            self._entries[language] = []
        found, lines = self._entries[language], self._tellers[language].lines(sight)
        scenery = scenery_of(game)
        for place in range(len(found), len(sight.notes)):
            note = sight.notes[place]
            kind = type(note.event).__name__
            found.append(
                {
                    "n": place + 1,
                    "ply": note.ply,
                    "kind": kind,
                    "text": lines[place],
                    "clause": note.clause,
                    "quiet": kind in sight.quiet or not lines[place],
                    "head": kind in HEADS,
                    "facts": scenery.facts(note, sight),
                }
            )
        return found

    def now(self, language: str) -> Plain:
        """How it stands: scene, question, whom all wait for, result, undo."""
        standing = self.standing
        if standing.record is None:
            return self._before(language)
        sight, game = self.drawn(), standing.agreed.game
        scenery = scenery_of(game)
        decision = None if standing.is_over else sight.view.decision
        asked = None
        if decision is not None:
            text = voice(game, language).prompt(decision, sight)
            options = scenery.options(sight, language)
            asked = {"prompt": decision.prompt, "text": text, "options": options, "why": None}
            if standing.is_passing(self.seat):
                asked["passing"] = True
        return {
            "scene": scenery.scene(sight, language),
            "decision": asked,
            "waiting": self._waiting(language),
            "outcome": self._outcome(language),
            "undo": self._undo(language),
        }

    def _before(self, language: str) -> Plain:
        """How it stands while seats are open."""
        seats = [letter(seat) for seat in self.standing.open_seats()]
        text = waiting_text(language, [seat.upper() for seat in seats], begun=False)
        waiting = {"seats": seats, "text": text}
        empty = {"scene": None, "decision": None, "outcome": None, "undo": None}
        return {**empty, "waiting": waiting}

    def _waiting(self, language: str) -> Plain | None:
        seats = self.standing.deciding()
        if not seats:
            return None
        names = [player_name(language, self.standing.names, seat) for seat in seats]
        text = waiting_text(language, names, begun=True)
        return {"seats": [letter(seat) for seat in seats], "text": text}

    def _outcome(self, language: str) -> Plain | None:
        standing, outcome = self.standing, self.standing.outcome
        if outcome is None or standing.record is None:
            return None
        quitter = standing.record.conceded
        said = ending(standing.agreed.game, language, outcome, self.drawn(), quitter)
        return {**said, "winners": [letter(seat) for seat in outcome.winners]}

    def _undo(self, language: str) -> Plain | None:
        if self.seat == WATCHING or self.standing.is_over:
            return None
        answers, revealed = self.standing.undoing.left(self.seat)
        return {"answers": answers, "why": self.told(revealed, language)}

    def told(self, place: int | None, language: str) -> str:
        """An event in words, by its place in the journal, as this seat may know it."""
        if place is None:
            return ""
        entry = self.entries(language)[place]
        return f"{entry['text']} ({entry['clause']})" if entry["clause"] else str(entry["text"])

    # -- messages ------------------------------------------------------------------------

    def whole(self, language: str) -> Plain:
        """The message that says everything."""
        log = self.entries(language) if self.standing.record is not None else []
        return {"is": "state", "version": self.standing.version, **self.now(language), "log": log}

    def step(self, language: str, passed: Passed, notes: int) -> Plain:
        """The message that says what the last command changed; the log had so many entries."""
        message: Plain = {
            "is": "step",
            "version": self.standing.version,
            "by": letter(passed.seat) or None,
            "what": passed.kind,
        }
        if self.standing.record is None:
            return {**message, "events": [], **self.now(language)}
        entries = self.entries(language)
        if passed.cut:
            message["cut"], notes = len(entries), len(entries)
        return {**message, "events": entries[notes:], **self.now(language)}

    # -- without words -------------------------------------------------------------------

    def bare(self) -> Plain:
        """How it stands, for a program that only wants to answer."""
        standing = self.standing
        asked = standing.asked.get(self.seat)
        outcome = standing.outcome
        decision: Plain | None = None
        if asked is not None:
            texts = [{"text": option.text} for option in asked.decision.options]
            decision = {"prompt": asked.decision.prompt, "options": texts}
            if standing.is_passing(self.seat):
                decision["passing"] = True
        seats = standing.open_seats() if standing.record is None else standing.deciding()
        return {
            "decision": decision,
            "waiting": {"seats": [letter(seat) for seat in seats]},
            "outcome": None
            if outcome is None
            else {
                "winners": [letter(seat) for seat in outcome.winners],
                "clause": outcome.clause,
            },
        }

    def bare_whole(self) -> Plain:
        """The whole state for such a program."""
        return {"is": "state", "version": self.standing.version, **self.bare()}

    def bare_step(self, passed: Passed) -> Plain:
        """A step for such a program."""
        by, what = letter(passed.seat) or None, passed.kind
        version = self.standing.version
        return {"is": "step", "version": version, "by": by, "what": what, **self.bare()}
