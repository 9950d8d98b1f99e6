"""The lines of a position of Rift: those of declared fields, and those that are its own."""

from dataclasses import replace

from siegeworks.core.decision import SEATS
from siegeworks.core.position import LineForm, forms_of
from siegeworks.games.rift.rules.state import RiftState

FIGURE = ("at", "base", "health", "abilities")
FIGURE_FLAGS = ("down", "acted", "rested", "revived", "fresh")
_DECLARED = forms_of(RiftState.fields)
_ROUND, _SEAT = _DECLARED["round"], _DECLARED[SEATS[0]]
FORMS: dict[str, LineForm] = {
    "round": replace(_ROUND, fields=(*_ROUND.fields, "banned", "opened")),
    "horde": LineForm(1, ("@", "path", "tiles", "soldiers", "gate"), once=False),
    **dict.fromkeys(
        SEATS, LineForm(0, ("hero", *FIGURE, *_SEAT.fields), (*FIGURE_FLAGS, *_SEAT.flags))
    ),
    "beast": LineForm(1, FIGURE, FIGURE_FLAGS),
    "guest": LineForm(1, FIGURE, FIGURE_FLAGS),
    "site": LineForm(-1, once=False),
    "deck": LineForm(-1, once=False),
    "terrain": LineForm(-1),
    **{head: _DECLARED[head] for head in ("ghosts", "removed", "spells", "bench")},
    "boss": LineForm(0, ("steps", "lives", "actions", "spent")),
    "storms": _DECLARED["storms"],
    "lasting": LineForm(2, ("@",), once=False),
}
"""Every kind of line, in the order they are written."""
