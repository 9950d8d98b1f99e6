"""Phase 2: what a player may do, one action after another, beside the other players."""

from typing import Any

from siegeworks.core.agenda import NOTHING, Frame, Question, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.building import (
    DONE,
    RESUME,
    pass_on,
    passes,
    play,
    plays,
    why_not_build,
    why_not_pass,
)
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.storms import clause_of, why_ruled_out
from siegeworks.games.rift.rules.striking import can_begin

HERO = Option(moves.HERO(), ("hero",))


class Revive(Verb):
    """Heroes who lie defeated are revived before any action (RT-19.9)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for number, figure in enumerate(game.figures):
            if figure.down and game.box.heroes[figure.hero].revives:
                game.happen(ev.Revived(number), "RT-19.9", frame)


def figure_of(seat: Seat) -> int:
    """The figure of the hero a seat plays: the figures begin with them, seat by seat."""
    return seat


def beast_to_activate(game: RiftState, seat: Seat) -> int | None:
    """The beast of a seat, if it may be activated now (RT-31.2)."""
    for number, figure in enumerate(game.figures):
        rested = figure.space != NOWHERE and not figure.acted
        if figure.seat == seat and rested and not game.box.heroes[figure.hero].revives:
            return number
    return None


def spell_frame(game: RiftState, seat: Seat, spell: int) -> Frame:
    """The frame of a spell's text."""
    return Frame(game.box.spells[spell].text, 0, seat, spell)


def can_cast(game: RiftState, seat: Seat, spell: int) -> bool:
    """Whether a spell can be used now."""
    if game.has_rule("no-spells"):
        return False
    return can_begin(game, spell_frame(game, seat, spell))


def has_guest(game: RiftState) -> bool:
    """Whether a bench hero was used this round (RT-R104)."""
    return any(figure.guest for figure in game.figures)


class Act(Question):
    """Play towers, pass towers, activate heroes, use spells, as often as the cards allow."""

    prompt = "act"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return all(game.ready)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        seat = frame.you
        if game.ready[seat]:
            return [RESUME]
        found = [DONE]
        hero = game.figures[figure_of(seat)]
        if not hero.acted and not hero.down:
            found.append(HERO)
        beast = beast_to_activate(game, seat)
        if beast is not None:
            found.append(Option(moves.BEAST(), ("beast", beast)))
        for spell in game.spells:
            if can_cast(game, seat, spell):
                found.append(Option(moves.CAST(game.box.spells[spell].id), ("cast", spell)))
        if game.bench and not has_guest(game):
            for bench in game.bench:
                name = game.box.heroes[bench].id
                found.append(Option(moves.BENCH(name), ("bench", bench)))
        return [*found, *passes(game, seat), *plays(game, seat)]

    def answered(self, game: RiftState, frame: Frame, value: tuple[Any, ...]) -> None:
        seat = frame.you
        match value:
            case ("done",) | ("resume",):
                game.happen(ev.Declared(seat, value[0] == "done"), "RT-R21", frame)
            case ("play", tower, site, turn):
                play(game, seat, tower, site, turn, frame)
            case ("pass", tower, to, new):
                pass_on(game, seat, tower, to, new, frame)
            case ("hero",):
                number = figure_of(seat)
                game.happen(ev.Activated(number), "RT-15.3", frame)
                game.push(Frame(game.box.activation, 0, seat, NOTHING, number))
            case ("beast", number):
                game.happen(ev.Activated(number), "RT-31.2", frame)
                points = game.box.heroes[game.figures[number].hero].moves
                names = (("points", points, False),)
                game.push(Frame(game.box.stroll, 0, seat, NOTHING, number, names=names))
            case ("cast", spell):
                game.happen(ev.SpellCast(seat, spell), "RT-26.6", frame)
                game.happen(ev.AttackBegan(), "RT-26.6", frame)
                game.push(spell_frame(game, seat, spell))
            case ("bench", hero):
                number = len(game.figures)
                game.happen(ev.BenchEntered(hero), "RT-25.11", frame)
                game.push(Frame(game.box.enter, 0, seat, NOTHING, number))

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        return why_not_act(game, frame.you, move)


def why_not_act(game: RiftState, seat: Seat, move: Move) -> Reason | None:
    """Why an action is not offered to a seat in phase 2, by clause."""
    if game.ready[seat]:
        return Reason("RT-R21", "declared-done")
    if move.word == moves.HERO.word:
        hero = game.figures[figure_of(seat)]
        clause = "RT-R67" if hero.down else "RT-15.5" if hero.revived else "RT-15.4"
        return Reason(clause, "hero-card-used")
    if move.form is moves.BEAST:
        return Reason("RT-31.2", "no-beast")
    if move.form is moves.PLAY:
        return _why_not_play(game, seat, move)
    if move.word == moves.PASS.word:
        return why_not_pass(game, seat, move)
    if move.form is moves.CAST:
        return _why_not_cast(game, move.get("spell"))
    if move.form is moves.BENCH:
        return Reason("RT-R104" if has_guest(game) else "RT-25.10", "not-on-bench")
    return None


def _why_not_play(game: RiftState, seat: Seat, move: Move) -> Reason | None:
    tower = game.box.tower_numbers.get(move.get("tower"))
    if tower is None or tower not in game.hands[seat]:
        passed = tower is not None and tower in game.passed[seat]
        return Reason("RT-14.8" if passed else "RT-8.10", "not-in-hand")
    if tower in game.closed:
        return Reason(clause_of(game), "storm-forbids")
    name = move.get("space")
    space = game.map.names.index(name) if name in game.map.names else NOWHERE
    if space not in game.map.site_at:
        return Reason("RT-8.10", "no-building-site")
    clause = why_not_build(game, seat, tower, game.map.site_at[space])
    return Reason(clause, "cannot-build-there") if clause else None


def _why_not_cast(game: RiftState, name: str | None) -> Reason | None:
    spell = game.box.spell_numbers.get(name or "")
    if spell is None or spell not in game.spells:
        return Reason("RT-26.6", "no-such-spell")
    if game.has_rule("no-spells"):
        return why_ruled_out(game, "no-spells")
    return Reason("RT-R108", "nothing-in-reach")
