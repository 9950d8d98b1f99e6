"""The deck builder in a browser: by mouse, by keys and by touch."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    PATIENCE,
    PHONE,
    Watched,
    keep_screen,
    new_context,
    open_table,
    overflow,
    settled,
)


def stepper(page: Page, card: str) -> Any:
    return page.locator(f"#cards [data-card={card}]")


def begin_with(page: Page, faction: str) -> None:
    page.locator(f"[data-start={faction}]").click()
    expect(page.locator("#bar-size")).to_have_text("34/34")


def test_a_deck_is_built_judged_saved_and_played(page: Page, origin: str) -> None:
    page.goto(f"{origin}/decks")
    begin_with(page, "ysra")
    expect(page.locator("#verdict")).to_have_text("Legal")
    stepper(page, "borrowed-face").locator(".less").click()
    expect(page.locator("#faults")).to_contain_text("SS-4.1")
    expect(page.locator("#play")).to_have_attribute("aria-disabled", "true")
    stepper(page, "rumor-weaver").locator(".more-one").click()
    expect(page.locator("#verdict")).to_have_text("Legal")
    expect(page.locator("[data-tally=faction-ysra]")).to_have_text("34")
    page.locator("#deck-name").fill("Weavers")
    page.locator("#save").click()
    expect(page.locator("#own-list")).to_contain_text("Weavers")
    page.reload()
    expect(page.locator("#deck-list [data-card=rumor-weaver] .copies")).to_have_text("1")
    expect(page.locator("#deck-name")).to_have_value("Weavers")
    page.locator("#play").click()
    deck = page.locator(".seat-card").first.get_by_label("Deck")
    expect(deck.locator("option:checked")).to_have_text("Weavers")
    page.locator("[data-start=machine]").click()
    page.wait_for_url("**/t/*")
    settled(page)


def test_the_list_works_by_keys(page: Page, origin: str) -> None:
    page.goto(f"{origin}/decks")
    page.keyboard.press("/")
    page.keyboard.type("shapeshift")
    expect(page.locator("#cards li:not([hidden])").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    second = page.locator("#cards li:not([hidden])").nth(1)
    expect(second.locator(".copies")).to_have_text("2")
    page.keyboard.press("-")
    expect(second.locator(".copies")).to_have_text("1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[name=q]")).to_be_focused()
    expect(page.locator("#deck-size")).to_have_text("1 of 34 cards")


def test_what_is_no_deck_is_refused_beside_it(browser: Browser, origin: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        page.goto(f"{origin}/decks")
        page.locator("#import summary").click()
        page.locator("#import textarea").fill("4 Borowed Face")
        page.get_by_role("button", name="Open this deck").click()
        expect(page.locator("#import-fault")).to_contain_text("Close to it: Borrowed Face")


def test_decks_come_in_and_go_out(page: Page, origin: str) -> None:
    page.goto(f"{origin}/decks")
    page.locator("#import summary").click()
    page.locator("#import textarea").fill("name: Two\n2 Borrowed Face\n1 Drowned Rower")
    page.get_by_role("button", name="Open this deck").click()
    expect(page.locator("#faults")).to_contain_text("SS-4.2")
    page.locator("#free-for-all").check()
    expect(page.locator("#faults")).not_to_contain_text("SS-4.2")
    page.locator("#export-part summary").click()
    page.goto(page.locator("#export-link").input_value())
    expect(page.locator("#deck-name")).to_have_value("Two")
    expect(page.locator("#deck-size")).to_have_text("3 of 34 cards")


def test_kept_decks_are_renamed_and_deleted(page: Page, origin: str) -> None:
    page.goto(f"{origin}/decks")
    begin_with(page, "styxia")
    page.locator("#save").click()
    row = page.locator(".own-row")
    page.locator("#own summary").click()
    row.get_by_role("button", name="Rename").click()
    page.locator("dialog input").fill("Bones")
    page.keyboard.press("Enter")
    expect(row).to_contain_text("Bones")
    row.get_by_role("button", name="Delete").click()
    page.locator("dialog .danger").click()
    expect(row).to_have_count(0)


def test_a_hand_is_dealt_and_the_deck_is_tried(page: Page, origin: str, axe: Axe) -> None:
    page.goto(f"{origin}/decks")
    begin_with(page, "seraphia")
    page.locator("#hand-part summary").click()
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.locator(".hand-card")).to_have_count(2)
    page.locator(".hand-options button").last.click()
    expect(page.locator(".hand-card")).to_have_count(2 + 6)
    page.locator("#try-part summary").click()
    page.get_by_role("button", name="Measure").click()
    expect(page.locator(".try-progress")).to_be_visible()
    assert serious(axe, page) == []
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".try-state")).to_contain_text("Stopped")


def test_who_was_invited_brings_an_own_deck(browser: Browser, page: Page, origin: str) -> None:
    wish = {"game": "siegestorm/duel", "seats": [{"kind": "me"}, {"kind": "link"}]}
    link = open_table(page, origin, wish)["seats"][1]["url"]
    with new_context(browser) as context:
        friend = context.new_page()
        friend.goto(f"{origin}/decks")
        begin_with(friend, "khunglai")
        friend.locator("#deck-name").fill("Yaks")
        friend.locator("#save").click()
        expect(friend.locator("#own-list")).to_contain_text("Yaks")
        friend.goto(origin + link)
        friend.locator("#invited-deck").select_option(label="Yaks")
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.locator("body[data-state=asked]")).to_be_attached(timeout=PATIENCE)
        hand = friend.locator("#board [data-faction=khunglai]")
        expect(hand.first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("pl", DESK)])
def test_it_fits_the_screen(
    browser: Browser, origin: str, axe: Axe, language: str, size: tuple[int, int]
) -> None:
    with new_context(browser, size, language, "dark") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(f"{origin}/decks")
        begin_with(page, "khunglai")
        if size == PHONE:
            expect(page.locator("#deck")).to_be_hidden()
            page.locator("[data-show=deck]").tap()
            expect(page.locator("#pool")).to_be_hidden()
        for part in ("hand", "export"):
            page.locator(f"#{part}-part summary").click()
        page.locator("#deck-list .less").first.click()
        expect(page.locator("#faults")).to_contain_text("SS-4.1")
        assert overflow(page) == []
        assert serious(axe, page) == []
        keep_screen(page, f"decks-{size[0]}-{language}")
        assert watched.faults == []
