"""Games played again: other shuffles with the recorded choices, or other hands."""

from collections import defaultdict, deque
from random import Random
from typing import Any, NamedTuple

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.game import Game
from siegeworks.core.setup import Setup
from siegeworks.core.shelf import game_of
from siegeworks.lab.match import LONGEST, open_decisions
from siegeworks.lab.review.moments import Moment, moment_of
from siegeworks.players import make_player

Script = tuple[tuple[Seat, Moment, str], ...]


class Deal(NamedTuple):
    """A game to be played again: everything a process needs, as plain values."""

    game: str
    setup: Setup
    seed: int
    """The shuffle."""
    dice: int
    """The dice of the players, and who answers first where several may."""
    level: str
    script: Script = ()
    """The choices to be followed; none for other hands."""
    blind: int | None = None
    """Another shuffle, in which the choices made in this game are then followed."""


class Dealt(NamedTuple):
    """How a game that was played again ended."""

    winners: tuple[Seat, ...]
    followed: int
    """Choices made as they were recorded."""
    choices: int
    blind: tuple[Seat, ...] = ()
    """Who won the game in which the choices of this one were followed, if that was asked for."""


class Follower:
    """Chooses as was recorded, moment by moment, as long as that is offered.

    The recorded answers of a seat to a question in a step of a turn are taken in their order. One
    that is not offered is replaced by what the player thinks best, and so is what comes after the
    last of them.
    """

    def __init__(self, game: Game, script: Script) -> None:
        self.game = game
        self.left: dict[tuple[Seat, Moment], deque[str]] = defaultdict(deque)
        for seat, moment, text in script:
            self.left[seat, moment].append(text)

    def wanted(self, state: Any, decision: Decision) -> str:
        """The recorded answer, if there is one and it is offered; otherwise nothing."""
        moment = moment_of(self.game, state, decision.seat, decision.prompt)
        left = self.left.get((decision.seat, moment))
        text = left.popleft() if left else ""
        return text if any(option.text == text for option in decision.options) else ""


def play_again(deal: Deal) -> Dealt:
    """Play a game again, and one more that follows its choices if that is asked for."""
    table = _Table(deal)
    dealt = table.play()
    if deal.blind is None:
        return dealt
    second = _Table(deal._replace(seed=deal.blind, script=tuple(table.made)))
    return dealt._replace(blind=second.play().winners)


class _Table:
    """A game that is played again; every player sees only its views."""

    def __init__(self, deal: Deal) -> None:
        self.game, _ = game_of(deal.game)
        self.state: Any = self.game.start(deal.setup, deal.seed, check=False)
        self.state.journal = None
        seats = range(len(deal.setup.seats))
        self.players = [make_player(deal.level, deal.dice * len(seats) + seat) for seat in seats]
        self.dice, self.follower = Random(deal.dice), Follower(self.game, deal.script)
        self.made: list[tuple[Seat, Moment, str]] = []
        """What was chosen."""
        self.followed = 0

    def play(self) -> Dealt:
        """Play it to its end."""
        state = self.state
        while state.outcome is None and state.ply <= LONGEST:
            decision = self.dice.choice(open_decisions(self.game, state))
            state.answer(self._answer(decision), decision.seat)
        winners = state.outcome.winners if state.outcome else ()
        return Dealt(winners, self.followed, len(self.made))

    def _answer(self, decision: Decision) -> str:
        state, seat = self.state, decision.seat
        if len(decision.options) == 1:
            return decision.options[0].text
        wanted = self.follower.wanted(state, decision)
        text = wanted or self.players[seat].choose(self.game.view(state, seat))
        self.followed += bool(wanted)
        self.made.append((seat, moment_of(self.game, state, seat, decision.prompt), text))
        return text
