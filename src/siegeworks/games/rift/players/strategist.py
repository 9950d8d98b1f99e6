"""The player of Rift that looks ahead: plans for the round, tried out in worlds it can imagine.

All that can be seen in phase 2 lies open, so a plan for it can be made to the end: what all seats
answer until the last of them is done. Several ways to look at the round give several plans. What
comes after a plan depends on cards that lie face down; each plan is played on in some worlds in
which they were dealt anew, the same for all plans, until the next round is over, and judged there.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random as Dice
from time import perf_counter
from typing import NamedTuple

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.rift.players.answers import decision_at
from siegeworks.games.rift.players.chances import chance
from siegeworks.games.rift.players.clearing import clear
from siegeworks.games.rift.players.judgement import Board, Judge
from siegeworks.games.rift.players.opinions import glances, shifted
from siegeworks.games.rift.players.player import Defender
from siegeworks.games.rift.players.rollout import Company, Move
from siegeworks.games.rift.players.taste import QUICK, VARIED, Taste, varied
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View, determinize, view
from siegeworks.players.search.budget import Budget
from siegeworks.players.thoughts import Thought

AHEAD = 1
"""How many rounds after the present one are played on before a world is judged."""
LEAST_PLANS = 3
WORLDS = 4
"""Beyond the least there is one plan for so many simulations."""
MOST_PLANS = 24
AIMED = 3
"""One plan in so many begins with clearing a horde that is feared."""
PLANNING = 0.3
"""The part of the time that may go into making plans."""
CHOICES = 6
"""Purchases that are looked into, where there is time for all of them."""
FARTHER = 3
"""A tower is bought for what is still to come: so many rounds more are played on for it."""
LEAST_WORLDS = 8
"""Looking farther takes longer: half of the simulations must do, but no less than so many."""
SURER = 0.004
"""By how much a plan must be better than the usual one."""
UNTRIED = 0.02
"""How much an option nobody planned with is held to be worse than the best, at least."""


class Way(NamedTuple):
    """A way to look at a round: what counts for how much, and which horde is cleared first."""

    taste: Taste
    aim: int = 0
    """The serial of the horde; 0 for none."""


class Idea(NamedTuple):
    """Something to do, and how the game would go on from there in a world dealt by chance."""

    moves: tuple[Move, ...]
    play_on: Callable[[int], float]


class Found(NamedTuple):
    """What would be done, and what came of it in each world it was tried in."""

    moves: tuple[Move, ...]
    chances: tuple[float, ...] = ()
    lasted: bool = True
    """Whether it was among the last that were compared."""

    @property
    def mean(self) -> float:
        """The chance to win, as far as it was looked into."""
        return mean(self.chances)


class Counsel(NamedTuple):
    """What is thought of every option, and what the own seat would answer, one after the other."""

    thoughts: tuple[Thought, ...]
    moves: tuple[str, ...]
    """The best answer, and after it the rest of its plan for the round, if there is one."""


class Strategist:
    """Makes several plans for the round and follows the one that promises most."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.dice = Dice(seed)
        self.budget = budget
        self.usual = Defender(self.dice)
        self.quick = Judge(QUICK, self.usual.judge)
        self.judges = {taste: Judge(taste, self.quick) for taste in VARIED}
        self.moves: list[str] = []
        """What the own seat still answers by the plan."""
        self.due = -1
        """The ply at which the plan goes on if nobody comes in between."""
        self.done = 0
        """Simulations made so far."""
        self.weighed: dict[str, Callable[[View], list[Idea]]] = {
            "act": self._plans,
            "buy": self._choices,
            "ban-colour": self._choices,
        }
        """The questions about which there are several ideas."""

    def choose(self, view: View) -> str:
        """An answer to the question of a view."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0].text
        text = self._planned(view, decision)
        if text is None:
            text = self._thought_out(view)
        self.due = view.ply + 1
        return text

    def thoughts(self, view: View) -> tuple[Thought, ...]:
        """What is thought of every option: those of plans first, the others at a glance."""
        decision = view.decision
        assert decision is not None
        world = determinize(view, self.dice.getrandbits(64))
        found = self.findings(view) if len(decision.options) > 1 else []
        return self._opinions(world, decision, found)

    def counsel(self, view: View) -> Counsel:
        """What is thought of every option, and the plan that goes with the best."""
        decision = view.decision
        assert decision is not None
        world = determinize(view, self.dice.getrandbits(64))
        found = self.findings(view) if len(decision.options) > 1 else []
        first = self._follow(view, found)
        return Counsel(self._opinions(world, decision, found), (first, *self.moves))

    def _opinions(
        self, world: RiftState, decision: Decision, found: list[Found]
    ) -> tuple[Thought, ...]:
        """What is thought of every option after some ideas were tried, the best first."""
        tried: dict[str, Thought] = {}
        for each in found:
            text = each.moves[0].text
            old = tried.get(text, Thought(text, 0.0, 0.0))
            most = max(old.chance, each.mean)
            tried[text] = Thought(text, most, old.weight + len(each.chances))
        best = max((thought.chance for thought in tried.values()), default=None)
        if best is None:
            best = chance(world, self.quick)
        worths = glances(world, decision, self.usual.answers)
        most = max(worths[text] for text in (tried or worths))
        for text, worth in worths.items():
            if text not in tried:
                guess = shifted(best, min(0.0, worth - most)) - (UNTRIED if tried else 0.0)
                tried[text] = Thought(text, max(0.0, guess), 0.1)
        return tuple(sorted(tried.values(), key=lambda it: (-it.chance, -it.weight)))

    # -- following ---------------------------------------------------------------------

    def _planned(self, view: View, decision: Decision) -> str | None:
        """The next answer of the plan, as long as the rest of it can still be carried out.

        Once somebody comes in between, the round is thought through again: the others have plans
        of their own, and what was left to them may not be done.
        """
        if decision.prompt == "act" and self.due != view.ply:
            return None
        if not self.moves or all(option.text != self.moves[0] for option in decision.options):
            return None
        return self.moves.pop(0)

    def _thought_out(self, view: View) -> str:
        """The answer of the best idea there is."""
        return self._follow(view, self.findings(view))

    def _follow(self, view: View, found: list[Found]) -> str:
        """The first answer of the best of some ideas, whose plan is followed from now on."""
        self.moves = []
        if not found:
            assert view.decision is not None
            world = determinize(view, self.dice.getrandbits(64))
            return self.usual.answer(world, view.decision).text
        last = [each for each in found if each.lasted]
        best = max(last, key=lambda each: each.mean)
        if found[0].lasted and best.mean < found[0].mean + SURER:
            best = found[0]
        own = [move.text for move in best.moves if move.seat == view.seat]
        self.moves = own[1:]
        return own[0]

    # -- trying out --------------------------------------------------------------------

    def findings(self, view: View) -> list[Found]:
        """What is thought of all ideas for the viewer's question, the usual one first.

        There are none where there is nothing to weigh.
        """
        end = perf_counter() + self.budget.seconds
        return self._halved(self.ideas(view), self._simulations(view), end)

    def _simulations(self, view: View) -> int:
        """How many simulations the viewer's question is worth."""
        assert view.decision is not None
        most = self.budget.simulations
        return most if view.decision.prompt == "act" else max(min(most, LEAST_WORLDS), most // 2)

    def ideas(self, view: View) -> list[Idea]:
        """Different things to do about the viewer's question."""
        decision = view.decision
        assert decision is not None
        weigh = self.weighed.get(decision.prompt)
        return [] if weigh is None else weigh(view)

    def _halved(self, ideas: list[Idea], left: int, end: float) -> list[Found]:
        """Try ideas in world after world; the worst third of them is dropped each time."""
        chances: list[list[float]] = [[] for _ in ideas]
        racing = list(range(len(ideas)))
        while len(racing) > 1 and left > 0 and perf_counter() <= end:
            chance_ = self.dice.getrandbits(64)
            for place in racing[:left]:
                chances[place].append(ideas[place].play_on(chance_))
                self.done += 1
                if perf_counter() > end:
                    break
            left -= len(racing)
            racing.sort(key=lambda place: -mean(chances[place]))
            racing = racing[: max(2, (len(racing) * 2 + 2) // 3)]
        most = max(map(len, chances), default=0)
        return [
            Found(idea.moves, tuple(tried), len(tried) == most)
            for idea, tried in zip(ideas, chances, strict=True)
        ]

    def _plans(self, view_: View) -> list[Idea]:
        """Different plans for the round, the usual one first."""
        world = determinize(view_, self.dice.getrandbits(64))
        ideas: dict[object, Idea] = {}
        end = perf_counter() + PLANNING * self.budget.seconds
        for way in self._ways(world):
            eve, moves = self._plan(world, view_.seat, way)
            self.done += 1
            if any(move.seat == view_.seat for move in moves):
                idea = Idea(tuple(moves), self._after(eve, view_.seat))
                ideas.setdefault(_mark(eve), idea)
            if perf_counter() > end:
                break
        return list(ideas.values())

    def _ways(self, world: RiftState) -> Iterator[Way]:
        """Ways to look at the round: the usual one, a horde to be cleared for certain, others."""
        number = min(MOST_PLANS, LEAST_PLANS + self.budget.simulations // WORLDS)
        board = Board(world, self.quick)
        feared = sorted(filter(board.is_open, board.threats), key=board.worth)
        aims = feared[: number // AIMED]
        yield Way(VARIED[0])
        for serial in aims:
            yield Way(VARIED[0], serial)
        for place in range(1, number - len(aims)):
            yield Way(VARIED[place] if place < len(VARIED) else varied(self.dice))

    def _plan(self, world: RiftState, seat: Seat, way: Way) -> tuple[RiftState, list[Move]]:
        """A plan for the round, and how things stand at its end."""
        eve, moves = world.clone(), list[Move]()
        if way.aim and world.horde(way.aim) is not None:
            for move in clear(world, way.aim, self.usual.answers, (seat,)).moves:
                asked = decision_at(eve, move.seat)
                assert asked is not None
                eve.take(asked, next(it for it in asked.options if it.text == move.text))
                moves.append(move)
        judge = self.judges.get(way.taste) or Judge(way.taste, self.quick)
        return eve, moves + Company(world.seats, judge).plan(eve, seat)

    def _after(self, eve: RiftState, seat: Seat) -> Callable[[int], float]:
        """How a game goes on from the eve of phase 3."""

        def play_on(chance_: int) -> float:
            world = determinize(view(eve, seat), chance_)
            last = decision_at(world) if world.outcome is None else None
            if last is not None and last.prompt == "act":
                world.take(last, _done(last))
            return self._outlook(world, eve.round)

        return play_on

    def _choices(self, view_: View) -> list[Idea]:
        """The options that are looked into, the usual answer first."""
        decision = view_.decision
        assert decision is not None
        world = determinize(view_, self.dice.getrandbits(64))
        first = self.usual.answer(world, decision)
        ranked = sorted(
            (option for option in decision.options if option != first),
            key=lambda option: -self._promise(world, option),
        )
        number = min(CHOICES, 1 + self._simulations(view_) // 2)
        return [self._choice(view_, option) for option in (first, *ranked[: number - 1])]

    def _promise(self, world: RiftState, option: Option) -> float:
        return self.usual.choices.promise(world, option)

    def _choice(self, view_: View, option: Option) -> Idea:
        def play_on(chance_: int) -> float:
            world = determinize(view_, chance_)
            asked = decision_at(world, view_.seat)
            assert asked is not None
            world.take(asked, option)
            return self._outlook(world, view_.round + FARTHER)

        return Idea((Move(view_.seat, option.text),), play_on)

    def _outlook(self, world: RiftState, now: int) -> float:
        """Play on by rule of thumb, then judge."""
        Company(world.seats, self.quick).play_on(world, now + 1 + AHEAD)
        return chance(world, self.quick)


def mean(chances: Sequence[float]) -> float:
    """The mean of some chances; none without any."""
    return sum(chances) / len(chances) if chances else 0.0


def _done(decision: Decision) -> Option:
    return next(option for option in decision.options if option.text == "done")


def _mark(game: RiftState) -> object:
    """What tells two ways to end phase 2 apart."""
    return (
        tuple(game.hordes),
        tuple(game.figures),
        tuple(game.hands),
        tuple(game.passed),
        tuple(game.sites),
        *(game.spells, game.bench, game.crystals, game.lasting, game.outcome),
    )
