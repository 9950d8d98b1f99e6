"""What can be typed at any prompt besides an answer."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.pace import stops_of
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal import explain
from siegeworks.games.siegestorm.terminal.bosspage import boss_page
from siegeworks.games.siegestorm.terminal.help import show_help
from siegeworks.games.siegestorm.terminal.options import small_number
from siegeworks.terminal.calling import called, headed
from siegeworks.terminal.canvas import NAME, rule, wrapped
from siegeworks.terminal.desk import Desk, Verdict
from siegeworks.terminal.log import whole_log
from siegeworks.words.languages import LANGUAGES

Command = Callable[[Desk, Any, str], Verdict | None]
"""What a word does, given the rest of its line: it may end the question with a verdict."""

USUAL_LOG = 30
WHOLE_TURN = "all"
"""What is said of a machine that is to play its turn to the end."""
ALONE = frozenset({"boss"})
"""Commands only where nothing follows: with more words they are answers."""


def command_of(typed: str) -> tuple[Command, str] | None:
    """The command a line begins with, and what follows it; None if it is none."""
    word, _, rest = typed.partition(" ")
    if typed.startswith("?"):
        word, rest = "?", typed[1:]
    command = COMMANDS.get(word.lower())
    if command is None or (rest.strip() and word.lower() in ALONE):
        return None
    return command, rest.strip()


# -- looking -------------------------------------------------------------------------------


def show_log(desk: Desk, sight: Sight, rest: str) -> None:
    """The last lines of the log."""
    most = small_number(rest) if rest else USUAL_LOG
    if not most:
        desk.screen.say(desk.speech.ui("log-usage"))
        return
    taken = desk.taken_in_words()
    lines = whole_log(sight, desk.speech, desk.screen.width, most, taken)
    desk.screen.show(lines or [desk.speech.ui("log-empty")])


def show_why(desk: Desk, sight: Sight, rest: str) -> None:
    """Why an event happened, or why something is not possible."""
    speech = desk.speech
    word, _, text = rest.partition(" ")
    if word == "not" and text:
        desk.screen.show(explain.why_not(sight, speech, text, desk.screen.width))
    elif (number := small_number(rest)) and number <= len(sight.notes):
        answers = desk.session.record.answers
        width = desk.screen.width
        desk.screen.show(explain.why(sight, speech, number, answers, width))
    else:
        desk.screen.say(speech.ui("why-usage", most=len(sight.notes)))


def show_cards(desk: Desk, sight: Sight, rest: str) -> None:
    """The piles that lie open, the top card first."""
    speech, width = desk.speech, desk.screen.width
    for seat in range(len(sight.view.seats)):
        desk.screen.show([rule(width, headed(speech, sight, seat))])
        for term, pile in _open_piles(sight, seat):
            if pile or term == "casualties":
                names = ", ".join(speech.card(card) for card in reversed(pile)) or "–"
                head = speech.ui(term, n=len(pile))
                line = Text.assemble((f"{head}: ", NAME), names)
                desk.screen.show(wrapped(line, width))


def _open_piles(sight: Sight, seat: Seat) -> list[tuple[str, tuple[int, ...]]]:
    """The piles of a seat that all can look through, by the phrase that counts them."""
    part, boss = sight.view.seats[seat], sight.view.boss
    reserves = boss.reserves if boss is not None and seat == sight.boss else ()
    return [
        ("casualties", part.casualties),
        ("reserves", reserves),
        ("healing-pile", part.healing),
        ("removed", part.removed),
    ]


def show_boss(desk: Desk, sight: Sight, rest: str) -> None:
    """The boss card: what raises its Menace Level, and how it is beaten."""
    if sight.view.boss is None:
        desk.screen.say(desk.speech.ui("no-boss"))
        return
    desk.screen.show(boss_page(sight, desk.speech, desk.screen.width))


# -- settings ------------------------------------------------------------------------------


def set_language(desk: Desk, sight: Sight, rest: str) -> None:
    """Speak another language from now on."""
    if not rest:
        usage = desk.speech.ui("language-usage", languages=", ".join(LANGUAGES))
        desk.screen.say(usage)
    elif rest.lower() in LANGUAGES:
        desk.settings.language = rest.lower()
        desk.draw(sight)
    else:
        known = ", ".join(LANGUAGES)
        desk.screen.say(desk.speech.ui("unknown-language", text=rest, languages=known))


def set_stops(desk: Desk, sight: Sight, rest: str, said: str = "stops") -> None:
    """Where to be asked, told by the phrases of a game: here in the Prepare and Draw steps."""
    wished = stops_of(rest.lower())
    if rest and wished is None:
        desk.screen.say(desk.speech.ui("stops-usage"))
        return
    desk.settings.stops = wished or desk.settings.stops
    desk.screen.say(desk.speech.ui(f"{said}-{desk.settings.stops}"))


# -- deciding ------------------------------------------------------------------------------


def hand_over(desk: Desk, sight: Sight, rest: str) -> Verdict | None:
    """Let the partner act without ending the own turn."""
    speech, view = desk.speech, sight.view
    if not sight.partners:
        desk.screen.say(speech.ui("no-partner"))
        return None
    (partner,) = sight.partners
    if rest and rest != WHOLE_TURN:
        desk.screen.say(speech.ui("partner-usage"))
        return None
    if partner in view.deciding:
        return Verdict("partner", rest, partner)
    done = partner in view.taking and view.stages[partner] == "end" != view.stages[view.seat]
    key = "partner-done" if done else "partner-later"
    desk.screen.say(speech.ui(key, player=called(speech, sight, partner)))
    return None


def undo(desk: Desk, sight: Sight, rest: str) -> Verdict | None:
    """Take back the own last answer, if nothing came to light since."""
    speech = desk.speech
    way = desk.session.undo(desk.seat)
    if way is None:
        desk.screen.say(speech.ui("undo-nothing"))
        return None
    if way.partner is not None:
        desk.screen.say(speech.ui("undo-partner", player=called(speech, sight, way.partner)))
        return None
    if way.revealed is not None:
        seen = speech.event(way.revealed, sight)
        text = f"{seen} ({way.revealed.clause})"
        desk.screen.say(speech.ui("undo-refused", revealed=text))
        return None
    left = desk.session.undo_left(desk.seat)
    desk.taken = {ply: text for ply, text in desk.taken.items() if ply <= way.ply}
    desk.read_up_to = min(desk.read_up_to, way.ply)
    desk.message = speech.ui("undo-done", left=left)
    return Verdict("undone")


def save(desk: Desk, sight: Sight, rest: str) -> None:
    """Write the record to a file of the person's choice."""
    if not rest:
        desk.screen.say(desk.speech.ui("save-usage"))
        return
    try:
        file = desk.session.save(rest)
    except Refused as fault:
        desk.screen.say(desk.speech.refusal(fault))
        return
    desk.screen.say(desk.speech.ui("saved", file=str(file)))


def concede(desk: Desk, sight: Sight, rest: str) -> Verdict | None:
    """Give the game up, if that is meant."""
    sure = desk.agrees(desk.speech.ui("concede-sure"), default=False)
    return Verdict("concede") if sure else None


def leave(desk: Desk, sight: Sight, rest: str) -> Verdict:
    """Leave; the game is kept unless it is not wanted."""
    keep = desk.session.file is None or desk.agrees(desk.speech.ui("quit-keep"), default=True)
    return Verdict("quit" if keep else "drop")


COMMANDS: dict[str, Command] = {
    "?": show_help,
    "help": show_help,
    "log": show_log,
    "why": show_why,
    "cards": show_cards,
    "boss": show_boss,
    "partner": hand_over,
    "language": set_language,
    "stops": set_stops,
    "undo": undo,
    "save": save,
    "concede": concede,
    "quit": leave,
    "exit": leave,
}
"""Every command by the word it begins with; no answer begins so, save with `boss`."""
