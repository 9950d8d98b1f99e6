"""What is agreed on when a table is opened, and who takes which seat afterwards."""

import re
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.faults import Fault
from siegeworks.core.game import Game
from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused, either, joined
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.players import KINDS, SEARCH, USUAL
from siegeworks.seating import NAME_LENGTH, PERSON
from siegeworks.table.origin import NOWHERE, Origin

USUAL_PLAYER = USUAL
PLAYERS = tuple(kind for kind in KINDS if kind != SEARCH)
"""The machine players of a table: those whose budget is not for a guest to choose."""
Kind = Literal["me", "link", "machine"]
Line = Annotated[str, msgspec.Meta(max_length=200)]
MOST_LINES = 120
SPACES = re.compile(r"\s+")


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as somebody wishes it who opens a table."""

    kind: Kind
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    player: Annotated[str, msgspec.Meta(max_length=40)] = USUAL_PLAYER
    deck: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Something to bring, by its name: a starter deck, a hero."""
    brings: Annotated[list[Line], msgspec.Meta(max_length=MOST_LINES)] | None = None
    """What to bring, line by line."""


class Seated(msgspec.Struct):
    """A seat as it was agreed on."""

    kind: Literal["person", "machine", "open"]
    """A seat of a person is open until it is taken."""
    name: str = ""
    player: str = ""
    brings: tuple[str, ...] = ()


class Agreed(msgspec.Struct):
    """Everything about a table but what happens there."""

    game: str
    seats: list[Seated]
    switches: dict[str, str]
    secret: str
    """The server's number for the shuffles."""
    host: str = ""
    """The guest who opened the table."""
    origin: Origin = NOWHERE
    """Where the game begins, if not with a fresh set-up."""


AGREED = msgspec.json.Decoder(Agreed)


def agree(
    game: str,
    wishes: Sequence[Wish],
    switches: dict[str, str],
    secret: str,
    host: str,
    origin: Origin = NOWHERE,
) -> Agreed:
    """What is agreed on, or a refusal that says what cannot be."""
    known, mode = game_of(game)
    if len(wishes) not in known.modes[mode].seats:
        allowed = either(known.modes[mode].seats)
        facts = {"mode": game, "allowed": allowed, "seats": len(wishes)}
        raise Refused("{mode} is for {allowed} seats, not {seats}", **facts)
    seats = [_seated(wish) for wish in wishes]
    if not origin.position:
        wished = [wished_lines(known, wish.deck, wish.brings) for wish in wishes]
        for seat, lines in zip(seats, known.bring(mode, wished), strict=True):
            seat.brings = lines
    said = {
        name: value
        for name, value in sorted(switches.items())
        if value != known.switches.get(name, ("",))[0]
    }
    agreed = Agreed(game, seats, said, secret, host, origin)
    check(agreed)
    if origin != NOWHERE and begin(agreed).live().outcome is not None:
        raise Refused("the game is over there; begin earlier")
    return agreed


def check(agreed: Agreed) -> None:
    """Refuse what no game can begin with."""
    known, _ = game_of(agreed.game)
    faults = known.check_setup(setup_of(agreed))
    if faults:
        raise Unsound(faults)


class Unsound(Refused):
    """A set-up that cannot be played; the words of a language can say why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(joined("; ", (fault.said() for fault in self.faults)))


def setup_of(agreed: Agreed) -> Setup:
    """The set-up of a game, with the names as a record has them."""
    seats = tuple(Seating(_spec(seated), seated.brings) for seated in agreed.seats)
    mode = agreed.game.partition("/")[2]
    return Setup(mode, seats, tuple(sorted(agreed.switches.items())), agreed.origin.position)


def begin(agreed: Agreed, seed: int = 0) -> Record:
    """The record of the game, as far as it was played before; with the seed of that, if any."""
    origin = agreed.origin
    return Record(agreed.game, setup_of(agreed), int(origin.seed or seed), list(origin.answers))


def _spec(seated: Seated) -> str:
    if seated.kind == "machine":
        return seated.player
    return f"{PERSON}:{seated.name}" if seated.name else PERSON


def plain_name(name: str) -> str:
    """A name as it can stand on one line, not longer than others."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return SPACES.sub(" ", shown).strip()[:NAME_LENGTH].strip()


def known_player(player: str) -> str:
    """The kind of machine a text names; refused if there is none."""
    if player not in PLAYERS:
        raise Refused(
            "no player {player!r} at a table; there is {known}",
            player=player,
            known=", ".join(PLAYERS),
        )
    return player


def _seated(wish: Wish) -> Seated:
    if wish.kind == "machine":
        return Seated("machine", "", known_player(wish.player))
    return Seated("open", plain_name(wish.name))


def wished_lines(game: Game, deck: str | None, lines: Sequence[str] | None) -> tuple[str, ...]:
    """What a seat wishes to bring: its lines, or something by name; nothing if it does not care."""
    if lines:
        return tuple(" ".join(line.split()) for line in lines if line.strip())
    return game.ready(deck) if deck else ()


def letter(seat: Seat) -> str:
    """A seat by its letter; empty for who only watches."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else ""
