"""How phrases and texts are checked, whatever game they belong to."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from siegeworks.words.phrases import Phrases

UNFILLED = re.compile(r"[{}$]|\?\?\?|\bNone\b")
"""What a text shows where it was not told something."""


def lacking(phrases: Phrases, what: str, keys: Iterable[str]) -> Iterator[str]:
    """Things the game knows and a language itself has no message for."""
    for key in keys:
        if not phrases.has(key):
            yield f"{phrases.language}: no words for the {what} {key}"


def unfilled(language: str, what: str, text: str, *, may_be_empty: bool = False) -> Iterator[str]:
    """A text that is empty or shows the trace of something missing."""
    if UNFILLED.search(text) or not (text or may_be_empty):
        yield f"{language}: {what} reads {text!r}"


# -- phrases that the source names -------------------------------------------------------------


@cache
def phrases_of(function: str, *packages: str) -> frozenset[str]:
    """The phrase keys that calls of `Reason` or `Fault` name in the source of some packages."""
    found = set()
    for call in calls(function, *packages):
        match call.args:
            case [_, ast.Constant(value=str(phrase)), *_]:
                found.add(phrase)
    return frozenset(found)


def calls(function: str, *packages: str) -> Iterator[ast.Call]:
    """Every call of a function by name in the source of some packages."""
    for package in packages:
        for source in _sources(files("siegeworks").joinpath(package)):
            for node in ast.walk(ast.parse(source)):
                match node:
                    case ast.Call(func=ast.Name(id=name)) if name == function:
                        yield node


def _sources(folder: Traversable) -> Iterator[str]:
    """The text of every module in a folder and below."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text("utf-8")
