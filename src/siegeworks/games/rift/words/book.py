"""The words of Rift in one language, with the methods every game's words have."""

from functools import cache
from typing import Any

from siegeworks.core.agenda import Script
from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.core.event import Event, Note
from siegeworks.core.player import Names
from siegeworks.core.state import Outcome
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.printed import Ability, Card, Enemy, Hero, Spell, Storm, Tower
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, Scenario
from siegeworks.games.rift.words import glossary
from siegeworks.games.rift.words.answering import OptionLabels
from siegeworks.games.rift.words.asking import Prompts
from siegeworks.games.rift.words.log import Log, LogContext
from siegeworks.games.rift.words.naming import Naming
from siegeworks.games.rift.words.pages import BossPage, Briefing, HeroPage, Pages
from siegeworks.games.rift.words.situation import At
from siegeworks.games.rift.words.texts import Texts
from siegeworks.games.rift.words.tiles import Tiles
from siegeworks.words.phrases import capital
from siegeworks.words.usual import UsualWords


class RiftWords(UsualWords):
    """Says towers, heroes, hordes, events, questions and refusals of Rift."""

    def __init__(self, language: str) -> None:
        super().__init__("rift", language)
        self.naming = Naming(self.phrases)
        self.players = self.naming.players
        self.tiles = Tiles(self.naming)
        self.texts = Texts(self.naming, self.tiles)
        self.pages = Pages(self.texts)
        self.lines = Log(self.pages)
        self.asking = Prompts(self.naming, self.tiles)
        self.answering = OptionLabels(self.texts)

    # -- what is printed ---------------------------------------------------------------

    def tower_name(self, tower: Tower) -> str:
        """The name of a tower."""
        return self.naming.tower(tower)

    def tower_text(self, tower: Tower) -> str:
        """What a tower does when it is played."""
        return self.pages.tower_text(tower)

    def tower_mark(self, tower: Tower) -> str:
        """Level and family of a tower."""
        return self.pages.tower_mark(tower)

    def tower_price(self, tower: Tower) -> str:
        """What a tower costs, if it can be bought at all."""
        return self.pages.tower_price(tower)

    def hero_name(self, hero: Hero) -> str:
        """The full name of a hero or of the cat."""
        return self.phrases.say(f"hero-{hero.id}", "full")

    def hero_page(self, hero: Hero) -> HeroPage:
        """A hero board, part by part."""
        return self.pages.hero(hero)

    def ability_name(self, ability: Ability) -> str:
        """The name of a special ability."""
        return self.phrases.say(f"ability-{ability.id}")

    def ability_text(self, ability: Ability, hero: Hero) -> str:
        """What a special ability does when this hero uses it."""
        return self.pages.ability_text(ability, hero)

    def spell_name(self, spell: Spell) -> str:
        """The name of a spell."""
        return self.phrases.say(f"spell-{spell.id}")

    def spell_text(self, spell: Spell) -> str:
        """What a spell does."""
        return self.pages.spell_text(spell)

    def spell_power(self, spell: Spell) -> str:
        """How many power symbols a spell has."""
        return self.phrases.say("spell-power", n=spell.power)

    def storm_name(self, storm: Storm) -> str:
        """The name of a portal storm."""
        return self.phrases.say(f"storm-{storm.id}")

    def storm_text(self, storm: Storm) -> str:
        """What a portal storm brings for a round."""
        return self.pages.storm_text(storm)

    def enemy_name(self, enemy: Enemy) -> str:
        """The name of a kind of enemy."""
        return capital(self.phrases.say(f"enemy-{enemy.id}"))

    def enemy_text(self, enemy: Enemy) -> str:
        """The properties of an enemy, explained; empty if it has none."""
        return self.pages.enemy_text(enemy)

    def card_name(self, card: Card, scenario: Scenario | None = None) -> str:
        """A horde card by its enemies, a portal by its level, a life card by its boss."""
        return self.naming.title(card, scenario)

    def card_text(self, card: Card) -> str:
        """Enemies, symbols and crystals of a horde card."""
        return self.pages.card_text(card)

    def boss_page(self, scenario: Scenario) -> BossPage | None:
        """The boss of a scenario, part by part."""
        if scenario.boss is None:
            return None
        return self.pages.boss(BOX.bosses[scenario.boss.id], scenario, BOX)

    def action_name(self, action: str) -> str:
        """The name of an action card of a boss."""
        return self.phrases.say(f"action-{action}")

    def action_text(self, script: Script) -> str:
        """What an action card of a boss does."""
        return self.pages.action_text(script)

    def briefing(
        self,
        scenario: Scenario,
        players: int = 2,
        difficulty: str = DIFFICULTIES[0],
        *,
        storms: bool = False,
    ) -> Briefing:
        """A scenario: its story, what is new, its goal and its rules."""
        return self.pages.briefing(scenario, players, difficulty, storms=storms)

    # -- play --------------------------------------------------------------------------

    def line(self, note: Note, at: At, *, names: Names = ()) -> str:
        """What happened, as a line of the log; empty for mere bookkeeping."""
        return self.lines.line(note.event, LogContext(at.scenario, names, note.clause, note.cause))

    def event(
        self,
        event: Event,
        at: At,
        viewer: Seat | None = None,
        *,
        names: Names = (),
        clause: str = "",
    ) -> str:
        """An event by itself as a line of the log."""
        seen = event if viewer is None else event.seen_by(viewer)
        return self.lines.line(seen, LogContext(at.scenario, names, clause))

    def prompt(self, decision: Decision, at: At, *, names: Names = ()) -> str:
        """What a seat is asked."""
        return self.asking.prompt(decision, at, names)

    def option(self, option: Option, decision: Decision, at: At, *, names: Names = ()) -> str:
        """The label of an option."""
        return self.answering.option(option, decision, at, names)

    def options(self, decision: Decision, at: At, *, names: Names = ()) -> tuple[str, ...]:
        """The labels of all options of a question."""
        say = self.answering.option
        return tuple(say(option, decision, at, names) for option in decision.options)

    def outcome(self, outcome: Outcome, *, names: Names = ()) -> str:
        """How the game ended for all players together, and why."""
        players = self.naming.listed(self.players.name(names, seat) for seat in outcome.winners)
        key = "ends-won" if outcome.winners else "ends-lost"
        end = self.phrases.say(key, "alone" if len(outcome.winners) == 1 else "", players=players)
        return self.with_clause(f"{end} {self.lines.why(outcome.clause)}", outcome.clause)

    # -- the glossary ------------------------------------------------------------------

    def keywords_of(self, thing: Any) -> tuple[str, ...]:
        """The keywords of a tower, hero, ability, spell, enemy, horde card or scenario."""
        return glossary.keywords_of(thing)

    def mode(self, mode: str) -> str:
        """The title of a scenario."""
        return self.phrases.say(f"scenario-{mode}")

    def setting(self, value: str) -> str:
        """A value of a switch: a difficulty, or on and off."""
        known = value in DIFFICULTIES
        return self.phrases.say(f"difficulty-{value}" if known else f"setting-{value}")

    def phase(self, phase: str) -> str:
        """The name of a phase of the round."""
        return self.phrases.say(f"phase-{phase}")

    def colour(self, colour: str) -> str:
        """A player colour, or white."""
        return self.phrases.say(f"colour-{colour}")

    def terrain(self, kind: str) -> str:
        """A kind of terrain."""
        return self.phrases.say(f"terrain-{kind}")

    def family(self, family: str) -> str:
        """A family of towers."""
        return self.phrases.say(f"family-{family}")

    def rule(self, rule: str) -> str:
        """A special rule of a scenario, as a sentence."""
        return self.texts.sentence(self.pages.rule(rule))


@cache
def rift_words(language: str) -> RiftWords:
    """The words of Rift in a language."""
    return RiftWords(language)
