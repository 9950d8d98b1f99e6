"""Decks: which cards a player brings, as text, as JSON and as a short code; and whether they may.

All three forms say the same and round-trip exactly: cards stand in the order of the Box, each
once, with the number of copies. Lines for the same card are added up.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from siegeworks.core.faults import Fault
from siegeworks.core.refusal import BadText, Refused, Saying, saying
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.card import COPIES, FACTIONS, Card, Faction, Rank

if TYPE_CHECKING:
    from random import Random

USUAL_DECKS: tuple[Faction, ...] = ("seraphia", "styxia", "ysra", "khunglai")
"""The starter decks of seats that name none; the first two are advised to beginners (SS-4.9)."""
DECK_SIZE = 34
MOST_COPIES = 99
"""More than any deck could mean; keeps a slip of the pen from becoming a mountain."""
NAME_LENGTH = 80

_LINE = re.compile(r"(?P<count>\S+?)\s*[x×]?\s+(?P<card>\S.*)")
_NAME = re.compile(r"name\s*:(?P<name>.*)", re.IGNORECASE)
_COUNT = re.compile(r"[0-9]{1,2}")

_RANK_CLAUSE: dict[Rank, tuple[str, str]] = {
    "soldier": ("SS-4.3", "SS-22.4"),
    "veteran": ("SS-4.4", "SS-22.4"),
    "elite": ("SS-4.5", "SS-22.3"),
    "champion": ("SS-4.6", "SS-22.3"),
    "promo": ("SS-R108", "SS-R108"),
}
"""The clause that limits copies of a rank: in a faction's deck, and in a Free-for-All deck."""


