"""Explanations on demand: cards, squares, keywords, why something happened and why not."""

import re
from difflib import get_close_matches
from unicodedata import combining, normalize

from rich.text import Text

from siegeworks.core.event import Note
from siegeworks.games import game_of
from siegeworks.siegestorm import BOX
from siegeworks.siegestorm.notation import FORMS, WORDS
from siegeworks.siegestorm.state import Spot
from siegeworks.siegestorm.values import THIS_TURN, Change
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, wrapped
from siegeworks.terminal.options import MOVES
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech

WIDEST_TEXT = 100
INDENT = 2
SQUARE = re.compile(r"[ab][1-4f]|n")
SHORT = {"att": "attack-value", "def": "defense-value", "dmg": "damage"}
"""Keywords by the abbreviations that cards use."""
CARD_MOVES = frozenset(form.split()[0] for form in FORMS if form.split()[1:] == ["CARD"])
"""The words of moves that name one card."""


# -- cards and squares ---------------------------------------------------------------------


def find_card(speech: Speech, typed: str) -> list[int]:
    """The cards a text may mean: by id or name in this language or in English."""
    words = _plain(typed)
    spelled: dict[str, int] = {}
    for number, card in enumerate(BOX.cards):
        for name in (card.id, card.name, speech.card(number)):
            spelled.setdefault(_plain(name), number)
    if words in spelled:
        return [spelled[words]]
    found = [card for name, card in spelled.items() if name.startswith(words)]
    if not found and words:
        found = [card for name, card in spelled.items() if f" {words}" in name]
    return list(dict.fromkeys(found))


def _plain(text: str) -> str:
    """A text without what is easily typed otherwise: case, accents, hyphens."""
    bare = "".join(sign for sign in normalize("NFKD", text) if not combining(sign))
    bare = bare.replace("ł", "l").replace("Ł", "l")
    return " ".join(bare.replace("’", "'").replace("-", " ").casefold().split())


def card_page(speech: Speech, card: int, width: int, *, explained: bool = True) -> list[Text]:
    """A card in full, its keywords explained."""
    printed = BOX.cards[card]
    room = min(width, WIDEST_TEXT)
    head = Text.assemble(
        (speech.card(card), HEAD),
        f"   {speech.term('cost')} {printed.cost}",
        f"   {speech.term('att')} {printed.att}   {speech.term('def')} {printed.de}",
        (f"   {speech.term(printed.faction)}", LABEL),
        (f", {speech.term(printed.rank)}", LABEL),
    )
    lines = [head]
    for term, text in (("action", speech.action(card)), ("passive", speech.passive(card))):
        lines += wrapped(Text.assemble((f"{speech.term(term)}: ", NAME), text), room, 2)
    for keyword in speech.words.keywords_of(printed) if explained else ():
        lines += keyword_page(speech, keyword, width, indent=4)
    return lines


def square_page(sight: Sight, speech: Speech, spot: Spot, width: int) -> list[Text]:
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


def _change(speech: Speech, change: Change) -> Text:
    signed = f"  {change.att:+d}/{change.de:+d}  ".replace("-", "−")
    by_effect = change.source == THIS_TURN
    source = speech.ui("until-end-of-turn") if by_effect else speech.card(change.source)
    return Text.assemble((signed, NAME), source)


# -- keywords ------------------------------------------------------------------------------


def find_keyword(speech: Speech, typed: str) -> list[str]:
    """The keywords a text may mean: by key or by their name in this language."""
    words = _plain(typed)
    if words in SHORT:
        return [SHORT[words]]
    names = {key: _plain(speech.term(key)) for key in speech.words.keywords()}
    exact = [key for key, name in names.items() if words in (name, _plain(key))]
    return exact or [key for key, name in names.items() if name.startswith(words)]


def keyword_page(speech: Speech, key: str, width: int, indent: int = 0) -> list[Text]:
    """A keyword and what it means."""
    text = Text.assemble((f"{speech.term(key)}: ", NAME), speech.words.keyword(key))
    return wrapped(text, min(width, WIDEST_TEXT), indent)


