"""The main navigation."""

from typing import NamedTuple


class Place(NamedTuple):
    """An entry of the main navigation."""

    path: str
    phrase: str
    """The phrase that names it; it stands among those of all pages."""


PLACES: tuple[Place, ...] = (Place("/learn", "nav-learn"), Place("/rules", "nav-rules"))
"""Where one can go from every page, after the lobby, in order."""
