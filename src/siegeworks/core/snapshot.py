"""Snapshots: any State, in the middle of anything, as plain JSON data and back.

For clones across processes, bug reports and hashes. A person's saved game is its record. The
journal is left out, and so is what follows from the set-up: the Box and other print.
"""

import json
from hashlib import blake2b
from types import UnionType
from typing import Any, ForwardRef, Literal, NoReturn, Union, get_args, get_origin

from siegeworks.core.agenda import Fork, Frame, Script
from siegeworks.core.chance import SEED_LIMIT
from siegeworks.core.faults import BadSetup
from siegeworks.core.fields import leaves
from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import Outcome, State

VERSION = 1
DEPTH = 40
"""No leaf of a State is nested deeper."""
BASE: dict[str, Any] = {
    "agenda": list[Any],
    "chance": int,
    "outcome": Outcome | None,
    "ply": int,
}
"""What every State holds that can matter from now on, with its type."""


def slots(state: State) -> dict[str, Any]:
    """What changes during a game, with the type it is declared with; no print."""
    return BASE | {field.name: field.kind for field in state.fields if not field.is_print}


# -- saving --------------------------------------------------------------------------------


def save(state: State) -> dict[str, Any]:
    """A State as plain data."""
    return {
        "siegeworks-state": VERSION,
        "setup": _save_setup(state.setup),
        "slots": {slot: _save(getattr(state, slot)) for slot in slots(state)},
    }


