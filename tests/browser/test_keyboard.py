"""Whole games by keyboard alone: from the lobby to the end, on the board and by the list."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.stage import DESK, LONG, PATIENCE, Watched, new_context, settled, state_of

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_TABS = 80
SHORT = 30
MOST = 3_000
SOON = 250
FOCUSED = "wanted => document.activeElement?.matches(wanted) ?? false"
STAMP = "document.body.dataset.version + document.body.dataset.state"
MOVED = "before => document.body.dataset.version + document.body.dataset.state !== before"
READY = """
() => document.body.dataset.state === 'over' || (document.body.dataset.state === 'asked'
  && document.getElementById('prompt').getAttribute('aria-busy') !== 'true')
"""
CLOSED = "#prompt [data-list][aria-expanded=false]"


def _tab_to(page: Page, wanted: str) -> None:
    """Go on with Tab until something has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def _begin(page: Page, origin: str, game: str, start: str) -> None:
    """Begin a game in the lobby without a pointer."""
    page.goto(origin)
    _tab_to(page, "input[name=game]")
    if game == "rift":
        page.keyboard.press("ArrowRight")
    expect(page.locator(f"input[name=game][value={game}]")).to_be_checked()
    _tab_to(page, f"[data-start={start}]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    settled(page)


class Keys:
    """Somebody who plays by chance and has nothing but a keyboard."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = Random(seed)
        self.given = {"board": 0, "list": 0}

    def play(self, answers: int) -> None:
        """Give so many answers, or all until the game is over."""
        while sum(self.given.values()) < answers:
            self.page.wait_for_function(READY)
            if state_of(self.page) == "over":
                return
            self._answer()

    def _answer(self) -> None:
        before = self.page.evaluate(STAMP)
        if self.dice.random() < 0.7 and self._on_board(before):
            self.given["board"] += 1
            return
        for _ in range(2):
            self.page.keyboard.press("Escape")
        self.page.wait_for_function(READY)
        if self.page.evaluate(STAMP) != before:
            self.given["board"] += 1
            return
        if self.page.locator(CLOSED).count():
            self.page.keyboard.press("a")
        shown = min(9, self.page.locator("#prompt [data-option]").count())
        assert shown, "no answer can be reached by its number"
        self.page.keyboard.press(str(self.dice.randint(1, shown)))
        assert self._moved(before, PATIENCE), "a number was pressed and nothing happened"
        self.given["list"] += 1

    def _on_board(self, before: str) -> bool:
        """To the board, some arrows, and Enter as often as something more is asked."""
        self.page.keyboard.press("b")
        for _ in range(self.dice.randrange(4)):
            self.page.keyboard.press(self.dice.choice(ARROWS))
        for _ in range(3):
            self.page.keyboard.press("Enter")
            if self._moved(before, SOON):
                return True
        return False

    def _moved(self, before: str, patience: int) -> bool:
        try:
            self.page.wait_for_function(MOVED, arg=before, timeout=patience)
        except Exception as late:
            if "Timeout" not in str(late):
                raise
            return False
        return True


@pytest.mark.parametrize(("game", "start"), [("siegestorm", "machine"), ("rift", "alone")])
def test_a_game_is_played_by_keyboard_alone(
    browser: Browser, origin: str, game: str, start: str
) -> None:
    with new_context(browser, DESK) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        _begin(page, origin, game, start)
        keys = Keys(page, 7)
        keys.play(MOST if LONG else SHORT)
        assert keys.given["board"] > 0
        assert keys.given["list"] > 0
        if LONG:
            expect(page.locator("dialog.ending")).to_be_visible()
            expect(page.locator("dialog.ending:focus-within")).to_be_attached()
        assert watched.faults == []
