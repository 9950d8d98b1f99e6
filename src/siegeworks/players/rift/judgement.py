"""How a Rift situation is judged: what every horde threatens, what figures and towers promise.

All numbers are in health tokens of the kingdom; what is judged is the end of phase 2.
"""

from collections.abc import Collection
from math import exp
from typing import NamedTuple

from siegeworks.players.rift.taste import BASE as USUAL
from siegeworks.players.rift.taste import Taste
from siegeworks.rift.figures import is_protected
from siegeworks.rift.grid import BASE, SOLDIER, Mask, grown, placements, squares
from siegeworks.rift.leaving import LARGE
from siegeworks.rift.maps import Space
from siegeworks.rift.printed import Attack, Face
from siegeworks.rift.state import NOWHERE, Horde, RiftState

LOST = 1000.0
MOST_THREATS = 5000
"""Hordes that are remembered."""
ALWAYS = 0.85
"""How much of what a horde could cost is feared if it has yet to come past no tower."""
EXPOSED = 2.0
"""Building sites beside a space from which on a horde there is well exposed."""
UNSEEN = 0.2
"""What a round counts that a horde spends far from all building sites."""
PORTAL_FADING = 0.4
PORTAL_SQUARES = 0.75
LIFE_SQUARE = 1.6
"""A square of a boss's life cards."""
AIM = 0.15
"""What a visible targeting symbol costs."""
BASES = 4
"""Places for a base on one horde that are worth a thought."""


class Stakes(NamedTuple):
    """What things are worth in a situation."""

    token: float
    """A health token of the kingdom."""
    crystal: float
    portal: float
    """A portal destroyed, or a life of a boss."""
    rounds: int
    """How many rounds the game may still last."""


def stakes(game: RiftState) -> Stakes:
    """What things are worth now: health the more, the less is left of it."""
    rounds = 1 if game.last_round else 3 + max((len(deck) for deck in game.decks), default=0)
    token = 1.0 + 5.0 / max(1, game.health)
    last = game.scenario.goal == "portals" and game.destroyed + 1 >= game.scenario.portals
    return Stakes(round(token, 2), round(min(0.6, 0.09 * rounds), 2), 30.0 if last else 4.0, rounds)


