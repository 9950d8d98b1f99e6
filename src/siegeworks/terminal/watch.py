"""Watching machines play: the log as it grows, the board turn by turn on a terminal."""

from siegeworks.terminal.driver import Driver, Ending
from siegeworks.terminal.log import NUMBER_WIDTH, Reading, log_line
from siegeworks.terminal.session import SPECTATOR


def watch(driver: Driver) -> Ending:
    """Play a game without persons and show it as a spectator sees it."""
    shown = 0
    turn = _turn(driver)
    while driver.session.outcome is None:
        since = len(driver.session.steps)
        while driver.session.outcome is None and _turn(driver) == turn:
            driver.step()
        turn = _turn(driver)
        if driver.screen.live and driver.session.outcome is None:
            if not _turn_over(driver, since):
                return Ending("quit")
        else:
            shown = _print_log(driver, shown)
    return Ending("over")


def _turn(driver: Driver) -> object:
    """What a spectator looks at now."""
    return driver.session.game.turn(driver.session.view(SPECTATOR))


def _turn_over(driver: Driver, since: int) -> bool:
    """Draw the board and wait for Enter; False if the spectator has seen enough."""
    screen = driver.screen
    sight = driver.session.sight(SPECTATOR)
    screen.clear()
    draw = driver.session.terminal.screen
    screen.show(draw(sight, driver.speech, screen.width, screen.height, Reading(since)))
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
