"""The catalogue: every card, boss, keyword and term in words, fetched once by a browser."""

from functools import cache

from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES, LEVELS
from siegeworks.games.siegestorm.rules.card import RANKS
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT
from siegeworks.games.siegestorm.scene.printed import (
    BossCardText,
    BossText,
    CardText,
    SiegeCatalogue,
)
from siegeworks.games.siegestorm.words.book import SiegeWords, words
from siegeworks.scenes.base import Ruling, Term
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


@cache
def catalogue(language: str) -> SiegeCatalogue:
    """Everything printed, in words."""
    said = words(language)
    keywords = dict.fromkeys(key for card in BOX.cards for key in said.keywords_of(card))
    return SiegeCatalogue(
        language=language,
        cards={
            card.id: card_text(card.id, language) for card in BOX.cards if card.id not in BOX.bosses
        },
        bosses={boss.id: _boss(said, boss.id) for boss in BOX.bosses.values()},
        keywords={key: Term(capital(said.term(key)), said.keyword(key)) for key in keywords},
        terms={key: capital(said.term(key)) for key in dict.fromkeys(TERMS)},
        factions={
            faction: capital(said.term(faction))
            for faction in dict.fromkeys(card.faction for card in BOX.cards)
            if said.phrases.has(f"term-{faction}")
        },
        say={key: said.phrases.open(key) for key in _keys()},
        levels=tuple(LEVELS),
        hand_limit=HAND_LIMIT,
    )


def _keys() -> tuple[str, ...]:
    """The phrases of the board; what they are told stands in braces, for the browser to put in."""
    return tuple(sorted((*topic_keys("board", game=SIEGESTORM.name), "close")))


@cache
def card_text(ident: str, language: str) -> CardText:
    """A card: what is printed on it, and the keywords in its texts."""
    number, said = BOX.numbers[ident], words(language)
    card, ability = BOX.cards[number], BOX.abilities.get(number)
    ruled = _ruled().get(card.name, ())
    return CardText(
        name=said.card_name(card),
        faction=card.faction,
        rank=card.rank,
        symbol=card.symbol,
        cost=card.cost,
        action=said.action_text(card),
        passive=said.passive_text(card),
        keywords=said.keywords_of(card),
        rulings=tuple(
            Ruling(one, clause_text(SIEGESTORM.name, one, said.language)) for one in ruled
        ),
        att=card.att,
        defense=card.de if card.att is not None else None,
        ability=ability.cost if ability is not None else None,
        commands=said.command_text(card) if card.commands else None,
        icons=card.icons if card.commands else (),
        special=said.icon_text(card) if card.commands else None,
    )


def _boss(said: SiegeWords, ident: str) -> BossText:
    """A boss with its cards, one for each difficulty."""
    boss = BOX.bosses[ident]
    medium, hard, very_hard = (
        BossCardText(**said.boss_card(boss, level)._asdict()) for level in DIFFICULTIES
    )
    return BossText(name=said.boss_name(boss), medium=medium, hard=hard, very_hard=very_hard)
