"""A game of Rift followed by the oracle: what the hordes did is worked out beside the engine."""

from typing import Any

from tests.laws.oracles.rift.asking import Ask, Play, until_lost
from tests.laws.oracles.rift.round import after_playing, arrivals, end_round, next_round
from tests.laws.oracles.rift.table import Table, read_table

HORDES_ASK = ("displace", "open-portal", "raze")
"""Prompts of the questions that come up outside phase 2."""


class Disagreement(AssertionError):
    """The engine and the oracle do not say the same."""


def agree(what: str, engine: object, oracle: object, state: Any) -> None:
    """Complain with everything needed to look at it again."""
    if engine != oracle:
        raise Disagreement(f"{what}\nengine: {engine}\noracle: {oracle}\n{where(state)}")


def where(state: Any) -> str:
    """Where a game stands, for a complaint."""
    notes = "\n".join(f"  {note.event} {note.clause}" for note in state.journal[-12:])
    figures = "\n".join(f"  {figure}" for figure in state.figures)
    return f"{state.setup.mode} round {state.round} phase {state.phase}\n{figures}\n{notes}"


class Follower:
    """Follows one game from answer to answer."""

    def __init__(self) -> None:
        self.play: Play | None = None
        self.ask: Ask | None = None
        self.table: Table | None = None
        self.round = 0
        self.followed = 0

    def step(self, state: Any, decision: Any, option: Any) -> None:
        """Let the engine take an answer, and check whatever the hordes did after it."""
        if self.ask:
            self._check_question(state, decision)
        table, phase, self.round = read_table(state), state.phase, state.round
        state.take(decision, option)
        if self.play is not None:
            self._go_on(state, option.text)
        elif phase == "play" and (state.phase != "play" or state.outcome is not None):
            self._begin(table, after_playing(table, lambda: _drawn(state)), state)
        elif decision.prompt == "ban-colour" and self.round > 1:
            self._begin(table, arrivals(table), state)
        elif (
            phase != "play" and 0 < self.round < state.round and not _is_asked(state, "ban-colour")
        ):
            table.crystals -= _price(state, option.text)
            self.round = state.round
            self._begin(table, next_round(table), state)

    def _begin(self, table: Table, play: Play, state: Any) -> None:
        self.table, self.play = table, until_lost(play, table)
        self.followed += 1
        self._go_on(state, None)

    def _go_on(self, state: Any, answer: str | None) -> None:
        """Send the answer, and compare the table at the next question or at the end."""
        assert self.play is not None
        assert self.table is not None
        try:
            self.ask = next(self.play) if answer is None else self.play.send(answer)
        except StopIteration:
            self.play = self.ask = None
            if state.round > self.round and not self.table.lost:
                self._cross(state)
                return
        self._compare(state)

    def _cross(self, state: Any) -> None:
        """The round has ended with nothing to buy: the next one has begun."""
        assert self.table is not None
        self.round = state.round
        if _is_asked(state, "ban-colour"):
            end_round(self.table)
            self._compare(state)
        else:
            self._begin(self.table, next_round(self.table), state)

    def _compare(self, state: Any) -> None:
        assert self.table is not None
        ours, theirs = self.table.facts(), read_table(state).facts()
        if self.ask is None:
            ours.pop("towers", None)
            theirs.pop("towers", None)
        wrong = {key for key in {*ours, *theirs} if ours.get(key) != theirs.get(key)}
        agree(
            "what the hordes did",
            {key: theirs.get(key) for key in wrong},
            {key: ours.get(key) for key in wrong},
            state,
        )
        if self.ask is None:
            asked = [decision.prompt for decision in state.decisions]
            agree("nothing more to ask", [p for p in asked if p in HORDES_ASK], [], state)

    def _check_question(self, state: Any, decision: Any) -> None:
        assert self.ask is not None
        agree(
            "who is asked",
            (decision.prompt, decision.seat),
            (self.ask.prompt, self.ask.seat),
            state,
        )
        engine = {option.text for option in decision.options}
        agree(f"answers to {decision.prompt}", sorted(engine), sorted(self.ask.options), state)


def _is_asked(state: Any, prompt: str) -> bool:
    """Whether a question is put to anybody."""
    return any(decision.prompt == prompt for decision in state.decisions)


def _price(state: Any, answer: str) -> int:
    """What the last answer of a round has cost (RT-23.3, RT-23.4)."""
    levels = {tower.id: tower.level for tower in state.box.towers}
    verb, *words = answer.split()
    return levels[words[0]] + 1 if verb == "buy" else 0


def _drawn(state: Any) -> str:
    """The action card of the boss that was drawn last."""
    drawn: str = state.scenario.boss.actions[state.spent[-1]]
    return drawn
