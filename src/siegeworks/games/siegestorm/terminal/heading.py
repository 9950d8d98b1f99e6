"""The head line: which turn it is, whose, and the step they are in."""

from rich.cells import cell_len
from rich.text import Text

from siegeworks.core.decision import SEATS, Seat
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, joined, spread
from siegeworks.terminal.names import tagged

STEPS = ("prepare", "draw", "advance", "deploy", "extra", "end")
BOSS_STEPS = ("reserves", "advance", "draw", "actions", "end")
TOGETHER = " & "


def head_line(sight: Sight, speech: SiegeSpeech, width: int) -> Text:
    """Turn, whose it is, and the steps with the present one in brackets.

    Where players take their turn together, each one's letter stands in the step they are in.
    """
    view = sight.view
    if view.turn == 0:
        return Text(speech.ui("set-up"), style=HEAD)
    taking = TOGETHER.join(tagged(speech, sight, seat) for seat in view.taking)
    left = Text(f"{speech.ui('turn-number', turn=view.turn)} · {taking}", style=HEAD)
    if view.extra_turn:
        left.append(f" · {speech.ui('extra-turn')}", style=HEAD)
    steps = _steps(sight, speech)
    if len(view.taking) > 1 and cell_len(left.plain) + 1 + cell_len(steps.plain) > width:
        steps = _present_steps(sight, speech)
    return spread(left, steps, width)


def _present_steps(sight: Sight, speech: SiegeSpeech) -> Text:
    """Only the steps that players are in, where there is no room for all."""
    return joined(
        Text(f"{SEATS[seat]} [{speech.step(sight.view.stages[seat])}]", style=NAME)
        for seat in _under_way(sight)
    )


def _under_way(sight: Sight) -> tuple[Seat, ...]:
    """Whose turn it is; nobody is in a step before the first one of the turn has begun."""
    view = sight.view
    ended = all(view.stages[seat] == STEPS[-1] for seat in view.taking)
    return () if ended and view.outcome is None else view.taking


def _steps(sight: Sight, speech: SiegeSpeech) -> Text:
    """The steps of the turn, in order."""
    view, seats = sight.view, _under_way(sight)
    steps = BOSS_STEPS if sight.boss in view.taking else STEPS
    return Text(" → ", style=LABEL).join(
        _step(speech, step, [seat for seat in seats if view.stages[seat] == step], len(seats) > 1)
        for step in steps
    )


def _step(speech: SiegeSpeech, step: str, there: list[Seat], several: bool) -> Text:
    """A step; in brackets if somebody is in it, and who, if it could be several."""
    if not there:
        return Text(speech.step(step), style=LABEL)
    letters = "".join(f" {SEATS[seat]}" for seat in there) if several else ""
    return Text(f"[{speech.step(step)}{letters}]", style=NAME)
