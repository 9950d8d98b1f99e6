"""The whole screen of a seat, fitted to its height: what matters less gives way first."""

from rich.text import Text

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal import options
from siegeworks.games.siegestorm.terminal.board import battlefield
from siegeworks.games.siegestorm.terminal.hand import hand
from siegeworks.games.siegestorm.terminal.heading import head_line
from siegeworks.games.siegestorm.terminal.sides import side
from siegeworks.games.siegestorm.terminal.speech import Speech
from siegeworks.games.siegestorm.terminal.stack import stack
from siegeworks.terminal.calling import called, headed
from siegeworks.terminal.canvas import HEAD, LABEL, clip, rule, wrapped
from siegeworks.terminal.log import Reading, log_length, new_lines, short_log

FEWEST_LOG_LINES, USUAL_LOG_LINES, MOST_LOG_LINES = 4, 10, 24
DETAILS = (
    *((3, 3, 12), (3, 2, 10), (2, 2, 8), (3, 1, 6), (2, 1, 4)),
    *((1, 1, 4), (1, 0, 3), (0, 0, 2), (0, -1, 2)),
)
"""How high the spaces are, how much the hand shows, and how many new lines of the log must
fit beside that: the richest that does is taken."""
PROMPT_LINES = 2
"""What the question and the line to type in take up."""


def whole_screen(
    sight: Sight, speech: Speech, width: int, height: int, reading: Reading
) -> list[Text]:
    """Everything a seat sees, with the question it has to answer at the end."""
    question = _question(sight, speech, width)
    if len(question) > height // 2:
        question = _question(sight, speech, width, tight=True)
    room = height - len(question) - PROMPT_LINES
    entries = log_length(sight, reading)
    wanted = min(entries, MOST_LOG_LINES, max(FEWEST_LOG_LINES, new_lines(sight, reading.since)))
    for high, detail, log_lines in DETAILS:
        lines = _table(sight, speech, width, high, detail)
        if len(lines) + min(wanted, log_lines) + bool(entries) <= room:
            break
    else:
        lines = _cut(sight, speech, width, lines, room)
    left = room - len(lines) - 1
    most = min(entries, max(wanted, USUAL_LOG_LINES))
    log = short_log(sight, speech, width, left, most, reading) if left > 0 < most else []
    return [*lines, *log, *question]


def _cut(sight: Sight, speech: Speech, width: int, lines: list[Text], room: int) -> list[Text]:
    """The first lines that fit; turn and other players stay, whatever the room."""
    return lines[: max(room, len(_above(sight, speech, width, DETAILS[-1][1])))]


def _above(sight: Sight, speech: Speech, width: int, detail: int) -> list[Text]:
    """What stands above the Battlefield: the turn and the other players."""
    others = (
        line for seat in sight.others for line in side(sight, speech, seat, width, detail=detail)
    )
    return [head_line(sight, speech, width), *others]


def _table(sight: Sight, speech: Speech, width: int, high: int, detail: int) -> list[Text]:
    return [
        *_above(sight, speech, width, detail),
        *battlefield(sight, speech, width, height=high),
        *side(sight, speech, sight.near, width, detail=detail),
        *hand(sight, speech, width, detail=detail),
        *stack(sight, speech, width),
    ]


def _question(sight: Sight, speech: Speech, width: int, *, tight: bool = False) -> list[Text]:
    decision = sight.view.decision
    if decision is None:
        return []
    head = headed(speech, sight, decision.seat)
    prompt = Text(speech.prompt(decision, sight), style=HEAD)
    listed = options.listed(sight, speech, width, tight=tight)
    return [rule(width, head), *wrapped(prompt, width), *listed, *_partner(sight, speech, width)]


def _partner(sight: Sight, speech: Speech, width: int) -> list[Text]:
    """That somebody else may act now too, in the turn they take together."""
    view = sight.view
    waiting = [seat for seat in sight.partners if seat in view.deciding and view.turn]
    return [
        clip(
            Text(
                speech.ui(
                    "partner-may-act",
                    player=called(speech, sight, seat),
                    step=speech.step(view.stages[seat]),
                ),
                style=LABEL,
            ),
            width,
        )
        for seat in waiting
    ]
