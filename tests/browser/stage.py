"""What tests do in a browser: open pages, begin games, play them to the end, look at them."""

import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
"""Where screenshots are kept, for people to look at."""
LONG = os.environ.get("SIEGEWORKS_BROWSER") == "long"
"""Whether every language, width and mode is tried, and not just one of each."""

LANGUAGES = ("en", "cs", "pl", "de", "it")
PHONE, TABLET, DESK = (360, 740), (768, 1024), (1440, 900)
THREE_CLICKS = 3
PATIENCE = 20_000
STEPS = 6
REST = 120

PLAY = (Path(__file__).parent / "play.js").read_text("utf-8")
"""Answers with the page's own buttons until the game is over or the time is up."""
OVERFLOW = (Path(__file__).parent / "overflow.js").read_text("utf-8")


class Watched:
    """A page of which everything is noted that should not happen."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.faults: list[str] = []
        self.foreign: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)
        page.on("request", lambda request: self._request(request.url, origin))

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _request(self, url: str, origin: str) -> None:
        host = origin.partition("//")[2]
        if not re.match(rf"(https?|wss?)://{re.escape(host)}/|data:", url):
            self.foreign.append(url)


def new_context(
    browser: Browser,
    size: tuple[int, int] = DESK,
    language: str = "en",
    scheme: Any = "light",
    *,
    board: str = "board",
    speed: str = "off",
) -> BrowserContext:
    """A guest of their own: a browser that remembers nothing, usually without animations."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=scheme,
        reduced_motion="reduce" if speed == "off" else "no-preference",
        has_touch=size[0] < TABLET[0],
    )
    kept = f'{{"speed": "{speed}", "board": "{board}"}}'
    context.add_init_script(
        f"if (!localStorage.getItem('siegeworks.settings'))"
        f" localStorage.setItem('siegeworks.settings', '{kept}');"
    )
    context.set_default_timeout(PATIENCE)
    return context


def begin(page: Page, origin: str, game: str, start: str = "machine") -> str:
    """Begin a game from the lobby with three clicks at most; the id of its table."""
    page.goto(origin)
    name, _, mode = game.partition("/")
    page.locator(f"label:has(input[name=game][value='{name}'])").click()
    tile = page.locator(f"label:has(input[name='mode-{name}'][value='{mode}'])")
    if not tile.is_visible():
        page.locator(f"fieldset[data-game={name}] details.drills summary").click()
    tile.click()
    page.locator(f"[data-start={start}]").click()
    page.wait_for_url("**/t/*")
    settled(page)
    return page.url.rpartition("/")[2]


def open_table(page: Page, origin: str, wish: dict[str, Any]) -> dict[str, Any]:
    """Open any table through the API, as the guest of a page, and go there."""
    answer = page.request.post(f"{origin}/api/tables", data=wish, headers={"Origin": origin})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    page.goto(f"{origin}/t/{told['table']}")
    settled(page)
    return told


def settled(page: Page) -> None:
    """Wait until a table is there."""
    page.locator("body[data-state]").wait_for(state="attached")


def state_of(page: Page) -> str:
    """How the table stands: `open`, `asked`, `waiting` or `over`."""
    return str(page.evaluate("document.body.dataset.state"))


def play_on(page: Page, answers: int, seed: int = 1) -> dict[str, Any]:
    """Give so many answers by chance, with the page's own buttons."""
    told: dict[str, Any] = page.evaluate(PLAY, {"seed": seed, "most": answers, "until": 30_000})
    return told


def answer_below(page: Page, text: str) -> None:
    """Give an answer with the buttons below the board."""
    chosen = page.locator(f'#prompt [data-option="{text}"]')
    if not chosen.is_visible():
        page.locator("#prompt [data-list]").click()
    before = page.evaluate("document.body.dataset.version")
    chosen.click()
    page.wait_for_function("before => document.body.dataset.version !== before", arg=before)


def play_through(page: Page, seed: int = 1, most: int = 6_000) -> int:
    """Play a game to its end by chance, with the page's own buttons; the number of answers."""
    given, idle = 0, 0
    while given < most:
        told: dict[str, Any] = page.evaluate(PLAY, {"seed": seed, "most": 200, "until": 8_000})
        given, seed = given + int(told["given"]), int(told["seed"])
        if told["state"] == "over":
            return given
        idle = 0 if told["given"] else idle + 1
        assert idle < 4, f"nothing can be answered any more: {told}"
    raise AssertionError(f"the game has not ended after {given} answers")


def resign(page: Page) -> None:
    """Give the game up by the menu; the end is shown."""
    page.locator("#menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog", has_text="really give the game up").locator(".danger").click()
    page.locator("dialog.ending").wait_for()


def keep_screen(page: Page, name: str, *, full: bool = False) -> None:
    """Keep a picture of the page."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png", full_page=full)


def overflow(page: Page) -> list[str]:
    """What sticks out of the page at its side, and text that is cut off in a button."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found


class Finger:
    """One finger on the screen, as the browser's own touch events."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def down(self, selector: str, across: float = 0.5, down: float = 0.5) -> None:
        """Touch the first element, so far across and down in it."""
        self._at = self._place(selector, across, down)
        self._touch("touchStart")

    def lift_by(self, pixels: float) -> None:
        """Move up a little, in steps as a finger does."""
        for _ in range(STEPS):
            self._at = self._at[0], self._at[1] - pixels / STEPS
            self._touch("touchMove")

    def to(self, selector: str, across: float = 0.5, down: float = 0.5) -> None:
        """Move over the first element."""
        (x, y), (wide, high) = self._at, self._place(selector, across, down)
        for step in range(1, STEPS + 1):
            self._at = x + (wide - x) * step / STEPS, y + (high - y) * step / STEPS
            self._touch("touchMove")

    def up(self) -> None:
        """Stop, and let go: a finger that is lifted in full swing flings what it has moved."""
        for _ in range(2):
            self.page.wait_for_timeout(REST)
            self._touch("touchMove")
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str) -> None:
        points = [{"x": self._at[0], "y": self._at[1]}]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _place(self, selector: str, across: float, down: float) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] * across, box["y"] + box["height"] * down
