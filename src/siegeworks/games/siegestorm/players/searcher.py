"""Information-set Monte Carlo tree search for Siegestorm.

Each simulation takes a world in which what the seat cannot know was dealt anew, walks down one
common tree by upper confidence bounds, plays on a little by rule of thumb, and judges where that
led. The view is all it starts from.
"""

from random import Random as Dice
from time import perf_counter
from typing import Any, NamedTuple

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.siegestorm.players import judgement
from siegeworks.games.siegestorm.players.chances import chances
from siegeworks.games.siegestorm.players.hands import exchange
from siegeworks.games.siegestorm.players.rollout import play_on
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.players.search.budget import Budget
from siegeworks.players.search.tree import Node, is_secret
from siegeworks.players.thoughts import Thought

STAY = 4
"""Simulations in one world before another is dealt, and before a look at the clock."""
AHEAD = 1
"""How many turns after the present one are looked into before a world is judged."""
FARTHER, PATIENCE = 3, 200
"""The same against a boss, who goes by the rules, for a search of so many simulations or more."""
USUAL_BUDGET = Budget(200)
SAFE = 6
"""With so many Resources the Draw step loses no game."""
SETTLED = frozenset(("pay", "discard", "exchange"))
"""Questions settled by rule on the way: looking into them costs more than it shows."""


class Finding(NamedTuple):
    """What a search thinks of an option."""

    visits: int
    """How often it was looked into."""
    chance: float
    """The chance to win, on average."""


Findings = dict[str, Finding]
"""What a search thinks of every option, by its text."""


class Search:
    """Searches the own answers and those of all others in worlds it can imagine."""

    def __init__(self, seed: int = 0, budget: Budget = USUAL_BUDGET) -> None:
        self.dice = Dice(seed)
        self.budget = budget
        self.root = Node()
        self.done = 0
        """Simulations made so far."""

    def choose(self, view: View) -> str:
        """The answer that was looked into most."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0].text
        if decision.prompt == "exchange":
            return exchange(view)
        plain = settled(determinize(view, self.dice.getrandbits(255)), decision)
        if plain is not None:
            return plain.text
        findings = self.findings(view)
        return max(findings, key=lambda text: findings[text])

    def findings(self, view: View) -> Findings:
        """What is thought of every option of the viewer's question."""
        assert view.decision is not None
        root = self.think(view)
        found = {}
        for option in view.decision.options:
            child = root.answers.get((view.seat, option.text))
            found[option.text] = Finding(child.visits, child.mean) if child else Finding(0, 0.0)
        return found

    def thoughts(self, view: View) -> tuple[Thought, ...]:
        """What is thought of every option, of questions too that are settled by rule in play."""
        found = self.findings(view)
        return tuple(Thought(text, chance, visits) for text, (visits, chance) in found.items())

    def look_into(self, view: View, text: str, simulations: int) -> None:
        """Look into one answer, however little it promises."""
        for _ in range(simulations):
            world = determinize(view, self.dice.getrandbits(255))
            self._simulate(self.root, world, view.seat, text)

    def compare(self, view: View, texts: tuple[str, str], worlds: int) -> list[float]:
        """How much better the first of two answers did than the second, world by world.

        Both are looked into in the same worlds, from the tree as it has grown so far.
        """
        found = []
        for _ in range(worlds):
            world = determinize(view, self.dice.getrandbits(255))
            one, two = (self._simulate(self.root, world.clone(), view.seat, text) for text in texts)
            found.append(one - two)
        return found

    def think(self, view: View) -> Node:
        """The tree of what may follow, as far as the budget allows."""
        simulations, seconds, _ = self.budget
        end = perf_counter() + seconds
        self.root = root = self._found_again(view)
        left = simulations
        while left > 0:
            world = determinize(view, self.dice.getrandbits(255))
            for _ in range(min(left, STAY)):
                self._simulate(root, world.clone(), view.seat)
                left, self.done = left - 1, self.done + 1
            if perf_counter() > end or _is_clear(root, left):
                break
        return root

    def _found_again(self, view: View) -> Node:
        """The part of the last tree that begins where the game stands now, or a fresh tree."""
        mark = _mark(view)
        found = [node for node in self.root.below() if node.mark == mark]
        return max(found, key=lambda node: node.visits, default=Node())

    def _simulate(self, root: Node, game: SiegeState, seat: Seat, first: str = "") -> float:
        """One walk down the tree to something new, and what became of it for all on the way.

        The question at the root is always looked into; `first` says what is answered there.
        """
        path: list[tuple[Seat, Node]] = []
        node, last_turn, fresh = root, game.turn + self._ahead(game), False
        decision = game.decision_of(seat) or game.decision
        while not fresh:
            option = settled(game, decision) if path else None
            if option is None:
                if decision.seat == seat and node.mark is None:
                    node.mark = _mark(game)
                offered = decision.options
                if first and not path:
                    offered = tuple(option for option in offered if option.text == first)
                option, child = node.choose(decision.seat, offered)
                path.append((decision.seat, child))
                fresh = not child.visits
                node = node.after(child, is_secret(decision))
            game.take(decision, option)
            if game.outcome is not None or game.turn > last_turn:
                break
            decision = game.decision
        play_on(game, last_turn, self.dice)
        values = chances(game)
        for who, node in path:
            node.visits += 1
            node.total += values[who]
        return values[seat]

    def _ahead(self, game: SiegeState) -> int:
        """How far it is worth looking: what a person will do is soon anybody's guess."""
        patient = self.budget.simulations >= PATIENCE
        return FARTHER if patient and game.boss is not None else AHEAD


def _is_clear(root: Node, left: int) -> bool:
    """Whether the answer looked into most can no longer be caught up with."""
    visits = sorted(child.visits for child in root.answers.values())
    return len(visits) > 1 and visits[-1] - visits[-2] > left


def _mark(seen: View | SiegeState) -> Any:
    """What tells two moments of one game apart, among all that everybody can see."""
    return seen.ply, tuple(seen.tracks), tuple(seen.fronts), tuple(seen.lands)


def settled(game: SiegeState, decision: Decision) -> Option | None:
    """The answer that needs no thought."""
    prompt, options = decision.prompt, decision.options
    if len(options) == 1:
        return options[0]
    if prompt in SETTLED:
        return judgement.quick(game, decision)
    if prompt == "act" and _can_wait(game, decision.seat):
        return options[0]
    return None


def _can_wait(game: SiegeState, seat: Seat) -> bool:
    """Whether all that could be done now can be done as well in a later step of the turn.

    Cards are played after drawing, unless drawing may lose the game, and before the advance only
    if somebody is about to storm.
    """
    stage = game.stages[seat]
    if stage == "prepare":
        return len(game.resources[seat]) >= SAFE
    tracks = game.field.tracks_of[seat]
    return stage == "draw" and all(game.tracks[track][SPACES - 1] is None for track in tracks)
