"""Long lists of answers made short: grouped step by step, narrowed by what is typed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from siegeworks.core.decision import Decision, Option
from siegeworks.core.moves import Move
from siegeworks.games.rift import moves
from siegeworks.games.rift.placements import covered, reach
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.names import called

LAID = frozenset({moves.TILE, moves.SOLDIER, moves.PORTAL})
"""Pieces laid on a horde card."""
FLAT = 12
"""So many answers are listed one by one; more are grouped."""
Groups = tuple[str, ...]
"""Words that narrow answers down, one group after the other."""


class Choice(NamedTuple):
    """A line of the list: an answer, or a group of them that leads to a list of its own."""

    options: tuple[Option, ...]
    label: str
    step: str = ""
    """What narrows the list down to this group; empty for an answer."""


def narrowed(options: Sequence[Option], groups: Groups) -> tuple[Option, ...]:
    """The answers that all groups of words fit."""
    found = tuple(options)
    for group in groups:
        found = fitting(found, group)
    return found


def fitting(options: Sequence[Option], group: str) -> tuple[Option, ...]:
    """The answers some words fit: as a beginning, as a step of choosing, or just as words."""
    words = set(group.split())
    tests: tuple[Callable[[Move], bool], ...] = (
        lambda move: f"{move.text} ".startswith(f"{group} "),
        lambda move: any(words <= set(step.split()) for step in move.steps[:-1]),
        lambda move: words <= set(move.text.split()),
    )
    for test in tests:
        found = tuple(option for option in options if test(option.move))
        if found:
            return found
    return ()


def choices(
    sight: RiftSight, speech: RiftSpeech, decision: Decision, groups: Groups = ()
) -> list[Choice]:
    """The list of a question: every answer, or groups where there are many."""
    found = best_first(sight, narrowed(decision.options, groups))
    if len(found) <= FLAT:
        return [_answer(sight, speech, decision, option) for option in found]
    depth = _depth(found)
    grouped: dict[tuple[str, ...], list[Option]] = {}
    for option in found:
        grouped.setdefault(option.move.steps[:depth], []).append(option)
    return [
        _answer(sight, speech, decision, there[0], short=depth > 1)
        if len(there) == 1
        else Choice(tuple(there), _group_label(sight, speech, depth, there), key[-1])
        for key, there in grouped.items()
    ]


def best_first(sight: RiftSight, options: Sequence[Option]) -> tuple[Option, ...]:
    """Tiles that cover more enemies come first; all other answers keep their order, after them."""
    return tuple(sorted(options, key=lambda option: -_worth(sight, option)))


def _worth(sight: RiftSight, option: Option) -> int:
    """How early a tile is listed; other answers only if they are no alternative to tiles."""
    return covered(sight, option.move) + 1 if option.move.form is moves.TILE else 0


def _depth(options: Sequence[Option]) -> int:
    """How many steps it takes until answers differ."""
    most = max(len(option.move.steps) for option in options)
    for depth in range(1, most):
        if len({option.move.steps[:depth] for option in options}) > 1:
            return depth
    return most


# -- labels ----------------------------------------------------------------------------------


def _answer(
    sight: RiftSight,
    speech: RiftSpeech,
    decision: Decision,
    option: Option,
    *,
    short: bool = False,
) -> Choice:
    """An answer; in a long list of places only the place is named."""
    number = covered(sight, option.move)
    more = f" +{number}" if number else ""
    if short and option.move.form in LAID:
        return Choice((option,), f"{option.move.steps[-1]}{more}")
    label = f"{speech.option(option, decision, sight)}{more}"
    hint = _targets(sight, (option,))
    return Choice((option,), f"{label} → {hint}" if hint else label)


def _group_label(sight: RiftSight, speech: RiftSpeech, depth: int, there: list[Option]) -> str:
    """What a group of answers is about, and how many there are."""
    named = _named(sight, speech, there[0].move, depth)
    return f"{named} … ({len(there)}){_reached(sight, there)}"


def _reached(sight: RiftSight, there: Sequence[Option]) -> str:
    hint = _targets(sight, there)
    return f" → {hint}" if hint else ""


def _named(sight: RiftSight, speech: RiftSpeech, move: Move, depth: int) -> str:
    """What is settled about a move after so many steps of choosing it."""
    if move.form is moves.RELOCATE and depth == 1:
        return _place(sight, speech, move.get("source"))
    if move.form in LAID or move.form is moves.RELOCATE:
        return _place(sight, speech, move.get("space"))
    tower = speech.tower(sight.view.box.tower_numbers[move.get("tower")])
    if depth == 1:
        return speech.ui(f"group-{move.word}", tower=tower)
    if move.form is moves.PLAY:
        return speech.ui("group-on", tower=tower, space=move.get("space"))
    return speech.ui("group-to", tower=tower, player=called(speech, sight, move.get("seat")))


def _place(sight: RiftSight, speech: RiftSpeech, name: str) -> str:
    """A space with the horde on it."""
    space = sight.space(name)
    hordes = sight.hordes_at(space) if space is not None else []
    return f"{name} {speech.short(hordes[0], sight)}" if hordes else name


def _targets(sight: RiftSight, options: Sequence[Option]) -> str:
    """The hordes that a tower would reach if it were played so, by their spaces."""
    spaces = {space for option in options for space in reach(sight, option.move)}
    there = [horde.space for horde in sight.hordes if horde.space in spaces]
    return " ".join(dict.fromkeys(sight.name(space) for space in there))
