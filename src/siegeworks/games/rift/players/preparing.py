"""Preparing for a scenario: which heroes, abilities and spells, by what each is worth there.

What a thing is worth depends on what will come, and that is known before the game: scenarios are
open, only the order of their decks is not. How much each trait counts is measured (`worths`), and
for the scenarios of the campaign, who does well in which of them (`hero_odds`).
"""

from collections.abc import Iterator
from operator import mul

from siegeworks.core.decision import Decision, Option
from siegeworks.games.rift.players.hero_odds import Table
from siegeworks.games.rift.players.worths import WORTHS
from siegeworks.games.rift.rules.printed import MAGIC, PHYSICAL, PORTAL, Card
from siegeworks.games.rift.rules.rounds import SLOTS
from siegeworks.games.rift.rules.scenario import IRON
from siegeworks.games.rift.rules.state import RiftState

TRAITS = ("always", "one player", "armour", "wards", "a boss")
"""What counts of a game to come: armour is the share of enemies that resist physical attacks, in
tenths, wards that of those that resist magic."""
DONE = "done"


class Preparation:
    """Takes what is worth most for the game to come; nothing is left out that may be taken."""

    def __init__(self, odds: Table) -> None:
        self.odds = odds

    def choose(self, game: RiftState, decision: Decision) -> Option:
        """The best hero, ability or spell, or the best guest for the bench."""
        seen = traits(game)

        def worth(option: Option) -> float:
            if option.text == DONE:
                return float("-inf")
            if decision.prompt == "take-hero":
                return self._hero(game, option, seen)
            return worth_of(option.text, seen)

        return max(decision.options, key=worth)

    def _hero(self, game: RiftState, option: Option, seen: tuple[float, ...]) -> float:
        """What a hero adds: as measured in the scenario, or by its traits where nobody did."""
        assert isinstance(option.value, int)
        hero = game.box.heroes[option.value].id
        measured = self.odds.get(circumstance(game), {}).get(game.scenario.id, {}).get(hero)
        if measured is not None:
            return measured
        return worth_of(option.text, seen) + _abilities(game, option.value, seen)


def circumstance(game: RiftState) -> str:
    """How the players meet a scenario, as the tables of `hero_odds` call it."""
    number = "alone" if game.solo else "company"
    return f"{number}-iron" if game.difficulty == IRON else number


def worth_of(text: str, seen: tuple[float, ...]) -> float:
    """What a hero, ability or spell adds to the logarithm of the odds to win."""
    return sum(map(mul, WORTHS.get(text, ()), seen), 0.0)


def _abilities(game: RiftState, hero: int, seen: tuple[float, ...]) -> float:
    """What the best special abilities of a hero add to him."""
    if game.has_rule("no-abilities"):
        return 0.0
    numbers = game.box.abilities_of[hero]
    worths = [worth_of(f"ability {game.box.abilities[each].id}", seen) for each in numbers]
    return sum(sorted(worths, reverse=True)[:SLOTS])


def traits(game: RiftState) -> tuple[float, ...]:
    """What counts of a game that is about to begin, in the order of TRAITS."""
    cards = tuple(sorted(_coming(game)))
    armour, wards = _resistance(tuple(game.box.cards[card] for card in cards))
    return 1.0, float(game.solo), armour, wards, float(game.scenario.boss is not None)


def _coming(game: RiftState) -> Iterator[int]:
    """The cards on the map and in the decks."""
    yield from (horde.card for horde in game.hordes)
    for deck in game.decks:
        yield from deck


def _resistance(cards: tuple[Card, ...]) -> tuple[float, float]:
    """How many enemies in ten resist physical attacks, how many magic."""
    faces = [card.faces[0] for card in cards if card.kind != PORTAL]
    foes = sum(face.foes.bit_count() for face in faces) or 1

    def share(type_: str) -> float:
        return sum((face.resists[type_] & face.foes).bit_count() for face in faces) * 10.0 / foes

    return share(PHYSICAL), share(MAGIC)
