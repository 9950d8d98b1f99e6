"""`siegeworks` alone: the table, the terminal or the lessons, for whoever just wants to play."""

import sys

import typer

from siegeworks.cli import serve
from siegeworks.cli.conventions import BAD_INPUT, language_or_default
from siegeworks.cli.games import options, with_options
from siegeworks.cli.play import play

CHOICES = ("table", "terminal", "lessons", "help")
"""What is offered, the usual first."""
LESSONS = "learn"
"""The page of the lessons."""


def offer(context: typer.Context) -> None:
    """Offer what there is to somebody at a terminal; anybody else is told how to call it."""
    if not is_at_terminal():
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(BAD_INPUT)
    chosen = _chosen(language_or_default(None))
    if chosen == "help":
        typer.echo(context.get_help())
    elif chosen == "terminal":
        with_options(play, options().values())()
    elif chosen:
        serve.serve(page=LESSONS if chosen == "lessons" else "")


def is_at_terminal() -> bool:
    """Whether somebody can be asked, and sees it."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _chosen(language: str) -> str:
    """What somebody chooses by number or word; nothing if they go away instead."""
    from siegeworks.terminal.answers import numbered
    from siegeworks.terminal.screen import Gone, Screen
    from siegeworks.words.store import common_phrases

    screen, say = Screen(), common_phrases(language).say
    screen.show(
        numbered(number, 1, say(f"ui-menu-{choice}"))
        for number, choice in enumerate(CHOICES, start=1)
    )
    while True:
        try:
            typed = screen.ask(f"{say('ui-menu-ask')} [1]: ").lower() or "1"
        except (Gone, KeyboardInterrupt):
            screen.say()
            return ""
        fits = [choice for choice in CHOICES if choice.startswith(typed)]
        if typed in ("1", "2", "3", "4"):
            return CHOICES[int(typed) - 1]
        if len(fits) == 1:
            return fits[0]
        screen.say(say("ui-out-of-range", most=len(CHOICES)))
