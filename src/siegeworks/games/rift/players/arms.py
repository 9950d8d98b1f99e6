"""What tower cards promise for the rounds to come: in whose hand, and at which level."""

from functools import cache
from typing import NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.threats import stakes
from siegeworks.games.rift.rules.bosses import GATE_LEVEL
from siegeworks.games.rift.rules.building import upgrades
from siegeworks.games.rift.rules.grid import SOLDIER, cells
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.march import is_visible
from siegeworks.games.rift.rules.printed import MAGIC, PHYSICAL, PORTAL, TYPES, UNIVERSAL, Tower
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.state import RiftState

USUAL = (0.0, 1.0, 1.7, 2.3, 2.8, 3.2, 3.6)
"""How many enemies a tile of so many squares usually covers."""
STAND = 1.3
"""What a soldier is worth beside a tile of one square: it also holds its horde."""
FREELY = 1.15
"""How much better tiles are that may be turned."""
LONGEST = 8
"""No plan looks farther ahead than so many rounds."""
CROWDING = 0.8
"""How fast the worth of further towers falls as the sites of a seat fill."""
CROWDED = 0.3
"""What is left of the worth of a tower for which there is no building site."""
SPARE_WHITE = 0.4
"""How much of a white site counts as a seat's own."""
ON_THE_WAY = 0.5
"""How much of that a tower is worth that lacks a level."""
GATE_SQUARES = 4
"""Squares usually left on a horde that a portal tile was put on."""


SCARCE = 3.0
"""How much more an attack type is worth, at most, that the towers lack."""
IN_REACH = (2.5, 1.5, 0.2)
"""How much more it is worth to strike a portal that is there, by how soon it is in reach."""


class Need(NamedTuple):
    """What a portal takes: towers of a level, and how many squares of which type."""

    level: int
    squares: int
    physical: int
    """Squares that only physical attacks cover, or universal ones."""
    magic: int
    spaces: tuple[Space, ...] = ()
    """Where it will stand in the rounds to come."""
    there: bool = False
    """Whether it is on the map already."""


