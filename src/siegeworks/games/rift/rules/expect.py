"""Expectations: what a case says must hold, in a few words that read aloud.

Each form is one function: it takes the State, what the expectation is about and the words after
it, and says whether it holds and what is there. A word nobody knows is refused with those that
are known, so that an expectation of what must not be cannot hold by a slip of the pen.
"""

from collections.abc import Callable, Container

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.expecting import Found, fail, unmet
from siegeworks.core.position import folded
from siegeworks.core.refusal import Refused
from siegeworks.games.rift.rules.figures import is_protected
from siegeworks.games.rift.rules.grid import mask_of, names, square_names
from siegeworks.games.rift.rules.happenings import happened
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.state import RiftState

OfGame = Callable[[RiftState, list[str]], Found]
OfNumber = Callable[[RiftState], int]
OfSeat = Callable[[RiftState, Seat, list[str]], Found]
OfFigure = Callable[[RiftState, int, list[str]], Found]
OfSpace = Callable[[RiftState, Space, list[str]], Found]


def expect(game: RiftState, text: str) -> str | None:
    """What is there instead of what the text expects; None if it holds."""
    return unmet(text, lambda words: _ask(game, words))


def _ask(game: RiftState, words: list[str]) -> Found:
    first, *rest = words or [""]
    if first in NUMBERS:
        return _number(first, NUMBERS[first](game), rest)
    if first in GAME_FORMS:
        return GAME_FORMS[first](game, rest)
    word, *more = rest or [""]
    if first in tuple(SEATS[: game.seats]):
        return _form(SEAT_FORMS, word, "a seat")(game, SEATS.index(first), more)
    if first in game.box.hero_numbers:
        return _form(FIGURE_FORMS, word, "a hero")(game, _figure(game, first), more)
    if first in game.map.names:
        return _form(SPACE_FORMS, word, "a space")(game, game.map.names.index(first), more)
    known = (*NUMBERS, *GAME_FORMS, "no", "not", "a seat", "a hero", "a space")
    fail(f"cannot read {first!r}: there is {', '.join(known)}")


def _form(
    forms: dict[str, Callable[[RiftState, int, list[str]], Found]], word: str, what: str
) -> Callable[[RiftState, int, list[str]], Found]:
    if word not in forms:
        fail(f"cannot read {word!r} after {what}: there is {', '.join(forms)}")
    return forms[word]


def _number(name: str, there: int, words: list[str]) -> Found:
    if len(words) != 1 or not words[0].isdecimal():
        fail(f"expected a number after {name}")
    return Found(there == int(words[0]), f"{name} {there}")


def _bare(name: str, holds: bool, words: list[str]) -> Found:
    if words:
        fail(f"cannot read {words[0]!r}: nothing comes after {name}")
    return Found(holds, name if holds else f"not {name}")


def _list(there: list[str], words: list[str], known: Container[str]) -> Found:
    """Whether these words, in any order, are all there is; `none` if nothing."""
    for word in words:
        if word != "none" and word.rstrip("!").partition("*")[0] not in known:
            fail(f"cannot read {word!r}")
    wanted = [] if words == ["none"] else [part for word in words for part in _times(word)]
    return Found(sorted(wanted) == sorted(there), " ".join(folded(sorted(there))) or "none")


def _times(word: str) -> list[str]:
    name, _, times = word.partition("*")
    return [name] * int(times or 1) if (times or "1").isdecimal() else fail(f"cannot read {word!r}")


# -- of the game -----------------------------------------------------------------------------


def _phase(game: RiftState, words: list[str]) -> Found:
    if len(words) != 1:
        fail("expected a phase")
    return Found(game.phase == words[0], f"phase {game.phase}")


def _ended(won: bool | None) -> OfGame:
    def form(game: RiftState, words: list[str]) -> Found:
        if words and (len(words) != 2 or words[0] != "by" or not words[1].startswith("RT-")):
            fail("expected nothing, or `by CLAUSE`")
        outcome = game.outcome
        if outcome is None:
            return Found(False, "not over")
        every = tuple(range(game.seats))
        some = " ".join(("won for", *(SEATS[seat] for seat in outcome.winners), "alone"))
        how = {every: "won", (): "lost"}.get(outcome.winners, some)
        got = f"{how} by {outcome.clause}"
        alike = won is None or how == ("won" if won else "lost")
        return Found(alike and (not words or outcome.clause == words[1]), got)

    return form


