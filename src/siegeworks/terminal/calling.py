"""What players are called on the screen, whatever the game."""

from typing import Protocol

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.player import Names
from siegeworks.words.telling import GameWords


class Speaking(Protocol):
    """How a game is spoken of in the terminal, as far as players are concerned."""

    @property
    def words(self) -> GameWords:
        """The words of the game."""
        ...


class Seated(Protocol):
    """Anything that knows who sits where."""

    @property
    def names(self) -> Names:
        """Who sits where."""
        ...


def called(speech: Speaking, at: Seated, seat: Seat) -> str:
    """What a player is called within a sentence."""
    return speech.words.players.name(at.names, seat)


def headed(speech: Speaking, at: Seated, seat: Seat) -> str:
    """A player by letter and name; by the letter alone where there is no name."""
    letter = SEATS[seat]
    return f"{letter} {speech.words.players.title(at.names, seat)}" if at.names[seat] else letter


def tagged(speech: Speaking, at: Seated, seat: Seat) -> str:
    """A player as short as can be: a name, or the letter of one who has none."""
    return called(speech, at, seat) if at.names[seat] else SEATS[seat].upper()
