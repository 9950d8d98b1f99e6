"""Checks of boss decks: what they hold, and what their cards are like."""

from collections.abc import Iterator

from siegeworks.core.checks import differs
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.checks.tables import boss_cards, duel, refused


def _deck_of_24(deck: str, symbol: str) -> Iterator[str]:
    copies = sum(card.copies for card in BOX.cards if card.faction == deck)
    yield from differs(f"cards of {deck}, copies counted", copies, 24)
    symbols = {card.symbol for card in BOX.cards if card.faction == deck}
    yield from differs(f"symbol of {deck}", symbols, {symbol})
    yield from differs(f"cards of {deck} to take from", len(BOX.boss_decks[deck]), 24)
    offered = duel().switches[f"{symbol}_deck"]
    yield from differs(f"{deck} offered as {symbol} deck", deck in offered, True)


@check
def evil_goblins_are_a_base_deck_of_24() -> Iterator[str]:
    """The Evil Goblins, copies counted."""
    yield from _deck_of_24("evil-goblins", "base")


@check
def spectral_shamans_are_an_advanced_deck_of_24() -> Iterator[str]:
    """The Spectral Shamans, copies counted."""
    yield from _deck_of_24("spectral-shamans", "advanced")


@check
def byloss_has_three_boss_cards() -> Iterator[str]:
    """Byloss can be met at three difficulties, with the printed boss hand numbers."""
    byloss = BOX.bosses["byloss"]
    hands = {name: side.hand for name, side in byloss.sides.items()}
    yield from differs("boss hand", hands, {"medium": 3, "hard": 4, "very-hard": 5})


@check
def boss_deck_cards_have_commands() -> Iterator[str]:
    """Each has one or more ways to be played; player cards and boss cards have none."""
    for card in BOX.cards:
        of_deck = card.symbol in ("base", "advanced")
        yield from differs(f"{card.id} has Command Actions", bool(card.commands), of_deck)
        yield from differs(f"{card.id} has one twice", len(set(card.commands)), len(card.commands))


@check
def boss_deck_cards_may_have_icons() -> Iterator[str]:
    """Icons are found on cards of boss decks only, and not on all; what they stand for is there."""
    for card in BOX.cards:
        if card.icons and card not in boss_cards():
            yield f"{card.id} is no card of a boss deck and has icons"
    yield from differs("cards with and without", {bool(c.icons) for c in boss_cards()}, {0, 1})
    found = {icon for card in boss_cards() for icon in card.icons}
    yield from differs("icons", found, {"shielded", "spirit", "gang", "totem"})
    for number, card in enumerate(BOX.cards):
        yield from differs(f"{card.id} as Gang", "gang" in card.commands, "gang" in card.icons)
        yield from differs(f"{card.id} as Totem", number in BOX.totems, "totem" in card.icons)


@check
def boss_decks_are_base_or_advanced() -> Iterator[str]:
    """No deck is both, none is neither, and only decks of the right kind can be chosen as such."""
    kinds: dict[str, set[str]] = {}
    for card in boss_cards():
        kinds.setdefault(card.faction, set()).add(card.symbol)
        yield from differs(f"rank of {card.id}", card.rank, "boss")
    for deck, symbols in kinds.items():
        yield from differs(f"kinds of {deck}", len(symbols), 1)
    for symbol in ("base", "advanced"):
        decks = {deck for deck, symbols in kinds.items() if symbol in symbols}
        _own, *offered = duel().switches[f"{symbol}_deck"]
        yield from differs(f"{symbol} decks to choose", set(offered), decks)


@check
def boss_deck_cards_may_lack_texts() -> Iterator[str]:
    """All four kinds are there: both texts missing, one of them, none."""
    creatures = [card for card in boss_cards() if card.att is not None]
    found = {(bool(card.action), bool(card.passive)) for card in creatures}
    wanted = {(False, False), (True, False), (False, True)}
    yield from differs("cards that lack texts", wanted <= found, True)


@check
def action_cards_have_no_values() -> Iterator[str]:
    """Who is played by the Action command has no other command, no values and is no creature."""
    for card in boss_cards():
        action = "action" in card.commands
        yield from differs(f"{card.id} has another command", action and len(card.commands) > 1, 0)
        yield from differs(f"{card.id} lacks ATT", card.att is None, action)
        yield from differs(f"{card.id} lacks DEF", card.de is None, action)
        if action:
            yield from differs(
                f"{card.id} on a track", refused(f"b track {card.id} . .", "solo"), True
            )
            yield from differs(
                f"{card.id} on a Frontline", refused(f"b front {card.id}", "solo"), True
            )


Printed = tuple[str, int, int | None, int | None, tuple[str, ...], tuple[str, ...], bool, bool]
SHOWN: dict[str, Printed] = {
    "Goblin Killer": ("evil-goblins", 0, 1, 0, ("deploy", "gang"), ("gang",), False, False),
    "Goblin Leader": ("evil-goblins", 0, 0, 2, ("leader",), (), False, True),
    "Goblin Tank": ("evil-goblins", 0, 0, 3, ("deploy", "gang"), ("gang",), False, False),
    "Transmuted Goblin": ("evil-goblins", 8, 5, 3, ("deploy",), ("shielded",), True, False),
    "Restoration Totem": ("spectral-shamans", 2, 0, 2, ("leader",), ("totem",), False, True),
    "Seal of Nova": ("spectral-shamans", 3, None, None, ("action",), ("spirit",), True, False),
    "Shaman Berserker": ("spectral-shamans", 2, 2, 0, ("deploy",), ("spirit",), False, False),
    "Totemic Golem": ("spectral-shamans", 9, 8, 8, ("deploy",), ("shielded",), False, False),
}
"""Deck, cost, ATT, DEF, commands, icons, and whether it has an action and a passive, as printed."""


@check
def shown_boss_cards_are_as_printed() -> Iterator[str]:
    """The cards of the rulebooks are as the rulebooks print them, and no others claim to be."""
    cards = {card.name: card for card in BOX.cards}
    for name, wanted in SHOWN.items():
        card = cards[name]
        texts = bool(card.action), bool(card.passive)
        numbers = (card.cost, card.att, card.de)
        found = (card.faction, *numbers, card.commands, card.icons, *texts)
        yield from differs(name, found, wanted)
    claimed = {card.name for card in boss_cards() if card.printed}
    yield from differs("printed boss cards", claimed, set(SHOWN))
    yield from differs("cost of Spiritual Shaman", cards["Spiritual Shaman"].cost, 4)