@dataclass(frozen=True)
class Deck:
    """A deck: its name, and each card with its number of copies, in the order of the Box."""

    name: str
    cards: tuple[tuple[str, int], ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(count for _, count in self.cards)

    @property
    def lines(self) -> tuple[str, ...]:
        """The deck as a seat brings it to a game."""
        return tuple(f"{count} {ident}" for ident, count in self.cards)


def deck_of(box: SiegeBox, name: str, copies: Iterable[tuple[str, int]]) -> Deck:
    """A deck of these cards in the order of the Box, copies of a card added up."""
    total: Counter[str] = Counter()
    for ident, count in copies:
        total[_card(box, ident).id] += count
    return Deck(name, tuple((ident, total[ident]) for ident in box.ids if ident in total))


def _card(box: SiegeBox, ident: str) -> Card:
    """The card of an id."""
    if ident not in box.numbers:
        raise BadText("deck", None, _unknown(ident, get_close_matches(ident, box.ids)))
    return box.cards[box.numbers[ident]]


def _unknown(card: str, close: Iterable[str]) -> Saying:
    names = ", ".join(dict.fromkeys(close))
    hint = saying("; close to it: {names}", names=names) if names else ""
    return saying("unknown card {card!r}{hint}", card=card, hint=hint)


# -- text ----------------------------------------------------------------------------------


def parse_deck(text: str, names: Mapping[str, str] | None = None, *, box: SiegeBox = BOX) -> Deck:
    """Read a deck; `names` are further names of cards, such as those of another language."""
    known = _known_names(box, names or {})
    title = ""
    copies = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = " ".join(raw.partition("#")[0].split())
        found = _NAME.fullmatch(line)
        if found is not None:
            title = deck_name(found["name"], number)
        elif line:
            copies.append(_parse_line(line, number, known))
    return deck_of(box, title, copies)


def _known_names(box: SiegeBox, names: Mapping[str, str]) -> dict[str, str]:
    """Every spelling a card can be called by, and its id."""
    spelled = {_plain(name): ident for name, ident in names.items() if ident in box.numbers}
    return {**spelled, **{_plain(card.name): card.id for card in box.cards}} | {
        ident: ident for ident in box.ids
    }


def _plain(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())


def deck_name(text: str, line: int | None = None) -> str:
    """The name of a deck: one printable line that is not too long."""
    name = " ".join(text.split())
    if not name.isprintable() or len(name) > NAME_LENGTH:
        raise BadText(
            "deck", line, "a name has at most {most} printable characters", most=NAME_LENGTH
        )
    return name


def _parse_line(line: str, number: int, known: Mapping[str, str]) -> tuple[str, int]:
    found = _LINE.fullmatch(line)
    if found is None:
        raise BadText(
            "deck", number, "cannot read {line!r}: expected a line like 4 Armored Yak", line=line
        )
    count = found["count"].lower().removesuffix("x").removesuffix("×")
    if not _COUNT.fullmatch(count) or not int(count):
        message = saying(
            "{count!r} is not a number of copies from 1 to {most}",
            count=found["count"],
            most=MOST_COPIES,
        )
        raise BadText("deck", number, message)
    ident = known.get(_plain(found["card"]))
    if ident is None:
        close = [known[name] for name in get_close_matches(_plain(found["card"]), known)]
        raise BadText("deck", number, _unknown(found["card"], close))
    return ident, int(count)


def write_deck(deck: Deck, *, box: SiegeBox = BOX) -> str:
    """A deck as text, with the English names of its cards."""
    head = [f"name: {deck.name}"] if deck.name else []
    cards = [f"{count} {_card(box, ident).name}" for ident, count in deck.cards]
    return "\n".join([*head, *cards]) + "\n"


# -- legality ------------------------------------------------------------------------------


def check_deck(
    deck: Deck,
    *,
    free_for_all: bool = False,
    promo_cards: bool = False,
    ranked: bool = False,
    box: SiegeBox = BOX,
) -> list[Fault]:
    """Every reason why a deck is not legal, each with its clause."""
    cards = [(_card(box, ident), count) for ident, count in deck.cards]
    faults = []
    if deck.size != DECK_SIZE:
        clause = "SS-22.2" if free_for_all else "SS-4.1"
        message = saying("{count} cards instead of {size}", count=deck.size, size=DECK_SIZE)
        faults.append(Fault(clause, "deck-size", message, (("cards", deck.size),)))
    faults += _check_factions(cards, free_for_all)
    for card, count in cards:
        if count > COPIES.get(card.rank, count):
            clause = _RANK_CLAUSE[card.rank][free_for_all]
            message = saying(
                "{count} copies of {name}, at most {most} are allowed",
                count=count,
                name=card.name,
                most=COPIES[card.rank],
            )
            facts = (("card", card.id), ("count", count), ("most", COPIES[card.rank]))
            faults.append(Fault(clause, "deck-copies", message, facts))
    if ranked or not promo_cards:
        faults += [_promo_fault(card, ranked) for card, _ in cards if card.faction == "promo"]
    return faults


def _check_factions(cards: list[tuple[Card, int]], free_for_all: bool) -> list[Fault]:
    """One faction, or several where all may be mixed; promo cards belong to none."""
    found = dict.fromkeys(card.faction for card, _ in cards if card.faction != "promo")
    faults = []
    if len(found) > 1 and not free_for_all:
        message = saying("cards of several factions: {known}", known=", ".join(found))
        faults.append(Fault("SS-4.2", "deck-factions", message, (("factions", " ".join(found)),)))
    for card, _ in cards:
        if card.faction != "promo" and card.faction not in FACTIONS:
            message = saying("{name} belongs to a boss deck", name=card.name)
            faults.append(Fault("SS-R109", "deck-boss-card", message, (("card", card.id),)))
    return faults


def _promo_fault(card: Card, ranked: bool) -> Fault:
    facts = (("card", card.id),)
    if ranked:
        return Fault(
            "SS-22.6", "promo-ranked", saying("{name} is a promo card", name=card.name), facts
        )
    message = saying("{name} is a promo card and was not agreed on", name=card.name)
    return Fault("SS-22.7", "promo-not-agreed", message, facts)


def random_deck(box: SiegeBox, dice: "Random", mixed: bool, promo: bool) -> tuple[str, ...]:
    """A legal deck of random cards, of one faction or of all, line by line."""
    faction = dice.choice(FACTIONS)
    pool = [
        card.id
        for card in box.cards
        if (promo and card.faction == "promo")
        or (card.faction in FACTIONS if mixed else card.faction == faction)
        for _ in range(COPIES[card.rank])
    ]
    chosen = dice.sample(pool, DECK_SIZE)
    return tuple(f"{chosen.count(ident)} {ident}" for ident in sorted(set(chosen)))


def starter_deck(box: SiegeBox, faction: Faction) -> Deck:
    """The ready-made deck of a faction: its cards with the starter symbol (SS-4.8)."""
    if faction not in FACTIONS:
        known = ", ".join(FACTIONS)
        raise Refused("no faction {faction!r}; there is {known}", faction=faction, known=known)
    copies = [
        (card.id, min(card.copies, COPIES[card.rank]))
        for card in box.cards
        if card.faction == faction and card.symbol == "starter"
    ]
    return deck_of(box, f"{faction} starter", copies)
