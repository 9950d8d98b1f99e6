"""Facts: what moved from which place to which, for the animation of an event.

`moves` are cards that go from one place to another; `strike` is an attack; `pulse` are places
where something stirs; `hit` is a player or a boss that suffers. A place that has gone since is
still known to a browser, which has just shown it.
"""

from collections.abc import Callable, Iterable
from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.core.fields import HIDDEN
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.parts import SiegeFacts
from siegeworks.games.siegestorm.scene.places import piece, zone
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.scenes.base import Flight, Strike

NOTHING = SiegeFacts()

ORIGINS = {"played": places.CHAIN}
"""Places a card comes from, where they are no zone of a seat."""


Fact = Callable[[Any, Sight], SiegeFacts]


def facts(note: Note, sight: Sight) -> SiegeFacts:
    """What an animation needs of an event; nothing for an event that shows nothing."""
    found = FACTS.get(type(note.event).__name__)
    return found(note.event, sight) if found is not None else NOTHING


def _flights(cards: Iterable[int], start: str, end: str) -> tuple[Flight, ...]:
    """Cards that go from one place to another; hidden ones without a name."""
    idents = [places.ident(card) for card in cards]
    return (Flight(cards=idents, start=start, end=end),) if idents else ()


def _move(cards: Iterable[int], start: str, end: str) -> SiegeFacts:
    return SiegeFacts(moves=_flights(cards, start, end))


def _of_seat(start: str, end: str, field: str = "cards") -> Fact:
    """Cards that go from one zone of the event's seat to another."""

    def found(event: Any, sight: Sight) -> SiegeFacts:
        value = getattr(event, field)
        cards = value if isinstance(value, tuple) else (value,)
        return _move(cards, _zone(start, event.seat), _zone(end, event.seat))

    return found


def _zone(kind: str, seat: Seat) -> str:
    return kind if kind in (places.CHAIN, places.FIELD) else zone(kind, seat)


def _pulse(event: Any, sight: Sight) -> SiegeFacts:
    """A card in play stirs."""
    return SiegeFacts(pulse=(piece(event.piece),))


def _out_of_play(end: str) -> Fact:
    """A card in play goes to a zone of its owner."""
    return lambda event, sight: _move((event.card,), piece(event.piece), zone(end, event.owner))


# -- events that need more -----------------------------------------------------------------


def _drawn(event: Any, sight: Sight) -> SiegeFacts:
    deck = zone("resources", event.seat)
    kept = _flights(event.cards, deck, zone("hand", event.seat))
    return SiegeFacts(moves=kept + _flights(event.lost, deck, zone("casualties", event.seat)))


def _exchanged(event: Any, sight: Sight) -> SiegeFacts:
    deck, hand = zone("resources", event.seat), zone("hand", event.seat)
    moves = _flights(event.cards, hand, deck) + _flights(event.drawn, deck, hand)
    return SiegeFacts(moves=moves)


def _damaged(event: Any, sight: Sight) -> SiegeFacts:
    """Damage mills the deck; a boss loses life."""
    hit = places.LIFE if event.seat == sight.boss else places.seat_place(event.seat)
    deck, pile = zone("resources", event.seat), zone("casualties", event.seat)
    return SiegeFacts(moves=_flights(event.cards, deck, pile), hit=hit, n=event.amount)


def _healed(event: Any, sight: Sight) -> SiegeFacts:
    pile, healing = zone("casualties", event.seat), zone("healing", event.seat)
    return _move((HIDDEN,) * event.number, pile, healing)


def _raised(event: Any, sight: Sight) -> SiegeFacts:
    return _move((event.card,), zone("casualties", event.victim), zone("hand", event.seat))


def _stolen(event: Any, sight: Sight) -> SiegeFacts:
    return _move((event.card,), zone("hand", event.victim), zone("hand", event.seat))


