"""The words of Rift's rules: every verb and every event by name."""

from siegeworks.core.kinds import events_in, verbs_in
from siegeworks.games.rift.rules import wiring

_RULES = wiring.__name__.rpartition(".")[0]

VERBS = verbs_in(_RULES)
"""Every verb by name, for the words and the vocabulary."""
EVENTS = events_in(_RULES)
"""Every kind of event by name, for the words and the wire."""
