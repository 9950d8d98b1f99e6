"""Every page: reachable, accessible, in every language, on a phone and on a wide screen."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    LANGUAGES,
    LONG,
    PHONE,
    TABLET,
    THREE_CLICKS,
    Watched,
    begin,
    keep_screen,
    new_context,
    open_table,
    overflow,
    play_on,
    settled,
    state_of,
)

PAGES = {
    "lobby": "/",
    "help": "/help",
    "api": "/api/docs",
    "nothing": "/nothing-here",
    "learn": "/learn",
    "rules": "/rules",
    "section": "/rules/siegestorm/storm",
    "glossary": "/rules/glossary",
    "case": "/rules/case/a-tower-goes-on-a-site-of-its-player-s-colour-and-attacks-at-once",
    "cards": "/cards?game=rift",
    "card": "/cards/siegestorm/card/despoiler",
    "scenario": "/cards/rift/scenario/rift-in-time",
    "replay": "/replay",
    "positions": "/positions",
    "campaign": "/campaign",
    "decks": "/decks?start=ysra",
    "statistics": "/statistics",
    "puzzles": "/puzzles",
}
SIZES = (PHONE, TABLET, DESK) if LONG else (PHONE, DESK)
READERS = [
    (language, size)
    for place, language in enumerate(LANGUAGES)
    for size in (SIZES if LONG else (SIZES[place % len(SIZES)],))
]
FIRST_VIEW = 300_000
"""Bytes to the first view in which one can play."""
LINK = {"game": "siegestorm/duel", "seats": [{"kind": "me", "name": "Eva"}, {"kind": "link"}]}


def visit(page: Page, origin: str, name: str) -> None:
    page.goto(origin + PAGES[name])
    if name == "lobby":
        expect(page.locator("#my-games .soft")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_pages_have_no_serious_faults_of_access(
    browser: Browser, origin: str, axe: Axe, name: str, scheme: str
) -> None:
    with new_context(browser, scheme=scheme) as context:
        page = context.new_page()
        visit(page, origin, name)
        assert serious(axe, page) == []
        keep_screen(page, f"page-{name}-{scheme}", full=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_has_no_serious_faults_of_access(
    browser: Browser, origin: str, axe: Axe, scheme: str
) -> None:
    with new_context(browser, scheme=scheme, board="text") as context:
        page = context.new_page()
        open_table(page, origin, LINK)
        assert serious(axe, page) == [], "waiting room"
        keep_screen(page, f"table-room-{scheme}")
        page.get_by_role("button", name="Start with machines instead").click()
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        play_on(page, 8)
        assert serious(axe, page) == [], "game"
        keep_screen(page, f"table-text-{scheme}")
        page.locator("#menu").click()
        assert serious(axe, page) == [], "menu"
        keep_screen(page, f"table-menu-{scheme}")
        page.get_by_role("button", name="Resign").click()
        page.locator("dialog", has_text="really give the game up").locator(".danger").click()
        expect(page.locator("dialog.ending")).to_be_visible()
        page.locator(".fair summary").click()
        assert serious(axe, page) == [], "ending"
        keep_screen(page, f"table-ending-{scheme}")


@pytest.mark.parametrize(("language", "size"), READERS)
def test_a_game_begins_within_three_clicks(
    browser: Browser, origin: str, language: str, size: tuple[int, int]
) -> None:
    with new_context(browser, size, language) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        clicks: list[int] = []
        page.expose_function("clicked", lambda: clicks.append(1))
        page.add_init_script("addEventListener('pointerdown', () => window.clicked(), true)")
        page.goto(origin)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert overflow(page) == []
        keep_screen(page, f"lobby-{size[0]}-{language}", full=True)
        begin(page, origin, "siegestorm/solo", "alone")
        assert 0 < len(clicks) <= THREE_CLICKS
        assert state_of(page) in ("asked", "waiting")
        assert overflow(page) == []
        assert watched.faults == []
        assert watched.foreign == []


@pytest.mark.parametrize(("language", "size"), READERS if LONG else READERS[2:4])
def test_nothing_sticks_out(
    browser: Browser, origin: str, language: str, size: tuple[int, int]
) -> None:
    with new_context(browser, size, language, "dark") as context:
        page = context.new_page()
        page.goto(origin)
        page.locator("label:has(input[value=rift])").click()
        page.locator("#more summary").click()
        assert overflow(page) == []
        keep_screen(page, f"lobby-more-{size[0]}-{language}", full=True)
        for name in [each for each in PAGES if each != "lobby"]:
            visit(page, origin, name)
            assert overflow(page) == [], name
            keep_screen(page, f"page-{name}-{size[0]}-{language}")
        open_table(page, origin, LINK)
        assert overflow(page) == [], "waiting room"
        keep_screen(page, f"room-{size[0]}-{language}")
        page.locator("#menu").click()
        assert overflow(page) == [], "menu"
        keep_screen(page, f"menu-{size[0]}-{language}")


def test_the_language_is_remembered(page: Page, origin: str) -> None:
    page.goto(f"{origin}/?language=cs")
    page.goto(f"{origin}/help")
    expect(page.locator("h1")).to_have_text("Jak stůl funguje")


def in_german(page: Page) -> None:
    """Choose another language on a page, and wait for it."""
    page.locator("#pick-language").select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()


def test_another_language_keeps_page_and_query(page: Page, origin: str) -> None:
    found = "/cards?game=rift&kind=tower"
    page.goto(origin + found)
    in_german(page)
    expect(page).to_have_url(origin + found)
    expect(page.locator("body")).to_contain_text("Türme")


def test_another_language_keeps_lesson_and_step(page: Page, origin: str) -> None:
    page.goto(f"{origin}/learn/siegestorm-solo")
    for step in range(2):
        expect(page.locator(f"body[data-step='{step}'][data-stage=going]")).to_be_attached()
        page.locator("#tools .onward").click()
    expect(page.locator("body[data-step='2'][data-stage=going]")).to_be_attached()
    in_german(page)
    expect(page.locator("body[data-step='2'][data-stage=going]")).to_be_attached()
    expect(page.locator("#step-title")).to_have_text("Bedrohung statt Unterstützern")


def test_another_language_keeps_puzzle_position_and_moment(page: Page, origin: str) -> None:
    page.goto(f"{origin}/puzzles/daily")
    in_german(page)
    expect(page).to_have_url(f"{origin}/puzzles/daily")
    page.locator("#pick-language").select_option("en")
    expect(page.locator("html[lang=en]")).to_be_attached()
    page.goto(f"{origin}/replay")
    page.locator("#file").set_input_files("tests/golden/ysra-khunglai.game")
    page.wait_for_url("**/replay/pasted**")
    for ply in range(3):
        expect(page.locator(f"body[data-state=shown][data-ply='{ply}']")).to_be_attached()
        page.keyboard.press("ArrowRight")
    expect(page.locator("body[data-ply='3']")).to_be_attached()
    in_german(page)
    expect(page.locator("body[data-state=shown][data-ply='3']")).to_be_attached()
    page.goto(f"{origin}/positions#game=siegestorm/duel&position=a++hand+tengu%0Ab")
    expect(page.locator("html[lang=de] body[data-state=holds]")).to_be_attached()
    page.locator("#pick-language").select_option("it")
    expect(page.locator("html[lang=it] body[data-state=holds]")).to_be_attached()
    expect(page.locator("#text")).to_have_value("a  hand tengu\nb")


def test_the_appearance_is_remembered(page: Page, origin: str) -> None:
    page.goto(origin)
    page.locator("#pick-theme").select_option("dark")
    page.goto(f"{origin}/help")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_what_is_set_under_more_is_played(page: Page, origin: str) -> None:
    page.goto(origin)
    page.locator("label:has(input[value=rift])").click()
    page.locator("#more summary").click()
    page.get_by_label("Number of players").select_option("3")
    page.get_by_label("Your name").fill("Eva")
    page.get_by_label("Hero").first.select_option("magnus")
    page.get_by_role("combobox", name="Difficulty").select_option("heroic")
    page.get_by_role("button", name="Start with these settings").click()
    page.wait_for_url("**/t/*")
    settled(page)
    told: dict[str, Any] = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "machine", "machine"]
    assert told["seats"][0]["name"] == "Eva"
    assert told["switches"] == {"difficulty": "heroic"}


def test_a_game_is_taken_up_where_it_was_left(page: Page, origin: str) -> None:
    table = begin(page, origin, "siegestorm/duel")
    page.goto(origin)
    page.locator("#continue").get_by_role("link", name="Continue").click()
    page.wait_for_url(f"**/t/{table}")
    settled(page)
    assert state_of(page) == "asked"


def test_a_pasted_link_leads_to_its_table(page: Page, origin: str) -> None:
    page.goto(origin)
    page.locator("#join-field").fill("this is no link")
    page.get_by_role("button", name="Go to the table").click()
    expect(page.locator("#join-fault")).to_be_visible()
    told = open_table(page, origin, LINK)
    page.goto(origin)
    page.locator("#join-field").fill(f"{origin}/t/{told['table']}")
    page.get_by_role("button", name="Go to the table").click()
    page.wait_for_url(f"**/t/{told['table']}")


def test_what_is_not_there_is_said_on_a_page(browser: Browser, origin: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        for path in ("/nothing", "/t/short", f"/t/{'x' * 22}"):
            answer = page.goto(origin + path)
            assert answer is not None
            assert answer.status == 404
            expect(page.locator("h1")).to_have_text("There is nothing here")


@pytest.mark.parametrize(
    ("game", "start"), [("siegestorm/duel", "machine"), ("rift/rift-in-time", "alone")]
)
def test_the_first_view_is_small(browser: Browser, origin: str, game: str, start: str) -> None:
    with new_context(browser) as context:
        url = f"{origin}/t/{begin(context.new_page(), origin, game, start)}"
    with new_context(browser) as context:
        page = context.new_page()
        page.goto(url)
        settled(page)
        page.wait_for_load_state("networkidle")
        sizes: list[int] = page.evaluate(
            """() => ['resource', 'navigation'].flatMap((kind) =>
              performance.getEntriesByType(kind).map((each) => each.transferSize))"""
        )
        assert 0 < sum(sizes) <= FIRST_VIEW
