"""The scenes of Rift: plain, complete, nothing of the order of decks, every option in its place."""

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.view import SPECTATOR, visible_notes
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.moves import MOVES
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import determinize, view
from siegeworks.games.rift.scene.catalogue import phrases
from siegeworks.games.rift.scene.options import PLACES
from siegeworks.games.rift.sight import RiftSight
from siegeworks.pictures.palette import values
from siegeworks.table.boards import boards, styles_of
from siegeworks.table.interface import browser_phrases
from siegeworks.words.languages import LANGUAGES
from tests.table.plain import PlainScenes

NAMES = ("Anna", "Ben", "Cleo", "Dan")
LARGEST = 24_000
"""No scene may have more letters than that."""
ANSWERS = 140
"""So many answers of each random game are looked at."""
LOOSE = {"done", "resume", "skip", "stop", "yes", "no"}
"""Options that belong to no place: the page shows them as buttons."""

every_scenario = pytest.mark.parametrize("mode", RIFT.modes)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def _scenery() -> PlainScenes:
    return PlainScenes("rift")


def _games(mode: str, *players: int) -> Iterator[tuple[RiftState, Random]]:
    """Every situation of random games, in which few are done before they have done something."""
    for seats in players:
        dice = Random(f"{mode} {seats}")
        state: Any = RIFT.start(Setup(mode, (Seating(),) * seats), dice.getrandbits(64))
        for _ in range(ANSWERS):
            yield state, dice
            if state.outcome is not None:
                break
            decision = dice.choice(state.decisions)
            busy = [option for option in decision.options if option.text != "done"]
            options = busy if busy and dice.random() < 0.85 else decision.options
            state.answer(dice.choice(options).text, decision.seat)


def _sight(state: RiftState, seat: int) -> RiftSight:
    notes = tuple(visible_notes(state.journal or [], seat))
    return RiftSight(view(state, seat), notes, NAMES[: state.seats])


def test_heroes_and_towers_bring_the_rulings_that_name_them() -> None:
    catalogue = _catalogue()
    sharpshooters = [one["clause"] for one in catalogue["towers"]["sharpshooters"]["rulings"]]
    assert "RT-R126" in sharpshooters
    alleria = {one["clause"] for one in catalogue["heroes"]["alleria"]["rulings"]}
    assert {"RT-R85", "RT-R87"} <= alleria


@cache
def _catalogue() -> dict[str, Any]:
    found: dict[str, Any] = _scenery().catalogue("en")
    return found


def _places(scene: dict[str, Any]) -> set[str]:
    """Every place of a scene that a board draws."""
    drawn = ("sites", "hordes", "figures", "seats", "decks")
    found = {thing["at"] for key in drawn for thing in scene[key]}
    found |= {f"spell:{name}" for name in scene["spells"]}
    found |= {f"supply:{name}" for name, count in scene["supply"] if count}
    for seat in scene["seats"]:
        found |= {f"hand:{seat['seat']}:{tower}" for tower in seat["hand"]}
    printed = _catalogue()["scenarios"][scene["scenario"]]
    columns = "abcdefghijklmnopqrstuvwxyz"[: printed["width"]]
    rows = range(1, printed["height"] + 1)
    return found | {f"space:{column}{row}" for column in columns for row in rows}


@every_scenario
def test_scenes_are_plain_and_options_are_in_their_places(mode: str) -> None:
    scenery = _scenery()
    things = {*BOX.hero_numbers, *BOX.ability_numbers, *BOX.spell_numbers}
    things |= {"red", "green", "blue", "yellow"}
    for state, dice in _games(mode, 1, 2, 3, 4):
        seat = dice.choice([decision.seat for decision in state.decisions] or [0])
        sight = _sight(state, seat)
        scene, options = scenery.scene(sight, "en"), scenery.options(sight, "en")
        assert json.loads(json.dumps(scene)) == scene
        assert len(json.dumps(scene)) < LARGEST
        decision = sight.view.decision
        assert [one["text"] for one in options] == [
            one.text for one in (decision.options if decision is not None else ())
        ]
        there = _places(scene) | {f"choice:{thing}" for thing in things}
        for option in options:
            assert option["label"]
            assert option["label"] != option["text"]
            assert set(option["at"]) <= there, option
            assert option["at"] or option["verb"] in LOOSE, option
        assert json.loads(json.dumps(options)) == options


