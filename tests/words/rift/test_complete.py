"""Every language says everything of Rift: what is missing is named."""

import re
from pathlib import Path

import pytest

import siegeworks
from siegeworks.core.agenda import Script, Verb
from siegeworks.core.verbs import If
from siegeworks.games.rift.game import SWITCHES
from siegeworks.games.rift.moves import COLOURS, MOVES
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.bosses import BOSSES
from siegeworks.games.rift.rules.cards import TERRAIN, read_enemies
from siegeworks.games.rift.rules.printed import FAMILIES, MOMENTS, PROPERTIES, STORM_RULES, TYPES
from siegeworks.games.rift.rules.roster import HEROES, TOWERS
from siegeworks.games.rift.rules.scenario import BOSSES as BOSS_NAMES
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, GOALS, RULES
from siegeworks.games.rift.rules.vocabulary import EVENTS
from siegeworks.games.rift.words import glossary
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.rift.words.texts import SILENT
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import kebab, slug
from tests.words import reading as source
from tests.words.rift.reading import lacking
from tests.words.rift.samples import ANSWERS, ENDS, LASTING, PHASES, PROMPTS

every_language = pytest.mark.parametrize("language", LANGUAGES)

RIFT = Path(siegeworks.__file__).parent / "games" / "rift"
ENEMIES = read_enemies((RIFT / "hordes" / "enemies.toml").read_text(encoding="utf-8"))


def text_verbs() -> set[type[Verb]]:
    """Every verb that the texts of heroes, spells and bosses are made of."""
    scripts = [text for name, text in BOX.scripts.items() if not name.startswith("rules.")]
    return {type(part) for script in scripts for part in every_part(script)}


def every_part(script: Script) -> list[Verb]:
    found = list(script)
    for part in script:
        for _, block in part.scripts():
            found += every_part(block)
    return found


# -- names ---------------------------------------------------------------------------------


@every_language
def test_every_tower_family_and_type_has_a_name(language: str) -> None:
    assert lacking(language, *(f"tower-{tower.id}" for tower in TOWERS)) == []
    assert lacking(language, *(f"family-{family}" for family in FAMILIES)) == []
    assert lacking(language, *(f"type-{kind}" for kind in TYPES)) == []


@every_language
def test_every_hero_and_ability_has_a_name(language: str) -> None:
    heroes = [f"hero-{hero.id}" for hero in HEROES]
    assert lacking(language, *heroes) == []
    assert lacking(language, *heroes, attribute="full") == []
    assert lacking(language, *heroes, attribute="gender") == []
    assert lacking(language, *(f"ability-{ability.id}" for ability in BOX.abilities)) == []


@every_language
def test_every_spell_has_a_name(language: str) -> None:
    assert lacking(language, *(f"spell-{spell.id}" for spell in BOX.spells)) == []


@every_language
def test_every_storm_has_a_name_and_every_rule_and_moment_of_storms_words(language: str) -> None:
    assert lacking(language, *(f"storm-{storm.id}" for storm in BOX.storms)) == []
    assert lacking(language, *(f"holds-{rule}" for rule in STORM_RULES)) == []
    assert lacking(language, *(f"storm-when-{moment}" for moment in MOMENTS)) == []


@every_language
def test_every_switch_and_its_settings_have_words(language: str) -> None:
    book = rift_words(language)
    assert lacking(language, *(f"switch-{name}" for name in SWITCHES)) == []
    said = {book.setting(value) for values in SWITCHES.values() for value in values}
    assert len(said) == sum(map(len, SWITCHES.values()))


@every_language
def test_every_enemy_has_a_name_by_itself_and_in_numbers(language: str) -> None:
    keys = [f"enemy-{enemy.id}" for enemy in ENEMIES.values()]
    for attribute in ("", "of", "counted"):
        assert lacking(language, *keys, attribute=attribute) == []


@every_language
def test_every_property_is_a_keyword(language: str) -> None:
    keys = (*PROPERTIES, "flying", "ghost", "scouts", "portal", "boss")
    assert lacking(language, *(f"term-{key}" for key in keys)) == []
    assert lacking(language, *(f"keyword-{key}" for key in keys)) == []


@every_language
def test_every_scenario_has_a_title_a_story_and_its_news(language: str) -> None:
    keys = [f"scenario-{name}" for name in BOX.scenarios]
    for attribute in ("", "hook", "news"):
        assert lacking(language, *keys, attribute=attribute) == []


@every_language
def test_every_boss_and_action_has_a_name(language: str) -> None:
    assert {boss.id for boss in BOSSES} == set(BOSS_NAMES)
    assert lacking(language, *(f"boss-{name}" for name in BOSS_NAMES)) == []
    assert lacking(language, *(f"action-{name}" for name in BOX.boss_actions)) == []


