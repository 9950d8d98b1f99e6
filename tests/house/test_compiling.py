"""The hot part of the engine keeps to shapes that a compiler of Python takes as they are."""

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks import core, games

CORE = ["agenda", "box", "chance", "decision", "event", "moves", "setup", "state", "verbs", "view"]
COLD = {
    *("fields", "pieces", "expect", "describe", "layout", "position", "writing", "reading"),
    *("soundness", "deckcode", "campaign", "vocabulary"),
}
COLD_FOLDERS = {"checks", "expectations"}


def compiled() -> Iterator[Path]:
    for module in CORE:
        yield Path(core.__path__[0], f"{module}.py")
    for game in Path(games.__path__[0]).glob("*/rules"):
        yield game.with_name("moves.py")
        for file in game.rglob("*.py"):
            if file.stem not in COLD and not COLD_FOLDERS & set(file.relative_to(game).parts):
                yield file


def faults(text: str) -> Iterator[str]:
    """What in a source a compiler would refuse, or would make slow."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.ClassDef(name=name, bases=bases, decorator_list=decorators):
                for decorator in decorators:
                    if not ast.unparse(decorator).startswith("dataclass"):
                        yield f"{name}: decorator {ast.unparse(decorator)}"
                named = [ast.unparse(base).partition("[")[0] for base in bases]
                for base in named:
                    kind = getattr(builtins, base, None)
                    if isinstance(kind, type) and not issubclass(kind, Exception):
                        yield f"{name}: a subclass of {base}"
                if len([base for base in named if base not in ("Protocol", "Generic")]) > 1:
                    yield f"{name}: several bases"
            case ast.Attribute(value=ast.Name(id="object"), attr="__new__"):
                yield "object.__new__"
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple(elts=items)]):
                if any(isinstance(item, ast.Starred) for item in items):
                    yield f"{ast.unparse(node)}: a star in what is searched"


def test_hot_modules_keep_to_what_a_compiler_takes() -> None:
    files = list(compiled())
    assert len(files) > 80
    assert [f"{file}: {fault}" for file in files for fault in faults(file.read_text())] == []


@pytest.mark.parametrize(
    "text",
    [
        "@event\nclass Fallen(Event): ...",
        "class Script(tuple[Verb, ...]): ...",
        "class Asking(Question, Effect): ...",
        "twin = object.__new__(State)",
        "found = x in (*a, b)",
    ],
)
def test_other_shapes_are_named(text: str) -> None:
    assert len(list(faults(text))) == 1
