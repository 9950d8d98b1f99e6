"""What lies before each player besides the Battlefield: piles, hand size, Supporters."""

from rich.text import Text

from siegeworks.core.decision import SEATS, Seat
from siegeworks.siegestorm.view import HIDDEN, SeatView
from siegeworks.terminal.board import values_of
from siegeworks.terminal.canvas import LABEL, LESS, NAME, OTHER, OWN, clip, joined
from siegeworks.terminal.seating import title
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech

READY, COMMITTED = "▮", "▬"
LOW = 6
"""Resources from here down are marked: the end is near."""


def side(sight: Sight, speech: Speech, seat: Seat, width: int) -> list[Text]:
    """A player in two lines: who and which piles, then Supporters and who is leaving the track."""
    part = sight.view.seats[seat]
    style = f"{NAME} {OWN if seat == sight.near else OTHER}"
    name = Text(title(SEATS[seat], sight.names[seat]), style=style)
    if seat == sight.view.seat:
        name.append(f" ({speech.ui('you').lower()})", style=style)
    piles = joined([name, *_piles(speech, part, own=seat == sight.view.seat)])
    lines = [clip(piles, width), clip(_supporters(speech, part), width)]
    for spot in sight.leaving(seat):
        leaving = speech.ui("leaving", card=speech.card(spot.creature.card))
        force = f"  {speech.term('attack-strength')} {sight.strength(spot)}"
        values = values_of(sight, speech, spot)
        square = (f"  ⇒ {sight.square(spot)} ", LABEL)
        lines.append(clip(Text.assemble(square, f"{leaving}  ", values, (force, NAME)), width))
    return lines


def _piles(speech: Speech, part: SeatView, *, own: bool) -> list[Text]:
    low = LESS if part.resources <= LOW else ""
    mark = "!" if part.resources <= LOW else ""
    found = [_count(speech, "resources", f"{part.resources}{mark}", low)]
    if not own:
        found.append(_count(speech, "hand", str(len(part.hand))))
    if part.healing:
        found.append(_count(speech, "healing-pile", str(len(part.healing))))
    pile = _count(speech, "casualties", str(len(part.casualties)))
    if part.casualties:
        pile.append(f" ({speech.card(part.casualties[-1])})", style=LABEL)
    return [*found, pile]


def _count(speech: Speech, term: str, number: str, style: str = "") -> Text:
    return Text.assemble((f"{speech.term(term)} ", LABEL), (number, style))


def _supporters(speech: Speech, part: SeatView) -> Text:
    """Supporters: the own ones by name, others face down; a lying sign is committed."""
    line = Text.assemble((f"  {speech.term('supporters')} ", LABEL))
    if not part.supporters:
        return line.append("–", style=LABEL)
    ready = sum(supporter.ready for supporter in part.supporters)
    counts = speech.ui("ready-and-committed", ready=ready, committed=len(part.supporters) - ready)
    line.append(f"({counts}) ", style=LABEL)
    for place, supporter in enumerate(part.supporters):
        line.append("  " if place and supporter.card != HIDDEN else " ")
        line.append(READY if supporter.ready else COMMITTED)
        if supporter.card != HIDDEN:
            style = "" if supporter.ready else LABEL
            line.append(f" {place + 1} {speech.card(supporter.card)}", style=style)
    return line
