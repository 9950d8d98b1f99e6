"""ATT and DEF with modifiers, Attack Strength, and what passives change besides."""

from collections.abc import Iterator
from typing import NamedTuple

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules.amounts import value
from siegeworks.games.siegestorm.rules.passives import Modify
from siegeworks.games.siegestorm.rules.pieces import Creature, Spot
from siegeworks.games.siegestorm.rules.state import SiegeState

THIS_TURN = -1
"""The source of a change that an effect made until the end of the turn."""
GANG = -2
"""The source of a change that Gang tokens make (SS-17.25)."""


def speakers(game: SiegeState, track: int) -> Iterator[Creature]:
    """The creatures whose passives work for a track: on it, on its allies, on the Battle Zone.

    On the Battle Zone a passive works for its own player alone (SS-20.9).
    """
    here = game.field.tracks[track]
    yield from _marching(game, here.allied)
    for allied in here.allied:
        if game.field.tracks[allied].seat == here.seat:
            yield from _holding(game, allied)


def speakers_of(game: SiegeState, seat: Seat) -> Iterator[Creature]:
    """The creatures whose passives work for a player, from whatever track."""
    yield from _marching(game, game.field.heard[seat])
    for track in game.field.tracks_of[seat]:
        yield from _holding(game, track)


def _against(game: SiegeState, track: int) -> Iterator[Creature]:
    """The creatures whose passives work on a track's creatures as Enemies (SS-R75)."""
    tracks = game.field.against[track]
    yield from _marching(game, tracks)
    for facing in tracks:
        yield from _holding(game, facing)


def _marching(game: SiegeState, tracks: tuple[int, ...]) -> Iterator[Creature]:
    """The creatures on some War Tracks."""
    for track in tracks:
        for creature in game.tracks[track]:
            if creature is not None:
                yield creature


def _holding(game: SiegeState, track: int) -> Iterator[Creature]:
    """The creatures that a track's player has on the Battle Zone before it."""
    front = game.fronts[track]
    if front is not None:
        yield front
    here = game.field.tracks[track]
    land = game.lands[here.board]
    if land is not None and land.seat == here.seat:
        yield land


def works_for(game: SiegeState, spot: Spot, seat: Seat) -> bool:
    """Whether a creature's passive works for a seat: its player's, or from a track a partner's."""
    owner = spot.creature.seat
    return seat == owner or (spot.place >= 0 and seat in game.field.teams[owner])


def attack(game: SiegeState, spot: Spot) -> int:
    """The ATT of a creature with modifiers, never below 0 (SS-R68)."""
    return max(0, game.box.att[spot.creature.card] + modifiers(game, spot)[0])


def defense(game: SiegeState, spot: Spot) -> int:
    """The DEF of a creature with modifiers, never below 0 (SS-R68)."""
    return max(0, game.box.de[spot.creature.card] + modifiers(game, spot)[1])


class Change(NamedTuple):
    """One thing that changes the values of a creature."""

    source: int
    """The card whose passive it is, or THIS_TURN, or GANG."""
    att: int
    de: int


def changes(game: SiegeState, spot: Spot) -> Iterator[Change]:
    """Everything that changes a creature's ATT and DEF now; equal ones add up (SS-11.12)."""
    creature = spot.creature
    for passive in game.box.modifies.get(creature.card, ()):
        if passive.who == "self":
            yield _change(game, passive, creature)
    if creature.gang:
        yield Change(GANG, creature.gang, 0)
    if spot.place >= 0:
        for source, passive in _from_others(game, spot):
            yield _change(game, passive, source)
    for item in game.lasting:
        if item.piece == creature.serial:
            yield Change(THIS_TURN, item.att, item.de)


def modifiers(game: SiegeState, spot: Spot) -> tuple[int, int]:
    """What passives and effects add to a creature's ATT and DEF."""
    att = de = 0
    for change in changes(game, spot):
        att, de = att + change.att, de + change.de
    return att, de


