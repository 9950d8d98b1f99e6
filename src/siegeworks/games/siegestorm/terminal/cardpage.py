"""Pages about cards, squares and keywords, and how they are found by what is typed."""

from collections.abc import Iterator

from rich.text import Text

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.scene.parts import Changed, Square
from siegeworks.games.siegestorm.scene.printed import CardText
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, wrapped
from siegeworks.terminal.find import KEYWORD, Thing, find

WIDEST_TEXT = 100
SHORT = {"attack-value": "att", "defense-value": "def", "damage": "dmg"}
"""The abbreviations that cards use, by keywords."""


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
        line = Text.assemble((f"{speech.term(term)}: ", NAME), text)
        lines += wrapped(line, min(width, WIDEST_TEXT), 2)
    for keyword in printed.keywords if explained else ():
        lines += keyword_page(speech, keyword, width, indent=4)
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
    line = Text.assemble((f"{square.label}: ", NAME), "   ".join(said))
    changes = (_change(speech, change) for change in piece.changes)
    return [*card_page(speech, piece.card, table.width), line, *changes]


def _change(speech: SiegeSpeech, change: Changed) -> Text:
    """What changes values, and by how much."""
    signed = f"  {change.att:+d}/{change.defense:+d}  ".replace("-", "−")
    if change.card is not None:
        return Text.assemble((signed, NAME), speech.card(change.card))
    by_tokens = change.by == "gang"
    source = speech.term("gang-token") if by_tokens else speech.ui("until-end-of-turn")
    return Text.assemble((signed, NAME), source)


# -- keywords ------------------------------------------------------------------------------


def keyword_page(speech: SiegeSpeech, key: str, width: int, indent: int = 0) -> list[Text]:
    """A keyword and what it means."""
    text = Text.assemble((f"{speech.term(key)}: ", NAME), speech.words.keyword(key))
    return wrapped(text, min(width, WIDEST_TEXT), indent)
