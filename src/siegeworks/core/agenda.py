"""The agenda: a stack of frames that says where in the rules a game stands.

A script is a block of verbs with an address; a frame is a place in a script, for a seat,
with names bound. Frames are plain values, so a game can be cloned and saved in the middle of
anything. A fork holds several frames side by side, one for each seat that acts at the same time.
"""

from collections.abc import Iterable, Iterator
from pickle import PicklingError
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from siegeworks.core.decision import Option, Seat, Value
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason

if TYPE_CHECKING:
    from siegeworks.core.box import Box
    from siegeworks.core.state import State

NOTHING: Final = -1
"""No source, no actor, no place."""

Name = tuple[str, Value, bool]
"""A bound name: key, value, and whether only the frame's seat may know the value."""


def facts_of(thing: object) -> dict[str, Any]:
    """What a dataclass holds, by name; nothing of any other object."""
    return {name: getattr(thing, name) for name in getattr(thing, "__dataclass_fields__", ())}


class Script:
    """A block of verbs. The Box gives it an address, by which a frame is saved.

    It is print: nobody copies it, and in a pickle it is only its address.
    """

    __slots__ = ("address", "box", "verbs")

    def __init__(self, verbs: Iterable["Verb"] = ()) -> None:
        self.verbs = tuple(verbs)
        self.address = ""
        self.box: Box | None = None
        """The Box that gave it its address."""

    def __iter__(self) -> Iterator["Verb"]:
        return iter(self.verbs)

    def __len__(self) -> int:
        return len(self.verbs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Script) and self.verbs == other.verbs

    def __hash__(self) -> int:
        return hash(self.verbs)

    def __repr__(self) -> str:
        return self.address or f"Script({self.verbs!r})"

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.box is None:
            raise PicklingError(f"a script without an address cannot be pickled: {self!r}")
        return script_at, (self.box, self.address)


NO_TEXT = Script()
"""Where nothing is printed."""


def do(*verbs: "Verb") -> Script:
    """A block of verbs as it stands in data: `do(Draw(1), Damage(2))`."""
    return Script(verbs)


def script_at(box: "Box", address: str) -> Script:
    """The script at an address of a Box: how a pickled one is found again."""
    return box.scripts[address]


class Frame(NamedTuple):
    """A place in a script: where we are, for whom, by what, with which names bound."""

    script: Script
    pc: int = 0
    you: Seat = 0
    source: int = NOTHING
    """The number of what the text is printed on: a card, an attack, an ability."""
    actor: int = NOTHING
    """The number of what carries the text out in play: a creature, a hero, a building site."""
    at: int = NOTHING
    """The place the text works from."""
    names: tuple[Name, ...] = ()

    def named(self, key: str) -> Any:
        """The value bound to a name; None if it was never bound."""
        for name, value, _secret in self.names:
            if name == key:
                return value
        return None

    def bound(self, key: str, value: Value, secret: bool = False) -> "Frame":
        """This frame with a name bound, anew if it was bound before; None unbinds it.

        A secret None stays bound: that nothing was chosen must look like any other choice.
        """
        names = tuple(name for name in self.names if name[0] != key)
        if value is not None or secret:
            names = (*names, (key, value, secret))
        return Frame(self.script, self.pc, self.you, self.source, self.actor, self.at, names)

    @property
    def verb(self) -> "Verb":
        """The verb the frame stands at."""
        return self.script.verbs[self.pc]

    @property
    def question(self) -> "Question":
        """The question the frame stands at."""
        verb = self.script.verbs[self.pc]
        assert isinstance(verb, Question)
        return verb

    @property
    def address(self) -> str:
        """Where the frame stands, as printed text."""
        return f"{self.script.address}.{self.pc}"


class Fork(NamedTuple):
    """Frames side by side: each seat goes through its own, in any order between them."""

    lanes: tuple[Frame, ...]


class Verb:
    """One thing a script does. A verb never waits: what comes after is the next verb.

    A verb that is told something is a frozen dataclass; one that is not is a plain class. Its
    docstring is its reference entry.
    """

    def perform(self, game: Any, frame: Frame) -> None:
        """Carry the verb out. The frame has been stepped past already."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        alike = isinstance(other, Verb) and self.__class__ is other.__class__
        return alike and facts_of(self) == facts_of(other)

    def __hash__(self) -> int:
        return hash(self.__class__)

    def facts(self) -> dict[str, Any]:
        """What it was made with, by name; nothing for a verb that is always the same."""
        return facts_of(self)

    def scripts(self) -> Iterator[tuple[str, Script]]:
        """The blocks inside this verb, each with the name of its field."""
        for name, value in self.facts().items():
            if isinstance(value, Script) and value.verbs:
                yield name, value


class Question(Verb):
    """A verb that a seat must answer before the script goes on."""

    @property
    def prompt(self) -> str:
        """Phrase key of what is asked; the words of each language render it."""
        return ""

    def asked(self, game: Any, frame: Frame) -> Seat:
        """The seat that decides; it may differ from the frame's own."""
        return frame.you

    def moot(self, game: Any, frame: Frame) -> bool:
        """Whether, on grounds all can see, there is nothing to ask."""
        return False

    def skipped(self, game: Any, frame: Frame) -> None:
        """Go on without asking. By default just the next verb."""
        game.step(frame)

    def options(self, game: Any, frame: Frame) -> list[Option]:
        """Everything the asked seat may answer; never empty unless moot."""
        raise NotImplementedError

    def answered(self, game: Any, frame: Frame, value: Any) -> None:
        """Take an answer: step past the question and set going what follows."""
        raise NotImplementedError

    def refusal(self, game: Any, frame: Frame, move: Move) -> Reason | None:
        """Why a move that is not among the options is not, by clause.

        Arguments that could not be read are None.
        """
        return None


def advance(game: "State") -> None:
    """Carry out the agenda until a seat must choose or the game is over."""
    agenda = game.agenda
    while agenda and game.outcome is None:
        frame = agenda[-1]
        if frame.__class__ is Fork:
            if not _advance_lanes(game, frame):
                return
            continue
        script, pc, you, source, actor, at, names = frame
        verbs = script.verbs
        verb = verbs[pc]
        if isinstance(verb, Question):
            if not verb.moot(game, frame):
                return
            verb.skipped(game, frame)
            continue
        pc += 1
        if pc == len(verbs):
            agenda.pop()
        else:
            agenda[-1] = Frame(script, pc, you, source, actor, at, names)
        verb.perform(game, frame)


def _advance_lanes(game: "State", fork: Fork) -> bool:
    """Move one lane of a fork, or close the fork; False if every lane waits for its seat."""
    if not fork.lanes:
        game.agenda.pop()
        return True
    for lane in fork.lanes:
        verb = lane.verb
        if not isinstance(verb, Question):
            game.step(lane)
            verb.perform(game, lane)
            return True
        if verb.moot(game, lane):
            verb.skipped(game, lane)
            return True
    return False
