"""The tree of a search over many worlds: what was answered, how often, and what came of it.

It is a tree of what all can see. Worlds differ in what the searching seat cannot see, so a node's
answers are not all on offer in every world: how often an answer could have been taken is counted
beside how often it was. What a seat chose in secret has figures of its own, but what follows is
one and the same for all such choices, for the others do not know which it was.
"""

from collections.abc import Iterator
from math import log, sqrt
from typing import Any

from siegeworks.core.decision import Decision, Option, Seat

EXPLORATION = 0.35
"""How much an answer that was seldom tried is favoured; values lie between 0 and 1."""
URGENCY = 1.1
"""What an answer that was never tried counts for."""


class Node:
    """A place in the tree: what came of an answer, seen by the seat that gave it."""

    __slots__ = ("answers", "mark", "offered", "total", "veil", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.answers: dict[tuple[Seat, str], Node] = {}
        self.veil: Node | None = None
        self.mark: Any = None
        """What all can see where this node asks the searching seat."""

    @property
    def mean(self) -> float:
        """What was won on average."""
        return self.total / self.visits if self.visits else 0.0

    def choose(self, seat: Seat, options: tuple[Option, ...]) -> tuple[Option, "Node"]:
        """An answer to look into: the one with the best bound of what it may be worth."""
        answers = self.answers
        best, chosen, bound = options[0], None, -1.0
        for option in options:
            child = answers.get((seat, option.text))
            if child is None:
                child = answers[seat, option.text] = Node()
            child.offered += 1
            visits = child.visits
            if visits:
                value = child.total / visits + EXPLORATION * sqrt(log(child.offered + 1) / visits)
            else:
                value = URGENCY
            if value > bound:
                best, chosen, bound = option, child, value
        assert chosen is not None
        return best, chosen

    def after(self, child: "Node", secret: bool) -> "Node":
        """Where the game goes on after an answer: behind one veil for all that are secret."""
        if not secret:
            return child
        if self.veil is None:
            self.veil = Node()
        return self.veil

    def below(self) -> Iterator["Node"]:
        """The node and everything under it."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(node.answers.values())
            if node.veil is not None:
                stack.append(node.veil)


def is_secret(decision: Decision) -> bool:
    """Whether the others do not see what is answered to a question."""
    if decision.prompt in ("vision", "exchange"):
        return True
    pick = getattr(decision.frame.question, "pick", None)
    return pick is not None and pick.secret
