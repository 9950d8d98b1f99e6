"""A game that brings no board of its own: Palisade, installed beside ours, in the browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    begin,
    keep_screen,
    new_context,
    overflow,
    play_on,
    play_through,
)
from tests.examples.install import installed


@pytest.fixture(scope="module")
def palisade(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    packages = installed(tmp_path_factory.mktemp("packages"))
    with serving(tmp_path_factory.mktemp("table"), packages=packages) as (_, address):
        yield address


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "cs")])
def test_a_whole_game_is_played_on_the_text_board(
    browser: Browser, palisade: str, size: tuple[int, int], language: str
) -> None:
    with new_context(browser, size, language) as context:
        page = context.new_page()
        watched = Watched(page, palisade)
        begin(page, palisade, "palisade/siege", "machine")
        play_on(page, 5)
        keep_screen(page, f"palisade-{size[0]}-{language}-1")
        assert not overflow(page)
        assert play_through(page) > 0
        expect(page.locator("dialog.ending")).to_be_visible()
        keep_screen(page, f"palisade-{size[0]}-{language}-2")
        assert not watched.faults
        assert not watched.foreign


def test_it_is_in_the_lobby_and_in_the_rules(browser: Browser, palisade: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        watched = Watched(page, palisade)
        page.goto(f"{palisade}/")
        expect(page.locator("body")).to_contain_text("Palisade")
        keep_screen(page, "palisade-lobby")
        for path in ("/rules/palisade", "/cards", "/statistics", "/learn", "/puzzles"):
            answer = page.goto(f"{palisade}{path}")
            assert answer is not None
            assert answer.status == 200, path
        page.goto(f"{palisade}/rules")
        expect(page.locator("body")).to_contain_text("Palisade")
        assert not watched.faults
