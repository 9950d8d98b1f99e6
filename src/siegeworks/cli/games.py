"""What games add to the command line: commands of their own, and options of `play` and `match`.

A game lists both in its room `commands`: `COMMANDS`, functions or groups of commands by name, and
`OPTIONS`. No game is loaded for that: the room may import only what is light.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from inspect import Parameter, Signature, signature
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES

if TYPE_CHECKING:
    from siegeworks.core.game import Game

ROOM = "commands"
Said = Mapping[str, Any]
"""What was said of the options that games add, by name."""


class GameOption(NamedTuple):
    """An option that a game adds to `play`."""

    name: str
    type: Any
    """Its values and its help, as typer reads them."""
    is_switch: bool = False
    """Whether it is short for the switch of the same name; `match` has it then too."""
    is_setup: bool = True
    """Whether it settles how a game begins, so that nothing is left to ask before it, and the
    record of a game under way says it already."""


DIFFICULTY = GameOption(
    "difficulty",
    Annotated[
        str | None, typer.Option(metavar="LEVEL", help="How hard it is, where that can be agreed.")
    ],
    is_switch=True,
)
"""For every game with a switch of this name."""


def rooms() -> Iterator[ModuleType]:
    """What each game adds."""
    return GAMES.rooms(ROOM)


def options(*, switches: bool = False) -> dict[str, GameOption]:
    """The options that games add, by name; only those that are short for switches, if wished."""
    every = (option for room in rooms() for option in room.OPTIONS)
    return {option.name: option for option in every if option.is_switch or not switches}


def with_options(command: Callable[..., None], added: Iterable[GameOption]) -> Callable[..., None]:
    """A command with options of games besides its own, which it is told in its argument `own`."""
    names = {option.name: option.type for option in added}
    known = signature(command, eval_str=True).parameters.values()
    parameters = [parameter for parameter in known if parameter.name != "own"]
    parameters += [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in names.items()
    ]

    @wraps(command)
    def extended(**words: Any) -> None:
        own = {name: words.pop(name, None) for name in names}
        command(**words, own={name: said for name, said in own.items() if said not in (None, [])})

    extended.__dict__["__signature__"] = Signature(parameters)
    extended.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return extended


def check_said(game: "Game", mode: str, own: Said) -> None:
    """Refuse options that another game has, and not this one."""
    room = game.own_room(ROOM)
    known = {option.name for option in (room.OPTIONS if room is not None else ())}
    for name in own:
        if name not in known:
            raise Refused(
                "{game}/{mode} has no {name} to choose: leave out --{name}",
                game=game.name,
                mode=mode,
                name=name,
            )
