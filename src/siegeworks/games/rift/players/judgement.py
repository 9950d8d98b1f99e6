"""How a Rift situation is judged: by what its hordes threaten and what its figures promise.

All numbers are in health tokens of the kingdom; what is judged is the end of phase 2.
"""

from collections.abc import Collection

from siegeworks.games.rift.players.taste import BASE as USUAL
from siegeworks.games.rift.players.taste import Taste
from siegeworks.games.rift.players.threats import LOST, Stakes, Threat, stakes
from siegeworks.games.rift.rules.figures import is_protected
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.state import RiftState

MOST_THREATS = 5000
"""Hordes that are remembered."""
EXPOSED = 2.0
"""Building sites beside a space from which on a horde there is well exposed."""
UNSEEN = 0.2
"""What a round counts that a horde spends far from all building sites."""


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
