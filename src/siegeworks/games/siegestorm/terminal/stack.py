"""The chain of command as a numbered stack, the newest entry on top, as it will be carried out."""

from rich.text import Text

from siegeworks.games.siegestorm.scene.parts import ChainEntry, Chosen
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import LABEL, NAME, clip, rule

TERMS = {"special": "special-action"}
"""Terms for the kinds of entries that are not called so themselves."""


def stack(table: Table) -> list[Text]:
    """The entries of the chain, newest first; nothing while there is no chain."""
    entries = list(enumerate(table.scene.chain.entries, start=1))
    if not entries:
        return []
    lines = [rule(table.width, table.speech.term("chain-of-command"))]
    for number, entry in reversed(entries):
        lines.append(clip(_head(table, entry, number), table.width))
        text = _text(table, entry)
        if text:
            lines.append(clip(Text(f"      {text}", style=LABEL), table.width))
    return lines


def _text(table: Table, entry: ChainEntry) -> str:
    """What an entry will do; nothing for a creature that is only to be paid for."""
    printed, words = table.speech.printed(entry.card), table.speech.words
    if entry.kind == "special":
        return " ".join(map(words.keyword, printed.icons))
    return {"action": printed.action, "ability": printed.passive}.get(entry.kind, "")


def _head(table: Table, entry: ChainEntry, number: int) -> Text:
    """Whose entry it is, what it is aimed at, and how far it has come."""
    speech, say = table.speech, table.speech.phrases.say
    line = Text.assemble(
        (f"{number:>3} ", NAME),
        (f"{entry.seat} {speech.card(entry.card)}", table.hue(entry.seat)),
        (f"  {speech.term(TERMS.get(entry.kind, entry.kind))}", LABEL),
    )
    chosen = ", ".join(filter(None, (_chosen(table, one) for one in entry.chosen or ())))
    if chosen:
        line.append(f" → {chosen}")
    if entry.negated:
        line.append(f"  ✗ {say('negated')}", style=NAME)
    elif entry.due:
        line.append(f"  … {say('to-pay', n=entry.due)}", style=LABEL)
    elif entry.open:
        line.append(f"  … {say('open-to-reactions')}", style=LABEL)
    return line


def _chosen(table: Table, chosen: Chosen) -> str:
    """A card by name, in play with its square; a face-down one only by its place."""
    if chosen.card is not None:
        squares = table.scene.squares.values()
        where = (one.name for one in squares if one.piece and one.piece.key == chosen.at)
        return "".join((table.speech.card(chosen.card), *(f" ({square})" for square in where)))
    for seat in table.scene.seats:
        for place, supporter in enumerate(seat.support.cards, start=1):
            if supporter.key == chosen.at:
                return f"{table.speech.term('supporter')} {seat.seat}s{place}"
    return table.speech.term("menace-level") if chosen.at == "menace" else ""
