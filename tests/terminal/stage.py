"""A stage for the terminal: commands run with typed lines, games at desks that write down all."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from rich.text import Text
from typer.testing import CliRunner, Result

from siegeworks.cli.program import app
from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import Faction
from siegeworks.games.siegestorm.rules.deck import starter_deck
from siegeworks.seating import machines
from siegeworks.terminal.driver import Driver
from siegeworks.terminal.person import Settings
from siegeworks.terminal.screen import Completions, Gone, Screen
from siegeworks.terminal.session import Session

GAME = "siegestorm/duel"
WIPED = "~ ~ ~"
"""What a stage writes down when the screen is wiped."""


def run(*words: object, typed: Iterable[str] = (), env: dict[str, str] | None = None) -> Result:
    """Run the command line; the typed lines are its input."""
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, [str(word) for word in words], input=lines, env=env or {})


def refusal(*words: object, typed: Iterable[str] = ()) -> str:
    """The one sentence a command refuses bad input with."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    return result.stderr


def numbers(seed: int, count: int = 900) -> list[str]:
    """Lines of a person who types any low number."""
    dice = Random(seed)
    return [str(dice.randint(1, 4)) for _ in range(count)]


def starter(faction: Faction) -> tuple[str, ...]:
    """A starter deck, as a seat brings it."""
    return starter_deck(BOX, faction).lines


def duel(
    *seats: str, seed: int = 1, factions: tuple[Faction, Faction] = ("khunglai", "ysra")
) -> Record:
    """A Duel that is about to begin."""
    pairs = zip(seats, factions, strict=True)
    return Record(
        GAME, Setup("duel", tuple(Seating(spec, starter(deck)) for spec, deck in pairs)), seed
    )


def against(boss: str, *seats: str, seed: int = 1, difficulty: str = "medium") -> Record:
    """A game against a boss that is about to begin: Solo for one seat, Co-op for two."""
    mode = "solo" if len(seats) == 1 else "coop"
    factions: tuple[Faction, ...] = ("khunglai", "ysra")
    pairs = zip(seats, factions, strict=False)
    seatings = tuple(Seating(spec, starter(deck)) for spec, deck in pairs)
    switches = (("boss", boss), ("difficulty", difficulty))
    return Record(f"siegestorm/{mode}", Setup(mode, seatings, switches), seed)


def position(
    text: str,
    *seats: str,
    seed: int = 1,
    mode: str = "duel",
    agreed: Mapping[str, str] = MappingProxyType({}),
) -> Record:
    """A game played on from a position: a Duel, unless another mode is named."""
    setup = Setup(mode, tuple(map(Seating, seats)), tuple(sorted(agreed.items())), text)
    return Record(f"siegestorm/{mode}", setup, seed)


class Stage(Screen):
    """A screen that writes down what is shown, and types lines that were put ready."""

    def __init__(self, typed: Iterable[str]) -> None:
        super().__init__()
        self.typed = iter(typed)
        self.shown: list[str] = []

    def clear(self) -> None:
        self.shown.append(WIPED)

    def show(self, lines: Iterable[Text | str]) -> None:
        self.shown += [line if isinstance(line, str) else line.plain for line in lines]

    def say(self, text: str = "", style: str = "") -> None:
        self.shown.append(text)

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        line = next(self.typed, None)
        if line is None:
            raise Gone
        self.shown.append(f"{prompt}{line}")
        return line

    @property
    def text(self) -> str:
        """Everything that was shown."""
        return "\n".join(self.shown)


def table(
    record: Record, typed: Iterable[str] = (), file: Path | None = None, **settings: Any
) -> Driver:
    """A driver of a game with a stage for a screen."""
    players = machines(record.setup, record.seed)
    return Driver(Session(record, file), players, Stage(typed), Settings(**settings))


def shown(driver: Driver) -> str:
    """Everything a driver's screen has shown."""
    assert isinstance(driver.screen, Stage)
    return driver.screen.text
