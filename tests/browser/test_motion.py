"""Animations: one after the other, never in the way, and none for those who want none."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.stage import DESK, PHONE, Watched, begin, new_context, play_on, state_of

NOTED = """
(() => {
  window.flights = { begun: 0, done: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...what) {
    const made = animate.apply(this, what);
    window.flights.begun += 1;
    made.finished.then(() => (window.flights.done += 1), () => {});
    return made;
  };
})();
"""
QUIET = """
() => !document.querySelector('.ss-sky > *') && !document.querySelector('.rift.moving')
"""


def _flights(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("window.flights")
    return found


@pytest.mark.parametrize(
    ("game", "start", "size"),
    [("siegestorm/duel", "machine", PHONE), ("rift/rift-in-time", "machine", DESK)],
)
def test_what_a_quick_machine_does_is_seen_and_the_board_catches_up(
    browser: Browser, origin: str, game: str, start: str, size: tuple[int, int]
) -> None:
    with new_context(browser, size, speed="fast") as context:
        page = context.new_page()
        page.add_init_script(NOTED)
        watched = Watched(page, origin)
        begin(page, origin, game, start)
        seed = 1
        for _ in range(12):
            seed = int(play_on(page, 1, seed)["seed"])
            page.wait_for_timeout(120)
        assert state_of(page) in ("asked", "waiting", "over")
        page.wait_for_function(QUIET)
        assert _flights(page)["done"] > 0
        assert watched.faults == []


def test_who_wants_no_motion_sees_none(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        page.add_init_script(NOTED)
        begin(page, origin, "siegestorm/duel")
        play_on(page, 12)
        assert _flights(page)["begun"] == 0
