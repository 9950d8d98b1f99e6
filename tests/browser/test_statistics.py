"""Statistics in a browser: after games that were really played."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    keep_screen,
    new_context,
    open_table,
    overflow,
)

GAMES = (
    {"game": "siegestorm/duel", "seats": [{"kind": "me"}, {"kind": "machine"}]},
    {"game": "siegestorm/solo", "seats": [{"kind": "me"}]},
    {"game": "rift/rift-in-time", "seats": [{"kind": "me", "brings": ["hero magnus"]}]},
)


def give_up(page: Page) -> None:
    """End the game of a page."""
    page.locator("#menu").click()
    page.locator(".menu .danger, dialog .danger").first.click()
    page.locator("dialog[open] .dialog-foot .danger").click()
    expect(page.locator("body[data-state=over]")).to_be_attached()


@pytest.mark.parametrize(
    ("language", "size", "scheme"), [("it", PHONE, "dark"), ("cs", DESK, "light")]
)
def test_finished_games_are_shown(
    browser: Browser, origin: str, axe: Axe, language: str, size: tuple[int, int], scheme: str
) -> None:
    with new_context(browser, size, language, scheme, board="text") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        for wish in GAMES:
            open_table(page, origin, wish)
            expect(page.locator("body[data-state=asked]")).to_be_attached()
            give_up(page)
        page.goto(f"{origin}/statistics")
        expect(page.locator(".total strong").first).to_have_text("3")
        expect(page.locator(".latest li")).to_have_count(3)
        page.locator("details summary").click()
        assert overflow(page) == []
        assert serious(axe, page) == []
        keep_screen(page, f"statistics-{size[0]}-{language}", full=True)
        page.locator(".latest a[href$='/replay']").first.click()
        expect(page.locator("body[data-state=shown]")).to_be_attached()
        page.go_back()
        page.locator(".which a").nth(2).click()
        expect(page.locator(".total strong").first).to_have_text("1")
        expect(page.locator(".tally", has_text="Magnus")).to_be_visible()
        assert watched.faults == []
