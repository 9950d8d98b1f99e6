"""The usual room `terminal`: a game that brings none is drawn from its scene, zone by zone.

What all share comes first, then each player with what is theirs; the log and the question stand
below. What `?` tells of a printed thing is the attribute `about` of its phrase, such as that of
`card-pikeman`.
"""

from collections.abc import Iterator

from rich.text import Text

from siegeworks.core.decision import SEATS
from siegeworks.core.game import Game
from siegeworks.core.sight import Sight
from siegeworks.scenes.base import Scene, Zone
from siegeworks.terminal.canvas import (
    HEAD,
    LABEL,
    NAME,
    OTHER,
    OWN,
    clip,
    flow,
    rule,
    times,
    wrapped,
)
from siegeworks.terminal.drawing import Drawing
from siegeworks.terminal.find import KEYWORD, Thing
from siegeworks.terminal.game import GameTerminal
from siegeworks.terminal.layout import Layer, LogRoom, fitted, question
from siegeworks.terminal.log import Reading
from siegeworks.terminal.speech import Speech
from siegeworks.words.phrases import capital
from siegeworks.words.usual import UsualWords

LOG = LogRoom(fewest=4, most=20)
INDENT = 2
NOTHING = "–"
FACE_DOWN = "▮"
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
        table: Drawing[Scene, Speech] = Drawing(sight, speech, width)
        layers = (Layer(_table(table, tight), 4) for tight in (0, 1))
        asked = question(sight, speech, width, height)
        where = (sight, speech, width, height, reading)
        return fitted(*where, layers=layers, question=asked, log=LOG, least=HEAD_LINES)

    # -- explaining --------------------------------------------------------------------

    def things(self, speech: Speech) -> Iterator[Thing]:
        """Every keyword, and everything printed that a field may name."""
        words = UsualWords(self.game, speech.language)
        for key in words.keywords():
            yield Thing(KEYWORD, key, capital(words.term(key)))
        kinds = {str(field.of.what): field.of for field in self.game.states.fields if field.of}
        for what, numbered in kinds.items():
            for ident in numbered.numbers(self.game):
                yield Thing(what, ident, capital(words.say(f"{what}-{ident}", ident)))

    def page(
        self,
        speech: Speech,
        thing: Thing,
        width: int,
        sight: Sight | None = None,
        *,
        explained: bool = True,
    ) -> list[Text]:
        words = UsualWords(self.game, speech.language)
        is_keyword = thing.kind == KEYWORD
        about = words.say(f"{thing.kind}-{thing.ident}", "", "" if is_keyword else "about")
        return [
            Text(thing.name, style=HEAD),
            *(wrapped(Text(about), width, INDENT) if about else ()),
        ]


def make(game: Game) -> UsualTerminal:
    """How a game without a room of its own is played at a terminal."""
    return UsualTerminal(game)


# -- drawing -------------------------------------------------------------------------------


def _table(table: Drawing[Scene, Speech], tight: int) -> list[Text]:
    """The whole table: a line for each zone, or, tightly, as many in a line as fit."""
    scene, width = table.scene, table.width
    title = " · ".join(filter(None, (scene.title, scene.phase)))
    lines = [rule(width, title), *_zones(scene, "", width, tight)]
    for seat in scene.seats:
        lines.append(clip(_player(table, seat.seat), width))
        lines += _zones(scene, seat.seat, width, tight)
    return lines


def _player(table: Drawing[Scene, Speech], letter: str) -> Text:
    """A player by letter and name, and whether it is the one who looks, or is waited for."""
    own = letter == table.viewer
    line = Text(table.headed(letter), style=f"{NAME} {OWN if own else OTHER}")
    if own:
        line.append(f" ({table.speech.ui('you').lower()})", style=OWN)
    waited_for = SEATS.index(letter) in table.sight.view.deciding
    return line.append(" …", style=LABEL) if waited_for else line


def _zones(scene: Scene, letter: str, width: int, tight: int) -> list[Text]:
    """What lies before a seat, or belongs to all, each zone with what it is called."""
    found = [
        Text.assemble((f"{capital(zone.name)}: ", LABEL), _held(zone))
        for zone in scene.zones
        if zone.seat == letter
    ]
    if tight:
        return flow(found, width, INDENT)
    return [line for text in found for line in wrapped(text, width, INDENT)]


def _held(zone: Zone) -> str:
    """What lies in a zone: things by name, those that are face down by a sign, or a number."""
    parts = [
        " ".join((times(piece.count, capital(piece.name)), *piece.marks)) for piece in zone.pieces
    ]
    if zone.number is not None:
        parts.append(str(zone.number))
    if zone.hidden:
        parts.append(FACE_DOWN * zone.hidden if parts else str(zone.hidden))
    return ", ".join((*parts, *zone.marks)) or NOTHING
