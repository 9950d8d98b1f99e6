"""The head line: which turn it is, whose, and the step they are in."""

from rich.cells import cell_len
from rich.text import Text

from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, joined, spread

TOGETHER = " & "


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
