"""The hand of the viewer: cost, values and text of each card."""

from rich.text import Text

from siegeworks.games.siegestorm.rules.state import HAND_LIMIT
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import LABEL, NAME, clip, columns, fill, rule, wrapped

LEAST_NAME, MOST_NAME = 16, 30
INDENT = 4


def hand(sight: Sight, speech: SiegeSpeech, width: int, *, detail: int) -> list[Text]:
    """Every card of the hand.

    Detail 0 has only cost, name and values, several cards in a line; 1 has the action beside the
    name as far as it fits, 2 the passive below it, and 3 both texts in full.
    """
    seat = sight.view.seat
    if seat < 0:
        return []
    hand, drawn = sight.view.hands[seat], sight.view.sight[seat]
    lines = [rule(width, f"{speech.term('hand')} {len(hand)}/{HAND_LIMIT}")]
    lines += _cards(sight, speech, hand, width, detail)
    if drawn:
        lines.append(rule(width, speech.term("vision")))
        lines += _cards(sight, speech, drawn, width, detail)
    return lines


def _cards(
    sight: Sight, speech: SiegeSpeech, cards: tuple[int, ...], width: int, detail: int
) -> list[Text]:
    """Cards with equal ones counted, their texts aligned."""
    names = {
        card: f"{cards.count(card)}× {speech.card(card)}"
        if cards.count(card) > 1
        else speech.card(card)
        for card in dict.fromkeys(cards)
    }
    widest = max(map(len, names.values()), default=LEAST_NAME)
    name_width = max(LEAST_NAME, min(MOST_NAME, widest, width // 3))
    lines: list[Text] = []
    heads: list[Text] = []
    for card, name in names.items():
        printed = sight.view.box.cards[card]
        head = Text.assemble(
            (f"{printed.cost:>2} ", NAME),
            fill(Text(name, style=NAME), name_width),
            f" {speech.values(card):^5} ",
        )
        heads.append(head)
        lines += _card(speech, card, head, width, detail) if detail > 0 else []
    return lines if detail > 0 else columns(heads, width, gap=1)


def _card(speech: SiegeSpeech, card: int, head: Text, width: int, detail: int) -> list[Text]:
    action = Text.assemble((f"{speech.term('action')}: ", LABEL), speech.action(card))
    passive = Text.assemble((f"{speech.term('passive')}: ", LABEL), speech.passive(card))
    if detail >= 3:
        head.rstrip()
        return [head, *wrapped(action, width, INDENT), *wrapped(passive, width, INDENT)]
    first = Text.assemble(head, clip(action, width - len(head.plain)))
    if detail == 1:
        return [first]
    return [first, Text.assemble(" " * INDENT, clip(passive, width - INDENT))]
