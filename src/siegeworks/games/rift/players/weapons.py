"""Everything that could be brought against one horde this round: towers in hand, and heroes."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat
from siegeworks.games.rift.moves import TURNS
from siegeworks.games.rift.rules.abilities import basic_frame, text_frame
from siegeworks.games.rift.rules.attacks import is_even, targets
from siegeworks.games.rift.rules.building import why_not_build
from siegeworks.games.rift.rules.figures import destinations
from siegeworks.games.rift.rules.grid import BASE, SOLDIER, Mask, placements, squares
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.printed import Attack
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.striking import Strike

NO_TOWER = -1
TOWERS, HEROES, ABILITIES = "towers", "heroes", "abilities"
ALONE = ("spread", "apart")
"""Rules of attacks that lay one piece on each horde."""

Ways = tuple[Mask, ...]
"""Where one piece may lie."""


class Weapon(NamedTuple):
    """A tower played on a site or a hero on a space, turned one way, against one horde."""

    means: str
    seat: Seat
    words: tuple[str, ...]
    """The answers that begin it."""
    tower: int
    site: int
    turn: int
    pieces: tuple[tuple[str, Ways], ...]
    """The pieces that reach the horde and cover somebody: where each may lie."""


def weapons(game: RiftState, horde: Horde, seats: Collection[Seat]) -> list[Weapon]:
    """Everything that those of some seats who are not done could use against a horde."""
    found: list[Weapon] = []
    for seat in seats:
        if not game.ready[seat]:
            found += _towers(game, seat, horde)
            found += _heroes(game, seat, horde)
    return found


def _towers(game: RiftState, seat: Seat, horde: Horde) -> Iterator[Weapon]:
    for tower in dict.fromkeys(game.hands[seat]):
        name = game.box.towers[tower].id
        for site, place in enumerate(game.map.sites):
            if why_not_build(game, seat, tower, site) is not None:
                continue
            for turn in range(4):
                pieces = tuple(_shots(game, seat, tower, site, turn, horde))
                if pieces:
                    word = f"play {name} @ {game.map.names[place.space]} ~ {TURNS[turn]}"
                    yield Weapon(TOWERS, seat, (word,), tower, site, turn, pieces)


def _shots(
    game: RiftState, seat: Seat, tower: int, site: int, turn: int, horde: Horde
) -> Iterator[tuple[str, Ways]]:
    """The pieces of a tower that reach a horde."""
    space = game.map.sites[site].space
    for attack in game.box.tower_attacks[tower]:
        frame = Frame(game.box.strike, 0, seat, attack, site, space)
        if horde in targets(game, frame, turn):
            yield from _pieces(game, game.box.attacks[attack], turn, horde)


def _heroes(game: RiftState, seat: Seat, horde: Horde) -> Iterator[Weapon]:
    """A hero who goes somewhere, covers with his base and attacks."""
    figure = game.figures[seat]
    if figure.acted or figure.down or figure.revived or not game.is_ordinary(horde):
        return
    spaces: list[Space] = [] if figure.space == NOWHERE else [figure.space]
    if figure.horde != horde.serial:
        spaces += destinations(game, seat, game.box.heroes[figure.hero].moves)
    for space in spaces:
        twin = game
        start: tuple[str, ...] = ("hero",)
        if space != figure.space:
            twin = game.clone()
            twin.figures[seat] = figure._replace(space=space, horde=0, base=0, fresh=False)
            start = ("hero", f"move {game.map.names[space]}")
        engages = horde.space == space != figure.space
        base = tuple(_bases(game, horde)) if engages else ()
        if base:
            yield Weapon(HEROES, seat, start, NO_TOWER, NO_TOWER, 0, base)
        yield from _blows(twin, seat, start, horde, base)


def _blows(
    game: RiftState,
    seat: Seat,
    start: tuple[str, ...],
    horde: Horde,
    base: tuple[tuple[str, Ways], ...],
) -> Iterator[Weapon]:
    """The basic attack and the abilities of a hero where he stands, as far as they strike."""
    figure = game.figures[seat]
    texts = [(HEROES, "attack", basic_frame(game, seat))]
    for ability in () if game.has_rule("no-abilities") else figure.slots:
        if ability not in figure.used:
            word = f"ability {game.box.abilities[ability].id}"
            texts.append((ABILITIES, word, text_frame(game, seat, ability, ability)))
    for means, word, frame in texts:
        part = next((part for part in frame.script if isinstance(part, Strike)), None)
        made = part.made(game, frame) if part is not None else None
        if made is None:
            continue
        attack = game.box.attacks[made.source]
        for turn in (0,) if is_even(attack) else range(4):
            if horde in targets(game, made, turn):
                pieces = tuple(_pieces(game, attack, turn, horde, made.named("left")))
                if pieces:
                    words = (*start, word)
                    yield Weapon(means, seat, words, NO_TOWER, NO_TOWER, turn, (*base, *pieces))


def _bases(game: RiftState, horde: Horde) -> Iterator[tuple[str, Ways]]:
    face = game.face(horde)
    blocked, left = face.red | face.deadly | game.cover(horde), game.uncovered(horde)
    ways = placements(BASE, face.width, face.height)
    free = tuple(mask for mask in ways if not mask & blocked and mask & left)
    if free:
        yield BASE, free


def _pieces(
    game: RiftState,
    attack: Attack,
    turn: int,
    horde: Horde,
    groups: tuple[tuple[str, ...], ...] | None = None,
) -> Iterator[tuple[str, Ways]]:
    """The pieces of an attack that cover an enemy of a horde, and where."""
    face, left = game.face(horde), game.uncovered(horde)
    blocked = face.resists[attack.type] | game.cover(horde)
    for group in attack.groups if groups is None else groups:
        for piece in group:
            if piece == SOLDIER:
                ways = tuple(squares(left & ~blocked & ~face.deadly))
            else:
                drawn = placements(piece, face.width, face.height, turn, attack.free)
                ways = tuple(mask for mask in drawn if mask & left and not mask & blocked)
            if ways:
                yield piece, ways
                if attack.rule in ALONE:
                    return
