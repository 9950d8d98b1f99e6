"""What the table says of itself: names, short messages, what happened last, where one watches."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.stage import DESK, PHONE, begin, new_context, open_table, play_on

ON_ONE_SCREEN = {
    "game": "rift/rift-in-time",
    "seats": [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Bob"}, {"kind": "me"}],
}


def test_machines_and_nameless_people_have_a_name(browser: Browser, origin: str) -> None:
    for size in (DESK, PHONE):
        with new_context(browser, size, "de") as context:
            page = context.new_page()
            begin(page, origin, "siegestorm/duel")
            play_on(page, 6)
            log = page.locator("#side")
            expect(log).to_contain_text("Spieler A zieht")
            expect(log).to_contain_text("Computer zieht")
            expect(page.locator(".sitter[data-seat=b]")).to_contain_text("Computer")
            expect(page.locator(".ss-plate").first).to_contain_text("Computer")
            page.locator("#menu").click()
            page.get_by_text("Čeština").click()
            expect(page.locator(".sitter[data-seat=b]")).to_contain_text("Počítač")


def test_a_refusal_names_its_clause_once(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    refuse = "why => import('/static/js/notices.js').then(toasts => toasts.refuse(why))"
    page.evaluate(refuse, {"reason": "Not on this site (RT-8.12).", "clause": "RT-8.12"})
    page.evaluate(refuse, {"reason": "Not here.", "clause": "RT-8.12"})
    for toast in page.locator(".toast").all():
        assert toast.inner_text().count("RT-8.12") == 1


def test_of_several_seats_only_the_one_that_is_shown_is_lit(page: Page, origin: str) -> None:
    open_table(page, origin, ON_ONE_SCREEN)
    asked = page.locator(".sitter.asked")
    for seed in range(60):
        if asked.count() == 3:
            break
        play_on(page, 1, seed)
    expect(asked).to_have_count(3)
    shown = page.locator(".sitter.shown").get_attribute("data-seat")
    grounds = page.locator(".sitter").evaluate_all(
        "some => some.map(one => [one.dataset.seat, getComputedStyle(one).backgroundColor])"
    )
    lit = {ground for seat, ground in grounds if seat == shown}
    others = {ground for seat, ground in grounds if seat != shown}
    assert len(others) == 1
    assert not lit & others


def test_what_others_did_is_not_hidden_by_what_the_reader_draws(
    browser: Browser, origin: str
) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        begin(page, origin, "siegestorm/duel")
        for _ in range(4):
            play_on(page, 5)
            expect(page.locator("#latest")).not_to_contain_text("Player A draws")
        expect(page.locator("#latest span")).to_have_count(2)


def test_everything_a_spectator_reads_lies_in_a_landmark(
    browser: Browser, page: Page, origin: str, axe: Axe
) -> None:
    begin(page, origin, "siegestorm/duel")
    with new_context(browser) as context:
        other = context.new_page()
        other.goto(page.url)
        expect(other.locator("#banner")).to_contain_text("You are watching")
        found = [one["id"] for one in axe.run(other).response["violations"]]
        assert "region" not in found
