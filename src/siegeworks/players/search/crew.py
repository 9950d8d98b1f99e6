"""Searching on several cores: each process searches by itself, and what they found is added up."""

from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.core.setup import Seating
from siegeworks.core.snapshot import load, save
from siegeworks.players.search.budget import Budget
from siegeworks.players.search.searcher import Finding, Findings, Search
from siegeworks.siegestorm.game import SIEGESTORM
from siegeworks.siegestorm.state import SiegeState
from siegeworks.siegestorm.view import View
from siegeworks.siegestorm.worlds import determinize

PATIENCE = 0.1
"""Seconds that the others are waited for when the time is up."""


class Crew(Search):
    """Searches in several processes side by side."""

    def findings(self, view: View) -> Findings:
        """What all of them think of every option; who is late does not count."""
        saved = save(_without_decks(determinize(view, self.dice.getrandbits(255))))
        budget = self.budget._replace(cores=1)
        helpers = [
            _pool(self.budget.cores).submit(
                ponder, saved, view.seat, self.dice.getrandbits(64), budget
            )
            for _ in range(self.budget.cores - 1)
        ]
        own = super().findings(view)
        by_clock = budget.simulations == Budget().simulations
        done = wait(helpers, PATIENCE if by_clock else None).done
        return _summed([own, *(_result(helper) for helper in helpers if helper in done)])


def _without_decks(world: SiegeState) -> SiegeState:
    """A world that says where everything lies, not from which decks it came."""
    seats = tuple(Seating(seating.name) for seating in world.setup.seats)
    world.setup = replace(world.setup, seats=seats, position="\n")
    return world


def ponder(saved: dict[str, Any], seat: Seat, seed: int, budget: Budget) -> Findings:
    """Search in another process, from a world that looks the same from the seat."""
    return Search(seed, budget).findings(SIEGESTORM.view(load(saved, SIEGESTORM), seat))


@cache
def _pool(cores: int) -> ProcessPoolExecutor:
    """The processes, which are kept from one answer to the next."""
    return ProcessPoolExecutor(cores - 1, mp_context=get_context("spawn"))


def _result(helper: "Future[Findings]") -> Findings:
    return helper.result()


def _summed(all_findings: list[Findings]) -> Findings:
    """The findings of all together."""
    found = {}
    for text in all_findings[0]:
        each = [findings[text] for findings in all_findings]
        visits = sum(finding.visits for finding in each)
        total = sum(finding.visits * finding.chance for finding in each)
        found[text] = Finding(visits, total / visits if visits else 0.0)
    return found
