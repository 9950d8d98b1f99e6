"""Facts: what moved from which place to which, for the animation of an event.

`moves` are cards that go from one place to another; `strike` is an attack; `pulse` are places
where something stirs; `hit` is a player or a boss that suffers. A place that has gone since is
still known to a browser, which has just shown it.
"""

from collections.abc import Callable, Iterable
from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event
from siegeworks.core.fields import HIDDEN
from siegeworks.games.siegestorm.rules.state import FRONT, LAND
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.faces import Faces
from siegeworks.games.siegestorm.scene.places import piece, zone
from siegeworks.table.scenes import Plain

ORIGINS = {"played": places.CHAIN}
"""Places a card comes from, where they are no zone of a seat."""


def facts(event: Event, faces: Faces) -> Plain:
    """What an animation needs of an event; nothing for an event that shows nothing."""
    found = FACTS.get(type(event).__name__)
    return found(event, faces) if found is not None else {}


def _move(cards: Iterable[int], start: str, end: str) -> Plain:
    """Cards that go from one place to another; hidden ones without a name."""
    idents = [places.ident(card) for card in cards]
    return {"moves": [{"cards": idents, "from": start, "to": end}] if idents else []}


def _both(one: Plain, other: Plain) -> Plain:
    return one | other | {"moves": [*one["moves"], *other["moves"]]}


def _of_seat(start: str, end: str, field: str = "cards") -> Callable[[Any, Faces], Plain]:
    """Cards that go from one zone of the event's seat to another."""

    def found(event: Any, faces: Faces) -> Plain:
        value = getattr(event, field)
        cards = value if isinstance(value, tuple) else (value,)
        return _move(cards, _zone(start, event.seat), _zone(end, event.seat))

    return found


def _zone(kind: str, seat: Seat) -> str:
    return kind if kind in (places.CHAIN, places.FIELD) else zone(kind, seat)


def _pulse(event: Any, faces: Faces) -> Plain:
    """A card in play stirs."""
    return {"pulse": [piece(event.piece)]}


def _out_of_play(end: str) -> Callable[[Any, Faces], Plain]:
    """A card in play goes to a zone of its owner."""
    return lambda event, faces: _move((event.card,), piece(event.piece), zone(end, event.owner))


# -- events that need more -----------------------------------------------------------------


def _drawn(event: Any, faces: Faces) -> Plain:
    deck = zone("resources", event.seat)
    kept = _move(event.cards, deck, zone("hand", event.seat))
    return _both(kept, _move(event.lost, deck, zone("casualties", event.seat)))


def _exchanged(event: Any, faces: Faces) -> Plain:
    deck, hand = zone("resources", event.seat), zone("hand", event.seat)
    return _both(_move(event.cards, hand, deck), _move(event.drawn, deck, hand))


def _damaged(event: Any, faces: Faces) -> Plain:
    """Damage mills the deck; a boss loses life."""
    hit = places.LIFE if event.seat == faces.boss else places.seat_place(event.seat)
    deck, pile = zone("resources", event.seat), zone("casualties", event.seat)
    return _move(event.cards, deck, pile) | {"hit": hit, "n": event.amount}


def _healed(event: Any, faces: Faces) -> Plain:
    pile, healing = zone("casualties", event.seat), zone("healing", event.seat)
    return _move((HIDDEN,) * event.number, pile, healing)


def _raised(event: Any, faces: Faces) -> Plain:
    return _move((event.card,), zone("casualties", event.victim), zone("hand", event.seat))


def _stolen(event: Any, faces: Faces) -> Plain:
    return _move((event.card,), zone("hand", event.victim), zone("hand", event.seat))


def _square(faces: Faces, track: int, place: int) -> str:
    """The place of a square of a track."""
    field = faces.world.field
    if place == LAND:
        return places.square(field.land(field.tracks[track].board))
    return places.square(field.front(track) if place == FRONT else field.space(track, place))


def _entered(event: Any, faces: Faces) -> Plain:
    """A card enters play from a hand, a pile or the chain."""
    origin = ORIGINS.get(event.origin, "") or zone(event.origin, event.seat)
    place = getattr(event, "place", 0)
    found = _move((event.card,), origin, _square(faces, event.track, place))
    return _both(found, _replaced(event, faces))


