"""`siegeworks docs`: the reference pages that are written from the code and the casebook."""

import re
from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.conventions import DOES_NOT_HOLD, AsJson, print_json

HEADING = "<!-- Written by `siegeworks docs`; change the code or the casebook instead. -->"


def docs(
    folder: Annotated[Path, typer.Option(help="Where the docs lie.")] = Path("docs"),
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 if a page is out of date.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Write the pages that are made from the code and the casebook again."""
    from siegeworks.terminal.saves import write_whole

    pages = {f"generated/{name}": text for name, text in written().items()}
    pages["formats/notation.md"] = notation(_read(folder / "formats" / "notation.md"))
    stale = [name for name, text in pages.items() if _read(folder / name) != text]
    if not check:
        for name in stale:
            write_whole(folder / name, pages[name])
    if as_json:
        print_json({"out_of_date": stale, "written": [] if check else stale})
    else:
        for name in stale:
            typer.echo(f"{folder / name} {'is out of date' if check else 'was written'}")
        if not stale:
            typer.echo("All pages are up to date.")
    if check and stale:
        raise typer.Exit(DOES_NOT_HOLD)


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError:
        return ""


# -- the notation --------------------------------------------------------------------------


def notation(text: str) -> str:
    """The page of the notation with its tables, which stand between two remarks, written again."""
    return _TABLES.sub(lambda found: f"{found[1]}\n\n{_tables(found[2])}\n\n{found[3]}", text)


_TABLES = re.compile(r"(<!-- moves of ([a-z-]+), [^\n]* -->)\n.*?\n(<!-- end -->)", re.DOTALL)


def _tables(game: str) -> str:
    """The words and the moves of a game."""
    from siegeworks.core.shelf import GAMES

    moves = GAMES[game].box.moves
    lines = ["| word | stands for | examples |", "| --- | --- | --- |"]
    lines += [f"| {kind.name} | {kind.about} | {kind.examples} |" for kind in moves.kinds.values()]
    lines += ["", "| question | move | what it does |", "| --- | --- | --- |"]
    lines += [
        f"| {', '.join(form.asked)} | `{form.text}` | {form.does} |"
        for form in moves.forms.values()
    ]
    return "\n".join(lines)


# -- whole pages ---------------------------------------------------------------------------


def written() -> dict[str, str]:
    """By file, the casebook and the pages that games write about themselves."""
    from siegeworks.core.shelf import GAMES

    own = (game.own_room("reference") for game in GAMES.values())
    pages = {name: page for room in own if room is not None for name, page in room.PAGES.items()}
    texts = {name: f"{HEADING}\n\n{page()}" for name, page in pages.items()}
    return {**texts, "casebook.md": casebook_page()}


def casebook_page() -> str:
    """Every case as a sentence, file by file, with the clauses it shows."""
    from siegeworks import casebook

    lines = [HEADING, "", "# The casebook", ""]
    lines += ["Rulings as cases: each is run by `siegeworks cases` and shows the clauses named."]
    for path in casebook.files():
        found = casebook.cases_in([path])
        lines += ["", f"## {path.parent.name}: {path.stem} ({len(found)} cases)", ""]
        lines += [f"- {case.name} *({', '.join(case.rules)})*" for case in found]
    return "\n".join(lines) + "\n"
