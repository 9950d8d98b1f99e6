"""`siegeworks check` and the words of Rift: whatever a language lacks is named."""

import pytest

from siegeworks.cli.shipped import checks
from siegeworks.core.shelf import GAMES
from siegeworks.games.rift.shipped import words_in
from siegeworks.games.rift.words.book import RiftWords, rift_words


def test_the_words_of_every_game_are_checked() -> None:
    assert set(GAMES) <= set(checks())
    for game in GAMES.values():
        room = game.own_room("shipped")
        assert room is not None
        assert callable(room.faults)


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
    czech = rift_words("cs").phrases
    there = czech.has
    monkeypatch.setattr(czech, "has", lambda name, part="": name != key and there(name, part))
    assert fault in list(words_in("cs"))


def test_a_text_with_an_empty_slot_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RiftWords, "spell_text", lambda *_: "Place {$pieces}.")
    found = [fault for fault in words_in("de") if "the spell bend-time" in fault]
    assert found == ["de: the spell bend-time reads 'Place {$pieces}.'"]
