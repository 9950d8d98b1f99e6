"""The board of Siegestorm: complete games by clicking on it, keys, cards in full, reasons."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.stage import (
    DESK,
    LANGUAGES,
    LONG,
    PHONE,
    Watched,
    begin,
    keep_screen,
    new_context,
    overflow,
)

PICK = (Path(__file__).parent / "pick.js").read_text("utf-8")
MODES = (
    ("siegestorm/duel", "machine"),
    ("siegestorm/solo", "alone"),
    ("siegestorm/coop", "machine"),
    ("siegestorm/last-man-standing", "machine"),
)
WHOLE = [
    (game, start, size, LANGUAGES[place % len(LANGUAGES)])
    for place, (game, start) in enumerate(MODES)
    for size in ((PHONE, DESK) if LONG else (DESK if place % 2 else PHONE,))
]
"""Games that are played to the end: widths and languages in turn."""
MOST_ROUNDS = 100


def _pick_on(page: Page, answers: int, seed: int) -> dict[str, Any]:
    """Answer so often by clicking on the board."""
    told: dict[str, Any] = page.evaluate(PICK, {"seed": seed, "most": answers, "until": 15_000})
    return told


def _pick_through(page: Page, seed: int) -> int:
    """Play a game to its end by clicking on the board; how often it was clicked."""
    clicks = idle = 0
    for _ in range(MOST_ROUNDS):
        told = _pick_on(page, 50, seed)
        clicks, seed = clicks + int(told["board"]), int(told["seed"])
        if told["state"] == "over":
            return clicks
        idle = 0 if told["given"] else idle + 1
        assert idle < 4, f"nothing can be picked any more: {told}"
    raise AssertionError("the game has not ended")


@pytest.mark.parametrize(("game", "start", "size", "language"), WHOLE)
def test_a_whole_game_is_played_by_clicking_on_the_board(
    browser: Browser, origin: str, game: str, start: str, size: tuple[int, int], language: str
) -> None:
    with new_context(browser, size, language) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        begin(page, origin, game, start)
        told = _pick_on(page, 15, 5)
        keep_screen(page, f"siege-{game.partition('/')[2]}-{size[0]}")
        assert not overflow(page)
        assert _pick_through(page, told["seed"]) > 0
        expect(page.locator("dialog.ending")).to_be_visible()
        assert not watched.faults


@pytest.mark.parametrize("language", LANGUAGES if LONG else ("de",))
def test_the_board_fits_in_every_language(browser: Browser, origin: str, language: str) -> None:
    for game, start in MODES:
        with new_context(browser, PHONE, language, "dark") as context:
            page = context.new_page()
            begin(page, origin, game, start)
            _pick_on(page, 12, 3)
            keep_screen(page, f"siege-{game.partition('/')[2]}-{language}")
            assert not overflow(page)


def test_a_hand_card_is_picked_by_keys_and_says_what_it_does(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    card = page.locator(".ss-hand .ss-hcard").first
    card.wait_for()
    card.focus()
    page.keyboard.press("i")
    panel = page.locator(".board-panel")
    expect(panel).to_be_visible()
    expect(panel.locator(".ss-big h3")).to_have_text(card.locator(".ss-name").inner_text())
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(card).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".ss-root :focus")).to_have_count(1)
    expect(card).not_to_be_focused()


def test_the_keyboard_stays_on_the_board_when_a_card_is_played(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    page.locator("#prompt [data-option]", has_text="Keep both").click()
    page.locator(".ss-turn .ss-steps").wait_for()
    seed = 1
    for _ in range(MOST_ROUNDS):
        page.locator("body[data-state=asked]").wait_for(state="attached")
        if page.locator(".ss-hand .ss-hcard[data-lit]").count():
            break
        seed = _pick_on(page, 1, seed)["seed"]
    before = page.evaluate("document.body.dataset.version")
    page.locator(".ss-hand .ss-hcard[data-lit]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board-panel .board-panel-choices :focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.body.dataset.version !== before", arg=before)
    expect(page.locator(".ss-root button[data-place]:focus")).to_have_count(1)


def test_what_cannot_be_done_says_why_and_by_which_clause(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    page.locator("#prompt [data-option]", has_text="Keep both").click()
    page.locator(".ss-turn .ss-steps").wait_for()
    unlit = page.locator(".ss-hand .ss-hcard:not([data-lit])")
    seed = 1
    for _ in range(60):
        page.locator("body[data-state=asked]").wait_for(state="attached")
        if unlit.count():
            break
        seed = _pick_on(page, 1, seed)["seed"]
    else:
        pytest.fail("every card could be played")
    unlit.first.click()
    expect(page.locator(".board-panel .ss-reason").first).to_contain_text("SS-")


def test_everything_on_the_board_has_a_name(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/coop")
    _pick_on(page, 12, 2)
    nameless = page.evaluate(
        "[...document.querySelectorAll('.ss-root button')]"
        ".filter((each) => !(each.getAttribute('aria-label') || each.textContent.trim()))"
        ".map((each) => each.outerHTML.slice(0, 120))"
    )
    assert nameless == []


def test_a_card_is_dragged_to_where_it_may_go(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    page.locator("#prompt [data-option]", has_text="Keep both").click()
    seed = 1
    for _ in range(60):
        page.locator("body[data-state=asked]").wait_for(state="attached")
        zone = page.locator(".ss-square[data-kind=deploy][data-side=you][data-lit]")
        cards = page.locator(".ss-hand .ss-hcard[data-lit]")
        if zone.count() and cards.count():
            break
        seed = _pick_on(page, 1, seed)["seed"]
    else:
        pytest.fail("no creature could be played")
    places = page.evaluate(DEPLOYABLE)
    card = page.locator(f'[data-place="{places[0]}"]')
    before = page.evaluate("document.body.dataset.version")
    card.drag_to(zone.first)
    page.wait_for_function("before => document.body.dataset.version !== before", arg=before)


DEPLOYABLE = """
[...document.querySelectorAll('.ss-hand .ss-hcard[data-lit]')]
  .filter((each) => /creature/.test(each.getAttribute('aria-description') ?? ''))
  .map((each) => each.dataset.place)
"""
