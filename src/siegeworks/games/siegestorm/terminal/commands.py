"""What can be typed in Siegestorm besides an answer."""

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.bosspage import boss_page
from siegeworks.terminal.canvas import NAME, rule, wrapped
from siegeworks.terminal.commands import COMMANDS as EVERYWHERE
from siegeworks.terminal.commands import Command, hand_over
from siegeworks.terminal.names import headed
from siegeworks.terminal.person import Person


def show_cards(person: Person, sight: Sight, rest: str) -> None:
    """The piles that lie open, the top card first."""
    speech, width = person.speech, person.screen.width
    for seat in sight.view.seats:
        person.screen.show([rule(width, headed(speech, sight, seat))])
        for counted, pile in _open_piles(sight, seat):
            if pile or counted == "ui-casualties":
                names = ", ".join(speech.card(card) for card in reversed(pile)) or "–"
                head = speech.phrases.say(counted, n=len(pile))
                line = Text.assemble((f"{head}: ", NAME), names)
                person.screen.show(wrapped(line, width))


def _open_piles(sight: Sight, seat: Seat) -> list[tuple[str, tuple[int, ...]]]:
    """The piles of a seat that all can look through, by the phrase that counts them."""
    view, boss = sight.view, sight.view.boss
    reserves = boss.reserves if boss is not None and seat == sight.boss else ()
    return [
        ("ui-casualties", view.casualties[seat]),
        ("ui-reserves", reserves),
        ("ui-healing-pile", view.healing[seat]),
        ("ui-removed", view.removed[seat]),
    ]


def show_boss(person: Person, sight: Sight, rest: str) -> None:
    """The boss card: what raises its Menace Level, and how it is beaten."""
    if sight.view.boss is None:
        person.tell("no-boss")
        return
    person.screen.show(boss_page(sight, person.speech, person.screen.width))


COMMANDS: dict[str, Command] = {
    **EVERYWHERE,
    "cards": show_cards,
    "boss": show_boss,
    "partner": hand_over,
}
"""Every command by the word it begins with; no answer begins so, save with `boss`."""
