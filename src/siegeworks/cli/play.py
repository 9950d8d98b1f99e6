"""`siegeworks play`: a game in the terminal."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from siegeworks.cli.conventions import LANGUAGE_SETTING, Language, language_or_default, read_text
from siegeworks.cli.games import Said, options
from siegeworks.cli.replay import record_text
from siegeworks.cli.setup import read_agreed
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.terminal.lobby import Wishes

INTERRUPTED = 130
"""Exit code: broken off by Ctrl-C."""

Game = Annotated[
    str | None,
    typer.Argument(metavar="GAME/MODE", help="What to play: a game, or a mode or scenario of it."),
]
Seats = Annotated[
    list[str] | None,
    typer.Option(help="Who sits where: me, me:NAME or a machine player; me normal by default."),
]
Seed = Annotated[
    int | None, typer.Option(help="Seed of all chance; a secret one by default.", min=0)
]
Switches = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="What players agreed on.")
]
Preview = Annotated[bool, typer.Option(help="Show placements before they count, if there are any.")]
Resume = Annotated[Path | None, typer.Option(help="Take up the game of a record.")]
KeptIn = Annotated[Path | None, typer.Option(help="The file to keep the record in.")]
Position = Annotated[Path | None, typer.Option(help="Play on from a position.")]
Stopping = Annotated[
    str, typer.Option(help="Where to be asked: auto (where it matters), all, none.")
]


def play(
    game: Game = None,
    seats: Seats = None,
    seed: Seed = None,
    language: Language = None,
    switch: Switches = None,
    resume: Resume = None,
    record: KeptIn = None,
    position: Position = None,
    stops: Stopping = "auto",
    preview: Preview = True,
    *,
    own: Said,
) -> None:
    """Play a game in the terminal: against a machine or a boss, on one screen, or just to watch.

    The record of the game is kept after every answer; --resume takes it up again.
    """
    from siegeworks.core.record import replay
    from siegeworks.terminal.lobby import Wishes, usual_game
    from siegeworks.terminal.play import play_through

    settled = {name: own[name] for name, option in options().items() if name in own}
    settled = {name: said for name, said in settled.items() if options()[name].is_setup}
    nothing_said = seed is None and not any((seats, switch, resume, record, position, settled))
    wishes = Wishes(
        game=game or usual_game(),
        seats=tuple(seats or ()),
        language=language_or_default(language),
        usual_language=os.environ.get(LANGUAGE_SETTING) or language_or_default(None),
        stops=_stops(stops),
        preview=preview,
        ask_language=nothing_said and not language,
        ask_mode=game is None,
        ask_all=nothing_said,
        file=_file(record, resume),
        seed=seed,
        own=own,
    )
    again = None
    if resume is not None:
        said = {"game": game, "seed": seed, "switch": switch, "position": position}
        _refuse_besides(resume, **said, **settled)
        again = replay(record_text(resume))
    else:
        wishes = _agreed(wishes, switch, position)
    if not play_through(wishes, again):
        raise typer.Exit(INTERRUPTED)


def _file(record: Path | None, resume: Path | None) -> Path | None:
    """Where the record is kept: in the file that was named, if that is free or the resumed one."""
    from siegeworks.terminal.saves import free_path, same_file

    if record is None or same_file(record, resume):
        return record or resume
    return free_path(str(record))


def _stops(text: str) -> str:
    """Where to be asked, as it was said."""
    from siegeworks.core.game import STOPS

    if text not in STOPS:
        raise Refused("stops is {known}, not {text!r}", known=", ".join(STOPS), text=text)
    return text


def _refuse_besides(resume: Path, **others: object) -> None:
    """A record brings all that was agreed: nothing else can be said beside it."""
    for name, value in others.items():
        if value is not None and value != []:
            raise Refused("the record {file} says it all: leave out {name}", file=resume, name=name)


def _agreed(wishes: "Wishes", switch: list[str] | None, position: Path | None) -> "Wishes":
    """The wishes with everything that was agreed before a new game."""
    from siegeworks.core.shelf import game_of
    from siegeworks.terminal.lobby import with_mode

    if wishes.ask_all and sys.stdin is not None and sys.stdin.isatty():
        return wishes
    wishes = with_mode(wishes)
    game, mode = game_of(wishes.game)
    return wishes._replace(
        switches=read_agreed(game, mode, switch, wishes.own),
        position=_position(position) if position is not None else "",
    )


def _position(file: Path) -> str:
    """The position of a file; an empty one is none."""
    text = read_text(file)
    if not text.strip():
        raise Refused("{file} is empty: it holds no position", file=file)
    return text
