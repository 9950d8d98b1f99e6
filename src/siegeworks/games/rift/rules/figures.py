"""Figures on the map: where they may stand, how they make room, how they are wounded."""

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.refusal import Reason
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.grid import BASE, Mask, placements
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.state import RiftState


def base_places(game: RiftState, horde: Horde) -> list[Mask]:
    """Where a base may lie on a horde card (RT-17.6, RT-R58)."""
    face = game.face(horde)
    blocked = face.red | face.deadly | game.cover(horde)
    return [mask for mask in placements(BASE, face.width, face.height) if not mask & blocked]


def has_terrain(game: RiftState, space: Space) -> bool:
    """Whether a terrain card lies on a space."""
    return any(entry[0] == space for entry in game.terrain)


def is_occupied(game: RiftState, space: Space) -> bool:
    """Whether a horde, a boss or a terrain card is on a space (RT-R14, RT-R101)."""
    return game.top(space) is not None or game.has_boss(space) or has_terrain(game, space)


def has_tower(game: RiftState, space: Space) -> bool:
    """Whether a tower stands on a space."""
    site = game.map.site_at.get(space)
    return site is not None and bool(game.sites[site])


def why_not_end(game: RiftState, number: int, space: Space) -> str | None:
    """The clause by which a figure may not end a movement on a space; None if it may."""
    if has_terrain(game, space):
        return "RT-R55"
    if has_tower(game, space):
        return "RT-16.5"
    horde = game.top(space)
    if horde is None:
        return None
    if not game.is_ordinary(horde):
        return "RT-13.13" if game.portal_level(horde) else "RT-17.9"
    own = game.figures[number]
    if own.horde == horde.serial:
        return None
    return None if base_places(game, horde) else "RT-17.3"


def destinations(game: RiftState, number: int, points: int) -> list[Space]:
    """The spaces a figure may move to with so many movement points."""
    special = {entry[0] for entry in game.terrain}
    special |= {horde.space for horde in game.hordes}
    special |= {space for space, site in game.map.site_at.items() if game.sites[site]}
    return [
        space
        for space in within(game, number, points)
        if space not in special or why_not_end(game, number, space) is None
    ]


def within(game: RiftState, number: int, points: int) -> list[Space]:
    """The spaces a figure can get to: everything may be crossed (RT-16.3)."""
    figure = game.figures[number]
    if figure.space == NOWHERE:
        ends = (game.map.near(end, points - 1) for end in game.map.ends)
        return sorted({space for near in ends for space in near})
    found = list(game.map.near(figure.space, points))
    if not (figure.horde and points >= 2):
        found.remove(figure.space)
    return found


def why_not_move(game: RiftState, number: int, name: str | None, points: int) -> Reason | None:
    """Why a figure cannot move to the space of a name with so many movement points."""
    if name not in game.map.names:
        return Reason("RT-16.4", "off-the-map")
    space = game.map.names.index(name)
    if space not in within(game, number, points):
        entering = game.figures[number].space == NOWHERE
        return Reason("RT-16.8" if entering else "RT-16.1", "too-far")
    clause = why_not_end(game, number, space)
    return Reason(clause, "cannot-end-there") if clause else None


def go(game: RiftState, number: int, space: Space, frame: Frame) -> None:
    """Move a figure to a space where it ends its movement, and let it settle there."""
    seat = game.figures[number].seat
    first = game.figures[number].fresh
    game.happen(ev.Moved(number, space), "RT-16.1", frame)
    names = (("first", True, False),) if first else ()
    game.push(Frame(game.box.settle, 0, seat, NOTHING, number, space, names))


FREE = frozenset({"RT-6.9", "RT-28.10", "RT-28.24"})
"""The clauses that displace a figure to any empty or free space, blank ones among them (RT-R16)."""


def shelters(game: RiftState, space: Space, clause: str) -> list[Space]:
    """Where a figure on a space may be displaced to by a clause (RT-R16)."""
    return [near for near in game.map.around[space] if _is_shelter(game, near, clause in FREE)]


def _is_shelter(game: RiftState, space: Space, blank: bool) -> bool:
    if space in game.map.paths:
        return not is_occupied(game, space)
    if space in game.map.site_at:
        return not has_tower(game, space)
    return blank


def is_protected(game: RiftState, number: int) -> bool:
    """Whether a figure takes no wounds now (RT-18.19, RT-R76)."""
    space = game.figures[number].space
    for lasting in game.lasting:
        if lasting.kind == "protected" and lasting.figure == number:
            return True
        if lasting.kind == "aegis" and NOWHERE != space == game.figures[lasting.figure].space:
            return True
    return False


def wound(game: RiftState, number: int, clause: str, frame: Frame) -> None:
    """Deal a wound to a figure, unless it is protected; without health it is defeated."""
    if is_protected(game, number):
        game.happen(ev.Protected(number), "RT-18.19", frame)
        return
    game.happen(ev.Wounded(number), clause, frame)
    if game.figures[number].health <= 0:
        game.happen(ev.FigureDefeated(number), "RT-19.3", frame)
        _lead_beast_away(game, number, frame)


def wound_around(game: RiftState, space: Space, clause: str, frame: Frame) -> None:
    """Deal a wound to every figure on a space and on the spaces adjacent to it."""
    near = {space, *game.map.around[space]}
    for number, figure in enumerate(game.figures):
        if figure.space in near and not figure.down:
            wound(game, number, clause, frame)


def _lead_beast_away(game: RiftState, number: int, frame: Frame) -> None:
    """The beast of a bench hero leaves with its mistress (RT-R105)."""
    figure, beast = game.figures[number], beast_of(game, number)
    mistress = figure.guest and game.box.heroes[figure.hero].beast
    if mistress and beast is not None and game.figures[beast].space != NOWHERE:
        game.happen(ev.Displaced(beast, NOWHERE), "RT-R105", frame)


def in_play(game: RiftState, number: int) -> bool:
    """Whether a figure is neither defeated nor a beast still to come."""
    figure = game.figures[number]
    if figure.down:
        return False
    return figure.space != NOWHERE or game.box.heroes[figure.hero].revives


def beast_of(game: RiftState, number: int) -> int | None:
    """The beast in the game, wherever it is: that of this figure's player first (RT-R82)."""
    found = [
        other
        for other, figure in enumerate(game.figures)
        if not game.box.heroes[figure.hero].revives
    ]
    own = [other for other in found if game.figures[other].seat == game.figures[number].seat]
    return next(iter(own or found), None)
