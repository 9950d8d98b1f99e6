"""What every horde threatens where it stands, and what it is worth covered in any way.

All numbers are in health tokens of the kingdom.
"""

from math import exp
from typing import NamedTuple

from siegeworks.games.rift.players.taste import BASE as USUAL
from siegeworks.games.rift.players.taste import Taste
from siegeworks.games.rift.rules.grid import BASE, SOLDIER, Mask, grown, placements, squares
from siegeworks.games.rift.rules.leaving import LARGE
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import Attack, Face
from siegeworks.games.rift.rules.state import RiftState

LOST = 1000.0
"""What it counts to lose the game."""
ALWAYS = 0.85
"""How much of what a horde could cost is feared if it has yet to come past no tower."""
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


def stays(game: RiftState, horde: Horde) -> bool:
    """Whether it is the life card of a boss who goes his own way."""
    plan = game.scenario.boss
    return plan is not None and game.is_boss(horde) and not game.box.bosses[plan.id].marches
