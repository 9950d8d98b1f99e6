"""What can be typed at any prompt besides an answer, in every game."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.text import Text

from siegeworks.core.decision import SEATS
from siegeworks.core.game import STOPS
from siegeworks.core.refusal import Refused
from siegeworks.terminal import explain
from siegeworks.terminal.answers import small_number
from siegeworks.terminal.canvas import NAME, wrapped
from siegeworks.terminal.log import whole_log
from siegeworks.terminal.names import called
from siegeworks.terminal.person import Person, Verdict
from siegeworks.words.languages import LANGUAGES

Command = Callable[[Person, Any, str], Verdict | None]
"""What a word does, given the rest of its line: it may end the question with a verdict."""

USUAL_LOG = 30
ALL = "all"
"""What is said of a machine that is to play until it is done."""
LEAST_INDENT = 17
"""Where explanations of commands begin, unless an example is longer."""
Help = tuple[tuple[str, str], ...]
"""Each thing that can be typed: the phrase that explains it, and an example."""
HELP: Help = (
    ("number", "3"),
    ("notation", "MOVE"),
    ("help", "?"),
    ("keyword", "? WORD"),
    ("log", "log 50"),
    ("why", "why 12"),
    ("why-not", "why not MOVE"),
    ("undo", "undo"),
    ("stops", "stops all"),
    ("language", "language cs"),
    ("save", "save FILE"),
    ("concede", "concede"),
    ("quit", "quit"),
)


def with_examples(usual: Mapping[str, str], own: Mapping[str, str]) -> Help:
    """The help of a game: its examples for what there is in every game, and what it adds."""
    before = [key for key, _ in HELP].index("help") + 1
    entries = (*HELP[:before], *own.items(), *HELP[before:])
    return tuple((key, usual.get(key, example)) for key, example in entries)


# -- looking -------------------------------------------------------------------------------


def show_help(person: Person, sight: Any, rest: str) -> None:
    """Everything that can be typed, or one thing explained."""
    speech, screen, terminal = person.speech, person.screen, person.session.terminal
    if rest:
        screen.show(explain.look_up(terminal, sight, speech, rest, screen.width))
        return
    entries = terminal.help_for(sight)
    indent = max(LEAST_INDENT, 3 + max(len(example) for _, example in terminal.help))
    for key, example in entries:
        first, *more = wrapped(Text(speech.ui(f"help-{key}")), screen.width, indent)
        screen.show([Text.assemble((f"  {example:<{indent - 2}}", NAME), first.plain.strip())])
        screen.show(more)


def show_log(person: Person, sight: Any, rest: str) -> None:
    """The last lines of the log."""
    most = small_number(rest) if rest else USUAL_LOG
    if not most:
        person.tell("log-usage")
        return
    taken = person.taken_in_words()
    lines = whole_log(sight, person.speech, person.screen.width, most, taken)
    person.screen.show(lines or [person.speech.ui("log-empty")])


def show_why(person: Person, sight: Any, rest: str) -> None:
    """Why an event happened, or why something is not possible."""
    speech, width = person.speech, person.screen.width
    word, _, text = rest.partition(" ")
    if word == "not" and text:
        terminal = person.session.terminal
        person.screen.show(explain.why_not(terminal, sight, speech, text, width))
    elif (number := small_number(rest)) and number <= len(sight.notes):
        answers = person.session.record.answers
        person.screen.show(explain.why(sight, speech, number, answers, width))
    else:
        person.tell("why-usage", most=len(sight.notes))


# -- settings ------------------------------------------------------------------------------


def set_language(person: Person, sight: Any, rest: str) -> None:
    """Speak another language from now on."""
    known = ", ".join(LANGUAGES)
    if not rest:
        person.tell("language-usage", languages=known)
    elif rest.lower() in LANGUAGES:
        person.settings.language = rest.lower()
        person.draw(sight)
    else:
        person.tell("unknown-language", text=rest, languages=known)


def set_stops(person: Person, sight: Any, rest: str) -> None:
    """Where to be asked."""
    if rest and rest.lower() not in STOPS:
        person.tell("stops-usage")
        return
    person.settings.stops = rest.lower() or person.settings.stops
    person.tell(f"stops-{person.settings.stops}")


# -- deciding ------------------------------------------------------------------------------


def change_seat(person: Person, sight: Any, rest: str) -> Verdict | None:
    """Give the screen to another person at this table."""
    others = {SEATS[seat]: seat for seat in person.session.persons if seat != person.seat}
    seat = others.get(rest.lower())
    if seat is None:
        person.tell("seat-usage", seats=", ".join(others) or "–")
        return None
    if seat not in sight.view.deciding:
        person.tell("partner-later", player=called(person.speech, sight, seat))
        return None
    return Verdict("seat", "", seat)


def hand_over(person: Person, sight: Any, rest: str) -> Verdict | None:
    """Let a partner act: a machine makes a move, or all it has; a person is given the screen."""
    words = rest.lower().split()
    letters = [word for word in words if word != ALL]
    if not sight.partners:
        person.tell("no-partner")
        return None
    wished = [seat for seat in sight.partners if not letters or [SEATS[seat]] == letters]
    if not wished or len(words) - len(letters) > 1:
        person.tell("partner-usage")
        return None
    ready = [seat for seat in wished if seat in person.session.deciding]
    if not ready:
        done = all(person.session.game.is_done(sight.view, seat) for seat in wished)
        key = "partner-done" if done else "partner-later"
        person.tell(key, player=called(person.speech, sight, wished[0]))
        return None
    machines = [seat for seat in ready if seat not in person.session.persons]
    if not machines:
        return Verdict("seat", "", ready[0])
    return Verdict("partner", ALL if ALL in words else "", machines[0])


def undo(person: Person, sight: Any, rest: str) -> Verdict | None:
    """Take back the own last answer, if nothing came to light since."""
    speech = person.speech
    way = person.session.undo(person.seat)
    if way is None:
        person.tell("undo-nothing")
        return None
    if way.partner is not None:
        person.tell("undo-partner", player=called(speech, sight, way.partner))
        return None
    if way.revealed is not None:
        seen = speech.event(way.revealed, sight)
        person.tell("undo-refused", revealed=f"{seen} ({way.revealed.clause})")
        return None
    left = person.session.undo_left(person.seat)
    person.taken = {ply: text for ply, text in person.taken.items() if ply <= way.ply}
    person.read_up_to = min(person.read_up_to, way.ply)
    person.message = speech.ui("undo-done", left=left)
    return Verdict("undone")


def save(person: Person, sight: Any, rest: str) -> None:
    """Write the record to a file of the person's choice."""
    if not rest:
        person.tell("save-usage")
        return
    try:
        file = person.session.save(rest)
    except Refused as fault:
        person.screen.say(person.speech.refusal(fault))
        return
    person.tell("saved", file=str(file))


def concede(person: Person, sight: Any, rest: str) -> Verdict | None:
    """Give the game up, if that is meant."""
    sure = person.agrees(person.speech.ui("concede-sure"), default=False)
    return Verdict("concede") if sure else None


def leave(person: Person, sight: Any, rest: str) -> Verdict:
    """Leave; the game is kept unless it is not wanted."""
    keep = person.session.file is None or person.agrees(person.speech.ui("quit-keep"), default=True)
    return Verdict("quit" if keep else "drop")


COMMANDS: Mapping[str, Command] = {
    "?": show_help,
    "help": show_help,
    "log": show_log,
    "why": show_why,
    "language": set_language,
    "stops": set_stops,
    "undo": undo,
    "save": save,
    "concede": concede,
    "quit": leave,
    "exit": leave,
}
"""The commands of every game by the word they begin with; no answer begins so."""
TEAMWORK: Mapping[str, Command] = {"partner": hand_over, "seat": change_seat}
"""What can be typed besides where players act side by side."""
