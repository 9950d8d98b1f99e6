"""Attacks: who can be struck, where a tile or soldier may lie, and placing them one by one.

An attack frame has the attack as its source, the tower's site or the hero's figure as its actor,
the space it is measured from as its place, and these names: `turn` (how the card or hero is
turned), `left` (pieces not yet placed, those joined by + in one group), `on` (the only horde that
may be struck), `bound` (the clause that says so), `link` (the horde a begun group belongs to),
`may` (whether it can be declined), `since` (how many pieces the text had laid before it).
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from siegeworks.core.agenda import NOTHING, Frame, Question
from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.moves import TURNS
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.grid import (
    SOLDIER,
    Mask,
    grown,
    placements,
    square_names,
    squares,
)
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import AROUND, OWN, PRECISE, Attack
from siegeworks.games.rift.rules.state import RiftState

SKIP = Option(moves.SKIP())
EVEN = frozenset((AROUND, OWN, PRECISE, f"{OWN} {AROUND}"))
"""Arrows that are the same whichever way they are turned."""

Placement = tuple[int, str, int, Mask]
"""A piece laid down: its group, the piece, the horde's serial, the squares."""


# -- targets ---------------------------------------------------------------------------------


def can_strike(game: RiftState, attack: Attack, horde: Horde, frame: Frame) -> bool:
    """Whether an attack may place anything at all on a horde in its reach."""
    level = game.portal_level(horde)
    if level:
        return attack.level >= level
    if game.is_boss(horde):
        by_hero = not attack.level and frame.actor != NOTHING
        return attack.level > 0 or (by_hero and game.has_rule("heroes-strike-bosses"))
    return True


def targets(game: RiftState, frame: Frame, turn: int) -> list[Horde]:
    """The hordes an attack may strike, turned this way: on top of a space in reach."""
    attack = game.box.attacks[frame.source]
    only = frame.named("link") or frame.named("on")
    if only:
        horde = game.horde(only)
        found = [horde] if horde is not None and game.top(horde.space) is horde else []
    else:
        reach = game.map.reach(attack.arrows, frame.at, turn)
        tops: dict[int, Horde] = {}
        for horde in game.hordes:
            if horde[2] in reach:
                tops[horde[2]] = horde
        found = list(tops.values())
    return [horde for horde in found if can_strike(game, attack, horde, frame)]


def tile_places(
    game: RiftState, attack: Attack, piece: str, horde: Horde, frame: Frame, turn: int
) -> list[Mask]:
    """Where a tile of an attack may lie on a horde (section 11)."""
    face = game.face(horde)
    blocked = face.resists[attack.type] | game.cover(horde)
    ways = placements(piece, face.width, face.height, turn, attack.free)
    found = [mask for mask in ways if not mask & blocked]
    return _bound(game, attack, horde, frame, found) if attack.rule else found


def soldier_places(game: RiftState, attack: Attack, horde: Horde) -> Mask:
    """The squares of a horde a soldier of an attack may stand on (section 12)."""
    face = game.face(horde)
    return face.foes & ~(face.resists[attack.type] | face.deadly | game.cover(horde))


def _bound(
    game: RiftState, attack: Attack, horde: Horde, frame: Frame, found: list[Mask]
) -> list[Mask]:
    """Those placements that keep to the further rule of an attack."""
    face = game.face(horde)
    own = game.laid[frame.named("since") or 0 :]
    laid = [piece for piece in own if piece.horde == horde.serial]
    if attack.rule in ("spread", "apart"):
        return [] if laid else found
    if attack.rule == "chain":
        near = grown(sum(piece.mask for piece in laid), face.width, face.height)
        return [mask for mask in found if mask & near] if laid else found
    sides = base_sides(game.figures[frame.actor].base, face.width, face.height)
    open_sides = [side for side in sides if not any(side & piece.mask for piece in laid)]
    return [mask for mask in found if any(mask & side for side in open_sides)]


