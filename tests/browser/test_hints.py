"""Hints in the browser: grade by grade, by key and by finger, alone and with consent."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from siegeworks.words.store import common_phrases
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
    settled,
)

ME = {"kind": "me", "name": "Eva"}
GREEDY = {"kind": "machine", "player": "greedy"}
DUEL = {"game": "siegestorm/duel", "seats": [ME, GREEDY]}
PAIR = {"game": "siegestorm/duel", "seats": [ME, {"kind": "link", "name": "Jan"}]}
RIFT = {"game": "rift/drill-yard", "seats": [ME]}
RECORD = Path("tests/browser/drill-yard.game")
THOUGHT = 60_000
"""Milliseconds within which a hint surely comes, the start of its process included."""
NOT_ASKED = common_phrases("de").say("refusal-not-asked")


def in_the_round(page: Page) -> None:
    """Play on until towers can be played."""
    for _ in range(40):
        expect(page.locator("body[data-state=asked]")).to_have_count(1)
        if page.locator("#board .rift[data-phase=play] .tower-card.lit").count():
            break
        play_on(page, 1)
    listed = page.locator("[data-list][aria-expanded=true]")
    if listed.count():
        listed.click()


def hint_in_grades(page: Page, axe: Axe, name: str) -> str:
    """Go through all grades by their buttons; the answer that the last one shows."""
    panel = page.locator("#hints")
    expect(panel).to_be_hidden()
    page.locator("[data-hint]").click()
    expect(panel.locator(".hint-line").first).to_be_visible(timeout=THOUGHT)
    expect(panel.locator("[data-candidate]")).to_have_count(0)
    panel.locator("[data-grade=candidates]").click()
    expect(panel.locator("[data-candidate]").first).to_be_visible(timeout=THOUGHT)
    assert serious(axe, page) == []
    assert overflow(page) == []
    keep_screen(page, f"hints-{name}-candidates")
    best = str(panel.locator("[data-candidate]").first.get_attribute("data-candidate"))
    panel.locator("[data-grade=move]").click()
    expect(panel.locator(".hint-move [data-act=play]")).to_be_visible(timeout=THOUGHT)
    assert serious(axe, page) == []
    assert overflow(page) == []
    keep_screen(page, f"hints-{name}-move")
    return best


@pytest.mark.parametrize(
    ("language", "size", "scheme"), [("en", DESK, "light"), ("cs", PHONE, "dark")]
)
def test_a_duel_with_hints_from_nudge_to_move(
    browser: Browser, origin: str, axe: Axe, language: str, size: tuple[int, int], scheme: str
) -> None:
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        open_table(page, origin, DUEL)
        expect(page.locator(".ss-hand")).to_be_visible()
        before = page.evaluate("document.body.dataset.version")
        hint_in_grades(page, axe, f"duel-{language}")
        page.locator("#hints [data-act=play]").click()
        page.wait_for_function("was => document.body.dataset.version !== was", arg=before)
        expect(page.locator("#hints")).to_be_hidden()
        expect(page.locator("[data-hinted]")).to_have_count(0)
        assert not watched.faults
        assert not watched.foreign


def test_one_key_goes_from_grade_to_grade(browser: Browser, origin: str) -> None:
    with new_context(browser, board="text") as context:
        page = context.new_page()
        open_table(page, origin, {"game": "siegestorm/solo", "seats": [ME]})
        expect(page.locator("[data-hint]")).to_be_visible()
        page.keyboard.press("h")
        expect(page.locator(".hint-line").first).to_be_visible(timeout=THOUGHT)
        told = page.locator(".hint-line").first.inner_text()
        expect(page.locator("#live")).to_contain_text(told)
        page.keyboard.press("h")
        expect(page.locator("[data-candidate]").first).to_be_visible()
        page.keyboard.press("h")
        expect(page.locator(".hint-move")).to_be_visible()
        expect(page.locator("[data-option].hinted")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator("#hints")).to_be_hidden()
        page.locator("[data-hint]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#hints [data-grade=candidates]")).to_be_focused()
        expect(page.locator("[data-option].hinted")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.locator("dialog .keys")).to_contain_text("hint; once more for the next grade")


@pytest.mark.parametrize(
    ("language", "size", "scheme"), [("de", DESK, "dark"), ("it", PHONE, "light")]
)
def test_rift_has_plans_and_questions(
    browser: Browser, origin: str, axe: Axe, language: str, size: tuple[int, int], scheme: str
) -> None:
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        open_table(page, origin, RIFT)
        in_the_round(page)
        best = hint_in_grades(page, axe, f"rift-{language}")
        lit = page.locator(f"#board [data-hinted], [data-option='{best}'].hinted")
        expect(lit.first).to_be_attached()
        space = page.locator("#hints [data-about^=clear]").first
        about = str(space.get_attribute("data-about"))
        space.click()
        expect(page.locator("#hints h3")).to_contain_text(about.removeprefix("clear "))
        expect(page.locator("#hints .hint-line").first).to_be_visible(timeout=THOUGHT)
        page.locator("#hints [data-about=tower]").click()
        expect(page.locator("#hints .hint-line").first).to_be_visible(timeout=THOUGHT)
        assert overflow(page) == []
        assert not watched.faults


def test_a_plan_is_followed_step_by_step(browser: Browser, origin: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        open_table(page, origin, RIFT)
        in_the_round(page)
        page.locator("[data-hint]").click()
        page.locator("[data-grade=move]").click(timeout=THOUGHT)
        expect(page.locator("#hints [data-act=play]")).to_be_visible(timeout=THOUGHT)
        steps = page.locator(".hint-plan li").count()
        if steps < 2:
            pytest.skip("the best plan is a single step")
        page.locator("#hints [data-act=play]").click()
        expect(page.locator(".hint-plan li")).to_have_count(steps - 1)
        expect(page.locator(".hint-plan [data-act=play]")).to_be_visible()


def test_two_persons_agree_on_hints_and_one_takes_it_back(
    browser: Browser, origin: str, axe: Axe
) -> None:
    with new_context(browser, DESK, "pl") as one, new_context(browser, PHONE, "en") as other:
        eva, jan = one.new_page(), other.new_page()
        watched = [Watched(eva, origin), Watched(jan, origin)]
        table = open_table(eva, origin, PAIR)
        link = next(seat["url"] for seat in table["seats"] if seat["seat"] == "b")
        jan.goto(f"{origin}{link}" if link.startswith("/") else link)
        jan.locator("[data-act=sit]").click()
        settled(jan)
        for page in (eva, jan):
            expect(page.locator("[data-hint]")).to_be_visible()
        eva.locator("[data-hint]").click()
        expect(eva.locator("#hints")).to_contain_text("Na podpowiedzi nie ma jeszcze zgody")
        assert serious(axe, eva) == []
        keep_screen(eva, "hints-missing-pl")
        eva.locator("#hints [data-act=ask]").click()
        dialog = jan.locator("dialog[open]")
        expect(dialog).to_contain_text("would like hints to be allowed")
        assert serious(axe, jan) == []
        assert overflow(jan) == []
        keep_screen(jan, "hints-asked-en")
        dialog.locator(".main").click()
        expect(eva.locator("#hints .hint-line").first).to_be_visible(timeout=THOUGHT)
        expect(jan.locator(".toast", has_text="took a hint")).to_be_visible()
        expect(jan.locator("#hints")).to_be_hidden()
        jan.locator("#menu").click()
        menu = jan.locator("dialog.menu")
        expect(menu).to_contain_text("Eva allows hints")
        menu.locator("label", has_text="I do not allow them").click()
        jan.keyboard.press("Escape")
        expect(eva.locator("#hints")).to_contain_text("Na podpowiedzi nie ma jeszcze zgody")
        assert not any(each.faults or each.foreign for each in watched)


def test_who_watches_is_offered_none(browser: Browser, origin: str) -> None:
    with new_context(browser) as one, new_context(browser) as other:
        page, eve = one.new_page(), other.new_page()
        table = open_table(page, origin, DUEL)["table"]
        eve.goto(f"{origin}/t/{table}")
        settled(eve)
        expect(page.locator("[data-hint]")).to_be_visible()
        eve.keyboard.press("h")
        expect(eve.locator("[data-hint]")).to_have_count(0)
        expect(eve.locator("#hints")).to_be_hidden()


def test_a_position_that_is_studied_has_hints(browser: Browser, origin: str, axe: Axe) -> None:
    with new_context(browser, PHONE, "de") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(f"{origin}/positions")
        page.locator("body[data-state=holds]").wait_for(state="attached")
        page.locator("#set-up").click()
        expect(page.locator(".ss-hand button")).not_to_have_count(0)
        page.wait_for_load_state("networkidle")
        asked = page.locator("#text").input_value().partition("active ")[2][0]
        _look_through(page, "b" if asked == "a" else "a")
        page.locator("#hint").click()
        expect(page.locator("#hints .hint-note")).to_have_text(NOT_ASKED)
        _look_through(page, asked)
        page.locator("#hint").click()
        expect(page.locator("#hints .hint-line").first).to_be_visible(timeout=THOUGHT)
        assert serious(axe, page) == []
        assert overflow(page) == []
        page.locator("[data-grade=move]").click()
        expect(page.locator(".hint-move")).to_be_visible(timeout=THOUGHT)
        expect(page.locator("#hints [data-act=play]")).to_have_count(0)
        assert [fault for fault in watched.faults if "422" not in fault] == []


def _look_through(page: Page, seat: str) -> None:
    """Look at a position with the eyes of a seat; a hint of before is gone."""
    with page.expect_response("**/api/study"):
        page.locator("#eyes").select_option(seat)
    expect(page.locator("#hints")).to_be_hidden()


def test_a_replay_has_hints_for_whoever_was_asked(browser: Browser, origin: str, axe: Axe) -> None:
    with new_context(browser, PHONE, "it", "dark") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(f"{origin}/replay")
        page.locator("#file").set_input_files(RECORD)
        page.wait_for_url("**/replay/pasted**")
        page.locator("body[data-state=shown]").wait_for(state="attached")
        panel = page.locator("#hints")
        page.keyboard.press("h")
        expect(panel.locator(".hint-line").first).to_be_visible(timeout=THOUGHT)
        assert serious(axe, page) == []
        assert overflow(page) == []
        keep_screen(page, "hints-replay-it")
        page.keyboard.press("ArrowRight")
        expect(panel).to_be_hidden()
        assert not watched.faults
