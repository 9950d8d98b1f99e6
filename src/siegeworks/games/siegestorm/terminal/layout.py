"""The whole screen of a seat, fitted to its height: what matters less gives way first."""

from rich.text import Text

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.board import battlefield
from siegeworks.games.siegestorm.terminal.hand import hand
from siegeworks.games.siegestorm.terminal.heading import head_line
from siegeworks.games.siegestorm.terminal.sides import side
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.games.siegestorm.terminal.stack import stack
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import LABEL, clip
from siegeworks.terminal.layout import Layer, LogRoom, fitted, question
from siegeworks.terminal.log import Reading

LOG = LogRoom(fewest=4, most=24)
DETAILS = (
    *((3, 3, 12), (3, 2, 10), (2, 2, 8), (3, 1, 6), (2, 1, 4)),
    *((1, 1, 4), (1, 0, 3), (0, 0, 2), (0, -1, 2)),
)
"""How high the spaces are, how much the hand shows, and how many new lines of the log must
fit beside that: the richest that does is taken."""


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
    told = (
        speech.ui("partner-may-act", player=seat.name, step=speech.step(turn.stages[seat.seat]))
        for seat in table.scene.seats
        if seat.role == "partner" and seat.asked and seat.seat in turn.stages
    )
    return [clip(Text(line, style=LABEL), table.width) for line in told]
