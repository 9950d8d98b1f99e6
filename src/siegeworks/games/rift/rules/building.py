"""Tower cards: playing them on building sites, passing and upgrading, taking back, buying."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from siegeworks.core.agenda import NOTHING, Frame, Question, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.moves import TURNS
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.storms import clause_of, why_ruled_out
from siegeworks.games.rift.rules.striking import NeededChoice

DONE = Option(moves.DONE(), ("done",))
RESUME = Option(moves.RESUME(), ("resume",))
PRICES = {1: 2, 2: 3}
"""Crystals a tower of a level costs; others cannot be bought (RT-23.3 to RT-23.5)."""
STACK = 2
"""Towers a building site holds at most (RT-8.16)."""


# -- playing ---------------------------------------------------------------------------------


def why_closed(game: RiftState, seat: Seat, site: int) -> str | None:
    """The clause by which a seat may put nothing on a building site; None if it is open."""
    colour = game.scenario.colours[len(game.hands) - 1][site]
    if colour != NO_COLOUR:
        if len(game.hands) == 1:
            if colour == game.banned:
                return "RT-25.5"
        elif colour != seat:
            return "RT-8.12"
    space = game.map.sites[site].space
    for figure in game.figures:
        if figure.space == space:
            return "RT-8.11"
    return "RT-8.16" if len(game.sites[site]) >= STACK else None


def can_stack(game: RiftState, tower: int, site: int) -> bool:
    """Whether a tower may share a site with what stands there (RT-8.14)."""
    there, soldiers = game.sites[site], game.box.soldier_towers
    return not there or tower in soldiers or there[0].tower in soldiers


def why_not_build(game: RiftState, seat: Seat, tower: int, site: int) -> str | None:
    """The clause by which a seat may not put a tower on a building site; None if it may."""
    if tower in game.closed:
        return clause_of(game)
    return why_closed(game, seat, site) or (None if can_stack(game, tower, site) else "RT-8.14")


def plays(game: RiftState, seat: Seat) -> list[Option]:
    """Every way a seat may play a tower card."""
    found: list[Option] = []
    hand = dict.fromkeys(game.hands[seat])
    if not hand:
        return found
    names = game.map.names
    usable = game.scenario.usable[len(game.hands) - 1][seat]
    sites = [site for site in usable if why_closed(game, seat, site) is None]
    closed = game.closed
    for tower in hand:
        if tower in closed:
            continue
        name = game.box.towers[tower].id
        for site in sites:
            if can_stack(game, tower, site):
                found += _plays(name, names[game.map.sites[site].space], tower, site)
    return found


@cache
def _plays(tower: str, space: str, number: int, site: int) -> tuple[Option, ...]:
    return tuple(
        Option(moves.PLAY(tower, space, name), ("play", number, site, turn))
        for turn, name in enumerate(TURNS)
    )


def play(game: RiftState, seat: Seat, tower: int, site: int, turn: int, frame: Frame) -> None:
    """Put a tower on a site and set its attacks going."""
    attacks = game.box.tower_attacks[tower]
    game.happen(ev.TowerPlayed(seat, tower, site, turn), "RT-8.10", frame)
    game.happen(ev.AttackBegan(), "RT-8.19", frame)
    space = game.map.sites[site].space
    names = (("turn", turn, False), ("attacks", attacks, False))
    game.push(Frame(game.box.tower, 0, seat, NOTHING, site, space, names))


class ChooseAttack(Question):
    """The attacks of a tower are carried out in the order its player wants (RT-R23)."""

    prompt = "attack"

    def _frame(self, game: RiftState, frame: Frame, attack: int) -> Frame:
        left = game.box.attacks[attack].groups
        names = (("turn", frame.named("turn"), False), ("left", left, False))
        return Frame(game.box.strike, 0, frame.you, attack, frame.actor, frame.at, names)

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return len(set(frame.named("attacks") or ())) < 2

    def skipped(self, game: RiftState, frame: Frame) -> None:
        """With one kind of attack left there is nothing to choose."""
        attacks = frame.named("attacks") or ()
        game.step(frame)
        for attack in attacks:
            game.push(self._frame(game, frame, attack))

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        every = game.box.tower_attacks[game.sites[frame.actor][-1].tower]
        return [
            Option(moves.ATTACK_WITH(every.index(attack) + 1), attack)
            for attack in dict.fromkeys(frame.named("attacks"))
        ]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        left = list(frame.named("attacks"))
        left.remove(value)
        game.stay(frame, "attacks", tuple(left))
        game.push(self._frame(game, frame, value))


class EndTower(Verb):
    """A tower that attacked a portal is turned face down, after all its attacks (RT-13.7)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.sites[frame.actor][-1].struck:
            game.happen(ev.TowerTurnedDown(frame.actor), "RT-13.5", frame)


