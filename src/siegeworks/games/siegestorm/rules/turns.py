"""Setting up and taking turns: the six steps of section 8."""

from siegeworks.core.agenda import NOTHING, Frame, Question, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import legality, procedures
from siegeworks.games.siegestorm.rules.chain import perform_play
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import draws, price

STARTING_HAND = 2
NEXT = Option(moves.NEXT())
END = Option(moves.END())
RETURNS = (moves.KEEP_BOTH, moves.RETURN, moves.RETURN_BOTH)
"""How giving starting cards back is said, by how many they are."""


# -- set-up --------------------------------------------------------------------------------


class ShuffleDecks(Verb):
    """Each player shuffles their Resources deck."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for seat in game.field.persons:
            game.happen(ev.Shuffled(seat), "SS-5.3", frame)


class DrawStartingHands(Verb):
    """Each player draws a starting hand."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for seat in game.field.persons:
            game.happen(ev.Drawn(seat, STARTING_HAND), "SS-5.4", frame)


class ChooseReturn(Question):
    """Say, in secret, which starting cards to give back; all seats at the same time."""

    prompt = "exchange"

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        one, two = game.hands[frame.you]
        ids = game.box.ids
        ways = dict.fromkeys(((), (one,), (two,), (one, two), (two, one)))
        return [Option(RETURNS[len(way)](*[ids[card] for card in way]), way) for way in ways]

    def answered(self, game: SiegeState, frame: Frame, value: tuple[int, ...]) -> None:
        game.step(frame)
        game.happen(ev.ReturnChosen(frame.you, value), "SS-R36", frame)

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        return Reason("SS-5.5", "not-in-hand") if move.word == moves.RETURN.word else None


class Exchange(Verb):
    """Carry out all exchanges of starting cards."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for seat, cards in enumerate(game.returning):
            if cards is not None:
                game.happen(ev.Exchanged(seat, cards), "SS-5.6", frame)


class ChooseFirstPlayer(Verb):
    """Chance decides who takes the first turn."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        first = game.random(len(game.alive))
        game.happen(ev.FirstPlayerChosen(first), "SS-5.9", frame)
        procedures.begin_turn(game, first)


# -- the turn ------------------------------------------------------------------------------


class BeginTurn(Verb):
    """The turn of a player begins."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.TurnBegan(frame.you, bool(frame.named("extra"))), "SS-8.1", frame)


class Prepare(Verb):
    """Ready all your committed Supporters."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.StepBegan(frame.you, "prepare"), "SS-8.2", frame)
        game.happen(ev.Prepared(frame.you), "SS-8.3", frame)


class DrawStep(Verb):
    """Draw the cards of the Draw step."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.StepBegan(frame.you, "draw"), "SS-8.2", frame)
        number, clause = self.number(game)
        number += draws(game, frame.you)
        procedures.draw(game, frame.you, number, clause, frame, lost="SS-6.3")

    def number(self, game: SiegeState) -> tuple[int, str]:
        """How many cards, and by which clause."""
        mode = game.mode
        if game.turn > 1:
            return mode.draw, mode.draw_clause
        if mode.first_draw_switch:
            agreed = game.setup.switch(mode.first_draw_switch, str(mode.first_draw))
            return int(agreed), mode.first_draw_clause
        return mode.first_draw, mode.first_draw_clause


class BeginAdvance(Verb):
    """The Advance step begins."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.StepBegan(frame.you, "advance"), "SS-8.2", frame)


class AdvanceStep(Question):
    """Every creature on your War Tracks moves one space forward, the tracks in your order."""

    prompt = "advance"

    def _left(self, game: SiegeState, frame: Frame) -> list[int]:
        """The tracks that have not advanced yet and have somebody on them."""
        done = frame.named("advanced") or ()
        tracks = game.field.tracks_of[frame.you]
        return [track for track in tracks if track not in done and any(game.tracks[track][:SPACES])]

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return len(self._left(game, frame)) < 2

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        left = self._left(game, frame)
        game.bind(frame, "advanced", None)
        for track in left:
            procedures.advance_track(game, track, "SS-8.9", frame)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        names = game.field.tracks
        return [
            Option(moves.ADVANCE(names[track].name), track) for track in self._left(game, frame)
        ]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        game.stay(frame, "advanced", (*(frame.named("advanced") or ()), value))
        procedures.advance_track(game, value, "SS-R176", frame)


class BeginDeploy(Verb):
    """The Deploy step begins."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.StepBegan(frame.you, "deploy"), "SS-8.2", frame)


class Act(Question):
    """Play actions and use abilities as often as you like; in the Deploy step also a creature."""

    prompt = "act"

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        seat = frame.you
        if game.stages[seat] == "deploy":
            return [
                END,
                *legality.plays(game, seat, NOTHING),
                *legality.deploys(game, seat),
            ]
        return [NEXT, *legality.plays(game, seat, NOTHING)]

    def answered(self, game: SiegeState, frame: Frame, value: tuple[str, int, int] | None) -> None:
        if value is None:
            game.step(frame)
        elif value[0] == "deploy":
            _, card, track = value
            seat = frame.you
            due = ("due", price(game, seat, card, "creature"), False)
            game.push(Frame(game.box.deploy, 0, seat, card, NOTHING, track, (due,)))
            game.happen(ev.CreatureAnnounced(seat, card), "SS-7.7", frame)
        else:
            perform_play(game, frame.you, value, NOTHING)

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        return legality.why_not_act(game, frame.you, move, NOTHING)


class EnterPlay(Verb):
    """A creature that was paid for enters the Deployment Zone."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        event = ev.Deployed(frame.you, frame.source, frame.at, "played")
        game.happen(event, "SS-7.11", frame)


class ExtraTurnStep(Question):
    """If an extra turn was granted this turn, you may take it."""

    prompt = "extra-turn"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return frame.you not in game.extra or not may_chain(game)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        return [Option(moves.TAKE(), True), Option(moves.DECLINE(), False)]

    def answered(self, game: SiegeState, frame: Frame, value: bool) -> None:
        game.bind(frame, "again", value)


class EndTurn(Verb):
    """The turn is over; an extra turn or the next player's turn begins (SS-8.19)."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        seat = frame.you
        game.happen(ev.StepBegan(seat, "end"), "SS-8.2", frame)
        game.happen(ev.TurnEnded(seat), "SS-8.19", frame)
        extra = (seat,) if frame.named("again") else ()
        after_turn(game, frame, extra + (frame.named("waiting") or ()))


def may_chain(game: SiegeState) -> bool:
    """Whether an extra turn may follow this turn: not every group lets one follow another."""
    return not game.extra_turn or game.setup.switch("extra_turn_can_chain", "true") == "true"


def after_turn(game: SiegeState, frame: Frame, extra: tuple[Seat, ...]) -> None:
    """What follows a turn that has ended: extra turns one by one, then the other side's turn."""
    if is_beaten(game):
        procedures.lose(game, game.field.boss, "SS-16.23", frame)
    elif extra:
        procedures.begin_turn(game, extra[0], extra=True, waiting=extra[1:])
    else:
        team = game.field.teams[frame.you]
        after = next(seat for seat in game.from_seat(frame.you) if seat not in team)
        procedures.begin_turn(game, after)


def is_beaten(game: SiegeState) -> bool:
    """Whether the further victory condition of the boss card holds (SS-16.23)."""
    if game.boss is None or game.boss_side.victory is None:
        return False
    seat, card = game.field.boss, game.boss.card
    frame = Frame(game.box.nothing, 0, seat, card, at=game.field.tracks_of[seat][0])
    return game.boss_side.victory.holds(game, frame)
