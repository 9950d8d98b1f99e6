"""What lies before each player besides the Battlefield: piles, Supporters, and the own hand."""

from collections import Counter

from rich.text import Text

from siegeworks.games.siegestorm.rules.state import HAND_LIMIT
from siegeworks.games.siegestorm.scene.parts import Cards, SiegeSeat, Square
from siegeworks.games.siegestorm.terminal.board import values_of
from siegeworks.games.siegestorm.terminal.boss import boss_side
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import (
    LABEL,
    LESS,
    NAME,
    clip,
    columns,
    fill,
    fitted,
    labelled,
    rule,
    times,
    wrapped,
)

READY, COMMITTED = "▮", "▬"
LOW = 6
"""Resources from here down are marked: the end is near."""
LEAST_NAME, MOST_NAME = 16, 30
INDENT = 4


def side(table: Table, seat: SiegeSeat, detail: int) -> list[Text]:
    """What lies before a seat, and who is leaving its track; below 0 a player has one line."""
    if seat.boss is not None:
        lines = boss_side(table, seat, seat.boss, detail)
    else:
        lines = _player(table, seat, tight=detail < 0)
    tracks = (track for track in table.scene.tracks.values() if track.seat == seat.seat)
    leaving = (table.scene.squares[name] for track in tracks for name in track.leaving)
    return lines + [clip(_leaving(table, square), table.width) for square in leaving]


def _player(table: Table, seat: SiegeSeat, *, tight: bool) -> list[Text]:
    """A player in two lines: who and which piles, then Supporters; or all in one, if it must be."""
    style = f"{NAME} {table.hue(seat.seat)}"
    name = Text(table.headed(seat.seat), style=style)
    if seat.seat == table.viewer:
        name.append(f" ({table.speech.ui('you').lower()})", style=style)
    elif seat.role == "partner" and table.viewer:
        name.append(f" ({table.speech.words.term('partner')})", style=style)
    piles = _piles(table, seat)
    if tight:
        signs = "".join(READY if one.ready else COMMITTED for one in seat.support.cards)
        return [fitted([name, Text(signs), *piles], table.width)]
    return [fitted([name, *piles], table.width), clip(_supporters(table, seat), table.width)]


def _leaving(table: Table, square: Square) -> Text:
    """A creature that is leaving its track, with the Attack Strength it would storm with."""
    piece, speech = square.piece, table.speech
    assert piece is not None
    leaving = speech.ui("leaving", card=speech.card(piece.card))
    line = Text.assemble((f"  ⇒ {square.name} ", LABEL), f"{leaving}  ")
    strengths = piece.storm or {}
    if len(strengths) == 1:
        line.append_text(values_of(table, piece)).append("  ")
        force = "".join(map(str, strengths.values()))
    else:
        force = ", ".join(f"{letter} {number}" for letter, number in strengths.items())
    return line.append(f"{speech.term('attack-strength')} {force}", style=NAME)


def _piles(table: Table, seat: SiegeSeat) -> list[Text]:
    number = seat.resources.n
    low = number <= LOW
    found = [table.counted("resources", f"{number}{'!' * low}", LESS if low else "")]
    if seat.seat != table.viewer:
        found.append(table.counted("hand", seat.hand.n))
    if seat.healing is not None:
        found.append(table.counted("healing-pile", len(seat.healing.cards)))
    return [*found, table.pile("casualties", seat.casualties.cards)]


def _supporters(table: Table, seat: SiegeSeat) -> Text:
    """Supporters: the own ones by name, others face down; a lying sign is committed."""
    zone = seat.support.cards
    line = Text.assemble((f"  {table.speech.term('supporters')} ", LABEL))
    if not zone:
        return line.append("–", style=LABEL)
    ready = sum(supporter.ready for supporter in zone)
    counts = table.speech.ui("ready-and-committed", ready=ready, committed=len(zone) - ready)
    line.append(f"({counts}) ", style=LABEL)
    for place, supporter in enumerate(zone):
        line.append("  " if place and supporter.card else " ")
        line.append(READY if supporter.ready else COMMITTED)
        if supporter.card:
            style = "" if supporter.ready else LABEL
            line.append(f" {place + 1} {table.speech.card(supporter.card)}", style=style)
    return line


# -- the hand of the viewer ----------------------------------------------------------------


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
        labelled(table.speech.term(term), text or "–", LABEL)
        for term, text in (("action", printed.action), ("passive", printed.passive))
    )
    if detail >= 3:
        head.rstrip()
        return [head, *wrapped(action, width, INDENT), *wrapped(passive, width, INDENT)]
    first = Text.assemble(head, clip(action, width - len(head.plain)))
    below = Text.assemble(" " * INDENT, clip(passive, width - INDENT))
    return [first, below][:detail]
