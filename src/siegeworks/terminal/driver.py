"""The loop of a game at this table: who is asked, who sees what, and when the screen is passed."""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from siegeworks.core.decision import Decision, Seat
from siegeworks.players import Player
from siegeworks.terminal.log import new_lines
from siegeworks.terminal.names import called
from siegeworks.terminal.person import Person, Settings, Verdict
from siegeworks.terminal.screen import Screen
from siegeworks.terminal.session import SPECTATOR, Session

NOBODY: Seat = SPECTATOR


class Ending(NamedTuple):
    """How playing ended: the game is over, given up, or to be gone on with."""

    kind: Literal["over", "concede", "quit", "drop", "gone", "interrupted"]
    seat: Seat = NOBODY
    """Who gave up or left."""


@dataclass
class Driver:
    """Asks whoever is to answer: machines by their view, persons at the screen."""

    session: Session
    players: dict[Seat, Player]
    screen: Screen
    settings: Settings
    looking: Seat = NOBODY
    """The person before the screen; nobody until the first one has come."""
    acting: Seat = NOBODY
    """Who goes on where players take their turn together."""
    called: Seat = NOBODY
    """Whom the screen was given to by name, until they answer."""
    persons: dict[Seat, Person] = field(init=False)

    def __post_init__(self) -> None:
        self.persons = {
            seat: Person(seat, self.session, self.screen, self.settings)
            for seat in self.session.persons
        }
        for person in self.persons.values():
            person.read_up_to = len(self.session.steps)
            person.message = self.speech.ui("first-hint")
        if len(self.persons) == 1:
            (self.looking,) = self.persons

    @property
    def speech(self) -> Any:
        """How the people at the screen are spoken to."""
        return self.session.terminal.speech(self.settings.language)

    def run(self) -> Ending:
        """Play until the game is over or somebody wants to stop."""
        while self.session.outcome is None:
            ending = self.step()
            if ending is not None:
                return ending
        return Ending("over")

    def step(self) -> Ending | None:
        """One answer of whoever is to give it."""
        seat = self._next()
        if seat in self.players:
            self._let_answer(seat)
            return None
        return self._ask(self.persons[seat])

    def _next(self) -> Seat:
        """Who answers: machines first, since they keep nobody waiting.

        Only where players take their turn together, persons go first and machines in turns.
        """
        seats = self.session.deciding
        if self.called in [decision.seat for decision in self.session.decisions]:
            return self.called
        if not self.session.in_common_turn:
            return next((seat for seat in seats if seat in self.players), seats[0])
        if self.acting in seats:
            return self.acting
        persons = [seat for seat in seats if seat in self.persons]
        return persons[0] if persons else seats[len(self.session.steps) % len(seats)]

    def _let_answer(self, seat: Seat) -> None:
        """Let a machine answer, by its view."""
        self.session.answer(seat, self.players[seat].choose(self.session.view(seat)))

    def _hand_over(self, person: Person, partner: Seat, *, whole: bool) -> None:
        """Let a partner who is a machine make one move, or all it has."""
        since = len(self.session.steps)
        while partner in self.session.deciding:
            self._let_answer(partner)
            done = self.session.in_common_turn and new_lines(self.session.sight(), since)
            if done and not whole:
                return
        if self.session.game.is_done(self.session.view(partner), partner):
            name = called(self.speech, self.session, partner)
            person.message = self.speech.ui("partner-done", player=name)

    def _ask(self, person: Person) -> Ending | None:
        """Let a person answer, or answer for them what needs no asking."""
        view = self.session.view(person.seat)
        assert view.decision is not None
        text = self.session.game.by_itself(view, self.settings.stops)
        if text is not None:
            only = len(view.decision.options) == 1
            label = self._label(person, view.decision) if only else ""
            self.session.answer(person.seat, text, unasked=True)
            self._note(person, getattr(view, "stage", ""), label, only=only)
            return None
        self._pass_screen(person)
        return self._judge(person, person.decide())

    def _label(self, person: Person, decision: Decision) -> str:
        """The label of an only answer; none where the log need not tell."""
        (option,) = decision.options
        if option.text in ("pass", "next"):
            return ""
        label: str = self.speech.option(option, decision, person.sight())
        return label

    def _note(self, person: Person, stage: str, label: str, *, only: bool) -> None:
        """Tell the log what was answered unasked; windows without a choice are passed quietly."""
        ply = len(self.session.steps)
        if not only:
            if not person.taken:
                person.message = self.speech.ui("stops-hint")
            person.taken[ply] = ("step", stage)
        elif label:
            person.taken[ply] = ("only", label)

    def _judge(self, person: Person, verdict: Verdict) -> Ending | None:
        """Carry out what a person decided; how playing ends, if it does."""
        if verdict.kind == "answer":
            self.called = NOBODY
            self.session.answer(person.seat, verdict.text)
        elif verdict.kind == "partner":
            self._hand_over(person, verdict.seat, whole=bool(verdict.text))
        elif verdict.kind == "seat":
            self.called = verdict.seat
        elif verdict.kind != "undone":
            return Ending(verdict.kind, person.seat)
        return None

    def _pass_screen(self, person: Person) -> None:
        """Where several persons share the screen, nobody sees what another one sees."""
        self.acting = person.seat
        if self.looking == person.seat or not self.session.game.curtain:
            self.looking = person.seat
            return
        self.screen.clear()
        self.screen.forget_lines()
        name = called(self.speech, self.session, person.seat)
        self.screen.say(self.speech.ui("pass-screen", player=name))
        self.looking = person.seat
        self.screen.ask("")
