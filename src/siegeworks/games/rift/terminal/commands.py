"""What can be typed in Rift besides an answer."""

from typing import Any

from rich.text import Text

from siegeworks.core.decision import SEATS
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
from siegeworks.games.siegestorm.terminal import commands as general
from siegeworks.games.siegestorm.terminal.commands import Command
from siegeworks.games.siegestorm.terminal.explain import INDENT, with_rule
from siegeworks.games.siegestorm.terminal.options import small_number
from siegeworks.terminal.calling import called
from siegeworks.terminal.canvas import LABEL, NAME, rule, wrapped
from siegeworks.terminal.desk import Desk, Verdict

HELP_INDENT = 25
HELP = (
    ("help-number", "3"),
    ("rift-help-notation", "play shooters @ b1 ~ n"),
    ("rift-help-narrow", "b4"),
    ("rift-help-back", "0"),
    ("help-help", "?"),
    ("rift-help-thing", "? shooters"),
    ("rift-help-space", "? b4"),
    ("rift-help-scenario", "? scenario"),
    ("rift-help-phases", "? phases"),
    ("rift-help-legend", "legend"),
    ("rift-help-next", "next"),
    ("rift-help-hint", "hint clear b4 plan"),
    ("rift-help-decks", "decks"),
    ("rift-help-storms", "storms"),
    ("rift-help-hordes", "hordes"),
    ("rift-help-players", "players"),
    ("rift-help-seat", "seat b"),
    ("rift-help-partner", "partner, partner b all"),
    ("rift-help-preview", "preview off"),
    ("rift-help-stops", "stops all"),
    ("help-log", "log 50"),
    ("help-why", "why 12"),
    ("rift-help-why-not", "why not play mage @ b1"),
    ("help-undo", "undo"),
    ("help-language", "language cs"),
    ("help-save", "save FILE"),
    ("help-concede", "concede"),
    ("help-quit", "quit"),
)
"""Each thing that can be typed: the phrase that explains it, and an example."""
ALL = "all"
SWITCH = {"on": True, "off": False}


def command_of(typed: str) -> tuple[Command, str] | None:
    """The command a line begins with, and what follows it; None if it is none."""
    word, _, rest = typed.partition(" ")
    if typed.startswith("?"):
        word, rest = "?", typed[1:]
    command = COMMANDS.get(word.lower())
    return None if command is None else (command, rest.strip())


# -- looking -------------------------------------------------------------------------------


def show_help(desk: Desk, sight: RiftSight, rest: str) -> None:
    """Everything that can be typed, or one thing explained."""
    speech, screen = desk.speech, desk.screen
    if rest:
        screen.show(pages.look_up(sight, speech, rest, screen.width))
        return
    alone = len(sight.seats) == 1
    for key, example in HELP:
        if alone and key in ("rift-help-seat", "rift-help-partner"):
            continue
        if key == "rift-help-storms" and not sight.world.stormy:
            continue
        first, *more = wrapped(Text(speech.ui(key)), screen.width, HELP_INDENT)
        screen.show([Text.assemble((f"  {example:<{HELP_INDENT - 2}}", NAME), first.plain.strip())])
        screen.show(more)


def show_legend(desk: Desk, sight: RiftSight, rest: str) -> None:
    """Every sign of the screen explained."""
    desk.screen.show(pages.legend(sight, desk.speech, desk.screen.width))


def show_next(desk: Desk, sight: RiftSight, rest: str) -> None:
    """What would happen if the round ended now."""
    desk.screen.show(forecast_page(sight, desk.speech, desk.screen.width))


def show_hint(desk: Desk, sight: RiftSight, rest: str) -> None:
    """A question about the situation answered: a nudge, what to think of, or the whole plan."""
    speech, screen = desk.speech, desk.screen
    words = rest.lower().split()
    grade = words.pop() if words and words[-1] in GRADES else GRADES[0]
    question = " ".join(words) or "through"
    try:
        lines = hints(speech.words, sight.view, question, grade, names=sight.names)
    except Refused:
        phase = why_not_asked(sight.view) is not None
        screen.say(speech.ui("rift-no-hint" if phase else "rift-hint-usage"))
        return
    head, *steps = lines
    screen.show(wrapped(Text(head, style=NAME), screen.width))
    for step in steps:
        screen.show(wrapped(Text(step), screen.width, 2))


def show_decks(desk: Desk, sight: RiftSight, rest: str) -> None:
    """Every card that is still to come."""
    desk.screen.show(whole_decks(sight, desk.speech, desk.screen.width))


def show_storms(desk: Desk, sight: RiftSight, rest: str) -> None:
    """The portal storm in force, the one that gathers, and those that are left."""
    desk.screen.show(storm_page(sight, desk.speech, desk.screen.width))


def show_hordes(desk: Desk, sight: RiftSight, rest: str) -> None:
    """Every horde card on the map."""
    there = [Grid(horde) for horde in sight.hordes]
    desk.screen.show(grids(sight, desk.speech, desk.screen.width, there))


