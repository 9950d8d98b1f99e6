"""Before a game: what is wished for, what is asked, and the record it begins with."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from secrets import randbits
from types import MappingProxyType
from typing import Any, NamedTuple

from siegeworks.core.game import STOPS
from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.players import KINDS, USUAL
from siegeworks.seating import PERSON, check_seats, plain_seats
from siegeworks.terminal.questions import Questions
from siegeworks.terminal.room import terminal_of
from siegeworks.terminal.screen import Screen
from siegeworks.words.languages import LANGUAGES

SEED_BITS = 128


class Wishes(NamedTuple):
    """What was said on the command line about a game to come."""

    game: str
    """The game and its mode; the game alone, as long as the mode is open."""
    seats: tuple[str, ...]
    language: str
    usual_language: str = ""
    """The language that is spoken where none is asked for."""
    stops: str = STOPS[0]
    preview: bool = True
    """Whether placements are shown before they count, where a game has any."""
    ask_language: bool = False
    ask_mode: bool = False
    ask_all: bool = False
    """Whether nothing was said, so that a person may be asked."""
    file: Path | None = None
    seed: int | None = None
    switches: tuple[tuple[str, str], ...] = ()
    position: str = ""
    own: Mapping[str, Any] = MappingProxyType({})
    """What was said of the options that the game adds to those of all games."""


def usual_game() -> str:
    """What is played if nothing is said: the first game there is, in its usual mode."""
    name = next(iter(GAMES))
    return f"{name}/{terminal_of(name).usual_mode()}"


def with_mode(wishes: Wishes) -> Wishes:
    """The usual mode, where only a game was named."""
    if wishes.game not in GAMES:
        return wishes
    return wishes._replace(game=f"{wishes.game}/{terminal_of(wishes.game).usual_mode()}")


# -- asking --------------------------------------------------------------------------------


def asked(wishes: Wishes, screen: Screen) -> Wishes:
    """Ask a person briefly for what was not said; Enter takes the usual."""
    if not (screen.live and wishes.ask_all):
        return wishes
    if wishes.game not in GAMES:
        game_of(wishes.game)
    if wishes.ask_language:
        language = _questions(wishes, screen).one_of("language", LANGUAGES, wishes.language)
        wishes = wishes._replace(language=language)
    if wishes.ask_mode:
        wishes = _ask_mode(wishes, _questions(wishes, screen))
    terminal, ask = terminal_of(wishes.game), _questions(wishes, screen)
    if wishes.game in GAMES:
        wishes = wishes._replace(game=f"{wishes.game}/{terminal.ask_mode(ask)}")
    return terminal.ask(wishes, ask)


def _questions(wishes: Wishes, screen: Screen) -> Questions:
    return Questions(screen, terminal_of(wishes.game).speech(wishes.language))


def _ask_mode(wishes: Wishes, ask: Questions) -> Wishes:
    """One of the modes of the usual game, or another game by its name."""
    name, _, usual = wishes.game.partition("/")
    others = [game for game in GAMES if game != name]
    chosen = ask.one_of("mode", (*GAMES[name].modes, *others), usual)
    return wishes._replace(game=chosen if chosen in others else f"{name}/{chosen}")


def ask_seats(wishes: Wishes, ask: Questions, *, together: bool = False) -> Wishes:
    """Ask who else plays, where a mode is for more than one."""
    game, mode = game_of(wishes.game)
    others = game.modes[mode].seats[0] - 1
    if not others:
        return wishes
    other = ask.one_of("partner" if together else "opponent", (*KINDS, PERSON), USUAL)
    return wishes._replace(seats=(PERSON, *(other,) * others))


def ask_switches(wishes: Wishes, ask: Questions, names: tuple[str, ...]) -> Wishes:
    """Ask what is agreed on; what is usual need not be written down."""
    switches = game_of(wishes.game)[0].switches
    said = {name: ask.one_of(name.replace("_", "-"), switches[name]) for name in names}
    agreed = {name: value for name, value in said.items() if value != switches[name][0]}
    return wishes._replace(switches=tuple(sorted(agreed.items())))


# -- beginning -----------------------------------------------------------------------------


def begin(wishes: Wishes) -> Record:
    """The record of a new game, as it was wished for; refused if none can begin so."""
    game, mode = game_of(wishes.game)
    allowed = game.modes[mode].seats
    seats = plain_seats(wishes.seats) or (PERSON, *(USUAL,) * (allowed[0] - 1))
    check_seats(seats, allowed)
    brought = terminal_of(wishes.game).brought(wishes, mode, len(seats))
    pairs = zip(seats, brought, strict=True)
    seatings = tuple(Seating(spec, brings) for spec, brings in pairs)
    setup = Setup(mode, seatings, wishes.switches, wishes.position)
    seed = randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    record = Record(wishes.game, setup, seed)
    record.state()
    return record


def reseated(record: Record, seats: tuple[str, ...]) -> Record:
    """The same game with other players in its seats."""
    seats = plain_seats(seats)
    if not seats:
        return record
    check_seats(seats, (len(record.setup.seats),))
    seatings = tuple(
        Seating(spec, seating.brings)
        for spec, seating in zip(seats, record.setup.seats, strict=True)
    )
    setup = replace(record.setup, seats=seatings)
    return Record(record.name, setup, record.seed, record.answers)
