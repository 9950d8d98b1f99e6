"""What lies before each player besides the Battlefield: piles, hand size, Supporters."""

from rich.text import Text

from siegeworks.games.siegestorm.scene.parts import SiegeSeat, Square
from siegeworks.games.siegestorm.terminal.boss import boss_side
from siegeworks.games.siegestorm.terminal.spaces import values_of
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import LABEL, LESS, NAME, clip, fitted

READY, COMMITTED = "▮", "▬"
LOW = 6
"""Resources from here down are marked: the end is near."""


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
