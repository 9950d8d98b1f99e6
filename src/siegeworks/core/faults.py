"""Faults: why no game can be started from a set-up."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused, Saying, Sentence, either, joined, saying
from siegeworks.core.setup import Setup


class Fault(NamedTuple):
    """One reason why a set-up, or what a seat brings to it, is not legal."""

    clause: str
    """The clause it breaks; empty where no rule is needed to refuse it."""
    phrase: str
    """Phrase key; the words of each language render it with the facts."""
    message: Sentence
    facts: tuple[tuple[str, int | Sentence], ...] = ()
    hard: bool = False
    """Whether no game can be started at all, even where legality is not asked for."""

    def said(self) -> Saying:
        """The message, with the clause."""
        facts = {"message": self.message, "clause": self.clause}
        return Saying("{message} ({clause})" if self.clause else "{message}", facts)

    def __str__(self) -> str:
        return str(self.said())


class BadSetup(Refused):
    """A set-up no game can be started from; says every reason."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(joined("; ", (fault.said() for fault in self.faults)))

    def __reduce__(self) -> tuple[type["BadSetup"], tuple[tuple[Fault, ...]]]:
        return BadSetup, (self.faults,)


def switch_faults(setup: Setup, switches: Mapping[str, tuple[str, ...]]) -> Iterator[Fault]:
    """Switches that nobody knows, or that have a value nobody knows."""
    if tuple(sorted(dict(setup.switches).items())) != setup.switches:
        message = saying("switches are sorted by name, each once")
        yield Fault("", "unsorted-switches", message, hard=True)
    known = ", ".join(switches)
    for name, value in setup.switches:
        if name not in switches:
            message = saying("no switch {name!r}; there is {known}", name=name, known=known)
            yield Fault("", "no-such-switch", message, hard=True)
        elif value not in switches[name]:
            allowed = either(switches[name])
            message = saying(
                "switch {name} is {known}, not {value!r}", name=name, known=allowed, value=value
            )
            yield Fault("", "no-such-value", message, hard=True)


def name_faults(setup: Setup) -> Iterator[Fault]:
    """Names and items must fit on a line of a record."""
    for seat, seating in zip(SEATS, setup.seats, strict=False):
        for text in (seating.name, *seating.brings):
            if text != " ".join(text.split()) or not text.isprintable():
                message = saying(
                    "seat {seat}: {text!r} is not one line of printable text", seat=seat, text=text
                )
                yield Fault("", "not-one-line", message, hard=True)
