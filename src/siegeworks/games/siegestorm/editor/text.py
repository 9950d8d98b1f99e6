"""Positions of Siegestorm as text that is changed place by place."""

from collections.abc import Callable

from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.position import FLAGS, HEADER, OUT, USED, ZONES
from siegeworks.pages.lines import (
    NOTHING,
    bare,
    folded,
    line_of,
    lines_of,
    put,
    put_first,
    unfolded,
    without,
)

TOP_FIRST = ("resources", "casualties", "healing", "reserves")
"""Piles: what is put there comes on top, and the top stands first."""
BOSS, LAND, MARKED = "boss", "land", "used"
Zones = list[tuple[str, list[str]]]
"""The zones of a seat with their cards, as they are written."""


# -- what lies before a seat ---------------------------------------------------------------


def zones(text: str, seat: str) -> Zones:
    """The zones of a seat's line."""
    found: Zones = []
    for word in next((words for _, words in lines_of(text, seat)), ()):
        if word in (*ZONES, OUT):
            found.append((word, []))
        elif found:
            found[-1][1].append(word)
    return found


def _with_zones(text: str, seat: str, change: Callable[[Zones], Zones]) -> str:
    found = change(zones(text, seat))
    order = (*ZONES, OUT)
    kept = [
        (name, cards)
        for at, (name, cards) in enumerate(found)
        if any(_is_full(*other) for other in found[at:] if other[0] == name)
    ]
    kept.sort(key=lambda zone: order.index(zone[0]))
    line = "  ".join((seat, *(" ".join((name, *folded(cards))) for name, cards in kept)))
    return put(text, line_of(text, seat), line)


def _is_full(name: str, cards: list[str]) -> bool:
    return name == OUT or any(card != NOTHING for card in cards)


def put_card(text: str, seat: str, place: str, card: str, times: int) -> str:
    """A card somewhere: a zone, with its number and space where it has some, as `track:1:3`."""
    name, which, space = _place(place)
    if name == LAND:
        return _put_land(text, which, f"{LAND} {seat} {card}")

    def change(cards: list[str]) -> list[str]:
        if name == "track":
            return [card if at == space - 1 else other for at, other in enumerate(cards)]
        if name == "front":
            return [card]
        return [card] * times + cards if name in TOP_FIRST else cards + [card] * times

    return _with_zone(text, seat, name, which, change)


def clear(text: str, seat: str, place: str) -> str:
    """Nothing any more in a place."""
    name, which, space = _place(place)
    if name == LAND:
        return _put_land(text, which, f"{LAND} {NOTHING}")

    def change(cards: list[str]) -> list[str]:
        if name == "track":
            return [NOTHING if at == space - 1 else other for at, other in enumerate(cards)]
        return [NOTHING] if name == "front" else []

    return _with_zone(text, seat, name, which, change)


def _place(place: str) -> tuple[str, int, int]:
    name, *numbers = place.split(":")
    which, space = (*map(int, numbers), 1, 1)[:2]
    return name, which, space


def _with_zone(
    text: str, seat: str, name: str, which: int, change: Callable[[list[str]], list[str]]
) -> str:
    """Another zone of a seat; of tracks and Frontlines there may be several."""
    empty = {"track": [NOTHING] * SPACES, "front": [NOTHING]}.get(name, [])

    def changed(found: Zones) -> Zones:
        there = [at for at, zone in enumerate(found) if zone[0] == name]
        while len(there) < which:
            there.append(len(found))
            found.append((name, list(empty)))
        cards = unfolded(found[there[which - 1]][1])
        cards += empty[len(cards) :]
        found[there[which - 1]] = (name, change(cards))
        return found

    return _with_zones(text, seat, changed)


def _put_land(text: str, which: int, line: str) -> str:
    """No Man's Land, of which there may be several."""
    while len(lines_of(text, LAND)) < which:
        text = put(text, -1, f"{LAND} {NOTHING}")
    return put(text, lines_of(text, LAND)[which - 1][0], line)


def is_out(text: str, seat: str) -> bool:
    """Whether a seat is out of the game."""
    return any(name == OUT for name, _ in zones(text, seat))


def set_out(text: str, seat: str, out: bool) -> str:
    """Take a seat out of the game, with all but its removed cards; or let it in again."""

    def change(found: Zones) -> Zones:
        return [zone for zone in found if zone[0] == "removed"] + ([(OUT, [])] if out else [])

    return _with_zones(text, seat, change)


# -- the turn, the boss, what was used -----------------------------------------------------


def _turn(text: str) -> tuple[int, dict[str, str]]:
    """What is said of the turn, each word with its value, and in which line."""
    lines = [bare(line) for line in text.split("\n")]
    at = next((at for at, words in enumerate(lines) if words and words[0] in HEADER), -1)
    rest, said = iter(lines[at] if at >= 0 else ()), {}
    for word in rest:
        said[word] = "" if word in FLAGS else next(rest, "")
    return at, said


def turn_says(text: str, word: str) -> str | None:
    """What the turn says of a word; None if it is not said."""
    return _turn(text)[1].get(word)


def say_turn(text: str, word: str, value: str | None) -> str:
    """Say something of the turn; None takes it away, words that have no value have an empty one."""
    at, said = _turn(text)
    said.pop(word, None)
    if value is not None:
        said[word] = value
    line = "  ".join(f"{each} {said[each]}".rstrip() for each in HEADER if each in said)
    return put_first(text, at, line) if line else without(text, at)


def boss_says(text: str, word: str) -> str:
    """A number that is said of the boss, or that its Reserves were reshuffled; else nothing."""
    words = next((words for _, words in lines_of(text, BOSS)), [])
    if word not in words:
        return ""
    return word if word == USED else next(iter(words[words.index(word) + 1 :]), "")


def say_boss(text: str, word: str, value: str) -> str:
    """Say something of the boss; an empty value takes it away."""
    said = {each: boss_says(text, each) for each in ("menace", "life", USED)} | {word: value}
    parts = [each if each == USED else f"{each} {now}" for each, now in said.items() if now]
    at = line_of(text, BOSS)
    return put(text, at, "  ".join((BOSS, *parts))) if parts else without(text, at)


def used_in(text: str) -> list[str]:
    """The squares whose creatures have used their ability."""
    return [square for _, words in lines_of(text, MARKED) for square in words]


def toggle_used(text: str, square: str) -> str:
    """Mark a creature as having used its ability, or no more."""
    there = used_in(text)
    now = [one for one in there if one != square]
    now += [] if square in there else [square]
    at = line_of(text, MARKED)
    return put(text, at, " ".join((MARKED, *now))) if now else without(text, at)
