"""Portal storms on the screen: the one in force, the one that gathers, and those that are left."""

from collections.abc import Iterable

from rich.text import Text

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.scene.parts import HordeScene
from siegeworks.games.rift.terminal.board import Board
from siegeworks.terminal.canvas import HEAD, LABEL, LESS, NAME, wrapped

BOLT = "↯"
INDENT = 2


def storm_lines(board: Board) -> list[Text]:
    """The storm in force and the one that gathers, each with what it brings."""
    storms, speech = board.scene.storms, board.speech
    if storms is None:
        return []
    coming = speech.ui("gathering", round=board.scene.round + 1)
    shown = (
        (speech.ui("storm"), storms.now, f"bold {LESS}"),
        (coming, storms.gathering, NAME),
    )
    lines = []
    for title, ident, style in shown:
        if ident:
            storm = board.speech.printed.storms[ident]
            line = Text(f"{BOLT} {title}: {storm.name}. ", style=style)
            lines += wrapped(line.append(storm.text, style="not bold default"), board.width)
    return lines


def storm_page(board: Board) -> list[Text]:
    """What rages and gathers, when the next one gathers, and which storms are left."""
    storms, speech, width = board.scene.storms, board.speech, board.width
    if storms is None:
        return wrapped(Text(speech.ui("no-storms")), width)
    lines = storm_lines(board)
    if not storms.left:
        return [*lines, Text(speech.phrases.say("storms-over"), style=LABEL)]
    lines += wrapped(Text(speech.ui("next-storm", round=storms.next), style=LABEL), width)
    lines.append(Text(speech.ui("storms-left"), style=HEAD))
    for storm in map(board.speech.printed.storms.__getitem__, storms.left):
        lines += wrapped(Text.assemble((f"{storm.name}: ", NAME), storm.text), width, INDENT)
    return lines


def raised(board: Board, hordes: Iterable[HordeScene]) -> list[Text]:
    """Which level portals among some hordes ask for, where a storm has raised it."""
    storms, lines = board.scene.storms, []
    for horde in hordes:
        printed = BOX.gate_level if horde.gate else board.card(horde).level
        if horde.level > printed and storms is not None:
            storm = board.speech.printed.storms[storms.now].name
            level = {"level": horde.level, "printed": printed}
            text = board.speech.ui("raised", storm=storm, space=horde.space, **level)
            lines += wrapped(Text(f"{BOLT} {text}", style=LESS), board.width, INDENT)
    return lines
