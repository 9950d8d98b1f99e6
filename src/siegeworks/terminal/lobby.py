"""Before a game: what is wished for, what is asked, and the record it begins with."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from secrets import randbits
from types import MappingProxyType
from typing import NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.pace import Stops
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS, Faction
from siegeworks.games.siegestorm.rules.deck import starter_deck
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.terminal.speech import speech
from siegeworks.players import KINDS, USUAL
from siegeworks.seating import PERSON, check_seats, plain_seats
from siegeworks.terminal.questions import Questions
from siegeworks.terminal.screen import Screen
from siegeworks.words.languages import LANGUAGES

SEED_BITS = 128
USUAL_FACTIONS: tuple[Faction, ...] = ("seraphia", "styxia")
"""What beginners are advised to play (SS-4.9)."""
USUAL_OPPONENT = USUAL

BOSS_SWITCHES = ("boss", "difficulty", "base_deck", "advanced_deck")
"""What is agreed about a boss, in the order in which it is asked."""


class Wishes(NamedTuple):
    """What was said on the command line about a game to come."""

    game: str
    seats: tuple[str, ...]
    language: str
    usual_language: str = ""
    """The language that is spoken where none is asked for."""
    stops: Stops = "auto"
    preview: bool = True
    """Whether placements are shown before they count, in Rift."""
    ask_language: bool = False
    ask_mode: bool = False
    ask_all: bool = False
    """Whether nothing was said, so that a person may be asked."""
    file: Path | None = None
    decks: Mapping[Seat, tuple[str, ...]] = MappingProxyType({})
    seed: int | None = None
    switches: tuple[tuple[str, str], ...] = ()
    position: str = ""
    heroes: tuple[tuple[Seat, str], ...] = ()
    """The heroes some seats wish to play, in Rift."""
    campaign: str = ""
    """The campaign the game belongs to, in Rift."""


def asked(wishes: Wishes, screen: Screen) -> Wishes:
    """Ask a person briefly for what was not said; Enter takes the usual."""
    if not (screen.live and wishes.ask_all):
        return wishes
    if wishes.ask_language:
        ask = Questions(screen, speech(wishes.language))
        language = ask.one_of("language", LANGUAGES, wishes.language)
        wishes = wishes._replace(language=language)
    ask = Questions(screen, speech(wishes.language))
    if wishes.ask_mode:
        name, _, usual = wishes.game.partition("/")
        modes = (*game_of(wishes.game)[0].modes, "rift")
        mode = ask.one_of("mode", modes, usual)
        wishes = wishes._replace(game="rift" if mode == "rift" else f"{name}/{mode}")
    if is_rift(wishes.game):
        from siegeworks.games.rift.terminal.lobby import ask as ask_rift

        return ask_rift(wishes, screen)
    return _against(_seated(wishes, ask), ask)


def _seated(wishes: Wishes, ask: Questions) -> Wishes:
    """Ask for a faction and for who else plays; the others bring other factions."""
    faction = ask.one_of("faction", FACTIONS, USUAL_FACTIONS[0])
    game, mode = game_of(wishes.game)
    others = game.modes[mode].seats[0] - 1
    if others:
        who = "partner" if MODES[mode].together else "opponent"
        other = ask.one_of(who, (*KINDS, PERSON), USUAL_OPPONENT)
        wishes = wishes._replace(seats=(PERSON, *(other,) * others))
    rest = [name for name in (*reversed(USUAL_FACTIONS), *FACTIONS) if name != faction]
    brought = [faction, *list(dict.fromkeys(rest))[:others]]
    return wishes._replace(decks={seat: _starter(name) for seat, name in enumerate(brought)})


def _against(wishes: Wishes, ask: Questions) -> Wishes:
    """Ask for the boss, how hard it is and its decks, where there is one."""
    game, mode = game_of(wishes.game)
    if not MODES[mode].boss_turn:
        return wishes
    said = {name: ask.one_of(name.replace("_", "-"), game.switches[name]) for name in BOSS_SWITCHES}
    agreed = {name: value for name, value in said.items() if value != game.switches[name][0]}
    return wishes._replace(switches=tuple(sorted(agreed.items())))


def _starter(faction: Faction) -> tuple[str, ...]:
    return starter_deck(BOX, faction).lines


def begin(wishes: Wishes) -> Record:
    """The record of a new game, as it was wished for; refused if none can begin so."""
    game, mode = game_of(wishes.game)
    allowed = game.modes[mode].seats
    seats = plain_seats(wishes.seats) or (PERSON, *(USUAL_OPPONENT,) * (allowed[0] - 1))
    check_seats(seats, allowed)
    pairs = zip(seats, _brought(wishes, mode, len(seats)), strict=True)
    seatings = tuple(Seating(spec, brings) for spec, brings in pairs)
    setup = Setup(mode, seatings, wishes.switches, wishes.position)
    seed = randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    record = Record(wishes.game, setup, seed)
    record.state()
    return record


def _brought(wishes: Wishes, mode: str, number: int) -> list[tuple[str, ...]]:
    """What each seat brings: a deck, or in Rift perhaps a hero."""
    if is_rift(wishes.game):
        from siegeworks.games.rift.bringing import brought

        return brought(mode, number, wishes.heroes)
    usual = [USUAL_FACTIONS[seat % len(USUAL_FACTIONS)] for seat in range(number)]
    return [
        wishes.decks.get(seat, () if wishes.position else _starter(faction))
        for seat, faction in enumerate(usual)
    ]


def is_rift(game: str) -> bool:
    """Whether a game is Rift."""
    return game.partition("/")[0] == "rift"


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
