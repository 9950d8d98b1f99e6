"""Complete games of every mode, played through the page by script.

The long form plays every mode at two widths in all languages, and every other scenario of Rift
once. The short form leaves out what is played to the end on the boards (`test_siegestorm.py`,
`test_rift_board.py`), and goes through widths and languages in turn.
"""

import pytest
from playwright.sync_api import Browser, expect

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.campaign import in_order
from tests.browser.stage import (
    DESK,
    LANGUAGES,
    LONG,
    PHONE,
    Watched,
    begin,
    keep_screen,
    new_context,
    play_on,
    play_through,
)

MODES = (
    ("siegestorm/duel", "machine"),
    ("siegestorm/solo", "alone"),
    ("siegestorm/coop", "machine"),
    ("siegestorm/last-man-standing", "machine"),
    ("siegestorm/duel", "screen"),
    ("rift/rift-in-time", "alone"),
    ("rift/rift-in-time", "screen"),
    ("rift/the-return-of-lord-blackburn", "machine"),
)
ON_BOARDS = (*MODES[:4], ("rift/rift-in-time", "alone"))
SHORT = [
    (game, start, PHONE if place % 2 else DESK, LANGUAGES[place % len(LANGUAGES)])
    for place, (game, start) in enumerate(one for one in MODES if one not in ON_BOARDS)
]
OTHERS = tuple(
    (f"rift/{one.id}", "alone")
    for one in in_order(BOX.scenarios.values())
    if all(game != f"rift/{one.id}" for game, _ in MODES)
)
"""The other scenarios of Rift: the same board, other maps, hordes and bosses."""
ALL = [
    *(
        (game, start, size, language)
        for game, start in MODES
        for size in (PHONE, DESK)
        for language in LANGUAGES
    ),
    *(
        (game, start, DESK if place % 2 else PHONE, LANGUAGES[place % len(LANGUAGES)])
        for place, (game, start) in enumerate(OTHERS)
    ),
]


@pytest.mark.parametrize(("game", "start", "size", "language"), ALL if LONG else SHORT)
def test_a_whole_game_can_be_played(
    browser: Browser, origin: str, game: str, start: str, size: tuple[int, int], language: str
) -> None:
    with new_context(browser, size, language) as context:
        page = context.new_page()
        watched = Watched(page, origin)
        begin(page, origin, game, start)
        play_on(page, 12)
        name = f"game-{game.replace('/', '-')}-{start}-{size[0]}-{language}"
        keep_screen(page, f"{name}-1")
        assert play_through(page) > 0
        expect(page.locator("dialog.ending")).to_be_visible()
        keep_screen(page, f"{name}-2")
        assert not watched.faults
        assert not watched.foreign
