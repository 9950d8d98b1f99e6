"""The modes of Siegestorm: each is one entry."""

from dataclasses import dataclass

from siegeworks.siegestorm.field import DUEL, Field

SWITCHES: dict[str, tuple[str, ...]] = {
    "damage_overflow_loses": ("true", "false"),
    "vision_rest": ("bottom", "top_or_bottom"),
    "extra_turn_can_chain": ("true", "false"),
    "free_for_all": ("false", "true"),
    "promo_cards": ("false", "true"),
}
"""What players may agree on before a game, the default first."""


@dataclass(frozen=True)
class Mode:
    """A way to play: seats and layout, set-up and turn script, what changes."""

    id: str
    seats: tuple[int, ...]
    field: Field
    set_up: str = "rules.set_up"
    turn: str = "rules.turn"
    draw: int = 2
    """Cards of the Draw step (SS-8.4)."""
    first_draw: int = 1
    """Cards of the very first Draw step of the game (SS-8.5)."""


MODES: dict[str, Mode] = {
    "duel": Mode(id="duel", seats=(2,), field=DUEL),
}