@cache
def base_sides(base: Mask, width: int, height: int) -> tuple[Mask, ...]:
    """The squares along each side of a base (RT-R78)."""
    if not base:
        return ()
    rim, first = grown(base, width, height), (base & -base).bit_length() - 1
    row, column = divmod(first, width)
    sides = [0, 0, 0, 0]
    for square in squares(rim):
        r, c = divmod(square.bit_length() - 1, width)
        place = 0 if r < row else 1 if r > row + 1 else 2 if c < column else 3
        sides[place] |= square
    return tuple(side for side in sides if side)


# -- placing ---------------------------------------------------------------------------------


def pieces_left(frame: Frame) -> list[tuple[int, str]]:
    """The different pieces that may be placed next, each with its group."""
    left: tuple[tuple[str, ...], ...] = frame.named("left") or ()
    groups = left[:1] if frame.named("link") else left
    found: dict[str, int] = {}
    for place, group in enumerate(groups):
        for piece in group:
            found.setdefault(piece, place)
    return [(group, piece) for piece, group in found.items()]


def ways_to_place(game: RiftState, frame: Frame, turn: int) -> Iterator[Placement]:
    """Every legal placement of a piece that is left."""
    attack = game.box.attacks[frame.source]
    hordes = targets(game, frame, turn)
    for group, piece in pieces_left(frame) if hordes else ():
        for horde in hordes:
            if piece != SOLDIER:
                for mask in tile_places(game, attack, piece, horde, frame, turn):
                    yield group, piece, horde.serial, mask
            elif game.soldiers_left():
                for mask in squares(soldier_places(game, attack, horde)):
                    yield group, piece, horde.serial, mask


def relocations(game: RiftState, frame: Frame, turn: int) -> Iterator[tuple[Any, ...]]:
    """Soldiers a soldier tower may fetch from other cards when none is left (RT-12.14).

    Of two cards on one space with a soldier on the same square the upper one comes last.
    """
    attack = game.box.attacks[frame.source]
    if not is_tower(game, frame) or game.soldiers_left():
        return
    group = next((place for place, piece in pieces_left(frame) if piece == SOLDIER), None)
    if group is None:
        return
    for horde in targets(game, frame, turn):
        for mask in squares(soldier_places(game, attack, horde)):
            for other in game.hordes:
                if other.serial != horde.serial:
                    for square in squares(other.soldiers):
                        yield group, SOLDIER, horde.serial, mask, other.serial, square


def is_tower(game: RiftState, frame: Frame) -> bool:
    """Whether an attack is that of a tower on a building site."""
    return game.box.attacks[frame.source].level > 0 and frame.actor != NOTHING


def can_place(game: RiftState, frame: Frame, turn: int) -> bool:
    """Whether anything that is left can be placed."""
    for _ in ways_to_place(game, frame, turn):
        return True
    return False


def must_place(game: RiftState, frame: Frame, ways: list[Placement]) -> bool:
    """Whether one of these placements has to be chosen.

    A tower must strike where an enemy is uncovered (RT-R29, RT-R42); a hero or spell places what
    it was declared with as far as it fits (RT-R61).
    """
    if frame.named("may"):
        return False
    if not is_tower(game, frame):
        return bool(ways)
    struck = {way[2] for way in ways}
    return any(horde.serial in struck and game.uncovered(horde) for horde in game.hordes)


@cache
def _lay(piece: str, space: str, mask: Mask, width: int) -> Move:
    squares = square_names(mask, width)
    return moves.SOLDIER(space, *squares) if piece == SOLDIER else moves.TILE(space, squares)


