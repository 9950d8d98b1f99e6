"""Maps of scenarios: roads, building sites, arrivals, exits, terrain, and a little landscape."""

from itertools import pairwise
from math import atan2, degrees

from siegeworks.games.rift.pictures import badges, bosses, landscape, tokens
from siegeworks.games.rift.pictures.landscape import CELL, MARGIN, middle, size
from siegeworks.games.rift.rules.maps import Map, Token
from siegeworks.games.rift.rules.scenario import NO_COLOUR, Scenario
from siegeworks.pictures.draw import (
    box,
    clipped,
    disc,
    flat,
    form,
    line,
    num,
    patch,
    poly,
    put,
    tag,
)
from siegeworks.pictures.frame import figure
from siegeworks.pictures.glyphs import glyph, word
from siegeworks.pictures.palette import SEATS

__all__ = ["parts", "size"]

WAYS = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""Where a road leaves the map, by how its cards are turned: down, left, up, right."""


def parts(scenario: Scenario, players: int) -> str:
    """Everything on the map of a scenario, from the ground up."""
    map_ = scenario.map
    return (
        ground(map_)
        + landscape.parts(scenario)
        + roads(map_)
        + exits(map_)
        + sites(scenario, players)
        + terrain(map_)
        + opening(scenario)
        + boss(scenario)
        + arrivals(scenario)
        + names(map_)
        + hooks(map_)
    )


def ground(map_: Map) -> str:
    """A board with meadows on it, two greens in turn to tell spaces apart."""
    wide, high = map_.width * CELL, map_.height * CELL
    board = form(box(3, 3, wide + 2 * MARGIN - 6, high + 2 * MARGIN - 6, 20), "margin", 5)
    field = form(box(MARGIN, MARGIN, wide, high, 16), "grass", 6)
    checks = "".join(
        box(MARGIN + c * CELL, MARGIN + r * CELL, CELL, CELL)
        for r in range(map_.height)
        for c in range(map_.width)
        if (r + c) % 2
    )
    outline = box(MARGIN, MARGIN, wide, high, 16)
    return board + field + clipped(outline, patch(checks, "meadow")) + line(outline, 5)


# -- roads -----------------------------------------------------------------------------------


def way(token: Token, map_: Map) -> str:
    """The line of a road from its arrival token to beyond the edge of the map."""
    points = [middle(space, map_) for space in token.path]
    (x, y), (right, down) = points[-1], WAYS[token.turn]
    return poly(*points, (x + 52 * right, y + 52 * down), closed=False)


def roads(map_: Map) -> str:
    """Every road, those that meet joined, with points that show where hordes go."""
    lines = "".join(way(token, map_) for token in map_.tokens)
    edge = line(lines, 62)
    return edge + line(lines, 54, "road") + tracks(map_)


def tracks(map_: Map) -> str:
    """A point on every border that hordes cross."""
    point = patch("M-6 -12L6 0-6 12-12 12-2 0-12 -12z", "bark", 0.7)
    steps = set()
    for token in map_.tokens:
        centres = [middle(space, map_) for space in token.path]
        steps |= {(*one, *two) for one, two in pairwise(centres)}
    found = ""
    for x1, y1, x2, y2 in sorted(steps):
        turn = degrees(atan2(y2 - y1, x2 - x1))
        found += put(point, (x1 + x2) / 2, (y1 + y2) / 2, turn=turn)
    return found


def exits(map_: Map) -> str:
    """A gate with two towers where a road leaves the map."""
    found = ""
    for token in {token.path[-1]: token for token in map_.tokens}.values():
        x, y = middle(token.path[-1], map_)
        right, down = WAYS[token.turn]
        found += put(gate(), x + 58 * right, y + 58 * down)
    return found


def gate() -> str:
    """The kingdom's gate, around (0, 0)."""
    wall = form("M-20 20L-20 -12 20 -12 20 20z", "stone", 4) + flat(
        "M-11 20v-14a11 11 0 0 1 22 0v14z", "ink"
    )
    tower = form(box(-31, -16, 15, 38), "stone", 3) + flat("M-34 -15L-23.5 -32 -13 -15z", "blue")
    bars = line("M-4 -4v24M4 -4v24M-10 8h20", 2.4, "steel")
    return wall + bars + tower + put(tower, flip=True)


# -- sites and tokens ------------------------------------------------------------------------


