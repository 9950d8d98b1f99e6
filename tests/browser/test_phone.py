"""The table on a phone: room for the board, what happened last, fingers; answers given twice."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import serious
from tests.browser.stage import DESK, PHONE, begin, new_context, play_on

BOARD = 0.6
"""How much of a phone belongs to the board at least, while a question is asked."""
STRIPS = 5
MOST_ANSWERS = 60
GAMES = ("siegestorm/duel", "siegestorm/last-man-standing")


def _asked(page: Page) -> None:
    page.locator("body[data-state=asked]").wait_for(state="attached")
    page.locator(".ss-hand .ss-hcard").first.wait_for()


def _deploying(page: Page, origin: str) -> None:
    """A duel at its first question of what to play."""
    begin(page, origin, "siegestorm/duel")
    page.locator("#prompt [data-option]", has_text="Keep both").click()
    page.locator(".ss-turn .ss-steps").wait_for()
    _asked(page)


def test_most_of_a_phone_is_the_board(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        _deploying(page, origin)
        box = page.locator("#board").bounding_box()
        assert box is not None
        assert box["height"] >= BOARD * PHONE[1]


def test_a_long_question_stays_above_its_answers(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        _deploying(page, origin)
        page.locator(".list-toggle").tap()
        page.locator("#prompt .prompt-text").evaluate("text => text.append(' long'.repeat(30))")
        assert page.evaluate(CUT) <= 0


CUT = """
document.querySelector('.prompt-text').getBoundingClientRect().bottom
  - document.querySelector('#prompt .options').getBoundingClientRect().top
"""


def test_what_happened_last_opens_the_log(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        _deploying(page, origin)
        lines = page.locator("#side .log-line:not(.head):not(.quiet)")
        last = lines.filter(has_not_text="Player A draws").last.text_content() or "?"
        expect(page.locator("#latest span").last).to_have_text(last.strip())
        page.locator("#latest").click()
        expect(page.locator("#side")).to_be_in_viewport()


def test_what_a_finger_asks_for_is_shown_above_the_question(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        _deploying(page, origin)
        for place in ("land", "front", "space"):
            page.locator(f".ss-square[data-kind={place}]").first.tap()
            expect(page.locator(".board-panel")).to_be_visible()
            assert page.evaluate(COVERED) == []
            page.locator(".board-panel-close").tap()
            expect(page.locator(".board-panel")).to_be_hidden()


COVERED = """
[0.05, 0.5, 0.95].filter((part) => {
  const panel = document.querySelector('.board-panel');
  const box = panel.getBoundingClientRect();
  return !panel.contains(document.elementFromPoint(box.x + 20, box.y + part * box.height));
})
"""


def test_a_finger_carries_a_card_to_the_board(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        _deploying(page, origin)
        seed = 1
        for _ in range(MOST_ANSWERS):
            if page.locator(".ss-square[data-kind=deploy][data-side=you][data-lit]").count():
                break
            seed = int(play_on(page, 1, seed)["seed"])
            _asked(page)
        place = page.evaluate(CREATURE)
        before = page.evaluate("document.body.dataset.version")
        _carry(page, f'[data-place="{place}"]', ".ss-square[data-kind=deploy][data-side=you]")
        page.wait_for_function("before => document.body.dataset.version !== before", arg=before)


CREATURE = """
[...document.querySelectorAll('.ss-hand .ss-hcard[data-lit]')]
  .find((each) => /creature/.test(each.getAttribute('aria-description') ?? '')).dataset.place
"""


def _carry(page: Page, card: str, place: str) -> None:
    """Move a card with one finger."""
    finger = page.context.new_cdp_session(page)
    page.locator(card).scroll_into_view_if_needed()
    start, end = _corner(page, card), _corner(page, place)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    touch("touchStart", start)
    for number in range(1, STRIPS + 1):
        part = number / STRIPS
        touch("touchMove", {axis: start[axis] + (end[axis] - start[axis]) * part for axis in "xy"})
    touch("touchEnd")


def _corner(page: Page, selector: str) -> dict[str, float]:
    """A point inside the first element, near its corner."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return {"x": box["x"] + 20, "y": box["y"] + 20}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_drawn_board_can_be_used_by_everybody(
    browser: Browser, origin: str, axe: Axe, size: tuple[int, int], scheme: str
) -> None:
    for game in GAMES:
        with new_context(browser, size, "en", scheme) as context:
            page = context.new_page()
            begin(page, origin, game)
            play_on(page, 12, 3)
            page.locator(".ss-turn").wait_for()
            assert serious(axe, page) == [], game


# -- answers that come too late ------------------------------------------------------------


class Late:
    """Calls so many answers stale that would have been taken."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.heard: list[dict[str, Any]] = []

    def __call__(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["do"] == "answer":
                self.heard.append(message)
            if message["do"] != "answer" or len(self.heard) > self.times:
                return server.send(text)
            stale = {"is": "refused", "id": message["id"], "code": "stale", "reason": "Too late."}
            return socket.send(json.dumps(stale))

        socket.on_message(said)


def test_a_stale_answer_is_given_again_where_nothing_has_changed(page: Page, origin: str) -> None:
    late = Late(1)
    page.route_web_socket("**/ws/*", late)
    begin(page, origin, "siegestorm/duel")
    page.locator("#prompt [data-option]", has_text="Keep both").click()
    page.locator(".ss-turn .ss-steps").wait_for()
    assert [each["text"] for each in late.heard[:2]] == [late.heard[0]["text"]] * 2
    assert late.heard[0]["id"] != late.heard[1]["id"]
    expect(page.locator(".toast")).to_have_count(0)


def test_an_answer_that_stays_stale_is_said_so(page: Page, origin: str) -> None:
    late = Late(2)
    page.route_web_socket("**/ws/*", late)
    begin(page, origin, "siegestorm/duel")
    page.locator("#prompt [data-option]", has_text="Keep both").click()
    expect(page.locator(".toast")).to_contain_text("Too late.")
    assert len(late.heard) == 2
