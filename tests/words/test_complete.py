"""Every language says everything: what is missing is named."""

import re
from dataclasses import is_dataclass
from functools import partial
from typing import Any, get_args

import pytest

from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX, amounts
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import FACTIONS, Command, Icon, Rank, Symbol
from siegeworks.games.siegestorm.rules.modes import MODES, SWITCHES
from siegeworks.games.siegestorm.rules.roster import BOSS_CARDS, BOSSES
from siegeworks.games.siegestorm.rules.triggers import MOMENTS as WIRED_MOMENTS
from siegeworks.games.siegestorm.rules.vocabulary import EVENTS
from siegeworks.games.siegestorm.words import glossary
from siegeworks.games.siegestorm.words.book import words
from siegeworks.games.siegestorm.words.bosscard import victory_key
from siegeworks.games.siegestorm.words.nouns import NOUNS
from siegeworks.players import KINDS
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import Phrases, entries, kebab
from siegeworks.words.store import topics
from tests.words import reading
from tests.words.vocabulary import EFFECTS, MOMENTS, PASSIVES, PLACES

every_language = pytest.mark.parametrize("language", LANGUAGES)

CASE = re.compile(r"(?:(?P<kind>one|all|it|that)-)?(?P<case>nom|acc|gen|dat|ins|loc)")
INFLECTED = re.compile(r"(?:noun|pick|known|unknown)-")

AMOUNTS: list[Any] = [kind for kind in vars(amounts).values() if is_dataclass(kind)]
CONDITIONS: list[Any] = [kind for kind in AMOUNTS if hasattr(kind, "holds")]


lacking = partial(reading.lacking, "siegestorm")


# -- the forms -----------------------------------------------------------------------------


@every_language
def test_nouns_and_picks_have_every_case_of_the_language(language: str) -> None:
    phrases = words(language).phrases
    one = phrases.say("cases", "one").split()
    every = phrases.say("cases", "all").split()
    wanted = {
        "noun": {f"{kind}-{case}" for kind in ("it", "that") for case in one},
        "pick": {f"one-{case}" for case in one} | {f"all-{case}" for case in every},
        "known": set(one),
        "unknown": set(one),
    }
    wrong = {}
    for key in topics(SIEGESTORM.home / "words", language)["texts"]:
        if INFLECTED.match(key):
            attributes = phrases.message(key).attributes
            cases = {attribute for attribute in attributes if CASE.fullmatch(attribute)}
            wrong[key] = cases ^ wanted[key.partition("-")[0]]
    assert {key: names for key, names in wrong.items() if names} == {}


# -- the vocabulary ------------------------------------------------------------------------


@every_language
def test_every_effect_has_words(language: str) -> None:
    keys = [f"do-{kebab(name)}" for name in (*EFFECTS, "If")]
    assert lacking(language, *keys) == []
    asking = [key for key in keys if key not in ("do-may", "do-if")]
    assert lacking(language, *asking, attribute="may") == []


@every_language
def test_every_place_and_its_noun_have_words(language: str) -> None:
    assert lacking(language, *(f"pick-{place}" for place in PLACES), attribute="have") == []
    assert sorted(set(PLACES) ^ set(NOUNS)) == [], "places without a noun"
    assert lacking(language, *(f"noun-{noun}" for noun in set(NOUNS.values()))) == []


@every_language
def test_every_passive_and_moment_has_words(language: str) -> None:
    assert lacking(language, *(f"passive-{kebab(kind.__name__)}" for kind in PASSIVES)) == []
    assert set(MOMENTS) == set(WIRED_MOMENTS)
    keys = [f"moment-{moment}" for moment in MOMENTS]
    assert lacking(language, *keys) == []
    assert lacking(language, *keys, attribute="once") == []


@every_language
def test_every_condition_has_words(language: str) -> None:
    said_by_picks = ("AtLeast", "Fewer")
    names = [kind.__name__ for kind in CONDITIONS if kind.__name__ not in said_by_picks]
    assert lacking(language, *(f"clause-{kebab(name)}" for name in names)) == []


