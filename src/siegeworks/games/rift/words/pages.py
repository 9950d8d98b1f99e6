"""Pages: what is printed on towers, heroes, spells, horde cards and scenarios, part by part."""

from typing import NamedTuple

from siegeworks.core.agenda import Script
from siegeworks.games.rift.rules.bosses import Boss
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.printed import (
    PORTAL,
    PROPERTIES,
    Ability,
    Card,
    Enemy,
    Hero,
    Spell,
    Storm,
    Tower,
)
from siegeworks.games.rift.rules.scenario import RULES, Scenario
from siegeworks.games.rift.words.naming import Naming
from siegeworks.games.rift.words.texts import Texts
from siegeworks.words.phrases import capital, tidy


class HeroPage(NamedTuple):
    """A hero board in words."""

    name: str
    marks: str
    """Health and movement points."""
    basic: str
    abilities: tuple[tuple[str, str], ...]
    """Name and text of each special ability."""
    towers: tuple[str, ...]
    """Starting towers for 1, 2, 3 and 4 players."""


class BossPage(NamedTuple):
    """A boss in words."""

    name: str
    text: str
    actions: tuple[tuple[str, str], ...]
    """Name and text of each different action card in the scenario."""


class Briefing(NamedTuple):
    """A scenario in words."""

    title: str
    hook: str
    """How it begins, as a story."""
    news: str
    """What is new in it."""
    goal: str
    terms: tuple[str, ...]
    """Tower level, spells, kingdom health and crystals at the start."""
    rules: tuple[str, ...]
    """Special rules, the Iron challenge's marked as such."""


