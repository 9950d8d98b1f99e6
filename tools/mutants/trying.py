"""Trying a mutant: a forked process imports it in place of the module, and runs the casebook."""

import importlib.abc
import importlib.util
import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from time import perf_counter
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

from tools.mutants.making import SOURCE, Mutant, mutated

SECONDS = 40
"""A mutant that computes longer than this is caught: it goes round in circles."""
DECISIONS = 120
"""Random decisions for each mode when the laws are asked."""


class Reach(NamedTuple):
    """Which functions each case calls, and how long it takes."""

    cases: list[str]
    """The cases as `file: name`."""
    calls: dict[str, list[int]]
    """By `path:line` of a function the numbers of the cases that call it."""
    seconds: list[float]


def in_child(work: Callable[[], Any]) -> Any:
    """Do some work in a forked process; None if that process died or took too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _work_quietly(work, writing)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else None


def _work_quietly(work: Callable[[], Any], writing: int) -> None:
    """In the child: never return."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    try:
        found = json.dumps(work())
    except BaseException as fault:
        found = json.dumps({"fault": f"{type(fault).__name__}: {fault}"[:200]})
    with os.fdopen(writing, "w") as pipe:
        pipe.write(found)
    os._exit(0)


# -- what reaches what ---------------------------------------------------------------------


def reach() -> Reach:
    """Run every case once and see which functions it calls."""
    return Reach(**in_child(_reach))


def _reach() -> dict[str, Any]:
    from siegeworks.casebook import cases_in, files
    from siegeworks.casebook.case import run_case

    cases, calls, seconds = cases_in(files()), dict[str, list[int]](), []
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _value: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    root = f"{SOURCE}/"
    for number, case in enumerate(cases):
        called.clear()
        start = perf_counter()
        sys.setprofile(note)
        try:
            run_case(case)
        finally:
            sys.setprofile(None)
        seconds.append(perf_counter() - start)
        for code in called:
            if code.co_filename.startswith(root):
                place = f"{code.co_filename.removeprefix(root)}:{code.co_firstlineno}"
                calls.setdefault(place, []).append(number)
    names = [f"{case.file}: {case.name}" for case in cases]
    return {"cases": names, "calls": calls, "seconds": seconds}


# -- one mutant ----------------------------------------------------------------------------


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a changed tree."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self.mutant.module:
            return None
        file = SOURCE / self.mutant.path
        package = file.name == "__init__.py"
        spec = importlib.util.spec_from_loader(name, self, origin=str(file), is_package=package)
        assert spec is not None
        if package:
            spec.submodule_search_locations = [str(file.parent)]
        spec.has_location = True
        return spec

    def exec_module(self, module: ModuleType) -> None:
        path = str(SOURCE / self.mutant.path)
        exec(compile(mutated(self.mutant), path, "exec"), module.__dict__)


def killers(mutant: Mutant, order: Sequence[int], every: bool) -> list[str] | None:
    """The cases that fail with a mutant, the first of them or every one; or what else gave way.

    None if a mutant is not noticed. Cases are tried in an order, then the laws.
    """

    def work() -> list[str]:
        for name in [name for name in sys.modules if name.partition(".")[0] == "siegeworks"]:
            del sys.modules[name]
        sys.meta_path.insert(0, _Finder(mutant))
        found = _failing(order, every)
        return found or _unlawful(mutant)

    found = in_child(work)
    if found is None:
        return ["time"]
    if isinstance(found, dict):
        return [f"import: {found['fault']}"]
    return found or None


def _failing(order: Sequence[int], every: bool) -> list[str]:
    from siegeworks.casebook import cases_in, files
    from siegeworks.casebook.case import run_case

    cases, found = cases_in(files()), []
    for number in order:
        case = cases[number]
        try:
            holds = run_case(case).holds
        except Exception:
            holds = False
        if not holds:
            found.append(f"{case.file}: {case.name}")
            if not every:
                break
    return found


def _unlawful(mutant: Mutant) -> list[str]:
    """The law that a mutant breaks in random games, if any."""
    from siegeworks.core.shelf import GAMES
    from siegeworks.testing import LawBroken, check_game

    for game in GAMES.values():
        if "/games/" in mutant.path and f"/games/{game.name}/" not in mutant.path:
            continue
        try:
            check_game(game, decisions=DECISIONS)
        except LawBroken as broken:
            return [f"law: {broken.law}"]
        except Exception as fault:
            return [f"law: {type(fault).__name__}"]
    return []
