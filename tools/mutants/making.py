"""Mutants: small changes of a module's source, each of which should make a case or a law fail.

Kept mutation tools were tried. Those that write each mutant to disk and start a test run for it
need four seconds a mutant; those that switch between mutants when a function is called cannot
change what a module does while it is imported, where the Box is put together. Here a mutant is a
changed syntax tree that a forked process imports in place of the module: a third of a second.
"""

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src"


class Mutant(NamedTuple):
    """One change of one module."""

    path: str
    """The module's file, below the source folder."""
    key: str
    """Where and what: the function, and the text before and after the change."""
    line: int
    function: int
    """The line at which the code of the function begins; 0 outside of functions."""
    number: int
    """Which change of the module it is, in the order of `changes`."""

    @property
    def module(self) -> str:
        """The dotted name of the module."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


Change = tuple[ast.AST, Callable[[], ast.AST | None]]
"""A node of a tree, and what makes the node that takes its place; None if it goes."""
NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Mod: ast.Mult,
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}
BARE_CALL = {"reversed", "sorted"}


def mutants(path: str) -> list[Mutant]:
    """Every mutant of a module."""
    tree = ast.parse((SOURCE / path).read_text("utf-8"))
    found, keys = [], Counter[str]()
    for number, (where, function, node, make) in enumerate(changes(tree)):
        new = make()
        after = "nothing" if new is None else ast.unparse(new)
        key = f"{where}: {ast.unparse(node)} -> {after}"
        keys[key] += 1
        if keys[key] > 1:
            key += f" (#{keys[key]})"
        found.append(Mutant(path, key, getattr(node, "lineno", 0), function, number))
    return found


def mutated(mutant: Mutant) -> ast.Module:
    """The syntax tree of a module with one change."""
    tree = ast.parse((SOURCE / mutant.path).read_text("utf-8"))
    for number, (_where, _function, node, make) in enumerate(changes(tree)):
        if number == mutant.number:
            _Put(node, make()).visit(tree)
            return ast.fix_missing_locations(tree)
    raise IndexError(mutant)


class _Put(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST | None) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return ast.copy_location(self.new if self.new is not None else ast.Pass(), node)
        return self.generic_visit(node)


def changes(tree: ast.Module) -> Iterator[tuple[str, int, ast.AST, Callable[[], ast.AST | None]]]:
    """Every change of a tree: the function's name and first line, the node, and what makes it."""
    yield from _inside(tree, "", 0)


def _inside(
    node: ast.AST, where: str, function: int
) -> Iterator[tuple[str, int, ast.AST, Callable[[], ast.AST | None]]]:
    for child in _children(node):
        here, first = where, function
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            here = f"{where}.{child.name}" if where else child.name
        if isinstance(child, ast.FunctionDef):
            first = min([child.lineno, *(mark.lineno for mark in child.decorator_list)])
        for changed, make in _changes_of(child):
            yield here, first, changed, make
        yield from _inside(child, here, first)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that do something: no annotations, assertions or imports."""
    skipped = {"annotation", "returns", "decorator_list", "bases", "type_comment"}
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_idle(child):
                yield child


def _is_idle(node: ast.AST) -> bool:
    """Whether a node is there for readers and type checkers alone."""
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    return isinstance(node, ast.Assert | ast.Import)


def _changes_of(node: ast.AST) -> Iterator[Change]:
    """What can be changed about one node itself."""
    match node:
        case ast.Compare(ops=[op]):
            for table in (NEGATED, SHIFTED):
                if type(op) in table:
                    yield node, _with(node, ops=[table[type(op)]()])
        case ast.BoolOp(op=op, values=values):
            yield node, _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for value in values:
                rest = [other for other in values if other is not value]
                one = rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
                yield node, partial(_same, one)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, partial(_same, operand)
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPPED:
            yield node, _with(node, op=SWAPPED[type(op)]())
        case ast.Constant(value=bool() as flag):
            yield node, lambda: ast.Constant(not flag)
        case ast.Constant(value=int() as number):
            yield node, lambda: ast.Constant(number + 1)
    yield from _changes_of_call_or_statement(node)


def _changes_of_call_or_statement(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in OTHER_CALL:
            yield node, _with(node, func=ast.Name(OTHER_CALL[name], ast.Load()))
        case ast.Call(func=ast.Name(id=name), args=[only], keywords=[]) if name in BARE_CALL:
            yield node, lambda: ast.Call(ast.Name("list", ast.Load()), [only], [])
        case ast.comprehension(ifs=[_, *_]):
            yield node, _with(node, ifs=[])
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete():
            yield node, lambda: None
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, lambda: None
        case ast.Continue() | ast.Break():
            yield node, lambda: None
        case ast.If(test=ast.Name() | ast.Attribute() | ast.Call() as test):
            yield test, lambda: ast.UnaryOp(ast.Not(), test)


def _same(node: ast.AST) -> ast.AST:
    return node


def _with(node: ast.AST, **changed: object) -> Callable[[], ast.AST]:
    """What makes a copy of a node in which some fields are others."""

    def make() -> ast.AST:
        new = copy.copy(node)
        for name, value in changed.items():
            setattr(new, name, value)
        return new

    return make
