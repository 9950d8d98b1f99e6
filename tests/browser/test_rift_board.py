"""The Rift board in a real browser: whole games by clicking on it, pieces that snap, ghosts."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    LONG,
    PHONE,
    Finger,
    Watched,
    keep_screen,
    new_context,
    open_table,
    overflow,
)

PLAY = (Path(__file__).parent / "rift_play.js").read_text("utf-8")
ALONE: dict[str, Any] = {"game": "rift/rift-in-time", "seats": [{"kind": "me"}], "language": "en"}
STORMY = ALONE | {"switches": {"storms": "on"}}
ANGEL = {
    "game": "rift/the-angel-from-the-bend-of-time",
    "seats": [{"kind": "me", "brings": ["hero malik"]}, {"kind": "machine", "player": "greedy"}],
    "switches": {"storms": "on"},
    "language": "en",
}
BRINGS = (["hero malik"], ["hero ignus"])
SHOWN = "document.querySelector('.lay-buttons [data-key=confirm]')?.dataset.answer ?? ''"
FEWER = "n => document.querySelectorAll('.choice').length !== n"
TEXTS = "all => all.map(one => one.dataset.option)"


def _on_board(page: Page, answers: int, until: str = "", seed: int = 1) -> Counter[str]:
    """Play on the board by chance: so many answers, or until something is to be seen."""
    used: Counter[str] = Counter()
    given = idle = 0
    while given < answers:
        if until and page.locator(until).first.is_visible():
            return used
        wish = {"seed": seed, "most": 1 if until else 60, "until": 8_000}
        told: dict[str, Any] = page.evaluate(PLAY, wish)
        used.update(told["used"])
        given, seed = given + told["given"], told["seed"]
        if told["state"] == "over":
            return used
        idle = 0 if told["given"] else idle + 1
        assert idle < 4, f"nothing can be pressed any more: {told}"
    raise AssertionError(f"the game has not come so far after {given} answers")


@pytest.mark.parametrize("size", [PHONE, DESK] if LONG else [PHONE])
def test_a_whole_game_is_played_on_the_board(
    browser: Browser, origin: str, size: tuple[int, int]
) -> None:
    with new_context(browser, size, "it") as context:
        page = context.new_page()
        watched = Watched(page, origin)
        open_table(page, origin, ALONE)
        used = _on_board(page, 3_000)
        expect(page.locator("dialog.ending")).to_be_visible()
        for kind in ("choice", "tower", "site", "turn", "confirm", "lay", "space", "action"):
            assert used[kind], f"{kind} was never used: {used}"
        assert not watched.faults
        assert not watched.foreign


def test_a_piece_snaps_to_legal_squares_only(page: Page, origin: str) -> None:
    """Wherever the pointer goes, what would be laid is one of the answers; keys move it too."""
    open_table(page, origin, ALONE)
    _on_board(page, 400, ".rift-lay.laying .lay-card")
    page.locator("#prompt [data-list]").click()
    legal = set(page.locator("#prompt [data-option]").evaluate_all(TEXTS))
    box = page.locator(".lay-card").bounding_box()
    assert box is not None
    shown = set()
    for across in range(1, 10, 2):
        for down in range(1, 10, 2):
            page.mouse.move(
                box["x"] + box["width"] * across / 10, box["y"] + box["height"] * down / 10
            )
            shown.add(page.evaluate(SHOWN))
    assert len(shown) > 1
    assert shown <= legal
    page.locator(".lay-card").focus()
    before = page.evaluate(SHOWN)
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        assert page.evaluate(SHOWN) in legal
    version = page.evaluate("document.body.dataset.version")
    page.keyboard.press("Enter")
    page.wait_for_function("v => document.body.dataset.version !== v", arg=version)
    assert before


def test_a_finger_carries_a_tower_and_then_its_piece(browser: Browser, origin: str) -> None:
    """A tower snaps to a legal site, its piece to legal squares; nothing is sent so far."""
    with new_context(browser, PHONE) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        open_table(page, origin, ALONE)
        _on_board(page, 400, ".tower-card.lit")
        page.locator(".tower-card.lit").first.scroll_into_view_if_needed()
        version = page.evaluate("document.body.dataset.version")
        finger = Finger(page)
        finger.down(".tower-card.lit")
        finger.lift_by(30)
        finger.to(".site.lit")
        expect(page.locator(".site.lit.over")).to_have_count(1)
        finger.up()
        confirm = page.locator(".rift-bar [data-key=confirm]")
        expect(confirm).to_have_attribute("data-answer", re.compile("^play "))
        assert page.evaluate("document.body.dataset.version") == version
        confirm.tap()
        page.wait_for_function("v => document.body.dataset.version !== v", arg=version)
        _on_board(page, 400, ".rift-lay.laying .lay-card")
        page.locator("#prompt [data-list]").tap()
        legal = set(page.locator("#prompt [data-option]").evaluate_all(TEXTS))
        page.locator("#prompt [data-list]").tap()
        version = page.evaluate("document.body.dataset.version")
        finger.down(".lay-card", 0.3, 0.3)
        shown = set()
        for place in range(3, 10):
            finger.to(".lay-card", place / 10, place / 10)
            shown.add(page.evaluate(SHOWN))
        finger.up()
        assert len(shown) > 1
        assert shown <= legal
        assert page.evaluate(SHOWN) in shown
        assert page.evaluate("document.body.dataset.version") == version
        assert not watched.faults


def test_the_panels_of_three_seats_hold_what_they_say(browser: Browser, origin: str) -> None:
    """While others are still busy, in a language with long words."""
    seats = [{"kind": "me"}, *[{"kind": "machine", "player": "greedy"}] * 2]
    with new_context(browser, DESK, "de") as context:
        page = context.new_page()
        open_table(page, origin, {**ALONE, "seats": seats, "language": "de"})
        _on_board(page, 400, ".tower-card.lit")
        expect(page.locator(".rift-seats .busy").first).to_be_visible()
        assert page.locator(".rift-seats").evaluate("e => e.scrollWidth - e.clientWidth") <= 0


def test_a_tower_is_played_by_keys_alone(page: Page, origin: str) -> None:
    """Enter picks a tower, then a site; R turns it, Esc takes back, Enter confirms."""
    open_table(page, origin, ALONE)
    _on_board(page, 400, ".tower-card.lit")
    page.locator(".tower-card.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".site.lit").first).to_be_focused()
    page.keyboard.press("Enter")
    confirm = page.locator(".rift-bar [data-key=confirm]")
    expect(confirm).to_be_focused()
    first = str(confirm.get_attribute("data-answer"))
    page.keyboard.press("r")
    expect(confirm).not_to_have_attribute("data-answer", first)
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(page.locator(".tower-card.picked")).to_have_count(1)
    expect(page.locator(".site.lit").first).to_be_focused()
    page.keyboard.press("Enter")
    version = page.evaluate("document.body.dataset.version")
    played = str(confirm.get_attribute("data-answer"))
    page.keyboard.press("Enter")
    page.wait_for_function("v => document.body.dataset.version !== v", arg=version)
    space = played.split()[3]
    expect(page.locator(f"[data-place='site:{space}'] .built")).to_have_count(1)


def test_what_cannot_be_built_says_why(page: Page, origin: str) -> None:
    open_table(page, origin, ALONE)
    _on_board(page, 400, ".tower-card.lit")
    page.locator(".tower-card.lit").first.click()
    page.locator(".site.closed").first.click()
    expect(page.get_by_text("RT-25.5").first).to_be_visible()


def test_partners_see_what_a_seat_points_at(browser: Browser, origin: str) -> None:
    wish = {
        "game": "rift/rift-in-time",
        "seats": [{"kind": "me", "brings": BRINGS[0]}, {"kind": "link", "brings": BRINGS[1]}],
        "language": "en",
    }
    with new_context(browser) as one, new_context(browser) as two:
        page, other = one.new_page(), two.new_page()
        told = open_table(page, origin, wish)
        other.goto(origin + next(seat["url"] for seat in told["seats"] if seat["seat"] == "b"))
        other.get_by_role("button", name="Sit down").click()
        for chooser in (page, page, other, other):
            asked = chooser.locator(".choice").count
            chooser.locator(".choice").first.wait_for()
            before = asked()
            chooser.locator(".choice").first.click()
            chooser.wait_for_function(FEWER, arg=before)
        other.locator(".tower-card.lit").first.wait_for()
        page.locator(".tower-card.lit").first.click()
        page.locator(".site.lit").first.click()
        expect(other.locator(".layer-ghosts .ghost.seat-a")).to_be_visible()
        page.locator(".rift-bar [data-key=back]").click()
        expect(other.locator(".layer-ghosts .ghost.seat-a .facing")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_has_no_serious_faults(
    browser: Browser, origin: str, axe: Axe, scheme: str
) -> None:
    with new_context(browser, scheme=scheme) as context:
        page = context.new_page()
        open_table(page, origin, STORMY)
        _on_board(page, 400, ".tower-card.lit")
        assert not serious(axe, page)
        assert not overflow(page)
        keep_screen(page, f"rift-board-{scheme}")
        _on_board(page, 400, ".rift-lay.laying .lay-card")
        assert not serious(axe, page)
        _on_board(page, 2_000, ".rift-storm.gathering")
        assert not serious(axe, page)
        assert not overflow(page)


def test_a_storm_gathers_and_breaks(page: Page, origin: str) -> None:
    """It is shown a round ahead with picture and text, then in force, and is no longer left."""
    open_table(page, origin, STORMY)
    _on_board(page, 2_000, ".rift-storm.gathering")
    gathering = page.locator(".rift-storm.gathering")
    name = gathering.locator("b").inner_text()
    expect(gathering).to_contain_text("Gathers for round 3")
    expect(gathering.locator(".text")).not_to_be_empty()
    expect(gathering.locator("img")).to_have_js_property("complete", True)
    assert gathering.locator("img").evaluate("one => one.naturalWidth") > 0
    left = page.locator(".rift-coming .storm-list summary")
    assert left.count() > 3
    assert name not in left.all_inner_texts()
    _on_board(page, 2_000, ".rift-storm.raging")
    expect(page.locator(".rift-storm.raging b")).to_have_text(name)
    expect(page.locator(".rift-storm.gathering")).to_have_count(0)


@pytest.mark.skipif(not LONG, reason="long")
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_boss_is_fought_in_storms(browser: Browser, origin: str, size: tuple[int, int]) -> None:
    with new_context(browser, size) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        open_table(page, origin, ANGEL)
        _on_board(page, 400, ".tower-card.lit")
        page.locator(".rift-map .boss").first.click()
        expect(page.locator(".part-coming [data-place=boss]")).to_be_in_viewport()
        keep_screen(page, f"rift-boss-{size[0]}")
        _on_board(page, 6_000)
        expect(page.locator("dialog.ending")).to_be_visible()
        assert not watched.faults


def test_one_screen_goes_on_to_the_seat_that_is_asked(page: Page, origin: str) -> None:
    """Where hands are open, the screen goes by itself from a seat that is done to the next."""
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Ben")]
    open_table(page, origin, ALONE | {"seats": seats})
    for name in ("Anna", "Ben"):
        expect(page.locator("#question")).to_contain_text(name)
        page.locator(".choice").first.click()


def test_pictures_follow_the_theme(page: Page, origin: str) -> None:
    open_table(page, origin, ALONE)
    portrait = page.locator(".choice img").first
    light = str(portrait.get_attribute("src"))
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    expect(portrait).to_have_attribute("src", light.replace(".svg", "%40dark.svg"))
    page.wait_for_function(
        "() => { const one = document.querySelector('.choice img');"
        " return one.complete && one.naturalWidth > 0; }"
    )


def test_everything_printed_leads_to_its_page(page: Page, origin: str) -> None:
    """Hordes, towers, heroes, spells, storms and the boss: each detail has a link that answers."""
    wish = {
        "game": "rift/the-return-of-lord-blackburn",
        "seats": [{"kind": "me"}],
        "switches": {"storms": "on"},
        "position": "horde goblins-5 @ e2\nhorde blackburn-life-1 @ a2\nboss  steps 0\n"
        "a  hero malik  hand shooters\nspells fire-rain\nstorms raging gale  deck hail",
        "language": "en",
    }
    open_table(page, origin, wish)
    found: set[str] = set()

    def gather() -> None:
        links = page.locator(".board-host a[href^='/cards/rift/']").all()
        found.update(str(link.get_attribute("href")) for link in links)

    gather()
    for horde in ("e2", "a2"):
        page.locator(".horde-button", has_text=horde).click()
        expect(page.locator(".lay-head", has_text=horde)).to_be_visible()
        gather()
        page.locator(".lay-close").click()
    page.locator(".tower-card").first.click()
    gather()
    assert found >= {
        "/cards/rift/horde/goblins-5",
        "/cards/rift/boss/blackburn",
        "/cards/rift/hero/malik",
        "/cards/rift/tower/shooters",
        "/cards/rift/spell/fire-rain",
        "/cards/rift/storm/gale",
        "/cards/rift/storm/hail",
    }
    for path in found:
        assert page.request.get(origin + path).ok, path
