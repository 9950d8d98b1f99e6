"""Searching on several cores: each process searches by itself, and what they found is added up."""

from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.core.snapshot import load
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.players.searcher import Finding, Findings, Search
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.players.search.budget import Budget
from siegeworks.players.search.processes import sent, think_in_processes


class Crew(Search):
    """Searches in several processes side by side."""

    def findings(self, view: View) -> Findings:
        """What all of them think of every option; who is late does not count."""
        world = sent(determinize(view, self.dice.getrandbits(255)))
        alone = self.budget._replace(cores=1)
        tasks = [
            (world, view.seat, self.dice.getrandbits(64), alone)
            for _ in range(self.budget.cores - 1)
        ]
        own = super().findings
        return _summed(think_in_processes(lambda: own(view), ponder, tasks, self.budget))


def ponder(world: dict[str, Any], seat: Seat, seed: int, budget: Budget) -> Findings:
    """Search in another process, from a world that looks the same from the seat."""
    return Search(seed, budget).findings(SIEGESTORM.view(load(world, SIEGESTORM), seat))


def _summed(all_findings: list[Findings]) -> Findings:
    """The findings of all together."""
    found = {}
    for text in all_findings[0]:
        each = [findings[text] for findings in all_findings]
        visits = sum(finding.visits for finding in each)
        total = sum(finding.visits * finding.chance for finding in each)
        found[text] = Finding(visits, total / visits if visits else 0.0)
    return found
