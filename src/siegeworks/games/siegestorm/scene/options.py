"""Options with the places they are about: where they are picked, and where they lead to.

`at` holds every place of an option. Those in `from` are picked first, such as a card in hand;
those in `to` then say what becomes of it, and answer at once where only one option leads there.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.decision import SEATS, Decision, Option, Seat
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.rules.state import Spot
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.faces import Faces
from siegeworks.games.siegestorm.scene.speech import option_label, standing
from siegeworks.table.scenes import Plain

TRACK_SIGN = " @ "


class Asked(NamedTuple):
    """An option being looked at: the words of its text, and the question it answers."""

    faces: Faces
    decision: Decision
    rest: tuple[str, ...]
    """What follows the first word."""
    track: str
    """The track it is for, where there are several."""

    @property
    def frame(self) -> Frame:
        """Where in the rules the question stands."""
        return self.decision.frame


Found = tuple[list[str], list[str]]
"""The places an option is picked at, and those it leads to."""
NOWHERE: Found = ([], [])


def options(faces: Faces, language: str) -> list[Plain]:
    """The options of the open decision, each with its label and places."""
    decision = faces.view.decision
    if decision is None:
        return []
    where = standing(faces)
    found = []
    for option in decision.options:
        label = option_label(faces, decision, option, where, language)
        found.append({"text": option.text, "label": label} | _placed(faces, decision, option))
    return found


def _placed(faces: Faces, decision: Decision, option: Option) -> Plain:
    """The verb of an option and where it is to be found on the board."""
    text, _, track = option.text.partition(TRACK_SIGN)
    verb, *rest = text.split()
    asked = Asked(faces, decision, tuple(rest), track)
    start, end = PLACES.get(verb, _nowhere)(asked)
    found: Plain = {"verb": verb, "at": [*start, *end]}
    if start and end:
        found |= {"from": start, "to": end}
    return found


def _nowhere(asked: Asked) -> Found:
    return NOWHERE


# -- cards in hand -------------------------------------------------------------------------


def _in_hand(asked: Asked, seat: Seat, *idents: str) -> list[str]:
    """The places of cards in an open hand, all copies of each."""
    hand = asked.faces.view.hands[seat]
    found = []
    for ident in dict.fromkeys(idents):
        found += places.copies("hand", seat, hand, BOX.numbers[ident])
    return found


def _play(asked: Asked) -> Found:
    to = places.track(asked.track) if asked.track else places.FIELD
    return _in_hand(asked, asked.decision.seat, *asked.rest), [to]


def _deploy(asked: Asked) -> Found:
    field = asked.faces.world.field
    seat = asked.decision.seat
    tracks = [
        track
        for track in field.tracks_of[seat]
        if field.tracks[track].name == asked.track or not asked.track
    ]
    return _in_hand(asked, seat, *asked.rest), [places.square(field.space(tracks[0], 0))]


def _return(asked: Asked) -> Found:
    return _in_hand(asked, asked.decision.seat, *asked.rest), []


def _discard(asked: Asked) -> Found:
    """A card of the own hand; that of a boss a player chooses for it."""
    seat = asked.decision.seat
    own = _in_hand(asked, seat, *asked.rest)
    boss = asked.faces.boss
    return (own if own or boss < 0 else _in_hand(asked, boss, *asked.rest)), []


def _boss(asked: Asked) -> Found:
    return _in_hand(asked, asked.faces.boss, *asked.rest), []


def _sight(asked: Asked) -> Found:
    """A card of a Vision, or one of the own starting hand."""
    if not asked.rest:
        return NOWHERE
    seat = asked.frame.you
    seen = asked.faces.view.sight[seat]
    return places.copies("sight", seat, seen, BOX.numbers[asked.rest[0]]), []


def _card(asked: Asked) -> Found:
    """A card that is chosen from a hand, or from a pile."""
    question = asked.frame.verb
    assert isinstance(question, Choose)
    whose, _, kind = question.pick.pile.partition("-")
    seat = asked.frame.you if whose == "own" else asked.faces.world.opponent(asked.frame)
    if kind != "hand":
        return [places.zone(kind, seat)], []
    return _in_hand(asked, seat, *asked.rest), []


# -- cards in play, squares and players ----------------------------------------------------


def _use(asked: Asked) -> Found:
    spot = asked.faces.at(asked.rest[0])
    return ([places.piece(spot.creature.serial)] if spot else []), []


def _target(asked: Asked) -> Found:
    """A creature on a square, a Supporter, a player, or the Menace Level."""
    (name,) = asked.rest
    if name == "menace":
        return [places.MENACE], []
    if name in SEATS:
        return [places.seat_place(SEATS.index(name))], []
    spot = asked.faces.at(name)
    if spot is not None:
        return [places.piece(spot.creature.serial)], []
    if name[1:2] == "s" and name[2:].isdigit():
        return [_supporter(asked, SEATS.index(name[0]), int(name[2:]))], []
    return [places.square(name)], []


def _supporter(asked: Asked, seat: Seat, number: int) -> str:
    return places.piece(asked.faces.view.supporters[seat][number - 1].serial)


def _own_supporter(asked: Asked) -> Found:
    return [_supporter(asked, asked.decision.seat, int(asked.rest[0]))], []


def _advance(asked: Asked) -> Found:
    return [places.track(asked.rest[0])], []


def _first(asked: Asked) -> Found:
    """One of several creatures whose passives wait; one that has gone has no place."""
    waiting = asked.frame.named("waiting")
    item = waiting[int(asked.rest[0]) - 1] if waiting else NOTHING
    serial = item[2] if isinstance(item, tuple) else item
    there = asked.faces.world.spot(serial)
    return ([places.piece(serial)] if there else []), []


# -- orders --------------------------------------------------------------------------------


def _leaving(asked: Asked) -> Spot | None:
    """The creature that is given an order, or that has stormed."""
    return asked.faces.world.spot(asked.frame.actor)


def _ordered(to: Callable[[Asked], list[str]]) -> Callable[[Asked], Found]:
    """What the creature that leaves its track may do, by where it goes."""

    def found(asked: Asked) -> Found:
        spot = _leaving(asked)
        return ([places.piece(spot.creature.serial)] if spot else []), to(asked)

    return found


def _facing(asked: Asked) -> list[str]:
    tracks = asked.faces.world.field.tracks
    facing = dict.fromkeys(tracks[other].seat for other in tracks[asked.frame.at].facing)
    return [places.seat_place(seat) for seat in facing]


def _hold(asked: Asked) -> list[str]:
    field, at = asked.faces.world.field, asked.frame.at
    front = asked.rest == ("front",)
    return [places.square(field.front(at) if front else field.land(field.tracks[at].board))]


def _support(asked: Asked) -> list[str]:
    return [places.zone("support", asked.frame.you)]


def _to(asked: Asked) -> list[str]:
    return [places.zone(asked.rest[0], asked.frame.you)]


PLACES: dict[str, Callable[[Asked], Any]] = {
    "play": _play,
    "deploy": _deploy,
    "return": _return,
    "discard": _discard,
    "boss": _boss,
    "keep": _sight,
    "bottom": _sight,
    "top": _sight,
    "card": _card,
    "use": _use,
    "target": _target,
    "attack": _target,
    "strike": _target,
    "lead": _target,
    "commit": _own_supporter,
    "reset": _own_supporter,
    "advance": _advance,
    "first": _first,
    "storm": _ordered(_facing),
    "hold": _ordered(_hold),
    "support": _ordered(_support),
    "to": _ordered(_to),
}
"""For each verb of the notation, where its options are; a verb that is not here is a button."""
