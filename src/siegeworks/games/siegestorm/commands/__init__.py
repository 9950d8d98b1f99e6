"""What the command line offers for Siegestorm alone."""

from typing import Annotated

import typer

from siegeworks.cli.games import DIFFICULTY, GameOption
from siegeworks.games.siegestorm.commands import decks

COMMANDS = {"deck": decks.app}

DECK = Annotated[
    list[str] | None,
    typer.Option(
        metavar="SEAT=DECK", help="In Siegestorm the deck of a seat: a=FILE or b=FACTION."
    ),
]
BOSS = Annotated[
    str | None, typer.Option(metavar="BOSS", help="The boss of Solo and Co-op: byloss by default.")
]
OPTIONS = (GameOption("deck", DECK), GameOption("boss", BOSS, is_switch=True), DIFFICULTY)
