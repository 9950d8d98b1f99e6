"""The machine player of Rift: it thinks for all players and plays the part of its own seat."""

from random import Random as Dice

from siegeworks.core.decision import Decision, Option
from siegeworks.players.rift.answers import Answers, step_option
from siegeworks.players.rift.arms import Armoury
from siegeworks.players.rift.choosing import Choices
from siegeworks.players.rift.covering import Step
from siegeworks.players.rift.heroes import Heroes, Rehearsal
from siegeworks.players.rift.judgement import Judge, stakes
from siegeworks.players.rift.plan import Planner, Play
from siegeworks.rift.state import RiftState
from siegeworks.rift.view import View, determinize

SPELL = 0.3
"""What a spell in reserve is worth for every round to come."""
GUEST = 0.22
"""What a hero on the bench is worth for every round to come."""
PASSED_ON = 0.05


class Defender:
    """Covers what threatens most, with towers, heroes and spells, one action after another."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.judge = Judge()
        self.answers = Answers(self.judge)
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
        if self.due != view.ply:
            self.intent, self.theirs = [], None
        option = self._intended(decision)
        if option is None:
            self.intent = []
            world = determinize(view, self.dice.getrandbits(64))
            option = self._decide(world, decision)
        self.due = view.ply + 1
        return option.text

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
        planner = Planner(world, self.judge)
        if self.theirs is None:
            busy = tuple(other for other in range(world.seats) if not world.ready[other])
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
        words = [option.text for option in decision.options]
        seat = decision.seat
        if "hero" in words:
            done = self.heroes.best(world, seat)
            if done is not None:
                return self._begin([*done.answers], decision)
        rounds = stakes(world).rounds
        tries = [("beast", 0.02)] if "beast" in words else []
        if all(ready for other, ready in enumerate(world.ready) if other != seat):
            tries += [(word, GUEST * rounds) for word in words if word.startswith("bench ")]
            tries += [(word, SPELL * rounds) for word in words if word.startswith("cast ")]
        best: tuple[float, Rehearsal | None] = (0.0, None)
        now = self.judge.worth(world)
        for word, least in tries:
            done = self.heroes.best_of(world, seat, [(word,)], least)
            if done is not None and done.worth - now - least > best[0]:
                best = (done.worth - now - least, done)
        return None if best[1] is None else self._begin([*best[1].answers], decision)

    def _pass(self, world: RiftState, decision: Decision) -> Option | None:
        """Pass a card that is not played to where it promises most."""
        arms, best, most = Armoury(world, self.judge), None, PASSED_ON
        for tower in dict.fromkeys(world.hands[decision.seat]):
            gain, to, new = arms.best_pass(decision.seat, tower)
            if gain > most:
                best, most = ("pass", tower, to, new), gain
        return next((option for option in decision.options if option.value == best), None)
