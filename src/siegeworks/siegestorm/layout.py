"""Situations and States: a position laid out on the table, and a table written down.

Every way in which a situation can be no situation of the game has its own reason here.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import NoReturn

from siegeworks.core.agenda import Frame, Script
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.refusal import Refused
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.field import SPACES, ring
from siegeworks.siegestorm.position import (
    NO_CARD,
    OUT,
    ZONES,
    Item,
    Side,
    Situation,
    Zone,
    format_position,
    parse_position,
)
from siegeworks.siegestorm.state import (
    FRONT,
    HAND_LIMIT,
    LAND,
    Creature,
    Lasting,
    SiegeState,
    Supporter,
)
from siegeworks.siegestorm.turns import Act

STEPS = ("prepare", "draw", "deploy")
"""The steps in which a player is asked to act, in the order of the turn script."""
DEPLOYED = ("deployed", "deployed-right")
"""The flags that say on which track of the active player a creature was played."""
SUPPORT_LIMIT = 64
"""More Supporters than two decks could ever give; what the notation of paying is made for."""
OF_A_SEAT = ("protected", "free-shapeshift")
"""What can last for a seat as a whole."""
_NUMBERED = 8
"""How the engine numbers the space of a Shapeshift: track times this, plus the place."""
_CHANGE = re.compile(r"[+-][0-9]{1,3}")


class IllegalPosition(Refused):
    """A position that can be read but is no situation of the game."""


def refuse(message: str) -> NoReturn:
    """Say why a position is none."""
    raise IllegalPosition(f"position: {message}")


def read_position(game: SiegeState, text: str) -> None:
    """Lay a position out on an empty State."""
    situation = parse_position(text)
    _lay_out_of_game(game, situation)
    _lay_turn(game, situation)
    for side in situation.sides:
        _lay_side(game, side)
    if len(situation.lands) > game.field.boards:
        refuse(f"No Man's Land is there {game.field.boards} times, not {len(situation.lands)}")
    for board, (letter, item) in enumerate(situation.lands):
        if letter:
            seat = seat_of(game, letter)
            game.lands[board] = _creature(game, item, seat, f"land {letter}")
    game.lasting = tuple(_read_lasting(game, words) for words in situation.lasting)
    game.used = tuple(_creature_at(game, square, "used").serial for square in situation.used)


def write_position(game: SiegeState) -> str:
    """A situation at rest as text."""
    return format_position(describe(game))


# -- laying out ----------------------------------------------------------------------------


def seat_of(game: SiegeState, letter: str) -> Seat:
    """The seat of a letter."""
    seat = SEATS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < game.field.seats:
        refuse(f"no seat {letter!r}; there is {', '.join(SEATS[: game.field.seats])}")
    return seat


def card_of(box: SiegeBox, ident: str, where: str) -> int:
    """The number of a card named in a position."""
    card = box.numbers.get(ident)
    if card is None:
        close = get_close_matches(ident, (*box.ids, *ZONES), 3)
        hint = f"; close to it: {', '.join(close)}" if close else ""
        refuse(f"{where}: unknown card {ident!r}{hint}")
    return card


def _lay_out_of_game(game: SiegeState, situation: Situation) -> None:
    """Take out the players a position says are out, and close the ring behind them."""
    out = [side for side in situation.sides if any(zone == OUT for zone, _ in side.zones)]
    if not out:
        return
    if not game.mode.elimination:
        refuse(f"in {game.mode.id} nobody is out while the game goes on")
    for side in out:
        if any(zone not in (OUT, "removed") for zone, _ in side.zones):
            refuse(f"{side.seat} is out: all their cards are removed")
    seats = {seat_of(game, side.seat) for side in out}
    game.alive = tuple(seat for seat in game.alive if seat not in seats)
    if len(game.alive) < 2:
        refuse("at least two players are left while the game goes on")
    game.field = ring(game.field.seats, game.alive)


def _lay_turn(game: SiegeState, situation: Situation) -> None:
    if situation.step not in STEPS:
        refuse(f"no step {situation.step!r} to act in; there is {', '.join(STEPS)}")
    if situation.turn < 1:
        refuse("the first turn is turn 1")
    if set(DEPLOYED) & set(situation.flags) and situation.step != "deploy":
        refuse("a creature is played in the deploy step only")
    seat = seat_of(game, situation.active)
    if seat not in game.alive:
        refuse(f"{situation.active} is out and takes no turn")
    game.active, game.turn, game.stage = seat, situation.turn, situation.step
    played = [flag in situation.flags for flag in DEPLOYED]
    game.deployed = tuple(
        track for track, on_it in zip(game.field.tracks_of[seat], played, strict=False) if on_it
    )
    game.extra = "extra" in situation.flags
    game.extra_turn = "extra-turn" in situation.flags
    names = (("extra", True, False),) if game.extra_turn else ()
    script, places = _acts(game)
    pc = places[STEPS.index(situation.step)]
    game.push(Frame(script, pc, seat, at=game.field.tracks_of[seat][0], names=names))


def _acts(game: SiegeState) -> tuple[Script, list[int]]:
    """The turn script of the mode, and where in it a player is asked to act."""
    script = game.box.scripts[game.mode.turn]
    return script, [place for place, verb in enumerate(script) if isinstance(verb, Act)]


def _lay_side(game: SiegeState, side: Side) -> None:
    """Lay out what lies before a seat; a zone word said again means the seat's next track."""
    seat = seat_of(game, side.seat)
    said: dict[str, int] = {}
    for zone, items in side.zones:
        if zone == OUT:
            continue
        times = said[zone] = said.get(zone, 0) + 1
        where = f"{side.seat} {zone}"
        tracks = game.field.tracks_of[seat] if zone in ("track", "front") else (0,)
        if times > len(tracks):
            refuse(f"{where} is there {len(tracks)} times, not {times}")
        track = tracks[times - 1]
        if zone == "track":
            if len(items) != SPACES:
                refuse(f"{where} has {SPACES} spaces, not {len(items)}")
            game.tracks[track] = tuple(_place(game, item, seat, where) for item in items)
        elif zone == "front":
            if len(items) != 1:
                refuse(f"{where} has one space, not {len(items)}")
            game.fronts[track] = _place(game, items[0], seat, where)
        elif zone == "support":
            if len(items) > SUPPORT_LIMIT:
                refuse(f"{where} holds at most {SUPPORT_LIMIT}, not {len(items)}")
            game.supporters[seat] = tuple(_supporter(game, item, seat, where) for item in items)
        else:
            _lay_pile(game, seat, zone, items, where)


