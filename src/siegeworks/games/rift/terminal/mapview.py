"""The map: paths with arrows and hordes, building sites with towers, figures, tokens, terrain."""

from collections.abc import Collection
from itertools import pairwise

from rich.cells import cell_len
from rich.text import Text

from siegeworks.games.rift.scene.parts import HordeScene, TowerScene
from siegeworks.games.rift.terminal.board import Board
from siegeworks.terminal.canvas import HEAD, LABEL, LESS, MORE, NAME, clip, fill, shortened

LEAST_CELL, MOST_CELL = 7, 14
TURNED = "↑→↓←"
"""How a tower is turned: n, e, s, w."""
EXIT = "⇥"
FIGURE, BOSS, DOWN, MARK = "@", "‼", "✗", "*"


def cell_width(board: Board, width: int) -> int:
    """How wide a space is drawn."""
    return max(LEAST_CELL, min(MOST_CELL, (width - 1) // board.scenario.width - 1))


def map_lines(
    board: Board, width: int, *, high: int = 2, marked: Collection[str] = ()
) -> list[Text]:
    """The map; high is 1 or 2 lines for each row. Marked spaces have a star."""
    room = cell_width(board, width)
    lines = []
    for row in board.rows:
        cells = [_cell(board, space, room, high, marked) for space in row]
        lines += [Text("│", style=LABEL).join(parts) for parts in zip(*cells, strict=True)]
    for line in lines:
        line.rstrip()
    return [clip(line, width) for line in lines]


def map_width(board: Board, width: int) -> int:
    """How wide the map is, given so much room."""
    return (cell_width(board, width) + 1) * board.scenario.width - 1


def _cell(board: Board, space: str, room: int, high: int, marked: Collection[str]) -> list[Text]:
    """A space in one or two lines: its name and kind, and who is there."""
    head = Text.assemble((space, LABEL), (MARK if space in marked else "", HEAD))
    kind = _kind(board, space)
    hordes = board.hordes_at(space)
    least = len(str(hordes[0].open)) if hordes else 0
    if high > 1 or room - cell_len(head.plain + kind.plain) >= least:
        head.append_text(kind)
    there = _there(board, space, room if high > 1 else room - cell_len(head.plain))
    if high == 1:
        return [fill(Text.assemble(head, there), room)]
    return [fill(head, room), fill(there, room)]


def _kind(board: Board, space: str) -> Text:
    """What a space is: an arrow with its token, a building site in its colour, terrain."""
    if space in board.sites:
        colour = board.sites[space].colour
        return Text(f"[{colour[0]}]", style=f"bold {colour}")
    tokens = board.scenario.tokens
    numbers = "".join(str(token.number) for token in tokens if token.path[0] == space)
    line = Text.assemble((f"({numbers})" if numbers else "", HEAD), _arrows(board, space))
    for card in board.scene.terrain:
        if card.space == space:
            line.append(f"^{card.kind[:3]}", style=LESS)
    return line


def _arrows(board: Board, space: str) -> str:
    """Where hordes go from a space, by any path over it; the exit has a sign of its own."""
    found: dict[str, None] = {}
    for token in board.scenario.tokens:
        for here, after in (*pairwise(token.path), (token.path[-1], "")):
            if here == space:
                found[_arrow(here, after) if after else EXIT] = None
    return "".join(found)


def _arrow(one: str, other: str) -> str:
    """The arrow from a space to the next, by their letters and then their numbers."""
    if one[0] != other[0]:
        return "→" if one[0] < other[0] else "←"
    return "↓" if int(one[1:]) < int(other[1:]) else "↑"


# -- who is there ----------------------------------------------------------------------------


def _there(board: Board, space: str, room: int) -> Text:
    """Hordes, towers and figures on a space; names give way to figures."""
    figures = Text("").join(
        Text(f"{FIGURE}{figure.hero[:3].capitalize()}", style=f"bold {board.hues[figure.seat]}")
        for figure in board.figures_at(space)
    )
    figures.append(BOSS * board.bosses_at(space), style="bold magenta")
    rest = room - cell_len(figures.plain)
    hordes = board.hordes_at(space)
    if hordes:
        return Text.assemble(_horde(board, hordes, rest), figures)
    built = board.sites[space].towers if space in board.sites else ()
    towers = [_tower(board, tower, rest // len(built)) for tower in built]
    return Text.assemble(*towers, figures)


def _horde(board: Board, hordes: list[HordeScene], room: int) -> Text:
    """The top horde: how many of its squares are uncovered, and its name as far as it fits."""
    top = hordes[0]
    number = f"{top.open}+{len(hordes) - 1}" if len(hordes) > 1 else str(top.open)
    name = shortened(board.short(top), room - len(number) - 1)
    return Text(f"{number} {name}".rstrip(), style=NAME if top.open else MORE)


def _tower(board: Board, tower: TowerScene, room: int) -> Text:
    """A tower on a building site: how it is turned, and its name as far as it fits."""
    sign = DOWN if tower.down else "" if tower.turn is None else TURNED[tower.turn]
    name = shortened(board.speech.printed.towers[tower.tower].name, room - len(sign))
    return Text(f"{sign}{name}", style=f"{NAME} {board.hues[tower.seat]}")
