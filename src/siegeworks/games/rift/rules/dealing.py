"""Putting a scenario on the table, and what the seats bring to it."""

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.faults import Fault
from siegeworks.core.refusal import Refused, Saying, saying
from siegeworks.core.setup import Setup
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.rounds import SLOTS
from siegeworks.games.rift.rules.scenario import EASIEST
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.storms import storm_deck

Brought = tuple[int | None, tuple[int, ...]]
"""A hero and abilities a seat brings; without a hero they are chosen in the game."""


def deal(game: RiftState) -> None:
    """Lay out the scenario of a game and set the set-up going."""
    scenario, players = game.scenario, game.seats - 1
    stand_ins = scenario.stand_ins[players]
    for token, deck in enumerate(scenario.decks):
        cards = (card for stage in reversed(deck) for card in reversed(stage))
        lying = [stand_ins.get(card, card) for card in cards]
        game.decks[token] = tuple(lying)
        game.stages[token] = tuple(len(stage) for stage in reversed(deck))
    game.ghosts = scenario.ghosts
    game.terrain = scenario.map.terrain
    game.storms = storm_deck(game)
    game.crystals = scenario.crystals[game.difficulty][players]
    game.health = scenario.health[game.difficulty][players]
    for card, space, path in scenario.opening:
        place(game, stand_ins.get(card, card), space, path)
    deal_boss(game)
    for seat, seating in enumerate(game.setup.seats):
        hero, abilities = brought(game.box, seating.brings)
        if hero is not None:
            game.happen(ev.HeroTaken(seat, hero), "RT-1.3")
        for ability in abilities:
            game.happen(ev.AbilityTaken(seat, ability), "RT-R52")
    game.push(Frame(game.box.set_up))


def place(game: RiftState, card: int, space: int, path: int) -> Horde:
    """Put a horde card on the map before the game begins."""
    game.serial += 1
    horde = Horde(game.serial, card, space, path)
    game.hordes.append(horde)
    return horde


def deal_boss(game: RiftState) -> None:
    """Put the boss's figures on the map and lay its cards ready."""
    plan = game.scenario.boss
    if plan is None:
        return
    game.boss_steps = (0,) * len(plan.routes)
    game.actions = tuple(range(len(plan.actions)))
    if plan.lives:
        first, *rest = plan.lives
        game.boss_lives = tuple(rest)
        space = plan.routes[0][0]
        place(game, first, space, game.map.rank.get(space, (0, 0))[0])


def brought(box: RiftBox, brings: tuple[str, ...]) -> Brought:
    """The hero and the abilities some items name: `hero malik`, `ability hands-off`."""
    hero, abilities = None, []
    for item in brings:
        word, _, name = item.partition(" ")
        if word == "hero" and name in box.hero_numbers and hero is None:
            hero = box.hero_numbers[name]
        elif word == "ability" and name in box.ability_numbers:
            abilities.append(box.ability_numbers[name])
        else:
            raise Refused(
                "cannot read {item!r}: expected one hero and abilities by name", item=item
            )
    return hero, tuple(abilities)


def check_seats(box: RiftBox, setup: Setup) -> list[Fault]:
    """Every reason why the seats cannot bring what they bring."""
    faults: list[Fault] = []
    heroes: list[int] = []
    for seat, seating in enumerate(setup.seats):
        try:
            hero, abilities = brought(box, seating.brings)
        except Refused as fault:
            message = saying("seat {seat}: {message}", seat=SEATS[seat], message=fault.message)
            faults.append(Fault("", "unreadable-hero", message, hard=True))
            continue
        faults += _check_hero(box, setup, seat, hero, abilities)
        if hero is not None and hero in heroes:
            message = saying(
                "seat {seat}: {hero} is taken", seat=SEATS[seat], hero=box.heroes[hero].id
            )
            faults.append(Fault("RT-4.11", "hero-taken", message, hard=True))
        heroes += [] if hero is None else [hero]
    if 0 < len(heroes) < len(setup.seats):
        message = saying("either every seat brings a hero or none does")
        faults.append(Fault("", "some-heroes", message, hard=True))
    return faults


def _check_hero(
    box: RiftBox, setup: Setup, seat: Seat, hero: int | None, abilities: tuple[int, ...]
) -> list[Fault]:
    """What is wrong with one hero and his abilities."""

    def fault(clause: str, phrase: str, message: Saying) -> list[Fault]:
        said = saying("seat {seat}: {message}", seat=SEATS[seat], message=message)
        return [Fault(clause, phrase, said, hard=True)]

    if hero is None:
        return fault("", "no-hero", saying("abilities without a hero")) if abilities else []
    printed, boss = box.heroes[hero], box.scenarios[setup.mode].boss
    if not printed.revives:
        return fault("RT-31.1", "no-hero", saying("{hero} is no hero", hero=printed.id))
    if boss is not None and boss.id == printed.id:
        return fault(
            "RT-R124",
            "hero-is-boss",
            saying("{hero} is the boss of this scenario", hero=printed.id),
        )
    difficulty = setup.switch("difficulty", EASIEST)
    if abilities and box.scenarios[setup.mode].has_rule("no-abilities", difficulty):
        return fault("RT-1.14", "iron-rule", saying("no special abilities here"))
    own = set(box.abilities_of[hero])
    if len(set(abilities)) != len(abilities) or not set(abilities) <= own:
        return fault(
            "RT-15.2", "wrong-ability", saying("not two abilities of {hero}", hero=printed.id)
        )
    if len(abilities) > SLOTS:
        return fault(
            "RT-4.5", "too-many-abilities", saying("more than {most} abilities", most=SLOTS)
        )
    return []
