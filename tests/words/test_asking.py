"""Prompts, option labels, squares, refusals and the interface."""

import pytest

from siegeworks.core.agenda import Frame, Question, Script, do
from siegeworks.core.decision import Decision, Option
from siegeworks.core.faults import Fault
from siegeworks.core.moves import Moves
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.choices import (
    Choose,
    Discard,
    DiscardHand,
    May,
    Reset,
    Vision,
)
from siegeworks.games.siegestorm.rules.commanding import PutGangTokens
from siegeworks.games.siegestorm.rules.effects import Draw
from siegeworks.games.siegestorm.rules.field import COOP, DUEL, SOLO, Field
from siegeworks.games.siegestorm.rules.picks import ENEMIES
from siegeworks.games.siegestorm.rules.vocabulary import VERBS
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.languages import LANGUAGES
from tests.options import offered, said
from tests.words.reading import HOLE

every_language = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("Alice", "Bob")
YAK = BOX.cards[BOX.numbers["armored-yak"]]
OPTIONS: dict[str, str] = {
    "advance al": "Advance: left War Track",
    "play armored-yak @ ar": "Play Armored Yak as an action (right War Track)",
    "deploy armored-yak @ al": "Play Armored Yak as a creature (left War Track)",
    "play armored-yak": "Play Armored Yak as an action",
    "deploy armored-yak": "Play Armored Yak as a creature",
    "use a2": "Use the ability: Armored Yak (Alice's War Track, space 2)",
    "target b1": "Choose Bob's Deployment Zone",
    "target bs1": "Choose Bob's Supporter 1",
    "card armored-yak": "Choose Armored Yak",
    "attack b": "Attack Bob",
    "attack bf": "Attack Bob's Frontline",
    "attack n": "Attack No Man's Land",
    "storm": "Storm",
    "hold front": "Hold ground on your Frontline",
    "hold land": "Hold ground on No Man's Land",
    "support": "Support",
    "pass": "Pass",
    "next": "Next step",
    "end": "End the turn",
    "keep": "Keep both cards",
    "return armored-yak": "Return Armored Yak",
    "return armored-yak despoiler": "Return Armored Yak and Despoiler, in this order",
    "commit 2": "Commit Supporter 2 (Armored Yak)",
    "discard armored-yak": "Discard Armored Yak",
    "keep armored-yak": "Keep Armored Yak",
    "bottom armored-yak": "Put Armored Yak under your Resources",
    "top armored-yak": "Put Armored Yak on top of your Resources",
    "reset 1": "Reset Supporter 1",
    "done": "Done",
    "none": "Nothing to choose",
    "yes": "Yes",
    "no": "No",
    "take": "Take the extra turn",
    "decline": "No extra turn",
    "to hand": "To hand",
    "to support": "To the Support Zone",
    "first 1 armored-yak": "First: Armored Yak",
    "boss goblin-tank": "The boss plays Goblin Tank",
    "lead bf": "Place it on Bob's Frontline",
    "lead n": "Place it on No Man's Land",
    "strike b": "It strikes Bob",
    "target menace": "Choose the Menace Level",
}
"""Every form of option there is, with its English label."""
WHERE = {"a2": YAK, "as2": YAK}


def asked(*verbs: object, prompt: str = "", **names: object) -> Decision:
    """A question about Armored Yak that stands at the first of some verbs."""
    bound = tuple((name, value, False) for name, value in names.items())
    script = Script(verbs)  # type: ignore[arg-type]
    frame = Frame(script, 0, 0, BOX.numbers["armored-yak"], names=bound)  # type: ignore[arg-type]
    verb = script.verbs[0]
    key = prompt or (verb.prompt if isinstance(verb, Question) else "")
    return Decision(0, key, (), frame)


