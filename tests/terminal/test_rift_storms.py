"""Portal storms at the table: on the screen, in the forecast, in previews and in the campaign."""

from typing import Any

import pytest

from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.forecast import forecast
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.terminal import progress
from siegeworks.games.rift.terminal.choices import choices
from siegeworks.games.rift.terminal.forecast import forecast_line
from siegeworks.games.rift.terminal.pages import briefing, horde_page
from siegeworks.games.rift.terminal.preview import preview
from siegeworks.games.rift.terminal.speech import rift_speech
from siegeworks.games.rift.terminal.storms import storm_page
from siegeworks.terminal.explain import look_up
from siegeworks.terminal.room import terminal_of
from siegeworks.words.languages import LANGUAGES
from tests.terminal.rift_stage import board, drawn, fresh, sight
from tests.terminal.stage import run, shown, table

GROUND = """
round 3  phase play  health 8  crystals 2
horde drill-one @ c1
horde drill-line @ c4  soldiers a1
horde drill-portal-1 @ b4
a  hero malik  hand shooters apprentice
b  hero magnus
"""


def stormy(line: str) -> Record:
    """A game in a storm, or in which one gathers."""
    seats = (Seating("me:Anna"), Seating("me:Ben"))
    setup = Setup("drill-yard", seats, (("storms", "on"),), f"{GROUND}storms  {line}\n")
    return Record("rift/drill-yard", setup, 1)


def plain(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("storm", [storm.id for storm in BOX.storms])
def test_the_screen_says_which_storm_rages_and_what_it_brings(language: str, storm: str) -> None:
    words = rift_speech(language).words
    printed = BOX.storms[BOX.storm_numbers[storm]]
    text = " ".join(" ".join(drawn(stormy(f"raging {storm}"), language=language)).split())
    assert f"{words.storm_name(printed)}. {words.storm_text(printed)}" in text
    assert f"{rift_speech(language).ui('storm')}:" in text


def test_the_screen_says_which_storm_gathers_and_for_which_round() -> None:
    assert "↯ Gathers for round 4: Hail. Before hordes move" in plain_screen("gathering hail")


def plain_screen(line: str) -> str:
    return "\n".join(drawn(stormy(line)))


def test_without_a_storm_the_screen_is_silent_about_it() -> None:
    assert "↯" not in plain_screen("deck gale")


def test_the_page_of_storms_tells_what_is_left_but_not_in_which_order() -> None:
    one, other = (
        plain(storm_page(board(stormy(f"raging fog  deck {deck}"))))
        for deck in ("gale hail tear", "tear gale hail")
    )
    assert one == other
    assert "The next storm gathers in round 5" in one
    assert one.index("Gale:") < one.index("Hail:") < one.index("Tear:")
    over = plain(storm_page(board(stormy("raging fog"))))
    assert "The storm deck is empty" in over
    calm = plain(storm_page(board(fresh("drill-yard", "me", "me"))))
    assert "--switch storms=on" in calm


def test_a_storm_is_looked_up_by_name() -> None:
    seen = sight(stormy("raging fog"))
    text = plain(look_up(terminal_of("rift"), seen, rift_speech("en"), "Null Field", 79))
    assert "Mage towers cannot be played, only passed." in text
    assert "Portal storm:" in text


def test_the_briefing_speaks_of_storms_only_where_there_are_some() -> None:
    assert "Portal storms: one gathers" in plain(briefing(board(stormy("raging fog"), 200)))
    calm = fresh("drill-yard", "me", "me")
    assert "storm" not in plain(briefing(board(calm, 200))).lower()


@pytest.mark.parametrize(
    ("line", "kind", "number"),
    [
        ("deck fog", ev.HordeMoved, 2),
        ("raging gale", ev.HordeMoved, 4),
        ("raging hail", ev.HordeBlocked, 0),
        ("deck fog", ev.HordeBlocked, 1),
        ("raging tremor", ev.KingdomShaken, 1),
    ],
)
def test_the_forecast_knows_the_storm(line: str, kind: type, number: int) -> None:
    found = forecast(sight(stormy(line)))
    assert found is not None
    assert len(found.of(kind)) == number


def test_the_forecast_counts_the_health_a_tremor_takes() -> None:
    assert "♥ −1" in plain(forecast_line(board(stormy("raging tremor"), 99)))
    assert "♥" not in plain(forecast_line(board(stormy("deck tremor"), 99)))


def test_previews_and_pages_tell_the_level_a_surge_asks_for() -> None:
    says = "Surge: the portal on b4 asks for level 2 instead of 1"
    for line, told in (("raging surge", True), ("gathering surge", False)):
        before = board(stormy(line))
        option = before.options["play shooters @ b5 ~ n"]
        assert (says in plain(preview(before, option))) is told
        (portal,) = before.hordes_at("b4")
        assert (says in plain(horde_page(before, portal))) is told
        assert ("Portal 2" in plain_screen(line)) is told


def test_no_tower_is_said_to_strike_a_portal_that_asks_for_a_higher_level() -> None:
    for line, strikes in (("raging surge", False), ("gathering surge", True)):
        here = board(stormy(line))
        (north, *_) = choices(here, ("play shooters", "@ b5"))
        assert north.options[0].text == "play shooters @ b5 ~ n"
        assert ("→ b4" in north.label) is strikes


def test_why_not_names_the_clause_of_the_storm() -> None:
    driver = table(stormy("raging downpour"), ("why not play shooters @ b5 ~ n", "storms"))
    driver.run()
    text = shown(driver)
    assert "The portal storm forbids this for a round. (RT-S10)" in text
    assert "RT-S10: Downpour" in text
    assert "The storm deck is empty" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_a_storm_names_the_storm_and_no_boss(language: str) -> None:
    record = stormy("raging tear")
    for seat in (0, 1):
        record.answer(seat, "done")
    state: Any = record.state()
    said = rift_speech(language).words.prompt(state.decision, state)
    printed = BOX.storms[BOX.storm_numbers["tear"]]
    assert said.startswith(f"{rift_speech(language).words.storm_name(printed)}: ")


# -- the command line and the campaign -------------------------------------------------------


def test_a_game_with_storms_is_played_from_the_command_line() -> None:
    words = ("--seats", "random", "random", "--seed", 3, "--switch", "storms=on")
    assert (
        "portal storm gathers for the next round" in run("play", "rift/drill-yard", *words).output
    )


def test_a_victory_in_storms_has_a_mark_of_its_own_in_the_campaign() -> None:
    run("campaign", "new", "ours")
    record = fresh("rift-in-time", "me", difficulty="heroic", storms="on")
    progress.begin("ours", record, None)
    key = progress.key(record)
    assert "↯" not in run("campaign").output
    progress.store(progress.load("ours").over(key, won=True, rounds=9, health=2))
    assert "Heroic challenge ↯ with storms: Heroic challenge" in run("campaign").output
    assert '"storms": ["heroic"]' in run("campaign", "show", "ours", "--json").output


def test_the_campaign_is_played_with_storms() -> None:
    run("campaign", "new", "ours")
    run("campaign", "play", "--seats", "random", "--seed", 2, "--switch", "storms=on")
    (game,) = progress.load("ours").games.values()
    assert game.storms
