"""Everything printed: cards, boss cards and bosses."""

from functools import cache

from siegeworks.games.siegestorm.pages import measured
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import FACTIONS, RANKS
from siegeworks.games.siegestorm.words.book import SiegeWords, words
from siegeworks.pages.cards.things import Details, Labels, Said, Thing
from siegeworks.words.phrases import capital

GAME = "siegestorm"
KINDS = ("card", "boss-card", "boss")
HAS = {"action": "action", "passive": "passive-ability", "activation": "activation-cost"}
"""What may be printed on a card besides, and the terms for it."""


@cache
def things() -> tuple[Thing, ...]:
    """Every card, in the order of the box."""
    found = []
    for card in BOX.cards:
        is_boss = card.id in BOX.bosses
        kind = "boss" if is_boss else "boss-card" if card.rank == "boss" else "card"
        has = {"action"} if card.action else set()
        has |= {"passive"} if card.passive else set()
        has |= {"activation"} if BOX.numbers[card.id] in BOX.abilities else set()
        found.append(
            Thing(
                GAME,
                kind,
                card.id,
                "" if is_boss else card.faction,
                None if is_boss else card.cost,
                "" if is_boss or card.rank == "boss" else card.rank,
                frozenset(has),
                f"/pictures/{GAME}/card/{card.id}.svg",
                brief=0 if is_boss or card.att is None else 2,
            )
        )
    return tuple(found)


def said(thing: Thing, language: str) -> Said:
    """A card in the words of a language."""
    return (_boss if thing.kind == "boss" else _card)(thing, words(language))


def names(thing: Thing) -> list[str]:
    """The English name."""
    return [said(thing, "en").name]


def idents(thing: Thing) -> list[str]:
    """The id of the card."""
    return [thing.id]


def labels(language: str) -> Labels:
    """Factions and decks, ranks, and what is printed on a card besides."""
    word = words(language)
    groups = dict.fromkeys((*FACTIONS, *(thing.group for thing in things() if thing.group)))
    return {
        "group": {group: capital(word.term(group)) for group in groups},
        "rank": {rank: capital(word.term(rank)) for rank in RANKS},
        "has": {key: capital(word.term(term)) for key, term in HAS.items()},
    }


def details(thing: Thing, language: str) -> Details:
    """How it fared in games between machines."""
    return Details(measured=measured.told(thing, language))


def _card(thing: Thing, word: SiegeWords) -> Said:
    card = BOX.cards[BOX.numbers[thing.id]]
    mark = [word.term(thing.group)]
    mark += [word.term(card.rank)] if thing.rank and card.rank != card.faction else []
    values = [(capital(word.term("cost")), str(card.cost))]
    if card.att is not None:
        values += [(word.term("att"), str(card.att)), (word.term("def"), str(card.de))]
    texts = (
        (word.term("command-action"), word.command_text(card)),
        (word.term("special-action"), word.icon_text(card)),
        (word.term("action"), word.action_text(card)),
        (word.term("passive"), word.passive_text(card)),
    )
    return Said(
        word.card_name(card),
        " · ".join(map(capital, mark)),
        tuple(values),
        tuple((capital(name), text) for name, text in texts if text),
        word.keywords_of(card),
    )


def _boss(thing: Thing, word: SiegeWords) -> Said:
    boss = BOX.bosses[thing.id]
    cards = [word.boss_card(boss, level) for level in DIFFICULTIES]
    texts = [(capital(word.term("menace-level-effects")), cards[0].menace)]
    texts += [
        (
            capital(card.difficulty),
            " ".join(
                (
                    *(card.hand, *card.victory),
                    f"{capital(word.term('solo-mode'))}: {card.solo}.",
                    f"{capital(word.term('co-op-mode'))}: {card.coop}.",
                )
            ),
        )
        for card in cards
    ]
    return Said(cards[0].name, capital(word.term("boss")), (), tuple(texts), ("boss", "boss-card"))
