"""A person at the screen: their seat, what they see of it, and how they like to be asked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.game import STOPS
from siegeworks.terminal.log import Reading
from siegeworks.terminal.screen import Gone, Screen
from siegeworks.terminal.session import Session

PROMPT = "> "
YES = frozenset({"y", "yes", "a", "ano", "t", "tak", "j", "ja", "s", "si", "sì"})
"""Yes in any of the languages; no word for no begins like this."""
NO = frozenset({"n", "no", "ne", "nie", "nein"})


class Verdict(NamedTuple):
    """What a person decided to do."""

    kind: Literal["answer", "undone", "partner", "seat", "concede", "quit", "drop", "gone"]
    """Besides answering: take back, let a partner act, change seats, give up, leave, leave for
    good, or there is nobody any more."""
    text: str = ""
    """The answer; or how much a partner may do."""
    seat: Seat = -1
    """The partner, or the seat to change to."""


@dataclass
class Settings:
    """What the people at the screen can change at any time."""

    language: str = "en"
    stops: str = STOPS[0]
    preview: bool = True
    """Whether placements are shown before they are confirmed, where a game has any."""


@dataclass
class Person:
    """Somebody who plays at the screen: nothing they are shown is hidden from their seat."""

    seat: Seat
    session: Session
    screen: Screen
    settings: Settings
    read_up_to: int = 0
    """The number of answers after which the log is new to this person."""
    taken: dict[int, tuple[str, str]] = field(default_factory=dict)
    """What was answered without asking: the kind of answer and its text, by ply."""
    ahead: tuple[int, tuple[str, ...]] = (0, ())
    """Answers typed ahead in one line, and how many answers there must be then."""
    narrow: tuple[int, tuple[str, ...]] = (0, ())
    """Words that narrow a long list of answers down, and how many answers there are then."""
    message: str = ""
    """What to say under the screen the next time it is drawn."""

    @property
    def speech(self) -> Any:
        """How this person is spoken to."""
        return self.session.terminal.speech(self.settings.language)

    def sight(self) -> Any:
        """What this person sees now."""
        return self.session.sight(self.seat)

    # -- being shown something ---------------------------------------------------------

    def draw(self, sight: Any) -> None:
        """Draw the whole screen again."""
        self.screen.clear()
        reading = Reading(self.read_up_to, self.taken_in_words())
        width, height, draw = self.screen.width, self.screen.height, self.session.terminal.screen
        self.screen.show(draw(sight, self.speech, width, height, reading, self.narrowed))
        if self.session.trouble:
            self.screen.say(self.speech.refusal(self.session.trouble))
        if self.message:
            self.screen.say(self.message)
            self.message = ""

    def tell(self, key: str, **facts: str | int) -> None:
        """Say a phrase below the screen."""
        self.screen.say(self.speech.ui(key, **facts))

    def taken_in_words(self) -> Mapping[int, str]:
        """What was answered without asking, as the log says it."""
        say = self.session.terminal.taken_in_words
        return {ply: say(self.speech, kind, text) for ply, (kind, text) in self.taken.items()}

    @property
    def narrowed(self) -> tuple[str, ...]:
        """The words that narrow the answers to the present question down."""
        ply, words = self.narrow
        return words if ply == len(self.session.steps) else ()

    # -- being asked -------------------------------------------------------------------

    def decide(self) -> Verdict:
        """Ask until there is an answer, or something else is wanted than to answer."""
        sight, terminal = self.sight(), self.session.terminal
        ahead = terminal.ahead(self, sight)
        if ahead:
            return Verdict("answer", ahead)
        if len(sight.view.decision.options) == 1:
            self.message = self.message or self.speech.ui("enter-takes-it")
        self.draw(sight)
        interrupted = False
        while True:
            try:
                typed = self.screen.ask(PROMPT, sight.view.decision.completions)
                interrupted = False
                verdict = terminal.understood(self, sight, typed)
            except KeyboardInterrupt:
                if interrupted:
                    raise
                interrupted = True
                self.screen.say()
                self.tell("interrupted")
                continue
            except Gone:
                return Verdict("gone")
            if verdict is not None:
                self.read_up_to = len(self.session.steps)
                return verdict

    def agrees(self, question: str, *, default: bool) -> bool:
        """A question to be answered with yes or no; Enter takes the default."""
        hint = self.speech.ui("yes-no-yes" if default else "yes-no-no")
        while True:
            typed = self.screen.ask(f"{question} {hint} ").casefold()
            if not typed:
                return default
            if typed in YES or typed in NO:
                return typed in YES
