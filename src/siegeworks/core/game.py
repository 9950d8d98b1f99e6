"""A Game: what the formats, the players and the table ask of every game there is."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from siegeworks.core.agenda import advance
from siegeworks.core.box import Box
from siegeworks.core.chance import SEED_LIMIT
from siegeworks.core.clauses import Clause, clauses_in
from siegeworks.core.decision import SEATS, Option, Seat
from siegeworks.core.event import Note
from siegeworks.core.faults import BadSetup, Fault, name_faults, switch_faults
from siegeworks.core.fields import unsound
from siegeworks.core.numbering import Numbering
from siegeworks.core.player import Name, Player
from siegeworks.core.position import differing, read_fields, write_fields
from siegeworks.core.refusal import BadText, Refused, Saying, either, saying
from siegeworks.core.rooms import USUAL, own_room
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.sight import Sight
from siegeworks.core.state import Outcome, State
from siegeworks.core.view import PlainView, View, imagined, seen_cards

if TYPE_CHECKING:
    from random import Random

    from siegeworks.players.search.budget import Budget
    from siegeworks.scenes.base import Scene

STOPS = ("auto", "all", "none")
"""Where a person wants to be asked: where it matters, always, never; see `Game.by_itself`."""


class Mode(Protocol):
    """A way to play a game."""

    @property
    def id(self) -> str:
        """Its name in the notation."""
        ...

    @property
    def seats_clause(self) -> str:
        """The clause that says how many seats it is for."""
        ...

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats it is for."""
        ...


ENDINGS = ("winner ", "no winner", "not over")
"""How expectations of the end of a game begin."""


def ending(outcome: Outcome | None) -> str:
    """How a game ended, in the words of an expectation."""
    if outcome is None:
        return "not over"
    winners = " ".join(SEATS[seat] for seat in outcome.winners)
    return f"{f'winner {winners}' if winners else 'no winner'} by {outcome.clause}"


