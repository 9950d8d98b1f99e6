"""What a question is read against: what lies where in a View or in a State."""

from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.printed import Face
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View

At = View | RiftState


def space_name(scenario: Scenario, space: Space) -> str:
    """The name of a space; nothing for one that is off the map."""
    return scenario.map.names[space] if space != NOWHERE else ""


def site_name(scenario: Scenario, site: int) -> str:
    """The name of the space of a building site."""
    return scenario.map.names[scenario.map.sites[site].space]


def hero_of(at: At, figure: int) -> int | None:
    """The hero a figure is; None where there is no such figure."""
    return at.figures[figure].hero if 0 <= figure < len(at.figures) else None


def tower_on(at: At, site: int) -> int | None:
    """The upper tower on a building site."""
    towers = at.sites[site] if 0 <= site < len(at.sites) else ()
    return towers[-1].tower if towers else None


def top(at: At, name: str) -> Horde | None:
    """The horde on top of a space, by the name of the space."""
    names = at.scenario.map.names
    space = names.index(name) if name in names else NOWHERE
    return next((horde for horde in reversed(at.hordes) if horde.space == space), None)


def beneath(at: At, figure: int) -> Horde | None:
    """The horde on top of the space of a figure."""
    if not 0 <= figure < len(at.figures) or at.figures[figure].space == NOWHERE:
        return None
    space = at.figures[figure].space
    return next((horde for horde in reversed(at.hordes) if horde.space == space), None)


def face(at: At, horde: Horde) -> Face:
    """A horde card as it lies."""
    return at.box.cards[horde.card].faces[at.scenario.map.tokens[horde.path].turn]
