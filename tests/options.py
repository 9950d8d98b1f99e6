"""Options by their texts, for tests that need some."""

from siegeworks.core.box import Box
from siegeworks.core.decision import Option, Value


def said(box: Box, text: str, value: Value = None) -> Option:
    """The option a text of a game says."""
    move = box.moves.read(text, box)
    assert move is not None, f"{text!r} is no move"
    return Option(move, value)


def offered(box: Box, *texts: str) -> tuple[Option, ...]:
    """The options that some texts say."""
    return tuple(said(box, text) for text in texts)
