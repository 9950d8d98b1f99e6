"""`siegeworks docs`: the reference pages that are written from the code and the casebook."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from siegeworks.cli.manners import DOES_NOT_HOLD, AsJson, print_json
from siegeworks.core.agenda import Script, facts_of

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.card import Card

HEADING = "<!-- Written by `siegeworks docs`; change the code or the casebook instead. -->"
VOCABULARY = (
    "Card texts are made of these verbs and passives. Each entry says what it does, what it is\n"
    "told, and how cards that use it read."
)
EXAMPLES = 2
"""How many cards are quoted for each verb."""


def docs(
    folder: Annotated[Path, typer.Option(help="Where the pages lie.")] = Path("docs/generated"),
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 if a page is out of date.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Write vocabulary.md and casebook.md again."""
    from siegeworks.terminal.saves import write_whole

    pages = {"vocabulary.md": vocabulary(), "casebook.md": casebook_page()}
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


# -- the vocabulary ------------------------------------------------------------------------


def vocabulary() -> str:
    """Every verb and passive that card texts are made of, with cards that use it."""
    from siegeworks.core.verbs import If
    from siegeworks.games.siegestorm.rules.effects import Effect, TextQuestion
    from siegeworks.games.siegestorm.rules.passives import Passive
    from siegeworks.games.siegestorm.rules.vocabulary import VERBS

    effects = [If, *(one for one in VERBS.values() if issubclass(one, Effect | TextQuestion))]
    lines = [HEADING, "", "# The vocabulary of cards", "", VOCABULARY, "", "## Effects", ""]
    for kind in sorted(effects, key=lambda kind: (issubclass(kind, TextQuestion), kind.__name__)):
        lines += _entry(kind)
    lines += ["## Passive abilities", ""]
    for passive in get_args(Passive):
        lines += _entry(passive)
    return "\n".join(lines).rstrip() + "\n"


def _entry(kind: type) -> Iterator[str]:
    """The section of a verb or passive: what it is told, what it does, how it reads."""
    names = getattr(kind, "__dataclass_fields__", ())
    yield f"### {kind.__name__}({', '.join(names)})"
    yield ""
    yield " ".join((kind.__doc__ or "").split())
    yield ""
    quotes = [f"- **{card.name}:** {text}" for card, text in islice(_quotes(kind), EXAMPLES)]
    if quotes:
        yield from (*quotes, "")


def _quotes(kind: type) -> "Iterator[tuple[Card, str]]":
    """Every card text that uses a verb or passive, with its card."""
    from siegeworks.games.siegestorm.rules import BOX
    from siegeworks.games.siegestorm.words.book import words

    spoken = words("en")
    for card in BOX.cards:
        if _uses(card.action, kind):
            yield card, spoken.action_text(card)
        if _uses(card.passive, kind):
            yield card, spoken.passive_text(card)


def _uses(thing: object, kind: type) -> bool:
    """Whether a text, or anything inside it, is of a kind."""
    if isinstance(thing, kind):
        return True
    parts = thing if isinstance(thing, Script | tuple) else facts_of(thing).values()
    return any(_uses(part, kind) for part in parts)


# -- the casebook --------------------------------------------------------------------------


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