class Threat:
    """A horde card where it stands: what is to be feared of it, however it is covered."""

    __slots__ = (
        *("after_fall", "ahead", "boss", "face", "flying", "large", "leaves", "portal"),
        *("seen", "singles", "size", "stakes", "still", "taste", "ways_seen"),
    )

    def __init__(
        self,
        game: RiftState,
        horde: Horde,
        stakes: Stakes,
        ahead: tuple[float, ...],
        taste: Taste = USUAL,
    ) -> None:
        self.taste = taste
        card, face = game.card(horde), game.face(horde)
        self.face: Face = face
        self.stakes = stakes
        self.ahead = ahead
        """For each space on its way how long it can still be struck from there on."""
        self.still = stays(game, horde)
        self.flying = card.flying
        self.portal = game.portal_level(horde) > 0
        self.boss = game.is_boss(horde)
        self.large = tuple(mask for mask, _ in face.enemies if mask.bit_count() > 1)
        self.singles = face.foes
        for mask in self.large:
            self.singles &= ~mask
        self.size = face.foes.bit_count()
        self.after_fall = stakes.crystal * card.crystals - (2.0 if card.ghost else 0.0)
        if self.portal or self.boss:
            self.after_fall += stakes.portal
        self.leaves = -LOST if self.portal or self.boss else 0.0
        self.seen: dict[tuple[Mask, Mask, Mask, int], float] = {}
        self.ways_seen: dict[tuple[str, str, int, bool, Mask], tuple[Mask, ...]] = {}

    def worth(self, tiles: Mask, soldiers: Mask, bases: Mask, riders: int) -> float:
        """What the horde is worth, at best its crystals, covered like this at the end of phase 2.

        `riders` says how many figures on it will keep it from moving.
        """
        key = (tiles, soldiers, bases, riders)
        known = self.seen.get(key)
        if known is None:
            known = self.seen[key] = self._worth(tiles, soldiers, bases, riders)
        return known

    def _worth(self, tiles: Mask, soldiers: Mask, bases: Mask, riders: int) -> float:
        cover = tiles | soldiers | bases
        if not self.face.foes & ~cover:
            return self.after_fall
        if tiles and self._shows("healing", cover):
            tiles = 0
            cover = soldiers | bases
        hasty, aims = self._shows("haste", cover), self._shows("targeting", cover)
        tries = 2 if hasty else 1
        if not self.flying:
            tries = 0 if riders else tries - 1 if soldiers else tries
        if self.still:
            tries = 0
        if tries >= len(self.ahead):
            return self._left(cover)
        kept = tiles | (0 if self.flying else bases)
        time = self.ahead[tries]
        if self._shows("haste", kept):
            time = 0.3 + 0.55 * time
        return -self._feared(kept, time) - (AIM if aims else 0.0)

    def _shows(self, symbol: str, cover: Mask) -> bool:
        return any(mask & ~cover for mask in self.face.symbols[symbol])

    def _left(self, cover: Mask) -> float:
        """What it costs if the horde leaves the map now."""
        if self.leaves:
            return self.leaves
        cost = (self.singles & ~cover).bit_count()
        cost += LARGE * sum(1 for mask in self.large if mask & ~cover)
        return -cost * self.stakes.token * self.taste.caution

    def _feared(self, cover: Mask, time: float) -> float:
        """What is to be feared of the horde that can be struck for so many rounds."""
        taste = self.taste
        share = ALWAYS * exp(-taste.fading * time)
        left = self.face.foes & ~cover
        if self.boss:
            return LIFE_SQUARE * left.bit_count() * (1.0 + share)
        cost: float = (self.singles & left).bit_count()
        for mask in self.large:
            there = (mask & left).bit_count()
            if there:
                cost += LARGE * taste.begun + (1.0 - taste.begun) * there
        fear = (cost * self.stakes.token * taste.caution + taste.still_there) * share
        if self.portal:
            part = left.bit_count() / self.size
            feared = taste.portal * exp(-PORTAL_FADING * time)
            fear += feared * (1.0 - PORTAL_SQUARES + PORTAL_SQUARES * part)
        return fear

    # -- laying ------------------------------------------------------------------------

    def ways(self, attack: Attack, piece: str, turn: int, cover: Mask) -> tuple[Mask, ...]:
        """The ways to lay a piece that cover most and leave no rags; if none covers, any one."""
        key = (attack.type, piece, turn, attack.free, cover)
        known = self.ways_seen.get(key)
        if known is None:
            known = self.ways_seen[key] = self._ways(attack, piece, turn, cover)
        return known

    def _ways(self, attack: Attack, piece: str, turn: int, cover: Mask) -> tuple[Mask, ...]:
        face = self.face
        left = face.foes & ~cover
        if piece == SOLDIER:
            places = tuple(squares(left & ~self._resists(attack) & ~face.deadly))
        else:
            blocked = cover | self._resists(attack)
            drawn = placements(piece, face.width, face.height, turn, attack.free)
            places = tuple(mask for mask in drawn if not mask & blocked)
        rated = [(self._fits(mask, left), mask) for mask in places if mask & left]
        if not rated:
            return places[:1]
        rated.sort(reverse=True)
        return tuple(mask for _, mask in rated)

    def _resists(self, attack: Attack) -> Mask:
        """The squares that resist an attack, as far as one looks at that."""
        return self.face.resists[attack.type] if self.taste.resists else 0

    def _fits(self, mask: Mask, left: Mask) -> float:
        """How well a mask lies: squares covered, less what is torn off from it."""
        rest = left & ~mask
        torn = (grown(mask, self.face.width, self.face.height) & rest).bit_count()
        fit = (mask & left).bit_count() - 0.15 * torn
        for large in self.large:
            if mask & left & large:
                fit += 0.2 if not rest & large else -0.2
        for symbol in ("healing", "haste"):
            if any(mask & carrier & left for carrier in self.face.symbols[symbol]):
                fit += 0.3
        return fit

    def base_ways(self, cover: Mask) -> tuple[Mask, ...]:
        """The ways to put a base on the card that cover most."""
        face = self.face
        blocked, left = face.red | face.deadly | cover, face.foes & ~cover
        places = [m for m in placements(BASE, face.width, face.height) if not m & blocked]
        places.sort(key=lambda mask: (-self._fits(mask, left), mask))
        return tuple(places[:BASES])


