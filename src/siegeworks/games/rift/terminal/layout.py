"""The whole screen of a seat in Rift, fitted to its size: what matters less gives way first."""

from itertools import zip_longest

from rich.text import Text

from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.choices import choices
from siegeworks.games.rift.terminal.forecast import forecast_line
from siegeworks.games.rift.terminal.grids import TITLE_WIDTH, grids
from siegeworks.games.rift.terminal.heading import coming, head_lines
from siegeworks.games.rift.terminal.mapview import LEAST_CELL, map_lines, map_width
from siegeworks.games.rift.terminal.seats import seat_lines
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.games.rift.terminal.storms import storm_lines
from siegeworks.terminal.canvas import LABEL, clip, fill, rule
from siegeworks.terminal.layout import Layer, LogRoom, asked, fitted
from siegeworks.terminal.log import Reading
from siegeworks.terminal.narrowing import Groups, listed, narrowed

BESIDE = -1
"""Instead of a number of rows: one row of horde cards beside a narrow map."""
DETAILS = (
    *((2, 9, 2, 2, 8), (2, 9, 2, 1, 6), (2, 2, 1, 2, 4), (2, 1, 1, 2, 4), (1, 2, 1, 2, 4)),
    *((1, 2, 0, 1, 2), (1, 1, 1, 1, 2), (1, 1, 0, 1, 1), (1, BESIDE, 1, 1, 1)),
    *((1, BESIDE, 1, 0, 1), (1, BESIDE, 0, 0, 0), (1, 1, 0, 0, 0), (1, 0, 1, 0, 1)),
    (1, 0, 0, 0, 0),
)
"""How high a row of the map is, how many rows of horde cards there are, how much is shown of the
players and of what is coming, and how many new lines of the log must fit: the richest that does.
Where no line of the log must fit, the lines around the map are left out too."""
WIDE = 116
"""From this width on the horde cards lie beside the map."""
GAP = 2
HEAD_LINES = 2
"""What stays of the table on the lowest screen: round and phase, health and crystals."""
LEAST_QUESTION = 7
"""How many lines a question may have on the lowest screen."""
LOG = LogRoom(fewest=2, most=20)


def whole_screen(
    sight: RiftSight,
    speech: RiftSpeech,
    width: int,
    height: int,
    reading: Reading,
    narrow: Groups = (),
) -> list[Text]:
    """Everything a seat sees, with the question it has to answer at the end."""
    board = Board(sight, speech, width)
    question = question_lines(board, narrow, max(LEAST_QUESTION, height // 3))
    ahead = [*coming(board), *forecast_line(board)]
    layers = (Layer(_table(board, detail, narrow, ahead), detail[-1]) for detail in DETAILS)
    where = (sight, speech, width, height, reading)
    return fitted(*where, layers=layers, question=question, log=LOG, least=HEAD_LINES)


def _table(board: Board, detail: tuple[int, ...], narrow: Groups, ahead: list[Text]) -> list[Text]:
    """Head, map, horde cards, what lies ahead and players at a level of detail."""
    high, rows, boards, more, log = detail
    lines = [*head_lines(board), *storm_lines(board)]
    framed = _middle(board, high, rows, narrow)
    lines += framed if log else [line for line in framed if line.plain.strip("─")]
    if more:
        lines += ahead if more > 1 else [*ahead[:1], *ahead[1:][-1:]]
    for seat in board.scene.seats:
        own = seat.seat == board.viewer or board.scene.players == 1
        lines += seat_lines(board, seat, boards if own else max(0, boards - 1))
    return lines


def _middle(board: Board, high: int, rows: int, narrow: Groups) -> list[Text]:
    """The map and the horde cards, beside each other where there is room."""
    wanted, width = asked_about(board, narrow), board.width
    hordes = sorted(board.scene.hordes, key=lambda horde: horde.id not in wanted)
    tight = board.scenario.width * (LEAST_CELL + 1) + 1
    beside = rows == BESIDE and width - tight - GAP >= TITLE_WIDTH
    if width < WIDE and not beside:
        cards = grids(board, width, hordes, abs(rows)) if rows else []
        return [rule(width), *map_lines(board, width, high=high), rule(width), *cards]
    part = tight if width < WIDE else map_width(board, width // 2 + 8)
    left = map_lines(board, part, high=high)
    right = grids(board, width - part - GAP, hordes, abs(rows)) if rows else []
    pairs = zip_longest(left, right, fillvalue=Text(""))
    lines = [Text.assemble(fill(one, part), " " * GAP, other) for one, other in pairs]
    return [rule(width), *lines, rule(width)]


def asked_about(board: Board, narrow: Groups) -> set[int | None]:
    """The hordes that the answers in question are about."""
    decision = board.sight.view.decision
    options = narrowed(decision.options, narrow) if decision is not None else ()
    told = [board.options[option.text] for option in options]
    return {one.lifted.horde if one.lifted is not None else one.horde for one in told}


# -- the question ----------------------------------------------------------------------------


def question_lines(board: Board, narrow: Groups, most: int) -> list[Text]:
    """The question of a seat and its answers, at most so many lines."""
    decision = board.sight.view.decision
    if decision is None:
        return []
    lines = asked(board.sight, board.speech, decision, board.width)
    tail = _others(board) if decision.prompt in ("act", "buy") else []
    room = max(3, most - len(lines) - len(tail))
    found = choices(board, narrow)
    return [*lines, *listed(found, board.speech, board.width, room, narrow), *tail]


def _others(board: Board) -> list[Text]:
    """Who else may act now, and how to let them."""
    waiting = [
        seat.seat
        for seat in board.scene.seats
        if seat.deciding and not seat.ready and seat.seat != board.viewer
    ]
    if not waiting:
        return []
    names = ", ".join(map(board.headed, waiting))
    said = board.speech.ui("others-may-act", players=names, letter=waiting[0])
    return [clip(Text(said, style=LABEL), board.width)]
