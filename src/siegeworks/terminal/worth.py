"""ATT and DEF as they stand, with what makes them so; worked out in a world that looks the same."""

from typing import NamedTuple

from siegeworks.siegestorm.state import SiegeState, Spot
from siegeworks.siegestorm.values import Change, attack, changes, defense


class Worth(NamedTuple):
    """What a creature is worth now: printed values, present values, and the changes between."""

    printed_att: int
    printed_de: int
    att: int
    de: int
    changes: tuple[Change, ...]


def worth(world: SiegeState, spot: Spot) -> Worth:
    """The values of a creature with every change."""
    card = spot.creature.card
    felt = tuple(change for change in changes(world, spot) if change.att or change.de)
    return Worth(
        printed_att=world.box.att[card],
        printed_de=world.box.de[card],
        att=attack(world, spot),
        de=defense(world, spot),
        changes=felt,
    )