@every_scenario
def test_placements_say_what_they_cover(mode: str) -> None:
    """A placement names its horde, its squares and the enemies beneath, as the engine has it."""
    scenery, seen = _scenery(), 0
    for state, _ in _games(mode, 2):
        for decision in state.decisions:
            sight = _sight(state, decision.seat)
            hordes = {horde["id"]: horde for horde in scenery.scene(sight, "en")["hordes"]}
            for option in scenery.options(sight, "en"):
                if "mask" not in option:
                    continue
                seen += 1
                horde = state.horde(option["horde"])
                assert horde is not None
                shown = hordes[option["horde"]]
                printed = _catalogue()["cards"][shown["card"]]["faces"][shown["turn"]]
                foes = sum(mask for mask, _ in printed["enemies"])
                assert foes == state.face(horde).foes
                assert shown["open"] == state.uncovered(horde).bit_count()
                covers = (option["mask"] & state.uncovered(horde)).bit_count()
                assert option["covers"] == covers
                assert not option["mask"] & state.cover(horde)
    assert seen


@every_scenario
def test_a_tower_strikes_what_its_facing_says(mode: str) -> None:
    """Whatever a tower lays, it lays on a horde that was named beforehand."""
    scenery, tried = _scenery(), 0
    for state, dice in _games(mode, 2):
        for decision in state.decisions:
            sight = _sight(state, decision.seat)
            plays = [one for one in scenery.options(sight, "en") if one["verb"] == "play"]
            if not plays:
                continue
            option = dice.choice(plays)
            twin = state.clone()
            twin.answer(option["text"], decision.seat)
            after = [one for one in twin.decisions if one.seat == decision.seat]
            laid = [one for one in after if one.prompt == "place"]
            for question in laid:
                found = scenery.options(_sight(twin, question.seat), "en")
                struck = {one["horde"] for one in found if "horde" in one}
                assert struck <= set(option["targets"])
                tried += bool(struck)
    assert tried


@every_scenario
def test_two_worlds_that_look_the_same_have_the_same_scene(mode: str) -> None:
    """Nothing face down is in a scene, an option, or what lies ahead."""
    scenery, several = _scenery(), 0
    for state, dice in _games(mode, 2):
        if dice.random() > 0.15:
            continue
        seat = dice.choice((SPECTATOR, 0, 1))
        sight = _sight(state, seat)
        other = determinize(sight.view, dice.getrandbits(60))
        several += other.decks != state.decks
        twin = RiftSight(view(other, seat), sight.notes, sight.names)
        assert scenery.scene(sight, "cs") == scenery.scene(twin, "cs")
        assert scenery.options(sight, "cs") == scenery.options(twin, "cs")
        assert scenery.ahead(sight, "cs") == scenery.ahead(twin, "cs")
    assert several


def _end_of_round(state: RiftState) -> list[Any]:
    """What happens when all are done, until cards are taken back."""
    twin: Any = state.clone()
    twin.journal = []
    found: list[Any] = []
    while twin.outcome is None and not any(map(_ends, found)):
        asked = next(one for one in twin.decisions if one.options[0].text != "resume")
        twin.answer(asked.options[0].text, asked.seat)
        found = [note.event for note in twin.journal]
    end = next((place for place, event in enumerate(found) if _ends(event)), len(found))
    return found[:end]


def _ends(event: Any) -> bool:
    return isinstance(event, ev.PhaseBegan) and event.phase == "taking-back"


