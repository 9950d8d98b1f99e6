"""What a client may say on a socket, as types; anything else is refused."""

from typing import Annotated, Any

import msgspec

from siegeworks.players import USUAL

LONGEST_ID = 64
LONGEST_TEXT = 400

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9-]{1,64}$")]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Version = Annotated[int, msgspec.Meta(ge=0)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
SeatLetter = Annotated[str, msgspec.Meta(pattern=r"^[a-d]?$")]


class Said(msgspec.Struct, tag_field="do"):
    """Anything a client says."""


class Hello(Said, tag="hello"):
    """Who speaks; the first message of every socket."""

    language: Word = "en"
    seat: SeatLetter | None = None
    """Which seat, if the guest holds several; an empty text to watch only."""
    secret: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    since: Version | None = None
    words: bool = True
    number: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,64}$")] | None = None
    """What the seat brings to the shuffle, if it is taken only now."""
    name: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class Act(Said):
    """Something that changes the table if it is accepted."""

    id: Id
    version: Version


class Answer(Act, tag="answer"):
    """An answer to the open question of the seat."""

    text: Text


class TakeBack(Act, tag="undo"):
    """Takes the seat's last own answer back."""


class Consent(Act, tag="consent"):
    """Agrees to what another seat asked for, or not."""

    yes: bool
    what: Word = "undo"


class Resign(Act, tag="resign"):
    """Gives the game up."""


class Rematch(Act, tag="rematch"):
    """Wishes for another game with the same seats."""


class HandOver(Act, tag="machine"):
    """Hands the seat to a machine, or takes it back."""

    player: Word | None = None


class Fill(Act, tag="fill"):
    """Lets machines take all open seats."""

    player: Word = USUAL


class Hint(Act, tag="hint"):
    """Asks for a hint, in a grade; or what the game lets one ask besides."""

    grade: Word = "nudge"
    about: Word = ""


class AskHints(Act, tag="ask-hints"):
    """Asks the other persons to allow hints."""


class Stops(Said, tag="stops"):
    """Where the seat wishes to be asked."""

    value: Word


class Language(Said, tag="language"):
    """The language of all texts from now on."""

    value: Word


class AllowHints(Said, tag="hints"):
    """Allows hints at this table, or no longer."""

    id: Id
    value: bool


class Question(Said):
    """Something that only asks for an explanation."""

    id: Id


class Why(Question, tag="why"):
    """Why the seat cannot answer this now."""

    text: Text


class Cause(Question, tag="cause"):
    """Why something happened."""

    event: Annotated[int, msgspec.Meta(ge=1)]


class Ahead(Question, tag="ahead"):
    """What would happen if the round ended now."""


class Ghost(Said, tag="ghost"):
    """What the seat is pointing at."""

    what: Any = None


class Ping(Said, tag="ping"):
    """Whether anybody is there."""


Anything = (
    Hello
    | Answer
    | TakeBack
    | Consent
    | Resign
    | Rematch
    | HandOver
    | Fill
    | Hint
    | AskHints
    | AllowHints
    | Stops
    | Language
    | Why
    | Cause
    | Ahead
    | Ghost
    | Ping
)

_decoder: msgspec.json.Decoder[Anything] = msgspec.json.Decoder(Anything)


class Unreadable(ValueError):
    """A message that is none of these."""


def read(text: str | bytes) -> Anything:
    """What a client said."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Unreadable(str(fault)) from None
