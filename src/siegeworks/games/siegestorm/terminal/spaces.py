"""The spaces of the Battlefield: where each is, who stands there, what they are worth."""

from typing import NamedTuple

from rich.text import Text

from siegeworks.core.decision import SEATS, Seat
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND, Creature, Spot
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, OTHER, OWN, PARTNER, joined

UP, DOWN = "▲", "▼"
SHIELDED, TOTEM = "◇", "‡"


class Space(NamedTuple):
    """A space of the Battlefield as it is drawn: its name, whose it is, and who stands there."""

    square: str
    term: str
    """What the rules call it; empty for a plain space of a track."""
    seat: Seat
    creature: Creature | None
    track: int
    place: int

    @property
    def mark(self) -> str:
        """Its name; on No Man's Land with the seat of who stands there."""
        there = self.place == LAND and self.creature is not None
        return f"{self.square}({SEATS[self.seat]})" if there else self.square


def hue(sight: Sight, seat: Seat) -> str:
    """The colour of a seat: the own one, a partner's, or another's."""
    if seat == sight.near:
        return OWN
    return PARTNER if seat in sight.partners else OTHER


# -- where they are ------------------------------------------------------------------------


def on_track(sight: Sight, track: int, place: int) -> Space:
    """A space of a War Track."""
    field = sight.world.field
    term = "" if place else "deployment-zone"
    creature = sight.view.tracks[track][place]
    return Space(field.space(track, place), term, field.tracks[track].seat, creature, track, place)


def front(sight: Sight, track: int) -> Space:
    """The Frontline of a track."""
    field = sight.world.field
    creature = sight.view.fronts[track]
    return Space(field.front(track), "frontline", field.tracks[track].seat, creature, track, FRONT)


def land(sight: Sight, near: int) -> Space:
    """No Man's Land of a board; who stands there works with the track of its own player."""
    field = sight.world.field
    board = field.tracks[near].board
    creature = sight.view.lands[board]
    track = near
    if creature is not None and creature.seat != field.tracks[near].seat:
        track = sight.facing(near)
    seat = field.tracks[track].seat
    return Space(field.land(board), "no-mans-land", seat, creature, track, LAND)


# -- what they show ------------------------------------------------------------------------


def short(sight: Sight, speech: SiegeSpeech, space: Space) -> Text:
    """One space in one line: where it is, ATT/DEF, tokens, and who stands there."""
    creature = space.creature
    if creature is None:
        return Text.assemble((f"{space.square} ·", LABEL))
    now = sight.worth(Spot(creature, space.track, space.place))
    values = Text.assemble(_value(now.att, now.printed_att), "/", _value(now.de, now.printed_de))
    mark = Text(space.mark, style=LABEL)
    return joined([mark, values, tokens(creature), _name(sight, speech, space)], " ")


def cell(sight: Sight, speech: SiegeSpeech, space: Space) -> list[Text]:
    """One space in three lines: where it is and who stands there, their values, their passive."""
    creature = space.creature
    if creature is None:
        return [_head(speech, space), _nobody(space), Text("")]
    name = Text.assemble((space.mark, LABEL), " ", _name(sight, speech, space))
    values = joined([values_of(sight, speech, _spot(space)), _role(speech, space)], "  ")
    return [name, values, Text(speech.passive(creature.card), style=LABEL)]


def narrow_cell(sight: Sight, speech: SiegeSpeech, space: Space) -> list[Text]:
    """One space in three lines, where there is no room for a name beside anything."""
    if space.creature is None:
        return [_head(speech, space), _nobody(space), Text("")]
    role = joined([Text(space.mark, style=LABEL), _role(speech, space)], " ")
    return [role, _name(sight, speech, space), values_of(sight, speech, _spot(space))]


def _spot(space: Space) -> Spot:
    assert space.creature is not None
    return Spot(space.creature, space.track, space.place)


def _head(speech: SiegeSpeech, space: Space) -> Text:
    return Text(f"{space.square} {speech.term(space.term) if space.term else ''}", style=LABEL)


def _nobody(space: Space) -> Text:
    """What a space is filled with that has neither a creature nor a name of its own."""
    return Text("" if space.term else "·", style=LABEL)


def _name(sight: Sight, speech: SiegeSpeech, space: Space) -> Text:
    assert space.creature is not None
    return Text(speech.card(space.creature.card), style=f"{NAME} {hue(sight, space.seat)}")


def _role(speech: SiegeSpeech, space: Space) -> Text:
    """What a creature is because of where it stands; tokens leave no room for that."""
    assert space.creature is not None
    if space.place not in (0, FRONT) or tokens(space.creature):
        return Text("")
    return Text(speech.term("frontline" if space.place == FRONT else "defender"), style=LABEL)


def values_of(sight: Sight, speech: SiegeSpeech, spot: Spot) -> Text:
    """ATT and DEF of a creature, an arrow at what is not the printed value, and its tokens."""
    now = sight.worth(spot)
    values = Text.assemble(
        (f"{speech.term('att')} ", LABEL),
        _value(now.att, now.printed_att),
        (f" {speech.term('def')} ", LABEL),
        _value(now.de, now.printed_de),
    )
    return joined([values, tokens(spot.creature)], " ")


def tokens(creature: Creature) -> Text:
    """Gang and Spirit tokens as positions write them, and signs for Shielded and Totem."""
    parts = [
        SHIELDED if creature.card in BOX.shielded else "",
        TOTEM if creature.card in BOX.totems else "",
        f"+g{creature.gang}" if creature.gang else "",
        f"+s{creature.spirit}" if creature.spirit else "",
    ]
    return Text(" ".join(filter(None, parts)), style=NAME)


def _value(now: int, printed: int) -> Text:
    if now == printed:
        return Text(str(now))
    if now > printed:
        return Text(f"{now}{UP}", style=MORE)
    return Text(f"{now}{DOWN}", style=LESS)
