"""`siegeworks deck`: check, show, export and import decks."""

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
    read_text,
    typed_text,
)
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.deck import Deck

FORMS = ("text", "json", "code")

app = typer.Typer(
    help="Check, show, export and import decks.", no_args_is_help=True, rich_markup_mode=None
)

Source = Annotated[
    str, typer.Argument(help="A deck file, - for standard input, or a faction: its starter deck.")
]
Form = Annotated[str, typer.Option("--as", metavar="FORM", help="text, json or code.")]


def named_deck(source: str, language: str | None = None) -> "Deck":
    """The starter deck of a faction, or the deck of a file in any of its forms."""
    from siegeworks.games.siegestorm.rules import BOX
    from siegeworks.games.siegestorm.rules.card import FACTIONS
    from siegeworks.games.siegestorm.rules.deck import starter_deck

    for faction in FACTIONS:
        if source == faction:
            return starter_deck(BOX, faction)
    if source != "-" and not os.path.exists(source):
        there = ", ".join(FACTIONS)
        raise Refused(
            "there is no deck file {source!r}, and no such faction; there is {known}",
            source=source,
            known=there,
        )
    text = typed_text() if source == "-" else read_text(Path(source))
    return deck_from(text, language)


def deck_from(text: str, language: str | None = None) -> "Deck":
    """A deck in any form: text, JSON or a code; card names in English and in a language."""
    from siegeworks.games.siegestorm.rules.deck import parse_deck
    from siegeworks.games.siegestorm.rules.deckcode import PREFIX, deck_from_code, deck_from_json

    if text.lstrip().startswith("{"):
        return deck_from_json(text)
    if text.strip().startswith(PREFIX) and len(text.split()) == 1:
        return deck_from_code(text)
    return parse_deck(text, _names(language))


def _names(language: str | None) -> dict[str, str]:
    """Card ids by their names in a language."""
    from siegeworks.games.siegestorm.rules import BOX
    from siegeworks.games.siegestorm.words.book import words

    spoken = words(language_or_default(language))
    return {spoken.card_name(card): card.id for card in BOX.cards}


@app.command("check")
def check(
    file: Source,
    free_for_all: Annotated[
        bool, typer.Option("--free-for-all", help="Cards of all factions may be mixed.")
    ] = False,
    promo: Annotated[bool, typer.Option("--promo", help="Promo cards were agreed on.")] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say whether a deck is legal and, if not, every reason why; exit 1 if it is not."""
    from siegeworks.games.siegestorm.rules.deck import check_deck
    from siegeworks.games.siegestorm.words.book import words

    deck = named_deck(file, language)
    faults = check_deck(deck, free_for_all=free_for_all, promo_cards=promo)
    spoken = words(language_or_default(language))
    if as_json:
        reasons = [{"clause": item.clause, "text": spoken.fault(item)} for item in faults]
        print_json({"legal": not faults, "cards": deck.size, "faults": reasons})
    else:
        mode = spoken.term("free-for-all" if free_for_all else "duel-mode")
        typer.echo(spoken.ui("deck-not-legal" if faults else "deck-legal", mode=mode))
        for fault in faults:
            typer.echo(f"  {spoken.fault(fault)}")
    if faults:
        raise typer.Exit(DOES_NOT_HOLD)


@app.command("show")
def show(file: Source, language: Language = None, as_json: AsJson = False) -> None:
    """Show the cards of a deck, with cost, values and texts."""
    from siegeworks.games.siegestorm.rules import BOX
    from siegeworks.games.siegestorm.terminal.pages import card_fields
    from siegeworks.games.siegestorm.words.book import words

    deck = named_deck(file, language)
    spoken = words(language_or_default(language))
    chosen = [(BOX.cards[BOX.numbers[ident]], count) for ident, count in deck.cards]
    if as_json:
        cards = [{"copies": count, **card_fields(card, spoken)} for card, count in chosen]
        print_json({"name": deck.name, "size": deck.size, "cards": cards})
        return
    typer.echo(f"{deck.name or file}: {spoken.ui('deck-size', n=deck.size)}")
    for card, count in sorted(chosen, key=lambda pair: (pair[0].cost, pair[0].name)):
        rank = spoken.term(card.rank)
        typer.echo(f"{count}× {spoken.card_name(card)}  {card.cost}  {card.att}/{card.de}  {rank}")
        typer.echo(f"     {spoken.term('action')}: {spoken.action_text(card) or '–'}")
        typer.echo(f"     {spoken.term('passive')}: {spoken.passive_text(card) or '–'}")


@app.command("export")
def export(file: Source, form: Form = "text", language: Language = None) -> None:
    """Print a deck in another form: as text, as JSON, or as a short code to paste anywhere."""
    typer.echo(_formed(named_deck(file, language), form))


@app.command("import")
def import_(
    source: Annotated[str, typer.Argument(help="A code, a deck file, or - for standard input.")],
    to: Annotated[Path, typer.Argument(help="The file to write.")],
    form: Form = "text",
    language: Language = None,
) -> None:
    """Write a deck that comes as a code, JSON or text to a file."""
    from siegeworks.games.siegestorm.rules.deckcode import PREFIX
    from siegeworks.terminal.saves import free_path, write_whole

    is_code = source.startswith(PREFIX)
    deck = deck_from(source) if is_code else named_deck(source, language)
    write_whole(free_path(str(to)), _formed(deck, form) + "\n")


def _formed(deck: "Deck", form: str) -> str:
    from siegeworks.games.siegestorm.rules.deck import write_deck
    from siegeworks.games.siegestorm.rules.deckcode import deck_to_code, deck_to_json

    if form not in FORMS:
        raise Refused("no form {form!r}; there is {known}", form=form, known=", ".join(FORMS))
    if form == "json":
        return deck_to_json(deck)
    return deck_to_code(deck) if form == "code" else write_deck(deck).rstrip("\n")
