"""The main navigation."""

from functools import cache

from siegeworks.table.extras import Place, all_extras

COMMON = (
    Place("/learn", "nav-learn", 10),
    Place("/rules", "nav-rules", 20),
    Place("/cards", "nav-cards", 30),
    Place("/puzzles", "nav-puzzles", 50),
    Place("/replay", "nav-replay", 70),
    Place("/positions", "nav-positions", 80),
    Place("/statistics", "nav-statistics", 90),
)


@cache
def places() -> tuple[Place, ...]:
    """Where one can go from every page, after the lobby, in order."""
    own = (place for extras in all_extras() for place in extras.places)
    return tuple(sorted((*COMMON, *own), key=lambda place: place.order))
