"""Around the table: pages to learn, to look things up, to build, to look back and to go on.

Each subject is a module or package here with a `router`, its templates in `templates/around`, and
its phrases in `phrases/around/SUBJECT/LANGUAGE.ftl`, which only its own pages carry. What stands in
the main navigation is said in `table.places`.
"""

from fastapi import APIRouter

from siegeworks.pages import (
    campaign,
    cards,
    decks,
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
    decks.router,
    puzzles.router,
    campaign.router,
    replay.router,
    review.router,
    positions.router,
    statistics.router,
)
"""The pages of every subject."""
