"""Portal storms: a card gathers for a round, breaks in the next one and is gone (RT-S1 to RT-S24).

An optional challenge of our own, since the rulebook only counts the cards (RT-2.18, RT-C19).
Rules that hold for a round are asked for where they matter (`RiftState.has_rule`); what a storm
does at a certain moment are the verbs below.
"""

from dataclasses import dataclass

from siegeworks.core.agenda import NO_TEXT, NOTHING, Frame, Script, Verb
from siegeworks.core.content import Table, parse
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.bosses import OpenPortals, why_no_gate
from siegeworks.games.rift.rules.figures import has_terrain, is_occupied, wound
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.printed import (
    COPIES,
    MOMENTS,
    NO_STORM,
    STORM_RULES,
    Storm,
)
from siegeworks.games.rift.rules.rounds import SPEAKER
from siegeworks.games.rift.rules.state import RiftState

EVERY = 3
FIRST = 2
"""A storm gathers in round 2 and in every third round after it (RT-S3)."""
ROOM = 4
"""Spaces a torn horde must still have before it (RT-S23)."""
HIGHEST = max(COPIES)
"""The highest level of towers there are."""


# -- gathering and breaking ------------------------------------------------------------------


def gathers_in(round_: int) -> bool:
    """Whether a storm gathers at the start of a round."""
    return round_ % EVERY == FIRST % EVERY


def fits(game: RiftState, storm: Storm) -> bool:
    """Whether a storm can matter in a game at all (RT-S2)."""
    if storm.level > game.max_level or game.has_rule(storm.rule):
        return False
    return storm.rule != "no-spells" or bool(game.scenario.spells)


def storm_deck(game: RiftState) -> tuple[int, ...]:
    """The storm cards of a game, before they are shuffled; none without the challenge."""
    if not game.stormy:
        return ()
    return tuple(number for number, storm in enumerate(game.box.storms) if fits(game, storm))


class TurnStorm(Verb):
    """The storm that gathered breaks; every third round another one gathers (RT-S3, RT-S4)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.gathering != NO_STORM:
            game.happen(ev.StormBroke(game.gathering), "RT-S4", frame)
        if game.storms and gathers_in(game.round):
            game.happen(ev.StormGathered(), "RT-S3", frame)


@dataclass(frozen=True)
class StormActs(Verb):
    """The storm in force does what its card says for this moment of the round (RT-S4)."""

    when: str

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.storm != NO_STORM and game.box.storms[game.storm].when == self.when:
            game.push(Frame(game.box.storms[game.storm].text, 0, SPEAKER))


class EndStorm(Verb):
    """The storm in force is over and goes out of the game (RT-S5)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.storm != NO_STORM:
            game.happen(ev.StormPassed(game.storm), "RT-S5", frame)


# -- what storms do --------------------------------------------------------------------------


def clause_of(game: RiftState) -> str:
    """The clause of the storm in force."""
    return game.box.storms[game.storm].clause


def why_ruled_out(game: RiftState, rule: str) -> Reason:
    """By what a special rule forbids something: the Iron challenge, or the storm."""
    if game.scenario.has_rule(rule, game.difficulty):
        return Reason("RT-1.14", "iron-rule")
    return Reason(clause_of(game), "storm-forbids")


def spaces_left(game: RiftState, horde: Horde) -> int:
    """How many spaces of its path a horde still has before it."""
    after, space, number = game.map.after[horde.path], horde.space, 0
    while (space := after.get(space, NOWHERE)) != NOWHERE:
        number += 1
    return number


class ArriveAgain(Verb):
    """From the first enemy deck that can deliver one, another horde arrives (RT-S19)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for place in range(len(game.map.tokens)):
            if self._delivers(game, place):
                names = (("clause", clause_of(game), False),)
                game.push(Frame(game.box.arrive, 0, frame.you, NOTHING, place, names=names))
                return

    def _delivers(self, game: RiftState, place: int) -> bool:
        """Whether a token is open and has a card, and its path a free space for it."""
        path = game.map.tokens[place].path
        if not game.decks[place] or place in game.opened or has_terrain(game, path[0]):
            return False
        return any(not is_occupied(game, space) for space in path)


class WoundEngaged(Verb):
    """Every hero engaged with a horde takes a wound (RT-S20)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for number, figure in enumerate(game.figures):
            if figure.horde:
                wound(game, number, clause_of(game), frame)


