"""The program: its commands, those of the games among them."""

import sys
from typing import Annotated

import typer

from siegeworks.cli import (
    cards,
    casebook,
    docs,
    games,
    lab,
    menu,
    play,
    puzzle,
    replay,
    review,
    serve,
)
from siegeworks.cli.conventions import Polite, Spread, forgiving_streams, leave_quietly

app = typer.Typer(
    name="siegeworks",
    cls=Polite,
    help=(
        "Siege games in the browser and the terminal, and the tools around them. "
        "Exit codes: 0 all is well, 1 what was asked about does not hold, 2 the input cannot "
        "be used."
    ),
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def siegeworks(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Offer the table, the terminal and the lessons, if no command follows."""
    if version:
        print_version()
        raise typer.Exit
    if context.invoked_subcommand is None:
        menu.offer(context)


@app.command("version")
def print_version() -> None:
    """Print the version of siegeworks."""
    from importlib.metadata import version as installed

    typer.echo(installed("siegeworks"))


app.command("serve")(serve.serve)
app.command("play", cls=Spread)(games.with_options(play.play, games.options().values()))
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("verify")(serve.verify)
app.command("card")(cards.card)
for room in games.rooms():
    for name, command in room.COMMANDS.items():
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)
app.command("cases")(casebook.cases)
app.command("rules")(casebook.rules)
app.command("check")(casebook.check)
app.command("puzzle")(puzzle.puzzle)
app.command("players")(lab.players)
app.command("match", cls=Spread)(
    games.with_options(lab.match, games.options(switches=True).values())
)
app.command("bench")(lab.bench)
app.command("docs")(docs.docs)


def run() -> None:
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
