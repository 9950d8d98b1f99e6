"""The rules and the cards in a browser: found by keyboard, without script, from the table."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.stage import DESK, PHONE, begin, keep_screen, new_context, overflow

CASE = "/rules/case/a-tower-goes-on-a-site-of-its-player-s-colour-and-attacks-at-once"
LOOKS = [
    ("cs", PHONE, "/rules/siegestorm/storm"),
    ("de", PHONE, "/rules/rift/phase-4-movement-of-horde-cards"),
    ("pl", PHONE, CASE),
    ("it", PHONE, "/rules/glossary"),
    ("en", DESK, "/rules?q=defender"),
    ("pl", PHONE, "/cards/siegestorm/card/despoiler"),
    ("de", PHONE, "/cards/rift/hero/malik"),
    ("it", PHONE, "/cards/rift/scenario/rift-in-time"),
    ("cs", DESK, "/cards/rift/tower/archers"),
]


@pytest.mark.parametrize(("language", "size", "path"), LOOKS)
def test_nothing_sticks_out_and_every_picture_comes(
    browser: Browser, origin: str, language: str, size: tuple[int, int], path: str
) -> None:
    with new_context(browser, size, language) as context:
        page = context.new_page()
        missing: list[str] = []
        page.on("response", lambda got: missing.append(got.url) if got.status >= 400 else None)
        page.goto(origin + path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert overflow(page) == []
        assert missing == []
        keep_screen(page, f"rules-{path.rpartition('/')[2][:30]}-{language}")


def test_a_clause_is_found_by_keyboard(page: Page, origin: str) -> None:
    page.goto(f"{origin}/rules")
    page.locator("#q").focus()
    page.keyboard.type("ss-10.3")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules?q=*")
    hit = page.locator(".found a.clause").first
    expect(hit).to_have_text("SS-10.3")
    hit.press("Enter")
    page.wait_for_url("**#SS-10.3")
    clause = page.locator("[id='SS-10.3']")
    expect(clause).to_be_in_viewport()
    clause.locator("summary").press("Enter")
    expect(clause.locator("details[open]")).to_have_count(1)
    clause.locator(".cases a").first.press("Enter")
    page.wait_for_url("**/rules/case/*")
    expect(page.locator(".case-steps")).to_be_visible()


def test_the_browser_filters_without_script(browser: Browser, origin: str) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en")
    page = context.new_page()
    page.goto(f"{origin}/cards")
    page.get_by_label("Kind").select_option("hero")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".card-tile")).to_have_count(6)
    page.get_by_role("link", name="Malik").click()
    expect(page.locator("h1")).to_contain_text("Malik")
    context.close()


def test_a_line_of_the_log_leads_into_the_rules(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/solo", "alone")
    if not page.locator("#side .log-line button").first.is_visible():
        page.locator("#log-toggle").click()
    page.locator("#side .log-line button").first.click()
    link = page.locator("dialog a.clause")
    expect(link).to_be_visible()
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    rules.wait_for_url("**/rules/siegestorm/**")
    clause = link.inner_text()
    expect(rules.locator(f"[id='{clause}']")).to_be_in_viewport()
    expect(page.locator("dialog")).to_be_visible()


def test_a_card_in_hand_leads_to_its_keywords_and_its_page(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    card = page.locator(".ss-hand .ss-hcard").first
    card.wait_for()
    card.focus()
    page.keyboard.press("i")
    panel = page.locator(".board-panel")
    with page.context.expect_page() as opened:
        panel.locator("a.thing").click()
    expect(opened.value.locator("h1")).to_have_text(panel.locator("h3").inner_text())
    terms = panel.locator("a.term")
    glossary = page.request.get(f"{origin}/rules/glossary").text()
    for link in terms.all():
        anchor = (link.get_attribute("href") or "").partition("#")[2]
        assert f'id="{anchor}"' in glossary
