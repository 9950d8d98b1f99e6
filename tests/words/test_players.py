"""What players are called, in every language."""

import pytest

from siegeworks.core.player import Machine
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.languages import LANGUAGES

NAMES = ("", Machine("hard"), "Anna", Machine("search:500", "D"))
CALLED = {
    "en": ("Player A", "Machine", "Anna", "Machine D"),
    "cs": ("Hráč A", "Počítač", "Anna", "Počítač D"),
    "pl": ("Gracz A", "Komputer", "Anna", "Komputer D"),
    "de": ("Spieler A", "Computer", "Anna", "Computer D"),
    "it": ("Giocatore A", "Computer", "Anna", "Computer D"),
}
OF = {
    "en": ("Player A's", "Machine's", "Anna's", "Machine D's"),
    "cs": ("hráče A", "počítače", "hráče Anna", "počítače D"),
    "pl": ("gracza A", "komputera", "gracza Anna", "komputera D"),
    "de": ("von Spieler A", "des Computers", "von Anna", "des Computers D"),
    "it": ("del giocatore A", "del computer", "di Anna", "del computer D"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_called_in_the_language_of_the_reader(language: str) -> None:
    for players in (words(language).players, rift_words(language).players):
        assert tuple(players.name(NAMES, seat) for seat in range(4)) == CALLED[language]
        forms = (players.forms("seat", NAMES, seat) for seat in range(4))
        assert tuple(form["seat_of"] for form in forms) == OF[language]


def test_a_seat_nobody_is_known_to_hold_goes_by_its_letter() -> None:
    players = words("cs").players
    assert players.name((), 1) == "B"
    assert players.name((), -1) == "?"
    assert players.forms("by", (), 0)["by_to"] == "hráči A"


def test_a_title_says_what_a_machine_can() -> None:
    titles = [words("de").players.title(NAMES, seat) for seat in range(4)]
    assert titles == ["Spieler A", "Computer (schwer)", "Anna", "Computer D (denkt voraus)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_boss_is_no_player(language: str) -> None:
    boss = words(language).players.forms("seat", ("", "Muldra"), 1, "boss")
    assert boss["seat"] == "Muldra"
    player = {"cs": "hráč", "pl": "gracz"}.get(language, "player")
    assert player not in str(boss["seat_of"])
