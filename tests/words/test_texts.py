"""Card texts: folding, pronouns, plurals, and that no text has a hole."""

from dataclasses import replace

import pytest

from siegeworks.core.agenda import do
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.amounts import AtLeast, MenaceAtMost, PerCard
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.choices import Choose, Discard, May
from siegeworks.games.siegestorm.rules.commanding import PutGangToken
from siegeworks.games.siegestorm.rules.effects import (
    Boost,
    BoostEach,
    Damage,
    Draw,
    Kill,
    Return,
    Sacrifice,
    Shapeshift,
    TakeBack,
    Win,
)
from siegeworks.games.siegestorm.rules.passives import Activate, Modify, Moment, Whenever
from siegeworks.games.siegestorm.rules.picks import (
    ALLIES,
    ENEMIES,
    OPPOSING_DEFENDER,
    OPPOSING_SUPPORTERS,
    OWN_CASUALTIES,
    OWN_TRACK,
    REPLACEMENT,
    Pick,
)
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.languages import LANGUAGES
from tests.words import golden
from tests.words.reading import HOLE
from tests.words.vocabulary import card, every_card

every_language = pytest.mark.parametrize("language", LANGUAGES)

IT = Choose("it", ENEMIES.def_at_most(2))


def text(language: str, *parts: object) -> str:
    return words(language).action_text(card(do(*parts)))  # type: ignore[arg-type]


# -- folding -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Kill an Enemy with DEF 2 or less."),
        ("cs", "Znič nepřítele s OČ 2 nebo méně."),
        ("pl", "Zabij wroga o DEF 2 lub mniej."),
        ("de", "Töte einen Gegner mit DEF 2 oder weniger."),
        ("it", "Sconfiggi un nemico con DEF 2 o meno."),
    ],
)
def test_chosen_once_and_used_once_is_one_sentence(language: str, said: str) -> None:
    assert text(language, IT, Kill("it")) == said


@pytest.mark.parametrize(
    ("language", "enemy", "creature"),
    [
        (
            "en",
            "Choose an Enemy. Give it +2 ATT until end of turn. Return it to its owner's hand.",
            "Choose a creature on your War Track. Give it +2 ATT until end of turn. "
            "Return it to its owner's hand.",
        ),
        (
            "cs",
            "Zvol nepřítele. Dej mu do konce tahu +2 k ÚČ. Vrať ho vlastníkovi do ruky.",
            "Zvol nestvůru ze své armády. Dej jí do konce tahu +2 k ÚČ. "
            "Vrať ji vlastníkovi do ruky.",
        ),
        (
            "pl",
            "Wybierz wroga. Daj mu +2 ATT do końca tury. Zwróć go na rękę właściciela.",
            "Wybierz jednostkę ze swojego toru walki. Daj jej +2 ATT do końca tury. "
            "Zwróć ją na rękę właściciela.",
        ),
        (
            "de",
            "Wähle einen Gegner. Gib ihm bis zum Ende des Zuges +2 ATT. "
            "Bringe ihn auf die Hand des Besitzers zurück.",
            "Wähle eine Kreatur deines Kriegspfades. Gib ihr bis zum Ende des Zuges +2 ATT. "
            "Bringe sie auf die Hand des Besitzers zurück.",
        ),
        (
            "it",
            "Scegli un nemico. Dagli +2 ATT fino alla fine del turno. "
            "Fallo tornare nella mano del proprietario.",
            "Scegli una creatura della tua linea di guerra. Dalle +2 ATT fino alla fine del turno. "
            "Falla tornare nella mano del proprietario.",
        ),
    ],
)
def test_used_twice_it_is_chosen_first_and_then_a_pronoun_of_its_gender(
    language: str, enemy: str, creature: str
) -> None:
    assert text(language, Choose("it", ENEMIES), Boost("it", 2), Return("it")) == enemy
    assert text(language, Choose("it", OWN_TRACK), Boost("it", 2), Return("it")) == creature


def test_a_pronoun_never_stands_for_what_was_not_spoken_of_last() -> None:
    both = (Choose("it", ALLIES), Choose("foe", ENEMIES))
    said = text("en", *both, Boost("it", 1), Kill("foe"), Return("it"))
    assert said == (
        "Choose an Ally. Give it +1 ATT until end of turn. Kill an Enemy. "
        "Return the chosen Ally to its owner's hand."
    )


def test_what_is_permitted_names_the_card_again() -> None:
    assert text("en", Choose("it", ALLIES), Boost("it", 1), May(do(Kill("it")))) == (
        "Choose an Ally. Give it +1 ATT until end of turn. You may kill the chosen Ally."
    )


def test_a_choice_used_in_a_block_is_said_in_the_block() -> None:
    both = (Choose("it", ALLIES), Choose("foe", ENEMIES))
    assert text("en", *both, Sacrifice("it", do(Kill("foe"), Draw(1)))) == (
        "Sacrifice an Ally. If you do, kill an Enemy, then draw a card."
    )


