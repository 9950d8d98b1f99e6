"""Command Actions: which card the boss plays next, and how (section 17)."""

from typing import NamedTuple

from siegeworks.core.agenda import NOTHING, Frame, Question, Verb
from siegeworks.core.decision import Option
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.bossturn import is_affordable
from siegeworks.games.siegestorm.rules.card import Command
from siegeworks.games.siegestorm.rules.legality import why_nothing
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND
from siegeworks.games.siegestorm.rules.state import SiegeState

ORDER: tuple[Command, ...] = ("deploy", "leader", "gang", "action")
"""The classes of Command Actions, the first one first (SS-17.14)."""


class Plan(NamedTuple):
    """What the boss plays next: one of these cards, in this way."""

    command: Command
    cards: tuple[int, ...]
    """The dearest playable cards of the class; several only if they cost the same."""
    others: bool
    """Whether cheaper cards of the class are playable too."""


def plan(game: SiegeState, frame: Frame) -> Plan | None:
    """The next card by class, then by cost (SS-R115); None if nothing is playable."""
    hand = dict.fromkeys(game.hands[frame.you])
    for command in ORDER:
        cards = [card for card in hand if is_playable(game, frame, card, command)]
        if cards:
            most = max(game.box.cost[card] for card in cards)
            dearest = tuple(card for card in cards if game.box.cost[card] == most)
            return Plan(command, dearest, len(dearest) < len(cards))
    return None


def is_playable(game: SiegeState, frame: Frame, card: int, command: Command) -> bool:
    """Whether the cost of a card fits and its Command Action can be carried out (SS-R116)."""
    if command not in game.box.cards[card].commands or not is_affordable(game, card):
        return False
    if command == "deploy":
        return game.tracks[frame.at][0] is None
    if command == "leader":
        return bool(free_posts(game, frame))
    script = game.box.gang if command == "gang" else game.box.commanded[card]
    entry = Frame(script, 0, frame.you, card, NOTHING, frame.at)
    return why_nothing(game, entry) is None


def free_posts(game: SiegeState, frame: Frame) -> list[tuple[int, int]]:
    """The empty Frontlines and No Man's Lands a Leader of the boss may take (SS-R119, SS-R162)."""
    found = []
    for track in game.field.tracks_of[frame.you]:
        if game.fronts[track] is None:
            found.append((track, FRONT))
        if game.lands[game.field.tracks[track].board] is None:
            found.append((track, LAND))
    return found


class PlayBossHand(Question):
    """The boss plays every card it can; between equal ones a player chooses (SS-17.15)."""

    prompt = "boss-plays"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        found = plan(game, frame)
        return found is None or len(found.cards) == 1

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        found = plan(game, frame)
        if found is None:
            assert game.boss is not None
            left = game.hands[frame.you]
            game.step(frame)
            game.happen(ev.BossStopped(frame.you, left, game.boss.menace), "SS-17.4", frame)
        else:
            why: ev.Why = "dearest" if found.others else "only"
            _play(game, frame, found.cards[0], found.command, why)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        found = plan(game, frame)
        assert found is not None
        return [Option(moves.BOSS(game.box.ids[card]), card) for card in found.cards]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        found = plan(game, frame)
        assert found is not None
        _play(game, frame, value, found.command, "chosen")


def _play(game: SiegeState, frame: Frame, card: int, command: Command, why: ev.Why) -> None:
    """Play a card; its Spirit icon works after that (SS-R134)."""
    assert game.boss is not None
    seat = frame.you
    clause = "SS-17.15" if why == "chosen" else "SS-R115"
    game.happen(ev.BossChose(seat, card, command, why, game.boss.menace), clause, frame)
    if card in game.box.spirits:
        game.push(Frame(game.box.icon, 0, seat, card, NOTHING, frame.at))
    if command == "deploy":
        game.happen(ev.Deployed(seat, card, frame.at, "hand"), "SS-17.16", frame)
    elif command == "leader":
        game.push(Frame(game.box.lead, 0, seat, card, NOTHING, frame.at))
    else:
        script = game.box.gang if command == "gang" else game.box.commanded[card]
        entry = Frame(script, 0, seat, card, NOTHING, frame.at)
        game.push(entry)
        clause = "SS-17.24" if command == "gang" else "SS-17.18"
        game.happen(ev.Played(seat, card), clause, entry)


class CallSpirits(Verb):
    """The Spirit icon of a card that was played; without a Totem it does nothing (SS-R137)."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        if any(spot.creature.seat == frame.you for spot in game.spots(game.box.totems)):
            game.push(frame._replace(script=game.box.spirit, pc=0))


class TakePost(Question):
    """A Leader is put on the boss's Frontline or on No Man's Land; a player chooses (SS-R119)."""

    prompt = "leader"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return len(free_posts(game, frame)) < 2

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        found = free_posts(game, frame)
        if found:
            self.answered(game, frame, found[0])
        else:
            game.step(frame)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        field = game.field
        return [
            Option(
                moves.LEAD(
                    field.front(track) if place == FRONT else field.land(field.tracks[track].board)
                ),
                (track, place),
            )
            for track, place in free_posts(game, frame)
        ]

    def answered(self, game: SiegeState, frame: Frame, value: tuple[int, int]) -> None:
        track, place = value
        game.step(frame)
        game.happen(ev.Placed(frame.you, frame.source, track, place, "hand"), "SS-17.17", frame)


class InvokeTotem(Question):
    """Put a Spirit token on one Totem after another, each carried out at once (SS-17.22)."""

    prompt = "which-totem"

    def _waiting(self, game: SiegeState, frame: Frame) -> tuple[int, ...]:
        """The Totems that are still there and still to get their token."""
        waiting: tuple[int, ...] = frame.named("waiting")
        return tuple(serial for serial in waiting if game.spot(serial) is not None)

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        """Equal Totems need no order."""
        found = [game.spot(serial) for serial in self._waiting(game, frame)]
        kinds = {(spot.creature.card, spot.creature.spirit) for spot in found if spot is not None}
        return len(kinds) < 2

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        waiting = self._waiting(game, frame)
        if waiting:
            self.answered(game, frame, 0)
        else:
            game.step(frame)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        found = []
        for place, serial in enumerate(self._waiting(game, frame)):
            spot = game.spot(serial)
            assert spot is not None
            move = moves.FIRST(place + 1, game.box.ids[spot.creature.card])
            found.append(Option(move, place))
        return found

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        waiting = self._waiting(game, frame)
        spot = game.spot(waiting[value])
        assert spot is not None
        game.stay(frame, "waiting", waiting[:value] + waiting[value + 1 :])
        creature = spot.creature
        script = game.box.invoked[creature.card]
        entry = Frame(script, 0, frame.you, creature.card, creature.serial, spot.track)
        game.push(entry)
        game.happen(ev.SpiritPut(creature.serial, creature.card), "SS-17.21", entry)