# -- passing ---------------------------------------------------------------------------------


def upgrades(game: RiftState, tower: int, levels: int) -> list[int]:
    """The cards a tower may become when passed: as many levels higher as is possible."""
    printed, supply = game.box.towers[tower], game.supply
    highest = min(printed.level + levels, game.max_level)
    for level in range(highest, printed.level, -1):
        there = game.box.by_level.get((printed.family, level), ())
        found = [number for number in there if supply[number]]
        if found:
            return found
    return []


def passes(game: RiftState, seat: Seat, levels: int = 1) -> list[Option]:
    """Every way a seat may pass a tower card; alone it goes into the own area (RT-25.17)."""
    found = []
    others = [other for other in range(game.seats) if other != seat or game.solo]
    for tower in dict.fromkeys(game.hands[seat]):
        better = upgrades(game, tower, levels)
        if not better and not game.solo:
            better = [tower]
        for to in others:
            for new in better:
                choice = game.box.towers[new].id if len(better) > 1 else ""
                found.append(_pass(game.box.towers[tower].id, tower, to, new, choice))
    return found


@cache
def _pass(name: str, tower: int, to: Seat, new: int, choice: str) -> Option:
    move = moves.PASS_AS(name, to, choice) if choice else moves.PASS(name, to)
    return Option(move, ("pass", tower, to, new))


def pass_on(
    game: RiftState, seat: Seat, tower: int, to: Seat, new: int, frame: Frame | None
) -> None:
    """Pass a tower card."""
    clause = "RT-25.17" if game.solo else "RT-14.5" if tower == new else "RT-14.2"
    game.happen(ev.TowerPassed(seat, tower, to, new), clause, frame)


def why_not_pass(game: RiftState, seat: Seat, move: Move) -> Reason:
    """Why a tower card cannot be passed as a move says."""
    tower = game.box.tower_numbers.get(move.get("tower"))
    if tower is None or tower not in game.hands[seat]:
        built = any(tower == item.tower for site in game.sites for item in site)
        passed = tower is not None and tower in game.passed[seat]
        clause = "RT-14.8" if passed else "RT-14.9" if built else "RT-14.1"
        return Reason(clause, "not-in-hand")
    if game.solo:
        return Reason("RT-R106", "no-upgrade")
    to = move.get("seat")
    other = to in range(game.seats) and to != seat
    return Reason("RT-14.2" if other else "RT-14.1", "cannot-pass")