def test_what_is_done_several_times_in_a_row_is_said_once() -> None:
    two = (Choose("a", ENEMIES), Choose("b", ENEMIES))
    assert text("en", *two, Kill("a"), Kill("b"), Draw(1)) == (
        "Kill an Enemy. Do this twice. Draw a card."
    )
    assert text("cs", Draw(1), Draw(1), Draw(1)) == "Táhni 1 kartu. Proveď to 3krát."


def test_shapeshift_is_a_keyword_without_its_choice() -> None:
    ability = Activate(3, do(Choose("new", REPLACEMENT), Shapeshift("new")))
    assert words("en").passive_text(card(do(), ability)) == "3: Shapeshift."
    assert words("cs").passive_text(card(do(), ability)) == "3: Proměna."


# -- sentences -----------------------------------------------------------------------------


def test_german_turns_a_statement_round_after_a_clause() -> None:
    assert text("de", Discard(2)) == "Dein Gegenspieler wirft 2 Karten ab."
    assert text("de", If(AtLeast(ALLIES), do(Discard(2)), do(Win()))) == (
        "Falls du einen Verbündeten hast, wirft dein Gegenspieler 2 Karten ab. "
        "Andernfalls gewinnst du das Spiel."
    )
    trigger = Whenever("ally-killed", do(May(do(Draw(1)))))
    assert words("de").passive_text(card(do(), trigger)) == (
        "Immer wenn ein Verbündeter getötet wird, darfst du 1 Karte ziehen."
    )


def test_what_is_permitted_stands_in_the_infinitive() -> None:
    part = May(do(Draw(2), Damage(1)))
    assert text("en", part) == "You may draw 2 cards, then deal 1 DMG to your opponent."
    assert text("cs", part) == "Můžeš táhnout 2 karty a poté uštědřit protivníkovi 1 DMG."
    assert text("pl", part) == "Możesz dobrać 2 karty, a następnie zadać przeciwnikowi 1 DMG."
    assert text("de", part) == (
        "Du darfst 2 Karten ziehen und dann deinem Gegenspieler 1 DMG zufügen."
    )
    assert text("it", part) == "Puoi pescare 2 carte e poi infliggere 1 DMG al tuo avversario."


def test_once_per_turn_is_said() -> None:
    ability = Activate(2, do(Draw(1)), once_per_turn=True)
    assert words("en").passive_text(card(do(), ability)) == "2: Draw a card. Only once per turn."
    trigger = Whenever("you-heal", do(Draw(1)), once_per_turn=True)
    assert words("en").passive_text(card(do(), trigger)) == (
        "Once per turn, when you heal, draw a card."
    )


def test_amounts_counted_alike_are_said_together() -> None:
    def says(de: PerCard) -> str:
        return words("en").passive_text(card(do(), Modify("self", PerCard(1, ALLIES), de)))

    assert says(PerCard(1, ALLIES)) == "This creature gets +1 ATT and +1 DEF for each Ally."
    assert says(PerCard(1, ENEMIES)) == (
        "This creature gets +1 ATT for each Ally and +1 DEF for each Enemy."
    )


@pytest.mark.parametrize(
    ("pick", "said"),
    [
        (ENEMIES.cost_at_most(2), "Kill an Enemy with cost 2 or less."),
        (ENEMIES.cost_at_least(3), "Kill an Enemy with cost 3 or more."),
        (ENEMIES.cost_at_least(1).cost_at_most(3), "Kill an Enemy with cost 1 to 3."),
    ],
)
def test_limits_of_the_cost_are_said(pick: Pick, said: str) -> None:
    assert text("en", Choose("it", pick), Kill("it")) == said


def test_a_pick_of_one_card_has_no_plural() -> None:
    assert text("en", BoostEach(OPPOSING_DEFENDER, 0, -2)) == (
        "Give your opponent's Defender −2 DEF until end of turn."
    )


# -- plurals -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("cs", 1, "Táhni 1 kartu."),
        ("cs", 2, "Táhni 2 karty."),
        ("cs", 5, "Táhni 5 karet."),
        ("cs", 12, "Táhni 12 karet."),
        ("cs", 22, "Táhni 22 karet."),
        ("pl", 1, "Dobierz 1 kartę."),
        ("pl", 2, "Dobierz 2 karty."),
        ("pl", 5, "Dobierz 5 kart."),
        ("pl", 12, "Dobierz 12 kart."),
        ("pl", 22, "Dobierz 22 karty."),
    ],
)
def test_plurals_follow_the_language(language: str, number: int, said: str) -> None:
    assert text(language, Draw(number)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["řádek", "řádky", "řádků", "řádků", "řádků"]),
        ("pl", ["wiersz", "wiersze", "wierszy", "wierszy", "wiersze"]),
    ],
)
def test_plurals_of_the_interface(language: str, said: list[str]) -> None:
    lines = [words(language).ui("log-more", n=number) for number in (1, 2, 5, 12, 22)]
    assert [line.split()[-1] for line in lines] == said


