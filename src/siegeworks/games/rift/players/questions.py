"""Questions about a Rift situation, answered from what a seat sees: as data, for any language.

* Can this horde be cleared this round, and how?
* Which tower matters most?
* What will get through?
"""

from typing import NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.refusal import Refused, Saying, saying
from siegeworks.games.rift.moves import BENCH, CAST
from siegeworks.games.rift.players.answers import Answers, decision_at, is_idle
from siegeworks.games.rift.players.clearing import Clearing, clear
from siegeworks.games.rift.players.heroes import rehearse
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.rollout import PLAYING, Company, Move
from siegeworks.games.rift.players.taste import BASE, Taste
from siegeworks.games.rift.players.threats import Stakes, Threat
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View, determinize

GRADES = ("nudge", "candidates", "plan")
"""How much is told: a hint, what to think of, all of it."""
SPELLS = "spells"
NOTHING_ELSE = Taste(caution=0.0, still_there=0.0, portal=0.0)
"""For hordes that are not asked about."""


class Mattering(NamedTuple):
    """How much a tower matters this round."""

    seat: Seat
    tower: int
    loss: float
    """What the round would be worth less without it, in health tokens of the kingdom."""


class Through(NamedTuple):
    """A horde that leaves the map this round if the players do their usual best."""

    horde: int
    card: int
    space: int
    cost: int
    """Health tokens it costs; 0 if the game is lost at once."""


class Outlook(NamedTuple):
    """What will get through, and what the players can do about it."""

    through: tuple[Through, ...]
    moves: tuple[Move, ...]
    """What the players would do."""
    near: tuple[int, ...]
    """Hordes that stand before an exit after that, by serial."""


def why_not_asked(view: View) -> Saying | None:
    """Why nothing can be asked of a situation; None if it can."""
    if view.outcome is not None:
        return saying("the game is over")
    if view.phase != PLAYING:
        return saying("questions are about phase 2, when towers and heroes are played")
    return None


def can_clear(view: View, serial: int) -> Clearing:
    """Whether a horde can be cleared this round, with what all seats have left, and how."""
    world = world_of(view)
    horde = world.horde(serial)
    if horde is None:
        raise Refused("that horde is not on the map")
    judge = Aiming(serial)
    found = clear(world, serial, Answers(judge))
    if found.verdict == "yes" or not world.is_ordinary(horde):
        return found
    return _with_spell(world, serial, judge) or found


def which_tower(view: View) -> tuple[Mattering, ...]:
    """The towers in all hands, that which would be missed most first."""
    world, judge = world_of(view), Judge()
    whole = _worth_of_round(world, judge)
    found = []
    for seat in range(world.seats):
        for tower in dict.fromkeys(world.hands[seat]):
            without = world.clone()
            hand = list(without.hands[seat])
            hand.remove(tower)
            without.hands[seat] = tuple(hand)
            without.pending = None
            loss = whole - _worth_of_round(without, judge)
            found.append(Mattering(seat, tower, max(0.0, loss)))
    return tuple(sorted(found, key=lambda each: (-each.loss, each.seat, each.tower)))


def what_gets_through(view: View) -> Outlook:
    """What leaves the map this round although the players do their usual best."""
    world = world_of(view)
    company = Company(world.seats, Judge())
    moves = company.plan(world, _first(world))
    there = {horde.serial: horde for horde in world.hordes}
    asked = decision_at(world, moves[-1].seat) if moves and world.outcome is None else None
    if asked is None:
        return Outlook((), tuple(moves), ())
    world.journal = []
    world.take(asked, next(it for it in asked.options if it.text == moves[-1].text))
    company.play_on(world, world.round + 1)
    left = [note.event for note in world.journal if isinstance(note.event, ev.HordeLeft)]
    through = tuple(
        Through(event.horde, there[event.horde].card, there[event.horde].space, event.cost)
        for event in left
        if event.horde in there
    )
    near = [it.serial for it in world.hordes if it.serial in there and _is_before_exit(world, it)]
    return Outlook(through, tuple(moves), tuple(near))


Told = Clearing | tuple[Mattering, ...] | Outlook
"""What is known about a question."""


def ask(view: View, question: str) -> Told:
    """Answer a question by its text: `clear c3`, `tower` or `through`."""
    word, _, space = " ".join(question.lower().split()).partition(" ")
    fault = why_not_asked(view)
    if fault is not None:
        raise Refused(fault)
    if word == "clear" and space:
        return can_clear(view, horde_at(view, space))
    if word == "tower" and not space:
        return which_tower(view)
    if word == "through" and not space:
        return what_gets_through(view)
    raise Refused(
        "cannot read {question!r} as a question: expected clear SPACE, tower or through",
        question=question,
    )


def horde_at(view: View, space: str) -> int:
    """The serial of the horde on top of the space of a name; refused if there is none."""
    names = view.scenario.map.names
    if space not in names:
        raise Refused("there is no space {space!r} on this map", space=space)
    found = [horde for horde in view.hordes if horde.space == names.index(space)]
    if not found:
        taken = ", ".join(names[horde.space] for horde in view.hordes) or saying("nowhere")
        raise Refused("no horde stands on {space}; hordes: {taken}", space=space, taken=taken)
    return found[-1].serial


# -- thinking ------------------------------------------------------------------------------


class Aiming(Judge):
    """Judges as if one horde were all there is."""

    def __init__(self, serial: int) -> None:
        super().__init__(BASE)
        self.serial = serial
        self.others = Judge(NOTHING_ELSE)

    def threat(self, game: RiftState, horde: Horde, now: Stakes) -> Threat:
        """The threat of the one horde; of others there is none."""
        if horde.serial != self.serial:
            return self.others.threat(game, horde, now)
        return super().threat(game, horde, now)


def world_of(view: View) -> RiftState:
    """A world that looks like the view, in which no action is half done."""
    fault = why_not_asked(view)
    if fault is not None:
        raise Refused(fault)
    world = determinize(view, 0)
    if not is_idle(world):
        Answers(Judge()).finish(world)
    return world


def _first(world: RiftState) -> Seat:
    return next((seat for seat in range(world.seats) if not world.ready[seat]), 0)


def _worth_of_round(world: RiftState, judge: Judge) -> float:
    eve = world.clone()
    Company(world.seats, judge).plan(eve, _first(world))
    return judge.worth(eve)


def _with_spell(world: RiftState, serial: int, judge: Judge) -> Clearing | None:
    """How a horde is cleared after a spell, or after a hero from the bench has helped."""
    answers = Answers(judge)
    seat = _first(world)
    asked = decision_at(world, seat)
    for option in asked.options if asked is not None else ():
        if option.move.form not in (CAST, BENCH):
            continue
        done = rehearse(world, seat, (option.text,), answers)
        if done is None:
            continue
        twin = world.clone()
        moves: list[Move] = []
        for text in done.answers:
            decision = decision_at(twin, seat) if not moves else twin.decision
            assert decision is not None
            moves.append(Move(decision.seat, text))
            twin.take(decision, next(it for it in decision.options if it.text == text))
        if twin.horde(serial) is None:
            return Clearing(serial, "yes", SPELLS, tuple(moves))
        found = clear(twin, serial, answers)
        if found.verdict == "yes":
            return found._replace(means=SPELLS, moves=(*moves, *found.moves))
    return None


def _is_before_exit(world: RiftState, horde: Horde) -> bool:
    path = world.map.tokens[horde.path].path
    return bool(path) and horde.space == path[-1]
