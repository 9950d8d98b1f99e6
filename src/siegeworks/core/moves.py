"""Moves: what a seat can say, declared once for each game.

A game declares the forms of its moves, such as `play CARD @ TRACK`; a word in capitals is an
argument of some kind. A move is a form with arguments. It prints its text from the form, and a
text is read by the forms once, at the edge; nobody else takes texts apart.

    MOVES = Moves("skirmish", Ids("CARD", "the id of a card", lambda box: box.cards), SEAT)
    PLAY = MOVES.form("play CARD > SEAT", "act", "play a card against a player")
    Option(PLAY("pikeman", 1), value)
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from siegeworks.core.decision import SEATS, Seat, Value

# -- kinds of arguments --------------------------------------------------------------------


class Kind:
    """What a word in capitals stands for: how its values are written, read and counted."""

    __slots__ = ("about", "examples", "name")

    def __init__(self, name: str, about: str, examples: str = "") -> None:
        self.name = name
        self.about = about
        self.examples = examples

    def values(self, box: Any) -> Sequence[Value]:
        """Every value there is, in an order that stays while the box is the same."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        """The words of a value."""
        return str(value)

    def read(self, word: str, box: Any) -> Value:
        """The value a word stands for; None if it is none of this kind."""
        raise NotImplementedError

    def take(self, words: Sequence[str], box: Any) -> tuple[Value, int]:
        """The value that some words begin with, None if there is none, and how many they are."""
        return (self.read(words[0], box), 1) if words else (None, 0)


class Ids(Kind):
    """Ids of printed things: what the box lists under them."""

    __slots__ = ("known",)

    def __init__(
        self, name: str, about: str, known: Callable[[Any], Sequence[str]], examples: str = ""
    ) -> None:
        super().__init__(name, about, examples)
        self.known = known

    def values(self, box: Any) -> Sequence[str]:
        return self.known(box)

    def read(self, word: str, box: Any) -> str | None:
        return word if word in self.known(box) else None


class OneOf(Kind):
    """One word of a fixed list."""

    __slots__ = ("known", "words")

    def __init__(self, name: str, about: str, words: Sequence[str], examples: str = "") -> None:
        super().__init__(name, about, examples)
        self.words = tuple(words)
        self.known = frozenset(words)

    def values(self, box: Any) -> Sequence[str]:
        return self.words

    def read(self, word: str, box: Any) -> str | None:
        return word if word in self.known else None


class Numbers(Kind):
    """A number from 1."""

    __slots__ = ("most",)

    def __init__(self, name: str, about: str, most: int, examples: str = "`1`") -> None:
        super().__init__(name, about, examples)
        self.most = most

    def values(self, box: Any) -> Sequence[int]:
        return range(1, self.most + 1)

    def read(self, word: str, box: Any) -> int | None:
        plain = word.isdecimal() and word.isascii() and word[0] != "0"
        return int(word) if plain and len(word) < 5 and int(word) <= self.most else None


class Seats(Kind):
    """A seat, by its letter."""

    __slots__ = ()

    def values(self, box: Any) -> Sequence[Seat]:
        return range(len(SEATS))

    def write(self, value: Any) -> str:
        return SEATS[value]

    def read(self, word: str, box: Any) -> Seat | None:
        return SEATS.index(word) if len(word) == 1 and word in SEATS else None


SEAT = Seats("SEAT", "a seat at the table, from `a`", "`a`, `b`")


# -- forms and moves -----------------------------------------------------------------------


class Lit(NamedTuple):
    """A place of the board that a move is about: what sort of place, and the argument it is of."""

    place: str
    argument: Value = None


class Form:
    """One way a move can be said, declared by a game."""

    __slots__ = (
        *("asked", "does", "ends", "kinds", "label", "made", "moves"),
        *("names", "parts", "starts", "template", "text", "word"),
    )

    def __init__(self, moves: "Moves", text: str, asked: str, does: str) -> None:
        words = text.split()
        self.moves = moves
        self.text = text
        self.word = words[0] if words else ""
        """The word it begins with."""
        self.asked = tuple(asked.split())
        """The questions it answers."""
        self.does = does
        """What it does, in English, for the documentation."""
        self.label = self.word
        """What the words of a language know it by."""
        self.parts: tuple[str | Kind, ...] = tuple(moves.kinds.get(word, word) for word in words)
        self.kinds = tuple(part for part in self.parts if isinstance(part, Kind))
        self.names = tuple(kind.name.lower() for kind in self.kinds)
        """What its arguments are called."""
        self.template = " ".join("{}" if isinstance(part, Kind) else part for part in self.parts)
        self.starts: tuple[tuple[str, int], ...] = ()
        """The places it is picked at, each with the number of an argument, or -1."""
        self.ends: tuple[tuple[str, int], ...] = ()
        """The places it then leads to."""
        self.made: dict[tuple[Any, ...], Move] = {}

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _form, (self.moves.game, self.text)

    def __call__(self, *arguments: Any) -> "Move":
        """The move with these arguments; made once."""
        move = self.made.get(arguments)
        if move is None:
            move = self.made[arguments] = Move(self, arguments)
        return move

    def write(self, arguments: tuple[Any, ...]) -> str:
        """The text of the move with these arguments."""
        pairs = zip(self.kinds, arguments, strict=True)
        return self.template.format(*[kind.write(value) for kind, value in pairs])

    def take(self, words: Sequence[str], box: Any) -> tuple[tuple[Value, ...], int]:
        """The arguments some words give, None for each that cannot be read, and how many fit."""
        found: list[Value] = []
        place, fit = 0, 0
        for part in self.parts:
            if isinstance(part, Kind):
                value, used = part.take(words[place:], box)
                found.append(value)
                fit += value is not None
            else:
                used = 1
                fit += place < len(words) and words[place] == part
            place += used
        return tuple(found), fit if place == len(words) else min(fit, len(self.parts) - 1)

    def steps(self, arguments: tuple[Any, ...]) -> tuple[str, ...]:
        """The text, cut where one choice follows another: at a sign, and before what comes last."""
        found: list[list[str]] = [[]]
        place = 0
        for number, part in enumerate(self.parts):
            if not isinstance(part, Kind):
                if place:
                    found.append([])
                found[-1].append(part)
                continue
            last = place and place == len(self.kinds) - 1
            if last and isinstance(self.parts[number - 1], Kind):
                found.append([])
            found[-1].append(part.write(arguments[place]))
            place += 1
        return tuple(" ".join(step) for step in found)


class Move:
    """A form with arguments: what an option is, and what a text says."""

    __slots__ = ("arguments", "form", "text")

    def __init__(self, form: Form, arguments: tuple[Any, ...]) -> None:
        self.form = form
        self.arguments = arguments
        """By the kinds of the form: ids, numbers, seats; None only where a text was unreadable."""
        self.text = "" if None in arguments else form.write(arguments)
        """Notation: stable, ASCII, language-free."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move)
            and self.form is other.form
            and self.arguments == other.arguments
        )

    def __hash__(self) -> int:
        return hash((self.form.text, self.arguments))

    def __repr__(self) -> str:
        return f"Move({self.text or (self.form.text, self.arguments)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return self.form, self.arguments

    @property
    def word(self) -> str:
        """The word it begins with."""
        return self.form.word

    def get(self, name: str) -> Any:
        """An argument by name; None if the form has none of that name, or it was unreadable."""
        names = self.form.names
        return self.arguments[names.index(name)] if name in names else None

    @property
    def named(self) -> dict[str, Any]:
        """Its arguments by name."""
        return dict(zip(self.form.names, self.arguments, strict=True))

    @property
    def steps(self) -> tuple[str, ...]:
        """Its text in the steps in which it is chosen where there are many."""
        return self.form.steps(self.arguments)

    @property
    def starts(self) -> tuple[Lit, ...]:
        """The places it is picked at."""
        return self._lit(self.form.starts)

    @property
    def ends(self) -> tuple[Lit, ...]:
        """The places it then leads to, as a thing is dragged there."""
        return self._lit(self.form.ends)

    def _lit(self, places: tuple[tuple[str, int], ...]) -> tuple[Lit, ...]:
        arguments = self.arguments
        return tuple(
            Lit(place, arguments[number] if number >= 0 else None) for place, number in places
        )


