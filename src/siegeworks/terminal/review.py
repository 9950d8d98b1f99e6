"""A review in the terminal: words, a line of blocks for the chances, and tables."""

from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from siegeworks.lab.review.telling import Told, ToldLuck, ToldSeat
from siegeworks.pictures.chart import Line

BLOCKS = "▁▂▃▄▅▆▇█"
MOMENTS = 60
"""Moments of a game that a line of blocks shows."""
INDENT = (0, 0, 0, 3)


def show(told: Told, say: Callable[[str], str]) -> None:
    """Print a review, its headings in the reader's language."""
    console = Console(highlight=False)
    console.print(Text(told.title, "bold"))
    for line in told.lead:
        console.print(line)
    console.print()
    console.print(Text(told.chart.title, "bold"))
    console.print(_curves(told.chart.lines))
    console.print()
    console.print(Text(say("review-mistakes"), "bold"))
    console.print(Text(say("review-points"), "dim"))
    for seat in told.seats:
        _show_seat(console, seat)
    if told.luck is not None:
        console.print()
        console.print(Text(say("review-luck"), "bold"))
        _show_luck(console, told.luck)


def _curves(lines: tuple[Line, ...]) -> Table:
    """For each seat a line of blocks: the chance at as many moments as there are blocks."""
    table = Table.grid(padding=(0, 1))
    for line in lines:
        table.add_row(line.name, "".join(map(_block, _sampled(line.points))))
    return table


def _sampled(points: tuple[tuple[float, float], ...]) -> list[float | None]:
    found: list[float | None] = []
    for place in range(MOMENTS):
        known = [chance for moment, chance in points if moment <= (place + 1) / MOMENTS]
        found.append(known[-1] if known else None)
    return found


def _block(chance: float | None) -> str:
    if chance is None:
        return " "
    return BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))]


def _show_seat(console: Console, seat: ToldSeat) -> None:
    console.print()
    console.print(Text.assemble((seat.name, "bold"), f": {seat.cost}"))
    for mistake in seat.mistakes:
        head = Text.assemble((f"{mistake.number}. ", "bold"), f"{mistake.turn} · {mistake.cost}")
        console.print(head)
        for line in (mistake.question, mistake.played, mistake.better):
            console.print(Padding(Text(line), INDENT, expand=False))


def _show_luck(console: Console, luck: ToldLuck) -> None:
    console.print(f"{luck.result}. {luck.verdict}")
    for part in luck.parts:
        console.print(Padding(Text(part), INDENT, expand=False))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in ("", *luck.sides):
        table.add_column(name)
    for count in luck.counts:
        table.add_row(count.kind, *count.shares)
    console.print(table)
    console.print(Text(luck.method, "dim"))