def _from_others(game: SiegeState, spot: Spot) -> Iterator[tuple[Creature, Modify]]:
    """The value passives of other creatures that work on this one."""
    modifies = game.box.modifies
    creature = spot.creature
    for source in speakers(game, spot.track):
        if source.card in modifies and source.serial != creature.serial:
            for passive in modifies[source.card]:
                if passive.who == "allies" or (
                    passive.who == "shapeshifters" and creature.card in game.box.shapeshifters
                ):
                    yield source, passive
    if shielded(game, creature):
        return
    for source in _against(game, spot.track):
        if source.card in modifies:
            for passive in modifies[source.card]:
                if passive.who == "enemies":
                    yield source, passive


def shielded(game: SiegeState, creature: Creature) -> bool:
    """Whether a creature of the boss is immune to what its opponents do (SS-17.20)."""
    return creature.seat == game.field.boss and creature.card in game.box.shielded


def _change(game: SiegeState, passive: Modify, source: Creature) -> Change:
    """What one value passive gives now."""
    if passive.when is None and isinstance(passive.att, int) and isinstance(passive.de, int):
        return Change(source.card, passive.att, passive.de)
    frame = speaking(game, source)
    if passive.when is not None and not passive.when.holds(game, frame):
        return Change(source.card, 0, 0)
    att, de = value(passive.att, game, frame), value(passive.de, game, frame)
    return Change(source.card, att, de)


def speaking(game: SiegeState, creature: Creature) -> Frame:
    """A frame for a creature's passive text, to read amounts and conditions from."""
    spot = game.spot(creature.serial)
    track = spot.track if spot is not None else game.field.tracks_of[creature.seat][0]
    return Frame(game.box.nothing, 0, creature.seat, creature.card, creature.serial, track)


def ignores_defenders(game: SiegeState, spot: Spot) -> bool:
    """Whether a storming creature subtracts no Defender (SS-10.5)."""
    creature = spot.creature
    if any(item.kind == "unopposed" and item.track == spot.track for item in game.lasting):
        return True
    ignoring = game.box.ignoring
    return any(
        ignoring.get(source.card) == "own"
        or (source.serial == creature.serial and source.card in ignoring)
        for source in speakers(game, spot.track)
    )


def strength(game: SiegeState, spot: Spot, against: int) -> int:
    """Attack Strength of a storming creature against the Defender of a track (SS-10.3)."""
    force = attack(game, spot)
    defender = game.tracks[against][0]
    if defender is None or ignores_defenders(game, spot):
        return force
    return max(0, force - defense(game, Spot(defender, against, 0)))


def raised(game: SiegeState, victim: Seat) -> int:
    """How much the damage that a seat receives is raised, whoever deals it (SS-R11).

    The opponent a passive speaks of is who faces its track (SS-R178).
    """
    raising, tracks = game.box.raising, game.field.tracks
    return sum(
        raising[spot.creature.card]
        for spot in game.spots(raising)
        if any(tracks[facing].seat == victim for facing in tracks[spot.track].facing)
    )


def draws(game: SiegeState, seat: Seat) -> int:
    """How many cards a seat draws in its Draw step beyond the usual number."""
    drawing = game.box.drawing
    return sum(drawing.get(source.card, 0) for source in speakers_of(game, seat))


def price(game: SiegeState, seat: Seat, card: int, kind: str) -> int:
    """What it costs a seat to play a card as a creature or an action."""
    cost = game.box.cost[card]
    return max(0, cost - discount(game, seat, kind)) if cost else 0


def discount(game: SiegeState, seat: Seat, kind: str) -> int:
    """How much less each creature or action costs a seat now; no price falls below 0."""
    cheaper, off = game.box.cheaper, 0
    for spot in game.spots(cheaper):
        passive = cheaper[spot.creature.card]
        if passive.kind == kind and works_for(game, spot, seat):
            off += passive.by
    return off


def attacks(game: SiegeState, spot: Spot) -> int:
    """How many attacks a storming creature makes (SS-R105)."""
    passive = game.box.twice.get(spot.creature.card)
    if passive is None:
        return 1
    if passive.when is None or passive.when.holds(game, speaking(game, spot.creature)):
        return 2
    return 1
