"""The chain of command: announcing, paying, reacting, carrying out (sections 7 and 12).

An entry of the chain is a frame on the agenda: its script chooses, pays, lets the others react,
carries the text out, and is done. A reaction is an entry pushed on top, so the newest is carried
out first by the nature of a stack.
"""

from siegeworks.core.agenda import NOTHING, Frame, Name, Question, Script, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import legality
from siegeworks.games.siegestorm.rules.choices import Choose, ChooseOpponent
from siegeworks.games.siegestorm.rules.effects import Effect, strikes_one
from siegeworks.games.siegestorm.rules.entry import EntryScript, Kind
from siegeworks.games.siegestorm.rules.negation import Negating
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import price

PASS = Option(moves.PASS())


def entry(
    kind: Kind,
    text: Script,
    *,
    paid: bool = False,
    window: bool = True,
    finish: bool = True,
    boss: bool = False,
    special: bool = False,
) -> EntryScript:
    """The script that announces a text and carries it out.

    Cards of piles are chosen after paying, among them those just paid with (SS-R21).
    """
    chooses = tuple(part for part in text if isinstance(part, Choose))
    from_piles = [part for part in chooses if part.pick.in_piles and not part.pick.secret]
    verbs: list[Verb] = [part for part in chooses if part not in from_piles]
    if paid:
        verbs.append(Pay())
    verbs += from_piles
    if boss and strikes_one(text):
        verbs.append(ChooseOpponent())
    if window:
        verbs.append(React())
    verbs.append(CarryOut())
    if finish:
        verbs.append(Finish())
    rest = text.verbs[len(chooses) :]
    effects = tuple(part for part in rest if isinstance(part, Effect))
    negates = any(isinstance(part, Negating) for part in effects)
    return EntryScript(
        verbs,
        kind,
        chooses,
        Script(rest),
        effects,
        negates=negates,
        special=special,
        at_once=not window,
    )


def chain(game: SiegeState) -> list[Frame]:
    """The entries of the chain of command, the oldest first."""
    return [frame for frame in game.agenda if isinstance(frame[0], EntryScript)]


# -- announcing ----------------------------------------------------------------------------


def announce_action(game: SiegeState, seat: Seat, card: int, track: int, answers: int) -> None:
    """Announce a card from hand as an action."""
    cost = price(game, seat, card, "action")
    names = [("due", cost, False)]
    if answers != NOTHING:
        names.append(("answers", answers, False))
    frame = Frame(game.box.played[card], 0, seat, card, NOTHING, track, tuple(names))
    game.push(frame)
    game.happen(ev.Played(seat, card), "SS-7.7", frame)


def announce_ability(game: SiegeState, seat: Seat, spot: Spot, answers: int) -> None:
    """Announce the ability of a creature."""
    creature = spot.creature
    passive = game.box.abilities[creature.card]
    names = [("due", legality.activation_cost(game, seat, creature.card), False)]
    if answers != NOTHING:
        names.append(("answers", answers, False))
    script = game.box.activated[creature.card]
    place = legality.works_from(game, seat, spot)
    frame = Frame(script, 0, seat, creature.card, creature.serial, place, tuple(names))
    game.push(frame)
    event = ev.Activated(seat, creature.serial, creature.card, passive.once_per_turn)
    game.happen(event, "SS-7.17", frame)
    if legality.shapeshift_is_free(game, seat, creature.card):
        game.happen(ev.Spent("free-shapeshift", seat), "SS-R34", frame)


class Pay(Question):
    """Pay point by point: discard another card from hand or commit a ready Supporter."""

    prompt = "pay"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return not frame.named("due")

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        box = game.box
        hand = legality.payable(game, frame)
        found = [box.discards[card] for card in dict.fromkeys(hand)]
        for place, supporter in enumerate(game.supporters[frame.you]):
            if supporter.ready:
                found.append(box.commit(place))
        return found

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        due = frame.named("due") - 1
        if due:
            game.stay(frame, "due", due)
        else:
            game.bind(frame, "due", 0)
        if value >= 0:
            game.happen(ev.Discarded(frame.you, value, True), "SS-7.2", frame)
        else:
            game.happen(ev.Committed(frame.you, -1 - value), "SS-7.3", frame)

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        if move.form is moves.COMMIT:
            return Reason("SS-9.17", "not-ready")
        if move.form is moves.DISCARD:
            card = game.box.numbers.get(move.get("card"))
            if card is not None and card == frame.source:
                return Reason("SS-R22", "cannot-pay-itself")
            return Reason("SS-7.2", "not-in-hand")
        return Reason("SS-R20", "pay-first")


# -- reacting ------------------------------------------------------------------------------


class React(Question):
    """Let the opponents react, once, to the entry that was just announced."""

    prompt = "react"

    def asked(self, game: SiegeState, frame: Frame) -> Seat:
        return game.reactors(frame.you)[frame.named("passed") or 0]

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        """Public grounds only: a seat without cards and without abilities has nothing to say."""
        passed = frame.named("passed") or 0
        reactors = game.reactors(frame.you)
        if passed == len(reactors):
            return True
        seat = reactors[passed]
        return not game.hands[seat] and not legality.has_ability(game, seat)

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        self._passed(game, frame)

    def _passed(self, game: SiegeState, frame: Frame) -> None:
        passed = (frame.named("passed") or 0) + 1
        if passed >= len(game.reactors(frame.you)):
            game.step(frame)
        else:
            game.stay(frame, "passed", passed)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        seat = self.asked(game, frame)
        return [PASS, *legality.plays(game, seat, len(game.agenda) - 1)]

    def answered(self, game: SiegeState, frame: Frame, value: tuple[str, int, int] | None) -> None:
        if value is None:
            self._passed(game, frame)
            return
        seat, depth = self.asked(game, frame), len(game.agenda) - 1
        game.step(frame)
        perform_play(game, seat, value, depth)

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        seat = self.asked(game, frame)
        if move.word == moves.DEPLOY.word and seat in game.taking:
            return Reason("SS-12.18", "no-creature-as-reaction")
        return legality.why_not_act(game, seat, move, len(game.agenda) - 1)


def perform_play(game: SiegeState, seat: Seat, value: tuple[str, int, int], answers: int) -> None:
    """Set going what a seat chose to play or use."""
    what, number, track = value
    if what == "play":
        announce_action(game, seat, number, track, answers)
    else:
        spot = game.spot(number)
        assert spot is not None
        announce_ability(game, seat, spot, answers)


# -- carrying out --------------------------------------------------------------------------


class CarryOut(Verb):
    """Carry out the text of an entry, unless it was negated (SS-12.12)."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        if frame.named("negated"):
            return
        script = frame.script
        assert isinstance(script, EntryScript)
        names = frame.names
        if script.chooses:
            names = checked(game, frame, script.chooses)
        if script.text.verbs:
            _, _, you, source, actor, at, _ = frame
            game.push(Frame(script.text, 0, you, source, actor, at, names))


def checked(game: SiegeState, frame: Frame, chooses: tuple[Choose, ...]) -> tuple[Name, ...]:
    """The names of an entry, with targets that are no longer legal bound to nothing (SS-R41)."""
    for part in chooses:
        chosen = frame.named(part.name)
        if chosen is not None and chosen not in part.candidates(game, frame):
            frame = frame.bound(part.name, None)
    return frame.names


class Finish(Verb):
    """An entry is done: a card that was played goes to Casualties (SS-7.9, SS-12.17)."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        script = frame.script
        if frame.actor == NOTHING and isinstance(script, EntryScript):
            game.happen(ev.ActionDone(frame.you, frame.source), "SS-7.9", frame)
