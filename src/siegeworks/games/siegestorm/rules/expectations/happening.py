"""Expectations of events: what has happened since the last move, field by field."""

from siegeworks.core.decision import SEATS
from siegeworks.core.event import Note
from siegeworks.games.siegestorm.rules.expectations.spelling import (
    CARD_FIELDS,
    CARDS_FIELDS,
    SEAT_FIELDS,
    Found,
    check_clause,
    check_value,
    fail,
)
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.vocabulary import EVENTS


def event(game: SiegeState, words: list[str]) -> Found:
    """Something happened since the last move: `event Damaged seat=b amount=2 by SS-15.17`."""
    name, *rest = words or [""]
    if name not in EVENTS:
        fail(f"no event {name!r}; there is {', '.join(sorted(EVENTS))}")
    clause = ""
    if rest[-2:-1] == ["by"]:
        *rest, _, clause = rest
        check_clause(clause)
    fields = [word.partition("=") for word in rest]
    known = EVENTS[name].__dataclass_fields__  # type: ignore[attr-defined]
    for key, sign, value in fields:
        if not sign or key not in known:
            fail(f"cannot read {key!r}: expected FIELD=VALUE of {name}, or `by CLAUSE`")
        check_value(game, known[key].type, key, value)
    notes = [note for note in game.journal or () if note.ply == game.ply]
    holds = any(
        type(note.event).__name__ == name
        and clause in ("", note.clause)
        and all(value in _values(game, note, key) for key, _, value in fields)
        for note in notes
    )
    return Found(holds, "; ".join(told(game, note) for note in notes) or "no event")


def _values(game: SiegeState, note: Note, key: str) -> tuple[str, ...]:
    """The ways to write the value of a field of an event."""
    value = getattr(note.event, key)
    if key in SEAT_FIELDS and 0 <= value < len(SEATS):
        return str(value), SEATS[value]
    if key in CARD_FIELDS and 0 <= value < len(game.box.ids):
        return str(value), game.box.ids[value]
    if key in CARDS_FIELDS:
        return (",".join(game.box.ids[card] if card >= 0 else "?" for card in value) or "none",)
    return (str(value).lower(),)


def told(game: SiegeState, note: Note) -> str:
    """What happened, field by field, as an expectation would put it."""
    facts = (f"{key}={_values(game, note, key)[-1]}" for key in note.event.facts())
    facts = (fact for fact in facts if " " not in fact)
    return " ".join((type(note.event).__name__, *facts, "by", note.clause))
