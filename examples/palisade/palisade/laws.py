"""What holds in every situation of Palisade: no card is lost or doubled."""

from collections import Counter
from itertools import chain

from palisade import PalisadeState


def conserved(state: PalisadeState) -> Counter[int]:
    """Every card, wherever it is."""
    return Counter(chain(state.deck, state.spent, *state.hands, *state.chosen))
