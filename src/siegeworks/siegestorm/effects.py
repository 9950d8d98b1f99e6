"""The effects of cards: one verb, one class, one docstring, which is its reference entry.

A name in a verb is bound by a `Choose` when the text is announced. A verb whose name is bound
to nothing, or to something that has gone, does nothing (SS-R53).
"""

from typing import ClassVar, Literal

from siegeworks.core.agenda import Frame, Script, Verb
from siegeworks.core.refusal import Reason
from siegeworks.core.verbs import verb
from siegeworks.siegestorm import events as ev
from siegeworks.siegestorm import harm
from siegeworks.siegestorm.amounts import Amount, value
from siegeworks.siegestorm.field import SPACES
from siegeworks.siegestorm.picks import Pick
from siegeworks.siegestorm.state import FRONT, LAND, MENACE, SiegeState

Who = Literal["you", "opponent", "each-player"]


class Effect(Verb):
    """A part of a card text."""

    uses: ClassVar[tuple[str, ...]] = ()
    """The fields that hold chosen names; without a candidate for each the part is impossible."""

    hard: ClassVar[bool] = False
    """Whether a text with this part cannot be started at all while the part is blocked."""
    lacking: ClassVar[Reason | None] = None
    """What to say when nothing can be chosen for this part, if there is more to say."""

    enters: ClassVar[bool] = False
    """Whether the chosen card comes into play as a creature, which not every card can be."""

    @property
    def strikes(self) -> bool:
        """Whether it works on one opponent: facing several, a boss needs one chosen (SS-20.17)."""
        return False

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        """Why this part is impossible now; None if it is not."""
        return None


def people(game: SiegeState, frame: Frame, who: Who) -> tuple[int, ...]:
    """The seats a text speaks of, the active player first (SS-R5)."""
    if who == "you":
        return (frame.you,)
    if who == "opponent":
        return (game.opponent(frame),)
    return tuple(seat for seat in game.from_seat(game.active) if seat != game.field.boss)


def strikes_one(text: Script) -> bool:
    """Whether a text works on one opponent, in any of its parts."""
    return any(
        (isinstance(part, Effect) and part.strikes)
        or any(strikes_one(block) for _, block in part.scripts())
        for part in text
    )


@verb
class Draw(Effect):
    """Draw cards."""

    cards: Amount

    def perform(self, game: SiegeState, frame: Frame) -> None:
        harm.draw(game, frame.you, value(self.cards, game, frame), "SS-15.18", frame)


@verb
class Damage(Effect):
    """Deal damage: the damaged player loses cards from Resources."""

    amount: Amount
    to: Who = "opponent"

    @property
    def strikes(self) -> bool:
        return self.to == "opponent"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        if self.to == "each-player":
            for seat in reversed(people(game, frame, self.to)):
                hurt = frame.bound("victim", seat)
                amount = value(self.amount, game, hurt)
                game.push(hurt.bound("amount", amount)._replace(script=game.box.hurt, pc=0))
        else:
            (seat,) = people(game, frame, self.to)
            amount = value(self.amount, game, frame.bound("victim", seat))
            harm.damage(game, seat, amount, frame.you, "SS-15.17", frame)


@verb
class Hurt(Verb):
    """One player's share of damage to several, with all it sets off before the next (SS-R5)."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        victim, amount = frame.named("victim"), frame.named("amount")
        harm.damage(game, victim, amount, frame.you, "SS-15.17", frame)


@verb
class Heal(Effect):
    """Move the top cards of your Casualties to your healing pile."""

    cards: Amount

    def perform(self, game: SiegeState, frame: Frame) -> None:
        number = min(value(self.cards, game, frame), len(game.casualties[frame.you]))
        if number:
            game.happen(ev.Healed(frame.you, number), "SS-15.21", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        if game.casualties[frame.you]:
            return None
        return Reason("SS-15.23", "no-casualties")


@verb
class Raise(Effect):
    """Take the top cards of the opponent's Casualties into your hand, for good."""

    cards: int

    @property
    def strikes(self) -> bool:
        return True

    def perform(self, game: SiegeState, frame: Frame) -> None:
        victim = game.opponent(frame)
        for _ in range(self.cards):
            if game.casualties[victim]:
                card = game.casualties[victim][-1]
                game.happen(ev.Raised(frame.you, victim, card), "SS-15.27", frame)


@verb
class Steal(Effect):
    """Take random cards of the opponent's hand into your hand, for good."""

    cards: int

    @property
    def strikes(self) -> bool:
        return True

    def perform(self, game: SiegeState, frame: Frame) -> None:
        victim = game.opponent(frame)
        for _ in range(self.cards):
            hand = game.hands[victim]
            if hand:
                card = hand[game.random(len(hand))]
                game.happen(ev.Stolen(frame.you, victim, card), "SS-15.30", frame)


