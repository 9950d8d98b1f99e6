"""The whole screen of a seat in Rift, fitted to its size: what matters less gives way first."""

from itertools import zip_longest

from rich.text import Text

from siegeworks.core.decision import SEATS, Decision
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.choices import Groups, choices, narrowed
from siegeworks.games.rift.terminal.forecast import forecast_line
from siegeworks.games.rift.terminal.grids import TITLE_WIDTH, Grid, grids
from siegeworks.games.rift.terminal.heading import coming, head_lines
from siegeworks.games.rift.terminal.mapview import LEAST_CELL, map_lines, map_width
from siegeworks.games.rift.terminal.seats import seat_lines
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.games.rift.terminal.storms import storm_lines
from siegeworks.terminal.answers import numbered
from siegeworks.terminal.canvas import LABEL, clip, columns, fill, rule
from siegeworks.terminal.layout import Layer, LogRoom, asked, fitted
from siegeworks.terminal.log import Reading
from siegeworks.terminal.names import headed

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
ABOUT_HORDES = frozenset({moves.TILE, moves.SOLDIER, moves.PORTAL, moves.RELOCATE, moves.HORDE})
"""Moves that name a space with a horde."""
COLUMNS = 4
"""In how many columns answers stand at most; short ones in twice as many."""
SHORT = 14


def whole_screen(
    sight: RiftSight,
    speech: RiftSpeech,
    width: int,
    height: int,
    reading: Reading,
    narrow: Groups = (),
) -> list[Text]:
    """Everything a seat sees, with the question it has to answer at the end."""
    question = question_lines(sight, speech, width, narrow, max(LEAST_QUESTION, height // 3))
    ahead = [*coming(sight, speech, width), *forecast_line(sight, speech, width)]
    layers = (
        Layer(_table(sight, speech, width, detail, narrow, ahead), detail[-1]) for detail in DETAILS
    )
    where = (sight, speech, width, height, reading)
    return fitted(*where, layers=layers, question=question, log=LOG, least=HEAD_LINES)


def _table(
    sight: RiftSight,
    speech: RiftSpeech,
    width: int,
    detail: tuple[int, ...],
    narrow: Groups,
    ahead: list[Text],
) -> list[Text]:
    """Head, map, horde cards, what lies ahead and players at a level of detail."""
    high, rows, boards, more, _ = detail
    lines = [*head_lines(sight, speech, width), *storm_lines(sight, speech, width)]
    framed = _middle(sight, speech, width, high, rows, narrow)
    lines += framed if detail[-1] else [line for line in framed if line.plain.strip("─")]
    if more:
        lines += ahead if more > 1 else [*ahead[:1], *ahead[1:][-1:]]
    for seat in sight.seats:
        own = seat == sight.view.seat or len(sight.seats) == 1
        lines += seat_lines(sight, speech, seat, width, boards if own else max(0, boards - 1))
    return lines


def _middle(
    sight: RiftSight, speech: RiftSpeech, width: int, high: int, rows: int, narrow: Groups
) -> list[Text]:
    """The map and the horde cards, beside each other where there is room."""
    there = [Grid(horde) for horde in sight.hordes]
    spaces = asked_about(sight, narrow)
    if spaces:
        there.sort(key=lambda one: one.horde.space not in spaces)
    tight = sight.map.width * (LEAST_CELL + 1) + 1
    beside = rows == BESIDE and width - tight - GAP >= TITLE_WIDTH
    if width < WIDE and not beside:
        cards = grids(sight, speech, width, there, abs(rows)) if rows else []
        return [rule(width), *map_lines(sight, speech, width, high=high), rule(width), *cards]
    part = tight if width < WIDE else map_width(sight, width // 2 + 8)
    left = map_lines(sight, speech, part, high=high)
    right = grids(sight, speech, width - part - GAP, there, abs(rows)) if rows else []
    empty = Text("")
    pairs = zip_longest(left, right, fillvalue=empty)
    lines = [Text.assemble(fill(one, part), " " * GAP, other) for one, other in pairs]
    return [rule(width), *lines, rule(width)]


def asked_about(sight: RiftSight, narrow: Groups) -> set[Space]:
    """The spaces that the answers in question are about."""
    decision = sight.view.decision
    found: set[Space] = set()
    if decision is None:
        return found
    for option in narrowed(decision.options, narrow):
        move = option.move
        if move.form in ABOUT_HORDES:
            space = sight.space(move.get("source") or move.get("space"))
            found |= {space} if space is not None else set()
    return found


# -- the question ----------------------------------------------------------------------------


def question_lines(
    sight: RiftSight, speech: RiftSpeech, width: int, narrow: Groups, most: int
) -> list[Text]:
    """The question of a seat and its answers, at most so many lines."""
    decision = sight.view.decision
    if decision is None:
        return []
    lines = asked(sight, speech, decision, width)
    tail = _others(sight, speech, width)
    room = max(3, most - len(lines) - len(tail))
    return [*lines, *_answers(sight, speech, decision, width, narrow, room), *tail]


def _answers(
    sight: RiftSight,
    speech: RiftSpeech,
    decision: Decision,
    width: int,
    narrow: Groups,
    room: int,
) -> list[Text]:
    """The answers with their numbers; where there is no room, the last ones are left out."""
    found = choices(sight, speech, decision, narrow)
    digits = len(str(len(found)))
    items = [numbered(number, digits, choice.label) for number, choice in enumerate(found, 1)]
    if narrow:
        words = dict.fromkeys(word for group in narrow for word in group.split())
        items.insert(0, numbered(0, digits, speech.ui("back", words=" ".join(words))))
    short = all(len(item.plain) <= SHORT for item in items)
    lines = columns(items, width, most=2 * COLUMNS if short else COLUMNS)
    for across in (2, 3):
        if len(lines) > room:
            cut = (width + 3) // across - 3
            lines = columns([clip(item, cut) for item in items], width, most=COLUMNS)
    if len(lines) > room:
        lines = lines[: room - 1]
        lines.append(Text(speech.ui("more-answers", n=len(found)), style=LABEL))
    return [clip(line, width) for line in lines]


def _others(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """Who else may act now, and how to let them."""
    view = sight.view
    decision = view.decision
    if decision is None or decision.prompt not in ("act", "buy"):
        return []
    waiting = [seat for seat in sight.partners if seat in view.deciding and not view.ready[seat]]
    if not waiting:
        return []
    names = ", ".join(headed(speech, sight, seat) for seat in waiting)
    said = speech.ui("others-may-act", players=names, letter=SEATS[waiting[0]])
    return [clip(Text(said, style=LABEL), width)]
