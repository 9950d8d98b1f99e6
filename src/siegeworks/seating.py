"""Who sits where: persons and machines by short texts, and what they are called."""

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.game import Game
from siegeworks.core.player import Machine, Name
from siegeworks.core.refusal import Refused, either
from siegeworks.core.setup import Setup
from siegeworks.players import KINDS, USUAL, Player, is_player, make_player

PERSON = "me"
NAME_LENGTH = 20
MACHINE, USUAL_MACHINE = "machine", USUAL
"""What a machine may be called if it does not matter which, and which it is then."""


def plain_seats(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Seats with the usual machine where just any is wished for."""
    return tuple(USUAL_MACHINE if spec == MACHINE else spec for spec in seats)


def check_seats(seats: tuple[str, ...], allowed: tuple[int, ...]) -> None:
    """Refuse seats that nobody can take."""
    if len(seats) not in allowed:
        count = len(seats)
        if allowed == (1,):
            raise Refused("this mode is for 1 seat, not {count}", count=count)
        numbers = either(allowed)
        raise Refused("this mode is for {numbers} seats, not {count}", numbers=numbers, count=count)
    for spec in seats:
        kind, _, name = spec.partition(":")
        if is_player(spec):
            make_player(spec)
        elif kind != PERSON:
            known = ", ".join((PERSON, f"{PERSON}:NAME", *KINDS))
            raise Refused("nobody is called {spec!r}; there is {known}", spec=spec, known=known)
        elif not name.isprintable() or len(name) > NAME_LENGTH:
            raise Refused("a name has at most {most} printable characters", most=NAME_LENGTH)


def persons(setup: Setup) -> tuple[Seat, ...]:
    """The seats of persons: those that no machine is named for."""
    return tuple(seat for seat, seating in enumerate(setup.seats) if not is_player(seating.name))


def machines(setup: Setup, seed: int) -> dict[Seat, Player]:
    """The machine players by seat, each with dice of its own."""
    return {
        seat: make_player(seating.name, seed + seat)
        for seat, seating in enumerate(setup.seats)
        if is_player(seating.name)
    }


def seat_names(game: Game, setup: Setup) -> tuple[Name, ...]:
    """Who the players are, for words of any language; those of the same name are told apart."""
    names = [_own_name(seating.name) for seating in setup.seats]
    several = sum(is_player(seating.name) for seating in setup.seats) > 1
    found: list[Name] = []
    for letter, seating, name in zip(SEATS.upper(), setup.seats, names, strict=False):
        if is_player(seating.name):
            found.append(Machine(seating.name, letter if several else ""))
        else:
            found.append(f"{name} {letter}" if name and names.count(name) > 1 else name)
    return (*found, *game.named_besides(setup))


def _own_name(spec: str) -> str:
    """The name of a person; empty for one without and for a machine."""
    kind, _, name = spec.partition(":")
    return "" if is_player(spec) else name if kind == PERSON else spec
