"""The replay viewer: stepping, eyes, log and address in step, playing on, sharing, refusals."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    begin,
    keep_screen,
    new_context,
    open_table,
    overflow,
    settled,
)

DUEL, RIFT = Path("tests/golden/ysra-khunglai.game"), Path("tests/browser/drill-yard.game")
LAST = 95


@contextmanager
def viewer(
    browser: Browser,
    origin: str,
    record: Path = DUEL,
    size: tuple[int, int] = DESK,
    language: str = "en",
    scheme: str = "light",
) -> Iterator[Page]:
    """A browser that looks at a record from a file."""
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(f"{origin}/replay")
        page.locator("#file").set_input_files(record)
        page.wait_for_url("**/replay/pasted**")
        shown(page)
        yield page
        assert watched.faults == []
        assert watched.foreign == []


def shown(page: Page) -> None:
    page.locator("body[data-state=shown]").wait_for(state="attached")


def at(page: Page, ply: int) -> None:
    """Wait until the board, the log and the address are at a move."""
    expect(page.locator(f"body[data-ply='{ply}']")).to_be_attached()
    expect(page).to_have_url(re.compile(rf"#{ply}(\.\d+)?(-\w)?$"))


def test_keys_buttons_and_slider_step_through_a_game(browser: Browser, origin: str) -> None:
    with viewer(browser, origin) as page:
        at(page, 0)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        at(page, 2)
        page.get_by_role("button", name="One step back").click()
        at(page, 1)
        expect(page.locator(".replay-answer strong")).to_have_text(
            re.compile(r"Machine [AB] \(greedy\): ")
        )
        page.keyboard.press("End")
        at(page, LAST)
        expect(page.locator(".replay-said")).to_contain_text("win")
        page.keyboard.press("Home")
        at(page, 0)
        page.locator("#slider").fill("40")
        at(page, 40)
        page.locator("#pace").select_option("fast")
        page.locator("h1").click()
        page.keyboard.press("Space")
        page.wait_for_function("() => Number(document.body.dataset.ply) >= 42")
        page.keyboard.press("Space")


def test_log_and_address_lead_to_a_moment(browser: Browser, origin: str) -> None:
    with viewer(browser, origin) as page:
        page.evaluate("location.hash = '#50-b'")
        at(page, 50)
        expect(page.locator("#eyes")).to_have_value("b")
        expect(page.locator(".replay-log .now").first).to_be_visible()
        later = page.locator(".replay-log .later:not(.quiet) button").nth(3)
        text = later.inner_text()
        later.click()
        expect(page.locator(".replay-log .now", has_text=text).first).to_be_visible()
        page.locator("#unit").select_option("event")
        before = page.url
        page.locator("h1").click()
        page.keyboard.press("ArrowLeft")
        expect(page).not_to_have_url(before)
        page.get_by_role("button", name="Why did this happen?").click()
        expect(page.locator("dialog")).to_contain_text("Rule")


def test_eyes_change_what_is_seen(browser: Browser, origin: str) -> None:
    with viewer(browser, origin) as page:
        page.evaluate("location.hash = '#30'")
        at(page, 30)
        own = page.locator("#board").inner_text()
        page.locator("#eyes").select_option("w")
        expect(page).to_have_url(re.compile("#30-w$"))
        expect(page.locator("#board")).not_to_have_text(own)


def test_play_goes_on_from_a_move(browser: Browser, origin: str) -> None:
    with viewer(browser, origin) as page:
        page.keyboard.press("End")
        at(page, LAST)
        page.get_by_role("button", name="Play on from here").click(force=True)
        expect(page.locator(".toast")).to_contain_text("over here")
        page.evaluate("location.hash = '#40'")
        at(page, 40)
        page.get_by_role("button", name="Play on from here").click()
        page.get_by_label("I play").select_option("b")
        page.locator("dialog").get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url("**/t/*")
        settled(page)
        expect(page.locator("body[data-seat=b]")).to_be_attached()


def test_a_pasted_record_is_shared_by_a_link(browser: Browser, origin: str) -> None:
    with viewer(browser, origin) as page:
        page.evaluate("location.hash = '#33'")
        at(page, 33)
        page.get_by_role("button", name="Share").click()
        page.get_by_role("button", name="Store and make a link").click()
        link = page.locator(".share-link input").input_value()
        assert re.search(r"/replay/[\w-]{22}#33$", link)
        with new_context(browser, PHONE, "pl") as context:
            other = context.new_page()
            other.goto(link)
            shown(other)
            at(other, 33)
            assert overflow(other) == []


def test_a_finished_game_leads_to_its_replay(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    table = page.url
    page.locator("#menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog", has_text="really give the game up").locator(".danger").click()
    page.locator("dialog.ending").get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"{table}/replay**")
    shown(page)
    page.keyboard.press("End")
    expect(page.locator(".replay-said")).to_contain_text("gives up")
    page.goto(f"{origin}/replay")
    expect(page.locator("#mine .game-row")).to_have_count(1)
    page.goto(origin)
    expect(page.locator("#my-games").get_by_role("link", name="Watch the replay")).to_be_visible()


def test_a_running_game_and_a_broken_record_are_refused(browser: Browser, origin: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        seats = [{"kind": "me"}, {"kind": "machine"}]
        told = open_table(page, origin, {"game": "siegestorm/duel", "seats": seats})
        answer = page.goto(f"{origin}/t/{told['table']}/replay")
        assert answer is not None
        assert answer.status == 409
        expect(page.locator("h1")).to_have_text("The game is still going on")
        page.goto(f"{origin}/replay")
        lines = DUEL.read_text("utf-8").split("\n")
        lines[70] = lines[70].replace("#", "#f")[:-1]
        page.locator("#record").fill("\n".join(lines))
        page.get_by_role("button", name="Watch the replay").click()
        expect(page.locator("#fault")).to_contain_text("line 71")


@pytest.mark.parametrize(
    ("record", "size", "language", "scheme"),
    [
        (DUEL, PHONE, "de", "dark"),
        (DUEL, DESK, "cs", "light"),
        (RIFT, PHONE, "it", "light"),
        (RIFT, DESK, "pl", "dark"),
    ],
)
def test_the_viewer_suits_every_screen(
    browser: Browser,
    origin: str,
    axe: Axe,
    record: Path,
    size: tuple[int, int],
    language: str,
    scheme: str,
) -> None:
    with viewer(browser, origin, record, size, language, scheme) as page:
        page.evaluate("location.hash = '#40'")
        at(page, 40)
        page.wait_for_load_state("networkidle")
        assert overflow(page) == []
        assert serious(axe, page) == []
        keep_screen(page, f"replay-{record.stem}-{size[0]}-{language}")
        if size == PHONE:
            page.locator("#tools-toggle").click()
            assert overflow(page) == []
            page.keyboard.press("Escape")
            page.locator("#log-toggle").click()
            expect(page.locator(".replay-log .now").first).to_be_visible()