def key(state: State) -> str:
    """A hash that two States share if everything that can matter from now on is equal."""
    plain = {slot: _save(getattr(state, slot)) for slot in slots(state) if slot != "ply"}
    agreed = [state.setup.mode, [list(pair) for pair in state.setup.switches]]
    text = json.dumps([agreed, plain], sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _save_setup(setup: Setup) -> dict[str, Any]:
    return {
        "mode": setup.mode,
        "seats": [{"name": seat.name, "brings": list(seat.brings)} for seat in setup.seats],
        "switches": dict(setup.switches),
        "position": setup.position,
    }


def _save(value: Any) -> Any:
    """A leaf as plain data: named tuples by their name, scripts by their address."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Script):
        return {"script": value.address}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {type(value).__name__: [_save(item) for item in value]}
    if isinstance(value, tuple | list):
        return [_save(item) for item in value]
    raise TypeError(f"{type(value).__name__} in a State: {value!r}")


# -- loading -------------------------------------------------------------------------------


def load(data: Any, game: Game) -> State:
    """The State some data describes, or a refusal that says what is wrong with it."""
    if not isinstance(data, dict) or data.get("siegeworks-state") != VERSION:
        refuse(f"expected an object with siegeworks-state {VERSION}")
    setup = _load_setup(data.get("setup"))
    faults = [fault for fault in game.check_setup(setup) if fault.hard]
    if faults:
        raise BadSetup(faults)
    state = game.blank(setup, 0)
    found = data.get("slots")
    names = slots(state)
    if not isinstance(found, dict) or set(found) != set(names):
        refuse(f"expected the slots {', '.join(names)}")
    loader = _Loader(game)
    for name, kind in names.items():
        setattr(state, name, loader.slot(state, name, kind, found[name]))
    state.journal = None
    game.restore(state)
    _check(state, game)
    return state


def refuse(message: str) -> NoReturn:
    """Say what is wrong with a snapshot."""
    raise Refused(f"snapshot: {message}")


def _check(state: State, game: Game) -> None:
    """Ask the State for its questions, so that what does not hold together is refused now."""
    if not 0 <= state.chance < SEED_LIMIT or state.ply < 0:
        refuse("chance or ply is out of its range")
    try:
        wrong = game.check_state(state)
        if wrong is not None:
            refuse(wrong)
        asked = state.decisions
    except Refused:
        raise
    except Exception as fault:
        raise Refused(f"snapshot: the rules cannot go on from it: {fault!r}") from fault
    if state.outcome is None and not asked:
        refuse("nobody is asked anything, yet the game is not over")


def _load_setup(data: Any) -> Setup:
    match data:
        case {
            "mode": str(mode),
            "seats": list(seats),
            "switches": dict(switches),
            "position": str(position),
        } if len(data) == 4 and all(isinstance(value, str) for value in switches.values()):
            seated = tuple(_load_seat(seat) for seat in seats)
            return Setup(mode, seated, tuple(sorted(switches.items())), position)
    refuse("expected a setup with mode, seats, switches and position")


def _load_seat(data: Any) -> Seating:
    match data:
        case {"name": str(name), "brings": list(brings)} if len(data) == 2:
            if all(isinstance(item, str) for item in brings):
                return Seating(name, tuple(brings))
    refuse("expected a seat with name and brings")


class _Loader:
    """Reads leaves back, with the named tuples and scripts of a game."""

    def __init__(self, game: Game) -> None:
        self.scripts = game.box.scripts
        own = (leaf for field in game.states.fields for leaf in leaves(field.kind))
        self.leaves = {leaf.__name__: leaf for leaf in (Frame, Fork, Outcome, *own)}

    def slot(self, state: State, name: str, kind: Any, data: Any) -> Any:
        """The value of a slot, if it is of the type the slot is declared with."""
        value, blank = self.leaf(data, 0), getattr(state, name)
        if isinstance(blank, list):
            if type(value) is not tuple or (blank and len(value) != len(blank)):
                refuse(f"{name}: expected a list of {len(blank)}")
            value = list(value)
        if not fits(value, kind):
            refuse(f"{name}: not a {kind}: {value!r:.80}")
        return self.agenda(value) if name == "agenda" else value

    def agenda(self, items: list[Any]) -> list[Any]:
        """Frames and forks of frames, each at a verb of its script."""
        for item in items:
            for frame in item.lanes if isinstance(item, Fork) else (item,):
                if not isinstance(frame, Frame) or not 0 <= frame.pc < len(frame.script):
                    refuse(f"agenda: expected a frame at a verb, not {frame!r:.80}")
        return items

    def leaf(self, data: Any, depth: int) -> Any:
        if depth > DEPTH:
            refuse("nested too deeply")
        if data is None or isinstance(data, bool | int | str):
            return data
        if isinstance(data, list):
            return tuple(self.leaf(item, depth + 1) for item in data)
        if not isinstance(data, dict) or len(data) != 1:
            refuse(f"cannot read {data!r:.80}")
        ((name, value),) = data.items()
        if name == "script":
            if not isinstance(value, str) or value not in self.scripts:
                refuse(f"no script at {value!r:.80}")
            return self.scripts[value]
        if name not in self.leaves:
            refuse(f"no leaf {name!r:.80}; there is {', '.join(self.leaves)}")
        return self.named(self.leaves[name], value, depth)

    def named(self, leaf: Any, data: Any, depth: int) -> Any:
        """A named tuple, each field of the type it is declared with."""
        if not isinstance(data, list) or len(data) != len(leaf._fields):
            refuse(f"{leaf.__name__}: expected {len(leaf._fields)} values")
        values = [self.leaf(item, depth + 1) for item in data]
        for field, value in zip(leaf._fields, values, strict=True):
            if not fits(value, leaf.__annotations__[field]):
                refuse(f"{leaf.__name__}.{field} cannot be {value!r:.80}")
        return leaf(*values)


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a type, all the way down; of a type only named, anything is."""
    if kind is Any or isinstance(kind, str | ForwardRef):
        return True
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return value in inner
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in inner)
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        return type(value) is origin and all(fits(item, inner[0]) for item in value)
    if origin is tuple:
        alike = type(value) is tuple and len(value) == len(inner)
        return alike and all(map(fits, value, inner))
    return isinstance(value, Script) if kind is Script else type(value) is kind