def look_up(sight: Sight, speech: Speech, typed: str, width: int) -> list[Text]:
    """What a text means: a square, a card or a keyword; otherwise what is close to it."""
    spot = sight.at(typed.lower())
    if spot is not None:
        return square_page(sight, speech, spot, width)
    if SQUARE.fullmatch(typed.lower()):
        return [Text(f"{speech.square(typed.lower(), sight)}: {speech.ui('empty')}")]
    keywords, cards = find_keyword(speech, typed), find_card(speech, typed)
    if len(cards) + len(keywords) > 1:
        names = [speech.card(card) for card in cards] + [speech.term(key) for key in keywords]
        exact = [name for name in names if _plain(name) == _plain(typed)]
        if not exact:
            return wrapped(Text(speech.ui("which-one", names=", ".join(names))), width)
        cards = [card for card in cards if speech.card(card) in exact]
    if cards:
        return card_page(speech, cards[0], width)
    if keywords:
        return keyword_page(speech, keywords[0], width)
    close = close_to(speech, typed)
    return wrapped(Text(speech.ui("unknown-thing", typed=typed, close=close)), width)


def close_to(speech: Speech, typed: str) -> str:
    """Names of cards and keywords that are spelled much like a text."""
    known = [speech.card(card) for card in range(len(BOX.cards))]
    known += [speech.term(key) for key in speech.words.keywords()]
    by_plain = {_plain(name): name for name in known}
    close = get_close_matches(_plain(typed), by_plain, 3)
    return ", ".join(by_plain[name] for name in close) or "–"


# -- why, and why not ----------------------------------------------------------------------


def why(
    sight: Sight, speech: Speech, number: int, answers: list[tuple[int, str]], width: int
) -> list[Text]:
    """Why an event happened: the rule, the card behind it, and the own answer that led to it."""
    note = sight.notes[number - 1]
    said = speech.event(note, sight) or speech.ui("bookkeeping")
    reasons = [clause_text(note.clause), _cause(sight, speech, note)]
    if note.ply:
        seat, text = answers[note.ply - 1]
        if seat == sight.view.seat:
            reasons.append(speech.ui("after-answer", number=note.ply, answer=text))
        else:
            player = sight.names[seat]
            reasons.append(speech.ui("after-answer-of", number=note.ply, player=player))
    lines = [Text.assemble((f"{number}  ", LABEL), said)]
    for reason in filter(None, reasons):
        lines += wrapped(Text(reason), width, INDENT)
    return lines


def _cause(sight: Sight, speech: Speech, note: Note) -> str:
    """The card whose text did it, and whose it was."""
    cause = note.cause
    if cause is None or cause.card < 0:
        return ""
    return speech.ui(
        "because-of-whose", card=speech.card(cause.card), player=sight.names[cause.you]
    )


def clause_text(clause: str) -> str:
    """A clause with what it says, as the rules have it."""
    game, _ = game_of("siegestorm/duel")
    for known in game.clauses():
        if known.id == clause:
            return f"{clause}: {known.text}"
    return clause


def why_not(sight: Sight, speech: Speech, typed: str, width: int) -> list[Text]:
    """Why the viewer cannot answer what a text names, by clause."""
    view = sight.view
    offered = {option.text for option in view.decision.options} if view.decision else set()
    found = []
    for text in _meant(speech, typed):
        reason = sight.world.why_not(view.seat, text)
        if text in offered:
            found += wrapped(Text(f"{text}: {speech.ui('you-can')}"), width)
        elif reason is not None and text.split()[0] in MOVES:
            found += wrapped(Text(f"{text}: {speech.reason(reason)}"), width)
            found += wrapped(Text(clause_text(reason.clause), style=LABEL), width, INDENT)
    return found or wrapped(Text(speech.ui("why-not-unknown", typed=typed)), width)


def _meant(speech: Speech, typed: str) -> list[str]:
    """The moves a text may mean: as it is, with a card by any name, by a card or place alone."""
    words = " ".join(typed.split()).lower()
    verb, _, rest = words.partition(" ")
    if rest and verb in CARD_MOVES:
        cards = find_card(speech, rest)
        return [f"{verb} {BOX.ids[card]}" for card in cards[:1]] or [words]
    cards = find_card(speech, words)
    if len(cards) == 1:
        return [f"{move} {BOX.ids[cards[0]]}" for move in ("play", "deploy")]
    if any(WORDS[kind].fullmatch(words) for kind in ("SEAT", "SQUARE", "SUPPORTER")):
        return [f"{move} {words}" for move in ("use", "target", "attack")]
    return [words]
