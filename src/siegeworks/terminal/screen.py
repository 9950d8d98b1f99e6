"""The screen: where lines are put and typed words come from."""

import sys
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

NARROWEST = 80
WIDEST = 140
LEAST_WIDTH = 20
"""A terminal that says it is narrower than this does not know how wide it is."""
PLAIN_HEIGHT = 200
"""How high a screen is taken to be where nothing scrolls away: a pipe or a file."""
Completions = Callable[[str], list[str]]
"""All lines that a typed beginning can become."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, wipe the screen, and forget what has scrolled off it."""


class Gone(Exception):
    """Nobody is typing any more: the input has ended."""


class Screen:
    """A terminal, or a pipe that is written to plainly."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        if self.console.width < LEAST_WIDTH:
            self.console.width = NARROWEST
        self.live = self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        if self.live:
            self._remember_lines()

    @staticmethod
    def _remember_lines() -> None:
        """Arrow keys bring back what was typed before, where the machine can do that."""
        try:
            import readline
        except ImportError:
            return
        readline.set_auto_history(True)

    def forget_lines(self) -> None:
        """Arrow keys bring back nothing that was typed by another person."""
        if not self.live:
            return
        try:
            import readline
        except ImportError:
            return
        readline.clear_history()

    @staticmethod
    def _complete_by(completions: Completions | None) -> None:
        """Let Tab complete a line in these ways; in none if there are none."""
        try:
            import readline
        except ImportError:
            return

        def nth(typed: str, number: int) -> str | None:
            found = completions(typed) if completions is not None else []
            return found[number] if number < len(found) else None

        readline.set_completer_delims("")
        readline.set_completer(nth)
        readline.parse_and_bind("tab: complete")

    @property
    def width(self) -> int:
        """How wide a line may be."""
        return max(NARROWEST, min(self.console.width, WIDEST)) - 1

    @property
    def height(self) -> int:
        """How many lines can be seen at once."""
        return self.console.height if self.live else PLAIN_HEIGHT

    def clear(self) -> None:
        """Wipe the screen, what has scrolled away included; a pipe gets an empty line."""
        if self.live and self.console.legacy_windows:
            self.console.clear()
        elif self.live:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.show([Text("")])

    def show(self, lines: Iterable[Text | str]) -> None:
        """Put lines on the screen."""
        for line in lines:
            self.console.print(line, markup=False, soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        """Put one message on the screen, broken at words."""
        self.console.print(Text(text, style=style), width=min(self.width, 100))

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        """One line of what is typed; raises Gone when there is nobody left to type.

        Tab completes the line, where it is said how and the machine can do that.
        """
        if self.live:
            self._complete_by(completions)
        try:
            if sys.stdin is None or sys.stdout is None:
                raise EOFError
            typed = input(prompt)
        except EOFError:
            self.say()
            raise Gone from None
        if not self.live:
            self.say(typed)
        return typed.strip()
