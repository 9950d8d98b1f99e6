"""Pages about cards, squares, keywords and bosses, and how they are found by what is typed."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.scene.parts import BossScene, Changed, Square
from siegeworks.games.siegestorm.scene.printed import CardText
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.games.siegestorm.words.book import SiegeWords
from siegeworks.games.siegestorm.words.bosscard import BossCard
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, labelled, wrapped
from siegeworks.terminal.find import KEYWORD, Thing, find

WIDEST_TEXT = 100
SHORT = {"attack-value": "att", "defense-value": "def", "damage": "dmg"}
"""The abbreviations that cards use, by keywords."""
INDENT = 2


# -- cards and squares ---------------------------------------------------------------------


def things(speech: SiegeSpeech) -> Iterator[Thing]:
    """Every card and keyword that can be asked about."""
    for card in BOX.cards:
        yield Thing("card", card.id, speech.words.card_name(card), (card.name,))
    for key in speech.words.keywords():
        yield Thing(KEYWORD, key, speech.term(key), (SHORT[key],) if key in SHORT else ())


def find_card(speech: SiegeSpeech, typed: str) -> list[str]:
    """The cards a text may mean: by id or name in this language or in English."""
    cards = (thing for thing in things(speech) if thing.kind == "card")
    return [thing.ident for thing in find(cards, typed)]


def card_page(speech: SiegeSpeech, card: str, width: int, *, explained: bool = True) -> list[Text]:
    """A card in full, its keywords explained."""
    printed = speech.printed(card)
    lines = [_head(speech, printed)]
    for term, text in _parts(printed):
        line = labelled(speech.term(term), text)
        lines += wrapped(line, min(width, WIDEST_TEXT), INDENT)
    for keyword in printed.keywords if explained else ():
        lines += keyword_page(speech, keyword, width, 2 * INDENT)
    return lines


def _head(speech: SiegeSpeech, printed: CardText) -> Text:
    """Name, cost, values, and where a card belongs."""
    head = Text.assemble((printed.name, HEAD), f"   {speech.term('cost')} {printed.cost}")
    if printed.att is not None:
        values = ("att", printed.att), ("def", printed.defense)
        head.append("".join(f"   {speech.term(term)} {value}" for term, value in values))
    rank = f"{printed.symbol}-boss-deck" if printed.rank == "boss" else printed.rank
    return head.append(f"   {speech.term(printed.faction)}, {speech.words.term(rank)}", style=LABEL)


def _parts(printed: CardText) -> Iterator[tuple[str, str]]:
    """The texts of a card by the terms before them; cards of a boss say only what they have."""
    for term, text in (
        ("command-action", printed.commands),
        ("special-action", printed.special),
        ("action", printed.action),
        ("passive", printed.passive),
    ):
        if text:
            yield term, text
        elif text is not None and printed.rank != "boss":
            yield term, "–"


def square_page(table: Table, square: Square) -> list[Text]:
    """A square, and of a creature there its card, and why its values are what they are."""
    speech, piece = table.speech, square.piece
    if piece is None:
        return [Text(f"{square.label}: {speech.ui('empty')}")]
    printed = speech.printed(piece.card)
    values = (("att", piece.att, printed.att), ("def", piece.defense, printed.defense))
    said = (
        f"{speech.term(term)} {now} ({speech.ui('printed', value=usual or 0)})"
        for term, now, usual in values
    )
    line = labelled(square.label, "   ".join(said))
    changes = (_change(speech, change) for change in piece.changes)
    return [*card_page(speech, piece.card, table.width), line, *changes]


def _change(speech: SiegeSpeech, change: Changed) -> Text:
    """What changes values, and by how much."""
    signed = f"  {change.att:+d}/{change.defense:+d}  ".replace("-", "−")
    if change.card is not None:
        source = speech.card(change.card)
    else:
        tokens = change.by == "gang"
        source = speech.term("gang-token") if tokens else speech.ui("until-end-of-turn")
    return Text.assemble((signed, NAME), source)


# -- keywords ------------------------------------------------------------------------------


def keyword_page(speech: SiegeSpeech, key: str, width: int, indent: int = 0) -> list[Text]:
    """A keyword and what it means."""
    text = labelled(speech.term(key), speech.words.keyword(key))
    return wrapped(text, min(width, WIDEST_TEXT), indent)


# -- bosses --------------------------------------------------------------------------------


def print_page(speech: SiegeSpeech, ident: str, width: int) -> list[Text]:
    """Everything that is printed on the cards of a boss, one for each difficulty."""
    room = min(width, WIDEST_TEXT)
    cards = [speech.words.boss_card(BOX.bosses[ident], level) for level in DIFFICULTIES]
    lines = _front(speech, cards[0], room)
    for level, said in zip(DIFFICULTIES, cards, strict=True):
        lines.append(Text.assemble(" " * INDENT, (speech.term(level), NAME), f"  {said.hand}"))
        for mode, start in (("solo-mode", said.solo), ("co-op-mode", said.coop)):
            lines += wrapped(labelled(speech.term(mode), start, LABEL), room, 2 * INDENT)
    return lines


def boss_page(table: Table, boss: BossScene) -> list[Text]:
    """The boss card of a game, the decks it plays with, and how far its end is."""
    speech, room = table.speech, min(table.width, WIDEST_TEXT)
    (level,) = (level for level in DIFFICULTIES if level == boss.difficulty)
    said = speech.words.boss_card(BOX.bosses[boss.card], level)
    lines = _front(speech, said, room)
    if boss.goal is not None:
        now = speech.ui("goal-now", now=boss.goal.now, needed=boss.goal.needed)
        lines.append(Text(f"{' ' * 2 * INDENT}{now}", style=LABEL))
    start = said.coop if table.scene.layout == "coop" else said.solo
    decks = ", ".join(map(speech.term, boss.decks))
    for text in (said.hand, start, speech.ui("boss-decks", decks=decks)):
        lines += wrapped(Text(text), room, INDENT)
    return lines


def _front(speech: SiegeSpeech, said: BossCard, room: int) -> list[Text]:
    """Name, Menace Level effect and victory conditions."""
    lines = [Text.assemble((said.name, HEAD), (f"   {speech.term('boss-card')}", LABEL))]
    effect = labelled(speech.term("menace-level-effects"), said.menace)
    ways = labelled(speech.term("victory-conditions"), " ".join(said.victory))
    return [*lines, *wrapped(effect, room, INDENT), *wrapped(ways, room, INDENT)]


# -- cards as plain values -----------------------------------------------------------------


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
