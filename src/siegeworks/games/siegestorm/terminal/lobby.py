"""Before a game of Siegestorm: factions, opponents, a boss; and the decks that are brought."""

from collections.abc import Sequence

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused, either
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.commands.decks import named_deck
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import USUAL_DECKS
from siegeworks.games.siegestorm.rules.modes import BOSS_SWITCHES, MODES
from siegeworks.terminal.lobby import Wishes, ask_seats, ask_switches
from siegeworks.terminal.questions import Questions


def ask(wishes: Wishes, asking: Questions) -> Wishes:
    """Ask for a faction and for who else plays, who bring other factions; and for the boss."""
    faction = asking.one_of("faction", FACTIONS, USUAL_DECKS[0])
    mode = MODES[game_of(wishes.game)[1]]
    wishes = ask_seats(wishes, asking, together=mode.together)
    rest = [name for name in (*reversed(USUAL_DECKS[:2]), *FACTIONS) if name != faction]
    brought = [faction, *list(dict.fromkeys(rest))[: mode.seats[0] - 1]]
    decks = [f"{letter}={name}" for letter, name in zip(SEATS, brought, strict=False)]
    wishes = wishes._replace(own={**wishes.own, "deck": decks})
    return ask_switches(wishes, asking, BOSS_SWITCHES) if mode.boss_turn else wishes


def read_decks(decks: Sequence[str], seats: int, language: str) -> dict[int, tuple[str, ...]]:
    """Decks by seat, from words such as `a=ysra` and `b=my.deck`, as the seats bring them."""
    found = {}
    for text in decks:
        letter, equals, source = text.partition("=")
        if not equals or not source or letter not in tuple(SEATS[:seats]):
            letters = either(SEATS[:seats])
            raise Refused(
                "cannot read the deck {text!r}: expected {letters}, =, file or faction",
                text=text,
                letters=letters,
            )
        if SEATS.index(letter) in found:
            raise Refused("seat {seat} is given two decks", seat=letter)
        found[SEATS.index(letter)] = named_deck(source, language).lines
    return found
