"""How the tests read the texts of Rift."""

import re
from functools import partial

from tests.words import reading
from tests.words.reading import HOLE as COMMON

HOLE = re.compile(
    rf"{COMMON.pattern}|\b(?:ability|action|boss|card|clause|colour|difficulty|enemy|family|goal"
    r"|hero|horde|keyword|option|outcome|per|phase|reach|reason|rule|scenario|shape|spell|term"
    r"|terrain|tile|tower|turn|type|where|who)-[a-z]"
)
"""What no text may show: an empty slot, the key of a missing message, stray blanks."""
lacking = partial(reading.lacking, "rift")
messages = partial(reading.messages, "rift")
