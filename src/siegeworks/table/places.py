"""The main navigation."""

from typing import NamedTuple


class Place(NamedTuple):
    """An entry of the main navigation."""

    path: str
    phrase: str
    """The phrase that names it; it stands among those of all pages."""


PLACES: tuple[Place, ...] = (
    Place("/learn", "nav-learn"),
    Place("/rules", "nav-rules"),
    Place("/cards", "nav-cards"),
    Place("/decks", "nav-decks"),
    Place("/puzzles", "nav-puzzles"),
    Place("/campaign", "nav-campaign"),
    Place("/replay", "nav-replay"),
    Place("/positions", "nav-positions"),
    Place("/statistics", "nav-statistics"),
)
"""Where one can go from every page, after the lobby, in order."""
