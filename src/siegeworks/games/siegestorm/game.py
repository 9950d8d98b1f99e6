"""Siegestorm as a Game: how its games begin and what the formats ask of it."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import cycle
from typing import TYPE_CHECKING

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.faults import Fault
from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused, saying
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import State
from siegeworks.core.view import View as AnyView
from siegeworks.games.siegestorm.pace import Glance, by_itself, stops_of
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.checks import CHECKS
from siegeworks.games.siegestorm.rules.deck import (
    USUAL_DECKS,
    Deck,
    check_deck,
    parse_deck,
    random_deck,
    starter_deck,
)
from siegeworks.games.siegestorm.rules.describe import is_at_rest, write_position
from siegeworks.games.siegestorm.rules.expect import expect
from siegeworks.games.siegestorm.rules.layout import read_position
from siegeworks.games.siegestorm.rules.modes import (
    BOSS_SWITCHES,
    MODES,
    RING_SWITCHES,
    SWITCHES,
)
from siegeworks.games.siegestorm.rules.soundness import unsound
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.turns import STARTING_HAND
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.games.siegestorm.seen import seen_cards
from siegeworks.games.siegestorm.sight import Sight

if TYPE_CHECKING:
    from random import Random


class Siegestorm(Game):
    """The card war of attrition."""

    name = SiegeState.game
    shelf = 1
    box: SiegeBox
    states = SiegeState
    sights = Sight

    def __init__(self, box: SiegeBox = BOX) -> None:
        self.box = box
        self.modes = MODES
        self.switches = SWITCHES
        self.checks = CHECKS

    def restore(self, state: State) -> None:
        game = _siege(state)
        seats = range(game.field.seats)
        if not game.alive or not set(game.alive) <= set(seats):
            raise Refused("snapshot: nobody sits in {alive}", alive=game.alive)
        game.seated(game.alive)

    def lay_out(self, state: State) -> None:
        game = _siege(state)
        if game.setup.position:
            read_position(game, game.setup.position)
            return
        for seat, seating in enumerate(game.setup.seats):
            deck = self.deck(seating.brings)
            game.resources[seat] = tuple(
                self.box.numbers[ident] for ident, count in deck.cards for _ in range(count)
            )
        game.push(Frame(self.box.scripts[game.mode.set_up]))

    def deck(self, brings: tuple[str, ...]) -> Deck:
        """The deck a seat brings, item by item a line of a deck."""
        return _deck(self.box, brings)

    def check_seats(self, setup: Setup) -> list[Fault]:
        faults = []
        for letter, seating in zip(SEATS, setup.seats, strict=False):
            found = self.check_brings(setup, seating.brings)
            for item in found:
                said = saying("seat {seat}: {message}", seat=letter, message=item.message)
                faults.append(item._replace(message=said))
        return faults

    def check_brings(self, setup: Setup, brings: tuple[str, ...]) -> list[Fault]:
        """Every reason why a seat cannot play with this deck."""
        try:
            deck = self.deck(brings)
        except Refused as fault:
            return [Fault("", "unreadable-deck", fault.message, hard=True)]
        faults = check_deck(
            deck,
            free_for_all=setup.switch("free_for_all", "false") == "true",
            promo_cards=setup.switch("promo_cards", "false") == "true",
            box=self.box,
        )
        if deck.size < STARTING_HAND:
            message = saying("{size} cards are not even a starting hand", size=deck.size)
            faults.append(Fault("", "deck-without-hand", message, hard=True))
        return faults

    def ready(self, name: str) -> tuple[str, ...]:
        """The starter deck of a faction."""
        for faction in FACTIONS:
            if faction == name:
                return starter_deck(self.box, faction).lines
        known = ", ".join(FACTIONS)
        raise Refused("no starter deck {faction!r}; there is {known}", faction=name, known=known)

    def bring(self, mode: str, wished: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """Their decks; a starter deck where none is wished for."""
        usual = cycle(USUAL_DECKS)
        return [lines or self.ready(faction) for lines, faction in zip(wished, usual, strict=False)]

    def sample_decks(self) -> list[tuple[str, ...]]:
        return [starter_deck(self.box, faction).lines for faction in FACTIONS]

    def switches_of(self, mode: str) -> tuple[str, ...]:
        left_out = [] if MODES[mode].boss_turn else [*BOSS_SWITCHES]
        left_out += [] if MODES[mode].elimination else RING_SWITCHES
        return tuple(name for name in SWITCHES if name not in left_out)

    # -- how it goes on at a table: hidden hands, turns one after the other or against a boss

    def together(self, state: SiegeState) -> bool:
        return len(state.decisions) > 1 and state.turn > 0

    def is_done(self, view: View, seat: Seat) -> bool:
        """Until the first step of the next turn has begun, all still stand in the last one."""
        there = {view.stages[other] for other in view.taking}
        return seat in view.taking and view.stages[seat] == "end" and there != {"end"}

    def partners(self, state: SiegeState, seat: Seat) -> frozenset[Seat]:
        return frozenset(state.field.teams[seat] if state.mode.together else ())

    def given_up(self, state: SiegeState, seat: Seat) -> tuple[Seat, ...] | None:
        others = tuple(other for other in state.alive if other not in state.field.teams[seat])
        return None if state.mode.elimination and len(others) > 1 else others

    def turn(self, seen: View | SiegeState) -> int:
        return seen.turn

    def step(self, state: SiegeState, seat: Seat) -> str:
        return state.stages[seat]

    def mover(self, state: SiegeState) -> Seat | None:
        return state.active if state.turn and state.active < len(state.setup.seats) else None

    def sides(self, state: SiegeState) -> tuple[tuple[Seat, ...], ...]:
        seats, teams = range(len(state.setup.seats)), state.field.teams
        sides = (tuple(seat for seat in teams[one] if seat in seats) for one in seats)
        return tuple(dict.fromkeys(sides))

    def foe(self, setup: Setup) -> str:
        bosses = self.box.bosses
        return setup.switch("boss", next(iter(bosses))) if MODES[setup.mode].boss_turn else ""

    def glance(self, state: SiegeState, seat: Seat) -> Glance:
        active = seat if seat in state.taking else state.taking[0]
        decision = state.decision_of(seat)
        return Glance(seat, state.setup, state.stages[active], state.tracks, decision)

    def by_itself(self, view: View | Glance, stops: str) -> str | None:
        return by_itself(view, stops_of(stops) or "auto")

    def seen(self, view: View) -> Counter[int]:
        return seen_cards(view)

    def named_besides(self, setup: Setup) -> tuple[str, ...]:
        """What the boss of a game is called for short."""
        foe = self.foe(setup)
        return (self.box.bosses[foe].name.partition(",")[0],) if foe else ()

    # -- what is seen and written ------------------------------------------------------

    def sample_setup(self, seed: int) -> Setup:
        """A Duel between two starter decks."""
        decks = self.sample_decks()
        brings = (decks[seed % len(decks)], decks[seed // len(decks) % len(decks)])
        return Setup("duel", tuple(Seating("", deck) for deck in brings))

    def random_setup(self, mode: str, dice: "Random") -> Setup:
        """Any legal set-up: random decks, of one faction or of all, perhaps with promo cards."""
        agreed = dict(super().random_setup(mode, dice).switches)
        if not MODES[mode].boss_turn:
            agreed = {name: each for name, each in agreed.items() if name not in BOSS_SWITCHES}
        mixed, promo = (agreed.get(name) == "true" for name in ("free_for_all", "promo_cards"))
        seats = range(dice.choice(MODES[mode].seats))
        brings = (random_deck(self.box, dice, mixed, promo) for _ in seats)
        return Setup(mode, tuple(Seating("", deck) for deck in brings), tuple(agreed.items()))

    def view(self, state: State, seat: Seat) -> View:
        return View.of(_siege(state), seat)

    def determinize(self, view: AnyView, chance: int) -> SiegeState:
        assert isinstance(view, View)
        return determinize(view, chance)

    def check_state(self, state: State) -> str | None:
        return unsound(_siege(state))

    def write_position(self, state: State) -> str:
        return write_position(_siege(state))

    def at_rest(self, state: State) -> bool:
        return state.outcome is not None or is_at_rest(_siege(state))

    def expect(self, state: State, words: str) -> str | None:
        return expect(_siege(state), words)


@lru_cache(maxsize=256)
def _deck(box: SiegeBox, brings: tuple[str, ...]) -> Deck:
    """The same deck is brought to many games: it is read once."""
    return parse_deck("\n".join(brings), box=box)


def _siege(state: State) -> SiegeState:
    if not isinstance(state, SiegeState):
        raise TypeError(f"{type(state).__name__} is no state of Siegestorm")
    return state


SIEGESTORM = Siegestorm()