# -- prompts -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        (
            asked(Choose("it", ENEMIES.def_at_most(2))),
            "Armored Yak: choose an Enemy with DEF 2 or less.",
        ),
        (
            asked(VERBS["Pay"](), due=2),
            "Armored Yak: 2 still to pay. Discard a card or commit a Supporter.",
        ),
        (asked(Discard(3, "you"), discarded=1), "Armored Yak: discard 2 cards."),
        (asked(Discard(1)), "Armored Yak: which card does the boss discard?"),
        (asked(DiscardHand()), "Armored Yak: discard your hand. Which card next?"),
        (asked(Vision(3), seeing="keep"), "Armored Yak: which card do you keep?"),
        (asked(Vision(3), seeing="rest"), "Armored Yak: which card goes back next?"),
        (asked(Reset(2), reset=1), "Armored Yak: reset up to 1 more of your Supporters."),
        (asked(May(do(Draw(1)))), "Armored Yak: do you want this? Draw a card."),
        (asked(VERBS["Order"]()), "Armored Yak leaves the War Track: give an order."),
        (asked(VERBS["Act"]()), "Your turn: play actions, use abilities, or go on."),
    ],
)
def test_a_prompt_says_what_is_asked(decision: Decision, said: str) -> None:
    assert words("en").prompt(decision, BOX, names=NAMES) == said


@every_language
def test_every_question_can_be_asked(language: str) -> None:
    for prompt in {question.prompt for question in BOX.questions()}:
        decision = asked(Draw(1), prompt=prompt)
        assert not HOLE.search(words(language).prompt(decision, BOX, names=NAMES))


def test_a_choice_for_a_boss_quotes_its_text() -> None:
    decision = asked(Choose("it", ENEMIES.def_at_most(2)))._replace(seat=1)
    assert words("en").prompt(decision, BOX, names=("Byloss", "Bob")) == (
        "Armored Yak: what does Byloss choose? The text says: an Enemy with DEF 2 or less."
    )


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (BOX.gang, "Byloss plays Goblin Tank as a Gang. React?"),
        (BOX.spirit, "Byloss uses the Spirit of Goblin Tank. React?"),
        (BOX.invoked[BOX.numbers["totem-of-wrath"]], "Byloss uses the ability of Goblin Tank."),
        (BOX.commanded[BOX.numbers["seal-of-haste"]], "Byloss plays the action of Goblin Tank."),
    ],
)
def test_a_reaction_says_what_the_boss_does(script: Script, said: str) -> None:
    places = {type(verb).__name__: place for place, verb in enumerate(script)}
    frame = Frame(script, places["React"], 1, BOX.numbers["goblin-tank"])
    decision = Decision(0, "react", (), frame)
    assert words("en").prompt(decision, BOX, names=("Anna", "Byloss")).startswith(said)


def test_the_deploy_step_is_asked_for_a_creature() -> None:
    decision = asked(VERBS["Act"]())._replace(options=offered(BOX, "end"))
    assert words("en").prompt(decision, BOX).startswith("Your Deploy step")


# -- options -------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "label"), OPTIONS.items())
def test_an_option_has_a_label(text: str, label: str) -> None:
    decision = asked(Draw(1))
    found = words("en").option(said(BOX, text), decision, BOX, names=NAMES, where=WHERE)
    assert found == label


@every_language
def test_every_form_of_option_has_a_label_in_every_language(language: str) -> None:
    told = {said(BOX, text).move.form.text for text in OPTIONS}
    assert sorted(set(BOX.moves.forms) - told) == []
    decision = asked(Draw(1))
    for text in OPTIONS:
        label = words(language).option(said(BOX, text), decision, BOX, names=NAMES, where=WHERE)
        assert label != text, f"no words for {text!r} in {language}"
        assert not HOLE.search(label), label


def test_options_that_only_their_number_tells_apart_show_it() -> None:
    texts = ("first 1 goblin-tank", "first 2 goblin-tank", "first 3 goblin-killer")
    decision = asked(PutGangTokens())._replace(options=offered(BOX, *texts))
    labels = [words("en").option(option, decision, BOX) for option in decision.options]
    assert labels == ["First: Goblin Tank (1)", "First: Goblin Tank (2)", "First: Goblin Killer"]


def test_an_option_nobody_has_words_for_is_shown_as_it_is() -> None:
    decision = asked(Draw(1))
    unknown = Moves("juggling", *BOX.moves.kinds.values())
    for form, argument in (("juggle SQUARE", "a1"), ("juggle CARD", "tengu"), ("juggle NUMBER", 3)):
        move = unknown.form(form, "act", "")(argument)
        assert words("en").option(Option(move), decision, BOX) == f"juggle {argument}"
    move = unknown.form("juggle", "act", "")()
    assert words("en").option(Option(move), decision, BOX) == "juggle"


