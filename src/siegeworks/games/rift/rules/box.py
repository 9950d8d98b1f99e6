"""The Rift Box: everything printed, and what is worked out from the print once."""

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from siegeworks.core.agenda import Script, Verb
from siegeworks.core.box import Box
from siegeworks.core.moves import Moves
from siegeworks.core.refusal import Reason
from siegeworks.games.rift.moves import MOVES
from siegeworks.games.rift.rules.bosses import GATE_LEVEL, Boss
from siegeworks.games.rift.rules.printed import (
    COPIES,
    Ability,
    Attack,
    Card,
    Hero,
    Spell,
    Storm,
    Tower,
)
from siegeworks.games.rift.rules.scenario import Scenario


class RiftBox(Box):
    """Towers, heroes, spells, horde cards and scenarios by number and by name."""

    game: ClassVar[str] = "rift"
    moves: ClassVar[Moves] = MOVES

    # scripts of the rules, put in by the wiring
    set_up: Script
    round: Script
    arrive: Script
    enter_map: Script
    displace: Script
    tower: Script
    strike: Script
    activation: Script
    settle: Script
    stroll: Script
    enter: Script
    march: Script
    land: Script
    boss_step: Script
    mage_step: Script
    mages_there: Script
    haunt: Script
    # functions that would otherwise close a circle of imports
    why_not_now: Callable[..., Reason | None]
    why_not_place: Callable[..., Reason | None]

    arrival_place: int
    """Where in the script of a round hordes arrive."""
    side_by_side: dict[str, tuple[int, Script]]
    """For the phases in which all players act: the place in the round, and what each does."""
    copies_others: tuple[bool, ...]
    """For each ability whether it carries out another one."""
    for_sale: tuple[int, ...]
    """The towers that can be bought at all (RT-23.5)."""
    gate_level = GATE_LEVEL

    def __init__(
        self,
        towers: Iterable[Tower],
        heroes: Iterable[Hero],
        spells: Iterable[Spell],
        bosses: Iterable[Boss],
        boss_actions: Mapping[str, Script],
        cards: Iterable[Card],
        storms: Iterable[Storm] = (),
    ) -> None:
        super().__init__()
        self.attacks: list[Attack] = []
        self.attack_numbers: dict[Attack, int] = {}
        self._put_towers(tuple(towers))
        self._put_heroes(tuple(heroes))
        self.spells = tuple(spells)
        self.spell_numbers = _numbers(spell.id for spell in self.spells)
        self.bosses = {boss.id: boss for boss in bosses}
        self.boss_actions = dict(boss_actions)
        self.cards = tuple(cards)
        self.card_numbers = _numbers(card.id for card in self.cards)
        self._put_storms(tuple(storms))
        self.scenarios: dict[str, Scenario] = {}
        self._put_scripts()

    def _put_towers(self, towers: tuple[Tower, ...]) -> None:
        self.towers = towers
        self.tower_numbers = _numbers(tower.id for tower in towers)
        self.copies = tuple(COPIES[tower.level] for tower in towers)
        self.tower_attacks = tuple(
            tuple(self._number(attack) for attack in tower.attacks) for tower in towers
        )
        self.soldier_towers = frozenset(
            number for number, tower in enumerate(towers) if tower.family == "soldiers"
        )
        self.by_level: dict[tuple[str, int], tuple[int, ...]] = {}
        for number, tower in enumerate(towers):
            key = (tower.family, tower.level)
            self.by_level[key] = (*self.by_level.get(key, ()), number)

    def _put_heroes(self, heroes: tuple[Hero, ...]) -> None:
        self.heroes = heroes
        self.hero_numbers = _numbers(hero.id for hero in heroes)
        self.abilities: tuple[Ability, ...] = tuple(
            ability for hero in heroes for ability in hero.abilities
        )
        self.ability_numbers = _numbers(ability.id for ability in self.abilities)
        self.abilities_of = tuple(
            tuple(self.ability_numbers[ability.id] for ability in hero.abilities) for hero in heroes
        )
        self.ability_scripts = tuple(ability.text for ability in self.abilities)

    def _put_storms(self, storms: tuple[Storm, ...]) -> None:
        self.storms = storms
        self.storm_numbers = _numbers(storm.id for storm in storms)
        self.closed = tuple(
            frozenset(
                number for number, tower in enumerate(self.towers) if tower.family == storm.closed
            )
            for storm in storms
        )
        """For each storm the towers that cannot be played while it rages."""
        for storm in storms:
            if storm.text:
                self.add(f"storm.{storm.id}", storm.text)

    def _put_scripts(self) -> None:
        """Give every printed text an address and every attack in it a number."""
        for hero in self.heroes:
            if hero.basic:
                self.add(f"{hero.id}.basic", hero.basic)
            for ability in hero.abilities:
                self.add(f"{hero.id}.{ability.id}", ability.text)
        for spell in self.spells:
            self.add(f"spell.{spell.id}", spell.text)
        for boss in self.bosses.values():
            if boss.activation:
                self.add(f"boss.{boss.id}.activation", boss.activation)
            if boss.aftermath:
                self.add(f"boss.{boss.id}.aftermath", boss.aftermath)
        for name, script in self.boss_actions.items():
            self.add(f"boss.action.{name}", script)
        for script in list(self.scripts.values()):
            for verb in script:
                self._take_attack(verb)

    def _take_attack(self, verb: Verb) -> None:
        attack = getattr(verb, "attack", None)
        if isinstance(attack, Attack):
            self._number(attack)

    def _number(self, attack: Attack) -> int:
        if attack not in self.attack_numbers:
            self.attack_numbers[attack] = len(self.attacks)
            self.attacks.append(attack)
        return self.attack_numbers[attack]


def _numbers(ids: Iterable[str]) -> dict[str, int]:
    """Numbers by id."""
    return {name: number for number, name in enumerate(ids)}
