"""Pages that stand around a table: to learn, to look things up, to look back and to go on.

Each subject is a module or package here with a `router`, its templates in `templates`, and
its phrases in `words/LANGUAGE/pages/SUBJECT.ftl`, which only its own pages carry. What stands in
the main navigation is said in `table.places`; what a game adds, in its own room `pages`.
"""

from fastapi import APIRouter

from siegeworks.pages import (
    cards,
    learn,
    positions,
    puzzles,
    replay,
    review,
    rules,
    statistics,
)

ROUTERS: tuple[APIRouter, ...] = (
    learn.router,
    rules.router,
    cards.router,
    puzzles.router,
    replay.router,
    review.router,
    positions.router,
    statistics.router,
)
"""The pages of every subject."""
