"""The players: hero boards, hands of towers, passed towers, and who is done."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from siegeworks.games.rift.scene.parts import FigureScene, RiftSeat
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.heading import HEART
from siegeworks.terminal.canvas import LABEL, LESS, NAME, clip, joined, times, wrapped

FACE_UP, FACE_DOWN = "●", "○"


def seat_lines(board: Board, seat: RiftSeat, detail: int) -> list[Text]:
    """A player: one line at detail 0; two at 1; the whole hand, however long, at 2."""
    hand, width = _hand(board, seat), board.width
    figures = (figure for figure in board.scene.figures if figure.seat == seat.seat)
    heroes = [_hero(board, figure, detail) for figure in figures]
    head = _head(board, seat)
    if detail == 0:
        return [clip(joined([head, *heroes[:1], hand, *heroes[1:]], "  "), width)]
    first = clip(joined([head, *heroes]), width)
    if detail > 1:
        return [first, *wrapped(hand, width, 2)]
    return [first, clip(Text.assemble("  ", hand), width)]


def _head(board: Board, seat: RiftSeat) -> Text:
    """Letter, name and colour of a seat, and whether it is done."""
    speech, many = board.speech, board.scene.players > 1
    line = Text(board.headed(seat.seat))
    if seat.seat == board.viewer and many:
        line.append(f" ({speech.ui('you').lower()})")
    line.stylize(f"{NAME} {seat.colour}")
    if many:
        line.append(f" {board.speech.printed.colours[seat.colour]}", style=LABEL)
    if seat.ready:
        line.append(f" ✓ {speech.phrases.say('ready')}", style=LABEL)
    return line


def _hero(board: Board, figure: FigureScene, detail: int) -> Text:
    """A hero: health, where the figure is, what lies face up, whether it has acted."""
    speech = board.speech
    where = figure.space or (speech.ui("on-board") if detail else "")
    line = Text.assemble(
        (board.speech.printed.heroes[figure.hero].name, NAME),
        (
            f" {HEART}{figure.health}/{figure.most}",
            LESS if figure.health * 2 <= figure.most else "",
        ),
        f" {where}" if where else "",
    )
    if figure.state and detail:
        line.append(f" ({speech.phrases.say(f'state-{figure.state}')})", style=LABEL)
    elif figure.state in ("acted", "rested"):
        line.append(" ✓", style=LABEL)
    signs = [FACE_UP if slot.ready else FACE_DOWN for slot in figure.slots]
    if not detail:
        return line.append(f" {''.join(signs)}" if signs else "")
    for sign, slot in zip(signs, figure.slots, strict=True):
        line.append(f" {sign} {board.speech.printed.abilities[slot.ability].name}")
    return line


def _hand(board: Board, seat: RiftSeat) -> Text:
    """The towers in hand and those passed to the player, equal ones counted."""
    speech, printed = board.speech, board.speech.printed
    shown = {speech.term("hand"): towers(board, seat.hand)}
    if seat.passed:
        shown[speech.ui("passed")] = towers(board, seat.passed)
    if board.scene.players == 1 and board.scene.bench:
        names = (printed.heroes[hero].name for hero in board.scene.bench)
        shown[speech.ui("bench")] = ", ".join(names)
    return joined([Text.assemble((f"{name}: ", LABEL), text) for name, text in shown.items()])


def towers(board: Board, cards: Iterable[str]) -> str:
    """Towers by name and level, equal ones counted."""
    printed = board.speech.printed.towers
    counted = ((printed[ident], number) for ident, number in Counter(cards).items())
    return ", ".join(times(n, f"{tower.name} {tower.level}") for tower, n in counted) or "–"
