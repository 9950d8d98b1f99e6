"""Rift at a terminal: its screen, its pages, its commands, and lists narrowed step by step."""

from pathlib import Path

from siegeworks.core.decision import Seat
from siegeworks.core.record import Record
from siegeworks.games.rift.bringing import hero_line, scenarios
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal import lobby, pages, progress
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.choices import choices
from siegeworks.games.rift.terminal.commands import COMMANDS
from siegeworks.games.rift.terminal.layout import whole_screen
from siegeworks.games.rift.terminal.preview import confirmed
from siegeworks.games.rift.terminal.speech import RiftSpeech, rift_speech
from siegeworks.terminal.commands import with_examples
from siegeworks.terminal.lobby import Wishes
from siegeworks.terminal.narrowing import Choice, Groups, NarrowingTerminal
from siegeworks.terminal.screen import WIDEST


class RiftTerminal(NarrowingTerminal[RiftSight, RiftSpeech]):
    """How Rift is played at a terminal."""

    help = with_examples(
        {"notation": "play shooters @ b1 ~ n", "why-not": "why not play mage @ b1"},
        {
            "narrow": "b4",
            "back": "0",
            "thing": "? shooters",
            "space": "? b4",
            "scenario": "? scenario",
            "phases": "? phases",
            "legend": "legend",
            "next": "next",
            "hint": "hint clear b4 plan",
            "decks": "decks",
            "storms": "storms",
            "hordes": "hordes",
            "players": "players",
            "seat": "seat b",
            "partner": "partner, partner b all",
            "preview": "preview off",
        },
    )
    commands = COMMANDS

    speech = staticmethod(rift_speech)
    screen = staticmethod(whole_screen)
    place = staticmethod(pages.place)
    things = staticmethod(pages.things)
    page = staticmethod(pages.page)
    ask = staticmethod(lobby.ask)
    ask_mode = staticmethod(lobby.ask_scenario)
    confirmed = staticmethod(confirmed)
    dropped = staticmethod(progress.drop)

    def unexplained(self, sight: RiftSight) -> set[str]:
        """Others where one plays alone, storms where there are none; keywords are things too."""
        found = {"keyword"} if sight.world.stormy else {"keyword", "storms"}
        return found if sight.partners else {*found, "seat", "partner"}

    def choices(self, sight: RiftSight, speech: RiftSpeech, groups: Groups) -> list[Choice]:
        return choices(Board(sight, speech, WIDEST), groups)

    # -- beginning and ending ----------------------------------------------------------

    def usual_mode(self) -> str:
        return scenarios()[0].id

    def wished(self, wishes: Wishes, seats: int) -> dict[Seat, tuple[str, ...]]:
        heroes = lobby.read_heroes(wishes.own.get("hero", ()))
        return {seat: (hero_line(hero),) for seat, hero in heroes}

    def check(self, wishes: Wishes, record: Record) -> None:
        if "campaign" in wishes.own:
            progress.check(wishes.own["campaign"], record)

    def begun(self, wishes: Wishes, record: Record, file: Path | None) -> None:
        if "campaign" in wishes.own:
            progress.begin(wishes.own["campaign"], record, file)

    def ended(self, record: Record, speech: RiftSpeech) -> list[str]:
        names = progress.finish(record)
        return [speech.ui("campaign-recorded", name=name) for name in names]