# -- all moves of a game -------------------------------------------------------------------


class Moves:
    """Every form a move of a game can have."""

    def __init__(self, game: str, *kinds: Kind) -> None:
        self.game = game
        self.kinds = {kind.name: kind for kind in kinds}
        self.forms: dict[str, Form] = {}
        self.by_word: dict[str, list[Form]] = {}
        self.plain: set[str] = set()
        """The words of forms that stand for themselves."""
        self.nothing = Form(self, "", "", "")
        """The form of a text that is no move."""
        _KNOWN[game] = self

    def form(
        self,
        text: str,
        asked: str,
        does: str,
        *,
        label: str = "",
        lights: str = "",
        names: str = "",
    ) -> Form:
        """Declare a form: its text, the questions it answers, and what it does.

        `lights` lists the places of the board it is about, each with an argument if it has one;
        those after `>` are where it leads to. `names` are those of its arguments, where the
        kinds do not tell them apart.
        """
        made = Form(self, text, asked, does)
        made.label = label or made.label
        made.names = tuple(names.split()) or made.names
        if len(set(made.names)) != len(made.kinds):
            raise ValueError(f"the arguments of `{text}` need a name each")
        start, _, end = lights.partition(">")
        made.starts, made.ends = tuple(_places(made, start)), tuple(_places(made, end))
        self.forms[text] = made
        self.by_word.setdefault(made.word, []).append(made)
        self.plain |= {part for part in made.parts if isinstance(part, str)}
        return made

    def read(self, text: str, box: Any) -> Move | None:
        """The move a whole text says; None if it has none of the forms."""
        words = text.split()
        for form in self.by_word.get(words[0], ()) if words else ():
            arguments, fit = form.take(words, box)
            if fit == len(form.parts):
                return form.made.get(arguments) or Move(form, arguments)
        return None

    def meant(self, text: str, box: Any) -> Move:
        """The move a text means, if only in part: arguments that cannot be read are None.

        A text whose first word begins no move is a move of the form `nothing`.
        """
        words = text.split()
        best, most = Move(self.nothing, ()), 0
        for form in self.by_word.get(words[0], ()) if words else ():
            arguments, fit = form.take(words, box)
            if fit == len(form.parts):
                return form.made.get(arguments) or Move(form, arguments)
            if fit > most:
                best, most = Move(form, arguments), fit
        return best

    def is_spelt(self, text: str, box: Any) -> bool:
        """Whether a text begins like a move and has only words of the notation.

        It need not have the form of a move: so a case can say that something odd is refused,
        while a slip of the pen is not taken for it.
        """
        first, *rest = text.split() or [""]
        return first in self.by_word and all(
            word in self.plain
            or any(kind.read(word, box) is not None for kind in self.kinds.values())
            for word in rest
        )


def _places(form: Form, text: str) -> Iterator[tuple[str, int]]:
    """The places of a declaration, each with the number of its argument, or -1."""
    words = text.split()
    names = {name.upper(): number for number, name in enumerate(form.names)}
    for place, word in enumerate(words):
        if not word.isupper():
            argument = words[place + 1] if place + 1 < len(words) else ""
            yield word, names[argument] if argument.isupper() else -1


_KNOWN: dict[str, Moves] = {}


def _form(game: str, text: str) -> Form:
    """A form by its game and text: forms are never copied, only found again."""
    if game not in _KNOWN:
        from siegeworks.core.shelf import GAMES

        GAMES[game]
    return _KNOWN[game].forms[text]
