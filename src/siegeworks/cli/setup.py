"""What is agreed before a game, read from the words of the command line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from siegeworks.cli.games import Said, check_said, options
from siegeworks.core.refusal import Refused, either

if TYPE_CHECKING:
    from siegeworks.core.game import Game


def read_agreed(
    game: "Game", mode: str, switches: Sequence[str] | None, own: Said
) -> tuple[tuple[str, str], ...]:
    """Agreed switches, by `--switch` or by an option of their own."""
    check_said(game, mode, own)
    short = {name: own[name] for name, option in options(switches=True).items() if name in own}
    _check_short(game, mode, short)
    return read_switches(game, [*(switches or ()), *(f"{name}={short[name]}" for name in short)])


def _check_short(game: "Game", mode: str, said: Said) -> None:
    """Refuse what cannot be agreed on in a mode."""
    for name, value in said.items():
        if name not in game.switches_of(mode):
            there = (f"{game.name}/{one}" for one in game.modes if name in game.switches_of(one))
            raise Refused(
                "{game}/{mode} has no {name}; there is one in {known}",
                game=game.name,
                mode=mode,
                name=name,
                known=", ".join(there),
            )
        if value not in game.switches[name]:
            known = ", ".join(game.switches[name])
            raise Refused(
                "no {name} {value!r}; there is {known}", name=name, value=value, known=known
            )


def read_switches(game: "Game", switches: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Agreed switches, sorted by name; those that say the default are left out."""
    found: dict[str, str] = {}
    for text in switches:
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
