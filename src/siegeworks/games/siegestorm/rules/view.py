"""What a seat sees of a Siegestorm game: the fields of its State, as their declarations say."""

from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules.declared import DeclaredView
from siegeworks.games.siegestorm.rules.pieces import Stage
from siegeworks.games.siegestorm.rules.state import SiegeState


class View(DeclaredView):
    """Everything a seat may know of the situation."""

    __slots__ = ()

    @property
    def seats(self) -> range:
        """The seats there are, that of a boss among them."""
        return range(len(self.hands))

    @property
    def active(self) -> Seat:
        """The seat whose turn it is: the viewer, where players take it together."""
        return self.seat if self.seat in self.taking else self.taking[0]

    @property
    def stage(self) -> Stage:
        """The step the active player is in."""
        return self.stages[self.active]


def view(game: SiegeState, seat: Seat) -> View:
    """What a seat may know now."""
    return View.of(game, seat)
