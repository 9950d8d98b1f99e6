"""A hint in words and in grades: a nudge, the candidates, the move.

Everything is told from the view of the seat that asked; what is made here is plain values. What
only one game can say comes from its room `hints`.
"""

from typing import Any, NamedTuple

from siegeworks.core.player import Names
from siegeworks.core.shelf import game_named
from siegeworks.players.advice import Advice, Candidate, Effort, advise
from siegeworks.table.hints.usual import Hints, Situation
from siegeworks.table.scenes import Plain, scenery_of
from siegeworks.words.store import common_phrases

GRADES = ("nudge", "candidates", "move")
"""How much is told, less before more."""
NUDGE, CANDIDATES, MOVE = GRADES
COSTLY = 0.03
"""What it must cost to leave things as they are before that is mentioned."""


class Wish(NamedTuple):
    """What is to be thought about, and how it is to be told."""

    game: str
    about: str
    """Empty for the open question, or a question of the game's own."""
    language: str
    names: Names
    seed: int
    effort: Effort


def hints_of(game: str) -> Hints:
    """What hints say of a game, by its name with or without its mode."""
    found: Hints = game_named(game).room("hints").HINTS
    return found


def told(view: Any, wish: Wish) -> Plain:
    """What each grade of a hint says."""
    hints, at = hints_of(wish.game), Situation(view, wish.language, wish.names)
    if wish.about:
        known = hints.answer(at, wish.about)
        lines = (known.nudge, known.candidates, known.move)
        found: Plain = {grade: {"lines": each} for grade, each in zip(GRADES, lines, strict=True)}
        plan = known.plan
    else:
        advice = advise(view, wish.seed, wish.effort)
        found = _graded(hints, at, advice, _options(view, wish))
        plan = hints.plan(at, advice)
    if plan is not None:
        found[MOVE]["plan"] = plan
    return found


def _graded(hints: Hints, at: Situation, advice: Advice, options: dict[str, Plain]) -> Plain:
    """Advice, grade by grade."""
    shown = [options[one.text] | _figures(one) for one in advice.candidates]
    return {
        NUDGE: {"lines": _nudge(hints, at, advice)},
        CANDIDATES: {"lines": hints.outlook(at, advice), "options": shown},
        MOVE: {"lines": [], "options": shown[:1]},
    }


def _options(view: Any, wish: Wish) -> dict[str, Plain]:
    """The options of the question by their texts: labels and places."""
    sight = game_named(wish.game).sight(view, (), tuple(wish.names))
    scenery = scenery_of(wish.game)
    drawn = getattr(scenery, "drawn", None)
    options = scenery.options(drawn(sight) if drawn is not None else sight, wish.language)
    return {one["text"]: {key: one[key] for key in ("text", "label", "at")} for one in options}


def _figures(one: Candidate) -> Plain:
    """The chance of an answer, and how far it is behind the best."""
    if one.chance is None:
        return {"chance": None, "behind": None}
    return {"chance": round(one.chance, 3), "behind": round(one.behind, 3)}


def _nudge(hints: Hints, at: Situation, advice: Advice) -> list[str]:
    """What to look at, without saying what to answer."""
    say = common_phrases(at.language).say
    if len(at.view.decision.options) == 1:
        return [say("hint-only")]
    lines = hints.nudge(at, advice)
    if advice.is_close:
        lines.append(say("hint-close"))
    elif advice.waiting is not None and advice.waiting >= COSTLY:
        lines.append(say("hint-waiting", n=round(100 * advice.waiting)))
    return lines
