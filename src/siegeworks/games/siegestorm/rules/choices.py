"""Effects that ask: what is chosen when a text is announced, and what while it is carried out."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import Frame, Question, Script
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.effects import TextQuestion
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.rules.legality import can_spare, why_not_target
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.pieces import MENACE
from siegeworks.games.siegestorm.rules.procedures import boss_draws, lose
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.targets import pile_cards

DONE = Option(moves.DONE())
NONE = Option(moves.NONE())


@dataclass(frozen=True)
class Choose(TextQuestion):
    """Choose a card when the text is announced (SS-R41)."""

    name: str
    pick: Pick

    @property
    def prompt(self) -> str:
        return "choose"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        """For a choice from the hand only what all can see settles it, such as an empty hand."""
        assert isinstance(frame.script, EntryScript)
        if frame.script.is_idle(self.name, game, frame):
            return True
        if frame.you == game.field.boss:
            return len(self._found(game, frame)) < 2
        if self.pick.secret:
            return not game.hands[frame.you]
        return not self._found(game, frame)

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        found = self._found(game, frame)
        if frame.you == game.field.boss and found:
            self._target(game, frame, found[0])
        else:
            game.bind(frame, self.name, None, self._is_secret(game, frame))

    def _is_secret(self, game: SiegeState, frame: Frame) -> bool:
        """The hand of a boss lies open (SS-R160)."""
        return self.pick.secret and frame.you != game.field.boss

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        found = self._found(game, frame)
        if not found:
            return [NONE]
        if self.pick.in_piles:
            return [Option(moves.CARD(game.box.ids[card]), card) for card in found]
        return [Option(target(game, serial), serial) for serial in found]

    def candidates(self, game: SiegeState, frame: Frame) -> list[int]:
        """What the pick offers; of cards to come into play only those that can (SS-R153)."""
        found = self.pick.candidates(game, frame)
        assert isinstance(frame.script, EntryScript)
        if self.pick.pile and self.name in frame.script.entering:
            return [card for card in found if card in game.box.creatures]
        return found

    def _found(self, game: SiegeState, frame: Frame) -> list[int]:
        """What may be chosen: two choices of one text never fall on the same card."""
        if self.pick.secret and not can_spare(game, frame):
            return []
        found = self.candidates(game, frame)
        assert isinstance(frame.script, EntryScript)
        chosen = [
            frame.named(other.name)
            for other in frame.script.chooses
            if other.pick.pile == self.pick.pile
        ]
        if self.pick.pile:
            pile = pile_cards(game, self.pick, frame)
            found = [card for card in found if pile.count(card) > chosen.count(card)]
        else:
            found = [serial for serial in found if serial not in chosen]
        return self._dearest(game, found) if frame.you == game.field.boss else found

    def _dearest(self, game: SiegeState, found: list[int]) -> list[int]:
        """What a boss may choose: of all that is legal what costs most (SS-R147)."""
        costs = [self._cost(game, value) for value in found]
        return [value for value, cost in zip(found, costs, strict=True) if cost == max(costs)]

    def _cost(self, game: SiegeState, value: int) -> int:
        """The cost of a card; that of a Supporter, face down, nobody knows."""
        if self.pick.pile:
            return game.box.cost[value]
        spot = game.spot(value)
        return game.box.cost[spot.creature.card] if spot is not None else -1

    def answered(self, game: SiegeState, frame: Frame, value: int | None) -> None:
        if frame.you == game.field.boss and value is not None:
            self._target(game, frame, value)
        else:
            game.bind(frame, self.name, value, self._is_secret(game, frame))

    def _target(self, game: SiegeState, frame: Frame, value: int) -> None:
        """Bind what a boss settled on, and say why."""
        why: ev.Why = "dearest" if self.moot(game, frame) else "chosen"
        game.bind(frame, self.name, value)
        spot = None if self.pick.pile else game.spot(value)
        if spot is not None:
            creature = spot.creature
            event = ev.BossTargeted(creature.seat, creature.serial, creature.card, why)
            game.happen(event, "SS-R147", frame)

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        if move.word == moves.TARGET.word:
            return why_not_target(game, frame, self.pick, move.get("square"))
        if move.form is moves.CARD:
            return Reason("SS-12.14", "no-such-card")
        return Reason("SS-R20", "choose-first")


class ChooseOpponent(Question):
    """Facing two players, the boss strikes the one they choose (SS-20.17)."""

    prompt = "who-suffers"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return len(game.facing(frame)) < 2

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        return [Option(moves.STRIKE(seat), seat) for seat in game.facing(frame)]

    def answered(self, game: SiegeState, frame: Frame, value: Seat) -> None:
        game.bind(frame, "opponent", value)


def target(game: SiegeState, serial: int) -> Move:
    """Choosing a card in play: by its space, its place in a Support Zone, or as the Menace."""
    if serial == MENACE:
        return moves.TARGET_MENACE()
    spot = game.spot(serial)
    if spot is not None:
        return moves.TARGET(game.square(spot))
    found = game.supporter(serial)
    assert found is not None
    seat, place = found
    return moves.TARGET_SUPPORTER((seat, place + 1))


@dataclass(frozen=True)
class Discard(TextQuestion):
    """A player discards cards of their own choice (SS-R27)."""

    cards: int
    who: Literal["you", "opponent"] = "opponent"

    @property
    def prompt(self) -> str:
        return "discard"

    @property
    def strikes(self) -> bool:
        return self.who == "opponent"

    def asked(self, game: SiegeState, frame: Frame) -> Seat:
        if self.who == "you":
            return frame.you
        begun: Seat | None = frame.named("victim")
        return game.opponent(frame) if begun is None else begun

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return not game.hands[self.asked(game, frame)]

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        game.bind(frame.bound("victim", None), "discarded", None)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        hand = game.hands[self.asked(game, frame)]
        return [game.box.discards[card] for card in dict.fromkeys(hand)]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        victim = self.asked(game, frame)
        done = (frame.named("discarded") or 0) + 1
        if done == self.cards:
            self.skipped(game, frame)
        else:
            game.stay(frame.bound("victim", victim), "discarded", done)
        game.happen(ev.Discarded(victim, value), "SS-15.19", frame)


class DiscardHand(TextQuestion):
    """Discard your whole hand, in an order you choose (SS-R27)."""

    prompt = "discard"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return not game.hands[frame.you]

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        return [game.box.discards[card] for card in dict.fromkeys(game.hands[frame.you])]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        game.happen(ev.Discarded(frame.you, value), "SS-15.19", frame)


@dataclass(frozen=True)
class Vision(TextQuestion):
    """Draw cards, keep one of them and put the others under your Resources (SS-15.36)."""

    cards: int

    @property
    def prompt(self) -> str:
        return "vision"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return not frame.named("seeing")

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        if frame.you == game.field.boss:
            game.stay(frame, "seeing", "keep")
            boss_draws(game, ev.Seen, self.cards, "SS-15.36", frame)
        elif len(game.resources[frame.you]) < self.cards:
            lose(game, frame.you, "SS-R7", frame)
        else:
            game.stay(frame, "seeing", "keep")
            game.happen(ev.Seen(frame.you, self.cards), "SS-15.36", frame)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        cards = dict.fromkeys(game.sight[frame.you])
        ids = game.box.ids
        if frame.named("seeing") == "keep":
            return [Option(moves.KEEP(ids[card]), ("keep", card)) for card in cards]
        found = [Option(moves.BOTTOM(ids[card]), ("bottom", card)) for card in cards]
        if game.setup.switch("vision_rest", "bottom") == "top_or_bottom":
            found += [Option(moves.TOP(ids[card]), ("top", card)) for card in cards]
        return found

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        return Reason("SS-15.36", "one-kept") if move.word == moves.KEEP.word else None

    def answered(self, game: SiegeState, frame: Frame, value: tuple[str, int]) -> None:
        way, card = value
        if len(game.sight[frame.you]) == 1:
            game.bind(frame, "seeing", None)
        elif way == "keep":
            game.stay(frame, "seeing", "rest")
        if way == "keep":
            game.happen(ev.Kept(frame.you, card), "SS-15.36", frame)
        else:
            game.happen(ev.PutBack(frame.you, card, way == "top"), "SS-15.37", frame)


def used_up(game: SiegeState, frame: Frame) -> bool:
    """Whether an optional passive may be used only once a turn, and was (SS-R35)."""
    return bool(frame.named("once")) and frame.actor in game.used


def use(game: SiegeState, frame: Frame) -> None:
    """Note that an optional passive is used; one that is left alone is not spent."""
    if frame.named("once") is not None and not used_up(game, frame):
        once = bool(frame.named("once"))
        event = ev.Triggered(frame.you, frame.actor, frame.source, once)
        game.happen(event, "SS-R112", frame)


@dataclass(frozen=True)
class Reset(TextQuestion):
    """Ready up to this many of your committed Supporters."""

    most: int

    @property
    def prompt(self) -> str:
        return "reset"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        if used_up(game, frame) and not frame.named("reset"):
            return True
        return all(supporter.ready for supporter in game.supporters[frame.you])

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        game.bind(frame, "reset", None)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        found = [
            Option(moves.RESET(place + 1), place)
            for place, supporter in enumerate(game.supporters[frame.you])
            if not supporter.ready
        ]
        return [*found, DONE]

    def answered(self, game: SiegeState, frame: Frame, value: int | None) -> None:
        done = (frame.named("reset") or 0) + 1
        if value is None or done == self.most:
            game.bind(frame, "reset", None)
        else:
            game.stay(frame, "reset", done)
        if value is not None:
            use(game, frame)
            game.happen(ev.WasReset(frame.you, value), "SS-15.15", frame)


@dataclass(frozen=True)
class May(TextQuestion):
    """Let the player carry out a block, or not."""

    then: Script

    @property
    def prompt(self) -> str:
        return "may"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return used_up(game, frame)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        return [Option(moves.YES(), True), Option(moves.NO(), False)]

    def answered(self, game: SiegeState, frame: Frame, value: bool) -> None:
        game.step(frame)
        if value:
            use(game, frame)
            game.push(frame._replace(script=self.then, pc=0))
