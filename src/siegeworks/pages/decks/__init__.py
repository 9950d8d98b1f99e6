"""The deck builder: all cards with filters, a deck that is judged while it grows, what is kept."""

from siegeworks.pages.decks.calls import router as calls
from siegeworks.pages.decks.routes import router

router.include_router(calls)

__all__ = ["router"]
