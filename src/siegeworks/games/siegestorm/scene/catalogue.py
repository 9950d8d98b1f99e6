"""The catalogue: every card, boss, keyword and term in words, fetched once by a browser."""

from functools import cache

from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES, LEVELS
from siegeworks.games.siegestorm.rules.card import RANKS, Card
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT
from siegeworks.games.siegestorm.words.book import Words, words
from siegeworks.table.scenes import Plain
from siegeworks.words.phrases import capital
from siegeworks.words.rules import clause_text, rulings
from siegeworks.words.store import topic_keys

TERMS = (
    *("resources", "casualties", "healing-pile", "reserves", "hand", "vision"),
    *("supporters", "supporter", "support-zone", "ready", "committed"),
    *("war-track", "deployment-zone", "frontline", "no-mans-land", "battle-zone", "space"),
    *("defender", "cost", "att", "def", "attack-value", "defense-value", "attack-strength"),
    *("action", "ability", "creature", "passive", "special-action", "command-action"),
    *("chain-of-command", "activation-cost", "extra-turn", "turn", "boss", "partner", "opponent"),
    *("menace-level", "menace-level-effects", "life-points", "victory-conditions", "boss-card"),
    *("gang-token", "spirit-token", "shielded", "totem", "spirit", "gang"),
    *("storm", "hold-ground", "support", "rank", "faction", "crest", "promo"),
    *DIFFICULTIES,
    *RANKS,
)
"""The terms of the rules that a board says by themselves."""


@cache
def _ruled() -> dict[str, tuple[str, ...]]:
    """The rulings and examples that name a card."""
    return rulings(SIEGESTORM.name, frozenset(card.name for card in BOX.cards))


def catalogue(language: str) -> Plain:
    """Everything printed, in words."""
    said = words(language)
    keywords = dict.fromkeys(key for card in BOX.cards for key in said.keywords_of(card))
    return {
        "language": language,
        "cards": {card.id: _card(said, card) for card in BOX.cards if card.id not in BOX.bosses},
        "bosses": {boss.id: _boss(said, boss.id) for boss in BOX.bosses.values()},
        "keywords": {
            key: {"name": capital(said.term(key)), "text": said.keyword(key)} for key in keywords
        },
        "terms": {key: capital(said.term(key)) for key in dict.fromkeys(TERMS)},
        "factions": {
            faction: capital(said.term(faction))
            for faction in dict.fromkeys(card.faction for card in BOX.cards)
            if said.phrases.has(f"term-{faction}")
        },
        "say": {key: said.phrases.open(key) for key in _keys()},
        "levels": [*LEVELS],
        "handLimit": HAND_LIMIT,
    }


def _keys() -> tuple[str, ...]:
    """The phrases of the board; what they are told stands in braces, for the browser to put in."""
    return tuple(sorted((*topic_keys("board", game=SIEGESTORM.name), "close")))


def _card(said: Words, card: Card) -> Plain:
    """A card: what is printed on it, and the keywords in its texts."""
    found: Plain = {
        "name": said.card_name(card),
        "faction": card.faction,
        "rank": card.rank,
        "symbol": card.symbol,
        "cost": card.cost,
        "action": said.action_text(card),
        "passive": said.passive_text(card),
        "keywords": list(said.keywords_of(card)),
    }
    if ruled := _ruled().get(card.name):
        found["rulings"] = [
            {"clause": clause, "text": clause_text(SIEGESTORM.name, clause, said.language)}
            for clause in ruled
        ]
    if card.att is not None:
        found |= {"att": card.att, "def": card.de}
    ability = BOX.abilities.get(BOX.numbers[card.id])
    if ability is not None:
        found["ability"] = ability.cost
    if card.commands:
        found |= {"commands": said.command_text(card), "icons": list(card.icons)}
        found["special"] = said.icon_text(card)
    return found


def _boss(said: Words, ident: str) -> Plain:
    """A boss with its cards, one for each difficulty."""
    boss = BOX.bosses[ident]
    return {"name": said.boss_name(boss)} | {
        level: said.boss_card(boss, level)._asdict() for level in DIFFICULTIES
    }
