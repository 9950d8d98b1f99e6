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
FEWEST_LOG_LINES, USUAL_LOG_LINES, MOST_LOG_LINES = 4, 10, 24
DETAILS = ((True, 3, 12), (True, 2, 10), (False, 2, 8), (True, 1, 6), (False, 1, 4))
"""Whether spaces show passives, how much the hand shows, and how many new lines of the log must
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
    room = height - len(question) - PROMPT_LINES
    wanted = min(MOST_LOG_LINES, max(FEWEST_LOG_LINES, new_lines(sight, reading.since)))
    for with_text, detail, log_lines in DETAILS:
        lines = _table(sight, speech, width, with_text, detail)
        if len(lines) + min(wanted, log_lines) + 1 <= room:
            break
    most = max(FEWEST_LOG_LINES, min(room - len(lines) - 1, max(wanted, USUAL_LOG_LINES)))
    log = short_log(sight, speech, width, most, reading.since, reading.taken)
    return [*lines, *log, *question]


def _table(sight: Sight, speech: Speech, width: int, with_text: bool, detail: int) -> list[Text]:
    return [
        head_line(sight, speech, width),
        *(line for seat in sight.others for line in side(sight, speech, seat, width)),
        *battlefield(sight, speech, width, with_text=with_text),
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


def _question(sight: Sight, speech: Speech, width: int) -> list[Text]:
    decision = sight.view.decision
    if decision is None:
        return []
    head = title(SEATS[decision.seat], sight.names[decision.seat])
    prompt = Text(speech.prompt(decision, sight), style=HEAD)
    return [rule(width, head), *wrapped(prompt, width), *options.listed(sight, speech, width)]
