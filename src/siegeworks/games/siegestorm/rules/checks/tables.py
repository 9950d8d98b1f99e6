"""Games for checks to look at: decks, set-ups, positions."""

from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS, Card
from siegeworks.games.siegestorm.rules.deck import starter_deck
from siegeworks.games.siegestorm.rules.state import SiegeState

SEEDS = range(60)
"""Enough games for chance to show itself."""
MIXED = (
    *("4 armored-yak", "4 underworld-vindicator", "4 despoiler", "4 druuk-school-adept"),
    *("4 novice-of-the-font", "4 drowned-rower", "2 tengu", "2 velvet-poisoner"),
    *("2 ancient-dragon", "2 grand-overlord-ikee", "2 mother-of-mercies"),
)
"""A deck of four factions."""
MIXED_OTHERWISE = (
    *("4 keyhole-listener", "4 warrior-of-shamballa", "4 retired-master", "4 psalm-singer"),
    *("4 reed-ghoul", "4 ferry-reaver", "2 velvet-poisoner", "2 thief-of-breath"),
    *("2 granary-steward", "2 ancient-dragon", "2 empress-of-ash"),
)
FREE = (("free_for_all", "true"),)


def duel() -> Game:
    """The game."""
    return game_of("siegestorm/duel")[0]


def siege(state: object) -> SiegeState:
    """A State that is known to be one of this game."""
    assert isinstance(state, SiegeState)
    return state


def position(
    text: str, seed: int = 0, switches: tuple[tuple[str, str], ...] = (), mode: str = "duel"
) -> SiegeState:
    """A game played on from a position."""
    return siege(duel().read_position(text, mode, seed, switches))


def setup_of(*decks: tuple[str, ...], switches: tuple[tuple[str, str], ...] = ()) -> Setup:
    """A Duel between decks."""
    return Setup("duel", tuple(Seating("", deck) for deck in decks), switches)


def start(setup: Setup, seed: int = 0, *, lenient: bool = False) -> SiegeState:
    """A Duel at its set-up."""
    return siege(duel().start(setup, seed, check=not lenient))


def starter(faction: str) -> tuple[str, ...]:
    """The starter deck of a faction, as a seat brings it."""
    return next(starter_deck(BOX, name).lines for name in FACTIONS if name == faction)


def boss_cards() -> list[Card]:
    """The cards of every boss deck."""
    return [card for card in BOX.cards if card.symbol in ("base", "advanced")]


def refused(text: str, mode: str = "duel") -> bool:
    """Whether a position is none of a mode."""
    try:
        position(text, mode=mode)
    except Refused:
        return True
    return False
