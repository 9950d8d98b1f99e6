"""The machine player of Rift: it thinks for all players and plays the part of its own seat."""

from random import Random as Dice

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.rift.moves import BEAST, BENCH, CAST
from siegeworks.games.rift.players.answers import Answers, step_option
from siegeworks.games.rift.players.arms import Armoury
from siegeworks.games.rift.players.choosing import Choices
from siegeworks.games.rift.players.covering import Step
from siegeworks.games.rift.players.heroes import Heroes, Rehearsal
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.opinions import quick_thoughts
from siegeworks.games.rift.players.plan import Planner, Play
from siegeworks.games.rift.players.taste import BASE, Taste
from siegeworks.games.rift.players.threats import stakes
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View, determinize
from siegeworks.players.thoughts import Thought

PASSED_ON = 0.05
"""A pass that gains less is none."""


class Defender:
    """Covers what threatens most, with towers, heroes and spells, one action after another."""

    def __init__(self, dice: Dice, taste: Taste = BASE, judge: Judge | None = None) -> None:
        self.dice = dice
        self.taste = taste
        self.judge = judge or Judge(taste)
        self.answers = Answers(self.judge if taste.resists else Judge(_seeing(taste)))
        self.heroes = Heroes(self.answers)
        self.choices = Choices(self.judge)
        self.intent: list[str | Step] = []
        """Answers already decided on, as long as nobody comes in between."""
        self.due = -1
        """The ply at which the intent goes on."""
        self.theirs: list[Play] | None = None
        """What the others will play, once the own towers are played."""

    def choose(self, view: View) -> str:
        """An answer to the question of a view."""
        decision = view.decision
        assert decision is not None
        option = self._go_on(view.ply, decision)
        if option is None:
            option = self._decide(determinize(view, self.dice.getrandbits(64)), decision)
        return option.text

    def thoughts(self, view: View) -> tuple[Thought, ...]:
        """What is thought of every option, at a glance."""
        decision = view.decision
        assert decision is not None
        chosen = self.choose(view)
        self.intent, self.theirs = [], None
        world = determinize(view, self.dice.getrandbits(64))
        return quick_thoughts(world, decision, self.answers, chosen)

    def answer(self, world: RiftState, decision: Decision) -> Option:
        """An answer to a question in an imagined world."""
        return self._go_on(world.ply, decision) or self._decide(world, decision)

    def _go_on(self, ply: int, decision: Decision) -> Option | None:
        """What was already decided on, if nobody came in between."""
        if self.due != ply:
            self.intent, self.theirs = [], None
        self.due = ply + 1
        option = self._intended(decision)
        if option is None:
            self.intent = []
        return option

    def _intended(self, decision: Decision) -> Option | None:
        if not self.intent:
            return None
        wanted = self.intent.pop(0)
        if not isinstance(wanted, str):
            return step_option(decision, wanted)
        return next((option for option in decision.options if option.text == wanted), None)

    def _decide(self, world: RiftState, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.prompt == "act":
            return self._act(world, decision)
        by_rule = self.choices.by_prompt.get(decision.prompt)
        if by_rule is not None:
            return by_rule(world, decision)
        if decision.prompt == "hero":
            return decision.options[0]
        return self.answers.answer(world, decision)

    # -- phase 2 -----------------------------------------------------------------------

    def _act(self, world: RiftState, decision: Decision) -> Option:
        """The next action: towers first, then figures, spells and passes."""
        if self.taste.heroes_first and self.theirs is None:
            done = self._hero(world, decision)
            if done is not None:
                return done
        planner = Planner(world, self.judge)
        if self.theirs is None:
            busy = self._busy(world, decision.seat)
            plays = planner.plan(busy)
            own = [play for play in plays if play.seat == decision.seat]
            self.theirs = [play for play in plays if play.seat != decision.seat]
            if own:
                return self._play(world, decision, own)
        else:
            for play in self.theirs:
                planner.carry_out(play)
        done = self._figures(planner.game, decision) or self._pass(world, decision)
        if done is None:
            self.theirs = None
        return done or decision.options[0]

    def _play(self, world: RiftState, decision: Decision, plays: list[Play]) -> Option:
        found: list[str | Step] = []
        for play in plays:
            value = ("play", play.tower, play.site, play.turn)
            text = next(option.text for option in decision.options if option.value == value)
            attacks = len(set(world.box.tower_attacks[play.tower]))
            found += [text, *(["attack 1"] if attacks > 1 else []), *play.lay.steps]
        return self._begin(found, decision)

    def _begin(self, answers: list[str | Step], decision: Decision) -> Option:
        first, *self.intent = answers
        return next(option for option in decision.options if option.text == first)

    def _figures(self, world: RiftState, decision: Decision) -> Option | None:
        """The hero, the beast, a guest from the bench, a spell: whatever is worth it."""
        seat = decision.seat
        hero = self._hero(world, decision)
        if hero is not None:
            return hero
        rounds, taste = stakes(world).rounds, self.taste
        worths = {BEAST: 0.02}
        if all(ready for other, ready in enumerate(world.ready) if other != seat):
            worths |= {BENCH: taste.guest * rounds, CAST: taste.spell * rounds}
        tries = [
            (option.text, least)
            for form, least in worths.items()
            for option in decision.options
            if option.move.form is form
        ]
        best: tuple[float, Rehearsal | None] = (0.0, None)
        now = self.judge.worth(world)
        for word, least in tries:
            done = self.heroes.best_of(world, seat, [(word,)], least)
            if done is not None and done.worth - now - least > best[0]:
                best = (done.worth - now - least, done)
        return None if best[1] is None else self._begin([*best[1].answers], decision)

    def _hero(self, world: RiftState, decision: Decision) -> Option | None:
        """What the hero of the seat does, if he may and it is worth it."""
        if all(option.text != "hero" for option in decision.options):
            return None
        done = self.heroes.best(world, decision.seat)
        return None if done is None else self._begin([*done.answers], decision)

    def _busy(self, world: RiftState, seat: Seat) -> tuple[Seat, ...]:
        """The seats whose towers are planned."""
        if not self.taste.together:
            return (seat,)
        return tuple(other for other in range(world.seats) if not world.ready[other])

    def _pass(self, world: RiftState, decision: Decision) -> Option | None:
        """Pass a card that is not played to where it promises most."""
        arms, best, most = Armoury(world, self.judge), None, PASSED_ON
        for tower in dict.fromkeys(world.hands[decision.seat]):
            gain, to, new = arms.best_pass(decision.seat, tower)
            if gain > most:
                best, most = ("pass", tower, to, new), gain
        return next((option for option in decision.options if option.value == best), None)


def _seeing(taste: Taste) -> Taste:
    """The same, but pieces are laid where they may lie."""
    return taste._replace(resists=True, notices=0)