class Board:
    """The hordes of a world: what covers each of them, and what each is worth."""

    __slots__ = (
        "bases",
        "game",
        "noticed",
        "riders",
        "soldiers",
        "soldiers_left",
        "taste",
        "threats",
        "tiles",
    )

    def __init__(self, game: RiftState, judge: "Judge") -> None:
        self.game = game
        now = stakes(game)
        self.threats: dict[int, Threat] = {}
        self.tiles: dict[int, Mask] = {}
        self.soldiers: dict[int, Mask] = {}
        for horde in game.hordes:
            serial, _card, _space, _path, tiles, soldiers, gate = horde
            self.threats[serial] = judge.threat(game, horde, now)
            self.tiles[serial], self.soldiers[serial] = tiles | gate, soldiers
        self.bases = dict.fromkeys(self.threats, 0)
        self.riders = dict.fromkeys(self.threats, 0)
        for figure in game.figures:
            if figure.horde:
                self.bases[figure.horde] |= figure.base
                self.riders[figure.horde] += 1
        self.soldiers_left = game.soldiers_left()
        self.taste = judge.taste
        self.noticed = self._nearest(judge.taste.notices) if judge.taste.notices else self.threats

    def _nearest(self, number: int) -> Collection[int]:
        """The hordes nearest to their exits."""
        threats = self.threats
        return sorted(threats, key=lambda serial: (len(threats[serial].ahead), serial))[:number]

    def cover(self, serial: int) -> Mask:
        """Every covered square of a horde."""
        return self.tiles[serial] | self.soldiers[serial] | self.bases[serial]

    def is_open(self, serial: int) -> bool:
        """Whether an enemy of a horde is not covered."""
        return bool(self.threats[serial].face.foes & ~self.cover(serial))

    def is_aim(self, serial: int) -> bool:
        """Whether a horde is worth an attack, and one looks at it at all."""
        return serial in self.noticed and self.is_open(serial)

    def worth(self, serial: int) -> float:
        """What a horde is worth now."""
        return self.threats[serial].worth(
            self.tiles[serial], self.soldiers[serial], self.bases[serial], self.riders[serial]
        )

    def total(self) -> float:
        """What all hordes are worth."""
        return sum(self.worth(serial) for serial in self.threats)


class Judge:
    """Judges the situations of one game and remembers the hordes it has judged."""

    def __init__(self, taste: Taste = USUAL, like: "Judge | None" = None) -> None:
        self.taste = taste
        self.threats: dict[tuple[object, ...], Threat] = {}
        self.known: dict[tuple[object, ...], float] = like.known if like else {}
        """What follows from the map alone, whatever the taste; judges may share it."""
        self.reached: dict[tuple[object, ...], frozenset[Space]] = like.reached if like else {}
        self.ways: dict[tuple[str, int], tuple[float, ...]] = like.ways if like else {}

    def threat(self, game: RiftState, horde: Horde, now: Stakes) -> Threat:
        """The threat of a horde where it stands."""
        _serial, card, space, path, _tiles, _soldiers, gate = horde
        key = (game.scenario.id, card, path, space, gate > 0, now)
        known = self.threats.get(key)
        if known is None:
            if len(self.threats) > MOST_THREATS:
                self.threats.clear()
            known = Threat(game, horde, now, self._ahead(game, horde), self.taste)
            self.threats[key] = known
        return known

    def _ahead(self, game: RiftState, horde: Horde) -> tuple[float, ...]:
        key = (game.scenario.id, horde.path)
        if key not in self.ways:
            self.ways[key] = time_ahead(game, horde.path)
        path = game.map.tokens[horde.path].path
        return self.ways[key][path.index(horde.space) if horde.space in path else 0 :]

    def worth(self, game: RiftState) -> float:
        """What a situation in phase 2 is worth: its hordes and its figures."""
        if game.outcome is not None:
            return LOST if game.outcome.winners else -LOST
        board = Board(game, self)
        return board.total() + figures_worth(board)