class Armoury:
    """Judges the tower cards of one situation."""

    def __init__(self, game: RiftState, judge: Judge) -> None:
        self.game = game
        self.judge = judge
        self.rounds = min(LONGEST, stakes(game).rounds)
        self.held = [
            [*game.hands[seat], *game.passed[seat], *_built(game, seat)]
            for seat in range(game.seats)
        ]
        self.fires = [fire_of(printed) for printed in game.box.towers]
        self.shares = self._shares()
        self.needs = [
            (need, {type_: self._supply(need.level, type_) for type_ in TYPES})
            for need in _needs(game)
        ]

    def promise(self, seat: Seat, tower: int) -> float:
        """What a tower card promises in a seat's hand."""
        return self.use(seat, tower) + self.ready(seat, tower)

    def use(self, seat: Seat, tower: int) -> float:
        """What a tower will cover in the rounds to come."""
        return self.firepower(seat, tower) * self.judge.taste.later * self.rounds

    def firepower(self, seat: Seat, tower: int) -> float:
        """How many enemies a tower of a seat usually covers in a round."""
        printed = self.game.box.towers[tower]
        fire = sum(shot * self.shares[type_] for type_, shot in self.fires[tower])
        return fire * self._reach(seat, printed) * self._room(seat, printed)

    def ready(self, seat: Seat, tower: int, *, later: bool = False) -> float:
        """What it is worth that a seat has a tower to strike portals with, or just later ones."""
        printed, most = self.game.box.towers[tower], 0.0
        held = any(tower in hand for hand in self.held)
        for need, supply in self.needs:
            if later and need.there:
                continue
            missing = max(0, need.level - printed.level)
            near = self._near(seat, printed, need) * ON_THE_WAY**missing
            for type_, fire in self.fires[tower]:
                own = fire if held and not missing else 0.0
                short = max(
                    need.squares - supply[UNIVERSAL] + own,
                    need.magic - supply[MAGIC] + own if type_ != PHYSICAL else 0.0,
                    need.physical - supply[PHYSICAL] + own if type_ != MAGIC else 0.0,
                )
                most = max(most, min(fire, short) * near)
        return self.judge.taste.ready * most

    def _near(self, seat: Seat, printed: Tower, need: Need) -> float:
        """How soon, or from how many spaces, a tower of a seat reaches a portal."""
        reached = self._reached(seat, printed)
        if not need.there:
            return min(1.0, 0.4 + 0.2 * len(reached.intersection(need.spaces)))
        for soon, space in enumerate(need.spaces[: len(IN_REACH) - 1]):
            if space in reached:
                return IN_REACH[soon]
        return IN_REACH[-1]

    def _reached(self, seat: Seat, printed: Tower) -> frozenset[Space]:
        key = (self.game.scenario.id, self.game.seats, seat, printed.id)
        known = self.judge.reached.get(key)
        if known is None:
            known = self.judge.reached[key] = reached_by(self.game, seat, printed)
        return known

    def _shares(self) -> dict[str, float]:
        """For each attack type the share of the enemies to come it covers, rare types above."""
        game, found, total = self.game, dict.fromkeys(TYPES, 0), 1
        coming = [card for deck in game.decks for card in deck]
        for card in (*coming, *(horde.card for horde in game.hordes)):
            face = game.box.cards[card].faces[0]
            total += face.foes.bit_count()
            found[PHYSICAL] += (face.foes & face.resists[MAGIC]).bit_count()
            found[MAGIC] += (face.foes & face.resists[PHYSICAL]).bit_count()
        every = self._supply(1, UNIVERSAL) + 1.0
        only = {}
        for type_ in (PHYSICAL, MAGIC):
            wanted = found[type_] / total
            there = (self._supply(1, type_) + 0.5) / every
            only[type_] = wanted * min(SCARCE, max(0.5, wanted / there))
        alike = 1.0 - (found[PHYSICAL] + found[MAGIC]) / total
        return {
            PHYSICAL: alike + only[PHYSICAL],
            MAGIC: alike + only[MAGIC],
            UNIVERSAL: alike + only[PHYSICAL] + only[MAGIC],
        }

    def _supply(self, level: int, type_: str) -> float:
        """What all towers of a level and above cover of a type; of any if it is universal."""
        total = 0.0
        for card in (card for hand in self.held for card in hand):
            printed = self.game.box.towers[card]
            if printed.level >= level:
                total += sum(
                    fire
                    for kind, fire in self.fires[card]
                    if type_ == UNIVERSAL or kind in (type_, UNIVERSAL)
                )
        return total

    def _room(self, seat: Seat, printed: Tower) -> float:
        """Whether a seat has a site left for a tower; soldiers go on top of others (RT-8.14)."""
        towers = self.game.box.towers
        others = list(self.held[seat])
        number = self.game.box.tower_numbers[printed.id]
        if number in others:
            others.remove(number)
        stacks = printed.family == "soldiers"
        alike = sum((towers[card].family == "soldiers") == stacks for card in others)
        full = alike / self._sites(seat)
        return 1.0 / (1.0 + CROWDING * full) if full < 1.0 else CROWDED

    def _sites(self, seat: Seat) -> float:
        key = ("room", self.game.scenario.id, self.game.seats, seat)
        known = self.judge.known.get(key)
        if known is None:
            known = self.judge.known[key] = room_of(self.game, seat)
        return known

    def _reach(self, seat: Seat, printed: Tower) -> float:
        key = ("reach", self.game.scenario.id, self.game.seats, seat, printed.id)
        known = self.judge.known.get(key)
        if known is None:
            known = self.judge.known[key] = reach_of(self.game, seat, printed)
        return known

    def upgrades(self, tower: int) -> list[int]:
        """The cards a tower may become when it is passed."""
        return upgrades(self.game, tower, 1)

    def best_pass(self, seat: Seat, tower: int) -> tuple[float, Seat, int]:
        """The best way to pass a tower card on: what is gained, to whom, as which card."""
        game = self.game
        better = self.upgrades(tower) or ([] if game.solo else [tower])
        if not better:
            return 0.0, seat, tower
        now = self.promise(seat, tower)
        others = [other for other in range(game.seats) if other != seat or game.solo]
        found = [(self.promise(to, new) - now, to, new) for to in others for new in better]
        return max(found, key=lambda way: (way[0], -way[1], -way[2]))


