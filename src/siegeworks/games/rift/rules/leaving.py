"""Leaving the map: what it costs the kingdom, and when it is lost (section 21g)."""

from siegeworks.core.agenda import Frame
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.state import RiftState

LARGE = 4
"""Health a large enemy costs that is not wholly covered (RT-21.32)."""


def cost(game: RiftState, horde: Horde) -> int:
    """How much health the kingdom loses if a horde leaves now."""
    cover = game.cover(horde)
    return sum(
        LARGE if "large" in enemy.properties else 1
        for mask, enemy in game.face(horde).enemies
        if mask & ~cover
    )


def leave(game: RiftState, horde: Horde, frame: Frame) -> None:
    """Let a horde leave the map through its exit."""
    portal, boss = game.portal_level(horde), game.is_boss(horde)
    if portal or boss:
        clause = "RT-24.4" if portal else "RT-24.5"
        game.happen(ev.HordeLeft(horde.serial, 0), clause, frame)
        game.happen(ev.Lost(clause), clause, frame)
        return
    game.happen(ev.HordeLeft(horde.serial, cost(game, horde)), "RT-21.31", frame)
    crystals = game.card(horde).crystals
    if not game.health:
        game.happen(ev.Lost("RT-24.3"), "RT-24.3", frame)
    elif crystals:
        game.happen(ev.CrystalsGained(crystals), "RT-21.34", frame)
