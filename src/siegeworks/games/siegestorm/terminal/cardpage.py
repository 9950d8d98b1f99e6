"""Pages about cards, squares and keywords, and how they are found by what is typed."""

from collections.abc import Iterator

from rich.text import Text

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.values import GANG, THIS_TURN, Change
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, wrapped
from siegeworks.terminal.find import KEYWORD, Thing, find

WIDEST_TEXT = 100
SHORT = {"att": "attack-value", "def": "defense-value", "dmg": "damage"}
"""Keywords by the abbreviations that cards use."""


# -- cards and squares ---------------------------------------------------------------------


def things(speech: SiegeSpeech) -> Iterator[Thing]:
    """Every card and keyword that can be asked about."""
    for number, card in enumerate(BOX.cards):
        yield Thing("card", card.id, speech.card(number), (card.name,))
    short = {key: abbreviation for abbreviation, key in SHORT.items()}
    for key in speech.words.keywords():
        aliases = (short[key],) if key in short else ()
        yield Thing(KEYWORD, key, speech.term(key), aliases)


def find_card(speech: SiegeSpeech, typed: str) -> list[int]:
    """The cards a text may mean: by id or name in this language or in English."""
    cards = (thing for thing in things(speech) if thing.kind == "card")
    return [BOX.numbers[thing.ident] for thing in find(cards, typed)]


def card_page(speech: SiegeSpeech, card: int, width: int, *, explained: bool = True) -> list[Text]:
    """A card in full, its keywords explained."""
    printed = BOX.cards[card]
    room = min(width, WIDEST_TEXT)
    lines = [_head(speech, card, printed)]
    for term, text in _parts(speech, printed):
        lines += wrapped(Text.assemble((f"{speech.term(term)}: ", NAME), text), room, 2)
    for keyword in speech.words.keywords_of(printed) if explained else ():
        lines += keyword_page(speech, keyword, width, indent=4)
    return lines


def _head(speech: SiegeSpeech, card: int, printed: Card) -> Text:
    """Name, cost, values, and where a card belongs."""
    head = Text.assemble((speech.card(card), HEAD), f"   {speech.term('cost')} {printed.cost}")
    if printed.att is not None:
        head.append(f"   {speech.term('att')} {printed.att}   {speech.term('def')} {printed.de}")
    rank = f"{printed.symbol}-boss-deck" if printed.rank == "boss" else printed.rank
    return head.append(f"   {speech.term(printed.faction)}, {speech.words.term(rank)}", style=LABEL)


def _parts(speech: SiegeSpeech, printed: Card) -> Iterator[tuple[str, str]]:
    """The texts of a card by the terms before them; cards of a boss say only what they have."""
    words = speech.words
    if printed.rank == "boss":
        yield "command-action", words.command_text(printed)
        if printed.icons:
            yield "special-action", words.icon_text(printed)
    for term, text in (
        ("action", words.action_text(printed)),
        ("passive", words.passive_text(printed)),
    ):
        if text or printed.rank != "boss":
            yield term, text or "–"


def square_page(sight: Sight, speech: SiegeSpeech, spot: Spot, width: int) -> list[Text]:
    """A creature in play: its card, and why its values are what they are."""
    now = sight.worth(spot)
    where = speech.square(sight.square(spot), sight)
    values = Text.assemble(
        (f"{where}: ", NAME),
        f"{speech.term('att')} {now.att} ({speech.ui('printed', value=now.printed_att)})   ",
        f"{speech.term('def')} {now.de} ({speech.ui('printed', value=now.printed_de)})",
    )
    lines = [*card_page(speech, spot.creature.card, width), values]
    return [*lines, *(_change(speech, change) for change in now.changes)]


def _change(speech: SiegeSpeech, change: Change) -> Text:
    signed = f"  {change.att:+d}/{change.de:+d}  ".replace("-", "−")
    if change.source == THIS_TURN:
        source = speech.ui("until-end-of-turn")
    else:
        source = speech.term("gang-token") if change.source == GANG else speech.card(change.source)
    return Text.assemble((signed, NAME), source)


# -- keywords ------------------------------------------------------------------------------


def keyword_page(speech: SiegeSpeech, key: str, width: int, indent: int = 0) -> list[Text]:
    """A keyword and what it means."""
    text = Text.assemble((f"{speech.term(key)}: ", NAME), speech.words.keyword(key))
    return wrapped(text, min(width, WIDEST_TEXT), indent)