def _lay_pile(game: SiegeState, seat: Seat, zone: str, items: tuple[Item, ...], where: str) -> None:
    cards = []
    for item in items:
        if not item.card:
            refuse(f"{where} has no places that could be empty; leave the . out")
        if item.owner or item.committed:
            refuse(f"{where}: {item} is in no play; / and ! are for cards in play")
        cards.append(card_of(game.box, item.card, where))
    if zone == "hand":
        if len(cards) > HAND_LIMIT:
            refuse(f"{where} holds at most {HAND_LIMIT}, not {len(cards)}")
        game.hands[seat] = tuple(sorted(cards))
    else:
        piles: list[tuple[int, ...]] = getattr(game, zone)
        piles[seat] = tuple(reversed(cards))


def _place(game: SiegeState, item: Item, seat: Seat, where: str) -> Creature | None:
    return _creature(game, item, seat, where) if item.card else None


def _creature(game: SiegeState, item: Item, seat: Seat, where: str) -> Creature:
    if item.committed:
        refuse(f"{where}: {item}: only Supporters are committed")
    card = card_of(game.box, item.card, where)
    owner = seat_of(game, item.owner) if item.owner else seat
    return Creature(card, game.new_serial(), owner, seat)


def _supporter(game: SiegeState, item: Item, seat: Seat, where: str) -> Supporter:
    if not item.card:
        refuse(f"{where} has no places that could be empty; leave the . out")
    card = card_of(game.box, item.card, where)
    owner = seat_of(game, item.owner) if item.owner else seat
    return Supporter(card, game.new_serial(), owner, not item.committed)


def _creature_at(game: SiegeState, square: str, where: str) -> Creature:
    for spot in game.spots():
        if game.square(spot) == square:
            return spot.creature
    refuse(f"{where}: no creature on {square!r}")


def _read_lasting(game: SiegeState, words: str) -> Lasting:
    match words.split():
        case ["boost", square, att, de, *by] if _CHANGE.fullmatch(att) and _CHANGE.fullmatch(de):
            creature = _creature_at(game, square, "lasting boost")
            seat = creature.seat
            if by:
                seat = seat_of(game, by[1]) if by[0] == "by" and len(by) == 2 else -1
            if seat >= 0:
                return Lasting("boost", seat, creature.serial, int(att), int(de))
        case ["shifted", letter, square, ident]:
            seat = seat_of(game, letter)
            card = card_of(game.box, ident, "lasting shifted")
            return Lasting("shifted", seat, -1, _numbered(game, seat, square), card)
        case ["unopposed", name]:
            for place, track in enumerate(game.field.tracks):
                if track.name == name:
                    return Lasting("unopposed", track.seat, att=place)
            refuse(f"lasting unopposed: no track {name!r}")
        case [kind, letter] if kind in OF_A_SEAT:
            return Lasting(kind, seat_of(game, letter))
    refuse(
        f"cannot read `lasting {words}`; there is boost SQUARE +N +N [by SEAT], "
        f"shifted SEAT SQUARE CARD, unopposed TRACK, "
        f"{', '.join(f'{kind} SEAT' for kind in OF_A_SEAT)}"
    )


def _numbered(game: SiegeState, seat: Seat, square: str) -> int:
    """The engine's number of a square, as the Shapeshift of a seat leaves it."""
    for track, place in _squares(game):
        own = place != LAND or game.field.tracks[track].seat == seat
        if own and _square(game, track, place) == square:
            return track * _NUMBERED + place
    refuse(f"lasting shifted: no square {square!r}")


