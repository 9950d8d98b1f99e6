"""The usual room `terminal`: a game that brings none is drawn from the fields of its views.

What all share comes first, then each player with what is theirs; the log and the question stand
below. A field is called by the phrase `field-FIELD`, what its numbers stand for by `KIND-ID`, such
as `card-pikeman`; an attribute `about` of that phrase is what `?` tells of it. What has no phrase
is called by its own name.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.core.fields import HIDDEN, Field
from siegeworks.core.game import Game
from siegeworks.core.sight import Sight
from siegeworks.terminal.answers import listed
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, OTHER, OWN, clip, flow, rule, wrapped
from siegeworks.terminal.find import KEYWORD, Thing
from siegeworks.terminal.game import GameTerminal
from siegeworks.terminal.layout import Layer, LogRoom, fitted
from siegeworks.terminal.log import Reading
from siegeworks.terminal.names import headed
from siegeworks.terminal.speech import Speech
from siegeworks.words.phrases import capital
from siegeworks.words.usual import UsualWords

LOG = LogRoom(fewest=4, most=20)
INDENT = 2
NOTHING = "–"
HIDDEN_CARD = "▮"
HEAD_LINES = 2


class UsualTerminal(GameTerminal[Sight, Speech]):
    """How any game is played at a terminal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._speeches: dict[str, Speech] = {}

    def speech(self, language: str) -> Speech:
        if language not in self._speeches:
            self._speeches[language] = Speech(self.game, language)
        return self._speeches[language]

    def screen(
        self,
        sight: Sight,
        speech: Speech,
        width: int,
        height: int,
        reading: Reading,
        narrow: tuple[str, ...] = (),
    ) -> list[Text]:
        question = self._question(sight, speech, width)
        if len(question) > height // 2:
            question = self._question(sight, speech, width, tight=True)
        layers = (Layer(self._table(sight, speech, width, tight=tight), 4) for tight in (0, 1))
        where = (sight, speech, width, height, reading)
        return fitted(*where, layers=layers, question=question, log=LOG, least=HEAD_LINES)

    def _table(self, sight: Sight, speech: Speech, width: int, *, tight: int) -> list[Text]:
        """The whole table: a line for each field, or, tightly, as many in a line as fit."""
        names = _Names(self.game, speech)
        title = capital(names.say(f"mode-{sight.view.setup.mode}", sight.view.setup.mode))
        lines = [rule(width, title)]
        lines += _zones(names, sight, None, width, tight)
        for seat in range(len(sight.view.setup.seats)):
            lines.append(clip(_player(sight, speech, seat), width))
            lines += _zones(names, sight, seat, width, tight)
        return lines

    def _question(
        self, sight: Sight, speech: Speech, width: int, *, tight: bool = False
    ) -> list[Text]:
        decision = sight.view.decision
        if decision is None:
            return []
        prompt = Text(speech.prompt(decision, sight), style=HEAD)
        lines = [rule(width, headed(speech, sight, decision.seat)), *wrapped(prompt, width)]
        return lines + listed(sight, speech, width, tight=tight)

    # -- explaining --------------------------------------------------------------------

    def things(self, speech: Speech) -> Iterator[Thing]:
        """Every keyword, and everything printed that a field may name."""
        names = _Names(self.game, speech)
        words = names.words
        for key in words.keywords():
            yield Thing(KEYWORD, key, capital(words.term(key)))
        kinds = {str(field.of.what): field.of for field in self.game.states.fields if field.of}
        for what, numbered in kinds.items():
            for ident in numbered.numbers(self.game):
                yield Thing(what, ident, capital(names.say(f"{what}-{ident}", ident)))

    def page(
        self,
        speech: Speech,
        thing: Thing,
        width: int,
        sight: Sight | None = None,
        *,
        explained: bool = True,
    ) -> list[Text]:
        names = _Names(self.game, speech)
        is_keyword = thing.kind == KEYWORD
        about = names.say(f"{thing.kind}-{thing.ident}", "", "" if is_keyword else "about")
        return [
            Text(thing.name, style=HEAD),
            *(wrapped(Text(about), width, INDENT) if about else ()),
        ]


def make(game: Game) -> UsualTerminal:
    """How a game without a room of its own is played at a terminal."""
    return UsualTerminal(game)


# -- drawing -------------------------------------------------------------------------------


class _Names:
    """What the fields of a game and their values are called."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.words = UsualWords(game, speech.language)
        self.say = self.words.say
        self.ids = {
            field.name: tuple(field.of.numbers(game))
            for field in game.states.fields
            if field.of is not None
        }

    def value(self, field: Field, value: Any) -> str:
        """A value in words: equal things are counted, hidden ones only shown to be there."""
        if value is None or value == ():
            return NOTHING
        if isinstance(value, tuple | list):
            counted = Counter(self.value(field, item) for item in value)
            return ", ".join(self._often(name, number) for name, number in counted.items() if name)
        if isinstance(value, bool):
            return "✓" if value else NOTHING
        if field.of is not None and isinstance(value, int):
            return self._thing(field, value)
        return str(value)

    def _often(self, name: str, number: int) -> str:
        if name == HIDDEN_CARD:
            return HIDDEN_CARD * number
        return f"{number}× {name}" if number > 1 else name

    def _thing(self, field: Field, number: int) -> str:
        if number == HIDDEN:
            return HIDDEN_CARD
        assert field.of is not None
        ident = self.ids[field.name][number]
        return capital(self.say(f"{field.of.what}-{ident}", ident))


def _player(sight: Sight, speech: Speech, seat: Seat) -> Text:
    """A player by letter and name, and whether it is the one who looks, or is waited for."""
    own = seat == sight.view.seat
    line = Text(headed(speech, sight, seat), style=f"{NAME} {OWN if own else OTHER}")
    if own:
        line.append(f" ({speech.ui('you').lower()})", style=OWN)
    return line.append(" …", style=LABEL) if seat in sight.view.deciding else line


def _zones(
    names: _Names, sight: Sight, seat: Seat | None, width: int, tight: int
) -> Iterable[Text]:
    """The fields of a seat, or those that belong to all, each with what it is called."""
    view, seats = sight.view, len(sight.view.setup.seats)
    found = []
    for field in view.kind.fields:
        value = getattr(view, field.name)
        each = field.is_list and len(value) == seats
        if field.is_print or each != (seat is not None):
            continue
        name = field.name.replace("_", "-")
        label = capital(names.say(f"field-{name}", field.name.replace("_", " ")))
        said = names.value(field, value[seat] if seat is not None else value)
        found.append(Text.assemble((f"{label}: ", LABEL), said))
    if tight:
        return flow(found, width, INDENT)
    return [line for text in found for line in wrapped(text, width, INDENT)]