class Pages:
    """Says what is printed."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.naming: Naming = texts.naming
        self.say = texts.say
        self.sentence = texts.sentence

    # -- towers, heroes, spells --------------------------------------------------------

    def tower_mark(self, tower: Tower) -> str:
        """Level and family of a tower."""
        family = self.say(f"family-{tower.family}")
        return capital(self.say("tower-mark", level=tower.level, family=family))

    def tower_price(self, tower: Tower) -> str:
        """What a tower costs in phase 6, if it can be bought at all."""
        price = PRICES.get(tower.level, 0)
        return capital(self.say("tower-price", "" if price else "none", n=price))

    def tower_text(self, tower: Tower) -> str:
        """What a tower does when it is played."""
        said = [self.texts.tower_attack(attack) for attack in tower.attacks]
        if any(attack.free for attack in tower.attacks):
            said.append(self.say("tower-free"))
        if tower.family == "soldiers":
            said.append(self.say("tower-soldiers"))
        return " ".join(map(self.sentence, said))

    def hero(self, hero: Hero) -> HeroPage:
        """A hero board, or the cat."""
        return HeroPage(
            name=self.say(f"hero-{hero.id}", "full"),
            marks=self.say("hero-marks", health=hero.health, moves=hero.moves),
            basic=self.texts.sentences(hero.basic, hero),
            abilities=tuple(
                (self.say(f"ability-{ability.id}"), self.ability_text(ability, hero))
                for ability in hero.abilities
            ),
            towers=tuple(self._start(number, row) for number, row in enumerate(hero.towers, 1)),
        )

    def _start(self, players: int, towers: tuple[str, ...]) -> str:
        names = dict.fromkeys(towers)
        counted = ((self.say(f"tower-{name}"), towers.count(name)) for name in names)
        listed = self.naming.listed(f"{n}× {name}" if n > 1 else name for name, n in counted)
        return capital(self.say("hero-start", players=players, towers=listed))

    def ability_text(self, ability: Ability, hero: Hero) -> str:
        """A special ability, used by a hero; a lasting one says so."""
        text = self.texts.sentences(ability.text, hero)
        if not self.texts.lasts(ability.text):
            return text
        return f"{text} ({self.say('ability-lasting')})"

    def spell_text(self, spell: Spell) -> str:
        """A spell."""
        return self.texts.sentences(spell.text)

    # -- enemies, horde cards, bosses --------------------------------------------------

    def enemy_text(self, enemy: Enemy) -> str:
        """The properties of an enemy, each with its explanation."""
        return " ".join(self._explained(key) for key in PROPERTIES if key in enemy.properties)

    def _explained(self, key: str) -> str:
        text, term = self.say(f"keyword-{key}"), capital(self.say(f"term-{key}"))
        return self.say("explained", term=term, text=text)

    def card_text(self, card: Card) -> str:
        """A horde card: its enemies and symbols, and what it yields."""
        said = [self.naming.listed(self.naming.kinds(card, "counted"))]
        if card.kind == PORTAL:
            said.append(self.say("card-level", level=card.level))
        if card.scouts:
            kinds = (self.say(f"terrain-{kind}") for kind in card.scouts)
            said.append(self.say("card-scouts", terrain=", ".join(kinds)))
        said += [self.say(f"term-{key}") for key in ("flying", "ghost") if getattr(card, key)]
        said.append(self.say("card-crystals", n=card.crystals))
        return " ".join(map(self.sentence, said))

    def boss(self, boss: Boss, scenario: Scenario, box: RiftBox) -> BossPage:
        """A boss as a scenario brings it."""
        plan = scenario.boss
        lives, actions = (len(plan.lives), plan.actions) if plan is not None else (0, ())
        scripts = {name: box.boss_actions[name] for name in dict.fromkeys(actions)}
        return BossPage(
            name=capital(self.say(f"boss-{boss.id}")),
            text=self._boss_text(boss, lives),
            actions=tuple(
                (self.say(f"action-{name}"), self.action_text(scripts[name])) for name in scripts
            ),
        )

    def _boss_text(self, boss: Boss, lives: int) -> str:
        said = []
        if lives:
            said.append(self.sentence(self.say("boss-lives", n=lives)))
        if boss.marches:
            name = self.naming.forms("boss", f"boss-{boss.id}")
            said.append(self.sentence(self.say("boss-marches", **name)))
        for key, script in (("activation", boss.activation), ("aftermath", boss.aftermath)):
            if script:
                text = self.action_text(script)
                said.append(capital(self.say(f"boss-{key}", text=text)))
        return " ".join(said)

    def action_text(self, script: Script) -> str:
        """What an action card of a boss does."""
        return self.texts.sentences(script)

    # -- storms ------------------------------------------------------------------------

    def storm_clause(self, storm: Storm) -> str:
        """What a portal storm brings for a round, as a clause."""
        if storm.rule:
            return self.say(f"holds-{storm.rule}")
        text = tidy(self.texts.clause(storm.text))
        return self.say(f"storm-when-{storm.when}", text=text, full=capital(text))

    def storm_text(self, storm: Storm) -> str:
        """What a portal storm brings for a round."""
        return self.sentence(self.storm_clause(storm))

    # -- scenarios ---------------------------------------------------------------------

    def briefing(
        self, scenario: Scenario, players: int, difficulty: str, *, storms: bool = False
    ) -> Briefing:
        """A scenario for some players at a difficulty, perhaps with portal storms."""
        key = f"scenario-{scenario.id}"
        return Briefing(
            title=self.say(key),
            hook=self.say(key, "hook"),
            news=self.say(key, "news"),
            goal=self.goal(scenario),
            terms=tuple(self._terms(scenario, players, difficulty)),
            rules=tuple(self._rules(scenario, storms)),
        )

    def goal(self, scenario: Scenario) -> str:
        """What the players have to do to win."""
        boss = self.naming.boss("boss", scenario)
        return self.sentence(self.say(f"goal-{scenario.goal}", n=scenario.portals, **boss))

    def _terms(self, scenario: Scenario, players: int, difficulty: str) -> list[str]:
        level = scenario.max_level - scenario.has_rule("one-level-less", difficulty)
        spells = 0 if scenario.has_rule("no-spells", difficulty) else scenario.spells
        said = [self.say("scenario-level", level=max(1, level))]
        said.append(self.say("scenario-spells", n=spells, power=scenario.power))
        said.append(self.say("scenario-health", n=scenario.health[difficulty][players - 1]))
        said.append(self.say("scenario-crystals", n=scenario.crystals[difficulty][players - 1]))
        return [capital(tidy(text)) for text in said]

    def _rules(self, scenario: Scenario, storms: bool) -> list[str]:
        found = [self.sentence(self.rule(rule)) for rule in RULES if rule in scenario.rules]
        iron = [self.rule(rule) for rule in RULES if rule in scenario.iron]
        if iron:
            text = self.say("scenario-iron", text=self.naming.listed(iron))
            found.append(self.sentence(text))
        if storms:
            found.append(self.sentence(self.say("scenario-storms")))
        return found

    def rule(self, rule: str) -> str:
        """A special rule as a clause."""
        return self.say(f"rule-{rule}")
