"""Prompts, labels, refusals and faults; and whose words speak of something."""

import pytest

from siegeworks.core.decision import Option
from siegeworks.core.faults import Fault
from siegeworks.core.moves import Moves
from siegeworks.core.refusal import Reason
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.words.book import rift_words
from siegeworks.words.languages import LANGUAGES
from tests.options import said
from tests.words import reading as source
from tests.words.rift import reading, samples
from tests.words.rift.reading import HOLE
from tests.words.rift.samples import NAMES, asked, situation

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_question_can_be_asked(language: str) -> None:
    for decision in samples.questions():
        prompt = rift_words(language).prompt(decision, situation(), names=NAMES)
        assert prompt
        assert not HOLE.search(prompt), prompt


@every_language
def test_every_answer_has_a_label(language: str) -> None:
    for option, decision in samples.answers():
        label = rift_words(language).option(option, decision, situation(), names=NAMES)
        assert label not in ("", option.text), option.text
        assert not HOLE.search(label), label


def test_a_label_tells_what_a_passed_tower_becomes() -> None:
    towers = BOX.tower_numbers
    option = said(BOX, "pass shooters > b", ("pass", towers["shooters"], 1, towers["archers"]))
    label = rift_words("en").option(option, asked("act", option.text), situation(), names=NAMES)
    assert label == "Pass Shooters to Ben as Archers"


def test_a_text_nobody_has_words_for_is_shown_as_it_is() -> None:
    move = Moves("frolic").form("frobnicate", "act", "")()
    assert rift_words("en").option(Option(move), asked("act"), situation()) == "frobnicate"


# -- refusals ------------------------------------------------------------------------------


@every_language
def test_every_refusal_is_a_sentence_with_its_clause(language: str) -> None:
    book = rift_words(language)
    for phrase in source.phrases_of("Reason", "games/rift"):
        said = book.reason(Reason("RT-1.1", phrase))
        assert said.endswith(". (RT-1.1)"), said
        assert not HOLE.search(said), said


@every_language
def test_a_refusal_says_what_its_clause_says(language: str) -> None:
    book = rift_words(language)
    clauses = ("RT-25.5", "RT-8.12", "RT-8.11", "RT-8.16", "RT-8.14")
    said = {book.reason(Reason(clause, "cannot-build-there"))[:-12] for clause in clauses}
    assert len(said) == len(clauses)


@every_language
def test_faults_are_said_and_unknown_ones_in_their_own_words(language: str) -> None:
    book = rift_words(language)
    assert book.fault(Fault("RT-4.11", "hero-taken", "…")).endswith("(RT-4.11)")
    assert book.fault(Fault("", "frobnicated", "it is frobnicated")) == "it is frobnicated"
    wrong = Fault("RT-1.2", "wrong-seats", "…", (("seats", 5), ("allowed", "1 or 2")))
    assert not HOLE.search(book.fault(wrong))


# -- the interface, and both games -----------------------------------------------------------


@every_language
def test_settings_and_phrases_of_the_interface_are_said(language: str) -> None:
    book = rift_words(language)
    assert book.switch("difficulty")[0].isupper()
    said = [book.setting(value) for value in RIFT.switches["difficulty"]]
    said += [book.mode(mode) for mode in RIFT.modes]
    said += [book.phase("play"), book.colour("red"), book.terrain("swamp"), book.family("mages")]
    said += [book.ui("new-game"), book.rule("no-rest"), book.term("horde"), book.keyword("horde")]
    assert not [text for text in said if HOLE.search(text)]
    assert len(set(said)) == len(said)


def test_every_message_of_the_rules_is_used_by_somebody() -> None:
    unused = {key for key in reading.messages("en") if key.partition("-")[0] in ("do", "prompt")}
    unused -= {f"prompt-{prompt}" for prompt in samples.PROMPTS}
    written = {f"do-{name}" for name in samples.text_verb_names()}
    assert sorted(unused - written - {"do-if"}) == []
