"""The whole screen of a seat, fitted to its height: what matters less gives way first."""

from rich.text import Text

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.board import battlefield
from siegeworks.games.siegestorm.terminal.hand import hand
from siegeworks.games.siegestorm.terminal.heading import head_line
from siegeworks.games.siegestorm.terminal.sides import side
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.games.siegestorm.terminal.stack import stack
from siegeworks.terminal.answers import listed
from siegeworks.terminal.canvas import LABEL, clip
from siegeworks.terminal.layout import Layer, LogRoom, asked, fitted
from siegeworks.terminal.log import Reading
from siegeworks.terminal.names import called

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
    question = _question(sight, speech, width)
    if len(question) > height // 2:
        question = _question(sight, speech, width, tight=True)
    layers = (
        Layer(_table(sight, speech, width, high, detail), log_lines)
        for high, detail, log_lines in DETAILS
    )
    least = len(_above(sight, speech, width, DETAILS[-1][1]))
    where = (sight, speech, width, height, reading)
    return fitted(*where, layers=layers, question=question, log=LOG, least=least)


def _above(sight: Sight, speech: SiegeSpeech, width: int, detail: int) -> list[Text]:
    """What stands above the Battlefield: the turn and the other players."""
    others = (
        line for seat in sight.others for line in side(sight, speech, seat, width, detail=detail)
    )
    return [head_line(sight, speech, width), *others]


def _table(sight: Sight, speech: SiegeSpeech, width: int, high: int, detail: int) -> list[Text]:
    return [
        *_above(sight, speech, width, detail),
        *battlefield(sight, speech, width, height=high),
        *side(sight, speech, sight.near, width, detail=detail),
        *hand(sight, speech, width, detail=detail),
        *stack(sight, speech, width),
    ]


def _question(sight: Sight, speech: SiegeSpeech, width: int, *, tight: bool = False) -> list[Text]:
    decision = sight.view.decision
    if decision is None:
        return []
    answers = listed(sight, speech, width, tight=tight)
    return [*asked(sight, speech, decision, width), *answers, *_partner(sight, speech, width)]


def _partner(sight: Sight, speech: SiegeSpeech, width: int) -> list[Text]:
    """That somebody else may act now too, in the turn they take together."""
    view = sight.view
    waiting = [seat for seat in sight.partners if seat in view.deciding and view.turn]
    steps = [(called(speech, sight, seat), speech.step(view.stages[seat])) for seat in waiting]
    told = [speech.ui("partner-may-act", player=player, step=step) for player, step in steps]
    return [clip(Text(line, style=LABEL), width) for line in told]