def test_what_lies_ahead_comes_true() -> None:
    """If all are done, and nobody is asked on the way, it goes as foretold."""
    scenery, tried = _scenery(), 0
    for state, _ in _games("rift-in-time", 1, 2):
        told = scenery.ahead(_sight(state, 0), "en")
        if state.phase != "play" or state.outcome is not None:
            assert told == {"is": "ahead", "known": False}
            continue
        if told["unknown"] or any(one.prompt != "act" for one in state.decisions):
            continue
        events = _end_of_round(state)
        lost = sum(event.cost for event in events if isinstance(event, ev.HordeLeft))
        moved = [event.horde for event in events if isinstance(event, ev.HordeMoved)]
        fallen = [event.horde for event in events if isinstance(event, ev.HordeDefeated)]
        assert told["health"] == -lost
        assert [
            one["facts"]["horde"] for one in told["events"] if one["kind"] == "HordeMoved"
        ] == moved
        assert [
            one["facts"]["horde"] for one in told["events"] if one["kind"] == "HordeDefeated"
        ] == fallen
        assert told["lines"]
        tried += 1
    assert tried > 5


@every_scenario
def test_facts_are_plain_and_name_what_is_there(mode: str) -> None:
    scenery = _scenery()
    state, _ = list(_games(mode, 2))[-1]
    sight = _sight(state, 0)
    names = {*sight.map.names, ""}
    arrived: list[int] = []
    for note in sight.notes:
        found = scenery.facts(note, sight)
        assert json.loads(json.dumps(found)) == found
        assert found.get("space", "") in names
        if isinstance(note.event, ev.HordeArrived):
            arrived.append(found["horde"])
    assert arrived == sorted(set(arrived))
    assert not arrived or arrived[-1] == state.serial


# -- the catalogue ---------------------------------------------------------------------------


def _texts(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | list):
        for value in thing.values() if isinstance(thing, dict) else thing:
            yield from _texts(value)


@every_language
def test_the_catalogue_is_complete(language: str) -> None:
    told = _scenery().catalogue(language)
    assert json.loads(json.dumps(told)) == told
    assert set(told["towers"]) == set(BOX.tower_numbers)
    assert set(told["heroes"]) == set(BOX.hero_numbers)
    assert set(told["abilities"]) == set(BOX.ability_numbers)
    assert set(told["spells"]) == set(BOX.spell_numbers)
    assert set(told["cards"]) == set(BOX.card_numbers)
    assert set(told["scenarios"]) == set(BOX.scenarios)
    assert set(told["actions"]) == set(BOX.boss_actions)
    for kind in ("towers", "heroes", "abilities", "spells", "enemies", "cards", "scenarios"):
        for name, thing in told[kind].items():
            assert thing["name"], (kind, name)
    keys = re.compile(r"(tower|hero|ability|spell|enemy|horde|scenario|term|keyword|phase)-[a-z-]+")
    assert not [text for text in _texts(told) if keys.fullmatch(text)]


@every_language
def test_the_phrases_of_the_board_are_there_in_every_language(language: str) -> None:
    told, english = phrases(language), phrases("en")
    assert list(told) == list(english)
    for key, text in told.items():
        assert set(re.findall(r"\{(\w+)\}", text)) == set(re.findall(r"\{(\w+)\}", english[key]))
    assert language == "en" or told != english


def test_the_page_asks_for_phrases_that_exist() -> None:
    folder = boards()["rift"].folder
    scripts = (file.read_text("utf-8") for file in folder.glob("*.js"))
    code = "".join(
        one for one in scripts if "import { say } from '/static/js/phrases.js'" not in one
    )
    used = set(re.findall(r"(context\.)?\bsay\('([\w-]+)'", code))
    assert {key for whose, key in used if whose} <= set(browser_phrases("en"))
    own = {key for whose, key in used if not whose}
    assert own
    assert own <= set(phrases("en"))


