"""The boss: how it is set up, and the five steps of its turn (sections 16 and 18)."""

from siegeworks.core.agenda import Frame, Verb
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import procedures
from siegeworks.games.siegestorm.rules.boss import LEVELS
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.turns import after_turn, may_chain


class SetUpBoss(Verb):
    """The boss takes its place, and its Resources are built from two boss decks."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        seat, column = game.field.boss, game.mode.column(game.boss_side)
        card = game.box.numbers[game.boss_print.id]
        game.happen(ev.BossArrived(seat, card, column.menace, column.life), "SS-16.4", frame)
        base, advanced = game.boss_decks
        event = ev.BossDeckBuilt(seat, base, column.base, advanced, column.advanced)
        game.happen(event, "SS-16.8", frame)


class BossFirst(Verb):
    """The boss takes the first turn."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        procedures.begin_turn(game, game.field.boss)


class DiscardToReserves(Verb):
    """Every card left in the boss's hand goes to its Reserves; not in its first turn."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        seat = frame.you
        if game.turn == 1:
            return
        game.happen(ev.StepBegan(seat, "reserves"), "SS-18.1", frame)
        if game.hands[seat]:
            game.happen(ev.ToReserves(seat), "SS-18.2", frame)


class AdvanceBoss(Verb):
    """Every creature on the boss's track moves forward; what leaves it storms."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.StepBegan(frame.you, "advance"), "SS-18.1", frame)
        procedures.advance_track(game, frame.at, "SS-18.4", frame)


class DrawBossHand(Verb):
    """The boss draws as many cards as its boss hand number."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.StepBegan(frame.you, "draw"), "SS-18.1", frame)
        procedures.draw(game, frame.you, game.boss_side.hand, "SS-18.11", frame)


class CheckMenace(Verb):
    """If every card in the boss's hand costs too much, the Menace Level rises."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        hand = game.hands[frame.you]
        if hand and not any(is_affordable(game, card) for card in hand):
            procedures.change_menace(game, 1, "SS-17.9", frame)
        game.happen(ev.StepBegan(frame.you, "actions"), "SS-18.1", frame)


def is_affordable(game: SiegeState, card: int) -> bool:
    """Whether the Menace Level lets the boss play a card; at 5+ it may play all (SS-17.8)."""
    assert game.boss is not None
    return game.boss.menace == LEVELS[-1] or game.box.cost[card] <= game.boss.menace


class EndBossTurn(Verb):
    """The boss takes an extra turn if it was granted one; else the players' turn follows."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        seat = frame.you
        extra = (seat,) if seat in game.extra and may_chain(game) else ()
        game.happen(ev.StepBegan(seat, "end"), "SS-18.1", frame)
        game.happen(ev.TurnEnded(seat), "SS-18.16", frame)
        after_turn(game, frame, extra)
