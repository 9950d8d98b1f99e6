"""Long lists of answers made short: grouped step by step, narrowed by what is typed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from siegeworks.core.decision import SEATS, Decision, Option
from siegeworks.games.rift.placements import covered, reach
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.names import called

FLAT = 12
"""So many answers are listed one by one; more are grouped."""
STEPS = {
    "play": (2, 2, 2),
    "pass": (2, 2, 2),
    "buy": (2, 2),
    "tile": (2, 9),
    "soldier": (2, 1),
    "portal": (2, 9),
    "relocate": (3, 2, 1),
}
"""How many words of an answer each step of choosing takes."""
Groups = tuple[str, ...]
"""Words that narrow answers down, one group after the other."""


class Choice(NamedTuple):
    """A line of the list: an answer, or a group of them that leads to a list of its own."""

    options: tuple[Option, ...]
    label: str
    step: str = ""
    """What narrows the list down to this group; empty for an answer."""


def steps(text: str) -> tuple[str, ...]:
    """An answer cut into the steps in which it is chosen."""
    words = text.split()
    found, start = [], 0
    for number in STEPS.get(words[0], ()):
        found.append(" ".join(words[start : start + number]))
        start += number
    rest = " ".join(words[start:])
    return tuple(part for part in (*found, rest) if part)


def narrowed(options: Sequence[Option], groups: Groups) -> tuple[Option, ...]:
    """The answers that all groups of words fit."""
    found = tuple(options)
    for group in groups:
        found = fitting(found, group)
    return found


def fitting(options: Sequence[Option], group: str) -> tuple[Option, ...]:
    """The answers some words fit: as a beginning, as a step of choosing, or just as words."""
    words = set(group.split())
    tests: tuple[Callable[[Option], bool], ...] = (
        lambda option: f"{option.text} ".startswith(f"{group} "),
        lambda option: any(words <= set(step.split()) for step in steps(option.text)[:-1]),
        lambda option: words <= set(option.text.split()),
    )
    for test in tests:
        found = tuple(option for option in options if test(option))
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
        grouped.setdefault(steps(option.text)[:depth], []).append(option)
    return [
        _answer(sight, speech, decision, there[0], short=depth > 1)
        if len(there) == 1
        else Choice(tuple(there), _group_label(sight, speech, key, there), key[-1])
        for key, there in grouped.items()
    ]


def best_first(sight: RiftSight, options: Sequence[Option]) -> tuple[Option, ...]:
    """Tiles that cover more enemies come first; all other answers keep their order, after them."""
    return tuple(sorted(options, key=lambda option: -_worth(sight, option)))


def _worth(sight: RiftSight, option: Option) -> int:
    """How early a tile is listed; other answers only if they are no alternative to tiles."""
    return covered(sight, option.text) + 1 if option.text.startswith("tile ") else 0


def _depth(options: Sequence[Option]) -> int:
    """How many steps it takes until answers differ."""
    most = max(len(steps(option.text)) for option in options)
    for depth in range(1, most):
        if len({steps(option.text)[:depth] for option in options}) > 1:
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
    parts = steps(option.text)
    number = covered(sight, option.text)
    more = f" +{number}" if number else ""
    if short and parts[0].split()[0] in ("tile", "soldier", "portal"):
        return Choice((option,), f"{parts[-1]}{more}")
    label = f"{speech.option(option, decision, sight)}{more}"
    hint = _targets(sight, (option,))
    return Choice((option,), f"{label} → {hint}" if hint else label)


def _group_label(
    sight: RiftSight, speech: RiftSpeech, key: tuple[str, ...], there: list[Option]
) -> str:
    """What a group of answers is about, and how many there are."""
    return f"{_named(sight, speech, key)} … ({len(there)}){_reached(sight, there)}"


def _reached(sight: RiftSight, there: Sequence[Option]) -> str:
    hint = _targets(sight, there)
    return f" → {hint}" if hint else ""


def _named(sight: RiftSight, speech: RiftSpeech, key: tuple[str, ...]) -> str:
    verb, *rest = key[0].split()
    last = key[-1].split()
    if verb in ("tile", "soldier", "portal", "relocate"):
        return _place(sight, speech, last[1] if len(last) > 1 else last[0])
    tower = speech.tower(sight.view.box.tower_numbers[rest[0]])
    if len(key) == 1:
        return speech.ui(f"group-{verb}", tower=tower)
    if last[0] == "@":
        return speech.ui("group-on", tower=tower, space=last[1])
    player = called(speech, sight, SEATS.index(last[1]))
    return speech.ui("group-to", tower=tower, player=player)


def _place(sight: RiftSight, speech: RiftSpeech, name: str) -> str:
    """A space with the horde on it."""
    space = sight.space(name)
    hordes = sight.hordes_at(space) if space is not None else []
    return f"{name} {speech.short(hordes[0], sight)}" if hordes else name


def _targets(sight: RiftSight, options: Sequence[Option]) -> str:
    """The hordes that a tower would reach if it were played so, by their spaces."""
    spaces = {space for option in options for space in reach(sight, option.text)}
    there = [horde.space for horde in sight.hordes if horde.space in spaces]
    return " ".join(dict.fromkeys(sight.name(space) for space in there))
