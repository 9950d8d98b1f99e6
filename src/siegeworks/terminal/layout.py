"""The whole screen of a seat, fitted to its height: what matters less gives way first."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rich.text import Text

from siegeworks.core.decision import SEATS
from siegeworks.terminal import options
from siegeworks.terminal.board import battlefield
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, rule, spread, wrapped
from siegeworks.terminal.hand import hand
from siegeworks.terminal.log import new_lines, short_log
from siegeworks.terminal.seating import title
from siegeworks.terminal.sides import side
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech
from siegeworks.terminal.stack import stack

STEPS = ("prepare", "draw", "advance", "deploy", "extra", "end")
LEAST_LOG_LINES, FEWEST_LOG_LINES, USUAL_LOG_LINES, MOST_LOG_LINES = 2, 4, 10, 24
DETAILS = (
    *((3, 3, 12), (3, 2, 10), (2, 2, 8), (3, 1, 6), (2, 1, 4)),
    *((1, 1, 4), (1, 0, 3), (0, 0, 2)),
)
"""How high the spaces are, how much the hand shows, and how many new lines of the log must
fit beside that: the richest that does is taken."""
PROMPT_LINES = 2
"""What the question and the line to type in take up."""


class Reading(NamedTuple):
    """What a reader has read already, and what was answered for them."""

    since: int = 0
    """The answer after which everything in the log is new."""
    taken: Mapping[int, str] = MappingProxyType({})
    """Answers that were taken by themselves, in words, by the ply they were given at."""


def whole_screen(
    sight: Sight, speech: Speech, width: int, height: int, reading: Reading
) -> list[Text]:
    """Everything a seat sees, with the question it has to answer at the end."""
    question = _question(sight, speech, width)
    if len(question) > height // 2:
        question = _question(sight, speech, width, tight=True)
    room = height - len(question) - PROMPT_LINES
    wanted = min(MOST_LOG_LINES, max(FEWEST_LOG_LINES, new_lines(sight, reading.since)))
    for high, detail, log_lines in DETAILS:
        lines = _table(sight, speech, width, high, detail)
        if len(lines) + min(wanted, log_lines) + 1 <= room:
            break
    else:
        lines = _cut(sight, speech, width, lines, room - LEAST_LOG_LINES - 1)
    most = max(LEAST_LOG_LINES, min(room - len(lines) - 1, max(wanted, USUAL_LOG_LINES)))
    log = short_log(sight, speech, width, most, reading.since, reading.taken)
    return [*lines, *log, *question]


def _cut(sight: Sight, speech: Speech, width: int, lines: list[Text], room: int) -> list[Text]:
    """The first lines that fit; turn and other players stay, whatever the room."""
    return lines[: max(room, len(_above(sight, speech, width)))]


def _above(sight: Sight, speech: Speech, width: int) -> list[Text]:
    """What stands above the Battlefield: the turn and the other players."""
    others = (line for seat in sight.others for line in side(sight, speech, seat, width))
    return [head_line(sight, speech, width), *others]


def _table(sight: Sight, speech: Speech, width: int, high: int, detail: int) -> list[Text]:
    return [
        *_above(sight, speech, width),
        *battlefield(sight, speech, width, height=high),
        *side(sight, speech, sight.near, width),
        *hand(sight, speech, width, detail=detail),
        *stack(sight, speech, width),
    ]


def head_line(sight: Sight, speech: Speech, width: int) -> Text:
    """Turn, whose it is, and the steps with the present one in brackets."""
    view = sight.view
    if view.turn == 0:
        return Text(speech.ui("set-up"), style=HEAD)
    left = Text(f"{speech.ui('turn-number', turn=view.turn)} · ", style=HEAD)
    left.append(sight.names[view.active], style=HEAD)
    if view.extra_turn:
        left.append(f" · {speech.ui('extra-turn')}", style=HEAD)
    steps = Text()
    for number, step in enumerate(STEPS):
        if number:
            steps.append(" → ", style=LABEL)
        if step == view.stage:
            steps.append(f"[{speech.step(step)}]", style=NAME)
        else:
            steps.append(speech.step(step), style=LABEL)
    return spread(left, steps, width)


def _question(sight: Sight, speech: Speech, width: int, *, tight: bool = False) -> list[Text]:
    decision = sight.view.decision
    if decision is None:
        return []
    head = title(SEATS[decision.seat], sight.names[decision.seat])
    prompt = Text(speech.prompt(decision, sight), style=HEAD)
    listed = options.listed(sight, speech, width, tight=tight)
    return [rule(width, head), *wrapped(prompt, width), *listed]
