"""Every card and every boss there is, read from the modules of `cards/` and `bosses/`.

What is wrong with one of them is refused here, by its file, its name and the reason.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pkgutil import iter_modules

from siegeworks.core.agenda import Script
from siegeworks.core.content import check_ids, check_values, data_module, parts_of, refuse
from siegeworks.games.siegestorm import bosses, cards
from siegeworks.games.siegestorm.rules.boss import BOSS_DECK_SIZE, DIFFICULTIES, LEVELS, Boss
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.rules.effects import Effect
from siegeworks.games.siegestorm.rules.passives import Activate, Modify, Totem, Whenever
from siegeworks.games.siegestorm.rules.picks import Pick

SETS = {"ysra": 54, "khunglai": 54, "seraphia": 56, "styxia": 56, "promo": None}
"""The sets in the order of the Box, each with its printed size; that of promo cards is open."""


# -- cards ---------------------------------------------------------------------------------


def card_set(name: str, cards: tuple[Card, ...], size: int | None = None) -> tuple[Card, ...]:
    """The cards of a set, which is called like its file, of the printed size."""
    file = f"{name}.py"
    found = tuple(replace(card, faction=name) for card in cards)
    for card in found:
        _check_card(file, card)
        if not card.action or not card.passive:
            refuse(file, card.name, "it needs an action and a passive (SS-3.1)")
    number = sum(card.copies for card in found)
    if size not in (None, number):
        refuse(file, "", f"{number} cards, copies counted, instead of {size}")
    return found


def _check_card(file: str, card: Card) -> None:
    """Refuse a card whose numbers or texts cannot be played with."""
    check_values(file, card.name, card)
    if not card.id:
        refuse(file, card.name, "it has no name to make an id of")
    if min(card.cost, card.att or 0, card.de or 0) < 0 or card.copies < 1:
        refuse(file, card.name, "cost, ATT and DEF are numbers from 0, copies from 1")
    kinds = [type(passive) for passive in card.passive]
    for kind in kinds:
        if kinds.count(kind) > 1 and kind is not Modify:
            refuse(file, card.name, f"two passives of the kind {kind.__name__}")
    for text in (card.action, *(p.do for p in card.passive if isinstance(p, Activate))):
        _check_names(file, card, text, set())
    for passive in card.passive:
        if isinstance(passive, Whenever | Totem):
            _check_names(file, card, passive.do, {"it"})


def _check_names(file: str, card: Card, text: Script, known: set[str]) -> None:
    """Refuse a text that chooses too late, or speaks of something nobody has chosen (SS-R41)."""
    chosen = [isinstance(part, Choose) for part in text]
    if chosen != sorted(chosen, reverse=True):
        refuse(file, card.name, "every Choose comes first in a text (SS-R41)")
    known = known | {part.name for part in text if isinstance(part, Choose)}
    for effect in (part for part in parts_of(text) if isinstance(part, Effect)):
        for name in (getattr(effect, field) for field in effect.uses):
            if name not in known:
                verb = type(effect).__name__
                refuse(file, card.name, f"{verb} uses {name!r}, which nobody chose")


def check_box(files: Mapping[str, tuple[Card, ...]]) -> None:
    """Refuse cards that cannot stand in one Box: an id twice, or a text about an unknown card."""
    found = check_ids(files)
    for file, printed in files.items():
        for card in printed:
            for part in parts_of(card):
                if isinstance(part, Pick) and part.card and part.card not in found:
                    refuse(file, card.name, f"it speaks of {part.card!r}, which is no card")


# -- bosses --------------------------------------------------------------------------------


def boss_decks(file: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the boss decks that a file brings along, each of 24 cards of one symbol."""
    for card in cards:
        _check_card(file, card)
        if not card.commands:
            refuse(file, card.name, "it has no Command Action (SS-15.41)")
        if (card.att is None) != (card.commands == ("action",)):
            refuse(file, card.name, "an action card, and only that, has no ATT and DEF (SS-R153)")
    for deck in dict.fromkeys(card.faction for card in cards):
        of_deck = [card for card in cards if card.faction == deck]
        number = sum(card.copies for card in of_deck)
        if number != BOSS_DECK_SIZE or len({card.symbol for card in of_deck}) > 1:
            reason = f"{number} cards, copies counted, instead of {BOSS_DECK_SIZE} of one symbol"
            refuse(file, f"deck {deck}", reason)
    return cards


def boss_of(file: str, boss: Boss, cards: Iterable[Card]) -> Boss:
    """The boss of a file, called like it; his decks must be there, and all his sides."""
    check_values(file, boss.name, boss)
    for symbol, deck in (("base", boss.base), ("advanced", boss.advanced)):
        there = dict.fromkeys(card.faction for card in cards if card.symbol == symbol)
        if deck not in there:
            refuse(file, boss.name, f"no {symbol} deck {deck!r}; there is {', '.join(there)}")
    if tuple(boss.sides) != DIFFICULTIES:
        refuse(file, boss.name, f"its sides are {', '.join(DIFFICULTIES)}, in this order")
    for difficulty, side in boss.sides.items():
        for column in (side.solo, side.coop):
            fits = column.menace in LEVELS and column.life > 0
            if not fits or not 0 < min(column[1:3]) <= max(column[1:3]) <= BOSS_DECK_SIZE:
                refuse(file, f"{boss.name}, {difficulty}", f"nobody can set up {column}")
    return replace(boss, id=file.removesuffix(".py"))


# -- all of them ---------------------------------------------------------------------------

_SETS = {
    f"{name}.py": card_set(name, data_module(f"{cards.__name__}.{name}").CARDS, size)
    for name, size in SETS.items()
}
_MODULES = sorted(
    (data_module(f"{bosses.__name__}.{found.name}") for found in iter_modules(bosses.__path__)),
    key=lambda module: not module.BOSS.printed,
)
_BOSSES = {f"{module.__name__.rpartition('.')[2]}.py": module for module in _MODULES}
_DECKS = {file: boss_decks(file, module.CARDS) for file, module in _BOSSES.items()}
check_box({**_SETS, **_DECKS})

BOSS_CARDS: tuple[Card, ...] = tuple(card for found in _DECKS.values() for card in found)
"""The cards of every boss deck."""
CARDS: tuple[Card, ...] = (*(card for found in _SETS.values() for card in found), *BOSS_CARDS)
"""Every card that can be in a deck, in the order of the Box."""
BOSSES: tuple[Boss, ...] = tuple(
    boss_of(file, module.BOSS, BOSS_CARDS) for file, module in _BOSSES.items()
)
"""Every boss, those of the rulebooks first."""
