"""What is checked of the words of Rift: every name, every text, every question and refusal."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from siegeworks.cli.shipped.texts import lacking, phrases_of, unfilled
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.view import SPECTATOR
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.moves import COLOURS, MOVES
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.cards import TERRAIN
from siegeworks.games.rift.rules.printed import FAMILIES, PROPERTIES, TYPES, Enemy
from siegeworks.games.rift.rules.scenario import BOSSES, DIFFICULTIES, GOALS, RULES
from siegeworks.games.rift.rules.vocabulary import EVENTS
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.players import make_player
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import kebab

SAMPLES = (("drill-passes", 2), ("drill-lilith", 3), ("drill-ground", 1))
"""Scenarios, and for how many players, of which a game is read."""
ANSWERS = 60
"""Answers given in each of them."""


def faults() -> Iterator[str]:
    """What any language lacks of Rift."""
    for language in LANGUAGES:
        yield from words_in(language)


def words_in(language: str) -> Iterator[str]:
    """What a language lacks of Rift."""
    for what, keys in _keys().items():
        yield from lacking(rift_words(language).phrases, what, keys)
    for what, text in _texts(rift_words(language)):
        yield from unfilled(language, what, text)
    yield from _games_in(language)


# -- names ---------------------------------------------------------------------------------------


@cache
def _keys() -> dict[str, list[str]]:
    """By kind of thing the keys of everything the game knows."""
    prompts = {question.prompt for question in BOX.questions()}
    names: dict[str, list[str]] = {
        "event": [kebab(name) for name in EVENTS],
        "prompt": sorted(prompts),
        "option": sorted(MOVES.by_word),
        "reason": sorted(phrases_of("Reason", "games/rift")),
        "fault": sorted(
            phrases_of("Fault", "core", "games/rift") | phrases_of("fault", "games/rift")
        ),
        "tower": [tower.id for tower in BOX.towers],
        "family": list(FAMILIES),
        "type": list(TYPES),
        "hero": [hero.id for hero in BOX.heroes],
        "ability": [ability.id for ability in BOX.abilities],
        "spell": [spell.id for spell in BOX.spells],
        "storm": [storm.id for storm in BOX.storms],
        "boss": list(BOSSES),
        "action": list(BOX.boss_actions),
        "enemy": [enemy.id for enemy in _enemies()],
        "keyword": list(PROPERTIES),
        "term": list(PROPERTIES),
        "scenario": list(BOX.scenarios),
        "rule": list(RULES),
        "goal": list(GOALS),
        "difficulty": list(DIFFICULTIES),
        "colour": [*COLOURS, "white"],
        "terrain": list(TERRAIN),
    }
    return {kind: [f"{kind}-{name}" for name in found] for kind, found in names.items()}


@cache
def _enemies() -> tuple[Enemy, ...]:
    """Every kind of enemy on any card."""
    faces = (card.faces[0] for card in BOX.cards)
    found = {enemy.id: enemy for face in faces for _, enemy in face.enemies}
    return tuple(found.values())


# -- texts ---------------------------------------------------------------------------------------


def _texts(spoken: RiftWords) -> Iterator[tuple[str, str]]:
    """Everything printed, as a player reads it, with what it is."""
    for tower in BOX.towers:
        yield f"the tower {tower.id}", spoken.tower_text(tower)
    for hero in BOX.heroes:
        page = spoken.hero_page(hero)
        yield f"the hero {hero.id}", f"{page.name} {page.marks} {page.basic}"
        for ability in hero.abilities:
            yield f"the ability {ability.id}", spoken.ability_text(ability, hero)
    for spell in BOX.spells:
        yield f"the spell {spell.id}", spoken.spell_text(spell)
    for storm in BOX.storms:
        yield f"the storm {storm.id}", f"{spoken.storm_name(storm)}: {spoken.storm_text(storm)}"
    for name, script in BOX.boss_actions.items():
        yield f"the action card {name}", spoken.action_text(script)
    for enemy in _enemies():
        yield f"the enemy {enemy.id}", f"{spoken.enemy_name(enemy)} {spoken.enemy_text(enemy)}"
    for card in BOX.cards:
        yield f"the horde {card.id}", f"{spoken.card_name(card)}: {spoken.card_text(card)}"
    yield from _briefings(spoken)


def _briefings(spoken: RiftWords) -> Iterator[tuple[str, str]]:
    """What players read before a scenario, and of its boss."""
    for scenario in BOX.scenarios.values():
        for players in scenario.seats:
            for part in spoken.briefing(scenario, players):
                text = part if isinstance(part, str) else " ".join((*part, "."))
                yield f"the scenario {scenario.id}", text
        boss = spoken.boss_page(scenario)
        if boss is not None:
            yield f"the boss of {scenario.id}", f"{boss.name} {boss.text}"


# -- games ---------------------------------------------------------------------------------------


def _games_in(language: str) -> Iterator[str]:
    """Log lines and questions of a few games."""
    spoken = rift_words(language)
    for name, questions, end in _games():
        for situation, decision in questions:
            prompt = spoken.prompt(decision, situation)
            yield from unfilled(language, f"the question {decision.prompt} in {name}", prompt)
        lines = (spoken.line(note, end) for note in end.journal or ())
        for line in dict.fromkeys(lines):
            yield from unfilled(language, f"a log line in {name}", line, may_be_empty=True)


@cache
def _games() -> tuple[tuple[str, tuple[tuple[Any, Any], ...], Any], ...]:
    """The beginnings of some games: what was seen and asked, and the situation at the end."""
    found = []
    for mode, players in SAMPLES:
        player, asked = make_player("random", 1), {}
        state = RIFT.start(Setup(mode, (Seating(),) * players), 1)
        for _ in range(ANSWERS):
            if state.outcome is not None:
                break
            for decision in state.decisions:
                if decision.prompt not in asked:
                    asked[decision.prompt] = (RIFT.view(state, SPECTATOR), decision)
            seat = state.decisions[-1].seat
            state.answer(player.choose(RIFT.view(state, seat)), seat)
        found.append((mode, tuple(asked.values()), state))
    return tuple(found)
