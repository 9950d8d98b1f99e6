"""What the command line offers for Rift alone."""

from typing import Annotated

import typer

from siegeworks.cli.games import DIFFICULTY, GameOption
from siegeworks.games.rift.commands import ask, campaign

COMMANDS = {"ask": ask.ask, "campaign": campaign.app}

CAMPAIGN = Annotated[
    str | None, typer.Option(metavar="NAME", help="In Rift the campaign the game belongs to.")
]
OPTIONS = (
    GameOption("hero", campaign.Heroes),
    GameOption("campaign", CAMPAIGN, is_setup=False),
    DIFFICULTY,
)