class Place(Question):
    """Place the tiles and soldiers of an attack, one after another."""

    prompt = "place"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        turn = frame.named("turn") or 0
        if not frame.named("left"):
            return True
        return not can_place(game, frame, turn) and not any(relocations(game, frame, turn))

    def skipped(self, game: RiftState, frame: Frame) -> None:
        """What is left of a begun group, else of the attack, is lost (RT-R32, RT-12.8)."""
        if frame.named("link"):
            rest = frame.bound("link", None).bound("left", frame.named("left")[1:] or None)
            game.agenda[-1] = rest
        else:
            game.step(frame)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        turn = frame.named("turn") or 0
        ways = list(ways_to_place(game, frame, turn))
        spaces = {horde.serial: self._where(game, horde) for horde in game.hordes}
        found = []
        for way in ways:
            name, width = spaces[way[2]]
            found.append(Option(_lay(way[1], name, way[3], width), way))
        fetches = {}
        for fetched in relocations(game, frame, turn):
            (to, width), (source, wide) = spaces[fetched[2]], spaces[fetched[4]]
            (taken,), (put,) = square_names(fetched[5], wide), square_names(fetched[3], width)
            fetches[moves.RELOCATE(source, taken, to, put)] = fetched
        found += [Option(move, fetched) for move, fetched in fetches.items()]
        if not must_place(game, frame, ways):
            found.append(SKIP)
        return found

    def _where(self, game: RiftState, horde: Horde) -> tuple[str, int]:
        return game.map.names[horde.space], game.face(horde).width

    def answered(self, game: RiftState, frame: Frame, value: Any) -> None:
        if value is None:
            self.skipped(game, frame)
            return
        group, piece, serial, mask = value[:4]
        if len(value) > 4:
            game.happen(ev.SoldierLifted(value[4], value[5]), "RT-12.14", frame)
        self._lay(game, frame, piece, serial, mask)
        left = frame.named("left")
        rest = list(left[group])
        rest.remove(piece)
        others = left[:group] + left[group + 1 :]
        after = ((tuple(rest), *others)) if rest else others
        if not after:
            game.step(frame)
        else:
            bound = frame.bound("left", after).bound("link", serial if rest else None)
            game.agenda[-1] = bound

    def _lay(self, game: RiftState, frame: Frame, piece: str, serial: int, mask: Mask) -> None:
        if piece == SOLDIER:
            game.happen(ev.SoldierPlaced(serial, mask), "RT-12.1", frame)
        else:
            game.happen(ev.TilePlaced(serial, mask), "RT-11.1", frame)
        horde = game.horde(serial)
        if horde is None or not is_tower(game, frame) or not game.portal_level(horde):
            return
        if not game.sites[frame.actor][-1].struck:
            game.happen(ev.PortalStruck(frame.actor), "RT-13.5", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        return game.box.why_not_place(game, frame, move)


class Face(Question):
    """Turn the hero: the facing decides what the arrows reach and how tiles lie (RT-16.9)."""

    prompt = "face"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        attack = game.box.attacks[frame.source]
        return frame.named("turn") is not None or is_even(attack) or not self._turns(game, frame)

    def _turns(self, game: RiftState, frame: Frame) -> list[int]:
        return [turn for turn in range(4) if can_place(game, frame, turn)]

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        found = [Option(moves.FACE(TURNS[turn]), turn) for turn in self._turns(game, frame)]
        return [*found, SKIP] if frame.named("may") else found

    def answered(self, game: RiftState, frame: Frame, value: int | None) -> None:
        if value is None:
            game.agenda.pop()
        else:
            game.bind(frame, "turn", value)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        return Reason("RT-R60", "nothing-in-reach") if move.form is moves.FACE else None


def is_even(attack: Attack) -> bool:
    """Whether it makes no difference which way an attack is turned."""
    alike = attack.free or all(
        piece in (SOLDIER, "X") for group in attack.groups for piece in group
    )
    return attack.arrows in EVEN and alike


def any_way(game: RiftState, frame: Frame) -> bool:
    """Whether an attack can place anything, whichever way it is turned."""
    attack = game.box.attacks[frame.source]
    return any(can_place(game, frame, turn) for turn in (range(1) if is_even(attack) else range(4)))