def time_ahead(game: RiftState, path: int) -> tuple[float, ...]:
    """For each space of a path how many rounds a horde can be struck from there to the exit."""
    sites = [site.space for site in game.map.sites]
    total, found = 0.0, []
    for space in reversed(game.map.tokens[path].path):
        beside = sum(game.map.distance(space, site) <= 1 for site in sites)
        total += max(UNSEEN, min(1.0, beside / EXPOSED))
        found.append(total)
    return tuple(reversed(found))


def stays(game: RiftState, horde: Horde) -> bool:
    """Whether it is the life card of a boss who goes his own way."""
    plan = game.scenario.boss
    return plan is not None and game.is_boss(horde) and not game.box.bosses[plan.id].marches


# -- figures -------------------------------------------------------------------------------

DEFEATED = 2.2
HEALTH = (0.0, 0.55, 0.95, 1.2, 1.35, 1.45)
"""What a hero's health is worth."""
BEAST = 0.5
FAR = 0.05
"""What each space between a figure and the hordes costs."""
OFF_MAP = 0.35
IN_THE_WAY = 0.4
"""What it costs that a figure keeps a tower from a building site."""


def figures_worth(board: Board) -> float:
    """What the figures are worth: health after the wounds they must expect, abilities, place."""
    game = board.game
    total = 0.0
    for number, figure in enumerate(game.figures):
        if figure.guest:
            continue
        printed = game.box.heroes[figure.hero]
        if not printed.revives:
            alive = figure.space != NOWHERE and not wounds(board, number)
            total += BEAST if alive else 0.0
            total -= _apart(board, figure.space) if alive and not figure.horde else 0.0
            continue
        left = 0 if figure.down else figure.health - wounds(board, number)
        health = HEALTH[min(left, len(HEALTH) - 1)] if left > 0 else -DEFEATED
        total += health / board.taste.bravery
        total += board.taste.face_up * (len(figure.slots) - len(figure.used))
        if left > 0 and not figure.horde:
            total -= _apart(board, figure.space)
    return total


def wounds(board: Board, number: int) -> int:
    """The wounds a figure must expect this round."""
    game = board.game
    figure = game.figures[number]
    if figure.space == NOWHERE or is_protected(game, number):
        return 0
    found = 0
    for serial, threat in board.threats.items():
        horde = game.horde(serial)
        if horde is None:
            continue
        cover, rides = board.cover(serial), figure.horde == serial
        if not board.is_open(serial):
            tireless = game.box.heroes[figure.hero].tireless
            found += int(rides and not tireless and not _reborn(game, number, serial))
            continue
        if rides and not threat.flying:
            found += 1 + any(mask & ~cover for mask in threat.face.symbols["haste"])
        if any(mask & ~cover for mask in threat.face.symbols["targeting"]):
            after = game.map.after[horde.path].get(horde.space, NOWHERE)
            goal = horde.space if board.riders[serial] else after
            found += int(goal != NOWHERE and game.map.distance(goal, figure.space) <= 1)
    return found


def _reborn(game: RiftState, number: int, serial: int) -> bool:
    return any(
        it.kind == "reborn" and (it.figure, it.horde) == (number, serial) for it in game.lasting
    )


def _apart(board: Board, space: Space) -> float:
    """What it costs that a figure is away from the hordes it could meet, or in the way."""
    if space == NOWHERE:
        return OFF_MAP
    game = board.game
    if space in game.map.site_at:
        return IN_THE_WAY
    near = [
        game.map.distance(space, horde.space)
        for horde in game.hordes
        if game.is_ordinary(horde) and board.is_open(horde.serial)
    ]
    return FAR * min(near, default=2)
