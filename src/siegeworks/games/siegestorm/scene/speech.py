"""How the board says places, options and events, with what was said before kept."""

from functools import lru_cache

from siegeworks.core.decision import SEATS, Decision, Option
from siegeworks.core.event import Event
from siegeworks.core.fields import HIDDEN
from siegeworks.core.moves import Move
from siegeworks.core.player import Name
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.field import Field
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.words.book import words
from siegeworks.games.siegestorm.words.log import PIECE_FIELDS
from siegeworks.words.phrases import capital

KEPT = 20_000
KEPT_TABLES = 500
MOST_LEAVING = 4
"""More creatures than that never leave one track at the same time."""

_labels: dict[tuple[object, ...], str] = {}


def square_labels(sight: Sight, language: str) -> dict[str, str]:
    """Every square of the notation, explained."""
    return _squares(sight.names, sight.world.field, language)


@lru_cache(maxsize=KEPT_TABLES)
def _squares(names: tuple[Name, ...], field: Field, language: str) -> dict[str, str]:
    said = words(language)
    squares = [field.land(board) for board in range(field.boards)]
    for number, track in enumerate(field.tracks):
        squares.append(field.front(number))
        squares += [field.space(number, place) for place in range(track.spaces + MOST_LEAVING)]
    return {name: capital(said.square(name, names=names, field=field)) for name in squares}


def option_label(sight: Sight, decision: Decision, option: Option, language: str) -> str:
    """The label of an option; one that was said before under the same circumstances is kept."""
    where = sight.standing
    about = where.get(_about(option.move, decision))
    like = [other.text for other in decision.options] if option.move.form is moves.FIRST else ()
    field, names = sight.world.field, sight.names
    key = (language, option.text, decision.seat, about and about.id, tuple(like), names, field)
    if key not in _labels:
        said = words(language)
        _keep(key, said.option(option, decision, BOX, names=names, where=where, field=field))
    return _labels[key]


def _about(move: Move, decision: Decision) -> str:
    """The square or Supporter a move is about; empty if it is about none."""
    if move.form in (moves.COMMIT, moves.RESET):
        return f"{SEATS[decision.seat]}s{move.get('number')}"
    seat, number = move.get("supporter") or (0, 0)
    return f"{SEATS[seat]}s{number}" if number else move.get("square") or ""


def event_text(sight: Sight, event: Event, language: str) -> str:
    """What happened, in words; what was said before is kept."""
    pieces = tuple(sight.pieces.get(getattr(event, field, HIDDEN)) for field in PIECE_FIELDS)
    key = (language, repr(event), sight.names, pieces)
    if key not in _labels:
        field = sight.world.field
        _keep(
            key,
            words(language).event(
                event, BOX, None, names=sight.names, pieces=sight.pieces, field=field
            ),
        )
    return _labels[key]


def _keep(key: tuple[object, ...], text: str) -> None:
    """Keep what was said, but not for ever."""
    if len(_labels) >= KEPT:
        _labels.clear()
    _labels[key] = text
