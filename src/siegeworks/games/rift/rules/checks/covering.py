"""Searching for towers and heroes that cover a horde: where they stand, which tiles lie where.

The search goes depth first over bit masks, in the manner of an exact cover: it takes the uncovered
enemy square that the fewest placements reach and tries every piece that covers it, the one that
covers most first. What it finds are plans; whether a plan works is for the engine to say.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.building import STACK
from siegeworks.games.rift.rules.grid import BASE, SOLDIER, Mask, placements, squares
from siegeworks.games.rift.rules.maps import Map, Space
from siegeworks.games.rift.rules.printed import Attack, Face

HERO = -1
"""In the place of a tower: the hero of a seat, who covers with his base."""

Ways = tuple[Mask, ...]
"""Where one piece may lie."""


class Arm(NamedTuple):
    """A tower on a building site, turned one way; or a hero, by his seat."""

    tower: int
    site: int
    turn: int = 0


class Blow(NamedTuple):
    """A part of a plan: the squares its pieces are meant for, and the pieces still to spare."""

    arm: Arm
    masks: tuple[Mask, ...]
    spare: tuple[Ways, ...]


Plan = tuple[Blow, ...]


class Forces(NamedTuple):
    """What may be brought against a horde."""

    sites: tuple[int, ...]
    highest: int
    """The highest level of towers in the game (RT-4.8)."""
    lowest: int = 0
    """The lowest level that may strike: that of a portal (RT-13.3)."""
    heroes: int = 0
    """How many heroes may engage the horde."""


class Covering:
    """The search for plans against one horde on one space."""

    def __init__(self, box: RiftBox, ground: Map, face: Face, space: Space, forces: Forces) -> None:
        self.box, self.ground, self.face, self.space = box, ground, face, space
        self.tried = self.patience = 0
        self._failed: set[object] = set()
        self._known: dict[tuple[str, str, int, bool], Ways] = {}
        self.arms: dict[Arm, tuple[Ways, ...]] = {}
        for tower, printed in enumerate(box.towers):
            if forces.lowest <= printed.level <= forces.highest:
                for site in forces.sites:
                    for turn in range(4):
                        self._aim(Arm(tower, site, turn), printed.attacks)
        bases = placements(BASE, face.width, face.height)
        free = tuple(mask for mask in bases if not mask & (face.red | face.deadly))
        for seat in range(forces.heroes if free else 0):
            self.arms[Arm(HERO, seat)] = (free,)

    def _aim(self, arm: Arm, attacks: tuple[Attack, ...]) -> None:
        """List a tower with those of its pieces that reach the horde and cover somebody."""
        at = self.ground.sites[arm.site].space
        pieces = tuple(
            ways
            for attack in attacks
            if self.space in self.ground.reach(attack.arrows, at, arm.turn)
            for group in attack.groups
            for piece in group
            if (ways := self._ways(attack, piece, arm.turn))
        )
        if pieces:
            self.arms[arm] = pieces

    def _ways(self, attack: Attack, piece: str, turn: int) -> Ways:
        """Where a piece may lie on the empty card and cover an enemy (sections 11 and 12)."""
        key = (piece, attack.type, 0 if attack.free else turn, attack.free)
        if key not in self._known:
            face, blocked = self.face, self.face.resists[attack.type]
            if piece == SOLDIER:
                self._known[key] = tuple(squares(face.foes & ~(blocked | face.deadly)))
            else:
                ways = placements(piece, face.width, face.height, key[2], attack.free)
                self._known[key] = tuple(
                    mask for mask in ways if mask & face.foes and not mask & blocked
                )
        return self._known[key]

    @cached_property
    def over(self) -> dict[Mask, list[tuple[Mask, Arm, int]]]:
        """For each enemy square every placement that covers it: by whom, with which piece."""
        found: dict[Mask, list[tuple[Mask, Arm, int]]] = {
            square: [] for square in squares(self.face.foes)
        }
        for arm, pieces in self.arms.items():
            for number, ways in enumerate(pieces):
                for mask in ways:
                    for square in squares(mask & self.face.foes):
                        found[square].append((mask, arm, number))
        return found

    @cached_property
    def masks(self) -> dict[Mask, set[Mask]]:
        """For each enemy square the different sets of squares that cover it."""
        return {square: {mask for mask, *_ in ways} for square, ways in self.over.items()}

    @property
    def closed(self) -> Mask:
        """Squares of enemies that nothing can cover."""
        return sum(square for square, masks in self.masks.items() if not masks)

    # -- the search --------------------------------------------------------------------

    def plans(self, patience: int) -> Iterator[Plan]:
        """Plans that cover every enemy, until so many pieces have been tried."""
        self.tried, self.patience = 0, patience
        self._failed.clear()
        if not self.closed:
            yield from self._plans(0, ())

    @property
    def exhausted(self) -> bool:
        """Whether the last search saw everything there is."""
        return self.tried <= self.patience

    def _plans(self, cover: Mask, plan: Plan) -> Iterator[Plan]:
        need = self.face.foes & ~cover
        if not need:
            yield plan
            return
        key = (cover, frozenset((arm, spare) for arm, _, spare in plan))
        if key in self._failed:
            return
        self._failed.add(key)
        square = min(squares(need), key=lambda square: self._choice(square, cover))
        found = [*self._at_hand(square, cover, plan), *self._further(square, cover, plan)]
        found.sort(key=lambda item: (len(item[1]), -(item[0] & need).bit_count()))
        for mask, after in found:
            self.tried += 1
            if self.tried > self.patience:
                return
            yield from self._plans(cover | mask, after)

    def _choice(self, square: Mask, cover: Mask) -> int:
        """How many placements cover a square."""
        return sum(1 for mask in self.masks[square] if not mask & cover)

    def _at_hand(self, square: Mask, cover: Mask, plan: Plan) -> Iterator[tuple[Mask, Plan]]:
        """A square covered by a spare piece of a tower that is played anyway."""
        for place, (arm, masks, spare) in enumerate(plan):
            for number, ways in enumerate(spare):
                for mask in ways:
                    if mask & square and not mask & cover:
                        blow = Blow(arm, (*masks, mask), spare[:number] + spare[number + 1 :])
                        yield mask, (*plan[:place], blow, *plan[place + 1 :])

    def _further(self, square: Mask, cover: Mask, plan: Plan) -> Iterator[tuple[Mask, Plan]]:
        """A square covered by a further tower or hero."""
        free: dict[Arm, bool] = {}
        for mask, arm, number in self.over[square]:
            if mask & cover:
                continue
            if arm not in free:
                free[arm] = self._is_free(arm, plan)
            if free[arm]:
                pieces = self.arms[arm]
                spare = pieces[:number] + pieces[number + 1 :]
                yield mask, (*plan, Blow(arm, (mask,), spare))

    def _is_free(self, arm: Arm, plan: Plan) -> bool:
        """Whether a card is left and there is room on the site (RT-8.14), or the hero is free."""
        if arm.tower == HERO:
            return all(blow.arm != arm for blow in plan)
        played, on, soldiers = 0, [], self.box.soldier_towers
        for blow in plan:
            played += blow.arm.tower == arm.tower
            if blow.arm.site == arm.site and blow.arm.tower != HERO:
                on.append(blow.arm.tower)
        if played >= self.box.copies[arm.tower] or len(on) >= STACK:
            return False
        return not on or arm.tower in soldiers or on[0] in soldiers