@verb
class DiscardRandom(Effect):
    """The opponent discards random cards."""

    cards: int

    @property
    def strikes(self) -> bool:
        return True

    def perform(self, game: SiegeState, frame: Frame) -> None:
        begun = frame.named("victim")
        victim = game.opponent(frame) if begun is None else begun
        for _ in range(self.cards - 1):
            more = frame.bound("victim", victim)
            game.push(more._replace(script=game.box.discard_one, pc=0))
        hand = game.hands[victim]
        if hand:
            card = hand[game.random(len(hand))]
            game.happen(ev.Discarded(victim, card, by_chance=True), "SS-15.19", frame)


@verb
class Kill(Effect):
    """Move a chosen card in play to its owner's Casualties."""

    target: str
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        harm.kill(game, frame.named(self.target), frame.you, "SS-15.24", frame)


@verb
class KillEach(Effect):
    """Kill every card of a pick, one by one with all that each sets off."""

    pick: Pick

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for serial in reversed(harm.affected(game, self.pick, frame)):
            game.push(frame.bound("it", serial)._replace(script=game.box.kill_it, pc=0))


@verb
class Sacrifice(Effect):
    """Kill a chosen creature of your own War Track; what follows happens only if it died."""

    target: str
    then: Script = Script()
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is None:
            return
        game.push(frame._replace(script=self.then, pc=0))
        harm.kill(game, spot.creature.serial, frame.you, "SS-15.33", frame)


@verb
class Destroy(Effect):
    """Remove a chosen card in play from the game for good."""

    target: str
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        if frame.named(self.target) == MENACE:
            harm.change_menace(game, -1, "SS-19.3", frame)
            return
        found = harm.card_in_play(game, frame.named(self.target))
        if found is not None:
            serial, card, owner = found
            game.happen(ev.Destroyed(serial, card, owner), "SS-15.20", frame)


@verb
class Return(Effect):
    """Return a chosen creature to its owner's hand."""

    target: str
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        harm.send_home(game, frame.named(self.target), frame)


@verb
class ReturnEach(Effect):
    """Return every creature of a pick to its owner's hand."""

    pick: Pick

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for serial in harm.affected(game, self.pick, frame):
            harm.send_home(game, serial, frame)


@verb
class Switch(Effect):
    """Swap two chosen creatures of two War Tracks."""

    one: str
    other: str
    uses: ClassVar[tuple[str, ...]] = ("one", "other")

    def perform(self, game: SiegeState, frame: Frame) -> None:
        here, there = game.spot(frame.named(self.one)), game.spot(frame.named(self.other))
        if here is None or there is None or here.track == there.track:
            return
        game.happen(ev.Switched(here.creature.serial, there.creature.serial), "SS-R81", frame)


@verb
class Advance(Effect):
    """Move all creatures of a War Track one space forward; the front one gets its order."""

    who: Literal["you", "opponent"] = "you"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        tracks = (frame.at,) if self.who == "you" else game.field.tracks[frame.at].facing
        for track in tracks:
            harm.advance_track(game, track, "SS-15.3", frame)


@verb
class Storm(Effect):
    """A chosen creature of your own War Track storms at once and ends in Casualties."""

    target: str
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is not None and spot.place < SPACES:
            end = (("end", "casualties", False),)
            game.push(harm.storm_frame(game, spot)._replace(names=end))


