"""`siegeworks review`: what a machine that searches thinks of a game that was played."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from siegeworks.cli.conventions import (
    DOES_NOT_HOLD,
    AsJson,
    Language,
    language_or_default,
    print_json,
    progress,
)
from siegeworks.cli.replay import record_text
from siegeworks.core.refusal import BadText, Refused

if TYPE_CHECKING:
    from siegeworks.core.game import Game
    from siegeworks.lab.review import Wish

MOST_SIMS, MOST_GAMES = 100_000, 10_000
LEAST_SIMS = 8

Sims = Annotated[
    int | None,
    typer.Option(help="Simulations for each choice: 200.", min=LEAST_SIMS, max=MOST_SIMS),
]
Level = Annotated[
    str | None,
    typer.Option(metavar="LEVEL", help="Think as long as this level: hard or brutal."),
]
Games = Annotated[
    int,
    typer.Option(help="Games of each kind to tell luck from play; 0: none.", min=0, max=MOST_GAMES),
]
Hands = Annotated[
    str,
    typer.Option(metavar="LEVEL", help="Who plays them where the record cannot be followed."),
]
Seed = Annotated[int, typer.Option(help="Seed of all thinking and re-dealing.", min=0)]
Processes = Annotated[int, typer.Option(help="Worker processes; 0 takes one for each core.", min=0)]
Svg = Annotated[Path | None, typer.Option(help="Draw the chart of chances into this file.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="The file of --svg may be there.")]


def review(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    sims: Sims = None,
    level: Level = None,
    games: Games = 40,
    hands: Hands = "normal",
    seed: Seed = 1,
    processes: Processes = 1,
    svg: Svg = None,
    overwrite: Overwrite = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Review a game: chances, the costliest mistakes of each seat, and how much was luck.

    An unfinished game is reviewed as far as it goes. Exit code 1 if the record does not hold.
    """
    from siegeworks.core.record import replay
    from siegeworks.lab.review import review as look_again
    from siegeworks.lab.review.telling import tell
    from siegeworks.pictures.chart import draw_chart
    from siegeworks.terminal.review import show
    from siegeworks.terminal.room import terminal_of
    from siegeworks.terminal.saves import write_whole
    from siegeworks.words.refusals import said

    text = record_text(file)
    target = _target(svg, overwrite)
    try:
        record = replay(text)
    except BadText as fault:
        typer.echo(f"{file}: {said(fault, language_or_default(language))}", err=True)
        raise typer.Exit(DOES_NOT_HOLD) from None
    wish = _wish(record.game, sims, level, games, hands, seed)
    with progress(str(file), 1000) as bar:
        found = look_again(
            record,
            wish,
            processes=processes or os.cpu_count() or 1,
            progress=lambda done, total: bar(1000 * done // max(1, total)),
        )
    told = tell(found, record, language_or_default(language))
    if target is not None:
        write_whole(target, draw_chart(told.chart, alone=True) + "\n")
    if as_json:
        print_json(found.fields())
    else:
        show(told, terminal_of(record.name).speech(language_or_default(language)).ui)


def _wish(
    game: "Game", sims: int | None, level: str | None, games: int, hands: str, seed: int
) -> "Wish":
    """How much is to be thought, as it was said."""
    from siegeworks.lab.review import Wish
    from siegeworks.players import is_player, make_player, simulations_of

    wish = Wish(games=games, level=hands, seed=seed)
    if not is_player(hands):
        make_player(hands)
    if level is None:
        return wish if sims is None else wish._replace(sims=sims)
    if sims is not None:
        raise Refused("--level says how long to think: leave out --sims")
    simulations = simulations_of(game, level)
    if simulations is None:
        raise Refused(
            "{level} does not think in simulations: take hard, brutal or --sims", level=level
        )
    return wish._replace(sims=simulations)


def _target(svg: Path | None, overwrite: bool) -> Path | None:
    """The file of the chart, if it may be written."""
    from siegeworks.terminal.saves import free_path

    if svg is None:
        if overwrite:
            raise Refused("--overwrite is for the file of --svg")
        return None
    if overwrite and svg.is_file():
        return svg
    return free_path(str(svg))