def test_every_picture_the_board_may_ask_for_is_there() -> None:
    draw, told = _scenery().picture, _catalogue()
    for kind, names in (
        ("tower", told["towers"]),
        ("hero", told["heroes"]),
        ("spell", told["spells"]),
        ("enemy", told["enemies"]),
        ("card", told["cards"]),
        ("terrain", told["terrain"]),
        ("map", told["scenarios"]),
        ("ground", [f"{name}-{n}" for name in told["scenarios"] for n in (1, 2, 3, 4)]),
        ("boss", ("lilith", "blackburn", "time-mages", "time-mages~1", "time-mages~2")),
        ("sign", ("flying", "ghost", "deadly", "haste")),
        ("token", ("crystal", "soldier", "wound", "health")),
        ("portal", "01234"),
        ("arrival", "123456"),
        ("seat", "0123"),
    ):
        for name in names:
            assert str(draw(kind, name)).startswith("<svg"), (kind, name)
    assert draw("tower", "nobody") is None
    assert draw("nothing", "shooters") is None
    assert draw("ground", "rift-in-time-9") is None


SEGMENT = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}


def test_every_line_of_a_picture_can_be_drawn() -> None:
    """Browsers complain of a line with a number too few, and leave its end out."""
    draw, told = _scenery().picture, _catalogue()
    for kind, names in (
        ("tower", told["towers"]),
        ("hero", told["heroes"]),
        ("enemy", told["enemies"]),
        ("spell", told["spells"]),
        ("sign", ("flying", "ghost")),
        ("boss", ("lilith", "blackburn", "time-mages~1", "time-mages~2")),
    ):
        for name in names:
            for line in re.findall(r' d="([^"]*)"', str(draw(kind, name))):
                for mark, rest in SEGMENT.findall(line):
                    needed = NUMBERS.get(mark.upper())
                    if needed:
                        assert len(NUMBER.findall(rest)) % needed == 0, (kind, name, line)


def test_the_paint_of_the_board_is_that_of_the_pictures() -> None:
    assert "/static/css/palette.css" in styles_of("rift")
    used = re.findall(r"var\(--sw-(\w+)\)", (boards()["rift"].folder / "board.css").read_text())
    assert set(used) <= set(values(False))


def test_storms_are_told_without_their_order() -> None:
    """The storm deck lies in the scene sorted: whatever order it has, the scene is the same."""
    state: Any = RIFT.start(Setup("sands-and-portals", (Seating(),), (("storms", "on"),)), 7)
    told = _scenery().scene(_sight(state, 0), "en")["storms"]
    assert told["now"] == told["gathering"] == ""
    assert told["next"] == 2
    assert {BOX.storm_numbers[storm] for storm in told["left"]} == set(state.storms)
    state.storms = tuple(reversed(state.storms))
    assert _scenery().scene(_sight(state, 0), "en")["storms"] == told
    printed = _catalogue()["storms"]
    assert all(printed[storm]["name"] and printed[storm]["text"] for storm in told["left"])
    plain: Any = RIFT.start(Setup("sands-and-portals", (Seating(),)), 7)
    assert _scenery().scene(_sight(plain, 0), "en")["storms"] is None


def test_pictures_of_dark_pages_ask_their_page_for_nothing() -> None:
    picture = _scenery().picture
    for kind, name in (("enemy", "orc"), ("storm", "gale"), ("hero", "malik")):
        light, dark = picture(kind, name), picture(kind, f"{name}@dark")
        assert light is not None
        assert dark is not None
        assert "var(" in light
        assert "var(" not in dark
    assert picture("enemy", "nobody@dark") is None


def test_the_board_knows_every_place_that_a_move_lights() -> None:
    forms = MOVES.forms.values()
    assert {place for form in forms for place, _ in (*form.starts, *form.ends)} == set(PLACES)
