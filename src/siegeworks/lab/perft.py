"""Counting: how many ways there are to answer so many questions from a situation.

Chess programs are tested like this, under the name perft: one wrong option anywhere changes the
number. Whoever of several seats may answer, each of their answers counts.
"""

from siegeworks.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of so many answers there are; a game that is over has none."""
    decisions = state.decisions
    if depth <= 1:
        return sum(len(decision.options) for decision in decisions)
    found = 0
    for place, decision in enumerate(decisions):
        for number in range(len(decision.options)):
            twin = state.clone()
            asked = twin.decisions[place]
            twin.take(asked, asked.options[number])
            found += perft(twin, depth - 1)
    return found