@dataclass(frozen=True)
class PassHigh(NeededChoice):
    """Pass a tower card, upgraded by several levels."""

    levels: int = 2

    @property
    def prompt(self) -> str:
        return "pass"

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        return passes(game, frame.you, self.levels)

    def answered(self, game: RiftState, frame: Frame, value: tuple[Any, ...]) -> None:
        game.step(frame)
        game.happen(ev.TowerPassed(frame.you, *value[1:]), "RT-26.18", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        passing = move.word == moves.PASS.word
        return why_not_pass(game, frame.you, move) if passing else None


# -- taking back -----------------------------------------------------------------------------


class TakeBack(Verb):
    """Towers of coloured sites, passed towers and hero cards go back into the hands (RT-22.1)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for site, towers in enumerate(game.sites):
            if game.colour(site) != NO_COLOUR or game.solo:
                for place in reversed(range(len(towers))):
                    if not towers[place].down:
                        taken = ev.TowerTaken(site, place, towers[place].seat)
                        game.happen(taken, "RT-22.1", frame)
        for seat, towers_passed in enumerate(game.passed):
            if towers_passed:
                game.happen(ev.PassedTaken(seat, towers_passed), "RT-22.2", frame)
        game.happen(ev.HeroCardsTaken(), "RT-22.3", frame)


class ShareWhite(Question):
    """The players agree who takes each tower from a white site; who played it says (RT-27.4)."""

    prompt = "share"

    def _next(self, game: RiftState) -> tuple[int, int] | None:
        for site, towers in enumerate(game.sites):
            for place in reversed(range(len(towers))):
                if not towers[place].down:
                    return site, place
        return None

    def asked(self, game: RiftState, frame: Frame) -> Seat:
        found = self._next(game)
        assert found is not None
        return game.sites[found[0]][found[1]].seat

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return self._next(game) is None

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        found = self._next(game)
        assert found is not None
        tower = game.box.towers[game.sites[found[0]][found[1]].tower].id
        own = self.asked(game, frame)
        seats = [own, *(seat for seat in range(game.seats) if seat != own)]
        return [Option(moves.GIVE(tower, seat), (*found, seat)) for seat in seats]

    def answered(self, game: RiftState, frame: Frame, value: tuple[int, int, Seat]) -> None:
        game.happen(ev.TowerTaken(*value), "RT-27.4", frame)


class LoseTowers(Verb):
    """Towers that lie face down go back to the common supply (RT-13.8)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for site, towers in enumerate(game.sites):
            for place in reversed(range(len(towers))):
                if towers[place].down:
                    game.happen(ev.TowerLost(site, place), "RT-22.4", frame)


# -- buying ----------------------------------------------------------------------------------


def why_not_buy(game: RiftState, tower: int) -> str | None:
    """The clause by which a tower cannot be bought now; None if it can."""
    level = game.box.towers[tower].level
    if game.has_rule("no-buying"):
        return why_ruled_out(game, "no-buying").clause
    if level not in PRICES:
        return "RT-23.5"
    if level > game.max_level or not game.supply[tower]:
        return "RT-R49"
    if game.crystals < PRICES[level]:
        return "RT-23.3" if level == 1 else "RT-23.4"
    return None


class Buy(Question):
    """Spend the common crystals on towers for any player (section 23)."""

    prompt = "buy"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return all(game.ready) or not self._towers(game)

    def _towers(self, game: RiftState) -> list[int]:
        if game.crystals < min(PRICES.values()) or game.has_rule("no-buying"):
            return []
        return [tower for tower in game.box.for_sale if why_not_buy(game, tower) is None]

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        if game.ready[frame.you]:
            return [RESUME]
        found = [DONE]
        for tower in self._towers(game):
            for seat in range(game.seats):
                found.append(_buy(game.box.towers[tower].id, tower, seat))
        return found

    def answered(self, game: RiftState, frame: Frame, value: tuple[Any, ...]) -> None:
        if value[0] == "buy":
            price = PRICES[game.box.towers[value[1]].level]
            game.happen(ev.TowerBought(value[1], value[2], price), "RT-23.7", frame)
        else:
            game.happen(ev.Declared(frame.you, value[0] == "done"), "RT-23.2", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        tower = game.box.tower_numbers.get(move.get("tower"))
        if move.form is not moves.BUY or tower is None:
            return None
        clause = why_not_buy(game, tower)
        return Reason(clause, "cannot-buy") if clause else None


@cache
def _buy(name: str, tower: int, seat: Seat) -> Option:
    return Option(moves.BUY(name, seat), ("buy", tower, seat))
