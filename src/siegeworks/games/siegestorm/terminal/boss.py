"""The boss's side of the table: life and Menace Level, Reserves, and the hand that lies open."""

from collections import Counter

from rich.text import Text

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import LEVELS
from siegeworks.games.siegestorm.scene.parts import BossScene, SiegeSeat
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import (
    LABEL,
    LESS,
    MORE,
    NAME,
    OTHER,
    bar,
    clip,
    fill,
    fitted,
    flow,
    joined,
    times,
)

LONGEST_BAR, SHORTEST_BAR = 20, 6
PLAYABLE, TOO_DEAR = "●", "○"
INDENT, GAP = "  ", "   "
MOST_NAME = 30


def boss_side(table: Table, seat: SiegeSeat, boss: BossScene, detail: int) -> list[Text]:
    """A boss: who and which piles; life and Menace Level; Reserves; the hand, which lies open.

    Below detail 0 it has as few lines as can be, from 2 on each card of the hand has one of its
    own with its text.
    """
    tight, width = detail < 0, table.width
    who = seat.name if tight else table.speech.card(boss.card)
    name = Text(f"{seat.seat} {who}", style=f"{NAME} {OTHER}")
    name.append(f" ({table.speech.term(boss.difficulty)})", style=OTHER)
    pile = seat.casualties.cards
    dead = table.counted("casualties", len(pile)) if tight else table.pile("casualties", pile)
    head = [name, table.counted("resources", seat.resources.n), dead]
    reserves, meters = _reserves(table, boss, tight=tight), _meters(table, boss)
    hand = _hand(table, seat, boss)
    label = Text(table.speech.term("hand"), style=LABEL)
    first, *more = hand.values() or [Text("–", style=LABEL)]
    row = [joined([label, first], INDENT), *more]
    if tight:
        return [fitted([*head, reserves], width), meters, *flow(row, width)]
    if detail < 2 or not hand:
        return [fitted(head, width), meters, *flow([reserves, *row], width)]
    counted = flow([reserves, table.counted("hand", seat.hand.n)], width, gap=len(GAP))
    return [fitted(head, width), meters, *counted, *_texts(table, hand)]


# -- life and Menace Level -----------------------------------------------------------------


def _meters(table: Table, boss: BossScene) -> Text:
    """The Life Meter with its bar, the Menace track, and the further goal, if there is one."""
    life = Text.assemble((f"{INDENT}{table.speech.term('life-points')} ", LABEL))
    goal = Text()
    if boss.goal is not None:
        said = table.speech.phrases.say("victory")
        goal = Text.assemble((f"{said} ", LABEL), (f"{boss.goal.now}/{boss.goal.needed}", MORE))
    rest = joined([_menace(table, boss), goal])
    number = f" {boss.life.now}/{boss.life.start}"
    room = table.width - len(life.plain) - len(number) - len(rest.plain) - len(GAP)
    length = max(SHORTEST_BAR, min(LONGEST_BAR, room))
    life.append_text(bar(boss.life.now, boss.life.start, length))
    return fitted([life.append(number, style=NAME), rest], table.width)


def _menace(table: Table, boss: BossScene) -> Text:
    """The Menace track with the level in brackets; the last one stands for all above."""
    track = Text.assemble((f"{table.speech.term('menace-level')} ", LABEL))
    for level in LEVELS:
        text = f"{level}+" if level == LEVELS[-1] else str(level)
        here = level == boss.menace.now
        track.append(f"[{text}]" if here else f" {text} ", style=NAME if here else LABEL)
    track.rstrip()
    return track


# -- Reserves and hand ---------------------------------------------------------------------


def _reserves(table: Table, boss: BossScene, *, tight: bool) -> Text:
    """The Reserves: how many, the newest, and whether they may still become Resources."""
    cards = boss.reserves.cards
    parts = [table.speech.card(card) for card in cards[-1:] if not tight]
    parts.append(table.speech.ui("token-used" if boss.reserves.used else "token-available"))
    line = table.counted("reserves", len(cards))
    return line.append(f" ({'; '.join(parts)})", style=LABEL)


def _hand(table: Table, seat: SiegeSeat, boss: BossScene) -> dict[str, Text]:
    """The cards of the open hand: whether the Menace Level allows it, cost and name of each."""
    found = {}
    for card, count in Counter(held.card for held in seat.hand.cards or ()).items():
        printed = table.speech.printed(card)
        sign = (PLAYABLE, LESS) if card in boss.affordable else (TOO_DEAR, LABEL)
        name = (times(count, printed.name), NAME)
        found[card] = Text.assemble(sign, f" {printed.cost} ", name)
    return found


def _texts(table: Table, hand: dict[str, Text]) -> list[Text]:
    """The open hand line by line, with what each card is and does."""
    widest = min(MOST_NAME, max(len(head.plain) for head in hand.values()))
    lines = []
    for card, head in hand.items():
        printed = table.speech.printed(card)
        values = Text.assemble(INDENT, fill(head, widest), f" {table.speech.values(card):>4}")
        commands = BOX.cards[BOX.numbers[card]].commands
        icons = (table.speech.term(icon) for icon in printed.icons if icon not in commands)
        plays = ", ".join((printed.commands or "", *icons))
        texts = Text(f"{printed.action} {printed.passive}".strip(), style=LABEL)
        lines.append(clip(joined([values, Text(plays), texts], INDENT), table.width))
    return lines