def _square(sight: Sight, track: int, place: int) -> str:
    """The place of a square of a track."""
    field = sight.world.field
    if place == LAND:
        return places.square(field.land(field.tracks[track].board))
    return places.square(field.front(track) if place == FRONT else field.space(track, place))


def _entered(event: Any, sight: Sight) -> SiegeFacts:
    """A card enters play from a hand, a pile or the chain."""
    origin = ORIGINS.get(event.origin, "") or zone(event.origin, event.seat)
    place = getattr(event, "place", 0)
    found = _flights((event.card,), origin, _square(sight, event.track, place))
    return SiegeFacts(moves=found + _giving_way(event, sight))


def _held(event: Any, sight: Sight) -> SiegeFacts:
    return SiegeFacts(moves=_giving_way(event, sight))


def _giving_way(event: Any, sight: Sight) -> tuple[Flight, ...]:
    """A card on a Frontline that had to give way; it was its player's own."""
    card = getattr(event, "replaced", HIDDEN)
    if card == HIDDEN:
        return ()
    seat = sight.world.field.tracks[event.track].seat
    front = _square(sight, event.track, event.place)
    return _flights((card,), front, zone("casualties", seat))


def _supported(event: Any, sight: Sight) -> SiegeFacts:
    """A card becomes a Supporter; a creature keeps its key and needs no flight."""
    if event.origin == "creature":
        return SiegeFacts(pulse=(piece(event.piece),))
    return _move((event.card,), zone(event.origin, event.seat), piece(event.piece))


def _attacked(event: Any, sight: Sight) -> SiegeFacts:
    target = places.seat_place(event.seat) if event.target == HIDDEN else piece(event.target)
    return SiegeFacts(strike=Strike(start=piece(event.piece), end=target, n=event.strength))


def _storm_ended(event: Any, sight: Sight) -> SiegeFacts:
    """Whose it was, the browser knows: it has just shown it."""
    return SiegeFacts(moves=_flights((event.card,), piece(event.piece), ""), end=event.to)


def _shapeshifted(event: Any, sight: Sight) -> SiegeFacts:
    hand = zone("hand", event.seat)
    back = _flights((event.old,), piece(event.piece), hand)
    return SiegeFacts(moves=back + _flights((event.new,), hand, piece(event.newcomer)))


def _token(kind: str) -> Fact:
    return lambda event, sight: SiegeFacts(pulse=(piece(event.piece),), token=kind)


def _put_back(event: Any, sight: Sight) -> SiegeFacts:
    return _move((event.card,), zone("sight", event.seat), zone("resources", event.seat))


def _targeted(event: Any, sight: Sight) -> SiegeFacts:
    there = places.seat_place(event.seat) if event.piece == HIDDEN else piece(event.piece)
    return SiegeFacts(pulse=(there,), aim=True)


FACTS: dict[str, Fact] = {
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
    "HeldGround": _held,
    "Supported": _supported,
    "Attacked": _attacked,
    "StormEnded": _storm_ended,
    "Killed": _out_of_play("casualties"),
    "Destroyed": _out_of_play("removed"),
    "Returned": _out_of_play("hand"),
    "Shapeshifted": _shapeshifted,
    "GangPut": _token("gang"),
    "SpiritPut": _token("spirit"),
    "MenaceChanged": lambda event, sight: SiegeFacts(pulse=(places.MENACE,), n=event.change),
    "Recovered": lambda event, sight: SiegeFacts(pulse=(places.LIFE,), n=event.amount),
    "BossDrew": _of_seat("resources", "hand"),
    "ToReserves": _of_seat("hand", "reserves"),
    "ReservesShuffled": lambda event, sight: SiegeFacts(
        pulse=(zone("reserves", event.seat), zone("resources", event.seat))
    ),
    "BossTargeted": _targeted,
    "TurnBegan": lambda event, sight: SiegeFacts(turn=places.seat_place(event.seat)),
    "Eliminated": lambda event, sight: SiegeFacts(hit=places.seat_place(event.seat)),
}
"""For each kind of event what is to be seen of it."""
