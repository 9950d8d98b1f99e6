"""What is thought of a choice: its chance to win, and that of the best answer there was.

Every choice is thought about by itself, from the view of its seat and with dice of its own, so
that it does not matter in which process, or after what, that happens.
"""

from siegeworks.core.shelf import GAMES
from siegeworks.lab.review.moments import Choice
from siegeworks.lab.review.values import Judged, Wish, rounded
from siegeworks.players.thoughts import Verdict

STRIDE = 100_003


def judged(choice: Choice, wish: Wish) -> Judged | None:
    """What is thought of a choice; nothing if it was plain."""
    players = GAMES[choice.view.game].room("players")
    seed = wish.seed * STRIDE + choice.ply
    found: Verdict | None = players.review(choice.view, choice.played, wish.sims, seed)
    if found is None:
        return None
    best, *figures = found
    return Judged(*choice[:-1], best, *map(rounded, figures))
