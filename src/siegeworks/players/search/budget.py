"""How much may be thought about one answer, as it is written: `200`, `1s`, `0.5s`, `1sx2`."""

import re
from typing import NamedTuple

from siegeworks.core.refusal import Refused

MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0
MOST_CORES = 64
_SPELT = re.compile(
    r"(?:(?P<count>[1-9][0-9]*)|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s)(?:x(?P<cores>[1-9][0-9]?))?"
)


class Budget(NamedTuple):
    """How much may be thought about one answer: whichever ends first."""

    simulations: int = MOST_SIMULATIONS
    seconds: float = MOST_SECONDS
    cores: int = 1
    """How many processes search side by side; their figures are added up."""

    @property
    def by_clock(self) -> bool:
        """Whether it is time that ends the thought, not a number of simulations."""
        return self.simulations == MOST_SIMULATIONS


def read_budget(text: str) -> Budget:
    """The budget a text names."""
    found = _SPELT.fullmatch(text)
    if found is None:
        raise Refused(
            "cannot read {text!r} as what a search may spend: "
            "expected simulations such as 200, or seconds such as 1s; x2 for two cores",
            text=text,
        )
    count = int(found["count"] or MOST_SIMULATIONS)
    seconds = float(found["seconds"] or MOST_SECONDS)
    cores = int(found["cores"] or 1)
    if not (count <= MOST_SIMULATIONS and 0 < seconds <= MOST_SECONDS and cores <= MOST_CORES):
        raise Refused(
            "a search takes up to {simulations} simulations, {seconds:g} seconds "
            "and {cores} cores, not {text!r}",
            simulations=MOST_SIMULATIONS,
            seconds=MOST_SECONDS,
            cores=MOST_CORES,
            text=text,
        )
    return Budget(count, seconds, cores)
