"""The modes of Siegestorm: each is one entry."""

from collections.abc import Mapping
from dataclasses import dataclass

from siegeworks.siegestorm.field import DUEL, Field, ring

SWITCHES: dict[str, tuple[str, ...]] = {
    "damage_overflow_loses": ("true", "false"),
    "vision_rest": ("bottom", "top_or_bottom"),
    "extra_turn_can_chain": ("true", "false"),
    "free_for_all": ("false", "true"),
    "promo_cards": ("false", "true"),
    "lms_deploys_per_turn": ("1", "one_per_track"),
    "lms_first_player_draw": ("3", "2"),
}
"""What players may agree on before a game, the default first."""


@dataclass(frozen=True)
class Mode:
    """A way to play: seats and layout, set-up and turn script, what changes."""

    id: str
    fields: Mapping[int, Field]
    """The layout for each number of seats the mode is for."""
    seats_clause: str = "SS-1.2"
    """The clause that says how many seats it is for."""
    set_up: str = "rules.set_up"
    turn: str = "rules.turn"
    draw: int = 2
    """Cards of the Draw step (SS-8.4)."""
    first_draw: int = 1
    """Cards of the very first Draw step of the game (SS-8.5)."""
    draw_clause: str = "SS-8.4"
    first_draw_clause: str = "SS-8.5"
    elimination: bool = False
    """Whether the game goes on for the others when a player is out (SS-21.9)."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats it is for."""
        return tuple(self.fields)


MODES: dict[str, Mode] = {
    "duel": Mode(id="duel", fields={2: DUEL}),
    "last-man-standing": Mode(
        id="last-man-standing",
        fields={3: ring(3, (0, 1, 2)), 4: ring(4, (0, 1, 2, 3))},
        seats_clause="SS-1.5",
        draw=3,
        first_draw=3,
        draw_clause="SS-21.5",
        first_draw_clause="SS-R174",
        elimination=True,
    ),
}
