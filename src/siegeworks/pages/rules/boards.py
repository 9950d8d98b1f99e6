"""Boards on a page: a position of any game as values for a template, without script.

A game draws its positions in its room `pages.figures`: `board(scenes, language)` gives what the
template it names shows, from the scenes of all seats; `drawings` in it are SVG by name. `drawn`
gives further drawings, by kind and name. What a game does not draw is told in words.
"""

from typing import Any

from siegeworks.core.shelf import GAMES, game_named
from siegeworks.table.study import Study

Plain = dict[str, Any]
"""Values for a template."""
DRAWINGS = "drawings"


def board(study: Study, language: str) -> Plain:
    """A position as its players see it, all of them together."""
    name = study.match.agreed.game
    seats = range(len(study.match.sitters))
    scenes = [study.perspective(seat).scene(language) for seat in seats]
    found: Plain = game_named(name).room("pages.figures").board(scenes, language)
    return found


def drawn(kind: str, name: str) -> str | None:
    """A drawing that is of no position, by any game that has it; None if none has."""
    found = (game.room("pages.figures").drawn(kind, name) for game in GAMES.values())
    return next(filter(None, found), None)
