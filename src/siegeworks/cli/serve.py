"""`siegeworks serve` and `siegeworks verify`: the table in a browser, and its shuffles checked."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.conventions import DOES_NOT_HOLD, AsJson, print_json
from siegeworks.cli.replay import record_text
from siegeworks.core.refusal import BadText


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; the next free one if taken.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The folder that keeps the games.", file_okay=False)
    ] = None,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the table in a browser.")
    ] = True,
    workers: Annotated[
        int, typer.Option("--workers-for-machines", min=1, help="Processes for machine players.")
    ] = 1,
    pause: Annotated[
        float, typer.Option(min=0, help="Seconds a machine waits before it answers.")
    ] = 0.7,
    page: Annotated[
        str, typer.Option(metavar="PAGE", help="The page to open first, such as learn.")
    ] = "",
) -> None:
    """Play in the browser: serve the table until it is stopped."""
    from siegeworks.server.serving import serve as run
    from siegeworks.table.settings import Settings, data_folder

    settings = Settings(folder=data or data_folder(), workers=workers, pause=pause)
    run(settings, host, port, open_browser=open_, say=typer.echo, page=page)


def verify(
    file: Annotated[Path, typer.Argument(help="A record of a game played at the table.")],
    as_json: AsJson = False,
) -> None:
    """Check the shuffles of a record: commitment, seed, and every answer; exit 1 if not."""
    from siegeworks.core.record import replay
    from siegeworks.table.fairness import fault_of

    text = record_text(file)
    try:
        fault = fault_of(replay(text))
    except BadText as found:
        fault = str(found)
    if as_json:
        print_json({"holds": fault is None, "fault": fault or ""})
    elif fault is None:
        typer.echo(f"{file}: the shuffles are as the server had committed to, and the game holds.")
    else:
        typer.echo(f"{file}: {fault}", err=True)
    if fault is not None:
        raise typer.Exit(DOES_NOT_HOLD)
