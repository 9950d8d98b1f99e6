"""What can be typed in Siegestorm besides an answer."""

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.pages import boss_page
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import labelled, rule, wrapped
from siegeworks.terminal.commands import COMMANDS as EVERYWHERE
from siegeworks.terminal.commands import Command, hand_over
from siegeworks.terminal.person import Person


def show_cards(person: Person, sight: Sight, rest: str) -> None:
    """The piles that lie open, the top card first."""
    speech, width = person.speech, person.screen.width
    table = Table(sight, speech, width)
    for seat in sorted(table.scene.seats, key=lambda seat: seat.seat):
        person.screen.show([rule(width, table.headed(seat.seat))])
        for counted, pile in (
            ("ui-casualties", seat.casualties),
            ("ui-reserves", seat.boss and seat.boss.reserves),
            ("ui-healing-pile", seat.healing),
            ("ui-removed", seat.removed),
        ):
            if pile and (pile.cards or pile is seat.casualties):
                names = ", ".join(map(speech.card, reversed(pile.cards))) or "–"
                head = speech.phrases.say(counted, n=len(pile.cards))
                person.screen.show(wrapped(labelled(head, names), width))


def show_boss(person: Person, sight: Sight, rest: str) -> None:
    """The boss card: what raises its Menace Level, and how it is beaten."""
    table = Table(sight, person.speech, person.screen.width)
    if table.boss is None:
        person.tell("no-boss")
    else:
        person.screen.show(boss_page(table, table.boss))


COMMANDS: dict[str, Command] = {
    **EVERYWHERE,
    "cards": show_cards,
    "boss": show_boss,
    "partner": hand_over,
}
"""Every command by the word it begins with; no answer begins so, save with `boss`."""
