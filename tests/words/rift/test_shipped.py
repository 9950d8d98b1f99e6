"""`siegeworks check` and the words of Rift: whatever a language lacks is named."""

import pytest

from siegeworks.cli.shipped import checks
from siegeworks.cli.shipped.texts import missing
from siegeworks.core.shelf import GAMES
from siegeworks.games.rift.shipped import words_in
from siegeworks.games.rift.words.book import RiftWords, rift_phrases
from siegeworks.words.phrases import Phrases


def test_the_words_of_every_game_are_checked() -> None:
    assert set(GAMES) <= set(checks())
    for game in GAMES.values():
        room = game.own_room("shipped")
        assert room is not None
        assert callable(room.faults)


def test_a_phrase_that_a_language_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    polish = rift_phrases("pl")
    monkeypatch.setattr(polish, "keys", tuple(key for key in polish.keys if key != "enemy-orc"))
    assert list(words_in("pl")) == ["pl: no words for enemy-orc"]


def test_a_part_of_a_phrase_that_a_language_lacks_is_named() -> None:
    """Forms that only some languages have are no parts to be missed."""
    english = Phrases("en", ["scenario-it = It\n    .hook = Once …\n    .acc = it\n"])
    italian = Phrases("it", ["scenario-it = Esso\n"])
    assert list(missing(italian, english)) == ["it: no words for scenario-it.hook"]


@pytest.mark.parametrize(
    ("key", "fault"),
    [
        ("event-horde-moved", "cs: no words for the event event-horde-moved"),
        ("reason-must-attack", "cs: no words for the reason reason-must-attack"),
        ("prompt-act", "cs: no words for the prompt prompt-act"),
        ("tower-tesla", "cs: no words for the tower tower-tesla"),
        ("spell-bend-time", "cs: no words for the spell spell-bend-time"),
        ("action-scourge", "cs: no words for the action action-scourge"),
    ],
)
def test_a_thing_without_a_name_is_named(
    key: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    czech = rift_phrases("cs")
    there = czech.has
    monkeypatch.setattr(czech, "has", lambda name, part="": name != key and there(name, part))
    assert fault in list(words_in("cs"))


def test_a_text_with_an_empty_slot_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RiftWords, "spell_text", lambda *_: "Place {$pieces}.")
    found = [fault for fault in words_in("de") if "the spell bend-time" in fault]
    assert found == ["de: the spell bend-time reads 'Place {$pieces}.'"]
