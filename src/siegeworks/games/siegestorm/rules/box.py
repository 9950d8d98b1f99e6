"""The Siegestorm Box: every printed card, and what is worked out from the print once."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from siegeworks.core.agenda import Script
from siegeworks.core.box import Box
from siegeworks.core.decision import Option
from siegeworks.core.event import Event
from siegeworks.core.moves import Moves
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules.boss import Boss
from siegeworks.games.siegestorm.rules.card import Card, Icon
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AfterStorm,
    AttackTwice,
    Cheaper,
    DrawMore,
    IgnoreDefenders,
    Modify,
    Passive,
    RaiseDamage,
    Totem,
    Untouchable,
    Whenever,
)

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.wiring import Wiring

SUPPORT_LIMIT = 68
"""No Support Zone can hold more: all cards of two decks."""
_COMMITS = tuple(Option(moves.COMMIT(place + 1), -1 - place) for place in range(SUPPORT_LIMIT))

_PLAYS = {
    "play": (moves.PLAY, moves.PLAY_FOR),
    "deploy": (moves.DEPLOY, moves.DEPLOY_ON),
}
"""How playing a card is said, without a track and with one."""


def _card_of(boss: Boss) -> Card:
    """The card a boss is in the game's lists: never in a deck, only its Menace Level effect."""
    passive = (boss.menace,)
    return Card(boss.name, "boss", "boss", "boss", 1, 0, None, None, passive=passive, id=boss.id)


class SiegeBox(Box):
    """Cards by number, and tables by card number for every moment a rule asks for one."""

    game: ClassVar[str] = "siegestorm"
    moves: ClassVar[Moves] = moves.MOVES

    # scripts of the rules, put in by the wiring
    order: Script
    storm: Script
    boss_storm: Script
    lead: Script
    icon: Script
    invoke: Script
    gang: EntryScript
    spirit: EntryScript
    deploy: Script
    together: Script
    nothing: Script
    hurt: Script
    kill_it: Script
    discard_one: Script
    # functions that would otherwise close a circle of imports
    notice: Callable[..., None]
    candidates: Callable[..., list[int]]
    count: Callable[..., int]
    everyone: Callable[..., list[int]]
    why_not_now: Callable[..., Reason | None]

    def __init__(self, cards: Iterable[Card], bosses: Iterable[Boss] = ()) -> None:
        super().__init__()
        self.bosses = {boss.id: boss for boss in bosses}
        self.cards = (*cards, *map(_card_of, self.bosses.values()))
        self.ids = tuple(card.id for card in self.cards)
        self.numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.cost = tuple(card.cost for card in self.cards)
        self.att = tuple(card.att or 0 for card in self.cards)
        self.de = tuple(card.de or 0 for card in self.cards)
        self.creatures = frozenset(n for n, card in enumerate(self.cards) if card.att is not None)
        self.boss_decks = self._boss_decks()
        self.shielded = self._with_icon("shielded")
        self.spirits = self._with_icon("spirit")
        self._plays: dict[tuple[str, int, str], tuple[Option, ...]] = {}
        self.discards = tuple(Option(moves.DISCARD(ident), n) for n, ident in enumerate(self.ids))
        self._sort_passives()

    def _boss_decks(self) -> dict[str, tuple[int, ...]]:
        """The cards of each boss deck, every copy."""
        decks: dict[str, tuple[int, ...]] = {}
        for number, card in enumerate(self.cards):
            if card.symbol in ("base", "advanced"):
                decks[card.faction] = decks.get(card.faction, ()) + (number,) * card.copies
        return decks

    def _with_icon(self, icon: Icon) -> frozenset[int]:
        return frozenset(number for number, card in enumerate(self.cards) if icon in card.icons)

    def _sort_passives(self) -> None:
        """Put each kind of passive into the table that the rules ask."""
        self.modifies: dict[int, tuple[Modify, ...]] = self._all(Modify)
        self.after_storm: dict[int, tuple[AfterStorm, ...]] = self._all(AfterStorm)
        self.ignoring = {card: p.who for card, p in self._one(IgnoreDefenders).items()}
        self.twice: dict[int, AttackTwice] = self._one(AttackTwice)
        self.raising = {card: p.by for card, p in self._one(RaiseDamage).items()}
        self.drawing = {card: p.cards for card, p in self._one(DrawMore).items()}
        self.cheaper: dict[int, Cheaper] = self._one(Cheaper)
        self.untouchable = frozenset(self._one(Untouchable))
        self.triggers: dict[int, Whenever] = self._one(Whenever)
        self.abilities: dict[int, Activate] = self._one(Activate)
        self.totems: dict[int, Totem] = self._one(Totem)

    def _all(self, kind: Any) -> dict[int, tuple[Any, ...]]:
        found = {}
        for number, card in enumerate(self.cards):
            passives: tuple[Passive, ...] = tuple(p for p in card.passive if isinstance(p, kind))
            if passives:
                found[number] = passives
        return found

    def _one(self, kind: Any) -> dict[int, Any]:
        """The passive of a kind of each card; a card has at most one of each of these kinds."""
        return {number: passives[0] for number, passives in self._all(kind).items()}

    def wire(self, wiring: "Wiring") -> None:
        """Add what the rules make of the print: scripts of entries, watchers, plain cards."""
        self.played: tuple[EntryScript, ...] = wiring.entries(self, "action", paid=True)
        self.commanded: tuple[EntryScript, ...] = wiring.entries(self, "command", boss=True)
        self.commanded_quietly = wiring.entries(self, "command-in-chain", boss=True, window=False)
        self.invoked: dict[int, EntryScript] = wiring.invoked(self)
        self.stormed: tuple[EntryScript, ...] = wiring.entries(self, "storm")
        self.stormed_quietly = wiring.entries(self, "storm-in-chain", window=False)
        self.used_by_other = wiring.entries(self, "used", window=False, finish=False)
        self.activated: dict[int, EntryScript] = wiring.abilities(self)
        self.triggered: dict[int, Script] = wiring.triggered(self, "trigger")
        self.boss_triggered: dict[int, Script] = wiring.triggered(self, "boss-trigger", boss=True)
        self.optional: frozenset[int] = wiring.optional(self)
        self.watchers: dict[type[Event], dict[int, str]] = wiring.watchers(self)
        self.shapeshifters: frozenset[int] = wiring.shapeshifters(self)
        self.plain: frozenset[int] = wiring.plain(self)

    def plays(self, what: str, track: int, name: str) -> tuple[Option, ...]:
        """For each card the option to play or deploy it for a track, named or not; made once."""
        key = (what, track, name)
        made = self._plays.get(key)
        if made is None:
            plain, named = _PLAYS[what]
            made = tuple(
                Option(named(ident, name) if name else plain(ident), (what, number, track))
                for number, ident in enumerate(self.ids)
            )
            self._plays[key] = made
        return made

    @staticmethod
    def commit(place: int) -> Option:
        """The option to commit the Supporter at a place of the Support Zone."""
        return _COMMITS[place]
