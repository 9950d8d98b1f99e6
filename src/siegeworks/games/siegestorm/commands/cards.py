"""`siegeworks card`: the cards, in words and as data."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.manners import AsJson, Language, language_or_default, print_json
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.card import Card
    from siegeworks.games.siegestorm.terminal.speech import Speech
    from siegeworks.games.siegestorm.words.book import Words


def card(
    names: Annotated[
        list[str] | None, typer.Argument(help="Names or ids of cards; all cards if none is named.")
    ] = None,
    keywords: Annotated[
        bool, typer.Option("--keywords", help="Explain every keyword instead.")
    ] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show cards with their texts, those of bosses too; with --json all that is printed on them."""
    from siegeworks.games.siegestorm.rules import BOX
    from siegeworks.games.siegestorm.terminal.speech import speech

    speak = speech(language_or_default(language))
    if keywords:
        _show_keywords(speak, as_json)
        return
    if as_json:
        chosen = [BOX.cards[number] for number in _chosen(names, speak)]
        fields = [card_fields(card, speak.words) for card in chosen]
        print_json({"language": speak.language, "cards": fields})
        return
    from siegeworks.games.siegestorm.terminal.bosspage import print_page
    from siegeworks.games.siegestorm.terminal.cardpage import card_page
    from siegeworks.terminal.screen import Screen

    screen = Screen()
    for number in _chosen(names, speak):
        boss = BOX.bosses.get(BOX.ids[number])
        if boss is not None:
            screen.show(print_page(speak, boss, screen.width))
        else:
            screen.show(card_page(speak, number, screen.width, explained=bool(names)))


def _show_keywords(speak: "Speech", as_json: bool) -> None:
    """Every keyword with its meaning."""
    from siegeworks.games.siegestorm.terminal.cardpage import keyword_page
    from siegeworks.terminal.screen import Screen

    if as_json:
        meanings = {key: speak.words.keyword(key) for key in speak.words.keywords()}
        print_json({"language": speak.language, "keywords": meanings})
        return
    screen = Screen()
    for key in speak.words.keywords():
        screen.show(keyword_page(speak, key, screen.width))


def _chosen(names: list[str] | None, speak: "Speech") -> list[int]:
    """The numbers of the cards that were named, or all."""
    from siegeworks.games.siegestorm.rules import BOX
    from siegeworks.games.siegestorm.terminal.cardpage import close_to, find_card

    if not names:
        return list(range(len(BOX.cards)))
    found = []
    for name in _joined(names, speak):
        cards = find_card(speak, name)
        if len(cards) > 1:
            several = ", ".join(speak.card(card) for card in cards)
            raise Refused("{text!r} could be any of: {fits}", text=name, fits=several)
        if not cards:
            raise Refused(
                "there is no card {name!r}; close to it: {names}",
                name=name,
                names=close_to(speak, name),
            )
        found += cards
    return found


def _joined(names: list[str], speak: "Speech") -> list[str]:
    """Names as they were typed, or, where that makes one card of them, as a single name."""
    from siegeworks.games.siegestorm.terminal.cardpage import find_card

    whole = " ".join(names)
    return [whole] if len(find_card(speak, whole)) == 1 else names


def card_fields(card: "Card", spoken: "Words") -> dict[str, Any]:
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


def _boss_fields(card: "Card", spoken: "Words") -> dict[str, Any]:
    """What is printed on a boss card besides: how it is beaten, and each difficulty."""
    from siegeworks.games.siegestorm.rules import BOX
    from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES

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
