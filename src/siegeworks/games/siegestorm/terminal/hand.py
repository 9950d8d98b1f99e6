"""The hand of the viewer: cost, values and text of each card."""

from collections import Counter

from rich.text import Text

from siegeworks.games.siegestorm.rules.state import HAND_LIMIT
from siegeworks.games.siegestorm.scene.parts import Cards
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import LABEL, NAME, clip, columns, fill, rule, times, wrapped

LEAST_NAME, MOST_NAME = 16, 30
INDENT = 4


def hand(table: Table, detail: int) -> list[Text]:
    """Every card of the hand.

    Detail 0 has only cost, name and values, several cards in a line; 1 has the action beside the
    name as far as it fits, 2 the passive below it, and 3 both texts in full.
    """
    if table.scene.watching:
        return []
    own, term, width = table.scene.seats[0], table.speech.term, table.width
    title = f"{term('hand')} {own.hand.n}/{HAND_LIMIT}"
    lines = [rule(width, title), *_cards(table, own.hand, detail)]
    if own.sight is not None:
        lines += [rule(width, term("vision")), *_cards(table, own.sight, detail)]
    return lines


def _cards(table: Table, cards: Cards, detail: int) -> list[Text]:
    """Cards with equal ones counted, their texts aligned."""
    counts = Counter(held.card for held in cards.cards or ())
    names = {card: times(count, table.speech.card(card)) for card, count in counts.items()}
    widest = max(map(len, names.values()), default=LEAST_NAME)
    name_width = max(LEAST_NAME, min(MOST_NAME, widest, table.width // 3))
    heads = {
        card: Text.assemble(
            (f"{table.speech.printed(card).cost:>2} ", NAME),
            fill(Text(name, style=NAME), name_width),
            f" {table.speech.values(card):^5} ",
        )
        for card, name in names.items()
    }
    if detail <= 0:
        return columns(list(heads.values()), table.width, gap=1)
    return [line for card, head in heads.items() for line in _card(table, card, head, detail)]


def _card(table: Table, card: str, head: Text, detail: int) -> list[Text]:
    """A card with as much of its texts as is wanted."""
    printed, width = table.speech.printed(card), table.width
    action, passive = (
        Text.assemble((f"{table.speech.term(term)}: ", LABEL), text or "–")
        for term, text in (("action", printed.action), ("passive", printed.passive))
    )
    if detail >= 3:
        head.rstrip()
        return [head, *wrapped(action, width, INDENT), *wrapped(passive, width, INDENT)]
    first = Text.assemble(head, clip(action, width - len(head.plain)))
    below = Text.assemble(" " * INDENT, clip(passive, width - INDENT))
    return [first, below][:detail]
