"""The players: hero boards, hands of towers, passed towers, and who is done."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.pieces import NOWHERE, Figure
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.heading import HEART
from siegeworks.games.rift.terminal.mapview import HUES
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.canvas import LABEL, LESS, NAME, clip, joined, wrapped
from siegeworks.terminal.names import headed

FACE_UP, FACE_DOWN = "●", "○"


def seat_lines(
    sight: RiftSight, speech: RiftSpeech, seat: Seat, width: int, detail: int
) -> list[Text]:
    """A player: one line at detail 0; two at 1; the own hand with its marks at 2."""
    hand = _hand(sight, speech, seat)
    heroes = [_board(sight, speech, figure, detail) for figure in _figures(sight, seat)]
    head = _head(sight, speech, seat)
    if detail == 0:
        return [clip(joined([head, *heroes[:1], hand, *heroes[1:]], "  "), width)]
    first = clip(joined([head, *heroes]), width)
    if detail > 1:
        return [first, *wrapped(hand, width, 2)]
    return [first, clip(Text.assemble("  ", hand), width)]


def _figures(sight: RiftSight, seat: Seat) -> list[Figure]:
    return [figure for figure in sight.view.figures if figure.seat == seat]


def _head(sight: RiftSight, speech: RiftSpeech, seat: Seat) -> Text:
    """Letter, name and colour of a seat, and whether it is done."""
    view = sight.view
    who = headed(speech, sight, seat)
    if seat == view.seat and len(sight.seats) > 1:
        who = f"{who} ({speech.ui('you').lower()})"
    line = Text(who, style=f"{NAME} {HUES[seat]}")
    if len(sight.seats) > 1:
        line.append(f" {speech.colour(seat)}", style=LABEL)
    if view.ready[seat] and view.phase in ("play", "spending"):
        line.append(f" ✓ {speech.phrases.say('ready')}", style=LABEL)
    return line


def _board(sight: RiftSight, speech: RiftSpeech, figure: Figure, detail: int) -> Text:
    """A hero: health, where the figure is, what lies face up, whether it has acted."""
    most = sight.view.box.heroes[figure.hero].health
    style = LESS if figure.health * 2 <= most else ""
    where = sight.name(figure.space) or (speech.ui("on-board") if detail else "")
    line = Text.assemble(
        (speech.figure(figure), NAME),
        (f" {HEART}{figure.health}/{most}", style),
        f" {where}" if where else "",
    )
    if detail == 0 and figure.acted:
        line.append(" ✓", style=LABEL)
    states = (
        ("down", figure.down),
        ("revived", figure.revived),
        ("acted", figure.acted and not figure.down and not figure.revived),
    )
    for key, holds in states if detail else ():
        if holds:
            line.append(f" ({speech.phrases.say(f'state-{key}')})", style=LABEL)
    if figure.space == NOWHERE and detail == 0 and not figure.slots:
        return line
    signs = [
        f"{FACE_DOWN if ability in figure.used else FACE_UP}"
        + (f" {speech.ability(ability)}" if detail else "")
        for ability in figure.slots
    ]
    return Text.assemble(
        line, " " if signs else "", (" ".join(signs) if detail else "".join(signs))
    )


def _hand(sight: RiftSight, speech: RiftSpeech, seat: Seat) -> Text:
    """The towers in hand and those passed to the player, equal ones counted."""
    view = sight.view
    parts = [
        Text.assemble(
            (f"{speech.term('hand')}: ", LABEL), towers(speech, view.hands[seat], view.box)
        )
    ]
    if view.passed[seat]:
        passed = towers(speech, view.passed[seat], view.box)
        parts.append(Text.assemble((f"{speech.ui('passed')}: ", LABEL), passed))
    if len(sight.seats) == 1 and view.bench:
        names = ", ".join(map(speech.hero, view.bench))
        parts.append(Text.assemble((f"{speech.ui('bench')}: ", LABEL), names))
    return joined(parts)


def towers(speech: RiftSpeech, cards: Iterable[int], box: RiftBox) -> str:
    """Towers by name and level, equal ones counted."""
    counted = Counter(cards)
    names = (
        (f"{number}× " if number > 1 else "") + f"{speech.tower(tower)} {box.towers[tower].level}"
        for tower, number in counted.items()
    )
    return ", ".join(names) or "–"