def _squares(game: SiegeState) -> Iterator[tuple[int, int]]:
    for track in range(len(game.field.tracks)):
        for place in (*range(SPACES), FRONT, LAND):
            yield track, place


def _square(game: SiegeState, track: int, place: int) -> str:
    if place == LAND:
        return game.field.land(game.field.tracks[track].board)
    return game.field.front(track) if place == FRONT else game.field.space(track, place)


# -- writing down --------------------------------------------------------------------------


def is_at_rest(game: SiegeState) -> bool:
    """Whether a player is asked to act and nothing else is going on."""
    if game.outcome is not None or len(game.agenda) != 1 or not isinstance(game.agenda[0], Frame):
        return False
    frame = game.agenda[0]
    return isinstance(frame.script[frame.pc], Act)


def describe(game: SiegeState) -> Situation:
    """A State at rest as plain data."""
    if not is_at_rest(game):
        going = "the game is over" if game.outcome is not None else "something is going on"
        refuse(f"only a situation at rest can be written: {going}")
    tracks = game.field.tracks_of[game.active]
    flags = (
        *((flag, track in game.deployed) for flag, track in zip(DEPLOYED, tracks, strict=False)),
        ("extra", game.extra),
        ("extra-turn", game.extra_turn),
    )
    lands = tuple(
        (SEATS[land.seat], item_of(game, land, land.seat)) if land is not None else ("", NO_CARD)
        for land in game.lands
    )
    used = set(game.used)
    return Situation(
        turn=game.turn,
        active=SEATS[game.active],
        step=game.stage,
        flags=tuple(flag for flag, holds in flags if holds),
        sides=tuple(Side(SEATS[seat], _zones(game, seat)) for seat in range(game.field.seats)),
        lands=lands if any(seat for seat, _ in lands) else (),
        lasting=lasting_lines(game),
        used=tuple(game.square(spot) for spot in game.spots() if spot.creature.serial in used),
    )


def _zones(game: SiegeState, seat: Seat) -> tuple[Zone, ...]:
    """The zones of a seat that hold something, in the order they are written."""
    found: list[Zone] = [] if seat in game.alive else [(OUT, ())]
    for zone in ZONES:
        if zone in ("track", "front"):
            items = track_items if zone == "track" else front_items
            places = [(zone, items(game, track)) for track in game.field.tracks_of[seat]]
            if any(item.card for _, spaces in places for item in spaces):
                found += places
        elif cards := zone_items(game, seat, zone):
            found.append((zone, cards))
    return tuple(found)


def zone_items(game: SiegeState, seat: Seat, zone: str) -> tuple[Item, ...]:
    """The cards of a hand, pile or Support Zone; piles with the top card first."""
    if zone == "support":
        return tuple(item_of(game, piece, seat) for piece in game.supporters[seat])
    if zone == "hand":
        return tuple(Item(game.box.ids[card]) for card in game.hands[seat])
    piles: list[tuple[int, ...]] = getattr(game, zone)
    return tuple(Item(game.box.ids[card]) for card in reversed(piles[seat]))


def track_items(game: SiegeState, track: int) -> tuple[Item, ...]:
    """The spaces of a track, the Deployment Zone first."""
    seat = game.field.tracks[track].seat
    return tuple(item_of(game, creature, seat) for creature in game.tracks[track])


def front_items(game: SiegeState, track: int) -> tuple[Item, ...]:
    """The one space of a Frontline."""
    return (item_of(game, game.fronts[track], game.field.tracks[track].seat),)


def item_of(game: SiegeState, piece: Creature | Supporter | None, seat: Seat) -> Item:
    """A card in play as a position names it in the zone of a seat."""
    if piece is None:
        return NO_CARD
    owner = "" if piece.owner == seat else SEATS[piece.owner]
    committed = isinstance(piece, Supporter) and not piece.ready
    return Item(game.box.ids[piece.card], owner, committed)


def lasting_lines(game: SiegeState) -> tuple[str, ...]:
    """Everything that lasts until the end of the turn, as a position says it."""
    return tuple(_lasting_line(game, item) for item in game.lasting)


def _lasting_line(game: SiegeState, item: Lasting) -> str:
    if item.kind == "boost":
        spot = game.spot(item.piece)
        if spot is not None:
            by = "" if item.seat == spot.creature.seat else f" by {SEATS[item.seat]}"
            return f"boost {game.square(spot)} {item.att:+} {item.de:+}{by}"
    elif item.kind == "shifted":
        track = (item.att - LAND) // _NUMBERED
        square = _square(game, track, item.att - track * _NUMBERED)
        return f"shifted {SEATS[item.seat]} {square} {game.box.ids[item.de]}"
    elif item.kind == "unopposed":
        return f"unopposed {game.field.tracks[item.att].name}"
    elif item.kind in OF_A_SEAT:
        return f"{item.kind} {SEATS[item.seat]}"
    refuse(f"no words for the lasting {item.kind!r}")
