"""What lies before each player besides the Battlefield: piles, hand size, Supporters."""

from rich.text import Text

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.fields import HIDDEN
from siegeworks.games.siegestorm.rules.pieces import Spot, Supporter
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.boss import boss_side
from siegeworks.games.siegestorm.terminal.spaces import hue, values_of
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import LABEL, LESS, NAME, clip, fitted
from siegeworks.terminal.names import headed

READY, COMMITTED = "▮", "▬"
LOW = 6
"""Resources from here down are marked: the end is near."""


def side(
    sight: Sight, speech: SiegeSpeech, seat: Seat, width: int, *, detail: int = 0
) -> list[Text]:
    """What lies before a seat, and who is leaving its track; below 0 a player has one line."""
    if seat == sight.boss:
        lines = boss_side(sight, speech, width, detail=detail)
    else:
        lines = _player(sight, speech, seat, width, tight=detail < 0)
    return lines + [clip(_leaving(sight, speech, spot), width) for spot in sight.leaving(seat)]


def _player(
    sight: Sight, speech: SiegeSpeech, seat: Seat, width: int, *, tight: bool
) -> list[Text]:
    """A player in two lines: who and which piles, then Supporters; or all in one, if it must be."""
    supporters = sight.view.supporters[seat]
    style = f"{NAME} {hue(sight, seat)}"
    name = Text(headed(speech, sight, seat), style=style)
    if seat == sight.view.seat:
        name.append(f" ({speech.ui('you').lower()})", style=style)
    elif seat in sight.partners and sight.view.seat == sight.near:
        name.append(f" ({speech.words.term('partner')})", style=style)
    piles = _piles(speech, sight.view, seat)
    if tight:
        signs = "".join(READY if supporter.ready else COMMITTED for supporter in supporters)
        return [fitted([name, Text(signs), *piles], width)]
    return [fitted([name, *piles], width), clip(_supporters(speech, supporters), width)]


def _leaving(sight: Sight, speech: SiegeSpeech, spot: Spot) -> Text:
    """A creature that is leaving its track, with the Attack Strength it would storm with."""
    leaving = speech.ui("leaving", card=speech.card(spot.creature.card))
    line = Text.assemble((f"  ⇒ {sight.square(spot)} ", LABEL), f"{leaving}  ")
    strengths = [(SEATS[seat], str(force)) for seat, force in sight.strengths(spot).items()]
    if len(strengths) == 1:
        line.append_text(values_of(sight, speech, spot)).append("  ")
    force = ", ".join(" ".join(pair) if len(strengths) > 1 else pair[1] for pair in strengths)
    return line.append(f"{speech.term('attack-strength')} {force}", style=NAME)


def _piles(speech: SiegeSpeech, view: View, seat: Seat) -> list[Text]:
    number = len(view.resources[seat])
    healing, casualties = view.healing[seat], view.casualties[seat]
    low = LESS if number <= LOW else ""
    mark = "!" if number <= LOW else ""
    found = [_count(speech, "resources", f"{number}{mark}", low)]
    if seat != view.seat:
        found.append(_count(speech, "hand", str(len(view.hands[seat]))))
    if healing:
        found.append(_count(speech, "healing-pile", str(len(healing))))
    pile = _count(speech, "casualties", str(len(casualties)))
    if casualties:
        pile.append(f" ({speech.card(casualties[-1])})", style=LABEL)
    return [*found, pile]


def _count(speech: SiegeSpeech, term: str, number: str, style: str = "") -> Text:
    return Text.assemble((f"{speech.term(term)} ", LABEL), (number, style))


def _supporters(speech: SiegeSpeech, zone: tuple[Supporter, ...]) -> Text:
    """Supporters: the own ones by name, others face down; a lying sign is committed."""
    line = Text.assemble((f"  {speech.term('supporters')} ", LABEL))
    if not zone:
        return line.append("–", style=LABEL)
    ready = sum(supporter.ready for supporter in zone)
    counts = speech.ui("ready-and-committed", ready=ready, committed=len(zone) - ready)
    line.append(f"({counts}) ", style=LABEL)
    for place, supporter in enumerate(zone):
        line.append("  " if place and supporter.card != HIDDEN else " ")
        line.append(READY if supporter.ready else COMMITTED)
        if supporter.card != HIDDEN:
            style = "" if supporter.ready else LABEL
            line.append(f" {place + 1} {speech.card(supporter.card)}", style=style)
    return line
