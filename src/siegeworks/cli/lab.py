"""`siegeworks players`, `match` and `bench`: machine players and how fast everything is."""

import os
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.conventions import AsJson, print_json, progress
from siegeworks.cli.games import Said
from siegeworks.cli.setup import read_agreed
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.core.game import Game

ENGLISH = "en"
MOST_GAMES = 1_000_000
NAME_WIDTH = 20

GameName = Annotated[str | None, typer.Argument(metavar="GAME/MODE")]
Players = Annotated[
    list[str] | None,
    typer.Option(help="Who plays, such as hard normal or search:1s greedy."),
]
Games = Annotated[int, typer.Option(help="How many games.", min=1, max=MOST_GAMES)]
Decks = Annotated[
    list[str] | None,
    typer.Option(help="What each player brings, such as a deck: a file or a name; one serves all."),
]
Seed = Annotated[int, typer.Option(help="Seed of the first game.", min=0)]
Processes = Annotated[int, typer.Option(help="Worker processes; 0 takes one for each core.", min=0)]
Switches = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="What players agreed on.")
]


def players(as_json: AsJson = False) -> None:
    """List the machine players."""
    from siegeworks.players import KINDS

    if as_json:
        print_json({"players": list(KINDS)})
        return
    for name, like in KINDS.items():
        typer.echo(f"{name:<10}{like}")


def match(
    game: GameName = None,
    seats: Players = None,
    games: Games = 100,
    decks: Decks = None,
    seed: Seed = 1,
    processes: Processes = 0,
    switch: Switches = None,
    as_json: AsJson = False,
    *,
    own: Said,
) -> None:
    """Play games between machine players, seats swapped game by game, and count with intervals.

    Where players win and lose together, they play as one team.
    """
    from siegeworks.core.shelf import game_of
    from siegeworks.lab.match import match as play_match
    from siegeworks.terminal.lobby import usual_game

    game = game or usual_game()
    there, mode = game_of(game)
    allowed = there.modes[mode].seats
    agreed = read_agreed(there, mode, switch, own)
    specs = tuple(seats or _usual(there, mode, agreed))
    if len(specs) not in allowed:
        numbers = " or ".join(map(str, allowed))
        noun = "player" if allowed == (1,) else "players"
        raise Refused(f"{game} is for {numbers} {noun}, not {len(specs)}")
    with progress(" : ".join(specs), games) as done:
        result = play_match(
            game,
            specs,
            games,
            _brought(there, decks, len(specs)),
            seed=seed,
            switches=agreed,
            processes=processes or os.cpu_count() or 1,
            progress=done,
        )
    if as_json:
        print_json(result.fields())
    else:
        _show(result.fields())


def _brought(game: "Game", decks: list[str] | None, players: int) -> tuple[tuple[str, ...], ...]:
    """What the players bring; a single deck serves all, and if none is named, a sample."""
    from siegeworks.terminal.room import terminal_of

    if len(decks or ["sample"]) not in (1, players):
        raise Refused(f"{players} players but {len(decks or ())} decks")
    named = terminal_of(game.name).named
    lines = [named(deck, ENGLISH) for deck in decks] if decks else game.sample_decks()[:1]
    return tuple(lines * players if len(lines) == 1 else lines)


def _usual(game: "Game", mode: str, agreed: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Who plays if nothing is said: sense against chance, or sense against a boss."""
    from siegeworks.core.setup import Seating, Setup

    seats = game.modes[mode].seats[0]
    foe = game.foe(Setup(mode, (Seating(),) * seats, agreed))
    return ("greedy", *("greedy" if foe else "random",) * (seats - 1))


def _show(found: dict[str, Any]) -> None:
    for name, side in _sides(found):
        share, low, high = (100 * side[key] for key in ("share", "low", "high"))
        typer.echo(
            f"{name:<{NAME_WIDTH}}{side['wins']:>7} wins  {share:5.1f} %  "
            f"(95 %: {low:.1f} to {high:.1f})"
        )
    games = f"{found['games']} games, {found['turns']} turns and {found['answers']} answers each"
    if "first_player_share" in found:
        games += f"; the first player won {100 * found['first_player_share']:.1f} %"
    typer.echo(games)
    for clause, number in found["endings"].items():
        typer.echo(f"  {clause}: {number}")


def _sides(found: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Who is counted, by name: each player, or all of them together and the boss."""
    if "boss" not in found:
        return [(player["player"], player) for player in found["players"]]
    team, boss = found["team"], found["boss"]
    return [
        (" + ".join(team["players"]), team),
        (f"{boss['boss']} ({boss['difficulty']})", boss),
    ]


def bench(
    yardsticks: Annotated[
        bool, typer.Option("--yardsticks", help="Measure other engines too (extra `bench`).")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the engine is on this machine."""
    from siegeworks.lab.bench import bench as measure

    figures = measure(yardsticks=yardsticks)
    if as_json:
        print_json(figures)
        return
    for name, figure in figures.items():
        _show_figure(name, figure, 0)


def _show_figure(name: str, figure: Any, depth: int) -> None:
    indent = "  " * depth
    if isinstance(figure, dict):
        typer.echo(f"{indent}{name}:")
        for inner, value in figure.items():
            _show_figure(inner, value, depth + 1)
    else:
        number = f"{figure:,}" if isinstance(figure, int | float) else figure
        typer.echo(f"{indent}{name.replace('_', ' '):<40} {number:>12}")
