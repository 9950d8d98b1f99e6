"""Drawn examples: positions, what is played in them, and the board after each part."""

import tomllib
from functools import cache, lru_cache
from typing import Any

import msgspec

from siegeworks.core.decision import SEATS
from siegeworks.core.shelf import GAMES
from siegeworks.pages.rules import boards
from siegeworks.pages.rules.narrator import Narrator
from siegeworks.table.study import Study, positioned

KEPT = 100


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example as it stands in the data."""

    id: str
    clauses: tuple[str, ...]
    game: str
    given: str = ""
    show: tuple[str, ...] = ()
    frames: tuple[tuple[str, ...], ...] = ()
    reach: tuple[str, ...] = ()
    """Names of drawings of the kind `reach`, which are shown instead of a position."""


class Frame(msgspec.Struct, frozen=True):
    """The board at one time, and what happened since the time before."""

    lines: tuple[str, ...]
    board: dict[str, Any]


@cache
def all_examples() -> dict[str, Example]:
    """Every example of every game by id, from `pages/examples.toml` of each."""
    sources = (game.home / "pages/examples.toml" for game in GAMES.values())
    texts = (file.read_text("utf-8") for file in sources if file.is_file())
    found = (msgspec.convert(tomllib.loads(text)["example"], list[Example]) for text in texts)
    return {example.id: example for examples in found for example in examples}


@lru_cache(maxsize=KEPT)
def frames(ident: str, language: str) -> tuple[Frame, ...]:
    """An example as it is played, told in a language."""
    example = all_examples()[ident]
    if example.reach:
        return ()
    study = Study(positioned(example.game, example.given, {}))
    narrator = Narrator(study, language)
    found = [Frame((), boards.board(study, language))]
    for moves in example.frames:
        lines: list[str] = []
        for move in moves:
            seat, _, text = move.partition(": ")
            lines += narrator.play(SEATS.index(seat), text)
        found.append(Frame(tuple(lines), boards.board(study, language)))
    return tuple(found)
