"""The whole screen of a seat, fitted to its height: what matters less gives way first."""

from rich.cells import cell_len
from rich.text import Text

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.board import battlefield
from siegeworks.games.siegestorm.terminal.sides import hand, side
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.games.siegestorm.terminal.stack import stack
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, clip, joined, spread
from siegeworks.terminal.layout import Layer, LogRoom, fitted, question
from siegeworks.terminal.log import Reading

LOG = LogRoom(fewest=4, most=24)
DETAILS = (
    *((3, 3, 12), (3, 2, 10), (2, 2, 8), (3, 1, 6), (2, 1, 4)),
    *((1, 1, 4), (1, 0, 3), (0, 0, 2), (0, -1, 2)),
)
"""How high the spaces are, how much the hand shows, and how many new lines of the log must
fit beside that: the richest that does is taken."""
TOGETHER = " & "


def whole_screen(
    sight: Sight,
    speech: SiegeSpeech,
    width: int,
    height: int,
    reading: Reading,
    narrow: tuple[str, ...] = (),
) -> list[Text]:
    """Everything a seat sees, with the question it has to answer at the end.

    Turn and other players stay, whatever the room.
    """
    table = Table(sight, speech, width)
    asked = question(sight, speech, width, height, _partner(table))
    layers = (Layer(_table(table, high, detail), lines) for high, detail, lines in DETAILS)
    least = len(_above(table, DETAILS[-1][1]))
    where = (sight, speech, width, height, reading)
    return fitted(*where, layers=layers, question=asked, log=LOG, least=least)


def _above(table: Table, detail: int) -> list[Text]:
    """What stands above the Battlefield: the turn and the other players."""
    others = (line for seat in table.others for line in side(table, seat, detail))
    return [head_line(table), *others]


def _table(table: Table, high: int, detail: int) -> list[Text]:
    return [
        *_above(table, detail),
        *battlefield(table, high),
        *side(table, table.scene.seats[0], detail),
        *hand(table, detail),
        *stack(table),
    ]


def _partner(table: Table) -> list[Text]:
    """That somebody else may act now too, in the turn they take together."""
    turn, speech = table.scene.turn, table.speech
    lines = []
    for seat in table.scene.seats:
        if seat.role == "partner" and seat.asked and turn.number:
            step = speech.step(turn.stages.get(seat.seat, turn.steps[-1]))
            told = speech.ui("partner-may-act", player=seat.name, step=step)
            lines.append(clip(Text(told, style=LABEL), table.width))
    return lines


# -- the head line -------------------------------------------------------------------------


def head_line(table: Table) -> Text:
    """Turn, whose it is, and the steps with the present one in brackets.

    Where players take their turn together, each one's letter stands in the step they are in.
    """
    turn, speech = table.scene.turn, table.speech
    if turn.number == 0:
        return Text(speech.ui("set-up"), style=HEAD)
    taking = TOGETHER.join(map(table.tagged, turn.taking))
    left = Text(f"{speech.ui('turn-number', turn=turn.number)} · {taking}", style=HEAD)
    if turn.extra:
        left.append(f" · {speech.ui('extra-turn')}", style=HEAD)
    steps = Text(" → ", style=LABEL).join(_step(table, step) for step in turn.steps)
    if len(turn.taking) > 1 and cell_len(left.plain) + 1 + cell_len(steps.plain) > table.width:
        present = (f"{letter} [{speech.step(step)}]" for letter, step in turn.stages.items())
        steps = joined(Text(text, style=NAME) for text in present)
    return spread(left, steps, table.width)


def _step(table: Table, step: str) -> Text:
    """A step; in brackets if somebody is in it, and who, if it could be several."""
    stages, name = table.scene.turn.stages, table.speech.step(step)
    there = [letter for letter, stage in stages.items() if stage == step]
    if not there:
        return Text(name, style=LABEL)
    letters = there if len(stages) > 1 else []
    return Text(f"[{' '.join((name, *letters))}]", style=NAME)
