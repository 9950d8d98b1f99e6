"""The command line: `siegeworks`, with commands that explain themselves."""

import sys

import typer

from siegeworks.cli import cards, casebook, lab, pages, play, puzzle, replay, review, serve
from siegeworks.cli.manners import Polite, Spread, forgiving_streams, leave_quietly
from siegeworks.games.rift.commands import ask, campaign
from siegeworks.games.siegestorm.commands import decks

app = typer.Typer(
    name="siegeworks",
    cls=Polite,
    help=(
        "Siegestorm and Rift in the browser and the terminal, and the tools around them. "
        "Exit codes: 0 all is well, 1 what was asked about does not hold, 2 the input cannot "
        "be used."
    ),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("play", cls=Spread)(play.play)
app.command("replay")(replay.replay)
app.command("ask")(ask.ask)
app.command("review")(review.review)
app.command("verify")(serve.verify)
app.command("card")(cards.card)
app.add_typer(decks.app, name="deck")
app.add_typer(campaign.app, name="campaign")
app.command("cases")(casebook.cases)
app.command("rules")(casebook.rules)
app.command("check")(casebook.check)
app.command("puzzle")(puzzle.puzzle)
app.command("players")(lab.players)
app.command("match", cls=Spread)(lab.match)
app.command("bench")(lab.bench)
app.command("docs")(pages.docs)


@app.command("version")
def version() -> None:
    """Print the version of siegeworks."""
    from importlib.metadata import version as installed

    typer.echo(installed("siegeworks"))


def main() -> None:
    """Run the command line."""
    forgiving_streams()
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError:
        leave_quietly()
