"""The scene: boards with their squares and creatures, seats, the chain, the turn."""

from collections.abc import Iterator
from typing import Literal

from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND, Spot
from siegeworks.games.siegestorm.rules.pieces import Creature as CreatureInPlay
from siegeworks.games.siegestorm.rules.values import GANG, THIS_TURN, Change
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.chain import chain
from siegeworks.games.siegestorm.scene.parts import (
    Board,
    Changed,
    Creature,
    Kind,
    Place,
    SiegeScene,
    Square,
    Track,
    Turn,
)
from siegeworks.games.siegestorm.scene.seats import seat_scene
from siegeworks.games.siegestorm.scene.speech import square_labels
from siegeworks.games.siegestorm.sight import Sight

STEPS = ("prepare", "draw", "advance", "deploy", "extra", "end")
BOSS_STEPS = ("reserves", "advance", "draw", "actions", "end")
LAYOUTS: dict[str, Literal["coop", "ring"]] = {"coop": "coop", "last-man-standing": "ring"}
"""How boards lie; modes that are not named have one board."""


def scene(sight: Sight, language: str) -> SiegeScene:
    """Everything on the board as a seat may see it."""
    view = sight.view
    mode = view.setup.mode
    order = (sight.near, *(seat for seat in range(len(view.seats)) if seat != sight.near))
    return SiegeScene(
        mode=mode,
        layout=LAYOUTS.get(mode, "one"),
        field=Place(places.FIELD),
        near=SEATS[sight.near],
        watching=view.seat < 0,
        turn=_turn(sight),
        seats=[seat_scene(sight, seat, language) for seat in order],
        boards=[_board(sight, lower, upper) for lower, upper in sight.boards],
        tracks=_tracks(sight),
        squares={found.name: found for found in _squares(sight, language)},
        chain=chain(sight),
    )


def _turn(sight: Sight) -> Turn:
    """Which turn it is, whose, and in which step each of them is."""
    view = sight.view
    ended = all(view.stages[seat] == STEPS[-1] for seat in view.taking)
    under_way = () if (ended and view.outcome is None) or view.turn == 0 else view.taking
    return Turn(
        number=view.turn,
        taking=[SEATS[seat] for seat in view.taking] if view.turn else [],
        extra=view.extra_turn,
        steps=BOSS_STEPS if sight.boss in view.taking else STEPS,
        stages={SEATS[seat]: view.stages[seat] for seat in under_way},
    )


def _board(sight: Sight, lower: int, upper: int) -> Board:
    """A board: the lower and the upper track, and what lies between them, from left to right."""
    field = sight.world.field
    above = field.tracks[upper]
    return Board(
        number=field.tracks[lower].board,
        lower=field.tracks[lower].name,
        upper=above.name if above.spaces else field.tracks[field.tracks_of[above.seat][0]].name,
        zone=[
            field.front(lower),
            field.land(field.tracks[lower].board),
            field.front(upper),
        ],
    )


def _tracks(sight: Sight) -> dict[str, Track]:
    """The War Tracks that face somebody, by name, from the Deployment Zone on."""
    field, tracks = sight.world.field, sight.view.tracks
    return {
        track.name: Track(
            key=places.track(track.name),
            seat=SEATS[track.seat],
            squares=[field.space(place, space) for space in range(track.spaces)],
            leaving=[field.space(place, space) for space in range(SPACES, len(tracks[place]))],
            marks=_track_marks(sight, place),
        )
        for place, track in enumerate(field.tracks)
        if track.facing and track.spaces
    }


def _track_marks(sight: Sight, track: int) -> list[str]:
    """What holds for a track until the end of the turn."""
    marks = ["deployed"] if track in sight.view.deployed else []
    if any(item.kind == "unopposed" and item.track == track for item in sight.view.lasting):
        marks.append("unopposed")
    return marks


# -- squares -------------------------------------------------------------------------------


def _squares(sight: Sight, language: str) -> Iterator[Square]:
    """Every square of the Battlefield, with who stands there."""
    field, view = sight.world.field, sight.view
    labels = square_labels(sight, language)
    for number, track in enumerate(field.tracks):
        if not track.facing:
            continue
        for place, creature in enumerate(view.tracks[number]):
            kind: Kind = "leaving" if place >= SPACES else "space" if place else "deploy"
            yield _square(sight, labels, number, place, kind, creature)
        yield _square(sight, labels, number, FRONT, "front", view.fronts[number])
    for lower, upper in sight.boards:
        creature = view.lands[field.tracks[lower].board]
        there = creature is not None and creature.seat != field.tracks[lower].seat
        yield _square(sight, labels, upper if there else lower, LAND, "land", creature)


def _square(
    sight: Sight,
    labels: dict[str, str],
    track: int,
    place: int,
    kind: Kind,
    creature: CreatureInPlay | None,
) -> Square:
    field = sight.world.field
    if place == LAND:
        name = field.land(field.tracks[track].board)
    else:
        name = field.front(track) if place == FRONT else field.space(track, place)
    return Square(
        key=places.square(name),
        name=name,
        kind=kind,
        label=labels[name],
        seat=SEATS[field.tracks[track].seat] if kind != "land" else None,
        piece=_creature(sight, Spot(creature, track, place)) if creature is not None else None,
    )


def _creature(sight: Sight, spot: Spot) -> Creature:
    """A creature: its values now and as printed, what changes them, tokens and marks."""
    creature = spot.creature
    worth = sight.worth(spot)
    storm = None
    if spot.place >= SPACES - 1:
        storm = {SEATS[seat]: force for seat, force in sight.strengths(spot).items()}
    return Creature(
        key=places.piece(creature.serial),
        card=BOX.ids[creature.card],
        seat=SEATS[creature.seat],
        owner=SEATS[creature.owner],
        att=worth.att,
        defense=worth.de,
        changes=[_change(change) for change in worth.changes],
        gang=creature.gang,
        spirit=creature.spirit,
        used=creature.serial in sight.view.used,
        storm=storm,
    )


def _change(change: Change) -> Changed:
    """One thing that changes values: by which card, by tokens, or for this turn."""
    if change.source == THIS_TURN:
        return Changed(by="turn", att=change.att, defense=change.de)
    if change.source == GANG:
        return Changed(by="gang", att=change.att, defense=change.de)
    return Changed(card=BOX.ids[change.source], att=change.att, defense=change.de)