@every_language
def test_every_special_rule_and_goal_has_words(language: str) -> None:
    assert lacking(language, *(f"rule-{rule}" for rule in RULES)) == []
    assert lacking(language, *(f"goal-{goal}" for goal in GOALS)) == []


@every_language
def test_every_difficulty_phase_colour_and_terrain_has_a_name(language: str) -> None:
    assert lacking(language, *(f"difficulty-{name}" for name in DIFFICULTIES)) == []
    assert lacking(language, *(f"phase-{name}" for name in ("set-up", *PHASES))) == []
    assert lacking(language, *(f"colour-{name}" for name in (*COLOURS, "white"))) == []
    assert lacking(language, *(f"terrain-{kind}" for kind in TERRAIN)) == []


# -- texts, log, questions -----------------------------------------------------------------


@every_language
def test_every_verb_of_a_text_has_words(language: str) -> None:
    verbs = [kind for kind in text_verbs() if not issubclass(kind, SILENT)]
    assert lacking(language, *sorted(f"do-{kebab(kind.__name__)}" for kind in verbs)) == []


@every_language
def test_every_condition_and_rule_of_an_attack_has_words(language: str) -> None:
    parts = [part for script in BOX.scripts.values() for part in every_part(script)]
    conditions = {type(part.condition).__name__ for part in parts if isinstance(part, If)}
    assert lacking(language, *sorted(f"clause-{kebab(name)}" for name in conditions)) == []
    rules = {attack.rule for attack in BOX.attacks} - {"", "spread"}
    assert lacking(language, *sorted(f"rule-of-{rule}" for rule in rules)) == []


@every_language
def test_every_event_has_words(language: str) -> None:
    assert lacking(language, *(f"event-{kebab(name)}" for name in EVENTS)) == []


@every_language
def test_every_question_has_a_prompt(language: str) -> None:
    assert {"act", "place", "raze"} <= set(PROMPTS)
    assert lacking(language, *(f"prompt-{prompt}" for prompt in PROMPTS)) == []


@every_language
def test_every_form_of_move_has_a_label(language: str) -> None:
    assert sorted(set(MOVES.forms) ^ set(ANSWERS)) == [], "forms of the notation without a sample"
    assert lacking(language, *sorted(f"option-{word}" for word in MOVES.by_word)) == []


@every_language
def test_every_reason_and_fault_has_words(language: str) -> None:
    reasons = source.phrases_of("Reason", "games/rift")
    faults = source.phrases_of("Fault", "core", "games/rift") | source.phrases_of(
        "fault", "games/rift"
    )
    assert {"must-attack", "cannot-buy"} <= reasons
    assert {"hero-taken", "hero-is-boss", "no-such-mode"} <= faults
    assert lacking(language, *(f"reason-{phrase}" for phrase in sorted(reasons))) == []
    assert lacking(language, *(f"fault-{phrase}" for phrase in sorted(faults))) == []


@every_language
def test_every_end_has_words(language: str) -> None:
    assert lacking(language, *(f"outcome-{slug(clause)}" for clause in ENDS)) == []


@every_language
def test_every_keyword_is_a_term_with_an_explanation(language: str) -> None:
    tables = (glossary.OF_VERBS, glossary.OF_REACH, glossary.OF_RULES)
    used = {key for table in tables for found in table.values() for key in found}
    used |= {*PROPERTIES, *TYPES}
    printed = (*TOWERS, *HEROES, *BOX.spells, *BOX.storms, *BOX.cards, *BOX.scenarios.values())
    used |= {key for thing in (*printed, *BOSSES) for key in rift_words("en").keywords_of(thing)}
    keywords = rift_words(language).keywords()
    assert sorted(used - set(keywords)) == []
    assert lacking(language, *(f"keyword-{key}" for key in keywords)) == []
    assert lacking(language, *(f"term-{key}" for key in keywords)) == []


# -- the lists above know what there is ------------------------------------------------------


def literals(pattern: str) -> set[str]:
    """What a pattern finds in the source of the game."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(RIFT.rglob("*.py")))
    return {found for text in texts for found in re.findall(pattern, text)}


def test_the_samples_know_every_phase_end_and_lasting_effect() -> None:
    assert literals(r'Phase(?:Began)?\("([a-z-]+)"') == set(PHASES)
    assert literals(r'(?:Won|Lost)\("(RT-[^"]+)"') <= set(ENDS)
    assert literals(r'Lasted\("([a-z]+)"') == set(LASTING)


def test_the_keyword_table_knows_only_verbs_there_are() -> None:
    assert set(glossary.OF_VERBS) <= {kebab(kind.__name__) for kind in text_verbs()}
