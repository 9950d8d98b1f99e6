"""The modes of Siegestorm: each is one entry."""

from collections.abc import Mapping
from dataclasses import dataclass

from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES, OWN, Column, Side
from siegeworks.games.siegestorm.rules.field import COOP, DUEL, SOLO, Field, ring
from siegeworks.games.siegestorm.rules.roster import BOSSES, CARDS


def _decks(symbol: str) -> tuple[str, ...]:
    """The boss decks of a kind."""
    return tuple(dict.fromkeys(card.faction for card in CARDS if card.symbol == symbol))


SWITCHES: dict[str, tuple[str, ...]] = {
    "damage_overflow_loses": ("true", "false"),
    "vision_rest": ("bottom", "top_or_bottom"),
    "extra_turn_can_chain": ("true", "false"),
    "free_for_all": ("false", "true"),
    "promo_cards": ("false", "true"),
    "lms_deploys_per_turn": ("1", "one_per_track"),
    "lms_first_player_draw": ("3", "2"),
    "boss": tuple(boss.id for boss in BOSSES),
    "difficulty": DIFFICULTIES,
    "base_deck": (OWN, *_decks("base")),
    "advanced_deck": (OWN, *_decks("advanced")),
}
"""What players may agree on before a game, the default first."""
BOSS_SWITCHES = ("boss", "difficulty", "base_deck", "advanced_deck")
"""What is agreed about a boss."""
RING_SWITCHES = ("lms_deploys_per_turn", "lms_first_player_draw")
"""What is agreed where the last one in the game wins."""


@dataclass(frozen=True)
class Mode:
    """A way to play: seats and layout, set-up and turn scripts, what changes."""

    id: str
    fields: Mapping[int, Field]
    """The layout for each number of seats the mode is for."""
    seats_clause: str = "SS-1.2"
    """The clause that says how many seats it is for."""
    set_up: str = "rules.set_up"
    turn: str = "rules.turn"
    extra_turn: str = "rules.turn"
    boss_turn: str = ""
    draw: int = 2
    """Cards of the Draw step (SS-8.4)."""
    first_draw: int = 1
    """Cards of the very first Draw step of the game (SS-8.5)."""
    draw_clause: str = "SS-8.4"
    first_draw_clause: str = "SS-8.5"
    first_draw_switch: str = ""
    """The switch that changes the number of the very first Draw step, if there is one."""
    elimination: bool = False
    """Whether the game goes on for the others when a player is out (SS-21.9)."""
    together: bool = False
    """Whether the players take their turn at the same time (SS-20.5)."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats it is for."""
        return tuple(self.fields)

    def field(self, seats: int, alive: tuple[Seat, ...]) -> Field:
        """The layout for those still in the game: where players drop out the ring closes."""
        return ring(seats, alive) if self.elimination else self.fields[seats]

    def column(self, side: Side) -> Column:
        """The column of a boss card that this mode starts with (SS-16.3, SS-20.2)."""
        return side.coop if self.together else side.solo


MODES: dict[str, Mode] = {
    "duel": Mode(id="duel", fields={2: DUEL}),
    "solo": Mode(
        id="solo",
        fields={1: SOLO},
        seats_clause="SS-1.3",
        set_up="rules.boss_set_up",
        boss_turn="rules.boss_turn",
        first_draw=2,
        first_draw_clause="SS-16.20",
    ),
    "coop": Mode(
        id="coop",
        fields={2: COOP},
        seats_clause="SS-1.4",
        set_up="rules.boss_set_up",
        turn="rules.common_turn",
        boss_turn="rules.boss_turn",
        first_draw=2,
        first_draw_clause="SS-16.20",
        together=True,
    ),
    "last-man-standing": Mode(
        id="last-man-standing",
        fields={3: ring(3, (0, 1, 2)), 4: ring(4, (0, 1, 2, 3))},
        seats_clause="SS-1.5",
        draw=3,
        first_draw=3,
        draw_clause="SS-21.5",
        first_draw_clause="SS-R174",
        first_draw_switch="lms_first_player_draw",
        elimination=True,
    ),
}