def _last(game: RiftState, words: list[str]) -> Found:
    if words != ["round"]:
        fail("expected `last round`")
    return Found(game.last_round, "last round" if game.last_round else "not the last round")


def _supply(game: RiftState, words: list[str]) -> Found:
    if len(words) != 2 or words[0] not in game.box.tower_numbers:
        fail("expected a tower and a number after supply")
    return _number(f"supply {words[0]}", game.supply[game.box.tower_numbers[words[0]]], words[1:])


def _deck(game: RiftState, words: list[str]) -> Found:
    numbers = [str(token.number) for token in game.map.tokens]
    if len(words) != 2 or words[0] not in numbers:
        fail("expected an arrival token and a number after deck")
    return _number(f"deck {words[0]}", len(game.decks[numbers.index(words[0])]), words[1:])


def _terrain(game: RiftState, words: list[str]) -> Found:
    known = {kind for _, kind in game.map.terrain}
    return _list([kind for _, kind in game.terrain], words, known)


def _removed(game: RiftState, words: list[str]) -> Found:
    there = [game.box.cards[card].id for card in game.removed]
    return _list(there, words, game.box.card_numbers)


def _spells(game: RiftState, words: list[str]) -> Found:
    there = [game.box.spells[spell].id for spell in game.spells]
    return _list(there, words, game.box.spell_numbers)


def _bench(game: RiftState, words: list[str]) -> Found:
    there = [game.box.heroes[hero].id for hero in game.bench]
    return _list(there, words, game.box.hero_numbers)


def _storm(game: RiftState, words: list[str]) -> Found:
    """`storm gale` is in force, `storm gathering gale` turned up; `none` for neither."""
    gathering = words[:1] == ["gathering"]
    rest = words[1:] if gathering else words
    if len(rest) != 1 or (rest[0] != "none" and rest[0] not in game.box.storm_numbers):
        fail("expected a storm or `none`, perhaps after `gathering`")
    number = game.gathering if gathering else game.storm
    there = "none" if number == NO_STORM else game.box.storms[number].id
    return Found(there == rest[0], f"storm {'gathering ' if gathering else ''}{there}")


NUMBERS: dict[str, OfNumber] = {
    "round": lambda game: game.round,
    "health": lambda game: game.health,
    "crystals": lambda game: game.crystals,
    "soldiers": lambda game: game.soldiers_left(),
    "destroyed": lambda game: game.destroyed,
    "ghosts": lambda game: len(game.ghosts),
    "storms": lambda game: len(game.storms),
    "lives": lambda game: len(game.boss_lives),
}
"""Numbers of the game, by the word that asks for them."""
GAME_FORMS: dict[str, OfGame] = {
    "phase": _phase,
    "over": _ended(None),
    "won": _ended(True),
    "lost": _ended(False),
    "last": _last,
    "event": happened,
    "supply": _supply,
    "deck": _deck,
    "terrain": _terrain,
    "removed": _removed,
    "spells": _spells,
    "bench": _bench,
    "storm": _storm,
}
"""Forms that begin with their own word."""


# -- of a seat -------------------------------------------------------------------------------


def _towers(zone: str) -> OfSeat:
    def form(game: RiftState, seat: Seat, words: list[str]) -> Found:
        there = [game.box.towers[tower].id for tower in getattr(game, zone)[seat]]
        return _list(there, words, game.box.tower_numbers)

    return form


def _to(game: RiftState, seat: Seat, words: list[str]) -> Found:
    decision = game.decision_of(seat)
    got = f"to decide {decision.prompt}" if decision is not None else "waits"
    if words == ["move"]:
        return Found(decision is not None and decision.prompt == "act", got)
    if len(words) != 2 or words[0] != "decide":
        fail("expected `to move` or `to decide PROMPT`")
    return Found(decision is not None and decision.prompt == words[1], got)


def _waits(game: RiftState, seat: Seat, words: list[str]) -> Found:
    return _bare("waits", game.decision_of(seat) is None, words)


def _may(game: RiftState, seat: Seat, words: list[str]) -> Found:
    """Exactly these moves are offered, in any order, divided by commas."""
    wanted = [part.strip() for part in " ".join(words).split(",")]
    for text in wanted:
        if not game.box.moves.is_spelt(text, game.box):
            fail(f"{text!r} is no move")
    decision = game.decision_of(seat)
    there = [option.text for option in decision.options] if decision is not None else []
    return Found(sorted(wanted) == sorted(there), "may " + ", ".join(there))


