"""What players are called on the screen, whatever the game."""

from typing import Protocol

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.player import Names
from siegeworks.words.players import players


class Speaking(Protocol):
    """Anything that speaks a language."""

    @property
    def language(self) -> str:
        """The language that is spoken."""
        ...


class Seated(Protocol):
    """Anything that knows who sits where."""

    @property
    def names(self) -> Names:
        """Who sits where."""
        ...


def called(speech: Speaking, at: Seated, seat: Seat) -> str:
    """What a player is called within a sentence."""
    return players(speech.language).name(at.names, seat)


def headed(speech: Speaking, at: Seated, seat: Seat) -> str:
    """A player by letter and name; by the letter alone where there is no name."""
    letter = SEATS[seat]
    title = players(speech.language).title(at.names, seat)
    return f"{letter} {title}" if at.names[seat] else letter


def tagged(speech: Speaking, at: Seated, seat: Seat) -> str:
    """A player as short as can be: a name, or the letter of one who has none."""
    return called(speech, at, seat) if at.names[seat] else SEATS[seat].upper()