@verb
class Place(Effect):
    """Put a chosen card of your hand on your Frontline or on No Man's Land, free of cost."""

    target: str
    to: Literal["front", "land"] = "front"
    uses: ClassVar[tuple[str, ...]] = ("target",)
    enters: ClassVar[bool] = True

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        if card is None or self.blocked(game, frame) is not None:
            return
        if card in game.hands[frame.you]:
            place = FRONT if self.to == "front" else LAND
            game.happen(ev.Placed(frame.you, card, frame.at, place, "hand"), "SS-13.2", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        board = game.field.tracks[frame.at].board
        if self.to == "land" and game.lands[board] is not None:
            return Reason("SS-R88", "land-occupied")
        return None


class Deploying(Effect):
    """An effect that deploys: only in the own turn, into an empty Deployment Zone."""

    hard: ClassVar[bool] = True

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        if frame.you not in game.taking:
            return Reason("SS-R91", "not-your-turn-to-deploy")
        if game.tracks[frame.at][0] is not None:
            return Reason("SS-R85", "zone-occupied")
        return None


@verb
class Deploy(Deploying):
    """Deploy a chosen card of your hand or Casualties, free of cost."""

    enters: ClassVar[bool] = True
    target: str
    origin: Literal["hand", "casualties"] = "hand"
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        pile = game.hands if self.origin == "hand" else game.casualties
        if card in pile[frame.you] and self.blocked(game, frame) is None:
            event = ev.Deployed(frame.you, card, frame.at, self.origin)
            game.happen(event, "SS-13.1", frame)


@verb
class DeployTop(Deploying):
    """Deploy the top card of your Casualties, free of cost."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        pile = game.casualties[frame.you]
        if pile and pile[-1] in game.box.creatures and self.blocked(game, frame) is None:
            event = ev.Deployed(frame.you, pile[-1], frame.at, "casualties")
            game.happen(event, "SS-13.1", frame)


@verb
class TakeBack(Effect):
    """Take a chosen card of your Casualties into your hand."""

    target: str
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        if card in game.casualties[frame.you]:
            game.happen(ev.TakenBack(frame.you, card), "SS-R103", frame)


@verb
class SupportTop(Effect):
    """Put the top card of your Resources into your Support Zone, ready."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        deck = game.resources[frame.you]
        if deck and frame.you != game.field.boss:
            game.happen(ev.Supported(frame.you, deck[-1], "resources"), "SS-R8", frame)


@verb
class Recruit(Effect):
    """Put a chosen card of your hand or Casualties into your Support Zone, ready."""

    target: str
    origin: Literal["hand", "casualties"] = "hand"
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        pile = game.hands if self.origin == "hand" else game.casualties
        if card in pile[frame.you] and frame.you != game.field.boss:
            game.happen(ev.Supported(frame.you, card, self.origin), "SS-9.12", frame)


@verb
class StepBack(Effect):
    """A chosen creature of your own War Track becomes a Supporter, ready."""

    target: str
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is not None and 0 <= spot.place < SPACES and frame.you != game.field.boss:
            creature = spot.creature
            event = ev.Supported(frame.you, creature.card, "creature", creature.serial)
            game.happen(event, "SS-9.12", frame)


@verb
class Shapeshift(Effect):
    """Return this creature to your hand and put a chosen card of your hand in its place."""

    hard: ClassVar[bool] = True
    lacking: ClassVar[Reason | None] = Reason("SS-R99", "no-other-card")
    target: str
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.piece)
        card = frame.named(self.target)
        if self.blocked(game, frame) is not None or card not in game.hands[frame.you]:
            return
        assert spot is not None
        free = game.box.abilities[frame.card].cost == 0
        event = ev.Shapeshifted(frame.you, frame.piece, spot.creature.card, card, free)
        game.happen(event, "SS-15.34", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        spot = game.spot(frame.piece)
        if spot is None or spot.place >= SPACES:
            return Reason("SS-R52", "not-in-place")
        if spot.creature.seat != frame.you and spot.place < 0:
            return Reason("SS-20.13", "partners-zone")
        if spot.creature.seat not in game.field.teams[frame.you]:
            return Reason("SS-R52", "not-in-place")
        return None


@verb
class FreeShapeshift(Effect):
    """Your next Shapeshift of this turn costs nothing."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Lasted("free-shapeshift", frame.you), "SS-R34", frame)


@verb
class Protect(Effect):
    """Until the end of the turn your cards cannot be targeted by actions or abilities."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Lasted("protected", frame.you), "SS-R34", frame)


@verb
class Unopposed(Effect):
    """Until the end of the turn your attackers on this War Track ignore Defenders."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Lasted("unopposed", frame.you, track=frame.at), "SS-R34", frame)


@verb
class Boost(Effect):
    """A chosen creature gets ATT and DEF until the end of the turn."""

    target: str
    att: Amount = 0
    de: Amount = 0
    uses: ClassVar[tuple[str, ...]] = ("target",)

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is not None:
            att, de = value(self.att, game, frame), value(self.de, game, frame)
            event = ev.Lasted("boost", frame.you, spot.creature.serial, att, de)
            game.happen(event, "SS-R34", frame)


@verb
class BoostEach(Effect):
    """Every creature of a pick gets ATT and DEF until the end of the turn."""

    pick: Pick
    att: int = 0
    de: int = 0

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for serial in harm.affected(game, self.pick, frame):
            event = ev.Lasted("boost", frame.you, serial, self.att, self.de)
            game.happen(event, "SS-R34", frame)


@verb
class ResetAll(Effect):
    """All your committed Supporters become ready."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for place, supporter in enumerate(game.supporters[frame.you]):
            if not supporter.ready:
                game.happen(ev.WasReset(frame.you, place), "SS-15.15", frame)


@verb
class ExtraTurn(Effect):
    """You may take an extra turn after this one."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.ExtraTurnGranted(frame.you), "SS-8.16", frame)


@verb
class Win(Effect):
    """You win the game."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Won(frame.you), "SS-6.10", frame)
