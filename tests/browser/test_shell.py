"""The table around the board: connection, undo, log, one screen, links, watching, the end."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serving
from tests.browser.stage import (
    PHONE,
    Watched,
    begin,
    new_context,
    open_table,
    play_on,
    play_through,
    resign,
    settled,
    state_of,
)

LINK = {
    "game": "siegestorm/duel",
    "seats": [{"kind": "me", "name": "Eva"}, {"kind": "link", "name": "Bob"}],
}
SCREEN = {
    "game": "siegestorm/duel",
    "seats": [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Bob"}],
}


def version(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.version"))


def invited(page: Page, seat: str = "B") -> str:
    return page.get_by_label(f"Link for seat {seat}").input_value()


def test_somebody_sits_down_by_link(browser: Browser, page: Page, origin: str) -> None:
    page.goto(origin)
    page.locator("[data-start=link]").click()
    page.wait_for_url("**/t/*")
    settled(page)
    assert state_of(page) == "open"
    expect(page.locator(".local")).to_contain_text("only on this computer")
    with new_context(browser, language="de") as context:
        other = context.new_page()
        watched = Watched(other, origin)
        other.goto(invited(page))
        other.get_by_label("Dein Name").fill("Jörg")
        other.get_by_role("button", name="Platz nehmen").click()
        expect(other.locator("body[data-seat=b]")).to_be_attached()
        assert "#" not in other.url
        expect(page.locator(".sitter[data-seat=b]")).to_contain_text("Jörg")
        assert state_of(page) == "asked"
        other.reload()
        expect(other.locator("body[data-seat=b]")).to_be_attached()
        assert watched.faults == []


def test_a_qr_code_leads_to_a_seat(page: Page, origin: str) -> None:
    page.goto(origin)
    page.locator("[data-start=link]").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="QR code").click()
    code = page.locator("dialog img.qr")
    expect(code).to_have_js_property("complete", True)
    expect(code).not_to_have_js_property("naturalWidth", 0)


def test_who_watches_sees_no_hand_and_cannot_act(browser: Browser, page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    with new_context(browser, board="text") as context:
        other = context.new_page()
        other.goto(page.url)
        expect(other.locator("#banner")).to_contain_text("You are watching")
        expect(other.locator("[data-option]")).to_have_count(0)
        expect(other.locator("#undo")).to_be_hidden()


def test_escape_closes_the_log(browser: Browser, origin: str) -> None:
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        begin(page, origin, "siegestorm/duel")
        page.locator("#log-toggle").click()
        expect(page.locator("#side")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator("#side")).not_to_be_in_viewport()


def test_an_answer_is_taken_back(page: Page, origin: str) -> None:
    begin(page, origin, "rift/rift-in-time", "alone")
    expect(page.locator("body[data-state=asked]")).to_be_attached()
    question = page.locator("#question").inner_text()
    play_on(page, 1)
    expect(page.locator("#undo .count")).to_have_text("1")
    page.locator("#undo").click()
    expect(page.locator("#question")).to_have_text(question)


def test_undo_says_what_stands_in_its_way(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    page.locator("#undo").click(force=True)
    expect(page.locator(".toast")).to_contain_text("Nothing to take back")


def test_a_line_of_the_log_opens_its_cause(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    page.locator(".log-line:not(.quiet) button").first.click()
    dialog = page.get_by_role("dialog", name="Why did this happen?")
    expect(dialog).to_contain_text("Rule SS-")


def test_the_log_can_be_short_or_whole(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/solo", "alone")
    play_on(page, 5)
    lines = page.locator(".log-line:visible")
    short = lines.count()
    page.get_by_role("button", name="Everything").click()
    expect(lines).not_to_have_count(short)
    assert lines.count() > short


def test_a_lost_connection_is_seen_and_mended(browser: Browser, origin: str) -> None:
    """In a game in which nobody else acts: only the own answer can change the version."""
    with new_context(browser) as context:
        page = context.new_page()
        routes: list[Any] = []
        down: list[bool] = []

        def between(route: Any) -> None:
            routes.append(route)
            if down:
                route.close(code=4000)
            else:
                route.connect_to_server()

        page.route_web_socket("**/ws/**", between)
        begin(page, origin, "siegestorm/solo", "alone")
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        before = version(page)
        down.append(True)
        routes[-1].close(code=4000)
        expect(page.locator("#connection")).to_contain_text("Connection lost")
        page.locator("[data-option]").first.click()
        expect(page.locator("#connection")).to_contain_text("Connection lost")
        assert version(page) == before
        down.clear()
        expect(page.locator("#connection")).to_contain_text("Connected", timeout=15_000)
        expect(page.locator(f"body:not([data-version='{before}'])")).to_be_attached()


def test_a_page_outlives_its_server(browser: Browser, tmp_path: Path) -> None:
    """Killed in the middle of a game and started again: nobody needs to do anything."""
    with serving(tmp_path) as (first, origin), new_context(browser) as context:
        page = context.new_page()
        begin(page, origin, "rift/rift-in-time", "alone")
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        play_on(page, 2)
        before = version(page)
        first.kill()
        expect(page.locator("#connection")).to_contain_text("Connection lost")
        with serving(tmp_path, urlsplit(origin).port or 0):
            expect(page.locator("#connection")).to_contain_text("Connected", timeout=30_000)
            assert version(page) == before
            play_on(page, 1)
            expect(page.locator(f"body:not([data-version='{before}'])")).to_be_attached()


def test_unacknowledged_answers_are_sent_again(browser: Browser, origin: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        sent: list[str] = []
        swallowed: list[str] = []

        def between(route: Any) -> None:
            server = route.connect_to_server()

            def says(message: str) -> None:
                if '"answer"' in message and not swallowed:
                    swallowed.append(message)
                    route.close(code=4000)
                    return
                if '"answer"' in message:
                    sent.append(message)
                server.send(message)

            route.on_message(says)

        page.route_web_socket("**/ws/**", between)
        begin(page, origin, "siegestorm/solo", "alone")
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        before = version(page)
        page.locator("[data-option]").first.click()
        expect(page.locator(f"body:not([data-version='{before}'])")).to_be_attached()
        assert sent[0] == swallowed[0]


def test_two_tabs_show_the_same_seat(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/solo", "alone")
    tab = page.context.new_page()
    tab.goto(page.url)
    settled(tab)
    play_on(page, 1)
    settled(page)
    expect(tab.locator(f"body[data-version='{version(page)}']")).to_be_attached()
    tab.close()


def test_a_curtain_falls_between_two_hands(page: Page, origin: str) -> None:
    open_table(page, origin, SCREEN)
    page.get_by_role("button", name="I am Eva").click()
    expect(page.locator("body[data-seat=a]")).to_be_attached()
    play_on(page, 1)
    curtain = page.locator("#curtain")
    expect(curtain).to_be_visible()
    expect(curtain).to_contain_text("Pass the screen to Bob")
    assert page.locator("#content").evaluate("place => place.inert")
    page.get_by_role("button", name="I am Bob").click()
    expect(page.locator("body[data-seat=b]")).to_be_attached()
    expect(curtain).to_be_hidden()


def test_no_hand_is_seen_before_somebody_says_who_they_are(page: Page, origin: str) -> None:
    open_table(page, origin, SCREEN)
    page.get_by_role("button", name="I am Eva").click()
    play_on(page, 1)
    expect(page.locator("#curtain")).to_contain_text("Pass the screen to Bob")
    for _ in range(2):
        page.reload()
        expect(page.get_by_role("button", name="I am Bob")).to_be_visible()
        assert page.locator("#content").evaluate("place => place.inert")
        assert page.locator("#side").evaluate("place => place.inert")
    page.get_by_role("button", name="I am Bob").click()
    expect(page.locator("body[data-seat=b]")).to_be_attached()


def test_seats_of_rift_are_changed_freely(page: Page, origin: str) -> None:
    wish = {
        "game": "rift/rift-in-time",
        "seats": [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Bob"}],
    }
    open_table(page, origin, wish)
    page.locator(".sitter[data-seat=b] button").click()
    expect(page.locator("body[data-seat=b]")).to_be_attached()
    expect(page.locator("#curtain")).to_be_hidden()
    page.keyboard.press("s")
    expect(page.locator("body[data-seat=a]")).to_be_attached()


def test_the_language_changes_without_leaving(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    page.locator("#menu").click()
    page.get_by_text("Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator("#game-title")).to_have_text("Siegestorm: Duello")
    expect(page.locator("#side h2")).to_have_text("Cronaca")


def test_a_seat_is_handed_over_and_taken_back(browser: Browser, page: Page, origin: str) -> None:
    told = open_table(page, origin, LINK)
    with new_context(browser) as context:
        other = context.new_page()
        other.goto(origin + told["seats"][1]["url"])
        other.get_by_role("button", name="Sit down").click()
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        page.locator("#menu").click()
        page.get_by_role("button", name="Hand my seat to the machine").click()
        expect(page.locator("#banner")).to_contain_text("The machine is playing your seat")
        expect(page.locator("#prompt [data-option]")).to_have_count(0)
        expect(other.locator(".sitter[data-seat=a]")).to_contain_text("machine")
        page.locator("#banner").get_by_role("button", name="Take my seat back").click()
        expect(page.locator("#banner")).to_be_hidden()


def test_a_game_is_given_up_and_played_again(page: Page, origin: str) -> None:
    begin(page, origin, "siegestorm/duel")
    first = page.url
    resign(page)
    ending = page.locator("dialog.ending")
    expect(ending).to_contain_text("Defeat")
    page.locator(".fair summary").click()
    expect(ending).to_contain_text("siegeworks verify RECORD")
    with page.expect_download() as record:
        ending.get_by_role("link", name="Download the record").click()
    assert "siegestorm/duel" in record.value.path().read_text("utf-8")
    ending.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.locator("body[data-state=asked]")).to_be_attached()


def test_a_question_is_answered_by_keys_alone(page: Page, origin: str) -> None:
    begin(page, origin, "rift/rift-in-time", "alone")
    expect(page.locator("body[data-state=asked]")).to_be_attached()
    for keys in (("a", "1"), ("q", "Enter")):
        before = version(page)
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator(f"body:not([data-version='{before}'])")).to_be_attached()
        expect(page.locator("body[data-state=asked]")).to_be_attached()
    expect(page.locator("#prompt:focus-within")).to_be_attached()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_the_text_board_plays_a_whole_game(browser: Browser, origin: str) -> None:
    with new_context(browser, board="text") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        begin(page, origin, "siegestorm/solo", "alone")
        expect(page.locator(".plain-board h3").first).to_be_visible()
        assert play_through(page) > 0
        assert watched.faults == []


def test_who_has_acted_since_is_asked_before_an_undo(
    browser: Browser, page: Page, origin: str
) -> None:
    told = open_table(page, origin, {**LINK, "game": "rift/rift-in-time"})
    with new_context(browser) as context:
        other = context.new_page()
        other.goto(origin + told["seats"][1]["url"])
        other.get_by_role("button", name="Sit down").click()
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        play_on(page, 1)
        expect(other.locator("body[data-state=asked]")).to_be_attached()
        play_on(other, 1)
        before = version(other)
        expect(page.locator(f"body[data-version='{before}']")).to_be_attached()
        page.locator("#undo").click()
        asked = other.get_by_role("dialog", name="Undo")
        expect(asked).to_contain_text("Eva would like to take back an answer")
        asked.get_by_role("button", name="Agree", exact=True).click()
        expect(page.locator(f"body[data-version='{before + 1}']")).to_be_attached()


def test_who_is_asked_is_left_alone_once_the_game_has_moved_on(
    browser: Browser, page: Page, origin: str
) -> None:
    told = open_table(page, origin, {**LINK, "game": "rift/rift-in-time"})
    with new_context(browser) as context:
        other = context.new_page()
        other.goto(origin + told["seats"][1]["url"])
        other.get_by_role("button", name="Sit down").click()
        expect(page.locator("body[data-state=asked]")).to_be_attached()
        play_on(page, 1)
        expect(other.locator("body[data-state=asked]")).to_be_attached()
        play_on(other, 1)
        expect(page.locator(f"body[data-version='{version(other)}']")).to_be_attached()
        page.locator("#undo").click()
        expect(other.get_by_role("dialog", name="Undo")).to_be_visible()
        expect(page.locator(".toast")).to_contain_text("The others are asked")
        play_on(page, 1)
        expect(other.get_by_role("dialog")).to_have_count(0)
