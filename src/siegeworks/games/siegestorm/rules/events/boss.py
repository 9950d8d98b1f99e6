"""Events of the boss: its deck, hand and Reserves, its level, life and tokens, its choices."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, Revelation
from siegeworks.games.siegestorm.rules.events.moving import UNKNOWN, find, off_the_top, put
from siegeworks.games.siegestorm.rules.pieces import Boss, Creature
from siegeworks.games.siegestorm.rules.state import SiegeState

Why = Literal["only", "dearest", "chosen"]
"""Why a boss settles on a card: there is no other, it costs most, a player chose."""


def boss_of(game: SiegeState) -> Boss:
    """The boss of a game that has one."""
    assert game.boss is not None
    return game.boss


@dataclass(slots=True)
class BossArrived(Event):
    """A boss took its place, with its Menace Level and life."""

    seat: Seat
    card: int
    menace: int
    life: int

    def happen(self, game: SiegeState) -> None:
        game.boss = Boss(self.card, self.life, self.menace)


@dataclass(slots=True)
class BossDeckBuilt(Revelation):
    """The boss's Resources were put together from a base and an advanced deck."""

    seat: Seat
    base_deck: str
    base: int
    advanced_deck: str
    advanced: int

    def happen(self, game: SiegeState) -> None:
        decks = game.box.boss_decks
        base = game.shuffled(decks[self.base_deck])[: self.base]
        advanced = game.shuffled(decks[self.advanced_deck])[: self.advanced]
        game.resources[self.seat] = game.shuffled(base + advanced)


@dataclass(slots=True)
class ToReserves(Event):
    """The boss's unplayed cards went to its Reserves."""

    seat: Seat
    cards: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        boss = boss_of(game)
        self.cards = game.hands[self.seat]
        game.boss = boss._replace(reserves=boss.reserves + self.cards)
        game.hands[self.seat] = ()


@dataclass(slots=True)
class BossDrew(Revelation):
    """The boss drew cards, face up; it has no hand limit (SS-18.12, SS-R158)."""

    seat: Seat
    number: int
    cards: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        self.cards = off_the_top(game, self.seat, self.number)
        game.hands[self.seat] = tuple(sorted(game.hands[self.seat] + self.cards))


@dataclass(slots=True)
class ReservesShuffled(Revelation):
    """The boss's Reserves became its new Resources."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        boss = boss_of(game)
        game.resources[self.seat] = game.shuffled(boss.reserves)
        game.boss = boss._replace(reserves=(), used=True)


@dataclass(slots=True)
class MenaceChanged(Event):
    """The Menace Level rose or fell."""

    change: int
    level: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        boss = boss_of(game)
        self.level = boss.menace + self.change
        game.boss = boss._replace(menace=self.level)


@dataclass(slots=True)
class Recovered(Event):
    """The boss's life rose."""

    seat: Seat
    amount: int
    life: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        boss = boss_of(game)
        self.life = boss.life + self.amount
        game.boss = boss._replace(life=self.life)


@dataclass(slots=True)
class GangPut(Event):
    """A Gang token was put on a creature."""

    piece: int
    card: int
    tokens: int = 0

    def happen(self, game: SiegeState) -> None:
        creature = find(game, self.piece).creature
        self.tokens = creature.gang + 1
        _change(game, creature._replace(gang=self.tokens))


@dataclass(slots=True)
class SpiritPut(Event):
    """A Spirit token was put on a Totem."""

    piece: int
    card: int
    tokens: int = 0

    def happen(self, game: SiegeState) -> None:
        creature = find(game, self.piece).creature
        self.tokens = creature.spirit + 1
        _change(game, creature._replace(spirit=self.tokens))


def _change(game: SiegeState, creature: Creature) -> None:
    """Put a creature back where it stands, with other tokens on it."""
    spot = find(game, creature.serial)
    put(game, spot.track, spot.place, creature)


@dataclass(slots=True)
class BossChose(Event):
    """The boss settled on a card of its hand to play, for a reason."""

    seat: Seat
    card: int
    command: str
    why: Why
    menace: int

    def happen(self, game: SiegeState) -> None:
        """Nothing changes yet: the card is played next."""


@dataclass(slots=True)
class BossStopped(Event):
    """The boss can play nothing more: what is left costs too much, or has no place."""

    seat: Seat
    cards: tuple[int, ...]
    """What is left in its hand."""
    menace: int

    def happen(self, game: SiegeState) -> None:
        """Nothing changes: the step is over."""


@dataclass(slots=True)
class BossTargeted(Event):
    """The boss settled on what its attack or its text strikes, for a reason."""

    seat: Seat
    """Whose card it is."""
    piece: int
    """Serial of the target; UNKNOWN if nothing can be killed and the player is struck."""
    card: int
    why: Why | Literal["none"]

    def happen(self, game: SiegeState) -> None:
        """Nothing changes yet: the strike follows."""
