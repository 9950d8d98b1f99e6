"""Can a horde be cleared this round? An exact search over bit masks for who covers what.

The search takes the uncovered enemy square that the fewest placements reach and tries every piece
that covers it. A plan counts only if the engine carries it out and nobody is left uncovered. That
none is found means something only if the search has seen everything.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.rift.players.answers import Answers, decision_at, is_idle
from siegeworks.games.rift.players.rollout import Move
from siegeworks.games.rift.players.weapons import ABILITIES, HEROES, TOWERS, Ways, Weapon, weapons
from siegeworks.games.rift.rules.building import STACK
from siegeworks.games.rift.rules.grid import BASE, SOLDIER, Mask, squares
from siegeworks.games.rift.rules.state import RiftState

PATIENCE = 8_000
"""Pieces tried before a search is given up."""
ATTEMPTS = 12
"""Plans that are put before the engine before a search is given up."""
MEANS = ((TOWERS,), (TOWERS, HEROES), (TOWERS, HEROES, ABILITIES))
"""With what it is tried, the cheapest first."""

Laid = tuple[tuple[str, Mask], ...]


class Blow(NamedTuple):
    """A part of a plan: the pieces of a weapon that are laid, and those to spare."""

    weapon: Weapon
    laid: Laid
    spare: tuple[tuple[str, Ways], ...]


Plan = tuple[Blow, ...]


class Clearing(NamedTuple):
    """Whether a horde can be cleared, and how."""

    horde: int
    """Its serial."""
    verdict: str
    """`yes`, `no`, or `unknown` where the search was given up."""
    means: str = ""
    """What it takes at least: `towers`, `heroes`, `abilities` or `spells`."""
    moves: tuple[Move, ...] = ()
    plan: Plan = ()
    left: int = 0
    """How many enemy squares stay open at best, as far as was seen."""


class Search:
    """The search for plans against one horde in one world."""

    def __init__(
        self,
        game: RiftState,
        serial: int,
        means: tuple[str, ...],
        seats: Collection[Seat] | None = None,
    ) -> None:
        horde = game.horde(serial)
        assert horde is not None
        self.game, self.need = game, game.uncovered(horde)
        every = range(game.seats) if seats is None else seats
        self.arms = [arm for arm in weapons(game, horde, every) if arm.means in means]
        self.soldiers = game.soldiers_left()
        self.tried = 0
        self.left = self.need.bit_count()
        self._failed: set[object] = set()
        self.over: dict[Mask, list[tuple[Mask, int, int]]] = {
            square: [] for square in squares(self.need)
        }
        for number, arm in enumerate(self.arms):
            for place, (_, ways) in enumerate(arm.pieces):
                for mask in ways:
                    for square in squares(mask & self.need):
                        self.over[square].append((mask, number, place))

    @property
    def exhausted(self) -> bool:
        """Whether everything there is was seen."""
        return self.tried <= PATIENCE

    def plans(self) -> Iterator[Plan]:
        """Plans that cover every enemy."""
        if all(self.over.values()):
            yield from self._plans(0, ())

    def _plans(self, cover: Mask, plan: Plan) -> Iterator[Plan]:
        need = self.need & ~cover
        self.left = min(self.left, need.bit_count())
        if not need:
            yield plan
            return
        key = (cover, frozenset((blow.weapon, blow.spare) for blow in plan))
        if key in self._failed:
            return
        self._failed.add(key)
        square = min(squares(need), key=lambda square: self._choice(square, cover))
        found = [*self._at_hand(square, cover, plan), *self._further(square, cover, plan)]
        found.sort(key=lambda item: (len(item[1]), -(item[0] & need).bit_count()))
        for mask, after in found:
            self.tried += 1
            if self.tried > PATIENCE:
                return
            yield from self._plans(cover | mask, after)

    def _choice(self, square: Mask, cover: Mask) -> int:
        return sum(1 for mask, *_ in self.over[square] if not mask & cover)

    def _at_hand(self, square: Mask, cover: Mask, plan: Plan) -> Iterator[tuple[Mask, Plan]]:
        """A square covered by a spare piece of what is used anyway."""
        for place, (weapon, laid, spare) in enumerate(plan):
            for number, (piece, ways) in enumerate(spare):
                if piece == SOLDIER and not self._has_soldier(plan):
                    continue
                for mask in ways:
                    if mask & square and not mask & cover:
                        rest = spare[:number] + spare[number + 1 :]
                        blow = Blow(weapon, (*laid, (piece, mask)), rest)
                        yield mask, (*plan[:place], blow, *plan[place + 1 :])

    def _further(self, square: Mask, cover: Mask, plan: Plan) -> Iterator[tuple[Mask, Plan]]:
        """A square covered by a further tower or hero."""
        free: dict[int, bool] = {}
        for mask, number, place in self.over[square]:
            if mask & cover:
                continue
            arm = self.arms[number]
            if number not in free:
                free[number] = self._is_free(arm, plan)
            piece = arm.pieces[place][0]
            if not free[number] or (piece == SOLDIER and not self._has_soldier(plan)):
                continue
            rest = arm.pieces[:place] + arm.pieces[place + 1 :]
            yield mask, (*plan, Blow(arm, ((piece, mask),), rest))

    def _has_soldier(self, plan: Plan) -> bool:
        used = sum(piece == SOLDIER for blow in plan for piece, _ in blow.laid)
        return used < self.soldiers

    def _is_free(self, arm: Weapon, plan: Plan) -> bool:
        """Whether the card or the hero is still there, and the site has room (RT-8.14)."""
        same = [blow.weapon for blow in plan if blow.weapon.seat == arm.seat]
        if arm.means != TOWERS:
            return all(other.means == TOWERS for other in same)
        played = sum(other.tower == arm.tower for other in same)
        if played >= self.game.hands[arm.seat].count(arm.tower):
            return False
        on = [built.tower for built in self.game.sites[arm.site]]
        on += [blow.weapon.tower for blow in plan if blow.weapon.site == arm.site]
        soldiers = self.game.box.soldier_towers
        return len(on) < STACK and (not on or arm.tower in soldiers or on[0] in soldiers)


# -- before the engine -------------------------------------------------------------------------


def carry_out(game: RiftState, plan: Plan, serial: int, answers: Answers) -> list[Move] | None:
    """Let the engine carry a plan out, heroes first; what was answered, None if it cannot be."""
    moves: list[Move] = []
    reserved = [mask for blow in plan for _, mask in blow.laid]
    for blow in sorted(plan, key=lambda blow: blow.weapon.means == TOWERS):
        wanted = list(blow.laid)
        words, begun = list(blow.weapon.words), False
        while not begun or not is_idle(game):
            asked = game.decision if begun else decision_at(game, blow.weapon.seat)
            if asked is None:
                return None
            option: Option | None
            if not begun or asked.prompt == "hero":
                word = words.pop(0) if words else "done"
                option = next((it for it in asked.options if it.text == word), None)
            else:
                option = _wanted(asked, serial, wanted, blow.weapon.turn)
                option = option or _sparing(game, asked, serial, reserved, answers)
            if option is None:
                return None
            moves.append(Move(asked.seat, option.text))
            game.take(asked, option)
            begun = True
            if game.outcome is not None:
                return None
    horde = game.horde(serial)
    return moves if horde is None or not game.uncovered(horde) else None


def _wanted(
    asked: Decision, serial: int, wanted: list[tuple[str, Mask]], turn: int
) -> Option | None:
    """The answer the plan has for a question."""
    for option in asked.options:
        value = option.value
        if asked.prompt == "face" and value == turn:
            return option
        laid: object = None
        if asked.prompt == "base":
            laid = (BASE, value)
        elif asked.prompt == "place" and isinstance(value, tuple) and value[2] == serial:
            laid = (value[1], value[3])
        if laid in wanted:
            wanted[:] = [each for each in wanted if each != laid]
            return option
    return None


def _sparing(
    game: RiftState, asked: Decision, serial: int, reserved: list[Mask], answers: Answers
) -> Option:
    """An answer that keeps free what the plan still needs."""
    usual = answers.answer(game, asked)
    if asked.prompt != "place":
        return usual

    def harm(option: Option) -> tuple[bool, bool]:
        value = option.value
        if not isinstance(value, tuple) or value[2] != serial:
            return False, option is not usual
        mask = value[3]
        assert isinstance(mask, int)
        return any(mask & other for other in reserved), option is not usual

    return min(asked.options, key=harm)


def clear(
    game: RiftState, serial: int, answers: Answers, seats: Collection[Seat] | None = None
) -> Clearing:
    """Whether a horde can be cleared with towers, heroes and their abilities, of some seats."""
    horde = game.horde(serial)
    assert horde is not None
    left, sure = game.uncovered(horde).bit_count(), True
    if not left:
        return Clearing(serial, "yes", TOWERS)
    for means in MEANS:
        search = Search(game, serial, means, seats)
        for attempt, plan in enumerate(search.plans()):
            moves = carry_out(game.clone(), plan, serial, answers)
            if moves is not None:
                return Clearing(serial, "yes", means[-1], tuple(moves), plan)
            sure = False
            if attempt + 1 >= ATTEMPTS:
                break
        sure = sure and search.exhausted
        left = min(left, search.left)
    return Clearing(serial, "no" if sure else "unknown", left=left)
