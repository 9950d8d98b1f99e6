"""The laws: what must hold in every situation of every game, whatever is played."""

import copy
import pickle
from collections.abc import Callable
from functools import partial
from random import Random

from siegeworks.core.decision import Decision
from siegeworks.core.game import Game
from siegeworks.core.record import Record, replay
from siegeworks.core.setup import Setup
from siegeworks.core.snapshot import key, load, save
from siegeworks.core.state import State
from siegeworks.core.view import SPECTATOR
from siegeworks.testing.walk import LONGEST, LawBroken, Walker

SELDOM = 16
"""What is slow is looked at once in so many situations."""
LARGEST = 16_384
"""A pickle holds what changes, and the Box by reference."""
FEW = 5
"""Of a long list of options so many are spelt out, picked by the dice."""


class Walk(Walker):
    """A random game in which the laws are checked, situation by situation."""

    def __init__(
        self, game: Game, setup: Setup, seed: int, dice: Random, laws: tuple[str, ...]
    ) -> None:
        super().__init__(game, setup, seed, dice)
        self.laws = laws
        self.keys: list[str] = []
        """The key of every situation so far."""
        self.twins: list[State] = []
        """A clone of every situation so far."""
        self.spare = Random(seed)
        """Dice that do not decide what is played."""
        own = game.own_room("laws")
        self.conserved: Callable[[State], object] | None = getattr(own, "conserved", None)
        self.holds: Callable[[State], None] | None = getattr(own, "holds", None)
        self.there = self.conserved(self.state) if self.conserved is not None else None

    def to_the_end(self) -> int:
        """Walk through the game; how many decisions it had."""
        for state in self.situations():
            self.keys.append(key(state))
            self.twins.append(state.clone())
            seldom = len(self.answers) % SELDOM
            for law in self.laws:
                if law in SITUATION and not (seldom and law in SLOW):
                    self._check(law, partial(SITUATION[law], self, state))
        for law in self.laws:
            if law in WHOLE:
                self._check(law, partial(WHOLE[law], self))
        return len(self.answers)

    def _check(self, law: str, check: Callable[[], None]) -> None:
        """Check a law; whatever goes wrong with it breaks it."""
        try:
            check()
        except Exception as fault:
            why = str(fault) if isinstance(fault, AssertionError) else repr(fault)
            raise LawBroken(law, self.where, why) from fault

    @staticmethod
    def bare(state: State) -> State:
        """A clone without the journal, which grows with the game."""
        twin = state.clone()
        twin.journal = None
        return twin

    @property
    def seats(self) -> range:
        """The seats of the set-up."""
        return range(len(self.setup.seats))


# -- in every situation ------------------------------------------------------------------


def clones_answer_alike(walk: Walk, state: State) -> None:
    """A clone that is answered alike becomes alike, and what it was cloned from does not change."""
    if not state.decisions:
        return
    decision = walk.spare.choice(state.decisions)
    option = walk.spare.choice(decision.options)
    one, other = state.clone(), state.clone()
    one.answer(option.text, decision.seat)
    other.answer(option.text, decision.seat)
    assert key(one) == key(other), "two clones, answered alike, differ"
    assert key(state) == walk.keys[-1], "the original changed with its clone"


def clones_share_nothing(walk: Walk, state: State) -> None:
    """A clone has everything its original has, and no list in common with it."""
    twin = state.clone()
    for kind in type(state).__mro__:
        for slot in getattr(kind, "__slots__", ()):
            mine, other = getattr(state, slot), getattr(twin, slot)
            assert mine == other, f"{slot} differs"
            assert mine is not other or not isinstance(mine, list | dict | set), f"{slot} is shared"


def snapshots_are_whole(walk: Walk, state: State) -> None:
    """A situation that is saved and loaded is the same."""
    loaded = load(save(state), walk.game)
    assert key(loaded) == key(state), "the loaded State differs"
    assert loaded.decisions == state.decisions, "the loaded State asks something else"


def copies_are_whole(walk: Walk, state: State) -> None:
    """A situation can be pickled and copied, and is the same afterwards."""
    packed = pickle.dumps(walk.bare(state))
    assert len(packed) < LARGEST, f"pickled without its journal it has {len(packed)} bytes"
    for twin in (pickle.loads(packed), copy.deepcopy(state)):
        assert key(twin) == key(state), "the copy differs"
        assert twin.decisions == state.decisions, "the copy asks something else"


