"""What can be typed in Rift besides an answer."""

from collections.abc import Callable, Iterable

from rich.text import Text

from siegeworks.core.refusal import Refused
from siegeworks.games.rift.players.questions import GRADES, why_not_asked
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal import pages
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.forecast import forecast_page
from siegeworks.games.rift.terminal.grids import grids
from siegeworks.games.rift.terminal.heading import whole_decks
from siegeworks.games.rift.terminal.seats import seat_lines, towers
from siegeworks.games.rift.terminal.storms import storm_page
from siegeworks.games.rift.words.hints import hints
from siegeworks.terminal.canvas import LABEL, NAME, rule, wrapped
from siegeworks.terminal.commands import COMMANDS as EVERYWHERE
from siegeworks.terminal.commands import TEAMWORK, Command
from siegeworks.terminal.person import Person

SWITCH = {"on": True, "off": False}


# -- looking -------------------------------------------------------------------------------


def _shows(page: Callable[[Board], Iterable[Text]]) -> Command:
    """The command that shows a page of the game as it stands."""

    def show(person: Person, sight: RiftSight, rest: str) -> None:
        person.screen.show(page(Board(sight, person.speech, person.screen.width)))

    return show


def _hordes(board: Board) -> list[Text]:
    """Every horde card on the map."""
    return grids(board, board.width, board.scene.hordes)


def _players(board: Board) -> list[Text]:
    """Every player with hero, abilities and towers; and what is left in the common supply."""
    lines = [line for seat in board.scene.seats for line in seat_lines(board, seat, 2)]
    supply = towers(board, (tower for tower, left in board.scene.supply for _ in range(left)))
    line = Text.assemble((f"{board.speech.term('common-supply')}: ", LABEL), supply)
    return [*lines, rule(board.width), *wrapped(line, board.width)]


def show_hint(person: Person, sight: RiftSight, rest: str) -> None:
    """A question about the situation answered: a nudge, what to think of, or the whole plan."""
    speech, screen = person.speech, person.screen
    words = rest.lower().split()
    grade = words.pop() if words and words[-1] in GRADES else GRADES[0]
    question = " ".join(words) or "through"
    try:
        lines = hints(speech.words, sight.view, question, grade, names=sight.names)
    except Refused:
        phase = why_not_asked(sight.view) is not None
        screen.say(speech.ui("no-hint" if phase else "hint-usage"))
        return
    head, *steps = lines
    screen.show(wrapped(Text(head, style=NAME), screen.width))
    for step in steps:
        screen.show(wrapped(Text(step), screen.width, 2))


def set_preview(person: Person, sight: RiftSight, rest: str) -> None:
    """Show placements before they are confirmed, or take them at once."""
    if rest.lower() not in SWITCH:
        person.tell("preview-usage")
        return
    person.settings.preview = SWITCH[rest.lower()]
    person.tell(f"preview-{rest.lower()}")


COMMANDS: dict[str, Command] = {
    **EVERYWHERE,
    **TEAMWORK,
    "legend": _shows(pages.legend),
    "next": _shows(forecast_page),
    "hint": show_hint,
    "decks": _shows(whole_decks),
    "storms": _shows(storm_page),
    "hordes": _shows(_hordes),
    "players": _shows(_players),
    "preview": set_preview,
}
"""Every command by the word it begins with; no answer of Rift begins so."""
