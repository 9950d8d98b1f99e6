"""Events of the set-up and of rounds and phases."""

from dataclasses import dataclass

from siegeworks.core.agenda import Fork
from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, Revelation
from siegeworks.core.state import Outcome
from siegeworks.games.rift.rules.events.moving import to_hand, to_supply
from siegeworks.games.rift.rules.fields import stages
from siegeworks.games.rift.rules.pieces import Figure
from siegeworks.games.rift.rules.state import RiftState


@dataclass(slots=True)
class DecksShuffled(Revelation):
    """The enemy decks, the ghost deck, the boss's actions and the storm deck were shuffled."""

    def happen(self, game: RiftState) -> None:
        for token, deck in enumerate(game.decks):
            game.decks[token] = tuple(
                card for stage in stages(deck, game.stages[token]) for card in game.shuffled(stage)
            )
        game.ghosts = game.shuffled(game.ghosts)
        game.actions = game.shuffled(game.actions)
        game.storms = game.shuffled(game.storms)


@dataclass(slots=True)
class HeroTaken(Event):
    """A player chose a hero."""

    seat: Seat
    hero: int

    def happen(self, game: RiftState) -> None:
        printed = game.box.heroes[self.hero]
        game.figures.append(Figure(self.hero, self.seat, printed.health))
        if printed.beast:
            beast = game.box.hero_numbers[printed.beast]
            health = game.box.heroes[beast].health
            game.figures.append(Figure(beast, self.seat, health))
        heroes = game.box.heroes
        game.figures.sort(key=lambda figure: (not heroes[figure.hero].revives, figure.seat))


@dataclass(slots=True)
class AbilityTaken(Event):
    """A player put a special ability into a slot of the hero board."""

    seat: Seat
    ability: int

    def happen(self, game: RiftState) -> None:
        figure = game.figures[self.seat]
        game.figures[self.seat] = figure._replace(slots=(*figure.slots, self.ability))


@dataclass(slots=True)
class Benched(Event):
    """The solo player put a hero on the bench."""

    hero: int

    def happen(self, game: RiftState) -> None:
        game.bench = (*game.bench, self.hero)


@dataclass(slots=True)
class SpellTaken(Event):
    """The players chose a spell for this game."""

    spell: int

    def happen(self, game: RiftState) -> None:
        game.spells = tuple(sorted((*game.spells, self.spell)))


@dataclass(slots=True)
class TowersDealt(Event):
    """A player took the starting towers of the hero board."""

    seat: Seat
    towers: tuple[int, ...]

    def happen(self, game: RiftState) -> None:
        for tower in self.towers:
            to_supply(game, tower, -1)
            to_hand(game, self.seat, tower)


@dataclass(slots=True)
class RoundBegan(Event):
    """A round began."""

    round: int = 0

    @property
    def is_heading(self) -> bool:
        return True

    def happen(self, game: RiftState) -> None:
        self.round = game.round = game.round + 1
        game.opened = ()


@dataclass(slots=True)
class ColourBanned(Event):
    """The solo player chose the colour that cannot be built on this round."""

    colour: int

    def happen(self, game: RiftState) -> None:
        game.banned = self.colour


@dataclass(slots=True)
class PhaseBegan(Event):
    """A phase of the round began."""

    phase: str

    def happen(self, game: RiftState) -> None:
        game.phase = self.phase
        game.ready = (False,) * game.seats


@dataclass(slots=True)
class Declared(Event):
    """A player declared to be done with the phase, or took that back."""

    seat: Seat
    done: bool

    def happen(self, game: RiftState) -> None:
        game.ready = (*game.ready[: self.seat], self.done, *game.ready[self.seat + 1 :])
        fork = game.agenda[-1]
        if isinstance(fork, Fork):
            lanes = sorted(fork.lanes, key=lambda lane: (game.ready[lane.you], lane.you))
            game.agenda[-1] = Fork(tuple(lanes))


@dataclass(slots=True)
class RoundEnded(Event):
    """The round is over: what lasted for it ends, bench heroes leave."""

    def happen(self, game: RiftState) -> None:
        game.lasting, game.laid = (), ()
        game.figures = [
            figure._replace(rested=False, revived=False)
            for figure in game.figures
            if not figure.guest
        ]


@dataclass(slots=True)
class LastRoundBegan(Event):
    """What must be destroyed is destroyed: this round is the last."""

    def happen(self, game: RiftState) -> None:
        game.last_round = True


@dataclass(slots=True)
class Won(Event):
    """The kingdom stands: the players won."""

    clause: str

    def happen(self, game: RiftState) -> None:
        game.outcome = Outcome(tuple(range(game.seats)), self.clause)


@dataclass(slots=True)
class Lost(Event):
    """The kingdom fell: the players lost."""

    clause: str

    def happen(self, game: RiftState) -> None:
        game.outcome = Outcome((), self.clause)
