"""A person's desk: the seat, the screen before it, and how they like to be asked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.terminal.layout import whole_screen
from siegeworks.terminal.log import Reading
from siegeworks.terminal.pace import Stops
from siegeworks.terminal.screen import Screen
from siegeworks.terminal.session import Session
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech, speech

YES = frozenset({"y", "yes", "a", "ano", "t", "tak", "j", "ja", "s", "si", "sì"})
"""Yes in any of the languages; no word for no begins like this."""
NO = frozenset({"n", "no", "ne", "nie", "nein"})


class Verdict(NamedTuple):
    """What a person decided to do."""

    kind: Literal["answer", "undone", "partner", "concede", "quit", "drop", "gone"]
    """Besides answering: take back, let the partner act, give up, leave, leave for good, or there
    is nobody any more."""
    text: str = ""
    """The answer; or how much a partner may do."""


@dataclass
class Settings:
    """What the people at the screen can change at any time."""

    language: str = "en"
    stops: Stops = "auto"


@dataclass
class Desk:
    """Everything one person needs to play: nothing on it shows what their seat may not know."""

    seat: Seat
    session: Session
    screen: Screen
    settings: Settings
    read_up_to: int = 0
    """The number of answers after which the log is new to this person."""
    taken: dict[int, tuple[str, str]] = field(default_factory=dict)
    """What was answered without asking: the kind of answer and its text, by ply."""
    ahead: tuple[int, tuple[str, ...]] = (0, ())
    """Answers of a payment typed ahead in one line, and how many answers there must be then."""
    message: str = ""
    """What to say under the screen the next time it is drawn."""

    @property
    def speech(self) -> Speech:
        """How this person is spoken to."""
        return speech(self.settings.language)

    def sight(self) -> Sight:
        """What this person sees now."""
        return self.session.sight(self.seat)

    def draw(self, sight: Sight) -> None:
        """Draw the whole screen anew."""
        self.screen.clear()
        reading = Reading(self.read_up_to, self.taken_in_words())
        self.screen.show(
            whole_screen(sight, self.speech, self.screen.width, self.screen.height, reading)
        )
        if self.session.trouble:
            self.screen.say(self.session.trouble)
        if self.message:
            self.screen.say(self.message)
            self.message = ""

    def taken_in_words(self) -> Mapping[int, str]:
        """What was answered without asking, as the log says it."""
        said = {}
        for ply, (kind, text) in self.taken.items():
            if kind == "step":
                said[ply] = self.speech.ui("step-passed", step=self.speech.step(text))
            else:
                said[ply] = self.speech.ui("only-answer", answer=text)
        return said

    def agrees(self, question: str, *, default: bool) -> bool:
        """A question to be answered with yes or no; Enter takes the default."""
        hint = self.speech.ui("yes-no-yes" if default else "yes-no-no")
        while True:
            typed = self.screen.ask(f"{question} {hint} ").casefold()
            if not typed:
                return default
            if typed in YES or typed in NO:
                return typed in YES
