"""What a placement would look like, before it is confirmed."""

from rich.text import Text

from siegeworks.core.decision import Option
from siegeworks.games.rift import moves
from siegeworks.games.rift.placements import new_squares, reach
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.grids import Grid, grids
from siegeworks.games.rift.terminal.mapview import map_lines
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.games.rift.terminal.storms import raised
from siegeworks.terminal.canvas import LABEL


def preview(sight: RiftSight, speech: RiftSpeech, option: Option, width: int) -> list[Text]:
    """A tower with what it reaches, or the horde card with the new squares marked."""
    if option.move.form is moves.PLAY:
        return _reach_of(sight, speech, option, width)
    masks = new_squares(sight, option)
    there = [horde for horde in sight.hordes if horde.serial in masks]
    lines = grids(sight, speech, width, [Grid(horde, masks[horde.serial]) for horde in there])
    for horde in there:
        left = sight.world.uncovered(horde) & ~masks[horde.serial]
        text = speech.ui("left-open", space=sight.name(horde.space), n=left.bit_count())
        lines.append(Text(text, style=LABEL))
    return [*lines, *raised(sight, speech, {horde.space for horde in there}, width)]


def _reach_of(sight: RiftSight, speech: RiftSpeech, option: Option, width: int) -> list[Text]:
    """The map with the reached spaces marked, and the horde cards on them."""
    spaces = reach(sight, option.move) & sight.map.paths
    there = [Grid(horde) for horde in sight.hordes if horde.space in spaces]
    lines = map_lines(sight, speech, width, high=1, marked=spaces)
    if not there:
        return [*lines, Text(speech.ui("reaches-nothing"), style=LABEL)]
    lines += grids(sight, speech, width, there, rows=1)
    return [*lines, *raised(sight, speech, spaces, width)]