# -- squares -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("square", "said"),
    [
        ("a1", "Alice's Deployment Zone"),
        ("a2", "Alice's War Track, space 2"),
        ("al2", "Alice's War Track, space 2 (left)"),
        ("brf", "Bob's Frontline (right)"),
        ("bf", "Bob's Frontline"),
        ("n", "No Man's Land"),
        ("n2", "No Man's Land 2"),
        ("bs12", "Bob's Supporter 12"),
        ("b", "Bob"),
        ("z9", "z9"),
    ],
)
def test_squares_are_explained(square: str, said: str) -> None:
    assert words("en").square(square, names=NAMES) == said


@pytest.mark.parametrize(
    ("language", "square", "field", "said"),
    [
        ("en", "c2", COOP, "Byloss's War Track, space 2"),
        ("en", "cf2", COOP, "Byloss's Frontline on Bob's board"),
        ("en", "n1", COOP, "No Man's Land on Alice's board"),
        ("en", "n2", DUEL, "No Man's Land 2"),
        ("cs", "c1", COOP, "oblast nasazování bosse Byloss"),
        ("cs", "a1", COOP, "oblast nasazování hráče Alice"),
        ("cs", "b1", SOLO, "oblast nasazování bosse Bob"),
        ("pl", "cf1", COOP, "linia frontu Bossa Byloss na planszy gracza Alice"),
        ("de", "cf1", COOP, "Frontlinie von Byloss auf dem Tableau von Alice"),
        ("it", "n2", COOP, "terra di nessuno sulla plancia di Bob"),
    ],
)
def test_squares_of_a_boss_are_explained(
    language: str, square: str, field: Field, said: str
) -> None:
    found = words(language).square(square, names=(*NAMES, "Byloss"), field=field)
    assert found == said


# -- refusals ------------------------------------------------------------------------------


def test_a_reason_ends_with_its_clause() -> None:
    said = words("de").reason(Reason("SS-7.5", "cannot-pay"))
    assert said == "Du kannst die Kosten nicht bezahlen. (SS-7.5)"


def test_a_fault_is_said_with_its_facts() -> None:
    facts = (("card", "despoiler"), ("count", 5), ("most", 4))
    fault = Fault("SS-4.4", "deck-copies", "5 copies of Despoiler", facts)
    assert words("en").fault(fault) == ("Despoiler: 5 copies, at most 4 are allowed. (SS-4.4)")
    assert "Zkázonoš" in words("cs").fault(fault)
    mixed = Fault("SS-4.2", "deck-factions", "", (("factions", "ysra styxia"),))
    assert "Ysra, Styxie" in words("cs").fault(mixed)


def test_a_fault_without_words_keeps_its_own() -> None:
    assert words("it").fault(Fault("SS-1", "no-such-phrase", "Odd.")) == "Odd. (SS-1)"


# -- the glossary and the interface --------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Frontline", "Supporter", "ATT", "Shapeshift"]),
        ("cs", ["fronta", "záloha", "ÚČ", "proměna"]),
        ("pl", ["linia frontu", "wsparcie", "ATT", "zmiennokształtny"]),
        ("de", ["Frontlinie", "Unterstützer", "ATT", "gestaltwandeln"]),
        ("it", ["prima linea", "aiutante", "ATT", "cambiaforma"]),
    ],
)
def test_terms_are_those_of_the_edition(language: str, said: list[str]) -> None:
    keys = ("frontline", "supporter", "att", "shapeshift")
    assert [words(language).term(key) for key in keys] == said


@every_language
def test_every_keyword_is_explained_in_a_sentence(language: str) -> None:
    book = words(language)
    for key in book.keywords():
        assert book.keyword(key).endswith(".")
        assert not HOLE.search(book.keyword(key))


def test_modes_switches_and_their_values_have_names() -> None:
    english = words("en")
    assert english.mode("coop") == "Co-op"
    assert english.switch("base_deck") == "Base boss deck"
    found = [english.setting(value) for value in ("byloss", "very-hard", "spectral-shamans", "own")]
    assert found == ["Byloss, the Goblin King", "Very Hard", "Spectral Shamans", "the boss's own"]
    assert words("cs").setting("byloss") == "Byloss, Král zloblinů"
    assert english.setting("3") == "3"


def test_the_interface_takes_facts() -> None:
    assert words("en").ui("pass-screen", player="Bob") == (
        "Pass the screen to Bob and press Enter."
    )
    assert words("cs").ui("log-more", n=3) == "3 starší řádky"
