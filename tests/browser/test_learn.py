"""First games in the browser: from the lobby to the end of a lesson and into a game."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    LONG,
    PHONE,
    Watched,
    answer_below,
    keep_screen,
    new_context,
    overflow,
)

SIEGE, RIFT, SOLO = "siegestorm-first-game", "rift-first-game", "siegestorm-solo"
PLAYED = (0, 7)
"""The steps that are played besides the last one; the long tests play them all."""


def steps_of(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.locator("#lesson").text_content() or "")["steps"]
    return found


def begun(page: Page, place: int) -> None:
    expect(page.locator(f"body[data-step='{place}'][data-stage=going]")).to_be_attached()
    expect(page.locator("#board[data-board]")).to_be_visible()


def play(page: Page, place: int, step: dict[str, Any]) -> None:
    begun(page, place)
    for text in step["play"]:
        answer_below(page, text)
    expect(page.locator(f"body[data-step='{place}'][data-stage=done]")).to_be_attached()
    expect(page.locator("#said[data-kind=done]")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "size", "language", "scheme"),
    [(SIEGE, DESK, "it", "dark"), (RIFT, PHONE, "pl", "light")],
)
def test_a_lesson_is_played_from_the_lobby_into_a_game(
    browser: Browser,
    origin: str,
    axe: Axe,
    name: str,
    size: tuple[int, int],
    language: str,
    scheme: str,
) -> None:
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(origin)
        page.locator(f"#newcomer a[href='/learn/{name}']").click()
        steps = steps_of(page)
        for place, step in enumerate(steps):
            begun(page, place)
            if not LONG and place not in PLAYED and place < len(steps) - 1:
                page.locator("#tools .onward").click()
                continue
            play(page, place, step)
            assert overflow(page) == [], step["title"]
            page.mouse.move(1, 1)
            page.locator("#tools .main").click()
        expect(page.locator("body[data-stage=end]")).to_be_attached()
        assert overflow(page) == []
        assert serious(axe, page) == []
        keep_screen(page, f"learn-{name}-{size[0]}-end")
        page.locator("#tools .main").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("body[data-state]")).to_be_attached()
        page.goto(f"{origin}/learn")
        expect(page.locator(f"[data-lesson={name}] progress")).to_be_visible()
        assert watched.faults == []
        assert watched.foreign == []


def test_a_boss_is_learned_step_by_step(browser: Browser, origin: str, axe: Axe) -> None:
    with new_context(browser, PHONE, "cs", "dark") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(f"{origin}/learn")
        page.locator(f"a[href='/learn/{SOLO}']").click()
        for place, step in enumerate(steps_of(page)):
            play(page, place, step)
            assert overflow(page) == [], step["title"]
            keep_screen(page, f"learn-{SOLO}-{place}")
            page.locator("#tools .main").click()
        expect(page.locator("body[data-stage=end]")).to_be_attached()
        assert serious(axe, page) == []
        page.locator("#tools .main").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("#board[data-board]")).to_contain_text("Byloss")
        assert watched.faults == []


def test_a_step_refuses_kindly_hints_and_is_taken_up_again(page: Page, origin: str) -> None:
    page.goto(f"{origin}/learn/{SIEGE}")
    begun(page, 0)
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator("#said[data-kind=not-this]")).to_contain_text("victory lies in your hand")
    expect(page.locator("#alert")).to_contain_text("victory lies in your hand")
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_be_visible()
    expect(page.locator("#board .coach-lit").first).to_be_attached()
    page.get_by_role("button", name="Skip").click()
    begun(page, 1)
    expect(page.locator("#live")).to_contain_text("Step 2 of 13")
    page.reload()
    begun(page, 1)
    page.get_by_role("button", name="Step before").click()
    begun(page, 0)
    answer_below(page, "play sentinel-of-the-low-gate")
    expect(page.locator("#tools .main")).to_be_focused()
    page.keyboard.press("Enter")
    begun(page, 1)
    answer_below(page, "deploy novice-of-the-font")
    page.get_by_text("The rule behind it").click()
    expect(page.get_by_role("link", name="SS-7.11")).to_be_visible()


def test_a_missed_chance_can_be_tried_again(page: Page, origin: str) -> None:
    page.goto(f"{origin}/learn/{RIFT}")
    begun(page, 0)
    answer_below(page, "play shooters @ d4 ~ n")
    answer_below(page, "tile d3 a1 a2")
    expect(page.locator("#said[data-kind=missed]")).to_contain_text("missed the goblin")
    page.get_by_role("button", name="Again").click()
    play(page, 0, steps_of(page)[0])


def test_on_a_phone_the_card_makes_room_for_the_board(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        page.goto(f"{origin}/learn/{RIFT}")
        begun(page, 0)
        page.locator("#board [data-place^='hand:']").first.click()
        expect(page.locator("#fold:not([open])")).to_be_attached()
        assert overflow(page) == []
        page.locator("#fold > summary").click()
        expect(page.locator("#do")).to_be_visible()
