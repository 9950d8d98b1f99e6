"""Places: the short keys by which scenes, options and events speak of the same thing."""

from siegeworks.core.decision import SEATS, Seat
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.sight import RiftSight

KINGDOM = "kingdom"
"""The health of the kingdom."""
CRYSTALS = "crystals"
"""The crystals of the players."""


def space_key(sight: RiftSight, space: Space) -> str:
    """A space of the map; nothing for one that is off the map."""
    return f"space:{sight.name(space)}" if space != NOWHERE else ""


def site_key(sight: RiftSight, site: int) -> str:
    """A building site, by the name of its space."""
    return f"site:{sight.name(sight.map.sites[site].space)}"


def horde_key(serial: int) -> str:
    """A horde card on the map."""
    return f"horde:{serial}"


def hand_key(seat: Seat, tower: str) -> str:
    """A kind of tower in a hand."""
    return f"hand:{SEATS[seat]}:{tower}"


def seat_key(seat: Seat) -> str:
    """The board of a player."""
    return f"seat:{SEATS[seat]}"


def hero_key(hero: str) -> str:
    """The figure of a hero, or of the cat."""
    return f"hero:{hero}"


def spell_key(spell: str) -> str:
    """A spell tile the players have."""
    return f"spell:{spell}"


def supply_key(tower: str) -> str:
    """A kind of tower in the common supply."""
    return f"supply:{tower}"


def deck_key(number: int) -> str:
    """The enemy deck of an arrival token."""
    return f"deck:{number}"
