"""What the source asks the store of texts for.

An id is asked for by a string of its own (`ui` puts `ui-` before it), or it is put together where
it is said: `f"term-{key}"` in Python, `` `stops-${kept}-text` `` in a script, `"help-" ~ part` in a
page. Such a family begins with a fixed word, so that it can be found; of its members those are
asked for whose other parts are names that stand somewhere in the source or the data.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import siegeworks
from siegeworks.words.phrases import kebab, slug

PACKAGE = Path(siegeworks.__file__).parent
SPOKEN = "ui-"
"""What `ui` puts before an id."""
SPEAKING = ("ui", "tell")
"""Functions that are given an id without that."""
READ = (".py", ".js", ".html", ".toml")
WORD = r"[A-Za-z][\w-]*"
QUOTED = re.compile(rf"""["'`](?:\S )?({WORD})["'`]""")
SAID = re.compile(rf"""\bsay\(\s*["']({WORD})["']\s*[,)]""")
TEMPLATE = re.compile(r"`([a-z][\w-]*-(?:[\w-]|\$\{[^`}]*\})+)`")
JOINED = re.compile(rf"""["']({WORD}-)["']\s*[~+]\s*[\w.]+\s*(?:[~+]\s*["'](-[\w-]+)["'])?""")
ENDING = re.compile(r"""["'](-[a-z][\w-]*)["']""")
NAME = re.compile(r"[A-Za-z][\w.-]*")


class Uses(NamedTuple):
    """What a part of the source asks for."""

    said: set[str]
    """Ids given to a function that says them: these must be there."""
    spoken: set[str]
    """Ids given to one that puts `ui-` before them."""
    quoted: set[str]
    families: set[str]
    endings: set[str]
    """What is added to an id: `-title`."""
    names: set[str]
    """What may fill the holes of families."""

    def asks(self, key: str) -> bool:
        """Whether an id is asked for."""
        if key in self.quoted or key in self.spoken or self._built(key):
            return True
        longer = (ending for ending in self.endings if key.endswith(ending))
        return any(self.asks(key.removesuffix(ending)) for ending in longer)

    def _built(self, key: str) -> bool:
        found = (re.fullmatch(family, key) for family in self.families)
        return any(one and all(map(self._known, one.groups())) for one in found)

    def _known(self, part: str) -> bool:
        return part.isdecimal() or part in self.names


@cache
def asked_by(*folders: Path, without: tuple[Path, ...] = ()) -> Uses:
    """What all source in some folders asks for."""
    files = (file for folder in folders for file in folder.rglob("*.*") if file.suffix in READ)
    left = (_of(file) for file in files if not any(map(file.is_relative_to, without)))
    return Uses(*(set().union(*parts) for parts in zip(*left, strict=True)))


@cache
def _of(file: Path) -> Uses:
    return read(file.name, file.read_text("utf-8"))


def read(name: str, text: str) -> Uses:
    """What a file asks for, by its name and text."""
    found = Uses(*(set() for _ in Uses._fields))
    if name.endswith(".py"):
        _python(ast.parse(text), found)
    elif name.endswith(".toml"):
        found.names.update(_names(text))
    else:
        _browser(text, found)
    return found


def _python(tree: ast.Module, found: Uses) -> None:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                found.quoted.add(text)
                found.names.update(_names(text))
                found.endings.update(ENDING.findall(f"'{text}'"))
            case ast.Assign(value=ast.Constant(value=str(text))) if text.endswith("-"):
                found.families.add(f"{text}(.+)")
            case ast.JoinedStr():
                found.families.update(_family(node))
            case ast.ClassDef(name=name):
                found.names.add(kebab(name))
            case ast.Call(args=[ast.Constant(value=str(key)), *_], func=ast.Attribute(attr="say")):
                found.said.add(key)
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in SPEAKING:
                _spoken(node, found)


def _spoken(call: ast.Call, found: Uses) -> None:
    """What a function is given that puts `ui-` before it."""
    open_: list[ast.AST] = [*call.args[:2]]
    while open_:
        node = open_.pop()
        if isinstance(node, ast.JoinedStr):
            found.families.update(map(SPOKEN.__add__, _family(node)))
        elif isinstance(node, ast.IfExp):
            open_ += [node.body, node.orelse]
        elif isinstance(node, ast.Constant):
            found.spoken.add(SPOKEN + str(node.value))


def _family(text: ast.JoinedStr) -> Iterator[str]:
    """An f-string that begins with a fixed word, as a pattern; values in a row are one hole."""
    parts = (str(part.value) if isinstance(part, ast.Constant) else "{}" for part in text.values)
    whole = re.sub(r"(\{\})+", "(.*)", "".join(parts))
    if re.match(rf"{WORD}-\(", whole) and not whole.startswith(f"{SPOKEN}("):
        yield whole


def _browser(text: str, found: Uses) -> None:
    found.endings.update(ENDING.findall(text))
    found.said.update(SAID.findall(text))
    found.quoted.update(QUOTED.findall(text))
    found.names.update(QUOTED.findall(text))
    for template in TEMPLATE.findall(text):
        found.families.add(re.sub(r"\$\{[^}]*\}", "(.*)", template))
    for before, after in JOINED.findall(text):
        found.families.add(f"{before}(.*){after}")


def _names(text: str) -> Iterator[str]:
    for name in NAME.findall(text):
        yield from (name, slug(name), slug(name).lower())
