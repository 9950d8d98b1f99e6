"""Refusals in five languages: every sentence the engine has is there, with the same facts."""

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from pickle import dumps, loads
from string import Formatter

import pytest

import siegeworks
from siegeworks.core.refusal import BadText, IllegalMove, Reason, Refused, either, joined, saying
from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import HOME, LANGUAGES
from siegeworks.words.phrases import FACT
from siegeworks.words.refusals import refusal_key, said
from siegeworks.words.store import topics

SOURCE = Path(siegeworks.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
MESSAGE = {
    "BadText": (0, 2),
    "Fault": (2,),
    **dict.fromkeys(
        ("AmbiguousMove", "BadNotation", "IllegalMove", "IllegalPosition", "Refused"), (0,)
    ),
    **dict.fromkeys(("fail", "refuse", "saying"), (0,)),
}
"""Who says what is wrong, and with which argument."""
FOR_DESIGNERS = (
    "casebook",
    "cli/casebook.py",
    "cli/lab.py",
    "cli/pages.py",
    "cli/puzzle.py",
    "cli/serve.py",
    "cli/shipped",
    "core/content.py",
    "core/expecting.py",
    "core/snapshot.py",
    "lab",
    "lessons/lesson.py",
    "games/rift/pictures",
    "games/siegestorm/pictures",
    "pictures",
    "puzzles",
    "games/rift/puzzles",
    "games/siegestorm/puzzles",
    "games/rift/rules/cards.py",
    "games/rift/rules/expect",
    "games/rift/rules/happenings.py",
    "games/rift/rules/maps.py",
    "games/rift/rules/roster.py",
    "games/rift/rules/scenario.py",
    "games/rift/rules/storms.py",
    "games/siegestorm/rules/expect",
    "games/siegestorm/rules/roster.py",
    "server/serving.py",
)
"""What reads data files and cases, and commands without `--language`: they speak English."""
SYSTEM = {
    *(os.strerror(number) for number in range(1, 134)),
    *("embedded null byte", "Could not determine home directory."),
}
"""What the operating system says of files, and Python itself of a path."""


@cache
def calls() -> list[tuple[str, ast.expr]]:
    """Every message that is said to players, with its place."""
    return list(_calls())


def _calls() -> Iterator[tuple[str, ast.expr]]:
    for path in sorted(SOURCE.rglob("*.py")):
        where = path.relative_to(SOURCE).as_posix()
        if where.startswith(FOR_DESIGNERS):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                for place in MESSAGE.get(name, ()):
                    if place < len(node.args):
                        yield f"{where}:{node.lineno}", node.args[place]


def templates() -> dict[str, set[str]]:
    """Every English sentence with words in it, and which games raise it; "" is the common code."""
    found: dict[str, set[str]] = {}
    for where, arg in calls():
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str) and refusal_key(arg.value):
            game = where.split("/")[1] if where.startswith("games/") else ""
            found.setdefault(arg.value, set()).add(game)
    return found


@cache
def wanted() -> dict[str, tuple[set[str], set[str]]]:
    """The ids that refusals need: the games that raise each, and its facts."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for template, homes in templates().items():
        facts = {name for _, name, _, _ in Formatter().parse(template) if name}
        raised, told = found.setdefault(refusal_key(template), (set(), facts))
        raised |= homes
        assert told == facts, f"two sentences with one id and other facts: {template}"
    return found


def given(store: str, language: str) -> dict[str, set[str]]:
    """The refusals of a store in a language, each with its facts."""
    home = GAMES[store].home / "words" if store else HOME
    found = topics(home, language).get("refusals", {})
    return {key: set(FACT.findall(text)) for key, text in found.items()}


def test_what_players_are_told_is_a_template_with_facts() -> None:
    """A sentence that is put together where it is raised could be said in English only."""
    usage = "cli/conventions.py"
    ready = [where for where, arg in calls() if isinstance(arg, ast.JoinedStr)]
    assert [where for where in ready if not where.startswith(usage)] == []
    assert len(ready) <= 1, "the refusals of the library that reads the command line"


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_there_with_the_same_facts(language: str) -> None:
    """A game says what it alone raises, the common words say the rest."""
    common = given("", language)
    for key, (raised, facts) in wanted().items():
        for store in raised:
            own = given(store, language) if store else common
            assert own.get(key, common.get(key)) == facts, (store, key)


@pytest.mark.parametrize("store", ["", *GAMES])
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_there_that_nobody_raises(language: str, store: str) -> None:
    raised = {key for key, (games, _) in wanted().items() if not store or store in games}
    system = set() if store else {refusal_key(text) for text in SYSTEM}
    assert sorted(set(given(store, language)) - raised - system) == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_system_says_is_there_too(language: str) -> None:
    for text in ("No such file or directory", "Is a directory", "Permission denied"):
        assert said(saying(text), language) != text
    system = {refusal_key(text) for text in SYSTEM}
    assert set(given("", language)) & system == set(given("", OTHERS[0])) & system


def test_a_fact_is_quoted_where_the_english_sentence_quotes_it() -> None:
    assert said(Refused("there is no seat {seat!r}", seat="x"), "cs") == "místo 'x' neexistuje"
    assert said(Refused("there is no seat {seat}", seat="x"), "cs") == "místo x neexistuje"


def test_english_and_unknown_languages_say_it_as_it_is() -> None:
    fault = BadText("position", 3, "unknown card {card!r}{hint}", card="x", hint="")
    assert str(fault) == "position, line 3: unknown card 'x'"
    assert said(fault, "en") == said(fault, "xx") == str(fault)
    assert said(fault, "cs") == "pozice, řádek 3: neznámá karta 'x'"
    assert said("as it is: {", "cs") == "as it is: {"


def test_facts_are_said_in_the_language_too() -> None:
    fault = Refused(
        "switch {name} is {known}, not {value!r}", name="a", known=either("bcd"), value=1
    )
    assert str(fault) == "switch a is b or c or d, not 1"
    assert said(fault, "de") == "der Schalter a ist b oder c oder d, nicht 1"
    two = joined("; ", (saying("the game is over"), saying("the seat is taken")))
    assert (str(two), said(two, "it")) == (
        "the game is over; the seat is taken",
        "la partita è finita; il posto è occupato",
    )


def test_braces_of_others_are_never_read_as_facts() -> None:
    assert str(Refused("{0.__class__}")) == "{0.__class__}"
    told = Refused("there is no seat {seat!r}", seat="{seat} {0}")
    assert said(told, "pl") == "nie ma miejsca '{seat} {0}'"
    assert said(Refused("{word} is said twice {"), "cs") == "{word} is said twice {"


def test_a_saying_survives_the_way_to_another_process() -> None:
    told = saying("there is no seat {seat!r}", seat="{x}")
    assert said(loads(dumps(told)), "cs") == said(told, "cs") == "místo '{x}' neexistuje"


def test_a_refusal_survives_the_way_to_another_process() -> None:
    reason = Reason("SS-7.5", "cannot-pay")
    told = BadText(saying("position"), 3, "there is no seat {seat!r}", seat="e")
    again = loads(dumps(told))
    assert (type(again), again.line, str(again)) == (BadText, 3, str(told))
    assert said(again, "cs") == said(told, "cs")
    assert loads(dumps(IllegalMove("the game is over", reason))).reason == reason
