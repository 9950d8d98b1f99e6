"""The campaign in a browser: begun, its first scenario played, its map usable by keyboard."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serious
from tests.browser.stage import DESK, PHONE, Watched, keep_screen, new_context, overflow


@pytest.mark.parametrize(("size", "language"), [(PHONE, "pl"), (DESK, "it")])
def test_a_campaign_is_begun_and_played(
    browser: Browser, origin: str, axe: Axe, size: tuple[int, int], language: str
) -> None:
    with new_context(browser, size, language) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(f"{origin}/campaign")
        page.locator("#campaign-name").fill("Round table")
        page.locator("#new-campaign button").click()
        page.wait_for_url("**/campaign/*")
        there = page.url
        expect(page.locator(".mark")).to_have_count(10)
        page.locator(".mark.locked").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_url("**?scenario=*")
        expect(page.locator("#scenario .notice-line")).to_be_visible()
        assert serious(axe, page) == []
        page.goto(there)
        assert overflow(page) == []
        keep_screen(page, f"campaign-{size[0]}-{language}", full=True)
        page.locator("#play-scenario [name=difficulty]").select_option("heroic")
        page.locator("#play-scenario button").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        page.goto(there)
        expect(page.locator("#under-way")).to_be_visible()
        assert watched.faults == []
        assert watched.foreign == []
