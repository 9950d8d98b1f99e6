"""Before a game of Rift: scenario, difficulty, storms, seats, heroes; Enter takes the usual."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.games.rift.bringing import heroes, scenarios
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.players import KINDS, USUAL
from siegeworks.seating import PERSON, check_seats, plain_seats
from siegeworks.terminal.canvas import LABEL, NAME
from siegeworks.terminal.lobby import Wishes, ask_switches
from siegeworks.terminal.questions import Questions

USUAL_SEATS = f"me {USUAL}"
IN_GAME = "–"
"""What leaves the choice of heroes to the game."""


def ask(wishes: Wishes, asking: Questions) -> Wishes:
    """Ask a person for what was not said."""
    wishes = ask_switches(wishes, asking, ("difficulty", "storms"))
    seats = _ask_seats(asking)
    scenario = BOX.scenarios[wishes.game.partition("/")[2]]
    heroes = _ask_heroes(asking, scenario, seats)
    return wishes._replace(seats=seats, own={**wishes.own, "hero": heroes})


def ask_scenario(asking: Questions) -> str:
    """A scenario by its number in the list, its id or the beginning of its title."""
    screen, speech, there = asking.screen, asking.speak, scenarios()
    screen.show(listed(speech, there))
    while True:
        typed = screen.ask(f"{speech.ui('ask-scenario')} [1]: ").casefold() or "1"
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(there):
            return there[int(typed[:4]) - 1].id
        fits = [one.id for one in there if _is_called(speech, one, typed)]
        if len(fits) == 1:
            return fits[0]
        offers = ", ".join(fits or [f"1–{len(there)}"])
        screen.say(speech.ui("not-offered", typed=typed, offers=offers))


def _is_called(speech: RiftSpeech, scenario: Scenario, typed: str) -> bool:
    title = speech.words.mode(scenario.id).casefold()
    return scenario.id.startswith(typed) or title.startswith(typed)


def listed(speech: RiftSpeech, there: Sequence[Scenario]) -> Iterator[Text]:
    """Scenarios with their numbers and titles."""
    for number, one in enumerate(there, start=1):
        title = speech.words.mode(one.id)
        yield Text.assemble((f"{number:>3}", NAME), (") ", LABEL), title, (f"  {one.id}", LABEL))


def _ask_seats(asking: Questions) -> tuple[str, ...]:
    """Who plays: words in one line, asked until they can be used."""
    screen, speech = asking.screen, asking.speak
    question = speech.ui("ask-seats", machines=", ".join(KINDS))
    while True:
        typed = screen.ask(f"{question} [{USUAL_SEATS}]: ") or USUAL_SEATS
        seats = plain_seats(tuple(typed.split()))
        try:
            check_seats(seats, (1, 2, 3, 4))
        except Refused as fault:
            screen.say(speech.refusal(fault))
            continue
        return seats


def _ask_heroes(asking: Questions, scenario: Scenario, seats: tuple[str, ...]) -> list[str]:
    """The hero of each person, as `--hero` says it; none if the game is to ask for them."""
    chosen: dict[str, str] = {}
    for letter, spec in zip(SEATS, seats, strict=False):
        kind, _, name = spec.partition(":")
        if kind != PERSON:
            continue
        free = [hero for hero in heroes(scenario) if hero not in chosen.values()]
        found = asking.one_of("hero", (IN_GAME, *free), player=name or letter.upper())
        if found != IN_GAME:
            chosen[letter] = found
    return [f"{letter}={hero}" for letter, hero in chosen.items()]


def read_heroes(words: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """Heroes by seat, from words such as `a=malik`."""
    found: dict[int, str] = {}
    for text in words:
        letter, equals, hero = text.partition("=")
        if not equals or len(letter) != 1 or letter not in SEATS:
            raise Refused(
                "cannot read the hero {text!r}: expected SEAT=HERO, such as a=malik", text=text
            )
        if SEATS.index(letter) in found:
            raise Refused("seat {seat} is given two heroes", seat=letter)
        found[SEATS.index(letter)] = hero
    return tuple(found.items())
