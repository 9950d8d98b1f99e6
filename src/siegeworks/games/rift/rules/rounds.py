"""Setting up and going through the phases of a round (sections 4, 5 and 24)."""

from dataclasses import dataclass

from siegeworks.core.agenda import Frame, Question, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.state import RiftState

SLOTS = 2
"""Special abilities a hero board has room for (RT-4.5)."""
BENCH = 3
"""Heroes a solo player's bench has room for (RT-25.10)."""
SPEAKER: Seat = 0
"""The seat that answers for all players where they decide jointly."""
DONE = Option(moves.DONE())


# -- set-up ----------------------------------------------------------------------------------


def free_heroes(game: RiftState) -> list[int]:
    """The heroes nobody has taken (RT-4.11), a boss of this scenario left out (RT-R124)."""
    taken = {figure.hero for figure in game.figures} | set(game.bench)
    boss = game.scenario.boss.id if game.scenario.boss is not None else ""
    return [
        number
        for number, hero in enumerate(game.box.heroes)
        if number not in taken and hero.revives and hero.id != boss
    ]


class ByTurns(Question):
    """A question that each seat answers in its turn, until nobody is left."""

    def next_seat(self, game: RiftState) -> Seat | None:
        """Who has not answered yet; None if all have."""
        raise NotImplementedError

    def asked(self, game: RiftState, frame: Frame) -> Seat:
        seat = self.next_seat(game)
        return frame.you if seat is None else seat

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return self.next_seat(game) is None


class TakeHero(ByTurns):
    """Each player chooses a hero."""

    prompt = "take-hero"

    def next_seat(self, game: RiftState) -> Seat | None:
        taken = {figure.seat for figure in game.figures}
        return next((seat for seat in range(game.seats) if seat not in taken), None)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        heroes = game.box.heroes
        return [Option(moves.TAKE(heroes[number].id), number) for number in free_heroes(game)]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        game.happen(ev.HeroTaken(self.asked(game, frame), value), "RT-1.3", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        number = game.box.hero_numbers.get(move.get("hero"))
        if number is None or move.form is not moves.TAKE:
            return None
        taken = any(figure.hero == number for figure in game.figures)
        return Reason("RT-4.11" if taken else "RT-R124", "hero-not-free")


class TakeAbility(ByTurns):
    """Each player puts two special abilities of the hero into the slots (RT-R52)."""

    prompt = "take-ability"

    def next_seat(self, game: RiftState) -> Seat | None:
        if game.has_rule("no-abilities"):
            return None
        seats = range(game.seats)
        return next((seat for seat in seats if len(game.figures[seat].slots) < SLOTS), None)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        figure = game.figures[self.asked(game, frame)]
        return [
            Option(moves.ABILITY(game.box.abilities[number].id), number)
            for number in game.box.abilities_of[figure.hero]
            if number not in figure.slots
        ]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        game.happen(ev.AbilityTaken(self.asked(game, frame), value), "RT-R52", frame)


class FillBench(Question):
    """The solo player prepares a bench of up to three other heroes (RT-25.10)."""

    prompt = "fill-bench"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return not game.solo or len(game.bench) >= BENCH

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        heroes = game.box.heroes
        found = [Option(moves.BENCH(heroes[number].id), number) for number in free_heroes(game)]
        return [*found, DONE]

    def answered(self, game: RiftState, frame: Frame, value: int | None) -> None:
        if value is None:
            game.step(frame)
        else:
            game.happen(ev.Benched(value), "RT-25.10", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        number = game.box.hero_numbers.get(move.get("hero"))
        if number is None or move.form is not moves.BENCH:
            return None
        taken = number in game.bench or any(figure.hero == number for figure in game.figures)
        return Reason("RT-25.10" if taken else "RT-R124", "hero-not-free")


class TakeSpells(Question):
    """The players choose the spells of this game (RT-26.1)."""

    prompt = "take-spells"

    def _spells(self, game: RiftState) -> list[int]:
        return [
            number
            for number, spell in enumerate(game.box.spells)
            if spell.power <= game.scenario.power and number not in game.spells
        ]

    def moot(self, game: RiftState, frame: Frame) -> bool:
        if game.has_rule("no-spells") or len(game.spells) >= game.scenario.spells:
            return True
        return not self._spells(game)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        spells = game.box.spells
        found = [
            Option(moves.TAKE_SPELL(spells[number].id), number) for number in self._spells(game)
        ]
        return [*found, DONE]

    def answered(self, game: RiftState, frame: Frame, value: int | None) -> None:
        if value is None:
            game.step(frame)
        else:
            game.happen(ev.SpellTaken(value), "RT-26.1", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        number = game.box.spell_numbers.get(move.get("spell"))
        if number is None or move.form is not moves.TAKE_SPELL:
            return None
        if number in game.spells:
            return Reason("RT-26.2", "spell-too-strong")
        return Reason("RT-26.4", "spell-too-strong")


class DealTowers(Verb):
    """Each player takes the starting towers of the hero board (RT-4.4)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for seat in range(game.seats):
            printed = game.box.heroes[game.figures[seat].hero].towers[game.seats - 1]
            towers = tuple(game.box.tower_numbers[name] for name in printed)
            game.happen(ev.TowersDealt(seat, towers), "RT-4.4", frame)


class ShuffleDecks(Verb):
    """The decks that lie face down are shuffled."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.DecksShuffled(), "RT-3.10", frame)


class FirstRound(Verb):
    """The first round begins."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.push(Frame(game.box.round, 0, SPEAKER))


# -- the round -------------------------------------------------------------------------------


class BeginRound(Verb):
    """A round begins."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.RoundBegan(), "RT-5.1", frame)


class BanColour(Question):
    """A solo player chooses the colour that cannot be built on this round (RT-25.5)."""

    prompt = "ban-colour"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return not game.solo

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        return [
            Option(moves.BAN(COLOURS[colour]), colour)
            for colour in range(3)
            if colour != game.banned
        ]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        game.step(frame)
        game.happen(ev.ColourBanned(value), "RT-25.5", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        before = game.banned != NO_COLOUR and move == moves.BAN(COLOURS[game.banned])
        return Reason("RT-25.6", "banned-before") if before else None


@dataclass(frozen=True)
class Phase(Verb):
    """A phase of the round begins."""

    name: str
    clause: str = "RT-1.9"

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.PhaseBegan(self.name), self.clause, frame)


class BossTurn(Verb):
    """An active boss is activated between phases 3 and 4 (RT-5.3)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        plan = game.scenario.boss
        if plan is None or game.boss_is_beaten():
            return
        if game.box.bosses[plan.id].activation:
            game.happen(ev.PhaseBegan("boss"), "RT-5.3", frame)
            game.push(Frame(game.box.bosses[plan.id].activation, 0, SPEAKER))


class BossAftermath(Verb):
    """What a boss does after the movement of hordes (RT-29.40)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        plan = game.scenario.boss
        if plan is None or game.boss_is_beaten():
            return
        if game.box.bosses[plan.id].aftermath:
            game.push(Frame(game.box.bosses[plan.id].aftermath, 0, SPEAKER))


class EndRound(Verb):
    """The round is over: the players have won, or the next one begins (RT-24.2)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.RoundEnded(), "RT-5.1", frame)
        if game.last_round:
            clause = "RT-24.6" if game.scenario.goal == "boss" else "RT-24.1"
            game.happen(ev.Won(clause), clause, frame)
        else:
            game.push(Frame(game.box.round, 0, SPEAKER))
