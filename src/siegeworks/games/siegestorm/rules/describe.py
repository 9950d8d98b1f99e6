"""A State at rest written down as a position."""

from siegeworks.core.agenda import Fork
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.refusal import saying
from siegeworks.games.siegestorm.rules.layout import DEPLOYED, tracks_with
from siegeworks.games.siegestorm.rules.named import BOSS, OF_A_SEAT, refuse, square_at
from siegeworks.games.siegestorm.rules.pieces import BOSS_SERIAL, Creature, Lasting, Supporter
from siegeworks.games.siegestorm.rules.position import (
    NO_CARD,
    OUT,
    PILES,
    ZONES,
    BossLine,
    Item,
    Side,
    Situation,
    Zone,
    format_position,
)
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.turns import Act


def write_position(game: SiegeState) -> str:
    """A situation at rest as text."""
    return format_position(describe(game))


def is_at_rest(game: SiegeState) -> bool:
    """Whether a player is asked to act and nothing else is going on."""
    if game.outcome is not None or len(game.agenda) > 2:
        return False
    if len(game.agenda) == 2 and not isinstance(game.agenda[1], Fork):
        return False
    top = game.agenda[-1]
    lanes = top.lanes if isinstance(top, Fork) else (top,)
    return all(isinstance(frame.verb, Act) for frame in lanes)


def describe(game: SiegeState) -> Situation:
    """A State at rest as plain data."""
    if not is_at_rest(game):
        over = game.outcome is not None
        going = saying("the game is over") if over else saying("something is going on")
        refuse("only a situation at rest can be written: {going}", going=going)
    seat, partner = _acting(game)
    tracks = game.field.tracks_of[seat]
    flags = (
        *((flag, track in game.deployed) for flag, track in zip(DEPLOYED, tracks, strict=False)),
        ("partner-deployed", partner >= 0 and game.field.tracks_of[partner][0] in game.deployed),
        ("extra", seat in game.extra),
        ("partner-extra", partner in game.extra or _is_partner_waiting(game)),
        ("extra-turn", game.extra_turn),
    )
    lands = tuple(
        (SEATS[land.seat], item_of(game, land, land.seat)) if land is not None else ("", NO_CARD)
        for land in game.lands
    )
    used = set(game.used)
    return Situation(
        turn=game.turn,
        active=SEATS[seat],
        step=game.stages[seat],
        partner=game.stages[partner] if partner >= 0 else "",
        flags=tuple(flag for flag, holds in flags if holds),
        sides=tuple(Side(SEATS[seat], _zones(game, seat)) for seat in range(game.field.seats)),
        lands=lands if any(seat for seat, _ in lands) else (),
        boss=_boss_line(game),
        lasting=lasting_lines(game),
        used=(
            *(game.square(spot) for spot in game.spots() if spot.creature.serial in used),
            *((BOSS,) if BOSS_SERIAL in used else ()),
        ),
    )


def _is_partner_waiting(game: SiegeState) -> bool:
    """Whether the partner's extra turn comes after the one that is being taken."""
    top = game.agenda[-1]
    return not isinstance(top, Fork) and bool(top.named("waiting"))


def _boss_line(game: SiegeState) -> BossLine | None:
    boss = game.boss
    return None if boss is None else BossLine(boss.menace, boss.life, boss.used)


def _acting(game: SiegeState) -> tuple[Seat, Seat]:
    """Who is asked to act, and the partner in a common turn, or -1."""
    top = game.agenda[-1]
    seat = top.lanes[0].you if isinstance(top, Fork) else top.you
    return seat, next((other for other in game.taking if other != seat), -1)


def _zones(game: SiegeState, seat: Seat) -> tuple[Zone, ...]:
    """The zones of a seat that hold something, in the order they are written."""
    found: list[Zone] = [] if seat in game.alive else [(OUT, ())]
    for zone in ZONES:
        if zone in ("track", "front"):
            items = track_items if zone == "track" else front_items
            places = [(zone, items(game, track)) for track in tracks_with(game, seat, zone)]
            if any(item.card for _, spaces in places for item in spaces):
                found += places
        elif cards := zone_items(game, seat, zone):
            found.append((zone, cards))
    return tuple(found)


def zone_items(game: SiegeState, seat: Seat, zone: str) -> tuple[Item, ...]:
    """The cards of a hand, pile or Support Zone; piles with the top card first."""
    if zone == "support":
        return tuple(item_of(game, piece, seat) for piece in game.supporters[seat])
    if zone == "reserves":
        boss = game.boss if seat == game.field.boss else None
        cards = () if boss is None else boss.reserves
    else:
        cards = getattr(game, PILES[zone])[seat]
    ordered = cards if zone == "hand" else reversed(cards)
    return tuple(Item(game.box.ids[card]) for card in ordered)


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
    if isinstance(piece, Supporter):
        return Item(game.box.ids[piece.card], owner, not piece.ready)
    return Item(game.box.ids[piece.card], owner, False, piece.gang, piece.spirit)


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
        square = square_at(game, item.track, item.place)
        return f"shifted {SEATS[item.seat]} {square} {game.box.ids[item.card]}"
    elif item.kind == "unopposed":
        return f"unopposed {game.field.tracks[item.track].name}"
    elif item.kind in OF_A_SEAT:
        return f"{item.kind} {SEATS[item.seat]}"
    refuse("no words for the lasting {kind!r}", kind=item.kind)
