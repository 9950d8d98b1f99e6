"""Puzzles in the browser: tried, missed, hinted at, shown, solved and marked in the list."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from siegeworks.puzzles import Puzzle, attempt, begin, puzzles
from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    answer_below,
    keep_screen,
    new_context,
    overflow,
)

SIEGE, RIFT = (
    next(each for each in puzzles().values() if each.board == board)
    for board in ("siegestorm", "rift")
)


def steps(puzzle: Puzzle) -> list[str]:
    """What one has to answer; what leaves no choice comes by itself."""
    found, texts = begin(puzzle), []
    while found.outcome != "done":
        texts.append(puzzle.solution[len(found.answers)][1])
        found = attempt(puzzle, found.answers, texts[-1])
    return texts


def begun(page: Page) -> None:
    expect(page.locator("body[data-stage=going]")).to_be_attached()
    expect(page.locator("#board[data-board]")).to_be_visible()


@pytest.mark.parametrize(
    ("puzzle", "size", "language", "scheme"),
    [(SIEGE, PHONE, "cs", "dark"), (RIFT, DESK, "de", "light")],
    ids=["siegestorm", "rift"],
)
def test_a_puzzle_is_missed_and_then_solved(
    browser: Browser,
    origin: str,
    axe: Axe,
    puzzle: Puzzle,
    size: tuple[int, int],
    language: str,
    scheme: str,
) -> None:
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(f"{origin}/puzzles")
        page.locator(f"a[href='/puzzles/{puzzle.id}']").click()
        begun(page)
        assert overflow(page) == []
        answer_below(page, "done" if puzzle is RIFT else "end")
        expect(page.locator("#said[data-kind=missed]")).to_be_visible()
        assert serious(axe, page) == []
        page.locator("#tools .main").click()
        begun(page)
        page.keyboard.press("h")
        expect(page.locator("#hint")).to_be_visible()
        expect(page.locator(".coach-lit").first).to_be_attached()
        for text in steps(puzzle):
            answer_below(page, text)
        expect(page.locator("#said[data-kind=done]")).to_be_visible()
        assert overflow(page) == []
        keep_screen(page, f"puzzle-{puzzle.board}-{size[0]}")
        page.goto(f"{origin}/puzzles")
        expect(page.locator(f"a [data-solved='{puzzle.id}']")).to_be_visible()
        assert watched.faults == []


def test_the_way_is_shown_step_by_step_and_does_not_count(browser: Browser, origin: str) -> None:
    with new_context(browser, DESK, "it") as context:
        page = context.new_page()
        page.goto(f"{origin}/puzzles/{RIFT.id}")
        begun(page)
        for _ in steps(RIFT):
            before = page.evaluate("document.body.dataset.version")
            page.locator("#tools button").last.click()
            page.wait_for_function("before => document.body.dataset.version !== before", arg=before)
        expect(page.locator("body[data-stage=done]")).to_be_attached()
        page.goto(f"{origin}/puzzles")
        expect(page.locator(f"a [data-solved='{RIFT.id}']")).to_be_hidden()
