"""A little game with hidden hands and no room of its own: what a terminal makes of it.

Each of two players holds three of six scouts, worth one to six. In turn they send one out, and
whoever has sent out more in the end wins; a scout of the value sent last may not follow.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from siegeworks.core.agenda import Frame, Question, Script, Verb
from siegeworks.core.box import Box
from siegeworks.core.decision import Option, Seat
from siegeworks.core.event import Event
from siegeworks.core.faults import Fault
from siegeworks.core.fields import OWNER, Numbered, declared, each_seat, printed, starts
from siegeworks.core.game import Game
from siegeworks.core.moves import Ids, Move, Moves
from siegeworks.core.refusal import Reason
from siegeworks.core.setup import Setup
from siegeworks.core.state import Outcome, State

SCOUTS = ("hare", "fox", "lynx", "wolf", "bear", "boar")
MOVES = Moves("ambush", Ids("SCOUT", "a scout", lambda box: SCOUTS))
SEND = MOVES.form("send SCOUT", "send", "send a scout out")
NUMBERED = Numbered("scout", lambda box: {name: n for n, name in enumerate(SCOUTS)})


class AmbushBox(Box):
    """The scouts, and the course of a game."""

    game = "ambush"
    moves = MOVES

    def __init__(self) -> None:
        super().__init__()
        self.add("rules.turn", Script((Send(), PassOn())))


@declared
class AmbushState(State):
    """Hands, and what was sent."""

    game = "ambush"
    box: AmbushBox = printed()
    hands: list[tuple[int, ...]] = starts(each_seat(()), seen=OWNER, of=NUMBERED)
    sent: list[tuple[int, ...]] = starts(each_seat(()), of=NUMBERED)
    turn: int = starts(1)


@dataclass(frozen=True, slots=True)
class ScoutSent(Event):
    """A scout was sent out."""

    seat: Seat
    scout: int

    @property
    def reveals(self) -> bool:
        return True

    def happen(self, game: Any) -> None:
        game.sent[self.seat] = (*game.sent[self.seat], self.scout)
        game.hands[self.seat] = tuple(card for card in game.hands[self.seat] if card != self.scout)
        game.turn += 1

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "scout": SCOUTS[self.scout]}


class Send(Question):
    """A scout of the own hand."""

    @property
    def prompt(self) -> str:
        return "send"

    def options(self, game: Any, frame: Frame) -> list[Option]:
        return [Option(SEND(SCOUTS[card]), card) for card in game.hands[frame.you]]

    def answered(self, game: Any, frame: Frame, value: Any) -> None:
        game.step(frame)
        game.happen(ScoutSent(frame.you, value), "AM-2", frame)

    def refusal(self, game: Any, frame: Frame, move: Move) -> Reason | None:
        return Reason("AM-1", "not-in-hand")


class PassOn(Verb):
    """The other player goes on, until the hands are empty."""

    def perform(self, game: Any, frame: Frame) -> None:
        if any(game.hands):
            game.push(Frame(frame.script, 0, 1 - frame.you))
            return
        best = max(map(sum, game.sent))
        game.outcome = Outcome(
            tuple(seat for seat in (0, 1) if sum(game.sent[seat]) == best), "AM-3"
        )


class Mode(NamedTuple):
    """The one way to play it."""

    id: str = "dusk"
    seats: tuple[int, ...] = (2,)
    seats_clause: str = "AM-1"


class Ambush(Game):
    """The rules, and nothing else."""

    name = "ambush"
    states = AmbushState

    def __init__(self) -> None:
        self.box, self.modes = AmbushBox(), {"dusk": Mode()}
        self.switches: dict[str, tuple[str, ...]] = {}
        self.checks = {}

    def lay_out(self, state: Any) -> None:
        deal = state.shuffled(tuple(range(len(SCOUTS))))
        state.hands = [tuple(sorted(deal[:3])), tuple(sorted(deal[3:]))]
        state.push(Frame(self.box.scripts["rules.turn"]))

    def check_seats(self, setup: Setup) -> list[Fault]:
        return []

    def cards(self, setup: Setup) -> range:
        return range(len(SCOUTS))


AMBUSH = Ambush()
