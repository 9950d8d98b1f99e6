"""The scenes of Siegestorm: plain, complete, nothing hidden in them, every option in its place."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from siegeworks.core.shelf import game_of
from siegeworks.core.view import SPECTATOR, visible_notes
from siegeworks.games.siegestorm.moves import MOVES
from siegeworks.games.siegestorm.rules import BOX, events
from siegeworks.games.siegestorm.rules.view import view
from siegeworks.games.siegestorm.rules.vocabulary import EVENTS
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.games.siegestorm.scene.facts import FACTS
from siegeworks.games.siegestorm.scene.options import PLACES
from siegeworks.games.siegestorm.scene.pictures import picture as draw
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.table.boards import boards
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.rules import clause_text
from tests.laws.walk import MODES, random_setup, step
from tests.table.plain import PlainScenes

NAMES = ("Anna", "Ben", "Cyril", "Dana")
GAMES = 2
LARGEST = 16_000
"""No scene may have more letters than that."""

every_mode = pytest.mark.parametrize("mode", MODES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def _situations(mode: str) -> Iterator[tuple[Any, Random]]:
    """Every situation of some random games."""
    game, _ = game_of(mode)
    for seed in range(GAMES):
        dice = Random(seed)
        state = game.start(random_setup(mode, dice), seed)
        while state.outcome is None:
            yield state, dice
            step(state, dice)
        yield state, dice


def _sight(state: Any, seat: int) -> Sight:
    notes = tuple(visible_notes(state.journal or [], seat))
    return Sight(view(state, seat), notes, NAMES[: state.field.seats])


def _places(thing: Any) -> Iterator[str]:
    """Every key of a place in a scene."""
    if isinstance(thing, dict):
        if "key" in thing:
            yield thing["key"]
        for value in thing.values():
            yield from _places(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from _places(value)


@every_mode
def test_a_scene_is_plain_and_small_and_every_place_has_a_key_of_its_own(mode: str) -> None:
    scenery = PlainScenes(mode)
    for state, _dice in _situations(mode):
        for seat in (*range(state.field.seats), SPECTATOR):
            scene = scenery.scene(_sight(state, seat), "en")
            text = json.dumps(scene)
            assert len(text) <= LARGEST
            places = list(_places(scene))
            assert len(set(places)) == len(places)


@every_mode
def test_every_option_has_a_label_and_lies_where_the_scene_has_a_place(mode: str) -> None:
    scenery = PlainScenes(mode)
    for state, _dice in _situations(mode):
        for decision in state.decisions:
            sight = _sight(state, decision.seat)
            places = set(_places(scenery.scene(sight, "en")))
            found = scenery.options(sight, "en")
            named = [option.move.get("card") for option in decision.options]
            assert [option.get("card") for option in found] == named
            assert [option["text"] for option in found] == [
                option.text for option in decision.options
            ]
            for option in found:
                assert option["label"] not in ("", option["text"])
                assert set(option["at"]) <= places
                steps = {*option.get("from", ()), *option.get("to", ())}
                assert steps <= set(option["at"])


BUTTONS = {"next", "end", "pass", "keep", "done", "yes", "no", "take", "decline", "none", "first"}
"""What may belong to no place; a creature whose passive waits may have gone."""


@every_mode
def test_what_is_about_a_place_is_found_there(mode: str) -> None:
    scenery = PlainScenes(mode)
    for state, _dice in _situations(mode):
        for decision in state.decisions:
            for option in scenery.options(_sight(state, decision.seat), "en"):
                assert option["at"] or option["verb"] in BUTTONS, option


@every_mode
def test_no_byte_of_a_scene_depends_on_what_its_seat_may_not_know(mode: str) -> None:
    scenery = PlainScenes(mode)
    for state, dice in _situations(mode):
        for seat in (*range(state.field.seats), SPECTATOR):
            sight = _sight(state, seat)
            world = determinize(sight.view, dice.getrandbits(256))
            other = Sight(view(world, seat), sight.notes, sight.names)
            assert scenery.scene(other, "en") == scenery.scene(sight, "en")
            assert scenery.options(other, "en") == scenery.options(sight, "en")


@every_mode
def test_facts_name_only_cards_the_seat_may_know(mode: str) -> None:
    scenery = PlainScenes(mode)
    for state, _dice in _situations(mode):
        if state.outcome is None:
            continue
        for seat in (*range(state.field.seats), SPECTATOR):
            sight = _sight(state, seat)
            for note in sight.notes:
                named = {
                    card
                    for move in scenery.facts(note, sight).get("moves", ())
                    for card in move["cards"]
                    if card is not None
                }
                assert named <= _told(note.event)


def _told(event: Any) -> set[str]:
    """The ids of all cards that an event, as a seat may know it, tells of."""
    found: set[int] = set()
    for field in event.__dataclass_fields__:
        value = getattr(event, field)
        found |= set(value) if isinstance(value, tuple) else {value}
    return {BOX.ids[card] for card in found if isinstance(card, int) and card >= 0}


@every_mode
def test_every_card_of_the_game_is_somewhere_in_the_scene(mode: str) -> None:
    scenery = PlainScenes(mode)
    for state, _dice in _situations(mode):
        for seat in (*range(state.field.seats), SPECTATOR):
            scene = scenery.scene(_sight(state, seat), "en")
            assert _number(scene) == _dealt(state)


def _number(scene: Any) -> int:
    """How many cards a scene shows, face up or down."""
    found = sum("piece" in square for square in scene["squares"].values())
    found += sum(bool(entry.get("held")) for entry in scene["chain"]["entries"])
    for seat in scene["seats"]:
        found += seat["hand"]["n"] + seat["resources"]["n"] + seat.get("sight", {"n": 0})["n"]
        piles = [seat["casualties"], seat["support"], seat.get("healing"), seat.get("removed")]
        found += sum(len(pile["cards"]) for pile in piles if pile is not None)
        if "boss" in seat:
            found += len(seat["boss"]["reserves"]["cards"])
    return found


def _dealt(state: Any) -> int:
    """How many cards a game began with: 34 for each player, and what the boss card says."""
    number = 34 * len(state.field.persons)
    if state.field.boss >= 0:
        column = state.mode.column(state.boss_side)
        number += column.base + column.advanced
    return number


@every_mode
def test_the_viewer_is_near_and_others_show_no_hand(mode: str) -> None:
    scenery = PlainScenes(mode)
    for state, _dice in _situations(mode):
        for seat in (*range(state.field.seats), SPECTATOR):
            scene = scenery.scene(_sight(state, seat), "en")
            first, *others = scene["seats"]
            assert first["seat"] == "abcd"[max(seat, 0)]
            shown = {found["seat"] for found in scene["seats"] if found["hand"].get("cards")}
            allowed = {"abcd"[number] for number in (seat, state.field.boss) if number >= 0}
            assert shown <= allowed
            assert all("unseen" not in found["resources"] for found in others)


def test_every_event_that_moves_a_card_has_facts() -> None:
    silent = {
        *("ReturnChosen", "Shuffled", "FirstPlayerChosen", "StepBegan", "TurnEnded", "Prepared"),
        *("ExtraTurnGranted", "ExtraTurnForgone", "Lost", "Won", "Spent", "Lasted", "Negated"),
        *("Committed", "WasReset", "Advanced", "Switched"),
        *("BossArrived", "BossDeckBuilt", "BossChose", "BossStopped"),
    }
    kinds = {name for name in events.__all__ if name in EVENTS}
    assert kinds == silent | FACTS.keys()
    assert not silent & FACTS.keys()


@every_language
def test_the_catalogue_says_everything(language: str) -> None:
    catalogue = PlainScenes("siegestorm/duel").catalogue(language)
    json.dumps(catalogue)
    assert catalogue["cards"].keys() | catalogue["bosses"].keys() == set(BOX.ids)
    for card in catalogue["cards"].values():
        assert card["name"]
        assert card["faction"] in catalogue["factions"]
        assert set(card["keywords"]) <= catalogue["keywords"].keys()
        assert card["action"] or card["passive"] or card.get("commands")
    texts = [*catalogue["terms"].values(), *catalogue["say"].values()]
    texts += [part for keyword in catalogue["keywords"].values() for part in keyword.values()]
    assert all(text and "term-" not in text for text in texts)


@every_language
def test_a_card_brings_the_rulings_that_name_it(language: str) -> None:
    cards = PlainScenes("siegestorm/duel").catalogue(language)["cards"]
    ruled = {name: card["rulings"] for name, card in cards.items() if "rulings" in card}
    goblin = {one["clause"]: one["text"] for one in ruled["transmuted-goblin"]}
    assert goblin["SS-R171"] == clause_text("siegestorm", "SS-R171", language)
    assert "armored-yak" in ruled
    assert len(ruled) < len(cards) / 2


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_board_speaks_every_language_with_its_own_phrases(language: str) -> None:
    own = PlainScenes("siegestorm/duel").catalogue(language)["say"]
    english = PlainScenes("siegestorm/duel").catalogue("en")["say"]
    same = {key for key in own if own[key] == english[key]}
    assert same <= {"value", "step-extra"}
    for key, text in english.items():
        holes = {hole for hole in ("{n}", "{card}", "{place}") if hole in text}
        assert {hole for hole in ("{n}", "{card}", "{place}") if hole in own[key]} == holes, key


@every_mode
def test_scenes_in_every_language_differ_in_words_only(mode: str) -> None:
    scenery = PlainScenes(mode)
    for count, (state, _dice) in enumerate(_situations(mode)):
        if count % 10:
            continue
        english = _shape(scenery.scene(_sight(state, 0), "en"))
        for language in LANGUAGES[1:]:
            assert _shape(scenery.scene(_sight(state, 0), language)) == english


def _shape(thing: Any) -> Any:
    """A scene without its words."""
    if isinstance(thing, dict):
        return {key: _shape(value) for key, value in thing.items() if key not in ("label",)} | (
            {"reasons": len(thing["reasons"])} if "reasons" in thing else {}
        )
    return [_shape(value) for value in thing] if isinstance(thing, list | tuple) else thing


def test_every_card_has_a_picture_and_nothing_else_has() -> None:
    for name in BOX.ids:
        assert (draw("card", name) or "").startswith("<svg")
    assert draw("card", "nobody") is None
    assert draw("nothing", BOX.ids[0]) is None


def test_backs_crests_icons_and_every_ground_the_board_lies_on_have_a_picture() -> None:
    sheets = boards()["siegestorm"].folder.glob("*.css")
    style = "".join(sheet.read_text("utf-8") for sheet in sheets)
    wanted = set(re.findall(r"/pictures/siegestorm/(\w+)/([\w-]+)\.svg", style))
    assert ("ground", "frontline-boss") in wanted
    for kind, name in {*wanted, ("crest", "ysra"), ("icon", "storm"), ("back", "ysra")}:
        assert (draw(kind, name) or "").startswith("<svg")
    for kind in ("ground", "back", "crest", "icon"):
        assert draw(kind, "nothing-z") is None


def test_the_board_knows_every_place_that_a_move_lights() -> None:
    forms = MOVES.forms.values()
    assert {place for form in forms for place, _ in (*form.starts, *form.ends)} == set(PLACES)
