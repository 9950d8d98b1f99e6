"""What is to be seen of an event: what goes where, what stirs, what suffers."""

from collections.abc import Callable
from typing import Any

from siegeworks.core.event import Event, Note
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.scene import places
from siegeworks.games.rift.scene.parts import RiftFacts
from siegeworks.games.rift.sight import RiftSight
from siegeworks.scenes.base import Flight

NOTHING = RiftFacts()


def facts(note: Note, sight: RiftSight) -> RiftFacts:
    """What an animation needs of an event that the seat may know."""
    found = FACTS.get(type(note.event))
    return found(note.event, sight) if found is not None else NOTHING


def _horde(event: Any, sight: RiftSight) -> RiftFacts:
    """A horde on which something stirs."""
    return RiftFacts(horde=event.horde, pulse=(places.horde_key(event.horde),))


def _laid(event: Any, sight: RiftSight) -> RiftFacts:
    """Something is laid on squares of a horde."""
    mask = next(getattr(event, name) for name in SQUARES if hasattr(event, name))
    return RiftFacts(horde=event.horde, pulse=(places.horde_key(event.horde),), mask=mask)


def _moved(event: ev.HordeMoved, sight: RiftSight) -> RiftFacts:
    way = Flight(
        cards=(), start=places.horde_key(event.horde), end=places.space_key(sight, event.space)
    )
    return RiftFacts(horde=event.horde, space=sight.name(event.space), moves=(way,))


def _arrived(event: ev.HordeArrived, sight: RiftSight) -> RiftFacts:
    card, space = BOX.cards[event.card].id, places.space_key(sight, event.space)
    deck = places.deck_key(sight.map.tokens[event.path].number)
    return RiftFacts(
        horde=event.horde,
        space=sight.name(event.space),
        moves=(Flight(cards=(card,), start=deck, end=space),),
    )


def _left(event: ev.HordeLeft, sight: RiftSight) -> RiftFacts:
    return RiftFacts(horde=event.horde, hit=places.KINGDOM, n=event.cost)


def _shaken(event: ev.KingdomShaken, sight: RiftSight) -> RiftFacts:
    return RiftFacts(hit=places.KINGDOM, n=event.cost)


def _gained(event: ev.CrystalsGained, sight: RiftSight) -> RiftFacts:
    return RiftFacts(pulse=(places.CRYSTALS,), n=event.gained)


def _built(event: ev.TowerPlayed, sight: RiftSight) -> RiftFacts:
    tower, site = BOX.towers[event.tower].id, places.site_key(sight, event.site)
    way = Flight(cards=(tower,), start=places.hand_key(event.seat, tower), end=site)
    return RiftFacts(moves=(way,))


def _walked(event: Any, sight: RiftSight) -> RiftFacts:
    """A figure goes to a space, or off the map."""
    hero, space = BOX.heroes[event.who].id, sight.name(event.space)
    end = places.space_key(sight, event.space)
    way = Flight(cards=(hero,), start=places.hero_key(hero), end=end)
    return RiftFacts(figure=hero, space=space, moves=(way,))


def _wounded(event: ev.Wounded, sight: RiftSight) -> RiftFacts:
    hero = BOX.heroes[event.who].id
    return RiftFacts(figure=hero, hit=places.hero_key(hero), n=1)


def _storm(event: Any, sight: RiftSight) -> RiftFacts:
    return RiftFacts(storm=BOX.storms[event.storm].id)


SQUARES = ("mask", "square", "base")
"""Fields that hold squares of a horde card."""
FACTS: dict[type[Event], Callable[[Any, RiftSight], RiftFacts]] = {
    ev.HordeArrived: _arrived,
    ev.HordeMoved: _moved,
    ev.HordeLeft: _left,
    ev.HordeDefeated: _horde,
    ev.HordeBlocked: _horde,
    ev.HordeHealed: _horde,
    ev.SoldiersLost: _horde,
    ev.LifeLost: _horde,
    ev.TilePlaced: _laid,
    ev.SoldierPlaced: _laid,
    ev.SoldierLifted: _laid,
    ev.PortalOpened: _laid,
    ev.Engaged: _laid,
    ev.CrystalsGained: _gained,
    ev.KingdomShaken: _shaken,
    ev.TowerPlayed: _built,
    ev.Moved: _walked,
    ev.Displaced: _walked,
    ev.Wounded: _wounded,
    ev.StormGathered: _storm,
    ev.StormBroke: _storm,
}
"""For each kind of event what is to be seen of it; of the others there is nothing."""
