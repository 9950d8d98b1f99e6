"""Checks of what is printed and shipped, each named by a case."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from siegeworks.core.checks import differs
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.building import why_not_buy
from siegeworks.games.rift.rules.checks.registry import check
from siegeworks.games.rift.rules.dealing import deal
from siegeworks.games.rift.rules.events import DecksShuffled
from siegeworks.games.rift.rules.fields import stages
from siegeworks.games.rift.rules.maps import WHITE
from siegeworks.games.rift.rules.printed import (
    COPIES,
    FAMILIES,
    GHOST,
    MAGIC,
    PHYSICAL,
    PORTAL,
    UNIVERSAL,
    Tower,
)
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, NO_COLOUR
from siegeworks.games.rift.rules.state import SOLDIERS, RiftState

HEROES = {
    "alleria": (
        "wizard bombardiers archers militia",
        "shooters apprentice militia",
        "shooters apprentice",
        "shooters",
    ),
    "malik": (
        "shooters artillery footmen apprentice",
        "shooters bombardiers militia",
        "bombardiers militia",
        "militia",
    ),
    "lilith": (
        "wizard shooters bombardiers footmen",
        "shooters apprentice militia",
        "apprentice militia",
        "militia",
    ),
    "magnus": (
        "wizard shooters artillery militia",
        "shooters bombardiers apprentice",
        "bombardiers apprentice",
        "apprentice",
    ),
    "ignus": (
        "wizard shooters artillery militia",
        "bombardiers apprentice apprentice",
        "bombardiers apprentice",
        "bombardiers",
    ),
}
"""Starting towers as the rules list them (section 30)."""


@check
def one_to_four_players_may_play() -> Iterator[str]:
    """Every scenario is for 1, 2, 3 and 4 players, each with a colour of his own."""
    for scenario in BOX.scenarios.values():
        yield from differs(f"{scenario.id}: seats", scenario.seats, (1, 2, 3, 4))
        for players in (2, 3, 4):
            there = set(scenario.colours[players - 1]) - {NO_COLOUR}
            yield from differs(f"{scenario.id}: colours of {players}", there, set(range(players)))


@check
def the_box_holds_what_the_rules_list() -> Iterator[str]:
    """Numbers of heroes, towers, abilities, colours, soldiers and portal tiles."""
    heroes = [hero for hero in BOX.heroes if hero.revives]
    yield from differs("heroes", len(heroes), 5)
    yield from differs("cats", len(BOX.heroes) - len(heroes), 1)
    yield from differs("tower cards", sum(BOX.copies), 44)
    yield from differs("copies by level", COPIES, {1: 4, 2: 3, 3: 2, 4: 1})
    yield from differs("abilities", len(BOX.abilities), 20)
    yield from differs("abilities of each hero", {len(hero.abilities) for hero in heroes}, {4})
    yield from differs("spells", len(BOX.spells), 6)
    yield from differs("soldiers", SOLDIERS, 12)
    yield from differs("colours", len(COLOURS), 4)


@check
def every_card_keeps_to_the_bounds() -> Iterator[str]:
    """Cards of the campaign are 5×5; a ghost yields two crystals, and there are six at most."""
    for card in BOX.cards:
        if not card.id.startswith("drill-"):
            sizes = {(face.width, face.height) for face in card.faces}
            yield from differs(f"{card.id}: grid", sizes, {(5, 5)})
    ghosts = [card for card in BOX.cards if card.kind == GHOST]
    yield from differs("crystals of ghosts", {card.crystals for card in ghosts}, {2})
    for scenario in BOX.scenarios.values():
        if len(scenario.ghosts) > 6:
            yield f"{scenario.id}: {len(scenario.ghosts)} ghost cards, more than 6"


@check
def health_falls_with_difficulty() -> Iterator[str]:
    """A game starts with the health and crystals of its scenario, players and difficulty."""
    for scenario in BOX.scenarios.values():
        for players in (1, 2, 3, 4):
            before = 99
            for difficulty in DIFFICULTIES:
                switches = (("difficulty", difficulty),)
                setup = Setup(scenario.id, (Seating(),) * players, switches)
                game = RiftState.blank(setup, 0, box=BOX, scenario=scenario)
                deal(game)
                wanted = scenario.health[difficulty][players - 1]
                yield from differs(f"{scenario.id}: health", game.health, wanted)
                crystals = scenario.crystals[difficulty][players - 1]
                yield from differs(f"{scenario.id}: crystals", game.crystals, crystals)
                if game.health >= before:
                    yield f"{scenario.id}, {players} players: {difficulty} gives no less health"
                before = game.health


@check
def every_hero_starts_with_the_towers_of_his_board() -> Iterator[str]:
    """The starting towers are those of section 30."""
    for hero in BOX.heroes:
        if hero.revives:
            wanted = tuple(tuple(row.split()) for row in HEROES[hero.id])
            yield from differs(f"towers of {hero.id}", hero.towers, wanted)


FIGURES = {
    "alleria": (3, 3, PHYSICAL),
    "malik": (5, 2, PHYSICAL),
    "lilith": (4, 3, UNIVERSAL),
    "magnus": (3, 2, MAGIC),
    "ignus": (4, 3, MAGIC),
}
"""Highest health, movement points and attack type of each hero (RT-C12, RT-C13)."""


@check
def heroes_are_as_the_rules_say() -> Iterator[str]:
    """Health, movement and the type of every attack of each hero; the cat besides."""
    for hero in BOX.heroes:
        if not hero.revives:
            yield from differs(f"{hero.id}", (hero.health, hero.moves), (1, 2))
            continue
        health, moves, type_ = FIGURES[hero.id]
        yield from differs(f"{hero.id}", (hero.health, hero.moves), (health, moves))
        scripts = [script for name, script in BOX.scripts.items() if name.startswith(hero.id)]
        attacks = [getattr(part, "attack", None) for script in scripts for part in script]
        types = {attack.type for attack in attacks if attack is not None}
        yield from differs(f"attack types of {hero.id}", types, {type_})


@check
def spells_and_white_sites_come_later() -> Iterator[str]:
    """No spells before the fourth scenario, no white sites before the fifth."""
    for scenario in BOX.scenarios.values():
        white = any(site.group == WHITE for site in scenario.map.sites)
        if 0 < scenario.number < 4 and scenario.spells:
            yield f"{scenario.id} has spells"
        if 0 < scenario.number < 5 and white:
            yield f"{scenario.id} has a white site"


@check
def towers_have_their_character() -> Iterator[str]:
    """Archers reach farthest, mages deal magic and most, artillery several tiles, soldiers S."""
    by_family = {
        family: [tower for tower in BOX.towers if tower.family == family] for family in FAMILIES
    }
    for family, towers in by_family.items():
        levels = Counter(tower.level for tower in towers)
        yield from differs(f"levels of {family}", levels, Counter({1: 1, 2: 1, 3: 1, 4: 2}))
    for place in range(3):
        archers, mages, artillery, soldiers = (by_family[family][place] for family in FAMILIES)
        others = max(_reach(tower) for tower in (mages, artillery, soldiers))
        if _reach(archers) <= others:
            yield f"{archers.id} do not reach farther than others"
        if _largest(mages) <= max(_largest(archers), _largest(artillery)):
            yield f"{mages.id} has no larger tile than others"
        if sum(len(attack.groups) for attack in artillery.attacks) < 2:
            yield f"{artillery.id} places only one tile"
    types = {attack.type for tower in by_family["mages"] for attack in tower.attacks}
    yield from differs("types of mage towers", types, {MAGIC})
    for tower in by_family["soldiers"]:
        if not any("S" in attack.pieces for attack in tower.attacks):
            yield f"{tower.id} places no soldiers"


def _reach(tower: Tower) -> int:
    """The longest run of arrows of a tower."""
    runs = [run for attack in tower.attacks for run in attack.arrows.split()]
    return max(int(run.lstrip("nesw") or 1) if run != "precise" else 9 for run in runs)


def _largest(tower: Tower) -> int:
    """The squares of the largest tile of a tower."""
    pieces = [piece for attack in tower.attacks for group in attack.groups for piece in group]
    return max(piece.count("X") for piece in pieces)


@check
def nothing_above_the_highest_level_is_bought() -> Iterator[str]:
    """Where level 1 is the highest, a tower of level 2 cannot be bought however many crystals."""
    low = replace(BOX.scenarios["drill-yard"], max_level=1)
    game = RiftState.blank(Setup("drill-yard", (Seating(), Seating())), 0, box=BOX, scenario=low)
    game.crystals = 12
    for tower, printed in enumerate(BOX.towers):
        wanted = {1: None, 2: "RT-R49"}.get(printed.level, "RT-23.5")
        yield from differs(printed.id, why_not_buy(game, tower), wanted)


@check
def decks_are_shuffled_stage_by_stage() -> Iterator[str]:
    """Other seeds, other orders within a stage; each stage keeps its cards and its place."""
    scenario, orders = BOX.scenarios["drill-ground"], set()
    for seed in range(20):
        game = RiftState.blank(
            Setup("drill-ground", (Seating(),)), seed, box=BOX, scenario=scenario
        )
        deal(game)
        DecksShuffled().happen(game)
        orders.add(game.decks[0])
        lying = list(stages(game.decks[0], game.stages[0]))
        for stage, printed in zip(reversed(lying), scenario.decks[0], strict=True):
            yield from differs("cards of a stage", sorted(stage), sorted(printed))
    if len(orders) < 5:
        yield f"only {len(orders)} orders in 20 games"


@check
def only_decks_are_hidden() -> Iterator[str]:
    """A view shows hands, sites and passed cards of all, and of decks only which cards are left."""
    from siegeworks.games.rift.rules.view import view

    setup = Setup("drill-yard", (Seating(), Seating()))
    game = RiftState.blank(setup, 0, box=BOX, scenario=BOX.scenarios["drill-yard"])
    deal(game)
    game.decks[0] = tuple(reversed(game.decks[0]))
    game.hands[1], game.passed[1] = (1, 2), (3,)
    for seat in (0, 1, -1):
        seen = view(game, seat)
        yield from differs("hands", seen.hands, ((), (1, 2)))
        yield from differs("passed", seen.passed, ((), (3,)))
        for stage in (stage for token in range(len(seen.decks)) for stage in seen.coming(token)):
            yield from differs("order of a deck", stage, tuple(sorted(stage)))
    if not any(BOX.cards[card].kind == PORTAL for card in game.decks[0]):
        yield "no portal in the deck"