@every_language
def test_every_amount_has_words(language: str) -> None:
    names = {kind.__name__ for kind in get_args(amounts.Amount)} - {"int", "PerCard"}
    assert lacking(language, *(f"each-{kebab(name)}" for name in sorted(names))) == []


@every_language
def test_every_event_has_words(language: str) -> None:
    assert lacking(language, *(f"event-{kebab(name)}" for name in EVENTS)) == []


@every_language
def test_every_question_has_a_prompt(language: str) -> None:
    prompts = {question.prompt for question in BOX.questions()}
    assert lacking(language, *(f"prompt-{prompt}" for prompt in sorted(prompts))) == []


@every_language
def test_every_reason_and_fault_has_words(language: str) -> None:
    reasons = reading.phrases_of("Reason", "core", "games/siegestorm")
    faults = reading.phrases_of("Fault", "core", "games/siegestorm")
    assert {"cannot-pay", "no-target"} <= reasons
    assert {"deck-size", "no-such-mode"} <= faults
    assert lacking(language, *(f"reason-{phrase}" for phrase in sorted(reasons))) == []
    assert lacking(language, *(f"fault-{phrase}" for phrase in sorted(faults))) == []


@every_language
def test_every_word_on_a_card_has_a_term(language: str) -> None:
    keys = (*FACTIONS, *get_args(Rank), *get_args(Symbol), *get_args(Icon))
    keys += ("att", "def", "cost", "action", "passive-ability", "command-action")
    decks = {card.faction for card in BOSS_CARDS}
    assert lacking(language, *(f"term-{key}" for key in (*keys, *sorted(decks)))) == []


@every_language
def test_every_command_and_way_to_beat_a_boss_has_words(language: str) -> None:
    commands = [f"command-{command}" for command in get_args(Command)]
    sides = [side for boss in BOSSES for side in boss.sides.values()]
    ways = [victory_key(side.victory) for side in sides if side.victory is not None]
    levels = [f"term-{difficulty}" for difficulty in DIFFICULTIES]
    assert lacking(language, *commands, *ways, *levels) == []
    assert set(glossary.OF_COMMANDS) == set(get_args(Command))


@every_language
def test_every_mode_and_switch_has_words(language: str) -> None:
    book = words(language)
    assert lacking(language, *(f"mode-{mode}" for mode in MODES)) == []
    for name, values in SWITCHES.items():
        assert not book.switch(name).startswith("Switch-"), name
        for value in values:
            assert value.isdecimal() or book.setting(value) != value, (name, value)


@every_language
def test_every_keyword_is_a_term_with_an_explanation(language: str) -> None:
    tables = (glossary.OF_THINGS, glossary.OF_PLACES, glossary.OF_WORDS)
    used = {key for table in tables for found in table.values() for key in found}
    used |= {*glossary.OF_COMMANDS.values(), *get_args(Icon)}
    keywords = words(language).keywords()
    assert sorted(used - set(keywords)) == []
    assert lacking(language, *(f"keyword-{key}" for key in keywords)) == []
    assert lacking(language, *(f"term-{key}" for key in keywords)) == []


@every_language
def test_every_language_and_machine_player_has_a_name(language: str) -> None:
    kinds = [kind for kind in KINDS if kind != "human"]
    assert lacking(language, "endonym", *(f"level-{kind}" for kind in kinds)) == []


def test_the_keyword_tables_know_only_what_there_is() -> None:
    kinds = {kebab(kind.__name__) for kind in (*PASSIVES, *AMOUNTS)}
    assert set(glossary.OF_THINGS) <= {kebab(name) for name in EFFECTS} | kinds
    assert set(glossary.OF_PLACES) <= set(PLACES)
    assert {word for field, word in glossary.OF_WORDS if field == "moment"} <= set(MOMENTS)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="there is en, cs, de, it, pl"):
        words("xx")


def test_what_a_language_lacks_is_said_in_english() -> None:
    english = Phrases("en", entries("hello = Hello { $name }"))
    other = Phrases("cs", {}, english)
    assert other.say("hello", name="you") == "Hello you"
    assert other.say("no-such-key") == "no-such-key"
