"""Cards as plain values, for whoever reads them by program."""

from typing import Any

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.words.book import SiegeWords


def card_fields(card: Card, spoken: SiegeWords) -> dict[str, Any]:
    """Everything printed on a card, as plain data."""
    return {
        "id": card.id,
        "name": spoken.card_name(card),
        "faction": card.faction,
        "rank": card.rank,
        "symbol": card.symbol,
        "copies": card.copies,
        "cost": card.cost,
        "att": card.att,
        "def": card.de,
        "action": spoken.action_text(card),
        "passive": spoken.passive_text(card),
        "commands": list(card.commands),
        "icons": list(card.icons),
        "keywords": list(spoken.keywords_of(card)),
        "printed": card.printed,
        **_boss_fields(card, spoken),
    }


def _boss_fields(card: Card, spoken: SiegeWords) -> dict[str, Any]:
    """What is printed on a boss card besides: how it is beaten, and each difficulty."""
    boss = BOX.bosses.get(card.id)
    if boss is None:
        return {}
    sides = {
        level: {"hand": side.hand, "solo": side.solo._asdict(), "coop": side.coop._asdict()}
        for level, side in boss.sides.items()
    }
    victory = list(spoken.boss_card(boss, DIFFICULTIES[0]).victory)
    decks = {"base_deck": boss.base, "advanced_deck": boss.advanced}
    return {"victory": victory, "difficulties": sides, **decks}
