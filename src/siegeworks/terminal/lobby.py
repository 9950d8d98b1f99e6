"""Before a game: what is wished for, what is asked, and the record it begins with."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from secrets import randbits
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from siegeworks.core.decision import Seat
from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.games import game_of
from siegeworks.players import KINDS
from siegeworks.siegestorm import BOX
from siegeworks.siegestorm.card import FACTIONS, Faction
from siegeworks.siegestorm.deck import starter_deck
from siegeworks.terminal.pace import Stops
from siegeworks.terminal.screen import Screen
from siegeworks.terminal.seating import PERSON, check_seats
from siegeworks.terminal.speech import Speech, speech
from siegeworks.words import LANGUAGES

SEED_BITS = 128
USUAL_FACTIONS: tuple[Faction, ...] = ("seraphia", "styxia")
"""What beginners are advised to play (SS-4.9)."""
USUAL_OPPONENT = "greedy"

Offer = TypeVar("Offer", bound=str)


class Wishes(NamedTuple):
    """What was said on the command line about a game to come."""

    game: str
    seats: tuple[str, ...]
    language: str
    usual_language: str = ""
    """The language that is spoken where none is asked for."""
    stops: Stops = "auto"
    ask_language: bool = False
    ask_all: bool = False
    """Whether nothing was said, so that a person may be asked."""
    file: Path | None = None
    decks: Mapping[Seat, tuple[str, ...]] = MappingProxyType({})
    seed: int | None = None
    switches: tuple[tuple[str, str], ...] = ()
    position: str = ""


def asked(wishes: Wishes, screen: Screen) -> Wishes:
    """Ask a person briefly for what was not said; Enter takes the usual."""
    if not (screen.live and wishes.ask_all):
        return wishes
    if wishes.ask_language:
        question = speech(wishes.language).ui("ask-language", languages=", ".join(LANGUAGES))
        language = _choice(screen, speech(wishes.language), question, LANGUAGES, wishes.language)
        wishes = wishes._replace(language=language)
    speak = speech(wishes.language)
    question = speak.ui("ask-faction", factions=", ".join(FACTIONS))
    faction = _choice(screen, speak, question, FACTIONS, USUAL_FACTIONS[0])
    question = speak.ui("ask-opponent", players=", ".join((*KINDS, PERSON)))
    opponent = _choice(screen, speak, question, (*KINDS, PERSON), USUAL_OPPONENT)
    game, mode = game_of(wishes.game)
    others = game.modes[mode].seats[0] - 1
    rest = [name for name in (*reversed(USUAL_FACTIONS), *FACTIONS) if name != faction]
    brought = [faction, *list(dict.fromkeys(rest))[:others]]
    decks = {seat: _starter(name) for seat, name in enumerate(brought)}
    return wishes._replace(seats=(PERSON, *(opponent,) * others), decks=decks)


def _choice(
    screen: Screen, speak: Speech, question: str, offers: Sequence[Offer], usual: Offer
) -> Offer:
    """One of the offers, by its name or the beginning of it."""
    while True:
        typed = screen.ask(f"{question} [{usual}]: ").casefold()
        if not typed:
            return usual
        fits = [offer for offer in offers if offer.startswith(typed)]
        exact = [offer for offer in fits if offer == typed]
        if len(exact or fits) == 1:
            return (exact or fits)[0]
        screen.say(speak.ui("not-offered", typed=typed, offers=", ".join(fits or offers)))


def _starter(faction: Faction) -> tuple[str, ...]:
    return starter_deck(BOX, faction).lines


def begin(wishes: Wishes) -> Record:
    """The record of a new game, as it was wished for; refused if none can begin so."""
    game, mode = game_of(wishes.game)
    allowed = game.modes[mode].seats
    seats = wishes.seats or (PERSON, *(USUAL_OPPONENT,) * (allowed[0] - 1))
    check_seats(seats, allowed)
    seatings = []
    for seat, spec in enumerate(seats):
        usual = () if wishes.position else _starter(USUAL_FACTIONS[seat % len(USUAL_FACTIONS)])
        seatings.append(Seating(spec, wishes.decks.get(seat, usual)))
    setup = Setup(mode, tuple(seatings), wishes.switches, wishes.position)
    seed = randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    record = Record(wishes.game, setup, seed)
    record.state()
    return record


def reseated(record: Record, seats: tuple[str, ...]) -> Record:
    """The same game with other players in its seats."""
    if not seats:
        return record
    check_seats(seats, (len(record.setup.seats),))
    seatings = tuple(
        Seating(spec, seating.brings)
        for spec, seating in zip(seats, record.setup.seats, strict=True)
    )
    setup = replace(record.setup, seats=seatings)
    return Record(record.name, setup, record.seed, record.answers)
