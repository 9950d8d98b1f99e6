"""A whole screen fitted to its height: what matters less gives way first."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rich.text import Text

from siegeworks.core.decision import Decision
from siegeworks.terminal.answers import listed
from siegeworks.terminal.canvas import HEAD, rule, wrapped
from siegeworks.terminal.log import Reading, log_length, new_lines, short_log
from siegeworks.terminal.names import headed
from siegeworks.terminal.speech import Speech

PROMPT_LINES = 2
"""What the question and the line to type in take up."""
USUAL_LOG_LINES = 10


class Layer(NamedTuple):
    """The table at one level of detail, and how many new lines of the log must fit beside it."""

    lines: list[Text]
    log_lines: int


class LogRoom(NamedTuple):
    """How many lines of the log are wanted."""

    fewest: int
    most: int


def fitted(
    sight: Any,
    speech: Speech,
    width: int,
    height: int,
    reading: Reading,
    *,
    layers: Iterable[Layer],
    question: list[Text],
    log: LogRoom,
    least: int,
) -> list[Text]:
    """The richest layer that fits, the log, and the question at the end.

    Where none fits, the last one is cut, but `least` lines of it always stay.
    """
    room = height - len(question) - PROMPT_LINES
    entries = log_length(sight, reading)
    wanted = min(entries, log.most, max(log.fewest, new_lines(sight, reading.since)))
    lines: list[Text] = []
    for layer in layers:
        lines, needed = layer.lines, min(wanted, layer.log_lines)
        if len(lines) + needed + bool(needed) <= room:
            break
    else:
        lines = lines[: max(room, least)]
    left = room - len(lines) - 1
    most = min(entries, max(wanted, USUAL_LOG_LINES))
    told = short_log(sight, speech, width, left, most, reading) if left > 0 < most else []
    return [*lines, *told, *question]


def question(
    sight: Any, speech: Speech, width: int, height: int, below: Iterable[Text] = ()
) -> list[Text]:
    """Who is asked what, the answers, and what is to be said below them.

    Answers are cut where they would fill half the screen.
    """
    decision = sight.view.decision
    if decision is None:
        return []
    head, tail = asked(sight, speech, decision, width), list(below)
    answers = listed(sight, speech, width)
    if len(head) + len(answers) + len(tail) > height // 2:
        answers = listed(sight, speech, width, tight=True)
    return [*head, *answers, *tail]


def asked(sight: Any, speech: Speech, decision: Decision, width: int) -> list[Text]:
    """Who is asked, and what."""
    prompt = Text(speech.prompt(decision, sight), style=HEAD)
    return [rule(width, headed(speech, sight, decision.seat)), *wrapped(prompt, width)]
