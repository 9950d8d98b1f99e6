"""What Rift adds to the table: the campaign."""

from fastapi import APIRouter

from siegeworks.games.rift.pages.campaign import keeping
from siegeworks.table.extras import Extras, Joining, Place, TableToOpen
from siegeworks.table.match import Match
from siegeworks.table.store import Store
from siegeworks.table.writing import Statement


class RiftExtras(Extras):
    """Campaigns: begun, shared, played and written down."""

    places = (Place("/campaign", "nav-campaign", 60),)
    schema = keeping.SCHEMA

    def routers(self) -> tuple[APIRouter, ...]:
        from siegeworks.games.rift.pages.campaign.routes import router

        return (router,)

    async def join_series(self, store: Store, wish: TableToOpen) -> Joining:
        return await keeping.joining(store, wish)

    def ended(self, match: Match, table: str) -> list[Statement]:
        return keeping.ended(match, table)


EXTRAS = RiftExtras()