def show_players(desk: Desk, sight: RiftSight, rest: str) -> None:
    """Every player with hero, abilities and towers; and what is left in the common supply."""
    width, speech = desk.screen.width, desk.speech
    for seat in sight.seats:
        desk.screen.show(seat_lines(sight, speech, seat, width, detail=2))
    supply = [tower for tower, left in enumerate(sight.view.supply) for _ in range(left)]
    line = Text.assemble(
        (f"{speech.term('common-supply')}: ", LABEL), towers(speech, supply, sight.view.box)
    )
    desk.screen.show([rule(width), *wrapped(line, width)])


def show_why(desk: Desk, sight: RiftSight, rest: str) -> None:
    """Why an event happened, or why something is not possible."""
    speech, width = desk.speech, desk.screen.width
    word, _, text = rest.partition(" ")
    number = small_number(rest)
    if word == "not" and text:
        desk.screen.show(_why_not(desk, sight, text))
    elif number and number <= len(sight.notes):
        note = sight.notes[number - 1]
        said = speech.event(note, sight) or speech.ui("bookkeeping")
        lines = [Text.assemble((f"{number}  ", LABEL), said)]
        lines += wrapped(Text(with_rule("rift", note.clause, speech.language)), width, INDENT)
        if note.ply:
            seat, answer = desk.session.record.answers[note.ply - 1]
            who = speech.ui("after-answer-of", number=note.ply, player=called(speech, sight, seat))
            lines += wrapped(Text(f"{who}: {answer}"), width, INDENT)
        desk.screen.show(lines)
    else:
        desk.screen.say(speech.ui("why-usage", most=len(sight.notes)))


def _why_not(desk: Desk, sight: RiftSight, typed: str) -> list[Text]:
    """Why the viewer cannot answer a text, by clause."""
    speech, width, view = desk.speech, desk.screen.width, sight.view
    text = " ".join(typed.split()).lower()
    offered = {option.text for option in view.decision.options} if view.decision else set()
    if text in offered:
        return [Text(f"{text}: {speech.ui('you-can')}")]
    reason = sight.world.why_not(view.seat, text)
    if reason is None:
        return wrapped(Text(speech.ui("rift-why-not-unknown", typed=typed)), width)
    lines = wrapped(Text(f"{text}: {speech.reason(reason)}"), width)
    clause = with_rule("rift", reason.clause, speech.language)
    return lines + wrapped(Text(clause, style=LABEL), width, INDENT)


# -- the others ----------------------------------------------------------------------------


def change_seat(desk: Desk, sight: RiftSight, rest: str) -> Verdict | None:
    """Give the screen to another person at this table."""
    seat = SEATS[: len(sight.seats)].find(rest.lower()) if len(rest) == 1 else -1
    there = [SEATS[one] for one in desk.session.persons if one != desk.seat]
    if seat < 0 or SEATS[seat] not in there:
        desk.screen.say(desk.speech.ui("rift-seat-usage", seats=", ".join(there) or "–"))
        return None
    if seat not in sight.view.deciding:
        desk.screen.say(desk.speech.ui("partner-later", player=called(desk.speech, sight, seat)))
        return None
    return Verdict("seat", "", seat)


def hand_over(desk: Desk, sight: RiftSight, rest: str) -> Verdict | None:
    """Let a machine make a move, or all it has; a person is given the screen."""
    speech, words = desk.speech, rest.lower().split()
    letters = [word for word in words if word != ALL]
    if not sight.partners:
        desk.screen.say(speech.ui("no-partner"))
        return None
    wished = [seat for seat in sight.partners if not letters or [SEATS[seat]] == letters]
    if not wished or len(words) - len(letters) > 1:
        desk.screen.say(speech.ui("rift-partner-usage"))
        return None
    ready = [seat for seat in wished if seat in sight.view.deciding and not sight.view.ready[seat]]
    if not ready:
        done = all(sight.view.ready[seat] for seat in wished)
        key = "partner-done" if done else "partner-later"
        desk.screen.say(speech.ui(key, player=called(speech, sight, wished[0])))
        return None
    machines = [seat for seat in ready if seat not in desk.session.persons]
    if not machines:
        return Verdict("seat", "", ready[0])
    return Verdict("partner", ALL if ALL in words else "", machines[0])


def set_preview(desk: Desk, sight: RiftSight, rest: str) -> None:
    """Show placements before they are confirmed, or take them at once."""
    if rest.lower() not in SWITCH:
        desk.screen.say(desk.speech.ui("rift-preview-usage"))
        return
    desk.settings.preview = SWITCH[rest.lower()]
    desk.screen.say(desk.speech.ui(f"rift-preview-{rest.lower()}"))


def set_stops(desk: Desk, sight: Any, rest: str) -> None:
    """Whether to be asked where only one answer is possible."""
    general.set_stops(desk, sight, rest, "rift-stops")


COMMANDS: dict[str, Command] = {
    "?": show_help,
    "help": show_help,
    "legend": show_legend,
    "next": show_next,
    "hint": show_hint,
    "decks": show_decks,
    "storms": show_storms,
    "hordes": show_hordes,
    "players": show_players,
    "why": show_why,
    "seat": change_seat,
    "partner": hand_over,
    "preview": set_preview,
    "stops": set_stops,
    "log": general.show_log,
    "language": general.set_language,
    "undo": general.undo,
    "save": general.save,
    "concede": general.concede,
    "quit": general.leave,
    "exit": general.leave,
}
"""Every command by the word it begins with; no answer of Rift begins so."""