# -- no holes ------------------------------------------------------------------------------


@every_language
def test_no_card_text_has_a_hole(language: str) -> None:
    book = words(language)
    for each in (*BOX.cards, *every_card()):
        for said in (book.action_text(each), book.passive_text(each)):
            assert not HOLE.search(said), said
            assert not said or said.endswith((".", ")")), said
            assert said[:1].isupper() or said[:1].isdigit() or not said, said


@every_language
def test_every_action_and_passive_of_a_card_has_text(language: str) -> None:
    book = words(language)
    for each in BOX.cards:
        assert bool(book.action_text(each)) == bool(each.action)
        assert bool(book.passive_text(each)) == bool(each.passive)


@every_language
def test_the_golden_texts_hold(language: str) -> None:
    wanted = golden.file(language).read_text(encoding="utf-8").splitlines()
    assert golden.lines(language) == wanted


# -- bosses --------------------------------------------------------------------------------


@every_language
def test_every_boss_card_can_be_read(language: str) -> None:
    book = words(language)
    for boss in BOX.bosses.values():
        for difficulty in DIFFICULTIES:
            said = book.boss_card(boss, difficulty)
            texts = (said.hand, said.menace, *said.victory)
            assert len(said.victory) == 2 + (boss.sides[difficulty].victory is not None)
            assert all(text.endswith((".", ")")) for text in texts), texts
            for text in (*said[:4], *said.victory, *said[5:]):
                assert text
                assert not HOLE.search(text), text


def test_a_boss_card_names_what_the_boss_starts_with_and_how_it_is_beaten() -> None:
    book, boss = words("en"), BOX.bosses["byloss"]
    said = book.boss_card(boss, "hard")
    assert (book.boss_name(boss), said.name) == ("Byloss", "Byloss, the Goblin King")
    assert said.hand == "The boss draws 4 cards each turn."
    assert said.menace == "Whenever an Ally storms, the Menace Level rises by 1."
    assert said.coop == "Menace Level 4, 17 base cards, 17 advanced cards, 60 life"
    side = boss.sides["hard"]
    lost = replace(boss, sides={"hard": replace(side, victory=AtLeast(OPPOSING_SUPPORTERS, 6))})
    assert book.boss_card(lost, "hard").victory[2] == (
        "At the end of a turn, the players together have at least 6 Supporters."
    )
    calm = replace(boss, sides={"hard": replace(side, victory=MenaceAtMost(1))})
    assert book.boss_card(calm, "hard").victory[2] == (
        "At the end of a turn, the Menace Level is 1 or lower."
    )


@every_language
def test_only_cards_of_boss_decks_have_commands(language: str) -> None:
    book = words(language)
    for each in BOX.cards:
        assert bool(book.command_text(each)) == bool(each.commands)
        assert bool(book.icon_text(each)) == bool(each.icons)


def test_it_is_what_set_a_text_off() -> None:
    def says(language: str, moment: Moment) -> str:
        return words(language).passive_text(card(do(), Whenever(moment, do(PutGangToken()))))

    assert says("en", "ally-deployed") == "Whenever an Ally is deployed, put a Gang token on it."
    assert says("de", "enemy-deployed").endswith("lege einen Truppmarker auf ihn.")
    assert says("it", "ally-storms").endswith("dagli un segnalino gang.")


# -- names ---------------------------------------------------------------------------------


def test_a_card_is_called_by_its_name_in_the_language() -> None:
    yak = BOX.cards[BOX.numbers["armored-yak"]]
    assert {language: words(language).card_name(yak) for language in LANGUAGES} == {
        "en": "Armored Yak",
        "cs": "Obrněný jak",
        "pl": "Pancerny Jak",
        "de": "Panzeryak",
        "it": "Yak corazzato",
    }


def test_a_text_that_names_a_card_uses_the_name_of_the_language() -> None:
    despoiler = BOX.cards[BOX.numbers["despoiler"]]
    assert "kartu Zkázonoš" in words("cs").action_text(despoiler)
    assert "„Verheerer“" in words("de").action_text(despoiler)


def test_keywords_of_a_card_come_in_the_order_of_its_text() -> None:
    adept = BOX.cards[BOX.numbers["druuk-school-adept"]]
    assert words("en").keywords_of(adept) == ("enemy", "kill", "defender")
    knight = BOX.cards[BOX.numbers["knight-of-the-new-world-order"]]
    assert words("en").keywords_of(knight) == (
        "casualties",
        "activation-cost",
        "resources",
        "supporter",
    )
    tank = BOX.cards[BOX.numbers["goblin-tank"]]
    assert words("en").keywords_of(tank) == ("deploy-command", "gang")
    totem = BOX.cards[BOX.numbers["restoration-totem"]]
    assert words("en").keywords_of(totem) == ("leader", "totem", "spirit-token", "recover")
    shifter = card(do(Choose("it", OWN_CASUALTIES.with_shapeshift()), TakeBack("it")))
    assert words("en").keywords_of(shifter) == ("casualties", "shapeshift")
