"""Activating heroes and the cat: moving, acting, entering from the board and the bench."""

from typing import Any

from siegeworks.core.agenda import Frame, Question
from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.abilities import begin_attack, can_attack, text_frame
from siegeworks.games.rift.rules.attacks import SKIP
from siegeworks.games.rift.rules.figures import destinations, go, why_not_move
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.storms import why_ruled_out
from siegeworks.games.rift.rules.striking import NeededChoice, can_begin

DONE = Option(moves.DONE())
ATTACK = Option(moves.ATTACK(), ("attack",))
REST = Option(moves.REST(), ("rest",))


# -- actions ---------------------------------------------------------------------------------


def actions(game: RiftState, number: int) -> list[Option]:
    """The actions a hero may perform now (RT-18.1)."""
    figure = game.figures[number]
    found = []
    if can_attack(game, number):
        found.append(ATTACK)
    for ability in figure.slots if not game.has_rule("no-abilities") else ():
        if ability not in figure.used and can_use(game, number, ability):
            name = game.box.abilities[ability].id
            found.append(Option(moves.ABILITY(name), ("ability", ability)))
    if not game.has_rule("no-rest"):
        found.append(REST)
    return found


def can_use(game: RiftState, number: int, ability: int) -> bool:
    """Whether a hero may use the text of a special ability from where he is."""
    printed = game.box.abilities[ability]
    if game.figures[number].space == NOWHERE and not printed.anywhere:
        return False
    return can_begin(game, text_frame(game, number, ability, ability))


def act(game: RiftState, number: int, value: tuple[Any, ...], frame: Frame) -> None:
    """Let a hero perform an action."""
    if value[0] == "attack":
        begin_attack(game, number)
    elif value[0] == "rest":
        game.happen(ev.Rested(number), "RT-18.22", frame)
    else:
        game.happen(ev.AbilityUsed(number, value[1]), "RT-18.10", frame)
        game.happen(ev.AttackBegan(), "RT-18.4", frame)
        game.push(text_frame(game, number, value[1], value[1]))


def why_no_action(game: RiftState, number: int, move: Move) -> Reason | None:
    """Why a hero may not perform an action that is not offered."""
    if move.form is moves.ABILITY:
        return _why_no_ability(game, number, move.get("ability"))
    if move.word == moves.ATTACK.word:
        return Reason("RT-R60", "nothing-in-reach")
    if move.form is moves.REST and game.has_rule("no-rest"):
        return why_ruled_out(game, "no-rest")
    return None


def _why_no_ability(game: RiftState, number: int, name: str | None) -> Reason:
    figure = game.figures[number]
    ability = game.box.ability_numbers.get(name or "")
    if ability not in figure.slots:
        return Reason("RT-15.2", "no-such-ability")
    if ability in figure.used:
        return Reason("RT-18.10", "face-down")
    if game.has_rule("no-abilities"):
        return why_ruled_out(game, "no-abilities")
    return Reason("RT-R65" if figure.space == NOWHERE else "RT-R60", "nothing-in-reach")


class Activation(Question):
    """An activated hero may move and may perform one action, in either order (RT-15.6)."""

    prompt = "hero"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        over = frame.named("moved") and frame.named("acted")
        return bool(over) or game.figures[frame.actor].down

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        found = [DONE]
        if not frame.named("acted"):
            found += actions(game, frame.actor)
        if not frame.named("moved"):
            points = game.box.heroes[game.figures[frame.actor].hero].moves
            for space in destinations(game, frame.actor, points):
                found.append(Option(moves.MOVE(game.map.names[space]), ("move", space)))
        return found

    def answered(self, game: RiftState, frame: Frame, value: tuple[Any, ...] | None) -> None:
        if value is None:
            game.step(frame)
        elif value[0] == "move":
            game.stay(frame, "moved", True)
            go(game, frame.actor, value[1], frame)
        else:
            game.stay(frame, "acted", True)
            act(game, frame.actor, value, frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        if move.form is moves.MOVE:
            return self._no_move(game, frame, move.get("space"))
        if frame.named("acted"):
            rested = game.figures[frame.actor].rested
            return Reason("RT-18.24" if rested else "RT-15.6", "one-action")
        return why_no_action(game, frame.actor, move)

    def _no_move(self, game: RiftState, frame: Frame, name: str | None) -> Reason | None:
        if frame.named("moved"):
            return Reason("RT-16.7" if frame.named("acted") else "RT-15.6", "one-movement")
        points = game.box.heroes[game.figures[frame.actor].hero].moves
        return why_not_move(game, frame.actor, name, points)


class FurtherAction(Question):
    """The hero may perform another action."""

    prompt = "further-action"

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        return [*actions(game, frame.actor), SKIP]

    def answered(self, game: RiftState, frame: Frame, value: tuple[Any, ...] | None) -> None:
        game.step(frame)
        if value is not None:
            act(game, frame.actor, value, frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        ability = game.box.ability_numbers.get(move.get("ability"))
        if move.form is moves.ABILITY and ability == frame.source:
            return Reason("RT-32.3", "face-down")
        return why_no_action(game, frame.actor, move)


class Copy(NeededChoice):
    """Carry out any special ability in the game as if it were the hero's own."""

    prompt = "copy"

    def _in_game(self, game: RiftState) -> list[int]:
        """The abilities in slots, save those that copy others (RT-R82)."""
        there = dict.fromkeys(slot for figure in game.figures for slot in figure.slots)
        return [ability for ability in there if not game.box.copies_others[ability]]

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        return [
            Option(moves.ABILITY(game.box.abilities[item].id), item)
            for item in self._in_game(game)
            if can_use(game, frame.actor, item)
        ]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        game.step(frame)
        game.happen(ev.AbilityCopied(frame.actor, value), "RT-34.9", frame)
        game.push(text_frame(game, frame.actor, value, frame.named("tile")))

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        ability = game.box.ability_numbers.get(move.get("ability"))
        if ability is None or move.form is not moves.ABILITY:
            return None
        if ability not in self._in_game(game):
            return Reason("RT-R82", "cannot-copy")
        return Reason("RT-R60", "nothing-in-reach")
