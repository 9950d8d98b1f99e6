"""What is agreed before a game, read from the words of the command line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused, either
from siegeworks.games.siegestorm.commands.decks import named_deck

if TYPE_CHECKING:
    from siegeworks.core.game import Game

Boss = Annotated[
    str | None, typer.Option(metavar="BOSS", help="The boss of Solo and Co-op: byloss by default.")
]
Difficulty = Annotated[
    str | None,
    typer.Option(
        metavar="LEVEL", help="How hard it is: medium, hard, very-hard; Rift: one-star to iron."
    ),
]


def read_switches(game: "Game", switches: Sequence[str] | None) -> tuple[tuple[str, str], ...]:
    """Agreed switches, sorted by name; those that say the default are left out."""
    found: dict[str, str] = {}
    for text in switches or ():
        name, equals, value = text.partition("=")
        if name not in game.switches:
            raise Refused(
                "no switch {name!r}; there is {known}", name=name, known=", ".join(game.switches)
            )
        values = game.switches[name]
        if not equals or value not in values:
            raise Refused(
                "switch {name} is {known}, not {value!r}",
                name=name,
                known=either(values),
                value=value,
            )
        if name in found:
            raise Refused("switch {name} is set twice", name=name)
        found[name] = value
    return tuple(
        (name, found[name]) for name in sorted(found) if found[name] != game.switches[name][0]
    )


def read_boss(
    game: "Game", mode: str, switches: Sequence[str] | None, **said: str | None
) -> list[str]:
    """Switches with what was said about the boss beside them: its name, how hard it is."""
    from siegeworks.games.siegestorm.rules.modes import MODES

    wished = {name: value for name, value in said.items() if value is not None}
    for name in wished:
        if name not in game.switches:
            raise Refused(
                "{game}/{mode} has no {name} to choose: leave out --{name}",
                game=game.name,
                mode=mode,
                name=name,
            )
    if wished and mode in MODES and not MODES[mode].boss_turn:
        there = (f"{game.name}/{other.id}" for other in MODES.values() if other.boss_turn)
        raise Refused(
            "{game}/{mode} has no boss; there is one in {known}",
            game=game.name,
            mode=mode,
            known=", ".join(there),
        )
    for name, value in wished.items():
        if value not in game.switches[name]:
            known = ", ".join(game.switches[name])
            raise Refused(
                "no {name} {value!r}; there is {known}", name=name, value=value, known=known
            )
    return [*(switches or ()), *(f"{name}={value}" for name, value in wished.items())]


def read_heroes(game: "Game", heroes: Sequence[str] | None) -> tuple[tuple[int, str], ...]:
    """Heroes by seat, from words such as `a=malik`."""
    found: dict[int, str] = {}
    if heroes and game.name != "rift":
        raise Refused("{game} has no heroes to choose: leave out --hero", game=game.name)
    for text in heroes or ():
        letter, equals, hero = text.partition("=")
        if not equals or len(letter) != 1 or letter not in SEATS:
            raise Refused(
                "cannot read the hero {text!r}: expected SEAT=HERO, such as a=malik", text=text
            )
        if SEATS.index(letter) in found:
            raise Refused("seat {seat} is given two heroes", seat=letter)
        found[SEATS.index(letter)] = hero
    return tuple(found.items())


def read_decks(
    decks: Sequence[str] | None, seats: int, language: str
) -> dict[int, tuple[str, ...]]:
    """Decks by seat, from words such as `a=ysra` and `b=my.deck`, as the seats bring them."""
    found = {}
    for text in decks or ():
        letter, equals, source = text.partition("=")
        if not equals or not source or letter not in tuple(SEATS[:seats]):
            letters = either(SEATS[:seats])
            raise Refused(
                "cannot read the deck {text!r}: expected {letters}, =, file or faction",
                text=text,
                letters=letters,
            )
        if SEATS.index(letter) in found:
            raise Refused("seat {seat} is given two decks", seat=letter)
        found[SEATS.index(letter)] = named_deck(source, language).lines
    return found
