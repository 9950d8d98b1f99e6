"""The map: paths with arrows and hordes, building sites with towers, figures, tokens, terrain."""

from collections.abc import Collection

from rich.cells import cell_len
from rich.text import Text

from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import Figure, Horde
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.grids import open_squares
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.canvas import HEAD, LABEL, LESS, MORE, NAME, clip, fill, shortened

LEAST_CELL, MOST_CELL = 7, 14
ARROWS = {(-1, 0): "↑", (0, 1): "→", (1, 0): "↓", (0, -1): "←"}
TURNED = "↑→↓←"
"""How a tower is turned: n, e, s, w."""
HUES = {0: "red", 1: "green", 2: "blue", 3: "yellow", NO_COLOUR: "white"}
EXIT = "⇥"
FIGURE, BOSS, DOWN, MARK = "@", "‼", "✗", "*"


def cell_width(sight: RiftSight, width: int) -> int:
    """How wide a space is drawn."""
    return max(LEAST_CELL, min(MOST_CELL, (width - 1) // sight.map.width - 1))


def map_lines(
    sight: RiftSight,
    speech: RiftSpeech,
    width: int,
    *,
    high: int = 2,
    marked: Collection[Space] = (),
) -> list[Text]:
    """The map; high is 1 or 2 lines for each row. Marked spaces have a star."""
    room = cell_width(sight, width)
    lines = []
    for row in range(sight.map.height):
        first = row * sight.map.width
        spaces = range(first, first + sight.map.width)
        cells = [_cell(sight, speech, space, space in marked, room, high) for space in spaces]
        lines += [Text("│", style=LABEL).join(parts) for parts in zip(*cells, strict=True)]
    for line in lines:
        line.rstrip()
    return [clip(line, width) for line in lines]


def map_width(sight: RiftSight, width: int) -> int:
    """How wide the map is, given so much room."""
    return (cell_width(sight, width) + 1) * sight.map.width - 1


def _cell(
    sight: RiftSight, speech: RiftSpeech, space: Space, marked: bool, room: int, high: int
) -> list[Text]:
    """A space in one or two lines: its name and kind, and who is there."""
    head = Text.assemble((sight.name(space), LABEL), (MARK if marked else "", HEAD))
    kind = _kind(sight, space)
    if high > 1 or room - cell_len(head.plain + kind.plain) >= _least(sight, space):
        head.append_text(kind)
    there = _there(sight, speech, space, room if high > 1 else room - cell_len(head.plain))
    if high == 1:
        return [fill(Text.assemble(head, there), room)]
    return [fill(head, room), fill(there, room)]


def _least(sight: RiftSight, space: Space) -> int:
    """How much room the number of a horde takes, without which it says nothing."""
    hordes = sight.hordes_at(space)
    return len(str(open_squares(sight, hordes[0]))) if hordes else 0


def _kind(sight: RiftSight, space: Space) -> Text:
    """What a space is: an arrow with its token, a building site in its colour, terrain."""
    kind = sight.terrain(space)
    if space in sight.map.paths:
        tokens = "".join(str(t.number) for t in sight.map.tokens if t.path[0] == space)
        line = Text.assemble((f"({tokens})" if tokens else "", HEAD), (_arrows(sight, space), ""))
        return line.append(f"^{kind[:3]}", style=LESS) if kind else line
    site = sight.map.site_at.get(space)
    if site is None:
        return Text("")
    colour = sight.colour(site)
    return Text(f"[{colour_letter(colour)}]", style=f"bold {HUES[colour]}")


def colour_letter(colour: int) -> str:
    """The letter of a colour in the notation: r, g, b, y, and w for white."""
    return "w" if colour == NO_COLOUR else COLOURS[colour][0]


def _arrows(sight: RiftSight, space: Space) -> str:
    """Where hordes go from a space, by any path over it; the exit has a sign of its own."""
    found: dict[str, None] = {}
    for after, token in zip(sight.map.after, sight.map.tokens, strict=True):
        if space in after:
            found[ARROWS[_way(sight, space, after[space])]] = None
        elif space == token.path[-1]:
            found[EXIT] = None
    return "".join(found)


def _way(sight: RiftSight, one: Space, other: Space) -> tuple[int, int]:
    (r1, c1), (r2, c2) = divmod(one, sight.map.width), divmod(other, sight.map.width)
    return r2 - r1, c2 - c1


# -- who is there ----------------------------------------------------------------------------


def _there(sight: RiftSight, speech: RiftSpeech, space: Space, room: int) -> Text:
    """Hordes, towers and figures on a space; names give way to figures."""
    figures = Text("").join(_figure(sight, speech, one) for one in sight.figures_at(space))
    figures.append(BOSS * len(sight.bosses_at(space)), style="bold magenta")
    rest = room - cell_len(figures.plain)
    hordes = sight.hordes_at(space)
    if hordes:
        return Text.assemble(_horde(sight, speech, hordes, rest), figures)
    return Text.assemble(_towers(sight, speech, space, rest), figures)


def _horde(sight: RiftSight, speech: RiftSpeech, hordes: list[Horde], room: int) -> Text:
    """The top horde: how many of its squares are uncovered, and its name as far as it fits."""
    left = open_squares(sight, hordes[0])
    below = f"+{len(hordes) - 1}" if len(hordes) > 1 else ""
    number = f"{left}{below}"
    name = shortened(speech.short(hordes[0], sight), room - len(number) - 1)
    name = f" {name}" if name else ""
    style = NAME if left else MORE
    return Text(f"{number}{name}", style=style)


def _figure(sight: RiftSight, speech: RiftSpeech, figure: Figure) -> Text:
    """A figure by the sign of figures and the first letters of its hero."""
    name = sight.view.box.heroes[figure.hero].id
    return Text(f"{FIGURE}{name[:3].capitalize()}", style=f"bold {HUES[figure.seat]}")


def _towers(sight: RiftSight, speech: RiftSpeech, space: Space, room: int) -> Text:
    """The towers on a building site: how each is turned, and its name as far as it fits."""
    site = sight.map.site_at.get(space)
    built = sight.view.sites[site] if site is not None else ()
    if not built or site is None:
        return Text("")
    turns = sight.turns.get(site, ())
    each = room // len(built)
    parts = []
    for place, tower in enumerate(built):
        turn = TURNED[turns[place]] if place < len(turns) else ""
        sign = DOWN if tower.down or tower.struck else turn
        name = shortened(speech.tower(tower.tower), each - len(sign))
        parts.append(Text(f"{sign}{name}", style=f"{NAME} {HUES[tower.seat]}"))
    return Text("").join(parts)
