"""What can be typed in Rift besides an answer."""

from rich.text import Text

from siegeworks.core.refusal import Refused
from siegeworks.games.rift.players.questions import GRADES, why_not_asked
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal import pages
from siegeworks.games.rift.terminal.forecast import forecast_page
from siegeworks.games.rift.terminal.grids import Grid, grids
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


def show_legend(person: Person, sight: RiftSight, rest: str) -> None:
    """Every sign of the screen explained."""
    person.screen.show(pages.legend(sight, person.speech, person.screen.width))


def show_next(person: Person, sight: RiftSight, rest: str) -> None:
    """What would happen if the round ended now."""
    person.screen.show(forecast_page(sight, person.speech, person.screen.width))


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


def show_decks(person: Person, sight: RiftSight, rest: str) -> None:
    """Every card that is still to come."""
    person.screen.show(whole_decks(sight, person.speech, person.screen.width))


def show_storms(person: Person, sight: RiftSight, rest: str) -> None:
    """The portal storm in force, the one that gathers, and those that are left."""
    person.screen.show(storm_page(sight, person.speech, person.screen.width))


def show_hordes(person: Person, sight: RiftSight, rest: str) -> None:
    """Every horde card on the map."""
    there = [Grid(horde) for horde in sight.hordes]
    person.screen.show(grids(sight, person.speech, person.screen.width, there))


def show_players(person: Person, sight: RiftSight, rest: str) -> None:
    """Every player with hero, abilities and towers; and what is left in the common supply."""
    width, speech = person.screen.width, person.speech
    for seat in sight.seats:
        person.screen.show(seat_lines(sight, speech, seat, width, detail=2))
    supply = [tower for tower, left in enumerate(sight.view.supply) for _ in range(left)]
    line = Text.assemble(
        (f"{speech.term('common-supply')}: ", LABEL), towers(speech, supply, sight.view.box)
    )
    person.screen.show([rule(width), *wrapped(line, width)])


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
    "legend": show_legend,
    "next": show_next,
    "hint": show_hint,
    "decks": show_decks,
    "storms": show_storms,
    "hordes": show_hordes,
    "players": show_players,
    "preview": set_preview,
}
"""Every command by the word it begins with; no answer of Rift begins so."""
