"""Which scenarios there are, which heroes can be played in them, and who brings which."""

from collections.abc import Sequence

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.campaign import in_order
from siegeworks.games.rift.rules.layout import DEFAULT_HEROES
from siegeworks.games.rift.rules.scenario import Scenario


def scenarios() -> tuple[Scenario, ...]:
    """Every scenario: those of the campaign by number, then the drills."""
    drills = (one for one in BOX.scenarios.values() if not one.number)
    return (*in_order(BOX.scenarios.values()), *drills)


def heroes(scenario: Scenario) -> list[str]:
    """The heroes that can be played in a scenario: not its boss."""
    boss = scenario.boss.id if scenario.boss is not None else ""
    return [hero.id for hero in BOX.heroes if hero.revives and hero.id != boss]


def brought(mode: str, number: int, wished: Sequence[tuple[int, str]]) -> list[tuple[str, ...]]:
    """What each seat brings: nothing, or a hero each as soon as one is wished for (RT-4.11)."""
    if not wished:
        return [()] * number
    there = heroes(BOX.scenarios[mode])
    chosen = dict(wished)
    for seat, hero in wished:
        if seat >= number:
            raise Refused("there is no seat {seat} in this game", seat=SEATS[seat])
        if hero not in there:
            raise Refused("no hero {hero!r}; there is {known}", hero=hero, known=", ".join(there))
    if len(set(chosen.values())) < len(chosen):
        raise Refused("two players cannot play the same hero (RT-4.11)")
    free = [hero for hero in DEFAULT_HEROES if hero in there and hero not in chosen.values()]
    return [(hero_line(chosen.get(seat) or free.pop(0)),) for seat in range(number)]


def hero_line(hero: str) -> str:
    """The line by which a seat brings a hero."""
    return f"hero {hero}"


def hero_of(line: str) -> str:
    """The hero a line names."""
    word, _, hero = line.partition(" ")
    if word != "hero" or not hero:
        raise Refused("cannot read {line!r}: expected `hero NAME`", line=line)
    return hero
