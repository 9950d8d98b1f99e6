"""What puzzles of Rift ask for: to clear hordes with one tower."""

from collections.abc import Iterator

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.core.refusal import Refused
from siegeworks.core.state import State
from siegeworks.games.rift.rules.attacks import is_even
from siegeworks.games.rift.rules.building import ChooseAttack
from siegeworks.games.rift.rules.grid import SOLDIER, cells
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.puzzles.aims import Aim


class ClearWithTower(Aim):
    """Cover every enemy of some hordes with one tower."""

    name = "clear"
    steps = (8.0, 17.0)

    traced = True

    def __init__(self, root: State, seat: Seat, spaces: tuple[str, ...]) -> None:
        super().__init__(root, seat)
        self.serials = frozenset(_serial(_rift(root), space) for space in spaces)
        self.towers = towers_built(_rift(root))

    @classmethod
    def made(cls, root: State, seat: Seat, targets: tuple[str, ...]) -> Aim:
        if not targets:
            raise Refused("it names no hordes that are to be cleared")
        return cls(root, seat, targets)

    @classmethod
    def targets(cls, root: State) -> list[str]:
        """The spaces of hordes on which an enemy is not covered."""
        game = _rift(root)
        tops = [horde for horde in game.hordes if game.top(horde.space) is horde]
        return [game.map.names[horde.space] for horde in tops if game.uncovered(horde)]

    def places(self) -> list[str]:
        return [f"horde:{serial}" for serial in sorted(self.serials)]

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
            yield from self._helpful(_rift(state), decision)
        else:
            yield from decision.options

    def _helpful(self, game: RiftState, decision: Decision) -> Iterator[Option]:
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


AIMS = (ClearWithTower,)
"""What can be asked, the usual first."""
