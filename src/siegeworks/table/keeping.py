"""What the server keeps as long as it runs: store, guests, rooms, hints, and what games add."""

from siegeworks.core.shelf import GAMES
from siegeworks.table.extras import extras_of
from siegeworks.table.guard import Buckets
from siegeworks.table.hints.routes import Advisor
from siegeworks.table.identity import Guests, read_key
from siegeworks.table.rooms import Rooms
from siegeworks.table.settings import Rate, Settings
from siegeworks.table.store import Store

SITTINGS = Rate(30, 1)
"""How often one guest may try to take a seat."""


class Table:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.guests = Guests(read_key(settings.key))
        self.openings, self.sittings = Buckets(settings.tables), Buckets(SITTINGS)
        self.rooms = Rooms(self.store, settings)
        self.services = {name: extras_of(name).service() for name in GAMES}
        """What runs as long as the server does, for each game and for the pages."""
        self.advisor = Advisor(self.rooms.workshop, settings.hints)
