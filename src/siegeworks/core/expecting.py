"""Expectations: what games have in common in saying what a case expects, and what is there."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NoReturn

from siegeworks.core.event import Event, Note
from siegeworks.core.refusal import BadText
from siegeworks.core.state import State

Spelt = Callable[[Any, Note, str], tuple[str, ...]]
"""The ways to write a field of an event in a State, the one that is told last."""
Check = Callable[[str, Any, str], None]
"""Refuses a value that a field of a type can never have; a clause is of the type `clause`."""


class Found(NamedTuple):
    """Whether an expectation holds, and what is there."""

    holds: bool
    got: str


def fail(message: str) -> NoReturn:
    """Say what cannot be read in an expectation."""
    raise BadText("expectation", None, message)


def unmet(text: str, ask: Callable[[list[str]], Found]) -> str | None:
    """What is there instead of what a text expects; None if it holds."""
    words = text.split()
    negated = bool(words) and words[0] in ("no", "not")
    found = ask(words[negated:])
    return None if found.holds is not negated else found.got


def happened(
    state: State,
    words: list[str],
    events: Mapping[str, type[Event]],
    spelt: Spelt,
    check: Check = lambda key, kind, value: None,
) -> Found:
    """Something happened since the last move: `Damaged seat=b amount=2 by SS-15.17`."""
    name, *rest = words or [""]
    if name not in events:
        fail(f"no event {name!r}; there is {', '.join(sorted(events))}")
    clause = ""
    if rest[-2:-1] == ["by"]:
        *rest, _, clause = rest
        check("by", "clause", clause)
    fields = [word.partition("=") for word in rest]
    known = events[name].__dataclass_fields__  # type: ignore[attr-defined]
    for key, sign, value in fields:
        if not sign or key not in known:
            fail(f"cannot read {key!r}: expected FIELD=VALUE of {name}, or `by CLAUSE`")
        check(key, known[key].type, value)
    notes = [note for note in state.journal or () if note.ply == state.ply]
    holds = any(
        type(note.event).__name__ == name
        and clause in ("", note.clause)
        and all(value in spelt(state, note, key) for key, _, value in fields)
        for note in notes
    )
    return Found(holds, "; ".join(told(state, note, spelt) for note in notes) or "no event")


def told(state: State, note: Note, spelt: Spelt) -> str:
    """What happened, field by field, as an expectation would put it."""
    facts = (f"{key}={spelt(state, note, key)[-1]}" for key in note.event.facts())
    facts = (fact for fact in facts if " " not in fact)
    return " ".join((type(note.event).__name__, *facts, "by", note.clause))
