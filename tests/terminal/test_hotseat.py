"""Two persons on one screen: nobody is shown what only the other may know."""

from collections.abc import Iterable
from random import Random

import pytest
from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.core.fields import HIDDEN
from siegeworks.core.state import State
from siegeworks.core.view import visible_notes
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import view
from siegeworks.terminal.driver import NOBODY, Driver
from siegeworks.terminal.screen import Completions, Gone
from tests.terminal.stage import WIPED, Stage, duel, position, shown, table

CURIOUS = ("log 400", "cards", "why 40", "why 3", "? a1", "? b2", "why not b1", "why not tengu")
"""Commands that show as much as there is to see."""


class Watchful(Stage):
    """A screen that compares what it shows with what the person before it may know."""

    driver: Driver

    def __init__(self, typed: Iterable[str]) -> None:
        super().__init__(typed)
        self.curiosity = Random(8)

    def show(self, lines: Iterable[Text | str]) -> None:
        before = len(self.shown)
        super().show(lines)
        self.check(self.shown[before:])

    def say(self, text: str = "", style: str = "") -> None:
        super().say(text, style)
        self.check([text])

    def check(self, lines: list[str]) -> None:
        """No line names a card of the other player that this one has never seen."""
        seat = self.driver.looking
        text = "\n".join(lines)
        for name in hidden_names(self.driver, seat):
            assert name not in text, f"seat {seat} is shown {name}"

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        if prompt == "> " and len(self.shown) % 5 == 0:
            return self.curiosity.choice(CURIOUS)
        return super().ask(prompt)


def hidden_names(driver: Driver, seat: Seat) -> set[str]:
    """The names of cards in the other player's deck of which this seat has seen none."""
    if seat == NOBODY:
        return set()
    record = driver.session.record
    deck = {line.split()[1] for line in record.setup.seats[1 - seat].brings}
    seen = {BOX.ids[card] for card in seen_cards(record.state(), seat)}
    return {BOX.cards[BOX.numbers[ident]].name for ident in deck - seen}


def seen_cards(state: State, seat: Seat) -> set[int]:
    """Every card a seat sees, or has seen as its journal tells; asked of the engine itself."""
    assert isinstance(state, SiegeState)
    found: set[int] = set()
    seen = view(state, seat)
    for piles in (seen.hands, seen.casualties, seen.healing, seen.removed, seen.sight):
        found |= {card for pile in piles for card in pile}
    found |= {spot.creature.card for spot in state.spots()}
    for note in visible_notes(state.journal or [], seat):
        for field in ("card", "old", "new", "replaced", "target_card"):
            found.add(getattr(note.event, field, HIDDEN))
        for field in ("cards", "drawn", "lost"):
            found |= set(getattr(note.event, field, ()))
    return found - {HIDDEN}


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_shown_a_card_that_only_the_other_has_seen(seed: int) -> None:
    typist = Random(seed)
    typed = (str(typist.randint(1, 4)) for _ in range(4000))
    driver = table(duel("me", "me", seed=seed, factions=("khunglai", "ysra")))
    driver.screen = screen = Watchful(typed)
    screen.driver = driver
    for desk in driver.persons.values():
        desk.screen = screen
    assert driver.run().kind == "over"
    assert len(screen.shown) > 1000


def test_the_screen_is_passed_before_the_other_person_is_asked() -> None:
    driver = table(duel("me:Anna", "me:Bo"), ["", "1"])
    with pytest.raises(Gone):
        driver.run()
    text = shown(driver)
    first, second = text.index("screen to Anna"), text.index("screen to Bo")
    assert first < text.index("a Anna (you)") < second
    assert "b Bo (you)" not in text
    assert text.count(f"{WIPED}\nPass the screen to ") == 2


def test_the_screen_is_passed_for_a_reaction_too_and_back_again() -> None:
    here = """
    active a step deploy
    a  hand warrior-of-shamballa*2  resources tengu*9
    b  hand warrior-of-shamballa*2  resources tengu*9
    """
    typed = ["", "play warrior", "", "pass", "", "log"]
    driver = table(position(here, "me:Anna", "me:Bo"), typed)
    driver.run()
    text = shown(driver)
    assert text.count("screen to Bo") == 1
    assert text.count("screen to Anna") == 2
    assert text.index("React?") > text.index("screen to Bo")


def test_who_can_do_nothing_is_not_handed_the_screen_unless_that_is_wanted() -> None:
    here = """
    active a step deploy
    a  hand warrior-of-shamballa*2  resources tengu*9
    b  hand reptine-taskmaster      resources tengu*9
    """
    quiet = table(position(here, "me:Anna", "me:Bo"), ["", "play warrior"])
    quiet.run()
    assert "screen to Bo" not in shown(quiet)
    assert quiet.session.record.answers[-1] == (1, "pass")
    assert not quiet.persons[1].taken
    asked = table(position(here, "me:Anna", "me:Bo"), ["", "play warrior", ""], stops="all")
    asked.run()
    assert "screen to Bo" in shown(asked)
