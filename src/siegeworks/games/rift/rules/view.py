"""What a seat sees of a Rift game: the fields of its State, as their declarations say."""

from siegeworks.core.decision import Seat
from siegeworks.core.view import imagined
from siegeworks.games.rift.rules.declared import DeclaredView
from siegeworks.games.rift.rules.fields import stages
from siegeworks.games.rift.rules.state import RiftState


class View(DeclaredView):
    """Everything a seat may know of the situation."""

    __slots__ = ()

    def coming(self, token: int) -> list[tuple[int, ...]]:
        """The cards still in a deck, sorted, stage by stage; the stage that is next comes first."""
        lying = stages(self.decks[token], self.stages[token])
        return [stage for stage in lying if stage][::-1]


def view(game: RiftState, seat: Seat) -> View:
    """What a seat may know now."""
    return View.of(game, seat)


def determinize(seen: View, chance: int) -> RiftState:
    """A State that looks the same from any seat; what lies face down is shuffled by chance."""
    return imagined(seen, RiftState(), chance)
