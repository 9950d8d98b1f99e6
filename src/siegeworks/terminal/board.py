"""The Battlefield: the tracks facing each other, the Battle Zone between them."""

from typing import NamedTuple

from rich.text import Text

from siegeworks.core.decision import SEATS, Seat
from siegeworks.siegestorm.field import SPACES
from siegeworks.siegestorm.state import FRONT, LAND, Creature, Spot
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, OTHER, OWN, fill, grid, joined
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech

UP, DOWN = "▲", "▼"


class Space(NamedTuple):
    """A space of the Battlefield as it is drawn: its name, whose it is, and who stands there."""

    square: str
    term: str
    """What the rules call it; empty for a plain space of a track."""
    seat: Seat
    creature: Creature | None
    track: int
    place: int


def battlefield(sight: Sight, speech: Speech, width: int, *, height: int) -> list[Text]:
    """Every board with its two tracks; the viewer's own boards come last, nearest to the hand.

    Height 3 shows passives on the own boards, 2 name and values, 1 both in one line, and 0
    leaves the frame out too.
    """
    lines: list[Text] = []
    for near, far in sight.boards:
        own = sight.world.field.tracks[near].seat == sight.near
        lines += _board(sight, speech, width, near, far, min(height, 3 if own else 2))
    return lines


def _board(
    sight: Sight, speech: Speech, width: int, near: int, far: int, height: int
) -> list[Text]:
    """Two tracks and the Battle Zone between them; the near track is the lower one.

    The tracks advance in opposite directions (SS-2.13): the near one to the right.
    """
    rows = [
        [_space(sight, far, place) for place in reversed(range(SPACES))],
        [_front(sight, near), _land(sight, near), _front(sight, far)],
        [_space(sight, near, place) for place in range(SPACES)],
    ]
    if height == 0:
        room = width // SPACES - 1
        return [joined([fill(_short(sight, speech, it), room) for it in row], " ") for row in rows]
    if height == 1:
        return grid([[[_short(sight, speech, space)] for space in row] for row in rows], width)
    return grid([[_cell(sight, speech, space)[:height] for space in row] for row in rows], width)


def _space(sight: Sight, track: int, place: int) -> Space:
    field = sight.world.field
    term = "" if place else "deployment-zone"
    creature = sight.view.tracks[track][place]
    return Space(field.space(track, place), term, field.tracks[track].seat, creature, track, place)


def _front(sight: Sight, track: int) -> Space:
    field = sight.world.field
    creature = sight.view.fronts[track]
    return Space(field.front(track), "frontline", field.tracks[track].seat, creature, track, FRONT)


def _land(sight: Sight, near: int) -> Space:
    """No Man's Land of a board; who stands there works with the track of its own player."""
    field = sight.world.field
    board = field.tracks[near].board
    creature = sight.view.lands[board]
    track = near
    if creature is not None and creature.seat != field.tracks[near].seat:
        track = field.tracks[near].facing[0]
    seat = field.tracks[track].seat
    return Space(field.land(board), "no-mans-land", seat, creature, track, LAND)


def _short(sight: Sight, speech: Speech, space: Space) -> Text:
    """One space in one line: where it is, ATT/DEF, and who stands there."""
    creature = space.creature
    if creature is None:
        return Text.assemble((f"{space.square} ·", LABEL))
    now = sight.worth(Spot(creature, space.track, space.place))
    mark = f"{space.square}({SEATS[space.seat]})" if space.place == LAND else space.square
    style = f"{NAME} {OWN if space.seat == sight.near else OTHER}"
    values = Text.assemble(_value(now.att, now.printed_att), "/", _value(now.de, now.printed_de))
    return Text.assemble((mark, LABEL), " ", values, " ", (speech.card(creature.card), style))


def _cell(sight: Sight, speech: Speech, space: Space) -> list[Text]:
    """One space: where it is, who stands there, what they are worth and can do."""
    square, term, seat, creature, track, place = space
    head = Text.assemble((square, LABEL), " ", (speech.term(term) if term else "", LABEL))
    if creature is None:
        return [head, Text("·" if not term else "", style=LABEL), Text("")]
    spot = Spot(creature, track, place)
    mark = f"{square}({SEATS[seat]})" if place == LAND else square
    style = f"{NAME} {OWN if seat == sight.near else OTHER}"
    name = Text.assemble((mark, LABEL), " ", (speech.card(creature.card), style))
    values = values_of(sight, speech, spot)
    if place in (0, FRONT):
        role = speech.term("frontline" if place == FRONT else "defender")
        values.append(f"  {role}", style=LABEL)
    return [name, values, Text(speech.passive(creature.card), style=LABEL)]


def values_of(sight: Sight, speech: Speech, spot: Spot) -> Text:
    """ATT and DEF of a creature; an arrow marks a value that is not the printed one."""
    now = sight.worth(spot)
    return Text.assemble(
        (f"{speech.term('att')} ", LABEL),
        _value(now.att, now.printed_att),
        (f" {speech.term('def')} ", LABEL),
        _value(now.de, now.printed_de),
    )


def _value(now: int, printed: int) -> Text:
    if now == printed:
        return Text(str(now))
    if now > printed:
        return Text(f"{now}{UP}", style=MORE)
    return Text(f"{now}{DOWN}", style=LESS)
