"""Expectations of zones: the cards of hands and piles, the spaces of the Battlefield."""

from collections import Counter

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.expecting import Found, fail
from siegeworks.games.siegestorm.rules.describe import front_items, item_of, track_items, zone_items
from siegeworks.games.siegestorm.rules.expectations.spelling import (
    NUMBER,
    OfSeat,
    is_seat,
    items,
    same,
)
from siegeworks.games.siegestorm.rules.layout import tracks_with
from siegeworks.games.siegestorm.rules.position import format_items
from siegeworks.games.siegestorm.rules.state import SiegeState


def pile(ordered: bool, zone: str) -> OfSeat:
    """The form of a zone: its cards, their number, or what is on top, at the bottom, in it."""

    def form(game: SiegeState, seat: Seat, words: list[str]) -> Found:
        there = zone_items(game, seat, zone)
        got = f"{zone} {format_items(there) or 'empty'} ({len(there)})"
        match words:
            case ["empty"]:
                return Found(not there, got)
            case [number] if NUMBER.fullmatch(number):
                return Found(len(there) == int(number), got)
            case ["top", *cards] if cards and ordered:
                return Found(there[: len(items(game, cards))] == items(game, cards), got)
            case ["bottom", *cards] if cards and ordered:
                return Found(there[-len(items(game, cards)) :] == items(game, cards), got)
            case ["has", *cards] if cards:
                return Found(Counter(items(game, cards)) <= Counter(there), got)
            case ["lacks", *cards] if cards:
                return Found(not set(items(game, cards)) & set(there), got)
            case []:
                fail(f"{zone}: expected cards, a number, or empty")
        wanted = items(game, words)
        return Found(there == wanted if ordered else Counter(there) == Counter(wanted), got)

    return form


def track(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """The spaces of the tracks of a seat, the Deployment Zone first."""
    tracks = tracks_with(game, seat, "track")
    return same(sum((track_items(game, track) for track in tracks), ()), game, words)


def front(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """The Frontlines of a seat."""
    tracks = game.field.tracks_of[seat]
    return same(sum((front_items(game, track) for track in tracks), ()), game, words)


def land(game: SiegeState, words: list[str]) -> Found:
    """No Man's Land: whose creature stands there, or `.` for nobody's."""
    got = []
    for land in game.lands:
        got += ["."] if land is None else [SEATS[land.seat], str(item_of(game, land, land.seat))]
    items(game, [word for word in words if not is_seat(game, word)])
    return Found(got == words, f"land {' '.join(got)}")
