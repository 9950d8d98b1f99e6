"""What Siegestorm adds to the table: the deck builder, and the decks that guests keep."""

from typing import Any

from fastapi import APIRouter

from siegeworks.games.siegestorm.pages.decks import deckbook
from siegeworks.games.siegestorm.pages.decks.trials import Trials
from siegeworks.table.extras import Extras, Place
from siegeworks.table.results import deck_key
from siegeworks.table.store import Store


class SiegestormExtras(Extras):
    """Decks: built, kept, tried and brought."""

    places = (Place("/decks", "nav-decks", 40),)
    schema = deckbook.SCHEMA

    def routers(self) -> tuple[APIRouter, ...]:
        from siegeworks.games.siegestorm.pages.decks.calls import router as calls
        from siegeworks.games.siegestorm.pages.decks.routes import router

        return (router, calls)

    def service(self) -> Trials:
        return Trials()

    async def own_decks(self, store: Store, guest: str, code: str = "") -> list[dict[str, Any]]:
        return await deckbook.choices(store, guest, code)

    async def deck_names(self, store: Store, guest: str) -> dict[str, str]:
        kept = await deckbook.kept_decks(store, guest)
        return {deck_key(one.deck.lines): one.deck.name for one in kept}


EXTRAS = SiegestormExtras()
