"""The position editor: text, palette and board in step, refusals, playing, saving, sharing."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import serious
from tests.browser.stage import (
    DESK,
    PHONE,
    Watched,
    keep_screen,
    new_context,
    overflow,
    settled,
)

DUEL = "a  resources tengu*9\nb  resources tengu*9"


def address(origin: str, game: str, position: str) -> str:
    return f"{origin}/positions#{urlencode({'game': game, 'position': position})}"


@contextmanager
def editor(
    browser: Browser,
    url: str,
    origin: str,
    size: tuple[int, int] = DESK,
    language: str = "en",
    scheme: str = "light",
) -> Iterator[Page]:
    with new_context(browser, size, language, scheme) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        page.goto(url)
        holds(page)
        yield page
        refusals = [fault for fault in watched.faults if "422" not in fault]
        assert refusals == []
        assert watched.foreign == []


def holds(page: Page) -> None:
    page.locator("body[data-state=holds]").wait_for(state="attached")


def text(page: Page) -> str:
    return page.locator("#text").input_value()


def field(there: Page | Locator, label: str) -> Locator:
    """The field with exactly this label."""
    return there.locator(f"label:has(> .label:text-is('{label}')) :is(select, input)")


def unfolded(page: Page, group: str) -> Locator:
    """A group of the palette, unfolded."""
    there = page.locator(".palette-group").filter(
        has=page.locator("summary").get_by_text(group, exact=True)
    )
    there.wait_for(state="attached")
    page.evaluate(UNFOLD, group)
    return there


UNFOLD = """
title => {
  for (const group of document.querySelectorAll('.palette-group')) {
    if (group.querySelector('summary').textContent === title) group.open = true;
  }
}
"""
"""In one go: a palette that is drawn anew in between keeps what is unfolded."""


def put(page: Page, group: str, act: str = "Put it there", **choices: str) -> None:
    """Choose in a group of the palette, and press its button."""
    there = unfolded(page, group)
    for label, value in choices.items():
        choose(there, label, value)
    there.get_by_role("button", name=act).click()


def choose(there: Locator, label: str, value: str) -> None:
    """Set the field with this label."""
    found = field(there, label)
    if found.evaluate("node => node.tagName") == "SELECT":
        found.select_option(value)
    else:
        found.fill(value)
        found.press("Tab")


def written(page: Page, *lines: str) -> None:
    """The position says exactly this, and holds."""
    expect(page.locator("#text")).to_have_value("\n".join(lines))
    expect(page.locator("#verdict.good")).to_be_visible()


def test_cards_are_put_on_the_board_without_knowing_the_notation(
    browser: Browser, origin: str
) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        put(page, "Cards", Seat="a", Where="track:1:2", Card="tengu")
        put(page, "Cards", Seat="a", Where="hand", Card="tengu")
        put(page, "Cards", Seat="b", Where="casualties", Card="armored-yak")
        put(page, "Cards", Seat="b", Where="casualties", Card="tengu")
        put(page, "Cards", Seat="b", Where="land:1", Card="tengu")
        put(page, "Cards", Seat="a", Where="resources", Card="tengu")
        choose(unfolded(page, "Turn"), "Step", "draw")
        expect(page.locator("#text")).to_have_value(
            "step draw\n"
            "a  hand tengu  track . tengu .  resources tengu*10\n"
            "b  resources tengu*9  casualties tengu armored-yak\n"
            "land b tengu"
        )
        expect(page.locator("#board")).to_contain_text("Tengu")
        put(page, "Cards", "Clear this place", Seat="a", Where="track:1:2")
        put(page, "Cards", "Clear this place", Seat="b", Where="casualties")
        written(
            page,
            "step draw",
            "a  hand tengu  resources tengu*10",
            "b  resources tengu*9",
            "land b tengu",
        )


def test_a_ring_has_two_tracks(browser: Browser, origin: str) -> None:
    ring = address(origin, "siegestorm/last-man-standing", "a\nb\nc")
    with editor(browser, ring, origin) as page:
        put(page, "Cards", Seat="a", Where="track:2:1", Card="tengu")
        expect(page.locator("#text")).to_have_value("a  track . . .  track tengu . .\nb\nc")
        holds(page)
        put(page, "Cards", Seat="b", Where="land:2", Card="tengu")
        put(page, "Cards", Seat="a", Where="land:3", Card="tengu")
        track = "a  track . . .  track tengu . ."
        written(page, track, "b", "c", "land .", "land b tengu", "land a tengu")


def test_towers_hordes_and_heroes_are_put_on_the_map(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "rift/drill-yard", "a\nb"), origin) as page:
        expect(page.locator("#number")).to_have_value("2")
        put(page, "Hordes", Where="c3", **{"Horde card": "drill-goblins"})
        put(page, "Hordes", Where="deck:1", **{"Horde card": "drill-one"})
        put(page, "Towers", Tower="shooters", Seat="b", Where="hand")
        put(page, "Towers", Tower="shooters", Seat="b", Where="hand")
        choose(unfolded(page, "Heroes"), "Hero", "magnus")
        choose(unfolded(page, "Round"), "Crystals", "7")
        unfolded(page, "Spells").get_by_label("Fire Rain").check()
        expect(page.locator("#text")).to_have_value(
            "round 2  crystals 7\n"
            "horde drill-goblins @ c3\n"
            "a  hero magnus\n"
            "b  hand shooters*2\n"
            "deck 1 drill-one\n"
            "spells fire-rain"
        )
        expect(page.locator("#verdict.good")).to_be_visible()
        put(page, "Hordes", "Clear this place", Where="c3")
        unfolded(page, "Spells").get_by_label("Fire Rain").uncheck()
        hand = "b  hand shooters*2"
        written(page, "round 2  crystals 7", "a  hero magnus", hand, "deck 1 drill-one")


def test_cards_in_play_have_owners_and_marks(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/duel", "a\nb"), origin) as page:
        put(page, "Cards", Seat="a", Where="track:1:3", Card="tengu", **{"Owned by": "b"})
        there = unfolded(page, "Cards")
        choose(there, "Where", "support")
        there.get_by_label("committed").check()
        put(page, "Cards", Card="armored-yak", **{"Owned by": "", "How many": "2"})
        put(page, "Cards", Seat="b", Where="removed", Card="tengu", **{"How many": "1"})
        turn = unfolded(page, "Turn")
        choose(turn, "Number of the turn", "6")
        turn.get_by_label("Creature of this turn played").check()
        turn.get_by_label("This is an extra turn").check()
        what = {"What lasts": "boost", "Square": "a3", "ATT": "2", "DEF": "-1", "Given by": "b"}
        put(page, "Until the end of the turn", "Add", **what)
        put(page, "Until the end of the turn", "Add", **{"What lasts": "protected", "Seat": "b"})
        shifted = {"What lasts": "shifted", "Seat": "a", "Square": "af", "Card": "tengu"}
        put(page, "Until the end of the turn", "Add", **shifted)
        put(page, "Ability used this turn", "Add or remove", Square="a3")
        written(
            page,
            "turn 6  deployed  extra-turn",
            "a  track . . tengu/b  support armored-yak!*2",
            "b  removed tengu",
            "lasting boost a3 +2 -1 by b",
            "lasting protected b",
            "lasting shifted a af tengu",
            "used a3",
        )
        page.get_by_role("button", name="Remove: protected until the end of the turn: b").click()
        page.get_by_role("button", name="Remove: a3").click()
        unfolded(page, "Turn").get_by_label("This is an extra turn").uncheck()
        written(
            page,
            "turn 6  deployed",
            "a  track . . tengu/b  support armored-yak!*2",
            "b  removed tengu",
            "lasting boost a3 +2 -1 by b",
            "lasting shifted a af tengu",
        )


def test_a_player_of_a_ring_is_out(browser: Browser, origin: str) -> None:
    ring = address(origin, "siegestorm/last-man-standing", "a\nb\nc  hand tengu")
    with editor(browser, ring, origin) as page:
        turn = unfolded(page, "Turn")
        turn.get_by_label("Seat C: out of the game").check()
        turn.get_by_label("Creature of this turn played (right)").check()
        put(page, "Until the end of the turn", "Add", **{"What lasts": "unopposed"})
        written(page, "deployed-right", "a", "b", "c  out", "lasting unopposed al")


def test_a_boss_has_its_boards_and_cards(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/coop", "a\nb\nc"), origin) as page:
        boss = unfolded(page, "Boss")
        choose(boss, "Boss", "muldra")
        choose(boss, "Difficulty", "hard")
        choose(boss, "Menace Level", "4")
        choose(boss, "Life points", "12")
        boss.get_by_label("Reserves: already reshuffled").check()
        what = {"Where": "track:1:2", "Card": "goblin-tank", "Gang token": "2"}
        put(page, "Cards", Seat="c", **what)
        put(page, "Cards", Seat="c", Where="front:2", Card="goblin-tank", **{"Gang token": "0"})
        put(page, "Cards", Seat="c", Where="hand", Card="goblin-killer")
        put(page, "Cards", Seat="c", Where="reserves", Card="goblin-killer")
        put(page, "Cards", Seat="c", Where="resources", Card="goblin-tank", **{"How many": "9"})
        turn = unfolded(page, "Turn")
        choose(turn, "Partner: Step", "end")
        turn.get_by_label("Partner: Creature of this turn played").check()
        written(
            page,
            "partner end  partner-deployed",
            "a",
            "b",
            "c  hand goblin-killer  track . goblin-tank+g2 .  front .  front goblin-tank"
            "  resources goblin-tank*9  reserves goblin-killer",
            "boss  menace 4  life 12  reserves-used",
        )
        assert "switch.boss=muldra" in page.url
        board = page.locator("#board")
        expect(board).to_contain_text("Muldra")
        expect(board).to_contain_text("12/")


def square(page: Page, name: str) -> Locator:
    """A square of the horde card in the palette."""
    return page.locator(f".palette-squares [data-square={name}]")


def test_tiles_and_soldiers_are_laid_on_hordes(browser: Browser, origin: str) -> None:
    yard = address(origin, "rift/drill-yard", "horde drill-goblins @ c3\na\nb")
    with editor(browser, yard, origin) as page:
        there = unfolded(page, "Tiles and soldiers on hordes")
        there.get_by_role("button", name="a1 a2", exact=True).click()
        there.get_by_role("button", name="Rotate").click()
        square(page, "b1").click()
        written(page, "horde drill-goblins @ c3  tiles b1 c1", "a", "b")
        expect(square(page, "c1")).to_have_attribute("aria-pressed", "true")
        choose(there, "Piece", "soldiers")
        square(page, "b3").click()
        square(page, "b3").press("ArrowRight")
        expect(square(page, "c3")).to_be_focused()
        page.keyboard.press("Enter")
        expect(square(page, "c3")).to_be_focused()
        choose(there, "Piece", "gate")
        square(page, "e5").click()
        line = "horde drill-goblins @ c3  tiles b1 c1  soldiers b3 c3  gate d4 e4 d5 e5"
        written(page, line, "a", "b")
        choose(there, "Piece", "tiles")
        square(page, "b1").click()
        choose(there, "Piece", "soldiers")
        square(page, "c3").click()
        line = "horde drill-goblins @ c3  soldiers b3  gate d4 e4 d5 e5"
        written(page, line, "a", "b")
        heroes = unfolded(page, "Heroes")
        choose(heroes, "Hero", "ignus")
        choose(heroes, "On space", "c3")
        choose(heroes, "Burn!", "used")
        heroes.get_by_label("activated").check()
        written(page, line, "a  hero ignus  at c3  base a1  abilities burn!  acted", "b")
        choose(heroes, "Base, upper left square", "d1")
        written(page, line, "a  hero ignus  at c3  base d1  abilities burn!  acted", "b")
        heroes.get_by_label("defeated").check()
        written(page, line, "a  hero ignus  health 0  abilities burn!  down  acted", "b")


def test_storms_and_a_boss_come_to_the_rift(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "rift/drill-lilith", "a"), origin) as page:
        storms = unfolded(page, "Portal storms")
        choose(storms, "Portal storms", "on")
        choose(storms, "Storm in force", "gale")
        choose(storms, "Storm that gathers", "fog")
        choose(storms, "Under the storm deck", "hail")
        choose(storms, "Under the storm deck", "tremor")
        expect(page.locator("#board")).to_contain_text("Gale")
        storms.get_by_role("button", name="Remove: Hail").click()
        unfolded(page, "Bench").get_by_label("Ignus").check()
        choose(unfolded(page, "Heroes"), "Figure", "guest")
        choose(unfolded(page, "Heroes"), "Hero", "magnus")
        lilith = unfolded(page, "Lilith")
        choose(lilith, "Action cards drawn", "fury")
        lilith.get_by_role("button", name="Remove: Fury").first.click()
        round_ = unfolded(page, "Round")
        choose(round_, "Colour closed this round", "red")
        round_.get_by_label("last round").check()
        what = {"What lasts": "protected", "Hero": "malik"}
        put(page, "Until the end of the round", "Add", **what)
        expect(page.locator("#text")).to_have_value(re.compile("lasting protected malik$"))
        expect(page.locator("#verdict.good")).to_be_visible()
        found = text(page).splitlines()
        assert found[0] == "round 2  banned red  last-round"
        assert found[1].startswith("horde drill-life @ ")
        assert found[2:] == [
            "a",
            "storms  raging gale  gathering fog  deck tremor",
            "bench ignus",
            "guest magnus",
            "boss  steps 0  lives drill-life  actions gather topple scourge  spent fury",
            "lasting protected malik",
        ]


def test_what_does_not_hold_is_said_with_its_line(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        page.locator("#text").fill("a\ntrack tengu")
        expect(page.locator("#verdict.bad")).to_contain_text("line 2")
        expect(page.locator("#play")).to_be_disabled()
        page.locator("#text").fill("step draw\na\nb hand tengo")
        expect(page.locator("#verdict.bad")).to_contain_text("close to it: tengu")
        page.get_by_role("button", name="Show line 3").click()
        chosen = page.locator("#text").evaluate(
            "field => field.value.slice(field.selectionStart, field.selectionEnd)"
        )
        assert chosen == "b hand tengo"
        page.locator("#text").fill("step draw\na\nb hand tengu")
        expect(page.locator("#verdict.good")).to_be_visible()


def test_the_line_is_found_in_another_language_too(browser: Browser, origin: str) -> None:
    where = address(origin, "siegestorm/duel", DUEL)
    with editor(browser, where, origin, PHONE, "cs") as page:
        page.locator("#text").fill("step draw\na\nb hand tengo")
        expect(page.locator("#verdict.bad")).to_contain_text("b hand: neznámá karta 'tengo'")
        page.get_by_role("button", name="Ukázat řádek 3").click()
        chosen = page.locator("#text").evaluate(
            "field => field.value.slice(field.selectionStart, field.selectionEnd)"
        )
        assert chosen == "b hand tengo"


def test_a_position_is_played_and_shared(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        page.locator("#share").click()
        link = page.locator(".share-link input").input_value()
        assert "tengu" in link
        page.keyboard.press("Escape")
        page.locator("#play").click()
        page.locator("dialog").get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url("**/t/*")
        settled(page)
        expect(page.locator("#board")).to_contain_text("9")
    with editor(browser, link, origin) as page:
        assert text(page) == DUEL


def test_a_position_is_saved_as_a_case_and_a_puzzle(browser: Browser, origin: str) -> None:
    with editor(browser, address(origin, "siegestorm/duel", DUEL), origin) as page:
        page.locator("#case").click()
        page.get_by_label("What it shows").fill("Nine cards")
        page.get_by_label("Clauses it shows").fill("SS-0.0")
        page.get_by_role("button", name="Make the case").click()
        expect(page.locator("dialog .fault")).to_contain_text("SS-0.0")
        page.get_by_label("Clauses it shows").fill("SS-8.1")
        page.get_by_role("button", name="Make the case").click()
        expect(page.locator("dialog textarea")).to_have_value(re.compile('name  = "Nine cards"'))
        with page.expect_download() as kept:
            page.get_by_role("button", name="As a file").click()
        assert "Nine cards" in Path(kept.value.path()).read_text("utf-8")
        page.keyboard.press("Escape")
        page.locator("#puzzle").click()
        expect(page.locator("dialog textarea")).to_have_value(re.compile('seat = "a"'))


def test_a_move_of_a_replay_becomes_a_position(browser: Browser, origin: str) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        page.goto(f"{origin}/replay")
        page.locator("#file").set_input_files("tests/golden/ysra-khunglai.game")
        page.wait_for_url("**/replay/pasted**")
        page.locator("body[data-state=shown]").wait_for(state="attached")
        while page.locator("#position[aria-disabled=true]").count():
            before = page.evaluate("document.body.dataset.ply")
            page.keyboard.press("ArrowRight")
            expect(page.locator(f"body[data-ply='{before}']")).to_have_count(0)
        page.get_by_role("button", name="Take the position").click()
        page.wait_for_url("**/positions**")
        holds(page)
        assert text(page).startswith("turn ")


@pytest.mark.parametrize(
    ("game", "size", "language", "scheme"),
    [
        ("siegestorm/duel", PHONE, "de", "dark"),
        ("siegestorm/coop", DESK, "cs", "light"),
        ("rift/rift-in-time", PHONE, "it", "light"),
        ("rift/rift-in-time", DESK, "pl", "dark"),
    ],
)
def test_the_editor_suits_every_screen(
    browser: Browser,
    origin: str,
    axe: Axe,
    game: str,
    size: tuple[int, int],
    language: str,
    scheme: str,
) -> None:
    position = "a\nb" if game != "siegestorm/duel" else DUEL
    with editor(browser, address(origin, game, position), origin, size, language, scheme) as page:
        page.locator("#set-up").click()
        expect(page.locator("#text")).not_to_have_value(position)
        expect(page.locator("#verdict.good")).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        assert overflow(page) == []
        assert serious(axe, page) == []
        keep_screen(page, f"positions-{game.replace('/', '-')}-{size[0]}-{language}", full=True)
