"""What a screen is drawn from: the scene of a seat in the reader's language, and how wide it is."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from siegeworks.core.decision import SEATS
from siegeworks.core.sight import Sight
from siegeworks.scenes.base import Scene
from siegeworks.terminal.names import headed, tagged
from siegeworks.terminal.speech import Speech

Seen = TypeVar("Seen", bound=Scene)
Voice = TypeVar("Voice", bound=Speech)


@dataclass(frozen=True)
class Drawing(Generic[Seen, Voice]):
    """A screen to be drawn; the scene is made once, however often it is drawn."""

    sight: Sight
    speech: Voice
    width: int

    @cached_property
    def scene(self) -> Seen:
        """Everything on the table as the seat sees it."""
        room: Any = self.speech.game.room("scene")
        found: Seen = room.scene(self.sight, self.speech.language)
        return found

    @property
    def viewer(self) -> str:
        """The letter of the seat that looks; empty for a spectator."""
        seat = self.sight.view.seat
        return SEATS[seat] if seat >= 0 else ""

    def headed(self, letter: str) -> str:
        """A player by letter and name; by the letter alone where there is no name."""
        return headed(self.speech, self.sight, SEATS.index(letter))

    def tagged(self, letter: str) -> str:
        """A player as short as can be: a name, or the letter of one who has none."""
        return tagged(self.speech, self.sight, SEATS.index(letter))
