"""Planning on several cores: every process makes its own plans; what they found is added up."""

from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.core.snapshot import load
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.players.rollout import Move
from siegeworks.games.rift.players.strategist import Found, Strategist
from siegeworks.games.rift.rules.view import View, determinize
from siegeworks.players.search.budget import Budget
from siegeworks.players.search.processes import sent, think_in_processes


class Council(Strategist):
    """Makes plans in several processes side by side."""

    def findings(self, view: View) -> list[Found]:
        """What all of them think of their ideas; who is late does not count."""
        assert view.decision is not None
        if view.decision.prompt not in self.weighed:
            return []
        world = sent(determinize(view, self.dice.getrandbits(64)))
        alone = self.budget._replace(cores=1)
        tasks = [
            (world, view.seat, self.dice.getrandbits(64), alone)
            for _ in range(self.budget.cores - 1)
        ]
        own = super().findings
        return summed(think_in_processes(lambda: own(view), ponder, tasks, self.budget))


def make_strategist(seed: int, budget: Budget) -> Strategist:
    """Who plans within a budget: one alone, or several processes together."""
    return Strategist(seed, budget) if budget.cores == 1 else Council(seed, budget)


def ponder(world: dict[str, Any], seat: Seat, seed: int, budget: Budget) -> list[Found]:
    """Plan in another process, from a world that looks the same from the seat."""
    return Strategist(seed, budget).findings(RIFT.view(load(world, RIFT), seat))


def summed(all_found: list[list[Found]]) -> list[Found]:
    """Everybody's ideas, those that several had only once: with all worlds they were tried in."""
    together: dict[tuple[Move, ...], Found] = {}
    for each in (each for found in all_found for each in found):
        known = together.get(each.moves)
        if known is not None:
            lasted, chances = known.lasted or each.lasted, known.chances + each.chances
            each = known._replace(chances=chances, lasted=lasted)
        together[each.moves] = each
    return list(together.values())
