"""What is agreed before a game, read from the words of the command line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from siegeworks.cli.decks import named_deck
from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.core.game import Game


def read_switches(game: "Game", switches: Sequence[str] | None) -> tuple[tuple[str, str], ...]:
    """Agreed switches, sorted by name; those that say the default are left out."""
    found: dict[str, str] = {}
    for text in switches or ():
        name, equals, value = text.partition("=")
        if name not in game.switches:
            raise Refused(f"no switch {name!r}; there is {', '.join(game.switches)}")
        values = game.switches[name]
        if not equals or value not in values:
            raise Refused(f"switch {name} is {' or '.join(values)}, not {value!r}")
        if name in found:
            raise Refused(f"switch {name} is set twice")
        found[name] = value
    return tuple(
        (name, found[name]) for name in sorted(found) if found[name] != game.switches[name][0]
    )


def read_decks(
    decks: Sequence[str] | None, seats: int, language: str
) -> dict[int, tuple[str, ...]]:
    """Decks by seat, from words such as `a=ysra` and `b=my.deck`, as the seats bring them."""
    found = {}
    for text in decks or ():
        letter, equals, source = text.partition("=")
        if not equals or not source or letter not in tuple(SEATS[:seats]):
            letters = " or ".join(SEATS[:seats])
            raise Refused(f"cannot read the deck {text!r}: expected {letters}, =, file or faction")
        if SEATS.index(letter) in found:
            raise Refused(f"seat {letter} is given two decks")
        found[SEATS.index(letter)] = named_deck(source, language).lines
    return found