def _done(game: RiftState, seat: Seat, words: list[str]) -> Found:
    return _bare("done", game.ready[seat], words)


SEAT_FORMS: dict[str, OfSeat] = {
    "hand": _towers("hands"),
    "passed": _towers("passed"),
    "to": _to,
    "waits": _waits,
    "may": _may,
    "done": _done,
}
"""Forms that begin with a seat."""


# -- of a figure -----------------------------------------------------------------------------


def _figure(game: RiftState, name: str) -> int:
    for number, figure in enumerate(game.figures):
        if game.box.heroes[figure.hero].id == name:
            return number
    fail(f"{name} is not in this game")


def _at(game: RiftState, number: int, words: list[str]) -> Found:
    if len(words) != 1 or (words[0] != "board" and words[0] not in game.map.names):
        fail("expected a space or `board` after at")
    space = game.figures[number].space
    got = "board" if space == NOWHERE else game.map.names[space]
    return Found(got == words[0], f"at {got}")


def _health(game: RiftState, number: int, words: list[str]) -> Found:
    return _number("health", game.figures[number].health, words)


def _base(game: RiftState, number: int, words: list[str]) -> Found:
    horde = game.horde(game.figures[number].horde)
    if horde is None:
        return Found(words == ["none"], "no base")
    got = square_names(game.figures[number].base, game.face(horde).width)[0]
    return Found(words == [got], f"base {got}")


def _used(game: RiftState, number: int, words: list[str]) -> Found:
    there = [game.box.abilities[ability].id for ability in game.figures[number].used]
    return _list(there, words, game.box.ability_numbers)


def _flag(name: str) -> OfFigure:
    def form(game: RiftState, number: int, words: list[str]) -> Found:
        return _bare(name, getattr(game.figures[number], name), words)

    return form


def _protected(game: RiftState, number: int, words: list[str]) -> Found:
    return _bare("protected", is_protected(game, number), words)


FIGURE_FORMS: dict[str, OfFigure] = {
    "at": _at,
    "health": _health,
    "base": _base,
    "used": _used,
    "protected": _protected,
    **{flag: _flag(flag) for flag in ("down", "acted", "rested", "revived")},
}
"""Forms that begin with a hero."""


# -- of a space ------------------------------------------------------------------------------


def _is(game: RiftState, space: Space, words: list[str]) -> Found:
    """The hordes on a space, from the bottom up."""
    for word in words:
        if word != "empty" and word not in game.box.card_numbers:
            fail(f"no horde card {word!r}")
    there = [game.card(horde).id for horde in game.hordes if horde.space == space] or ["empty"]
    return Found(there == words, " ".join(there))


def _holds(game: RiftState, space: Space, words: list[str]) -> Found:
    """The towers on a building site, `!` for one that is face down."""
    if space not in game.map.site_at:
        fail(f"{game.map.names[space]} is no building site")
    there = [
        game.box.towers[built.tower].id + ("!" if built.down else "")
        for built in game.sites[game.map.site_at[space]]
    ]
    return _list(there, words, game.box.tower_numbers)


def _squares(which: str) -> OfSpace:
    def form(game: RiftState, space: Space, words: list[str]) -> Found:
        horde = game.top(space)
        if horde is None:
            return Found(False, "no horde")
        face = game.face(horde)
        wanted = 0
        if words != ["none"]:
            try:
                wanted = mask_of(words, face.width, face.height)
            except Refused as fault:
                fail(str(fault))
        there = game.uncovered(horde) if which == "uncovered" else getattr(horde, which)
        return Found(there == wanted, f"{which} {names(there, face.width) or 'none'}")

    return form


def _portal(game: RiftState, space: Space, words: list[str]) -> Found:
    horde: Horde | None = game.top(space)
    return _number("portal", 0 if horde is None else game.portal_level(horde), words)


SPACE_FORMS: dict[str, OfSpace] = {
    "is": _is,
    "holds": _holds,
    **{which: _squares(which) for which in ("tiles", "soldiers", "gate", "uncovered")},
    "portal": _portal,
}
"""Forms that begin with a space."""
