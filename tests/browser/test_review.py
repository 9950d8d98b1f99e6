"""The review of a game in the browser: from the ending to the page, in the making and made."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    keep_screen,
    new_context,
    open_table,
    overflow,
    play_on,
    resign,
)

GAME = {
    "game": "siegestorm/duel",
    "seats": [{"kind": "me", "name": "Eva"}, {"kind": "machine", "player": "normal"}],
}
READY = 120_000


@pytest.fixture(scope="module")
def reviewed(browser: Browser, origin: str) -> str:
    """The address of a review that was asked for where a game ended."""
    with new_context(browser, board="text") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        open_table(page, origin, GAME)
        play_on(page, 12)
        resign(page)
        page.locator("dialog.ending").get_by_role("link", name="Review the game").click()
        page.wait_for_url("**/review")
        expect(page.locator(".sw-chart")).to_be_visible(timeout=READY)
        assert not watched.faults
        assert not watched.foreign
        return page.url


@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [("en", DESK, "dark"), ("cs", PHONE, "light"), ("de", PHONE, "dark")],
)
def test_the_review_can_be_read_by_everybody(
    browser: Browser,
    origin: str,
    axe: Axe,
    reviewed: str,
    language: str,
    size: tuple[int, int],
    scheme: str,
) -> None:
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(reviewed)
        expect(page.locator(".sw-chart")).to_be_visible()
        expect(page.locator(".review-seat")).to_have_count(2)
        expect(page.locator(".review-counts tbody tr")).to_have_count(5)
        expect(page.locator(".review-mistakes li")).to_have_count(
            page.locator(".sw-chart circle").count()
        )
        assert serious(axe, page) == []
        assert overflow(page) == []
        assert not watched.faults
        assert not watched.foreign
        keep_screen(page, f"review-{language}-{size[0]}-{scheme}", full=True)


def test_a_running_game_has_no_review(browser: Browser, origin: str, axe: Axe) -> None:
    with new_context(browser, board="text") as context:
        page = context.new_page()
        table = open_table(page, origin, GAME)["table"]
        answer = page.goto(f"{origin}/t/{table}/review")
        assert answer is not None
        assert answer.status == 409
        expect(page.get_by_role("heading", name="The game is not over yet.")).to_be_visible()
        expect(page.get_by_role("link", name="Back to the table")).to_be_visible()
        assert serious(axe, page) == []
