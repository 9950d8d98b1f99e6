"""What happened since the last move, as a case asks for it and as it is told."""

from siegeworks.core.decision import SEATS
from siegeworks.core.event import Note
from siegeworks.core.refusal import BadText
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.vocabulary import EVENTS


def happened(game: RiftState, words: list[str]) -> tuple[bool, str]:
    """Whether `Wounded figure=malik by RT-20.7` happened, and what did."""
    name, *rest = words or [""]
    if name not in EVENTS:
        _fail(f"no event {name!r}; there is {', '.join(sorted(EVENTS))}")
    clause = ""
    if rest[-2:-1] == ["by"]:
        *rest, _, clause = rest
    fields = [word.partition("=") for word in rest]
    known = EVENTS[name].__dataclass_fields__  # type: ignore[attr-defined]
    for key, sign, _value in fields:
        if not sign or key not in known:
            _fail(f"cannot read {key!r}: expected FIELD=VALUE of {name}, or `by CLAUSE`")
    notes = [note for note in game.journal or () if note.ply == game.ply]
    holds = any(
        type(note.event).__name__ == name
        and clause in ("", note.clause)
        and all(value in _values(game, note, key) for key, _, value in fields)
        for note in notes
    )
    return holds, "; ".join(told(game, note) for note in notes) or "no event"


def _fail(message: str) -> None:
    raise BadText("expectation", None, message)


def _values(game: RiftState, note: Note, key: str) -> tuple[str, ...]:
    """The ways to write the value of a field of an event: as a number, and by name."""
    value = getattr(note.event, key)
    plain = str(value).lower()
    if key in ("seat", "to"):
        return plain, SEATS[value]
    if key == "space":
        return plain, "board" if value == NOWHERE else game.map.names[value]
    if key == "site":
        return plain, game.map.names[game.map.sites[value].space]
    if key == "figure" and value < len(game.figures):
        return plain, game.box.heroes[game.figures[value].hero].id
    printed = {
        "hero": game.box.heroes,
        "tower": game.box.towers,
        "new": game.box.towers,
        "ability": game.box.abilities,
        "spell": game.box.spells,
        "card": game.box.cards,
        "storm": game.box.storms,
    }.get(key)
    if printed is None:
        return (plain,)
    return plain, printed[value].id


def told(game: RiftState, note: Note) -> str:
    """What happened, field by field, as an expectation would put it."""
    facts = (f"{key}={_values(game, note, key)[-1]}" for key in note.event.facts())
    facts = (fact for fact in facts if " " not in fact)
    return " ".join((type(note.event).__name__, *facts, "by", note.clause))
