"""Help: everything that can be typed, or one card, square or keyword."""

from rich.text import Text

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal import explain
from siegeworks.terminal.canvas import NAME, wrapped
from siegeworks.terminal.desk import Desk

HELP_INDENT = 17
HELP = (
    ("help-number", "3"),
    ("help-notation", "play tengu"),
    ("help-help", "?"),
    ("help-card", "? tengu"),
    ("help-square", "? a1"),
    ("help-keyword", "? storm"),
    ("help-log", "log 50"),
    ("help-why", "why 12"),
    ("help-why-not", "why not tengu"),
    ("help-undo", "undo"),
    ("help-cards", "cards"),
    ("help-boss", "boss"),
    ("help-partner", "partner"),
    ("help-stops", "stops all"),
    ("help-language", "language cs"),
    ("help-save", "save FILE"),
    ("help-concede", "concede"),
    ("help-quit", "quit"),
)
"""Each thing that can be typed: the phrase that explains it, and an example."""


def show_help(desk: Desk, sight: Sight, rest: str) -> None:
    """Everything that can be typed, or one card, square or keyword."""
    speech, screen = desk.speech, desk.screen
    if rest:
        screen.show(explain.look_up(sight, speech, rest, screen.width))
        return
    for key, example in _helpful(sight):
        first, *more = wrapped(Text(speech.ui(key)), screen.width, HELP_INDENT)
        screen.show([Text.assemble((f"  {example:<{HELP_INDENT - 2}}", NAME), first.plain.strip())])
        screen.show(more)


def _helpful(sight: Sight) -> list[tuple[str, str]]:
    """What can be typed in this game: nothing about a boss or a partner where there is none."""
    boss, partner = sight.view.boss is not None, bool(sight.partners)
    left_out = {"help-boss": not boss, "help-partner": not partner}
    return [entry for entry in HELP if not left_out.get(entry[0])]
