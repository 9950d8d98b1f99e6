"""A hint in words and in grades: a nudge, the candidates, the move.

Everything is told from the view of the seat that asked; what is made here is plain values. What
only one game can say comes from its room `hints`.
"""

from typing import NamedTuple

from siegeworks.core.player import Names
from siegeworks.core.shelf import game_named
from siegeworks.core.view import View
from siegeworks.players.advice import Advice, Candidate, Effort, advise
from siegeworks.scenes.base import Option
from siegeworks.scenes.room import scene_room
from siegeworks.table import outgoing as out
from siegeworks.table.hints.usual import Hints, Situation
from siegeworks.words.store import common_phrases

GRADES = ("nudge", "candidates", "move")
"""How much is told, less before more."""
NUDGE, CANDIDATES, MOVE = GRADES
COSTLY = 0.03
"""What it must cost to leave things as they are before that is mentioned."""


Grades = dict[str, out.Advice]
"""What each grade of a hint says."""


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


def told(view: View, wish: Wish) -> Grades:
    """What each grade of a hint says."""
    hints, at = hints_of(wish.game), Situation(view, wish.language, wish.names)
    if wish.about:
        known = hints.answer(at, wish.about)
        return {
            NUDGE: out.Advice(lines=known.nudge),
            CANDIDATES: out.Advice(lines=known.candidates),
            MOVE: out.Advice(lines=known.move, plan=known.plan),
        }
    advice, options = advise(view, wish.seed, wish.effort), _options(view, wish)
    shown = [_judged(options[one.text], one) for one in advice.candidates]
    return {
        NUDGE: out.Advice(lines=_nudge(hints, at, advice)),
        CANDIDATES: out.Advice(lines=hints.outlook(at, advice), options=shown),
        MOVE: out.Advice(lines=[], options=shown[:1], plan=hints.plan(at, advice)),
    }


def _options(view: View, wish: Wish) -> dict[str, Option]:
    """The options of the question by their texts."""
    sight = game_named(wish.game).sight(view, (), tuple(wish.names))
    return {one.text: one for one in scene_room(wish.game).options(sight, wish.language)}


def _judged(option: Option, one: Candidate) -> out.HintOption:
    """An answer with its chance, and how far it is behind the best."""
    known = one.chance is not None
    return out.HintOption(
        text=option.text,
        label=option.label,
        at=option.at,
        chance=round(one.chance, 3) if one.chance is not None else None,
        behind=round(one.behind, 3) if known else None,
    )


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
