"""The Battlefield: the tracks facing each other, the Battle Zone between them."""

from rich.text import Text

from siegeworks.core.decision import SEATS, Seat
from siegeworks.siegestorm.field import SPACES
from siegeworks.siegestorm.state import FRONT, LAND, Creature, Spot
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, OTHER, OWN, grid
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech

UP, DOWN = "▲", "▼"


def battlefield(sight: Sight, speech: Speech, width: int, *, with_text: bool) -> list[Text]:
    """Both tracks and the Battle Zone; the viewer's own track is the lower one.

    The tracks advance in opposite directions (SS-2.13): the own one to the right.
    """
    near, far = sight.near, sight.far
    rows = [
        [_space(sight, speech, far, place) for place in reversed(range(SPACES))],
        [
            _cell(sight, speech, *_front(sight, near)),
            _cell(sight, speech, *_land(sight)),
            _cell(sight, speech, *_front(sight, far)),
        ],
        [_space(sight, speech, near, place) for place in range(SPACES)],
    ]
    height = 3 if with_text else 2
    return grid([[cell[:height] for cell in row] for row in rows], width)


def _space(sight: Sight, speech: Speech, seat: Seat, place: int) -> list[Text]:
    track = sight.track_of(seat)
    square = sight.world.field.space(track, place)
    term = "" if place else "deployment-zone"
    return _cell(sight, speech, square, term, seat, sight.view.tracks[track][place], track, place)


def _front(sight: Sight, seat: Seat) -> tuple[str, str, Seat, Creature | None, int, int]:
    track = sight.track_of(seat)
    square = sight.world.field.front(track)
    return square, "frontline", seat, sight.view.fronts[track], track, FRONT


def _land(sight: Sight) -> tuple[str, str, Seat, Creature | None, int, int]:
    creature = sight.view.lands[0]
    seat = sight.near if creature is None else creature.seat
    square = sight.world.field.land(0)
    return square, "no-mans-land", seat, creature, sight.track_of(seat), LAND


def _cell(
    sight: Sight,
    speech: Speech,
    square: str,
    term: str,
    seat: Seat,
    creature: Creature | None,
    track: int,
    place: int,
) -> list[Text]:
    """One space: where it is, who stands there, what they are worth and can do."""
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