class ScatterSoldiers(Verb):
    """All soldiers on hordes go back to the common supply (RT-S21)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for horde in [horde for horde in game.hordes if horde.soldiers]:
            game.happen(ev.SoldiersLost(horde.serial), clause_of(game), frame)


class Mend(Verb):
    """The horde with the most squares under tiles shakes them off (RT-S22)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        hurt = [horde for horde in game.hordes if horde.tiles and game.is_ordinary(horde)]
        if hurt:
            most = max(hurt, key=lambda one: self._rank(game, one))
            game.happen(ev.HordeHealed(most.serial), clause_of(game), frame)

    def _rank(self, game: RiftState, horde: Horde) -> tuple[int, int, int]:
        """By tiles; then the one farthest from its exit; then the one that came first."""
        return horde.tiles.bit_count(), spaces_left(game, horde), -horde.serial


@dataclass(frozen=True)
class TearOpen(OpenPortals):
    """A portal tile is put on a horde that has a good part of its way before it (RT-S23)."""

    limit: int = 1

    def _hordes(self, game: RiftState) -> list[Horde]:
        return [horde for horde in super()._hordes(game) if spaces_left(game, horde) >= ROOM]

    def answered(self, game: RiftState, frame: Frame, value: tuple[int, Mask]) -> None:
        game.stay(frame, "placed", (frame.named("placed") or 0) + 1)
        game.happen(ev.PortalOpened(*value), clause_of(game), frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        space = move.get("space")
        if move.form is moves.PORTAL and space in game.map.names:
            horde = game.top(game.map.names.index(space))
            legal = horde is not None and why_no_gate(game, horde) is None
            if horde is not None and legal and spaces_left(game, horde) < ROOM:
                return Reason(clause_of(game), "too-near-exit")
        return super().refusal(game, frame, move)


class Shake(Verb):
    """The kingdom loses 1 health, never its last (RT-S24)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.health > 1:
            game.happen(ev.KingdomShaken(1), clause_of(game), frame)


DEEDS: dict[str, Verb] = {
    "arrive-again": ArriveAgain(),
    "wound-engaged": WoundEngaged(),
    "scatter-soldiers": ScatterSoldiers(),
    "mend": Mend(),
    "tear-open": TearOpen(),
    "shake": Shake(),
}
"""What a storm can do, by the word of its file."""


# -- reading ---------------------------------------------------------------------------------


def read_storms(text: str, file: str = "storms.toml") -> tuple[Storm, ...]:
    """The storm cards of a file."""
    table = parse(text, file)
    storms = tuple(_storm(entry) for entry in table.named())
    if not storms:
        table.fail("it holds no storm")
    return storms


def _storm(table: Table) -> Storm:
    clause, level = table.text("clause"), table.number("level", 0)
    rule, when, does = (table.text(key, "") for key in ("rule", "when", "does"))
    table.done()
    if not clause.startswith("RT-"):
        table.fail("it has no clause such as RT-S9")
    if bool(rule) is bool(does) or bool(does) is not bool(when):
        table.fail("expected either a rule, or what it does and when")
    for word, known, what in (
        (rule, STORM_RULES, "rule"),
        (when, MOMENTS, "moment"),
        (does, tuple(DEEDS), "deed"),
    ):
        if word and word not in known:
            table.fail(f"no {what} {word!r}; there is {', '.join(known)}")
    if level > HIGHEST:
        table.fail(f"no tower has a level above {HIGHEST}")
    deed = Script((DEEDS[does],)) if does else NO_TEXT
    return Storm(table.where, clause, rule, when, deed, level)
