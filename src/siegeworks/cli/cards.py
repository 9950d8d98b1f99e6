"""`siegeworks card`: what is printed in the games, in words and as data."""

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from siegeworks.cli.conventions import AsJson, Language, language_or_default, print_json
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.terminal.find import Thing
    from siegeworks.terminal.game import GameTerminal


class Printed(NamedTuple):
    """A thing of some game."""

    terminal: "GameTerminal[Any, Any]"
    thing: "Thing"


def card(
    names: Annotated[
        list[str] | None, typer.Argument(help="Names or ids; everything if none is named.")
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Only things of this game.")
    ] = None,
    keywords: Annotated[
        bool, typer.Option("--keywords", help="Explain every keyword instead.")
    ] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show cards and other printed things with their texts; with --json all that is on them."""
    spoken = language_or_default(language)
    there = [item for item in _printed(game, spoken) if _is_keyword(item) == keywords]
    chosen = _chosen(there, names) if names else there
    if as_json:
        kind = "keywords" if keywords else "cards"
        print_json({"language": spoken, kind: [_fields(item, spoken) for item in chosen]})
        return
    from siegeworks.terminal.screen import Screen

    screen = Screen()
    for terminal, thing in chosen:
        speech = terminal.speech(spoken)
        screen.show(terminal.page(speech, thing, screen.width, explained=bool(names)))


def _is_keyword(item: Printed) -> bool:
    from siegeworks.terminal.find import KEYWORD

    return item.thing.kind == KEYWORD


def _printed(game: str | None, language: str) -> list[Printed]:
    """Everything of a game, or of all games."""
    from siegeworks.core.shelf import GAMES
    from siegeworks.terminal.room import terminal_of

    if game is not None and game not in GAMES:
        raise Refused("no game {name!r}; there is {known}", name=game, known=", ".join(GAMES))
    terminals = [terminal_of(name) for name in ([game] if game is not None else GAMES)]
    return [
        Printed(terminal, thing)
        for terminal in terminals
        for thing in terminal.things(terminal.speech(language))
    ]


def _fields(item: Printed, language: str) -> dict[str, Any]:
    terminal, thing = item
    return {"game": terminal.game.name, **terminal.fields(terminal.speech(language), thing)}


def _chosen(there: list[Printed], names: list[str]) -> list[Printed]:
    """The things that were named: all words as one name, where there is such a thing."""
    from siegeworks.terminal.find import close_to

    whole = _found(there, " ".join(names))
    if len(whole) == 1:
        return whole
    chosen = []
    for name in names:
        found = _found(there, name)
        if len(found) > 1:
            fits = ", ".join(item.thing.name for item in found)
            raise Refused("{text!r} could be any of: {fits}", text=name, fits=fits)
        if not found:
            close = close_to((item.thing for item in there), name)
            raise Refused("there is no card {name!r}; close to it: {names}", name=name, names=close)
        chosen += found
    return chosen


def _found(there: list[Printed], typed: str) -> list[Printed]:
    """What a name may mean."""
    from siegeworks.terminal.find import find

    fits = find((item.thing for item in there), typed)
    return [item for item in there if item.thing in fits]
