"""`siegeworks play`: a game in the terminal."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.manners import LANGUAGE_SETTING, Language, language_or_default, read_text
from siegeworks.cli.replay import record_text
from siegeworks.cli.setting import (
    Boss,
    Difficulty,
    read_boss,
    read_decks,
    read_heroes,
    read_switches,
)
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.pace import Stops
    from siegeworks.terminal.lobby import Wishes

DEFAULT_GAME = "siegestorm/duel"
RIFT = "rift"
INTERRUPTED = 130
"""Exit code: broken off by Ctrl-C."""

Game = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME/MODE",
        help="What to play: siegestorm/duel, /solo, /coop, /last-man-standing, or rift/SCENARIO.",
    ),
]
Seats = Annotated[
    list[str] | None,
    typer.Option(help="Who sits where: me, me:NAME or a machine player; me normal by default."),
]
Decks = Annotated[
    list[str] | None,
    typer.Option(metavar="SEAT=DECK", help="The deck of a seat: a=FILE or b=FACTION."),
]
Heroes = Annotated[
    list[str] | None,
    typer.Option(metavar="SEAT=HERO", help="In Rift the hero of a seat: a=malik."),
]
Seed = Annotated[
    int | None, typer.Option(help="Seed of all chance; a secret one by default.", min=0)
]
Switches = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="A switch, such as vision_rest=top_or_bottom."),
]
InCampaign = Annotated[
    str | None, typer.Option(metavar="NAME", help="In Rift the campaign the game belongs to.")
]
Preview = Annotated[bool, typer.Option(help="In Rift show placements before they count.")]
Resume = Annotated[Path | None, typer.Option(help="Take up the game of a record.")]
KeptIn = Annotated[Path | None, typer.Option(help="The file to keep the record in.")]
Position = Annotated[Path | None, typer.Option(help="Play on from a position.")]
Stopping = Annotated[
    str, typer.Option(help="Where to be asked in the Prepare and Draw steps: auto, all, none.")
]


def play(
    game: Game = None,
    seats: Seats = None,
    deck: Decks = None,
    boss: Boss = None,
    difficulty: Difficulty = None,
    seed: Seed = None,
    language: Language = None,
    switch: Switches = None,
    resume: Resume = None,
    record: KeptIn = None,
    position: Position = None,
    stops: Stopping = "auto",
    hero: Heroes = None,
    campaign: InCampaign = None,
    preview: Preview = True,
) -> None:
    """Play a game in the terminal: against a machine or a boss, on one screen, or just to watch.

    The record of the game is kept after every answer; --resume takes it up again.
    """
    from siegeworks.core.record import replay
    from siegeworks.terminal.lobby import Wishes
    from siegeworks.terminal.play import play_through

    agreed = (seats, deck, boss, difficulty, switch, resume, record, position, hero)
    nothing_said = seed is None and not any(agreed)
    wishes = Wishes(
        game=game or DEFAULT_GAME,
        seats=tuple(seats or ()),
        language=language_or_default(language),
        usual_language=os.environ.get(LANGUAGE_SETTING) or language_or_default(None),
        stops=_stops(stops),
        preview=preview,
        ask_language=nothing_said and not language,
        ask_mode=game is None,
        campaign=campaign or "",
        ask_all=nothing_said,
        file=record or resume,
    )
    again, wishes = None, _with_scenario(_kept(wishes, record, resume), resume)
    said: dict[str, Any] = {"boss": boss, "difficulty": difficulty, "hero": hero}
    if resume is not None:
        said |= {"switch": switch, "position": position}
        _refuse_besides(resume, game=game, deck=deck, seed=seed, **said)
        again = replay(record_text(resume))
    elif wishes.game != RIFT:
        wishes = _agreed(wishes, deck, seed, switch, position, **said)
    if not play_through(wishes, again):
        raise typer.Exit(INTERRUPTED)


def _kept(wishes: "Wishes", record: Path | None, resume: Path | None) -> "Wishes":
    """A record is kept in the file that was named, if that is free or the resumed one."""
    from siegeworks.terminal.saves import free_path, same_file

    if record is None or same_file(record, resume):
        return wishes
    return wishes._replace(file=free_path(str(record)))


def _with_scenario(wishes: "Wishes", resume: Path | None) -> "Wishes":
    """A scenario for a game that is called just `rift`, unless a person can be asked for it."""
    if wishes.game != RIFT or resume is not None:
        return wishes
    if wishes.ask_all and sys.stdin is not None and sys.stdin.isatty():
        return wishes
    from siegeworks.games.rift.terminal.lobby import usual_scenario

    return wishes._replace(game=f"{RIFT}/{usual_scenario()}")


def _stops(text: str) -> "Stops":
    """Where to be asked, as it was said."""
    from siegeworks.games.siegestorm.pace import STOPS, stops_of

    chosen = stops_of(text)
    if chosen is None:
        raise Refused("stops is {known}, not {text!r}", known=", ".join(STOPS), text=text)
    return chosen


def _refuse_besides(resume: Path, **others: object) -> None:
    """A record brings all that was agreed: nothing else can be said beside it."""
    for name, value in others.items():
        if value is not None and value != []:
            raise Refused("the record {file} says it all: leave out {name}", file=resume, name=name)


def _agreed(
    wishes: "Wishes",
    deck: list[str] | None,
    seed: int | None,
    switch: list[str] | None,
    position: Path | None,
    *,
    hero: list[str] | None,
    **said: str | None,
) -> "Wishes":
    """The wishes with everything that was agreed before a new game."""
    from siegeworks.core.shelf import game_of

    there, mode = game_of(wishes.game)
    switch = read_boss(there, mode, switch, **said)
    number = max(there.modes[mode].seats)
    if deck and there.name == RIFT:
        raise Refused("nobody brings a deck to Rift: leave out --deck; there is --hero")
    if position is not None and deck:
        raise Refused("a position brings its own cards: leave out --deck")
    return wishes._replace(
        decks=read_decks(deck, number, wishes.language),
        seed=seed,
        switches=read_switches(there, switch),
        heroes=read_heroes(there, hero),
        position=_position(position) if position is not None else "",
    )


def _position(file: Path) -> str:
    """The position of a file; an empty one is none."""
    text = read_text(file)
    if not text.strip():
        raise Refused("{file} is empty: it holds no position", file=file)
    return text
