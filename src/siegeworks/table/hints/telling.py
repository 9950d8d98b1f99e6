"""A hint in words and in grades: a nudge, the candidates, the move.

Everything is told from the view of the seat that asked; what is made here is plain values.
"""

from typing import Any, NamedTuple

from siegeworks.core.decision import SEATS
from siegeworks.core.player import Names
from siegeworks.core.shelf import game_named
from siegeworks.games.rift.players.clearing import Clearing
from siegeworks.games.rift.players.questions import GRADES as RIFT_GRADES
from siegeworks.games.rift.players.questions import Outlook, Told, ask, world_of
from siegeworks.games.rift.players.rollout import Move
from siegeworks.games.rift.rules.view import View as RiftView
from siegeworks.games.rift.rules.view import determinize
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.rift.words.hints import Step, Telling
from siegeworks.players.advice import Advice, Candidate, Effort, advise
from siegeworks.table.scenes import Plain, scenery_of
from siegeworks.words.store import common_phrases

GRADES = ("nudge", "candidates", "move")
"""How much is told, less before more."""
NUDGE, CANDIDATES, MOVE = GRADES
COSTLY = 0.03
"""What it must cost to leave things as they are before that is mentioned."""
OTHER, SET_UP = "other", "set-up"
SIEGESTORM = {
    "play": "play",
    "deploy": "deploy",
    "use": "use",
    "storm": "storm",
    "hold": "hold",
    "support": "support",
    "advance": "advance",
    "attack": "attack",
    "target": "choose",
    "card": "choose",
    "discard": "pay",
    "commit": "pay",
    "next": "wait",
    "end": "wait",
    "pass": "pass",
    "yes": "yes",
    "no": "no",
    "return": "return",
}
"""What the best answer is about, by its first word."""
RIFT = {
    "play": "tower",
    "pass": "hand-on",
    "hero": "hero",
    "beast": "hero",
    "bench": "bench",
    "cast": "spell",
    "done": "done",
    "buy": "buy",
    "tile": "lay",
    "soldier": "lay",
    "relocate": "lay",
    "base": "base",
    "face": "face",
    "move": "move",
    "step": "move",
    "attack": "strike",
    "ability": "ability",
    "rest": "rest",
}
"""The same for Rift."""


class Wish(NamedTuple):
    """What is to be thought about, and how it is to be told."""

    game: str
    about: str
    """Empty for the open question; in Rift also `through`, `tower` or `clear SPACE`."""
    language: str
    names: Names
    seed: int
    effort: Effort


def told(view: Any, wish: Wish) -> Plain:
    """What each grade of a hint says."""
    if wish.about:
        return _answered(view, wish)
    advice = advise(view, wish.seed, wish.effort)
    options = _options(view, wish)
    best = advice.best
    found: Plain = {
        NUDGE: {"lines": _nudge(view, advice, wish)},
        CANDIDATES: {
            "lines": [],
            "options": [options[one.text] | _figures(one) for one in advice.candidates],
        },
        MOVE: {"lines": [], "options": [options[best.text] | _figures(best)]},
    }
    if isinstance(view, RiftView):
        found[CANDIDATES]["lines"] = _outlook(view, advice.outlook, wish)[1:]
        found[MOVE]["plan"] = _plan(view, advice, wish)
    return found


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


def _nudge(view: Any, advice: Advice, wish: Wish) -> list[str]:
    """What to look at, without saying what to answer."""
    say = common_phrases(wish.language).say
    if len(view.decision.options) == 1:
        return [say("hint-only")]
    verb = advice.best.text.split()[0]
    if isinstance(view, RiftView):
        lines = [*_outlook(view, advice.outlook, wish)[:1], say(f"hint-rift-{_deed(advice, verb)}")]
    else:
        lines = [say(f"hint-siege-{_kind(view, verb)}")]
    if advice.is_close:
        lines.append(say("hint-close"))
    elif advice.waiting is not None and advice.waiting >= COSTLY:
        lines.append(say("hint-waiting", n=round(100 * advice.waiting)))
    return lines


def _kind(view: Any, verb: str) -> str:
    """What the best answer of Siegestorm is about."""
    if view.decision.prompt == "exchange":
        return "keep" if verb == "keep" else "return"
    return SIEGESTORM.get(verb, OTHER)


# -- Rift ------------------------------------------------------------------------------------


def _teller(view: RiftView, wish: Wish) -> Telling:
    return Telling(rift_words(wish.language), view, wish.names)


def _deed(advice: Advice, verb: str) -> str:
    """What the best answer of Rift is about; before the first round that is a matter of taste."""
    return SET_UP if advice.best.chance is None else RIFT.get(verb, OTHER)


def _outlook(view: RiftView, outlook: Outlook | None, wish: Wish) -> list[str]:
    """What will get through, in a line and then horde by horde, where a round is being played."""
    if outlook is None:
        return []
    return list(_teller(view, wish).lines(outlook._replace(moves=()), RIFT_GRADES[1]))


def _plan(view: RiftView, advice: Advice, wish: Wish) -> list[Plain]:
    """What the own seat answers one after the other."""
    world = determinize(view, 0)
    moves = [Move(view.seat, text) for text in advice.plan]
    return [_shown(step) for step in _teller(view, wish).steps(world, moves)]


def _shown(step: Step) -> Plain:
    return {"seat": SEATS[step.move.seat], "text": step.move.text, "label": step.label}


def _answered(view: RiftView, wish: Wish) -> Plain:
    """What is told about one of the questions of Rift."""
    known: Told = ask(view, wish.about)
    teller = _teller(view, wish)
    nudge, candidates, plan = RIFT_GRADES
    found: Plain = {
        NUDGE: {"lines": list(teller.lines(known, nudge))},
        CANDIDATES: {"lines": list(teller.lines(known, candidates))},
        MOVE: {"lines": list(teller.lines(known, plan))},
    }
    if isinstance(known, Clearing | Outlook):
        found[MOVE]["lines"] = list(teller.lines(known._replace(moves=()), candidates))
        steps = teller.steps(world_of(view), known.moves)
        found[MOVE]["plan"] = [_shown(step) for step in steps]
    return found