def sites(scenario: Scenario, players: int) -> str:
    """Building sites, each in the colour and with the pattern of its seat, and its letter."""
    map_ = scenario.map
    colours = scenario.colours[players - 1]
    found = ""
    for site, colour in zip(map_.sites, colours, strict=True):
        x, y = middle(site.space, map_)
        found += put(plot(site.group, colour), x, y)
    return found


def plot(letter: str, colour: int) -> str:
    """A building site around (0, 0)."""
    slab = form("M-40 -29L-29 -40 29 -40 40 -29 40 29 29 40 -29 40 -40 29z", "stone", 5)
    field = "M-32 -24L-24 -32 24 -32 32 -24 32 24 24 32 -24 32 -32 24z"
    fill = "white" if colour == NO_COLOUR else SEATS[colour]
    marks = "" if colour == NO_COLOUR else clipped(field, tokens.pattern(colour, 0, 0, 72))
    name = flat(disc(0, 0, 15), "white", stroke_width="3") + glyph(letter, 0, 0, 1.15)
    return slab + flat(field, fill, stroke_width="3") + marks + name


def terrain(map_: Map) -> str:
    """The terrain cards that lie on the map when a game begins."""
    found = ""
    for space, kind in map_.terrain:
        x, y = middle(space, map_)
        card = flat(box(-40, -40, 80, 80, 8), "paper", stroke_width="3")
        found += put(card + put(tokens.ground(kind), -35, -35, size=0.7), x, y)
    return found


def arrivals(scenario: Scenario) -> str:
    """The arrival tokens; where terrain lies or a boss stands, at the corner of the space."""
    map_ = scenario.map
    blocked = {space for space, _ in map_.terrain}
    blocked |= {route[0] for route in scenario.boss.routes} if scenario.boss else set()
    found = ""
    for token in map_.tokens:
        x, y = middle(token.path[0], map_)
        if token.path[0] in blocked:
            found += put(tokens.arrival(token.number), x - 52, y - 52, size=0.5)
        else:
            found += put(tokens.arrival(token.number), x - 34, y - 34, size=0.68)
    return found


def opening(scenario: Scenario) -> str:
    """The backs of the horde cards that lie on the map when a game begins."""
    back = form(box(-24, -24, 48, 48, 6), "violet", 4) + badges.drawn("deadly")
    found = ""
    for _, space, _ in scenario.opening:
        x, y = middle(space, scenario.map)
        near = any(token.path[0] == space for token in scenario.map.tokens)
        found += put(back, x + 26 * near, y + 22 * near, size=0.8 if near else 1)
    return found


def boss(scenario: Scenario) -> str:
    """The boss where it starts, and dots along its way."""
    plan, map_ = scenario.boss, scenario.map
    if plan is None:
        return ""
    found = ""
    for route in plan.routes:
        steps = poly(*(middle(space, map_) for space in route), closed=False)
        found += tag("g", line(steps, 7, "wine"), stroke_dasharray="0 17")
    for number, route in enumerate(plan.routes, start=1):
        x, y = middle(route[0], map_)
        which = number if len(plan.routes) > 1 else 0
        found += put(figure(bosses.parts(plan.id, which), f"b{number}"), x - 46, y - 46, size=0.92)
    return found


def names(map_: Map) -> str:
    """Letters of the columns and numbers of the rows, in the margin, beside gates if need be."""
    shut = {(token.path[-1], token.turn) for token in map_.tokens}
    found = ""
    for column in range(map_.width):
        aside = 42 if (column, 2) in shut else 0
        x = MARGIN + (column + 0.5) * CELL - aside
        found += glyph(map_.names[column][0], x, 24, 1.3, "chalk")
    for row in range(map_.height):
        aside = 42 if (row * map_.width, 1) in shut else 0
        y = MARGIN + (row + 0.5) * CELL - aside
        found += word(str(row + 1), 24, y, 1.3, "chalk")
    return found


def hooks(map_: Map) -> str:
    """A transparent square for each space, by which a page finds it."""
    found = ""
    for space, name in enumerate(map_.names):
        x, y = middle(space, map_)
        found += tag(
            "rect",
            class_="sw-space",
            data_space=name,
            x=num(x - 50),
            y=num(y - 50),
            width="100",
            height="100",
        )
    return tag("g", found, fill="none", stroke="none", pointer_events="all")
