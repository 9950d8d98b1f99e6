"""Answers to the questions that come up in the middle of an action: quick, and mostly good."""

from collections.abc import Callable
from typing import NamedTuple

from siegeworks.core.agenda import Fork
from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.rift.players.arms import Armoury
from siegeworks.games.rift.players.covering import Step, best_lay, best_turn
from siegeworks.games.rift.players.guesses import guess
from siegeworks.games.rift.players.judgement import Board, Judge
from siegeworks.games.rift.rules.abilities import basic_frame, who
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.walking import Transport

LANDINGS = 8
"""Spaces to which somebody may be taken that are tried out."""
LONGEST = 60
"""Answers after which an action is taken to be over."""


def is_idle(game: RiftState) -> bool:
    """Whether no action is going on: every player may begin one, or the game is over."""
    return game.outcome is not None or not game.agenda or game.agenda[-1].__class__ is Fork


def decision_at(game: RiftState, seat: Seat | None = None) -> Decision | None:
    """The question of a seat, or of the first who is not done; only that one is looked into."""
    top = game.agenda[-1]
    if not isinstance(top, Fork):
        decision = game.decision
        return decision if seat in (None, decision.seat) else None
    for lane in top.lanes:
        if lane.you == seat or (seat is None and not game.ready[lane.you]):
            question = lane.question
            options = tuple(question.options(game, lane))
            return Decision(question.asked(game, lane), question.prompt, options, lane)
    return None


class Trail(NamedTuple):
    """What was answered in a world after an option that was then chosen."""

    game: RiftState | None
    ply: int
    """The ply of the first answer."""
    options: list[Option]


