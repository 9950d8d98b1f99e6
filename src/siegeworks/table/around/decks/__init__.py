"""The deck builder: all cards with filters, a deck that is judged while it grows, what is kept."""

from siegeworks.table.around.decks.calls import router as calls
from siegeworks.table.around.decks.routes import router

router.include_router(calls)

__all__ = ["router"]
