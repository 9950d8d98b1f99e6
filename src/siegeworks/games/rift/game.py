"""Rift as a Game: how its games begin and what the formats ask of it."""

from collections.abc import Sequence

from siegeworks.core.decision import Seat
from siegeworks.core.faults import Fault
from siegeworks.core.game import Game
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import State
from siegeworks.games.rift.bringing import brought, hero_line, hero_of
from siegeworks.games.rift.pace import SIDE_BY_SIDE, Glance, by_itself, is_waiting
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.checks import CHECKS
from siegeworks.games.rift.rules.dealing import check_seats, deal
from siegeworks.games.rift.rules.expect import expect
from siegeworks.games.rift.rules.layout import is_at_rest, read_position, write_position
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, STORMS
from siegeworks.games.rift.rules.soundness import unsound
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View
from siegeworks.games.rift.sight import RiftSight

SWITCHES = {"difficulty": DIFFICULTIES, "storms": STORMS}
"""What players may agree on before a game, the default first."""


class Rift(Game):
    """The cooperative tower defence; its modes are its scenarios."""

    name = RiftState.game
    shelf = 2
    box: RiftBox
    states = RiftState
    sights = RiftSight

    def __init__(self, box: RiftBox = BOX) -> None:
        self.box = box
        self.modes = box.scenarios
        self.switches = SWITCHES
        self.checks = CHECKS

    def lay_out(self, state: State) -> None:
        game = _rift(state)
        if game.setup.position:
            read_position(game, game.setup.position)
        else:
            deal(game)

    def check_seats(self, setup: Setup) -> list[Fault]:
        return check_seats(self.box, setup)

    def ready(self, name: str) -> tuple[str, ...]:
        """A hero by its id."""
        return (hero_line(name),)

    def bring(self, mode: str, wished: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """Nothing, or a hero each as soon as one is wished for."""
        heroes = [(seat, hero_of(lines[0])) for seat, lines in enumerate(wished) if lines]
        found = brought(mode, len(wished), heroes)
        return [(*hero, *lines[1:]) for hero, lines in zip(found, wished, strict=True)]

    # -- how it goes on at a table: all lies open but the decks, and players act side by side

    curtain = False

    def deciding(self, state: RiftState) -> list[Seat]:
        """Those who have said they are done are not waited for."""
        return [decision.seat for decision in state.decisions if not is_waiting(decision)]

    def together(self, state: RiftState) -> bool:
        prompts = [decision.prompt for decision in state.decisions]
        return len(prompts) > 1 and SIDE_BY_SIDE.issuperset(prompts)

    def is_done(self, view: View, seat: Seat) -> bool:
        return view.ready[seat] and view.phase in ("play", "spending")

    def partners(self, state: RiftState, seat: Seat) -> frozenset[Seat]:
        return frozenset(range(state.seats))

    def given_up(self, state: RiftState, seat: Seat) -> tuple[Seat, ...] | None:
        return ()

    unit = "round"

    def turn(self, seen: View | RiftState) -> int:
        return seen.round

    def step(self, state: RiftState, seat: Seat) -> str:
        return state.phase

    def sides(self, state: RiftState) -> tuple[tuple[Seat, ...], ...]:
        return (tuple(range(state.seats)),)

    def foe(self, setup: Setup) -> str:
        return setup.mode

    def glance(self, state: RiftState, seat: Seat) -> Glance:
        return Glance(state.decision_of(seat))

    def by_itself(self, view: View | Glance, stops: str) -> str | None:
        return by_itself(view, stops)

    # -- what is seen and written ------------------------------------------------------

    def sample_setup(self, seed: int) -> Setup:
        """A drill for one to four players; heroes are chosen in the game."""
        return Setup("drill-ground", (Seating(),) * (seed % 4 + 1))

    def view(self, state: State, seat: Seat) -> View:
        return View.of(_rift(state), seat)

    def check_state(self, state: State) -> str | None:
        return unsound(_rift(state))

    def write_position(self, state: State) -> str:
        return write_position(_rift(state))

    def at_rest(self, state: State) -> bool:
        return state.outcome is not None or is_at_rest(_rift(state))

    def expect(self, state: State, words: str) -> str | None:
        return expect(_rift(state), words)


def _rift(state: State) -> RiftState:
    if not isinstance(state, RiftState):
        raise TypeError(f"{type(state).__name__} is no state of Rift")
    return state


RIFT = Rift()
