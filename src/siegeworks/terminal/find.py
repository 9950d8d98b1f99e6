"""Finding what somebody asks about: anything printed or explained that has a name."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple
from unicodedata import combining, normalize

MOST_CLOSE = 3
KEYWORD = "keyword"
"""The kind of things that are only explained, not printed on anything of their own."""


class Thing(NamedTuple):
    """Something that has a page."""

    kind: str
    """What it is to its game, such as `card` or `keyword`."""
    ident: str
    name: str
    """What it is called in the reader's language."""
    aliases: tuple[str, ...] = ()
    """What else it may be asked for as: its English name, an abbreviation."""

    @property
    def spellings(self) -> tuple[str, ...]:
        """Everything it may be asked for as, in plain letters."""
        return tuple(plain(text) for text in (self.name, self.ident, *self.aliases))


def plain(text: str) -> str:
    """A text without what is easily typed otherwise: case, accents, hyphens."""
    bare = "".join(sign for sign in normalize("NFKD", text) if not combining(sign))
    bare = bare.replace("ł", "l").replace("Ł", "l")
    return " ".join(bare.replace("’", "'").replace("-", " ").casefold().split())


def find(things: Iterable[Thing], typed: str) -> list[Thing]:
    """What a text may mean: a whole name, otherwise the beginning of one, or of a word in one."""
    wanted, every = plain(typed), list(things)
    exact = [thing for thing in every if wanted in thing.spellings]
    if exact or not wanted:
        return exact
    starts = [thing for thing in every if any(s.startswith(wanted) for s in thing.spellings)]
    return starts or [
        thing for thing in every if any(f" {wanted}" in spelling for spelling in thing.spellings)
    ]


def close_to(things: Iterable[Thing], typed: str) -> str:
    """Names that are spelled much like a text."""
    names = {plain(thing.name): thing.name for thing in things}
    near = get_close_matches(plain(typed), names, MOST_CLOSE)
    return ", ".join(names[name] for name in near) or "–"
