"""Fields: what changes during a game, each declared once.

A declaration is a class whose attributes are fields: name, type, what it is at the beginning, who
may see it, what its numbers stand for, where it stands in a position. Clone, views, worlds,
snapshots, soundness and positions follow::

    @declared
    class RaidState(State):
        box: RaidBox = printed()
        hands: list[tuple[int, ...]] = starts(each_seat(()), seen=OWNER, of=CARDS, at=At())
        deck: tuple[int, ...] = starts((), seen=NOBODY, of=CARDS, at=At("deck", top_first=True))
        gold: list[int] = starts(each_seat(3), at=At())

A State that is cloned a million times has its slots and its clone written out by `tools.fields`,
from a declaration that stands by itself: declarations are read when they are imported, so this
module and theirs are never compiled.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import (
    Any,
    ClassVar,
    NamedTuple,
    Protocol,
    TypeVar,
    cast,
    get_args,
    get_origin,
    overload,
)

from siegeworks.core.decision import Seat
from siegeworks.core.refusal import Sentence

HIDDEN = -1
"""Stands in a view for a card its seat may not know."""

T = TypeVar("T")


class Numbered(NamedTuple):
    """Printed things that a State knows by their number in the Box."""

    what: Sentence
    """What one of them is called."""
    numbers: Callable[[Any], Mapping[str, int]]
    """Their numbers by id, in order, in a State."""


class At(NamedTuple):
    """Where a field stands in a position."""

    line: str = ""
    """The first word of its line; empty for the line of each seat, by its letter."""
    word: str = ""
    """The word before its values, if it is not the name of the field; a line's own word stands
    for what is said right after it."""
    top_first: bool = False
    """Whether it is a pile that is written from the top, which is the last card."""


class Visibility:
    """Who may see a field. This one lies open: everybody sees it as it is."""

    def seen(self, state: Any, field: "Field", seat: Seat) -> Any:
        """The value as a view holds it: of the same shape, with HIDDEN for what is not known."""
        value = getattr(state, field.name)
        return tuple(value) if field.is_list else value

    def deal(self, state: Any, field: "Field", pool: list[int]) -> None:
        """Make up what a world made from a view does not know, with cards from a shuffled pool."""


class Owned(Visibility):
    """One entry for each seat, which only that seat may see; the others see how many."""

    def seen(self, state: Any, field: "Field", seat: Seat) -> Any:
        name, may_see = field.name, state.may_see
        return tuple(
            [
                self.known(entry) if of == seat or may_see(name, seat, of) else hidden(entry)
                for of, entry in enumerate(getattr(state, name))
            ]
        )

    def known(self, entry: Any) -> Any:
        """What a seat sees of its own entry."""
        return entry

    def deal(self, state: Any, field: "Field", pool: list[int]) -> None:
        entries = [self.dealt(state, entry, pool) for entry in getattr(state, field.name)]
        setattr(state, field.name, entries if field.is_list else tuple(entries))

    def dealt(self, state: Any, entry: Any, pool: list[int]) -> Any:
        """An entry that could be there; the order of a hand tells nothing, so it is sorted."""
        found = filled(entry, pool)
        return tuple(sorted(found)) if entry.__class__ is tuple and HIDDEN in entry else found


class OwnedDeck(Owned):
    """One deck for each seat, which knows what is in it but not in which order."""

    def known(self, entry: Any) -> Any:
        return tuple(sorted(entry))

    def dealt(self, state: Any, entry: Any, pool: list[int]) -> Any:
        return filled(entry, pool) if HIDDEN in entry else state.shuffled(entry)


class Hidden(Visibility):
    """Nobody may see it; all know how many cards there are."""

    def seen(self, state: Any, field: "Field", seat: Seat) -> Any:
        return hidden(super().seen(state, field, seat))

    def deal(self, state: Any, field: "Field", pool: list[int]) -> None:
        found = filled(getattr(state, field.name), pool)
        setattr(state, field.name, list(found) if field.is_list else found)


class Shuffled(Visibility):
    """A deck of which all know what is in it, but nobody in which order."""

    def seen(self, state: Any, field: "Field", seat: Seat) -> Any:
        return tuple(sorted(getattr(state, field.name)))

    def deal(self, state: Any, field: "Field", pool: list[int]) -> None:
        setattr(state, field.name, state.shuffled(getattr(state, field.name)))


ALL = Visibility()
OWNER = Owned()
OWNER_SORTED = OwnedDeck()
NOBODY = Hidden()
SORTED = Shuffled()


def hidden(entry: Any) -> Any:
    """What is left of something one may not see: that it is there, and how many."""
    if entry.__class__ is tuple:
        return tuple([HIDDEN if item.__class__ is int else hidden(item) for item in entry])
    if entry is None or isinstance(entry, int):
        return entry if entry is None else HIDDEN
    return entry.face_down()


def filled(entry: Any, pool: list[int]) -> Any:
    """Something with cards from a pool in place of those that are hidden."""
    if hasattr(entry, "_make"):
        return entry._make([filled(item, pool) for item in entry])
    if isinstance(entry, tuple | list):
        return tuple([filled(item, pool) for item in entry])
    return pool.pop() if entry == HIDDEN else entry


def numbers(value: Any) -> Iterator[int]:
    """The numbers in a value, piles and all."""
    if isinstance(value, tuple | list):
        for item in value:
            yield from numbers(item)
    elif value is not None:
        yield value


class Field:
    """Something that changes during a game, or print that follows from the set-up."""

    __slots__ = ("at", "is_list", "is_print", "kind", "name", "of", "start", "visibility")

    def __init__(
        self,
        start: Any,
        visibility: Visibility = ALL,
        of: Numbered | None = None,
        at: At | None = None,
        *,
        is_print: bool = False,
    ) -> None:
        self.name = ""
        self.kind: Any = None
        """The type it is declared with."""
        self.is_list = False
        self.start, self.visibility, self.is_print = start, visibility, is_print
        self.of, self.at = of, at

    def begin(self, state: Any) -> None:
        """Give it the value it has at the beginning."""
        start = self.start
        if callable(start):
            start = start(state)
        setattr(state, self.name, start[:] if self.is_list else start)


@overload
def starts(
    start: Callable[[Any], T],
    *,
    seen: Visibility = ALL,
    of: Numbered | None = None,
    at: At | None = None,
) -> T: ...
@overload
def starts(
    start: T, *, seen: Visibility = ALL, of: Numbered | None = None, at: At | None = None
) -> T: ...
def starts(
    start: object,
    *,
    seen: Visibility = ALL,
    of: Numbered | None = None,
    at: At | None = None,
) -> object:
    """Declare a field: what it is at the beginning (or how that follows from an empty State).

    Besides: who may see it, what its numbers stand for, and where it stands in a position.
    """
    return Field(start, seen, of, at)


def printed(start: Callable[[Any], T] | None = None) -> T:
    """Declare print: shared and not saved, since it follows from the set-up or is given."""
    return cast(T, Field(start, is_print=True))


def each_seat(value: T) -> Callable[[Any], list[T]]:
    """The same beginning for each seat."""
    return lambda state: [value] * state.seats


class Declaring(Protocol):
    """A class whose attributes are declared fields: a State, or a declaration of its own."""

    fields: ClassVar[tuple[Field, ...]]
    """Its fields, in the order they are declared."""


class Declaration:
    """Fields that are declared apart from their State."""

    fields: ClassVar[tuple[Field, ...]] = ()


D = TypeVar("D", bound=Declaring)


def declared(declaration: type[D]) -> type[D]:
    """Gather the fields of a declaration, after those it inherits."""
    found = []
    kinds: dict[str, Any] = declaration.__annotations__
    for name, kind in kinds.items():
        field = declaration.__dict__.get(name)
        if isinstance(field, Field):
            field.name, field.kind, field.is_list = name, kind, get_origin(kind) is list
            found.append(field)
            delattr(declaration, name)
    declaration.fields += tuple(found)
    return declaration


def packed(thing: Any, slots: Iterable[str], fields: tuple[Field, ...]) -> dict[str, object]:
    """What a pickle of a State or a View holds: all but print that follows from the rest."""
    names = [*slots, *[field.name for field in fields]]
    follows = {
        field.name
        for field in fields
        if field.is_print and field.start and field.start(thing) == getattr(thing, field.name)
    }
    return {name: getattr(thing, name) for name in names if name not in follows}


def unpack(thing: Any, held: Mapping[str, object], fields: tuple[Field, ...]) -> None:
    """Fill a State or a View with what a pickle holds, and with the print that follows."""
    for name, value in held.items():
        setattr(thing, name, value)
    for field in fields:
        if field.name not in held:
            field.begin(thing)


def unsound(state: Any) -> str | None:
    """Which number in a State stands for nothing that is printed; None if there is none."""
    for field in state.fields:
        value = getattr(state, field.name)
        if field.of is not None and value != field.start:
            known = range(len(field.of.numbers(state)))
            for number in numbers(value):
                if number not in known:
                    return f"no {field.of.what} has the number {number}"
    return None


def leaves(kind: Any) -> Iterator[type[Any]]:
    """The named tuples that a value of a type is made of."""
    if hasattr(kind, "_fields"):
        yield kind
        for inner in kind.__annotations__.values():
            yield from leaves(inner)
    for part in get_args(kind):
        yield from leaves(part)