def _replaced(event: Any, faces: Faces) -> Plain:
    """A card on a Frontline that had to give way; it was its player's own."""
    card = getattr(event, "replaced", HIDDEN)
    if card == HIDDEN:
        return {"moves": []}
    seat = faces.world.field.tracks[event.track].seat
    front = _square(faces, event.track, event.place)
    return _move((card,), front, zone("casualties", seat))


def _supported(event: Any, faces: Faces) -> Plain:
    """A card becomes a Supporter; a creature keeps its key and needs no flight."""
    if event.origin == "creature":
        return {"pulse": [piece(event.piece)]}
    return _move((event.card,), zone(event.origin, event.seat), piece(event.piece))


def _attacked(event: Any, faces: Faces) -> Plain:
    target = places.seat_place(event.seat) if event.target == HIDDEN else piece(event.target)
    return {"strike": {"from": piece(event.piece), "to": target, "n": event.strength}}


def _storm_ended(event: Any, faces: Faces) -> Plain:
    """Whose it was, the browser knows: it has just shown it."""
    return {"moves": [{"cards": [places.ident(event.card)], "from": piece(event.piece)}]} | {
        "end": event.to
    }


def _shapeshifted(event: Any, faces: Faces) -> Plain:
    hand = zone("hand", event.seat)
    back = _move((event.old,), piece(event.piece), hand)
    return _both(back, _move((event.new,), hand, piece(event.newcomer)))


def _token(kind: str) -> Callable[[Any, Faces], Plain]:
    return lambda event, faces: {"pulse": [piece(event.piece)], "token": kind}


def _put_back(event: Any, faces: Faces) -> Plain:
    return _move((event.card,), zone("sight", event.seat), zone("resources", event.seat))


def _targeted(event: Any, faces: Faces) -> Plain:
    there = places.seat_place(event.seat) if event.piece == HIDDEN else piece(event.piece)
    return {"pulse": [there], "aim": True}


FACTS: dict[str, Callable[[Any, Faces], Plain]] = {
    "Drawn": _drawn,
    "Exchanged": _exchanged,
    "Discarded": _of_seat("hand", "casualties", "card"),
    "Played": _of_seat("hand", places.CHAIN, "card"),
    "CreatureAnnounced": _of_seat("hand", places.CHAIN, "card"),
    "ActionDone": _of_seat(places.CHAIN, "casualties", "card"),
    "TakenBack": _of_seat("casualties", "hand", "card"),
    "Seen": _of_seat("resources", "sight"),
    "Kept": _of_seat("sight", "hand", "card"),
    "PutBack": _put_back,
    "Damaged": _damaged,
    "Healed": _healed,
    "Raised": _raised,
    "Stolen": _stolen,
    "Activated": _pulse,
    "Triggered": _pulse,
    "Stormed": _pulse,
    "Deployed": _entered,
    "Placed": _entered,
    "HeldGround": _replaced,
    "Supported": _supported,
    "Attacked": _attacked,
    "StormEnded": _storm_ended,
    "Killed": _out_of_play("casualties"),
    "Destroyed": _out_of_play("removed"),
    "Returned": _out_of_play("hand"),
    "Shapeshifted": _shapeshifted,
    "GangPut": _token("gang"),
    "SpiritPut": _token("spirit"),
    "MenaceChanged": lambda event, faces: {"pulse": [places.MENACE], "n": event.change},
    "Recovered": lambda event, faces: {"pulse": [places.LIFE], "n": event.amount},
    "BossDrew": _of_seat("resources", "hand"),
    "ToReserves": _of_seat("hand", "reserves"),
    "ReservesShuffled": lambda event, faces: {
        "pulse": [zone("reserves", event.seat), zone("resources", event.seat)]
    },
    "BossTargeted": _targeted,
    "TurnBegan": lambda event, faces: {"turn": places.seat_place(event.seat)},
    "Eliminated": lambda event, faces: {"hit": places.seat_place(event.seat)},
}
"""For each kind of event what is to be seen of it."""