def notation_is_read_back(walk: Walk, state: State) -> None:
    """Every option has a text of its own, in the notation, which means that option."""
    for decision in state.decisions:
        assert decision.options, "a question without an option"
        texts = [option.text for option in decision.options]
        assert len(set(texts)) == len(texts), f"one text twice in {texts}"
        for option in walk.spare.sample(decision.options, min(FEW, len(texts))):
            assert option.text.isascii(), f"{option.text!r} is not ASCII"
            assert walk.game.is_spelt(option.text), f"{option.text!r} is not spelt as a move"
            assert decision.parse(option.text.upper()) is option, f"{option.text!r} is misread"
            assert state.why_not(decision.seat, option.text) is None, f"{option.text!r} is refused"


def views_are_honest(walk: Walk, state: State) -> None:
    """No byte of a view depends on what its seat may not know."""
    for seat in (*walk.seats, SPECTATOR):
        seen = walk.game.view(state, seat)
        world = walk.game.determinize(seen, walk.spare.getrandbits(256))
        assert repr(walk.game.view(world, seat)) == repr(seen), f"the view of seat {seat} tells"


def views_are_enough(walk: Walk, state: State) -> None:
    """What a seat may answer follows from its view."""
    for decision in state.decisions:
        seen = walk.game.view(state, decision.seat)
        assert _same(seen.decision, decision), "the view does not hold the question"
        world = walk.game.determinize(seen, walk.spare.getrandbits(256))
        assert _same(world.decision_of(decision.seat), decision), "a like world asks otherwise"


def _same(one: Decision | None, other: Decision) -> bool:
    return one is not None and one.options == other.options


def positions_are_read_back(walk: Walk, state: State) -> None:
    """A situation at rest is written down and read back."""
    game = walk.game
    if state.outcome is not None or not game.at_rest(state):
        return
    text = game.write_position(state)
    again = game.read_position(text, walk.setup.mode, switches=walk.setup.switches)
    assert game.write_position(again) == text, f"the position is read otherwise:\n{text}"
    first, second = state.decision.options[0].text, again.decision.options[0].text
    assert first == second, f"the position begins with {second!r}, not {first!r}:\n{text}"


def nothing_is_lost(walk: Walk, state: State) -> None:
    """What can be neither lost nor doubled is all there; and the situation is sound."""
    assert walk.game.check_state(state) is None, walk.game.check_state(state)
    if walk.conserved is not None:
        assert walk.conserved(state) == walk.there, "something was lost or doubled"


def own_laws_hold(walk: Walk, state: State) -> None:
    """What the game itself says of any situation."""
    if walk.holds is not None:
        walk.holds(state)


# -- of a whole game ---------------------------------------------------------------------


def earlier_clones_stay(walk: Walk) -> None:
    """No clone of an earlier situation ever changes."""
    for ply, (twin, before) in enumerate(zip(walk.twins, walk.keys, strict=True)):
        assert key(twin) == before, f"the clone taken after {ply} answers changed"


def replay_equals_play(walk: Walk) -> None:
    """Set-up, seed and answers make the same game, as values and as text."""
    record = _record(walk)
    again = record.state()
    assert key(again) == key(walk.state), "the replayed game differs"
    assert again.journal == walk.state.journal, "the journal of the replayed game differs"
    assert key(replay(record.text()).state()) == key(walk.state), "the text tells another game"


def undo_goes_back(walk: Walk) -> None:
    """Answers that are taken back have never been."""
    record = _record(walk)
    while record.answers:
        number = min(len(record.answers), walk.spare.randint(1, max(1, len(walk.answers) // 3)))
        ply = len(record.answers) - number
        record.undo(number)
        assert len(record.answers) == ply, f"{number} answers were to be taken back"
        assert key(record.state()) == walk.keys[ply], f"taken back to {ply} answers, it differs"


def games_end(walk: Walk) -> None:
    """Every game ends, and then nobody is asked."""
    assert walk.state.outcome is not None, f"no end after {LONGEST} answers"
    assert not walk.state.decisions, "somebody is asked after the end"


def _record(walk: Walk) -> Record:
    name = f"{walk.game.name}/{walk.setup.mode}"
    return Record(name, walk.setup, walk.seed, walk.answers)


SITUATION: dict[str, Callable[[Walk, State], None]] = {
    law.__name__.replace("_", " "): law
    for law in (
        clones_answer_alike,
        clones_share_nothing,
        snapshots_are_whole,
        copies_are_whole,
        notation_is_read_back,
        views_are_honest,
        views_are_enough,
        positions_are_read_back,
        nothing_is_lost,
        own_laws_hold,
    )
}
WHOLE: dict[str, Callable[[Walk], None]] = {
    law.__name__.replace("_", " "): law
    for law in (earlier_clones_stay, replay_equals_play, undo_goes_back, games_end)
}
SLOW = frozenset({"copies are whole"})
LAWS = (*SITUATION, *WHOLE)
"""Every law by name."""