class Game:
    """A game: its box, its modes, and how its games begin, are written down and are asked."""

    name: str
    shelf: int = 100
    """Where it stands among all games: those with a lower number are offered first."""
    rules: int = 1
    """Version of the rules; a record made under another one is refused."""
    box: Box
    modes: Mapping[str, Mode]
    switches: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """What players may agree on before a game, the default first."""
    states: type[State]
    """What its games are: a State with declared fields."""
    checks: Mapping[str, Callable[[], Iterable[str]]] = MappingProxyType({})
    """Things no play can show, by name; each lists what is wrong."""

    def blank(self, setup: Setup, seed: int) -> State:
        """A State of the set-up's mode at its beginning, with nothing on its agenda."""
        return self.states.blank(setup, seed, box=self.box)

    def restore(self, state: State) -> None:
        """Work out anew what a State holds besides its slots, or refuse slots that do not fit."""

    def lay_out(self, state: State) -> None:
        """Put down what the set-up says and set the first script going."""
        if state.setup.position:
            read_fields(state, state.setup.position)
            self.go_on(state)
        else:
            self.deal(state)

    def deal(self, state: Any) -> None:
        """Deal the beginning of a game into an empty State and set the first script going."""
        raise NotImplementedError

    def go_on(self, state: Any) -> None:
        """Set going what comes next in a State whose fields were read from a position."""
        raise NotImplementedError

    def check_seats(self, setup: Setup) -> list[Fault]:
        """What is wrong with what the seats bring."""
        return []

    def switches_of(self, mode: str) -> tuple[str, ...]:
        """The switches that change anything in a mode."""
        return tuple(self.switches)

    def sample_decks(self) -> list[tuple[str, ...]]:
        """Legal things for a seat to bring, for players who do not care."""
        return [()]

    def ready(self, name: str) -> tuple[str, ...]:
        """What a seat brings that asks for something by its name, such as a starter deck."""
        raise Refused("no starter deck {faction!r}; there is {known}", faction=name, known="none")

    def bring(self, mode: str, wished: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """What each seat brings: what it wishes for, or what is usual where that is nothing."""
        samples = self.sample_decks()
        return [lines or samples[seat % len(samples)] for seat, lines in enumerate(wished)]

    def sample_setup(self, seed: int) -> Setup:
        """A set-up for those who do not care which: the first mode, with samples by turns."""
        mode = next(iter(self.modes.values()))
        decks = self.sample_decks()
        seats = range(mode.seats[seed % len(mode.seats)])
        brings = (decks[(seed + seat) % len(decks)] for seat in seats)
        return Setup(mode.id, tuple(Seating("", each) for each in brings))

    def random_setup(self, mode: str, dice: "Random") -> Setup:
        """Any legal set-up of a mode: random seats, samples and switches."""
        seats = range(dice.choice(self.modes[mode].seats))
        decks = self.sample_decks()
        brings = (dice.choice(decks) for _ in seats)
        wished = {name: dice.choice(values) for name, values in sorted(self.switches.items())}
        switches = tuple(pair for pair in wished.items() if pair[1] != self.switches[pair[0]][0])
        return Setup(mode, tuple(Seating("", each) for each in brings), switches)

    def view(self, state: State, seat: Seat) -> View:
        """What a seat may know."""
        return PlainView.of(state, seat)

    def determinize(self, view: View, chance: int) -> State:
        """A State that looks the same from the seat of a view; the rest is dealt by chance."""
        return imagined(view, self.states(), chance, self.unseen(view))

    def unseen(self, view: View) -> Iterable[int]:
        """The cards that lie where the seat of a view cannot see them."""
        left = Counter(self.cards(view.setup))
        left.subtract(seen_cards(view, self.states.fields))
        return left.elements()

    def cards(self, setup: Setup) -> Iterable[int]:
        """Every card of a game, each as often as it is there; needed where cards are hidden."""
        return ()

    def check_state(self, state: State) -> str | None:
        """Why a State of the right shape is none of this game; None if it is one."""
        return unsound(state)

    def seats_in(self, position: str, mode: str) -> int:
        """How many seats a position of a mode is for: as many as it has words for."""
        allowed = self.modes[mode].seats
        firsts = [line.split()[0] for line in position.split("\n") if line.strip()]
        needed = max((SEATS.find(word) for word in firsts if len(word) == 1), default=0) + 1
        return min((number for number in allowed if number >= needed), default=max(allowed))

    def write_position(self, state: State) -> str:
        """A situation at rest as text."""
        if state.outcome is not None or not self.at_rest(state):
            over = saying("the game is over")
            going = saying("something is going on") if state.outcome is None else over
            raise BadText(
                "position", None, "only a situation at rest can be written: {going}", going=going
            )
        return write_fields(state)

    def at_rest(self, state: Any) -> bool:
        """Whether nothing is going on: a player is about to act, or the game is over."""
        return state.outcome is not None or len(state.agenda) == 1

    def numbering(self) -> Numbering:
        """A fixed number for every move, for those who choose by number."""
        return Numbering(self.box.moves, self.box)

    def is_spelt(self, text: str) -> bool:
        """Whether a text has only words of the notation, so that it may be meant as a move."""
        return self.box.moves.is_spelt(text, self.box)

    def expect(self, state: State, words: str) -> str | None:
        """What is there instead of what the words expect; None if they hold.

        Words are a line of a position, or `winner a by CLAUSE`, `no winner by CLAUSE`, `not over`.
        """
        if not words.startswith(ENDINGS):
            return differing(state, words)
        there = ending(state.outcome)
        return None if there == words else there

    # -- how it goes on at a table -----------------------------------------------------

    curtain: bool = True
    """Whether hands are hidden, so that nobody may see another one's screen."""

    def deciding(self, state: Any) -> list[Seat]:
        """The seats that the game waits for."""
        return [decision.seat for decision in state.decisions]

    def together(self, state: Any) -> bool:
        """Whether several seats may begin something now, in any order."""
        return False

    def is_done(self, view: Any, seat: Seat) -> bool:
        """Whether a seat has ended its part of a common turn."""
        return False

    def partners(self, state: Any, seat: Seat) -> frozenset[Seat]:
        """The seats that act beside a seat, so that it may not take back what they did."""
        return frozenset()

    def given_up(self, state: Any, seat: Seat) -> tuple[Seat, ...] | None:
        """Who wins if a seat gives up; None if the game goes on without it."""
        return tuple(other for other in range(len(state.setup.seats)) if other != seat)

    unit: str = "turn"
    """What its course is counted in: `turn` or `round`."""

    def turn(self, seen: Any) -> int:
        """The number of the turn or round that a view or State is in."""
        number: int = seen.ply
        return number

    def step(self, state: Any, seat: Seat) -> str:
        """The part of the turn or round that a seat is in."""
        return ""

    def mover(self, state: Any) -> Seat | None:
        """Whose turn it is; None where nobody's is, or that of several."""
        return None

    def sides(self, state: Any) -> tuple[tuple[Seat, ...], ...]:
        """The players who win and lose together; who does not sit at the table is none of them."""
        return tuple((seat,) for seat in range(len(state.setup.seats)))

    def foe(self, setup: Setup) -> str:
        """What all players play against, such as a boss; empty where they play each other."""
        return ""

    def glance(self, state: Any, seat: Seat) -> Any:
        """As much of a view as `by_itself` looks at, for less than a view costs."""
        return self.view(state, seat)

    def by_itself(self, view: Any, stops: str) -> str | None:
        """The answer that is given without asking; a glance is as good as a view.

        `stops` is where a person wants to be asked, one of `STOPS`.
        """
        options: tuple[Option, ...] = view.decision.options
        return options[0].text if len(options) == 1 and stops != "all" else None

    def seen(self, view: Any) -> Counter[int]:
        """The cards a seat can see, if it is not open anyway what lies where: undo counts them."""
        return Counter()

    def named_besides(self, setup: Setup) -> tuple[str, ...]:
        """What those are called who play without sitting at the table, such as a boss."""
        return ()

    # -- what is seen of it ------------------------------------------------------------

    sights: type[Sight] = Sight
    """What the screen of a seat is drawn from."""

    def sight(
        self,
        view: View,
        notes: tuple[Note, ...],
        names: tuple[Name, ...],
        before: Sight | None = None,
    ) -> Sight:
        """What a seat has before its eyes; the sight some events before saves work."""
        found = self.sights(view, notes, names)
        return found if before is None else found.after(before)

    def scene(
        self,
        view: Any,
        language: str = "en",
        *,
        notes: tuple[Note, ...] = (),
        names: tuple[Name, ...] = (),
    ) -> "Scene":
        """Everything on the table as the seat of a view sees it, as typed values to draw from.

        A few things, such as how a card is turned, only the journal tells.
        """
        found: Scene = self.room("scene").scene(self.sight(view, notes, names), language)
        return found

    # -- rooms -------------------------------------------------------------------------

    def player(self, kind: str, seed: int, budget: "Budget | None" = None) -> Player:
        """Who plays it at a level: from its room `players`, or the usual ones."""
        found: Player = self.room("players").make_player(kind, seed, budget)
        return found

    def room(self, name: str) -> ModuleType:
        """A room of its package, which fills in a part of the contract, or else the usual one."""
        return self.own_room(name) or import_module(USUAL[name])

    def own_room(self, name: str) -> ModuleType | None:
        """A room of its package, if it has one of that name."""
        return own_room(sys.modules[type(self).__module__].__package__ or "", name)

    @property
    def home(self) -> Path:
        """The folder of its package: `rules.toml`, and the rooms `casebook`, `words`, `lessons`."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent

    def clauses(self) -> tuple[Clause, ...]:
        """The rules, clause by clause, from `rules.toml`."""
        return clauses_in(self.home / "rules.toml")

    def start(self, setup: Setup, seed: int, *, check: bool = True) -> State:
        """A game advanced to its first decision; without `check` decks need not be legal."""
        faults = [fault for fault in self.check_setup(setup) if check or fault.hard]
        if faults:
            raise BadSetup(faults)
        if not 0 <= seed < SEED_LIMIT:
            raise Refused("a seed is a number from 0 to 2^256 - 1")
        state = self.blank(setup, seed)
        self.lay_out(state)
        advance(state)
        return state

    def read_position(
        self, text: str, mode: str, seed: int = 0, switches: tuple[tuple[str, str], ...] = ()
    ) -> State:
        """A game played on from a position."""
        if mode not in self.modes:
            raise Refused(self._no_mode(mode))
        seats = (Seating(),) * self.seats_in(text, mode)
        return self.start(Setup(mode, seats, switches, text or "\n"), seed)

    def check_setup(self, setup: Setup) -> list[Fault]:
        """Every reason why no game can be started from a set-up."""
        if setup.mode not in self.modes:
            return [Fault("", "no-such-mode", self._no_mode(setup.mode), hard=True)]
        faults = [*switch_faults(setup, self.switches), *name_faults(setup)]
        allowed = self.modes[setup.mode].seats
        if len(setup.seats) not in allowed:
            facts = (("seats", len(setup.seats)), ("allowed", either(allowed)))
            message = saying(
                "{mode} is for {allowed} seats, not {seats}", mode=setup.mode, **dict(facts)
            )
            clause = self.modes[setup.mode].seats_clause
            faults.append(Fault(clause, "wrong-seats", message, facts, hard=True))
        if setup.position and any(seating.brings for seating in setup.seats):
            message = saying("a position brings its own cards: the seats bring nothing")
            faults.append(Fault("", "position-and-brings", message, hard=True))
        return faults if setup.position else faults + self.check_seats(setup)

    def _no_mode(self, mode: str) -> Saying:
        known = ", ".join(self.modes)
        return saying(
            "{game} has no mode {mode!r}; there is {known}", game=self.name, mode=mode, known=known
        )
