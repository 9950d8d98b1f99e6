"""What a placement would look like, before it is confirmed."""

from rich.text import Text

from siegeworks.core.decision import Option
from siegeworks.games.rift.scene.parts import RiftOption
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.grids import grids
from siegeworks.games.rift.terminal.mapview import map_lines
from siegeworks.games.rift.terminal.storms import raised
from siegeworks.terminal.canvas import LABEL
from siegeworks.terminal.person import Person


def confirmed(person: Person, sight: RiftSight, option: Option) -> bool:
    """Whether an answer is meant: what puts something on the map or on a card is shown first."""
    board = Board(sight, person.speech, person.screen.width)
    told = board.options[option.text]
    if not person.settings.preview or (told.mask is None and told.verb != "play"):
        return True
    person.screen.show(preview(board, told))
    return person.agrees(person.speech.ui("confirm", label=told.label), default=True)


def preview(board: Board, option: RiftOption) -> list[Text]:
    """A tower with what it reaches, or the horde card with the new squares marked."""
    speech, hordes, width = board.speech, board.scene.hordes, board.width
    if option.mask is None:
        spaces = option.reach or ()
        there = [horde for horde in hordes if horde.space in spaces]
        lines = map_lines(board, width, high=1, marked=spaces)
        if not there:
            return [*lines, Text(speech.ui("reaches-nothing"), style=LABEL)]
        lines += grids(board, width, there, rows=1)
    else:
        there = [horde for horde in hordes if horde.id == option.horde]
        lines = grids(board, width, there, new=option.mask)
        for horde in there:
            left = horde.open - (option.covers or 0)
            lines.append(Text(speech.ui("left-open", space=horde.space, n=left), style=LABEL))
    return [*lines, *raised(board, there)]
