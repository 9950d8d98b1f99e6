"""`siegeworks players`, `match` and `bench`: machine players and how fast everything is."""

import os
from typing import Annotated, Any

import typer

from siegeworks.cli.manners import AsJson, print_json, progress
from siegeworks.cli.setting import Boss, Difficulty, read_boss, read_switches
from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.commands.decks import named_deck

MOST_GAMES = 1_000_000
NAME_WIDTH = 20

GameName = Annotated[str, typer.Argument(metavar="GAME/MODE")]
Players = Annotated[
    list[str] | None,
    typer.Option(help="Who plays, such as hard normal or search:1s greedy; one or two at a boss."),
]
Games = Annotated[int, typer.Option(help="How many games.", min=1, max=MOST_GAMES)]
Decks = Annotated[
    list[str] | None,
    typer.Option(help="The deck of each player: a file or a faction; one serves all."),
]
Seed = Annotated[int, typer.Option(help="Seed of the first game.", min=0)]
Processes = Annotated[int, typer.Option(help="Worker processes; 0 takes one for each core.", min=0)]
Switches = Annotated[
    list[str] | None, typer.Option(help="An agreed switch, such as vision_rest=top_or_bottom.")
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
    game: GameName = "siegestorm/duel",
    seats: Players = None,
    games: Games = 100,
    decks: Decks = None,
    seed: Seed = 1,
    processes: Processes = 0,
    switch: Switches = None,
    boss: Boss = None,
    difficulty: Difficulty = None,
    as_json: AsJson = False,
) -> None:
    """Play games between machine players, seats swapped game by game, and count with intervals.

    In Solo and Co-op they play together against a boss.
    """
    from siegeworks.core.shelf import game_of
    from siegeworks.lab.match import match as play_match

    there, mode = game_of(game)
    allowed = there.modes[mode].seats
    specs = tuple(seats or _usual(mode, allowed[0]))
    agreed = read_boss(there, mode, switch, boss=boss, difficulty=difficulty)
    if len(specs) not in allowed:
        numbers = " or ".join(map(str, allowed))
        noun = "player" if allowed == (1,) else "players"
        raise Refused(f"{game} is for {numbers} {noun}, not {len(specs)}")
    with progress(" : ".join(specs), games) as done:
        result = play_match(
            game,
            specs,
            games,
            _deck_lines(decks or ["ysra"], len(specs)),
            seed=seed,
            switches=read_switches(there, agreed),
            processes=processes or os.cpu_count() or 1,
            progress=done,
        )
    if as_json:
        print_json(result.fields())
    else:
        _show(result.fields())


def _deck_lines(decks: list[str], players: int) -> tuple[tuple[str, ...], ...]:
    """The decks as the players bring them; a single one serves all."""
    if len(decks) not in (1, players):
        raise Refused(f"{players} players but {len(decks)} decks")
    lines = [named_deck(deck).lines for deck in decks]
    return tuple(lines * players if len(lines) == 1 else lines)


def _usual(mode: str, players: int) -> tuple[str, ...]:
    """Who plays if nothing is said: sense against chance, or sense against a boss."""
    from siegeworks.games.siegestorm.rules.modes import MODES

    other = "greedy" if mode not in MODES or MODES[mode].boss_turn else "random"
    return ("greedy", *(other,) * (players - 1))


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
