"""What would happen if the round ended now, as the terminal shows it."""

from collections import Counter

from rich.text import Text

from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.heading import CRYSTAL, HEART
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, clip, joined, wrapped

COUNTED = (
    *(("HordeDefeated", "defeated", MORE), ("HordeBlocked", "held", "")),
    *(("HordeMoved", "moving", ""), ("HordeLeft", "leaving", LESS)),
    *(("PortalOpened", "opened", LESS), ("HordeHealed", "mended", LESS)),
    ("Wounded", "wounds", LESS),
)
"""Events that are counted: the phrase for each, and its colour."""


def forecast_line(board: Board) -> list[Text]:
    """One line: what falls, moves and leaves, what it costs and yields, who is wounded."""
    found, speech = board.ahead, board.speech
    if not found.known:
        return []
    counts = Counter(event.kind for event in found.events or ())
    parts = [Text(f"{speech.phrases.say('if-now')}:", style=LABEL)]
    parts += [
        Text(speech.ui(f"now-{key}", n=counts[kind]), style=style)
        for kind, key, style in COUNTED
        if counts[kind]
    ]
    if found.health:
        parts.append(Text(f"{HEART} −{-found.health}", style=f"bold {LESS}"))
    if found.crystals:
        parts.append(Text(f"{CRYSTAL} +{found.crystals}", style=MORE))
    if found.lost:
        parts.append(Text(speech.ui("now-lost"), style=f"bold {LESS}"))
    if found.unknown:
        parts.append(Text("?", style=NAME))
    return [clip(joined(parts, "  "), board.width)]


def forecast_page(board: Board) -> list[Text]:
    """Line by line what would happen if the round ended now."""
    found, speech, width = board.ahead, board.speech, board.width
    if not found.known:
        return [Text(speech.ui("no-forecast"))]
    lines = [Text(f"{speech.phrases.say('if-now')}:", style=NAME)]
    for line in found.lines or ():
        lines += wrapped(Text(line.text, style=NAME if line.head else ""), width, 2 - 2 * line.head)
    if found.unknown:
        lines += wrapped(Text(speech.ui("unknown"), style=LABEL), width)
    return lines
