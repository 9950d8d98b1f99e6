"""A game that brings no board of its own: Palisade, installed beside ours, in the browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serving
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    begin,
    keep_screen,
    new_context,
    open_table,
    overflow,
    play_on,
    play_through,
    resign,
)
from tests.examples.install import installed

THOUGHT = 60_000
"""Milliseconds within which a hint or a review surely comes, the start of its process included."""
GAME = {
    "game": "palisade/siege",
    "seats": [{"kind": "me", "name": "Eva"}, {"kind": "machine", "player": "greedy"}],
}


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


@pytest.fixture
def table(browser: Browser, palisade: str) -> Iterator[Page]:
    """A table at which Eva is asked for her first raid."""
    with new_context(browser) as context:
        page = context.new_page()
        watched = Watched(page, palisade)
        open_table(page, palisade, GAME)
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        yield page
        assert not watched.faults
        assert not watched.foreign


def answer(page: Page, verb: str) -> str:
    """Give the first answer of a kind; its text."""
    option = page.locator(f"#prompt [data-option^='{verb} ']").first
    text = str(option.get_attribute("data-option"))
    option.click()
    return text


def test_a_choice_is_taken_back_until_the_cards_are_turned_over(table: Page) -> None:
    raids = table.locator("#prompt [data-option^='raid ']")
    guards = table.locator("#prompt [data-option^='guard ']")
    question, offered = table.locator("#question").inner_text(), raids.count()
    answer(table, "raid")
    expect(guards.first).to_be_visible()
    expect(raids).to_have_count(0)
    table.locator("#undo").click()
    expect(table.locator("#question")).to_have_text(question)
    expect(raids).to_have_count(offered)
    expect(guards).to_have_count(0)
    answer(table, "raid")
    answer(table, "guard")
    expect(raids.first).to_be_visible()
    expect(table.locator("#undo")).to_have_attribute("aria-disabled", "true")
    keep_screen(table, "palisade-undo")


def test_hints_go_from_a_nudge_to_a_move_that_is_played(table: Page) -> None:
    panel = table.locator("#hints")
    table.locator("[data-hint]").click()
    expect(panel.locator(".hint-line").first).to_be_visible(timeout=THOUGHT)
    expect(panel.locator("[data-candidate]")).to_have_count(0)
    panel.locator("[data-grade=candidates]").click()
    candidates = panel.locator("[data-candidate^='raid ']")
    expect(candidates.first).to_be_visible(timeout=THOUGHT)
    best = str(candidates.first.get_attribute("data-candidate"))
    panel.locator("[data-grade=move]").click()
    expect(panel.locator(".hint-move")).to_be_visible(timeout=THOUGHT)
    assert not overflow(table)
    keep_screen(table, "palisade-hints")
    expect(table.locator(f"#prompt [data-option='{best}']")).to_be_visible()
    panel.locator("[data-act=play]").click()
    expect(table.locator("#prompt [data-option^='guard ']").first).to_be_visible()
    expect(panel).to_be_hidden()


def test_a_finished_game_is_reviewed(table: Page) -> None:
    play_on(table, 6)
    resign(table)
    table.locator("dialog.ending").get_by_role("link", name="Review the game").click()
    table.wait_for_url("**/review")
    expect(table.locator(".sw-chart")).to_be_visible(timeout=THOUGHT)
    expect(table.locator(".review-seat")).to_have_count(2)
    expect(table.locator("main")).to_contain_text("Palisade")
    marks = table.locator(".sw-chart circle").count()
    expect(table.locator(".review-mistakes li")).to_have_count(marks)
    assert not overflow(table)
    keep_screen(table, "palisade-review")
