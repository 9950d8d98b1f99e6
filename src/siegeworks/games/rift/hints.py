"""What a hint says: what the best answer is about, what gets through, plans, and questions besides.

They are `through`, what will get through; `tower`, which tower matters most; `clear SPACE`, whether
the horde on a space can be cleared.
"""

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.games.rift.players.clearing import Clearing
from siegeworks.games.rift.players.questions import (
    GRADES,
    Outlook,
    ask,
    horde_at,
    why_not_asked,
    world_of,
)
from siegeworks.games.rift.players.rollout import Move
from siegeworks.games.rift.rules.view import View, determinize
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.rift.words.hints import Step, Telling
from siegeworks.players.advice import Advice
from siegeworks.table.client import No
from siegeworks.table.hints.usual import Hints, Situation, Told
from siegeworks.table.outgoing import HintStep
from siegeworks.words.store import phrases

NUDGE, CANDIDATES, PLAN = GRADES
OTHER, SET_UP = "other", "set-up"
ABOUT = {
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
"""What the best answer is about, by its first word."""
THROUGH, TOWER, CLEAR = "through", "tower", "clear"


class RiftHints(Hints):
    """Speaks of towers, heroes and hordes."""

    def check(self, view: View, about: str) -> None:
        word, _, space = about.partition(" ")
        if why_not_asked(view) is not None:
            raise No("not-here")
        try:
            if word == CLEAR:
                horde_at(view, space)
            elif about not in (THROUGH, TOWER):
                raise No("no-such-value")
        except Refused:
            raise No("no-such-value") from None

    def answer(self, at: Situation, about: str) -> Told:
        known, teller = ask(at.view, about), _teller(at)
        lines = {grade: list(teller.lines(known, grade)) for grade in GRADES}
        if not isinstance(known, Clearing | Outlook):
            return Told(lines[NUDGE], lines[CANDIDATES], lines[PLAN])
        steps = teller.steps(world_of(at.view), known.moves)
        bare = list(teller.lines(known._replace(moves=()), CANDIDATES))
        return Told(lines[NUDGE], lines[CANDIDATES], bare, [_shown(step) for step in steps])

    def nudge(self, at: Situation, advice: Advice) -> list[str]:
        """What gets through; before the first round the best answer is a matter of taste."""
        verb = advice.best.text.split()[0]
        about = SET_UP if advice.best.chance is None else ABOUT.get(verb, OTHER)
        return [*_outlook(at, advice)[:1], phrases("rift", at.language).say(f"nudge-{about}")]

    def outlook(self, at: Situation, advice: Advice) -> list[str]:
        return _outlook(at, advice)[1:]

    def plan(self, at: Situation, advice: Advice) -> list[HintStep]:
        moves = [Move(at.view.seat, text) for text in advice.plan]
        return [_shown(step) for step in _teller(at).steps(determinize(at.view, 0), moves)]


def _teller(at: Situation) -> Telling:
    return Telling(rift_words(at.language), at.view, at.names)


def _outlook(at: Situation, advice: Advice) -> list[str]:
    """What will get through, in a line and then horde by horde, where a round is being played."""
    if advice.outlook is None:
        return []
    return list(_teller(at).lines(advice.outlook._replace(moves=()), CANDIDATES))


def _shown(step: Step) -> HintStep:
    return HintStep(SEATS[step.move.seat], step.move.text, step.label)


HINTS = RiftHints()