class Answers:
    """Answers questions in a world, the more valuable the outcome the better."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.trail = Trail(None, 0, [])
        self.by_prompt: dict[str, Callable[[RiftState, Decision], Option]] = {
            "place": self.place,
            "face": self.face,
            "base": self.base,
            "move": self.move,
            "transport": self.transport,
            "enter": self.move,
            "pass": self.pass_high,
            "attack": first,
            "granted-attack": first,
            "return-beast": first,
        }

    def answer(self, game: RiftState, decision: Decision) -> Option:
        """The answer to any question."""
        if len(decision.options) == 1:
            return decision.options[0]
        known = self._known(game)
        if known in decision.options:
            return known
        return self.by_prompt.get(decision.prompt, self.try_each)(game, decision)

    def _known(self, game: RiftState) -> Option | None:
        """What was answered here when the option chosen before was tried out."""
        trail, place = self.trail, game.ply - self.trail.ply
        there = trail.game is game and 0 <= place < len(trail.options)
        return trail.options[place] if there else None

    def finish(self, game: RiftState) -> list[Option]:
        """Carry the running action through to its end; what was answered."""
        given: list[Option] = []
        for _ in range(LONGEST):
            if is_idle(game):
                break
            decision = game.decision
            done = [option for option in decision.options if option.text == "done"]
            if decision.prompt == "hero" and done:
                given.append(done[0])
            else:
                given.append(self.answer(game, decision))
            game.take(decision, given[-1])
        return given

    def try_each(self, game: RiftState, decision: Decision) -> Option:
        """Try every option and see what comes of it."""
        best, most = decision.options[0], float("-inf")
        trail: list[Option] = []
        for option in decision.options:
            twin, given = game.clone(), list[Option]()
            twin.take(decision, option)
            if not is_idle(twin) and twin.decision.prompt != decision.prompt:
                given = self.finish(twin)
            worth = self.judge.worth(twin)
            if worth > most:
                best, most, trail = option, worth, given
        self.trail = Trail(game, game.ply + 1, trail)
        return best

    # -- laying pieces -----------------------------------------------------------------

    def place(self, game: RiftState, decision: Decision) -> Option:
        """Where the next piece goes if all that are left are laid as well as can be."""
        frame = decision.frame
        lay = best_lay(Board(game, self.judge), frame, frame.named("turn") or 0)
        found = step_option(decision, lay.steps[0]) if lay.steps and lay.gain >= 0 else None
        if found is not None:
            return found
        skip = [option for option in decision.options if option.text == "skip"]
        return skip[0] if skip else self._harmless(game, decision)

    def _harmless(self, game: RiftState, decision: Decision) -> Option:
        """Where a piece that must be laid does the least harm."""
        board = Board(game, self.judge)

        def harm(option: Option) -> tuple[bool, int]:
            value = option.value
            if not isinstance(value, tuple) or len(value) != 4:
                return True, 0
            _, _, serial, mask = value
            assert isinstance(serial, int)
            assert isinstance(mask, int)
            threat = board.threats[serial]
            return threat.portal, -(mask & threat.face.foes).bit_count()

        return min(decision.options, key=harm)

    def face(self, game: RiftState, decision: Decision) -> Option:
        """Turn the hero towards the best attack."""
        _, turn = best_turn(Board(game, self.judge), decision.frame)
        return next((o for o in decision.options if o.value == turn), decision.options[0])

    def base(self, game: RiftState, decision: Decision) -> Option:
        """Put the base where it covers what is worth most."""
        board = Board(game, self.judge)
        horde = game.top(game.figures[decision.frame.actor].space)
        assert horde is not None
        serial, threat = horde.serial, board.threats[horde.serial]
        board.riders[serial] += 1
        there, fits = board.bases[serial], threat.base_ways(board.cover(serial))
        best, most = decision.options[0], float("-inf")
        for option in decision.options:
            assert isinstance(option.value, int)
            board.bases[serial] = there | option.value
            worth = board.worth(serial)
            if option.value in fits:
                worth += 0.02 * (len(fits) - fits.index(option.value))
            if worth > most:
                best, most = option, worth
        return best

    # -- moving ------------------------------------------------------------------------

    def move(self, game: RiftState, decision: Decision) -> Option:
        """Go where the figure is worth most, with its base on whatever is there."""
        number = decision.frame.actor
        best, most = decision.options[0], float("-inf")
        for option in decision.options:
            here = game.figures[number].space if option.value is None else option.value
            assert isinstance(here, int)
            worth = self.judge.worth(stood(game, self.judge, number, here))
            if worth > most + 1e-9:
                best, most = option, worth
        return best

    def transport(self, game: RiftState, decision: Decision) -> Option:
        """Take a hero where he is worth most together with the attack he may make there."""
        question = decision.frame.question
        assert isinstance(question, Transport)
        number = who(game, decision.frame, question.name)
        assert number is not None

        def promise(option: Option) -> float:
            here = game.figures[number].space if option.value is None else option.value
            assert isinstance(here, int)
            there = stood(game, self.judge, number, here)
            board = Board(there, self.judge)
            return self.judge.worth(there) + guess(board, basic_frame(there, number))

        best = sorted(decision.options, key=promise, reverse=True)[:LANDINGS]
        return self.try_each(game, decision._replace(options=tuple(best)))

    def pass_high(self, game: RiftState, decision: Decision) -> Option:
        """Pass the card that gains most by its upgrade."""
        arms, seat = Armoury(game, self.judge), decision.seat

        def gain(option: Option) -> float:
            assert isinstance(option.value, tuple)
            _, tower, to, new = option.value
            assert isinstance(tower, int)
            assert isinstance(to, int)
            assert isinstance(new, int)
            return arms.promise(to, new) - arms.promise(seat, tower)

        return max(decision.options, key=gain)


def first(_game: RiftState, decision: Decision) -> Option:
    """The first option."""
    return decision.options[0]


def step_option(decision: Decision, step: Step) -> Option | None:
    """The option that lays a piece as a plan has it."""
    for option in decision.options:
        if isinstance(option.value, tuple) and option.value[1:] == step:
            return option
    return None


def stood(game: RiftState, judge: Judge, number: int, space: Space) -> RiftState:
    """A world in which a figure stands on a space, its base where it covers most."""
    twin = game.clone()
    twin.pending = None
    figure = twin.figures[number]
    if space in (NOWHERE, figure.space):
        return twin
    twin.figures[number] = figure = figure._replace(space=space, horde=0, base=0, fresh=False)
    horde = twin.top(space)
    if horde is None or not twin.is_ordinary(horde):
        return twin
    board = Board(twin, judge)
    serial, best, most = horde.serial, 0, float("-inf")
    board.riders[serial] += 1
    there = board.bases[serial]
    for mask in board.threats[serial].base_ways(board.cover(serial)):
        board.bases[serial] = there | mask
        worth = board.worth(serial)
        if worth > most + 1e-9:
            best, most = mask, worth
    if best:
        twin.figures[number] = figure._replace(horde=serial, base=best)
    return twin
