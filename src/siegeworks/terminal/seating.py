"""Who sits where: persons and machines by short texts, and what they are called."""

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Setup
from siegeworks.players import KINDS, Player, make_player

PERSON = "me"
NAME_LENGTH = 20


def check_seats(seats: tuple[str, ...], allowed: tuple[int, ...]) -> None:
    """Refuse seats that nobody can take."""
    if len(seats) not in allowed:
        numbers = " or ".join(map(str, allowed))
        raise Refused(f"this mode is for {numbers} seats, not {len(seats)}")
    for spec in seats:
        kind, _, name = spec.partition(":")
        if is_machine(spec):
            make_player(spec)
        elif kind != PERSON:
            known = ", ".join((PERSON, f"{PERSON}:NAME", *KINDS))
            raise Refused(f"nobody is called {spec!r}; there is {known}")
        elif not name.isprintable() or len(name) > NAME_LENGTH:
            raise Refused(f"a name has at most {NAME_LENGTH} printable characters")


def is_machine(spec: str) -> bool:
    """Whether a seat is that of a machine player."""
    return spec.partition(":")[0] in KINDS


def persons(setup: Setup) -> tuple[Seat, ...]:
    """The seats of persons: those that no machine is named for."""
    return tuple(seat for seat, seating in enumerate(setup.seats) if not is_machine(seating.name))


def machines(setup: Setup, seed: int) -> dict[Seat, Player]:
    """The machine players by seat, each with dice of its own."""
    return {
        seat: make_player(seating.name, seed + seat)
        for seat, seating in enumerate(setup.seats)
        if is_machine(seating.name)
    }


def seat_names(setup: Setup) -> tuple[str, ...]:
    """What the players are called: by their own name, by what they are, by their seat."""
    names = []
    for letter, seating in zip(SEATS.upper(), setup.seats, strict=False):
        kind, _, name = seating.name.partition(":")
        if kind in KINDS:
            name = seating.name.capitalize()
        elif kind != PERSON:
            name = seating.name
        names.append(name or letter)
    return tuple(
        f"{name} {letter}" if names.count(name) > 1 else name
        for letter, name in zip(SEATS.upper(), names, strict=False)
    )


def title(letter: str, name: str) -> str:
    """A seat by letter and name; by its letter alone where that is the name."""
    return letter if name.lower() == letter else f"{letter} {name}"
