"""The room `pages.things` of a game in which nothing is printed that had a page of its own."""

from siegeworks.pages.cards.things import Details, Labels, Said, Thing

KINDS: tuple[str, ...] = ()


def things() -> tuple[Thing, ...]:
    """There are none."""
    return ()


def said(thing: Thing, language: str) -> Said:
    """Its id, for want of words."""
    return Said(thing.id, thing.kind)


def names(thing: Thing) -> list[str]:
    """Nobody speaks of it."""
    return []


def idents(thing: Thing) -> list[str]:
    """Its id."""
    return [thing.id]


def labels(language: str) -> Labels:
    """There is nothing to filter by."""
    return {}


def details(thing: Thing, language: str) -> Details:
    """There is nothing else to show."""
    return Details()
