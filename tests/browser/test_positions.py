"""The position editor: text, palette and board in step, refusals, playing, saving, sharing."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    keep_screen,
    new_context,
    overflow,
    settled,
)

DUEL = "a  resources tengu*9\nb  resources tengu*9"


def address(origin: str, game: str, position: str) -> str:
    return f"{origin}/positions#{urlencode({'game': game, 'position': position})}"


@contextmanager
def editor(
    browser: Browser,
    url: str,
    origin: str,
    size: tuple[int, int] = DESK,
    language: str = "en",
    scheme: str = "light",
) -> Iterator[Page]:
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(url)
        holds(page)
        yield page
        refusals = [fault for fault in watched.faults if "422" not in fault]
        assert refusals == []
        assert watched.foreign == []


def holds(page: Page) -> None:
    page.locator("body[data-state=holds]").wait_for(state="attached")


def text(page: Page) -> str:
    return page.locator("#text").input_value()


def field(there: Page | Locator, label: str) -> Locator:
    """The field with exactly this label."""
    return there.locator(f"label:has(> .label:text-is('{label}')) :is(select, input)")


def put(page: Page, group: str, act: str = "Put it there", **choices: str) -> None:
    """Choose in a group of the palette, and press its button."""
    there = page.locator(".palette-group").filter(has=page.get_by_text(group, exact=True))
    for label, value in choices.items():
        field(there, label).select_option(value)
    there.get_by_role("button", name=act).click()


def test_cards_are_put_on_the_board_without_knowing_the_notation(
    browser: Browser, origin: str
) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        put(page, "Cards", Seat="a", Where="track:1:2", Card="tengu")
        put(page, "Cards", Seat="a", Where="hand", Card="tengu")
        put(page, "Cards", Seat="b", Where="casualties", Card="armored-yak")
        put(page, "Cards", Seat="b", Where="casualties", Card="tengu")
        put(page, "Cards", Seat="b", Where="land:1", Card="tengu")
        put(page, "Cards", Seat="a", Where="resources", Card="tengu")
        field(page, "Step").select_option("draw")
        expect(page.locator("#text")).to_have_value(
            "step draw\n"
            "a  hand tengu  track . tengu .  resources tengu*10\n"
            "b  resources tengu*9  casualties tengu armored-yak\n"
            "land b tengu"
        )
        expect(page.locator("#board")).to_contain_text("Tengu")
        put(page, "Cards", "Clear this place", Seat="a", Where="track:1:2")
        put(page, "Cards", "Clear this place", Seat="b", Where="casualties")
        assert "a  hand tengu  resources tengu*10\nb  resources tengu*9\n" in text(page)
        holds(page)


def test_a_ring_has_two_tracks(browser: Browser, origin: str) -> None:
    ring = address(origin, "siegestorm/last-man-standing", "a\nb\nc")
    with editor(browser, ring, origin) as page:
        put(page, "Cards", Seat="a", Where="track:2:1", Card="tengu")
        expect(page.locator("#text")).to_have_value("a  track . . .  track tengu . .\nb\nc")
        holds(page)
        put(page, "Cards", Seat="b", Where="land:2", Card="tengu")
        put(page, "Cards", Seat="a", Where="land:3", Card="tengu")
        expect(page.locator("#verdict.good")).to_be_visible()
        assert text(page).endswith("land .\nland b tengu\nland a tengu")


def test_towers_hordes_and_heroes_are_put_on_the_map(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "rift/drill-yard", "a\nb"), origin) as page:
        expect(page.locator("#number")).to_have_value("2")
        put(page, "Hordes", Where="c3", **{"Horde card": "drill-goblins"})
        put(page, "Hordes", Where="deck:1", **{"Horde card": "drill-one"})
        put(page, "Towers", Tower="shooters", Seat="b", Where="hand")
        put(page, "Towers", Tower="shooters", Seat="b", Where="hand")
        heroes = page.locator(".palette-group").filter(has=page.get_by_text("Heroes", exact=True))
        field(heroes, "Seat").select_option("a")
        field(heroes, "Hero").select_option("magnus")
        field(page, "Crystals").fill("7")
        field(page, "Crystals").press("Tab")
        put(page, "Spells", "Add or remove", Spell="fire-rain")
        expect(page.locator("#text")).to_have_value(
            "round 2  crystals 7\n"
            "horde drill-goblins @ c3\n"
            "a  hero magnus\n"
            "b  hand shooters*2\n"
            "deck 1 drill-one\n"
            "spells fire-rain"
        )
        expect(page.locator("#verdict.good")).to_be_visible()
        put(page, "Hordes", "Clear this place", Where="c3")
        put(page, "Spells", "Add or remove", Spell="fire-rain")
        assert "horde" not in text(page)
        assert "spells" not in text(page)


def test_what_does_not_hold_is_said_with_its_line(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        page.locator("#text").fill("a\ntrack tengu")
        expect(page.locator("#verdict.bad")).to_contain_text("line 2")
        expect(page.locator("#play")).to_be_disabled()
        page.locator("#text").fill("step draw\na\nb hand tengo")
        expect(page.locator("#verdict.bad")).to_contain_text("close to it: tengu")
        page.get_by_role("button", name="Show line 3").click()
        chosen = page.locator("#text").evaluate(
            "field => field.value.slice(field.selectionStart, field.selectionEnd)"
        )
        assert chosen == "b hand tengo"
        page.locator("#text").fill("step draw\na\nb hand tengu")
        expect(page.locator("#verdict.good")).to_be_visible()


def test_the_line_is_found_in_another_language_too(browser: Browser, origin: str) -> None:
    where = address(origin, "siegestorm/duel", DUEL)
    with editor(browser, where, origin, PHONE, "cs") as page:
        page.locator("#text").fill("step draw\na\nb hand tengo")
        expect(page.locator("#verdict.bad")).to_contain_text("b hand: neznámá karta 'tengo'")
        page.get_by_role("button", name="Ukázat řádek 3").click()
        chosen = page.locator("#text").evaluate(
            "field => field.value.slice(field.selectionStart, field.selectionEnd)"
        )
        assert chosen == "b hand tengo"


def test_a_position_is_played_and_shared(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        page.locator("#share").click()
        link = page.locator(".share-link input").input_value()
        assert "tengu" in link
        page.keyboard.press("Escape")
        page.locator("#play").click()
        page.locator("dialog").get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url("**/t/*")
        settled(page)
        expect(page.locator("#board")).to_contain_text("9")
    with editor(browser, link, origin) as page:
        assert text(page) == DUEL


def test_a_position_is_saved_as_a_case_and_a_puzzle(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        page.locator("#case").click()
        page.get_by_label("What it shows").fill("Nine cards")
        page.get_by_label("Clauses it shows").fill("SS-0.0")
        page.get_by_role("button", name="Make the case").click()
        expect(page.locator("dialog .fault")).to_contain_text("SS-0.0")
        page.get_by_label("Clauses it shows").fill("SS-8.1")
        page.get_by_role("button", name="Make the case").click()
        expect(page.locator("dialog textarea")).to_have_value(re.compile('name  = "Nine cards"'))
        with page.expect_download() as kept:
            page.get_by_role("button", name="As a file").click()
        assert "Nine cards" in Path(kept.value.path()).read_text("utf-8")
        page.keyboard.press("Escape")
        page.locator("#puzzle").click()
        expect(page.locator("dialog textarea")).to_have_value(re.compile('seat = "a"'))


def test_a_move_of_a_replay_becomes_a_position(browser: Browser, origin: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        page.goto(f"{origin}/replay")
        page.locator("#file").set_input_files("records/ysra-khunglai.game")
        page.wait_for_url("**/replay/pasted**")
        page.locator("body[data-state=shown]").wait_for(state="attached")
        while page.locator("#position[aria-disabled=true]").count():
            before = page.evaluate("document.body.dataset.ply")
            page.keyboard.press("ArrowRight")
            expect(page.locator(f"body[data-ply='{before}']")).to_have_count(0)
        page.get_by_role("button", name="Take the position").click()
        page.wait_for_url("**/positions**")
        holds(page)
        assert text(page).startswith("turn ")


@pytest.mark.parametrize(
    ("game", "size", "language", "scheme"),
    [
        ("siegestorm/duel", PHONE, "de", "dark"),
        ("siegestorm/coop", DESK, "cs", "light"),
        ("rift/rift-in-time", PHONE, "it", "light"),
        ("rift/rift-in-time", DESK, "pl", "dark"),
    ],
)
def test_the_editor_suits_every_screen(
    browser: Browser,
    origin: str,
    axe: Axe,
    game: str,
    size: tuple[int, int],
    language: str,
    scheme: str,
) -> None:
    position = "a\nb" if game != "siegestorm/duel" else DUEL
    with editor(browser, address(origin, game, position), origin, size, language, scheme) as page:
        page.locator("#set-up").click()
        expect(page.locator("#text")).not_to_have_value(position)
        expect(page.locator("#verdict.good")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert overflow(page) == []
        assert serious(axe, page) == []
        keep_screen(page, f"positions-{game.replace('/', '-')}-{size[0]}-{language}", full=True)
