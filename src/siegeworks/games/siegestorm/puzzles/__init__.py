"""What puzzles of Siegestorm ask for: to win in this turn, whatever the others reply."""

from siegeworks.core.decision import Seat
from siegeworks.core.state import State
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.puzzles.aims import Aim

HIDDEN = (
    ev.Drawn,
    ev.Seen,
    ev.Stolen,
    ev.Shuffled,
    ev.BossDrew,
    ev.ReservesShuffled,
)
"""What brings cards to a hand, or into sight, that nobody could know: no line may rest on it."""


class WinThisTurn(Aim):
    """Win before the turn is over, whatever the others reply."""

    name = "win"

    def __init__(self, root: State, seat: Seat) -> None:
        super().__init__(root, seat)
        assert isinstance(root, SiegeState)
        self.turn = root.turn

    def reached(self, state: State) -> bool:
        return state.outcome is not None and self.seat in state.outcome.winners

    def too_late(self, state: State) -> bool:
        assert isinstance(state, SiegeState)
        return state.outcome is not None or state.turn != self.turn

    def is_lucky(self, state: State, since: int) -> bool:
        return any(isinstance(note.event, HIDDEN) for note in (state.journal or [])[since:])


AIMS = (WinThisTurn,)
"""What can be asked, the usual first."""
