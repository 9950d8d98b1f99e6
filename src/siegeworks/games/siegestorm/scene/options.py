"""Options with the places they are about: where they are picked, and where they lead to.

`at` holds every place of an option. Those in `from` are picked first, such as a card in hand;
those in `to` then say what becomes of it, and answer at once where only one option leads there.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.core.moves import Move
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.parts import SiegeOption
from siegeworks.games.siegestorm.scene.speech import option_label
from siegeworks.games.siegestorm.sight import Sight


class Asked(NamedTuple):
    """An option being looked at: its move, and the question it answers."""

    sight: Sight
    decision: Decision
    move: Move

    @property
    def frame(self) -> Frame:
        """Where in the rules the question stands."""
        return self.decision.frame


def options(sight: Sight, language: str) -> list[SiegeOption]:
    """The options of the open decision, each with its label and places."""
    decision = sight.view.decision
    if decision is None:
        return []
    return [
        _placed(sight, decision, option, option_label(sight, decision, option, language))
        for option in decision.options
    ]


def _placed(sight: Sight, decision: Decision, option: Option, label: str) -> SiegeOption:
    """An option with its verb and where it is to be found on the board."""
    move = option.move
    asked = Asked(sight, decision, move)
    start = [key for lit in move.starts for key in PLACES[lit.place](asked, lit.argument)]
    end = [key for lit in move.ends for key in PLACES[lit.place](asked, lit.argument)]
    leads = bool(start and end)
    return SiegeOption(
        text=option.text,
        label=label,
        verb=move.word,
        at=list(dict.fromkeys((*start, *end))),
        card=move.get("card"),
        start=start if leads else (),
        end=end if leads else (),
    )


# -- cards in hand -------------------------------------------------------------------------


def _in_hand(asked: Asked, seat: Seat, card: str) -> list[str]:
    """The places of a card in an open hand, all copies of it."""
    return places.copies("hand", seat, asked.sight.view.hands[seat], BOX.numbers[card])


def _hand(asked: Asked, card: str | None) -> list[str]:
    """A card in the hand of the seat, or of the boss it chooses for; or the hand as a whole."""
    if card is None:
        return [places.zone("hand", asked.frame.you)]
    own, boss = _in_hand(asked, asked.decision.seat, card), asked.sight.boss
    return own if own or boss < 0 else _in_hand(asked, boss, card)


def _boss_hand(asked: Asked, card: str) -> list[str]:
    return _in_hand(asked, asked.sight.boss, card)


def _sight(asked: Asked, card: str) -> list[str]:
    """A card of a Vision."""
    seat = asked.frame.you
    return places.copies("sight", seat, asked.sight.view.sight[seat], BOX.numbers[card])


def _chosen(asked: Asked, card: str) -> list[str]:
    """A card that is chosen from a hand, or from a pile."""
    question = asked.frame.verb
    assert isinstance(question, Choose)
    whose, _, kind = question.pick.pile.partition("-")
    seat = asked.frame.you if whose == "own" else asked.sight.world.opponent(asked.frame)
    return [places.zone(kind, seat)] if kind != "hand" else _in_hand(asked, seat, card)


# -- cards in play, squares and players ----------------------------------------------------


def _piece(asked: Asked, square: str) -> list[str]:
    """The creature on a square, or the square."""
    spot = asked.sight.at(square)
    return [places.piece(spot.creature.serial) if spot else places.square(square)]


def _supporter(asked: Asked, place: tuple[Seat, int]) -> list[str]:
    seat, number = place
    return [places.piece(asked.sight.view.supporters[seat][number - 1].serial)]


def _own_supporter(asked: Asked, number: int) -> list[str]:
    return _supporter(asked, (asked.decision.seat, number))


def _deployment(asked: Asked, track: str | None) -> list[str]:
    """The Deployment Zone of a track of the seat: the one that is named, or its only one."""
    field = asked.sight.world.field
    tracks = [
        number
        for number in field.tracks_of[asked.decision.seat]
        if track in (None, field.tracks[number].name)
    ]
    return [places.square(field.space(tracks[0], 0))]


def _waiting(asked: Asked, number: int) -> list[str]:
    """One of several creatures whose passives wait; one that has gone has no place."""
    waiting = asked.frame.named("waiting")
    item = waiting[number - 1] if waiting else NOTHING
    serial = item[2] if isinstance(item, tuple) else item
    return [places.piece(serial)] if asked.sight.world.spot(serial) else []


# -- orders --------------------------------------------------------------------------------


def _leaver(asked: Asked, _argument: None) -> list[str]:
    """The creature that is given an order, or that has stormed."""
    spot = asked.sight.world.spot(asked.frame.actor)
    return [places.piece(spot.creature.serial)] if spot else []


def _opponents(asked: Asked, _argument: None) -> list[str]:
    tracks = asked.sight.world.field.tracks
    facing = dict.fromkeys(tracks[other].seat for other in tracks[asked.frame.at].facing)
    return [places.seat_place(seat) for seat in facing]


def _front(asked: Asked, _argument: None) -> list[str]:
    return [places.square(asked.sight.world.field.front(asked.frame.at))]


def _land(asked: Asked, _argument: None) -> list[str]:
    field = asked.sight.world.field
    return [places.square(field.land(field.tracks[asked.frame.at].board))]


PLACES: dict[str, Callable[[Asked, Any], list[str]]] = {
    "hand": _hand,
    "boss-hand": _boss_hand,
    "sight": _sight,
    "chosen": _chosen,
    "piece": _piece,
    "supporter": _supporter,
    "own-supporter": _own_supporter,
    "deployment": _deployment,
    "waiting": _waiting,
    "leaver": _leaver,
    "opponents": _opponents,
    "front": _front,
    "land": _land,
    "support": lambda asked, _: [places.zone("support", asked.frame.you)],
    "seat": lambda _, seat: [places.seat_place(seat)],
    "track": lambda _, track: [places.track(track)],
    "field": lambda *_: [places.FIELD],
    "menace": lambda *_: [places.MENACE],
}
"""Where the places are that moves light; a move that lights none is a button."""
