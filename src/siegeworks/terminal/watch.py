"""Watching machines play: the log as it grows, the board turn by turn on a terminal."""

from siegeworks.siegestorm.view import SPECTATOR
from siegeworks.terminal.driver import Driver, Ending
from siegeworks.terminal.layout import whole_screen
from siegeworks.terminal.log import NUMBER_WIDTH, Reading, log_line


def watch(driver: Driver) -> Ending:
    """Play a game without persons and show it as a spectator sees it."""
    shown = 0
    turn = driver.session.view(SPECTATOR).turn
    while driver.session.outcome is None:
        since = len(driver.session.steps)
        while driver.session.outcome is None and driver.session.view(SPECTATOR).turn == turn:
            driver.step()
        turn = driver.session.view(SPECTATOR).turn
        if driver.screen.live and driver.session.outcome is None:
            if not _turn_over(driver, since):
                return Ending("quit")
        else:
            shown = _print_log(driver, shown)
    return Ending("over")


def _turn_over(driver: Driver, since: int) -> bool:
    """Draw the board and wait for Enter; False if the spectator has seen enough."""
    screen = driver.screen
    sight = driver.session.sight(SPECTATOR)
    screen.clear()
    screen.show(whole_screen(sight, driver.speech, screen.width, screen.height, Reading(since)))
    screen.say(driver.speech.ui("watching"))
    return screen.ask("> ").lower() not in ("quit", "exit", "q")


def _print_log(driver: Driver, shown: int) -> int:
    """Print the lines of the log that are new, and how many there are now; none is cut."""
    sight = driver.session.sight(SPECTATOR)
    for number, note in enumerate(sight.notes[shown:], start=shown + 1):
        words = driver.speech.event(note, sight)
        if words:
            room = NUMBER_WIDTH + len(words) + 1 + len(note.clause)
            width = max(driver.screen.width, room)
            driver.screen.show([log_line(width, number, note, words, sight.view.ply)])
    return len(sight.notes)
