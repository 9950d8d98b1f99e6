"""What puzzles ask for: where a line has arrived or comes too late, and what is worth trying."""

from collections.abc import Iterator

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.core.refusal import Refused
from siegeworks.core.state import State
from siegeworks.games.rift.rules.attacks import is_even
from siegeworks.games.rift.rules.building import ChooseAttack
from siegeworks.games.rift.rules.grid import SOLDIER, cells
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.state import SiegeState

WIN, CLEAR = "win", "clear"
ASKS = (WIN, CLEAR)
"""What can be asked: to win in this turn, or to clear hordes with one tower."""
HIDDEN = (
    ev.Drawn,
    ev.Seen,
    ev.Stolen,
    ev.Shuffled,
    ev.BossDrew,
    ev.ReservesShuffled,
)
"""What brings cards to a hand, or into sight, that nobody could know: no line may rest on it."""


class Aim:
    """What a seat is after, from a State on."""

    traced = False
    """Whether solutions differ by their ends too, and not by the first answer alone."""

    def __init__(self, root: State, seat: Seat) -> None:
        self.seat, self.root_ply = seat, root.ply

    def reached(self, state: State) -> bool:
        """Whether what is asked is done."""
        raise NotImplementedError

    def too_late(self, state: State) -> bool:
        """Whether it cannot be done any more."""
        raise NotImplementedError

    def options(self, state: State, decision: Decision) -> Iterator[Option]:
        """What the seat may try; what can never help may be left out."""
        yield from decision.options

    def is_lucky(self, state: State, since: int) -> bool:
        """Whether chance or hidden cards had a part in what happened since a note."""
        return False

    def trace(self, state: State) -> object:
        """By what two ends count as the same."""
        raise NotImplementedError


class WinThisTurn(Aim):
    """Win before the turn is over, whatever the others reply."""

    def __init__(self, root: State, seat: Seat) -> None:
        super().__init__(root, seat)
        assert isinstance(root, SiegeState)
        self.turn = root.turn

    def reached(self, state: State) -> bool:
        return state.outcome is not None and self.seat in state.outcome.winners

    def too_late(self, state: State) -> bool:
        assert isinstance(state, SiegeState)
        return state.outcome is not None or state.turn != self.turn

    def is_lucky(self, state: State, since: int) -> bool:
        return any(isinstance(note.event, HIDDEN) for note in (state.journal or [])[since:])


class ClearWithTower(Aim):
    """Cover every enemy of some hordes with one tower."""

    traced = True

    def __init__(self, root: State, seat: Seat, spaces: tuple[str, ...]) -> None:
        super().__init__(root, seat)
        self.serials = frozenset(_serial(_rift(root), space) for space in spaces)
        self.towers = towers_built(_rift(root))

    def reached(self, state: State) -> bool:
        return not self.need(_rift(state))

    def need(self, game: RiftState) -> int:
        """How many squares with enemies are still open."""
        hordes = [horde for horde in game.hordes if horde.serial in self.serials]
        return sum(game.uncovered(horde).bit_count() for horde in hordes)

    def too_late(self, state: State) -> bool:
        game = _rift(state)
        if state.outcome is not None:
            return True
        if state.ply == self.root_ply:
            return False
        played = towers_built(game) > self.towers
        return not played or self.need(game) > squares_left(game)

    def options(self, state: State, decision: Decision) -> Iterator[Option]:
        if state.ply == self.root_ply:
            yield from (option for option in decision.options if self.may_do(_rift(state), option))
            return
        if decision.prompt == "place":
            yield from self.places(_rift(state), decision)
        else:
            yield from decision.options

    def places(self, game: RiftState, decision: Decision) -> Iterator[Option]:
        """Places for a piece after which the rest can still cover everybody.

        The pieces of an attack come in any order, so those that cover somebody may come first.
        One that covers nobody is tried only for the sake of the attacks after it, at one place
        where it is in nobody's way if there is such a place.
        """
        wanted = {
            horde.serial: game.uncovered(horde)
            for horde in game.hordes
            if horde.serial in self.serials
        }
        spare = squares_left(game) - self.need(game)
        aside: list[Option] = []
        idle: list[Option] = []
        for option in decision.options:
            match option.value:
                case (_, str(), int(serial), int(mask), *_):
                    foes = wanted.get(serial, 0)
                    if serial not in wanted:
                        aside.append(option)
                    elif not mask & foes:
                        idle.append(option)
                    elif (mask & ~foes).bit_count() <= spare:
                        yield option
                case _:
                    aside.insert(0, option)
        if spare > 0:
            yield from aside[:1] or idle

    def may_do(self, game: RiftState, option: Option) -> bool:
        """Whether a tower is played that reaches the hordes and covers squares enough."""
        match option.value:
            case ("play", int(tower), int(site), int(turn)):
                attacks = [game.box.attacks[number] for number in game.box.tower_attacks[tower]]
                if turn and all(map(is_even, attacks)):
                    return False
                place = game.map.sites[site].space
                reach = {
                    space
                    for attack in attacks
                    for space in game.map.reach(attack.arrows, place, turn)
                }
                spaces = {horde.space for horde in game.hordes if horde.serial in self.serials}
                return spaces <= reach and sum(each.size for each in attacks) >= self.need(game)
            case _:
                return False

    def trace(self, state: State) -> object:
        game = _rift(state)
        hordes = [horde for horde in game.hordes if horde.serial in self.serials]
        return tuple((horde.serial, horde.tiles, horde.soldiers) for horde in hordes)


def towers_built(game: RiftState) -> int:
    """How many towers stand on building sites."""
    return sum(map(len, game.sites))


def squares_left(game: RiftState) -> int:
    """At most so many squares can still be covered by the attacks under way."""
    found = 0
    for item in game.agenda:
        for frame in item.lanes if isinstance(item, Fork) else (item,):
            assert isinstance(frame, Frame)
            if isinstance(frame.verb, ChooseAttack):
                attacks = frame.named("attacks") or ()
                found += sum(game.box.attacks[number].size for number in attacks)
            for group in frame.named("left") or ():
                found += sum(1 if piece == SOLDIER else len(cells(piece)) for piece in group)
    return found


def open_hordes(state: State) -> list[str]:
    """The spaces of hordes on which an enemy is not covered; none in another game."""
    if not isinstance(state, RiftState):
        return []
    tops = [horde for horde in state.hordes if state.top(horde.space) is horde]
    return [state.map.names[horde.space] for horde in tops if state.uncovered(horde)]


def _serial(game: RiftState, space: str) -> int:
    if space not in game.map.names:
        raise Refused(f"there is no space {space!r}")
    horde = game.top(game.map.names.index(space))
    if horde is None or not game.uncovered(horde):
        raise Refused(f"on {space} there is nobody to be covered")
    return horde.serial


def _rift(state: State) -> RiftState:
    assert isinstance(state, RiftState)
    return state


def aim_of(ask: str, root: State, seat: Seat, hordes: tuple[str, ...]) -> Aim:
    """What is asked of a seat in a State; refused if it makes no sense there."""
    if ask == WIN and isinstance(root, SiegeState):
        return WinThisTurn(root, seat)
    if ask == CLEAR and isinstance(root, RiftState):
        if not hordes:
            raise Refused("it names no hordes that are to be cleared")
        return ClearWithTower(root, seat, hordes)
    raise Refused(f"{ask!r} cannot be asked in this game")