def fire_of(tower: Tower) -> list[tuple[str, float]]:
    """How many enemies the attacks of a tower usually cover, by type."""
    return [
        (attack.type, sum(_fire(piece, attack.free) for group in attack.groups for piece in group))
        for attack in tower.attacks
    ]


@cache
def _fire(piece: str, free: bool) -> float:
    if piece == SOLDIER:
        return STAND
    size = len(cells(piece))
    return USUAL[min(size, len(USUAL) - 1)] * (FREELY if free and size > 1 else 1.0)


def _built(game: RiftState, seat: Seat) -> list[int]:
    return [
        built.tower
        for site in game.sites
        for built in site
        if built.seat == seat and not built.struck
    ]


def _needs(game: RiftState) -> list[Need]:
    """What the portals take that are there or to come."""
    found = set()
    for horde in game.hordes:
        if game.portal_level(horde):
            left, resists = game.uncovered(horde), game.face(horde).resists
            need = _need(game.portal_level(horde), left, resists)
            path, step = game.map.tokens[horde.path].path, 1 + is_visible(game, horde, "haste")
            ahead = path[path.index(horde.space) + step :: step]
            found.add(need._replace(spaces=ahead, there=True))
    for token, deck in zip(game.map.tokens, game.decks, strict=True):
        for printed in {game.box.cards[card].id: game.box.cards[card] for card in deck}.values():
            if printed.kind == PORTAL:
                face = printed.faces[0]
                need = _need(printed.level, face.foes, face.resists)
                found.add(need._replace(spaces=token.path))
    plan = game.scenario.boss
    if plan is not None and (not plan.actions or "gather" in plan.actions):
        found.add(Need(GATE_LEVEL, GATE_SQUARES, 0, 0, tuple(game.map.paths)))
    return sorted(found)


def _need(level: int, left: int, resists: dict[str, int]) -> Need:
    physical, magic = left & resists[MAGIC], left & resists[PHYSICAL]
    return Need(level, left.bit_count(), physical.bit_count(), magic.bit_count())


def room_of(game: RiftState, seat: Seat) -> int:
    """How many towers a seat can put beside a path."""
    room = 0.0
    for site, place in enumerate(game.map.sites):
        if any(near in game.map.paths for near in game.map.around[place.space]):
            white = game.colour(site) == NO_COLOUR
            own = game.solo or game.colour(site) == seat
            room += SPARE_WHITE if white and not game.solo else 1.0 if own else 0.0
    return max(1, round(room * 2 / 3) if game.solo else round(room))


def reached_by(game: RiftState, seat: Seat, tower: Tower) -> frozenset[Space]:
    """The path spaces a tower reaches from the sites of a seat."""
    found: set[Space] = set()
    for site, place in enumerate(game.map.sites):
        if game.solo or game.colour(site) in (seat, NO_COLOUR):
            for attack in tower.attacks:
                for turn in range(4):
                    found |= game.map.reach(attack.arrows, place.space, turn)
    return frozenset(found & game.map.paths)


def reach_of(game: RiftState, seat: Seat, tower: Tower) -> float:
    """How well a tower reaches the paths from the sites of a seat, from 0 to 1."""
    arrows = " ".join(attack.arrows for attack in tower.attacks)
    found = []
    for site, place in enumerate(game.map.sites):
        if game.solo or game.colour(site) in (seat, NO_COLOUR):
            reached = max(
                len(game.map.reach(arrows, place.space, turn) & game.map.paths) for turn in range(4)
            )
            found.append(min(1.0, 0.2 + 0.4 * reached) if reached else 0.0)
    best = sorted(found, reverse=True)[:3]
    return sum(best) / 3
