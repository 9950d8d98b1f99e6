"""Questions about a situation answered in words: a nudge, what to think of, or the whole plan."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.player import Names
from siegeworks.games.rift.players.answers import decision_at
from siegeworks.games.rift.players.clearing import Clearing
from siegeworks.games.rift.players.questions import GRADES, Mattering, Outlook, Told, ask, world_of
from siegeworks.games.rift.players.rollout import Move
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View
from siegeworks.games.rift.words.book import RiftWords
from siegeworks.words.phrases import Fact, capital, tidy

NUDGE, CANDIDATES, PLAN = GRADES
FEW = 3
"""Towers that are named among those that matter."""
LITTLE = 0.5
"""A tower that is missed less does not matter."""


def hints(
    words: RiftWords, view: View, question: str, grade: str, *, names: Names = ()
) -> list[str]:
    """A question answered in words, line by line, told as much of as the grade allows."""
    return list(Telling(words, view, names).lines(ask(view, question), grade))


class Step(NamedTuple):
    """A move of a plan, in words."""

    move: Move
    label: str
    begins: bool
    """Whether an action begins with it."""


class Telling:
    """Says what is known about one situation."""

    def __init__(self, words: RiftWords, view: View, names: Names = ()) -> None:
        self.words, self.view, self.names = words, view, names

    def lines(self, told: Told, grade: str) -> Iterator[str]:
        """An answer line by line."""
        if isinstance(told, Clearing):
            return self._clearing(told, grade)
        if isinstance(told, Outlook):
            return self._outlook(told, grade)
        return self._towers(told, grade)

    def _say(self, key: str, **facts: Fact) -> str:
        return capital(tidy(self.words.phrases.say(key, **facts)))

    def _horde(self, serial: int) -> dict[str, Fact]:
        horde = next((one for one in self.view.hordes if one.serial == serial), None)
        return self.words.naming.horde("horde", horde, self.view.scenario)

    def _who(self, seat: Seat) -> str:
        return self.words.players.name(self.names, seat)

    # -- each question -----------------------------------------------------------------

    def _clearing(self, told: Clearing, grade: str) -> Iterator[str]:
        facts = self._horde(told.horde) | {"means": told.means, "n": told.left}
        yield self._say(f"advice-clear-{told.verdict}", **facts)
        if told.verdict == "yes" and told.moves:
            yield from self._moves(told.moves, grade)

    def _towers(self, told: tuple[Mattering, ...], grade: str) -> Iterator[str]:
        best = [each for each in told if each.loss > LITTLE]
        if not best:
            yield self._say("advice-tower-none")
            return
        if grade == NUDGE:
            yield self._say(
                "advice-tower-nudge", **self.words.naming.seat("seat", best[0].seat, self.names)
            )
            return
        yield self._say("advice-tower-most")
        for each in best[: FEW if grade == CANDIDATES else len(best)]:
            tower = self.words.tower_name(self.view.box.towers[each.tower])
            facts = {"tower": tower, "seat": self._who(each.seat)}
            yield self._say("advice-tower", **facts, loss=round(each.loss))

    def _outlook(self, told: Outlook, grade: str) -> Iterator[str]:
        lost = any(not self._is_harmless(each.horde) for each in told.through)
        cost = sum(each.cost for each in told.through)
        some = "lost" if lost else "some" if told.through else "none"
        yield self._say(f"advice-through-{some}", n=len(told.through), cost=cost)
        if grade != NUDGE:
            for each in told.through:
                yield self._say("advice-through", **self._horde(each.horde), cost=each.cost)
            for serial in told.near:
                yield self._say("advice-near", **self._horde(serial))
            yield from self._moves(told.moves, grade)

    def _is_harmless(self, serial: int) -> bool:
        """Whether a horde that leaves costs health only."""
        kind = self._horde(serial)["horde_kind"]
        return kind not in ("portal", "boss")

    # -- plans -------------------------------------------------------------------------

    def _moves(self, moves: tuple[Move, ...], grade: str) -> Iterator[str]:
        """What is done: nothing of it, what it begins with, or every step."""
        if grade == NUDGE or not moves:
            return
        steps = self.steps(world_of(self.view), moves)
        if grade == CANDIDATES:
            begun = {self._begun(step.move) for step in steps if step.begins}
            yield self._say("advice-think-of", what=self.words.naming.listed(sorted(begun)))
            return
        yield self._say("advice-plan")
        for step in steps:
            who = self._who(step.move.seat)
            yield self._say("advice-step", seat=who, label=step.label, text=step.move.text)

    def steps(self, world: RiftState, moves: Sequence[Move]) -> list[Step]:
        """Moves in words, one after the other, as far as they can be made in this phase."""
        steps: list[Step] = []
        for move in moves:
            asked = decision_at(world, move.seat)
            option = (
                next((it for it in asked.options if it.text == move.text), None) if asked else None
            )
            if asked is None or option is None:
                break
            begins = asked.prompt == "act" and move.text != "done"
            label = self.words.option(option, asked, world, names=self.names)
            steps.append(Step(move, label, begins))
            world.take(asked, option)
            if world.phase != self.view.phase or world.outcome is not None:
                break
        return steps

    def _begun(self, move: Move) -> str:
        """What an action is done with, without saying where."""
        box, naming = self.view.box, self.words.naming
        said = box.moves.meant(move.text, box)
        tower, spell, hero = said.get("tower"), said.get("spell"), said.get("hero")
        who = self._who(move.seat)
        if tower:
            what = naming.tower(box.towers[box.tower_numbers[tower]])
        elif spell:
            what = self.words.spell_name(box.spells[box.spell_numbers[spell]])
        elif hero:
            what = self.words.hero_name(box.heroes[box.hero_numbers[hero]])
        else:
            figure = self.view.figures[move.seat]
            what = self.words.hero_name(box.heroes[figure.hero])
        return f"{what} ({who})"
