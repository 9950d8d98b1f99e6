"""The scene: boards with their squares and creatures, seats, the chain, the turn."""

from collections.abc import Iterator

from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.state import FRONT, LAND, Creature, Spot
from siegeworks.games.siegestorm.rules.values import GANG, THIS_TURN, Change
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.chain import chain
from siegeworks.games.siegestorm.scene.faces import Faces
from siegeworks.games.siegestorm.scene.seats import seat_scene
from siegeworks.games.siegestorm.scene.speech import square_labels
from siegeworks.table.scenes import Plain

STEPS = ("prepare", "draw", "advance", "deploy", "extra", "end")
BOSS_STEPS = ("reserves", "advance", "draw", "actions", "end")
LAYOUTS = {"coop": "coop", "last-man-standing": "ring"}
"""How boards lie; modes that are not named have one board."""


def scene(faces: Faces, language: str) -> Plain:
    """Everything on the board as a seat may see it."""
    view = faces.view
    mode = view.setup.mode
    order = (faces.near, *(seat for seat in range(len(view.seats)) if seat != faces.near))
    return {
        "mode": mode,
        "layout": LAYOUTS.get(mode, "one"),
        "field": {"key": places.FIELD},
        "near": SEATS[faces.near],
        "watching": view.seat < 0,
        "turn": _turn(faces),
        "seats": [seat_scene(faces, seat, language) for seat in order],
        "boards": [_board(faces, lower, upper) for lower, upper in faces.boards],
        "tracks": _tracks(faces),
        "squares": {found["name"]: found for found in _squares(faces, language)},
        "chain": chain(faces),
    }


def _turn(faces: Faces) -> Plain:
    """Which turn it is, whose, and in which step each of them is."""
    view = faces.view
    ended = all(view.stages[seat] == STEPS[-1] for seat in view.taking)
    under_way = () if (ended and view.outcome is None) or view.turn == 0 else view.taking
    return {
        "number": view.turn,
        "taking": [SEATS[seat] for seat in view.taking] if view.turn else [],
        "extra": view.extra_turn,
        "steps": BOSS_STEPS if faces.boss in view.taking else STEPS,
        "stages": {SEATS[seat]: view.stages[seat] for seat in under_way},
    }


def _board(faces: Faces, lower: int, upper: int) -> Plain:
    """A board: the lower and the upper track, and what lies between them, from left to right."""
    field = faces.world.field
    above = field.tracks[upper]
    return {
        "number": field.tracks[lower].board,
        "lower": field.tracks[lower].name,
        "upper": above.name if above.spaces else field.tracks[field.tracks_of[above.seat][0]].name,
        "zone": [
            field.front(lower),
            field.land(field.tracks[lower].board),
            field.front(upper),
        ],
    }


def _tracks(faces: Faces) -> dict[str, Plain]:
    """The War Tracks that face somebody, by name, from the Deployment Zone on."""
    field, tracks = faces.world.field, faces.view.tracks
    return {
        track.name: {
            "key": places.track(track.name),
            "seat": SEATS[track.seat],
            "squares": [field.space(place, space) for space in range(track.spaces)],
            "leaving": [field.space(place, space) for space in range(SPACES, len(tracks[place]))],
            "marks": _track_marks(faces, place),
        }
        for place, track in enumerate(field.tracks)
        if track.facing and track.spaces
    }


def _track_marks(faces: Faces, track: int) -> list[str]:
    """What holds for a track until the end of the turn."""
    marks = ["deployed"] if track in faces.view.deployed else []
    if any(item.kind == "unopposed" and item.track == track for item in faces.view.lasting):
        marks.append("unopposed")
    return marks


# -- squares -------------------------------------------------------------------------------


def _squares(faces: Faces, language: str) -> Iterator[Plain]:
    """Every square of the Battlefield, with who stands there."""
    field, view = faces.world.field, faces.view
    labels = square_labels(faces, language)
    for number, track in enumerate(field.tracks):
        if not track.facing:
            continue
        for place, creature in enumerate(view.tracks[number]):
            kind = "leaving" if place >= SPACES else "space" if place else "deploy"
            yield _square(faces, labels, number, place, kind, creature)
        yield _square(faces, labels, number, FRONT, "front", view.fronts[number])
    for lower, upper in faces.boards:
        creature = view.lands[field.tracks[lower].board]
        there = creature is not None and creature.seat != field.tracks[lower].seat
        yield _square(faces, labels, upper if there else lower, LAND, "land", creature)


def _square(
    faces: Faces,
    labels: dict[str, str],
    track: int,
    place: int,
    kind: str,
    creature: Creature | None,
) -> Plain:
    field = faces.world.field
    if place == LAND:
        name = field.land(field.tracks[track].board)
    else:
        name = field.front(track) if place == FRONT else field.space(track, place)
    found: Plain = {
        "key": places.square(name),
        "name": name,
        "kind": kind,
        "label": labels[name],
    }
    if kind != "land":
        found["seat"] = SEATS[field.tracks[track].seat]
    if creature is not None:
        found["piece"] = _creature(faces, Spot(creature, track, place))
    return found


def _creature(faces: Faces, spot: Spot) -> Plain:
    """A creature: its values now and as printed, what changes them, tokens and marks."""
    creature = spot.creature
    worth = faces.worth(spot)
    found: Plain = {
        "key": places.piece(creature.serial),
        "card": BOX.ids[creature.card],
        "seat": SEATS[creature.seat],
        "owner": SEATS[creature.owner],
        "att": worth.att,
        "def": worth.de,
    }
    if worth.changes:
        found["changes"] = [_change(change) for change in worth.changes]
    for token in ("gang", "spirit"):
        if getattr(creature, token):
            found[token] = getattr(creature, token)
    if creature.serial in faces.view.used:
        found["used"] = True
    if spot.place >= SPACES - 1:
        strengths = faces.strengths(spot)
        found["storm"] = {SEATS[seat]: force for seat, force in strengths.items()}
    return found


def _change(change: Change) -> Plain:
    """One thing that changes values: by which card, by tokens, or for this turn."""
    named = {THIS_TURN: "turn", GANG: "gang"}
    source = named.get(change.source)
    found: Plain = {"card": BOX.ids[change.source]} if source is None else {"by": source}
    return found | {"att": change.att, "def": change.de}
