"""Explanations on demand: what a text means, why something happened and why not."""

from rich.text import Text

from siegeworks.core.event import Note
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.notation import FORMS, WORDS
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.bosspage import boss_page, print_page
from siegeworks.games.siegestorm.terminal.cardpage import (
    card_page,
    close_to,
    find_card,
    find_keyword,
    keyword_page,
    plain,
    square_page,
)
from siegeworks.games.siegestorm.terminal.options import MOVES
from siegeworks.games.siegestorm.terminal.speech import Speech
from siegeworks.terminal.calling import called
from siegeworks.terminal.canvas import LABEL, wrapped
from siegeworks.words.rules import clause_text

INDENT = 2
CARD_MOVES = frozenset(form.split()[0] for form in FORMS if form.split()[1:] == ["CARD"])
"""The words of moves that name one card."""
BOSS = "boss"
"""What any boss may be asked about as."""


def look_up(sight: Sight, speech: Speech, typed: str, width: int) -> list[Text]:
    """What a text means: a square, a card or a keyword; otherwise what is close to it."""
    spot = sight.at(typed.lower())
    if spot is not None:
        return square_page(sight, speech, spot, width)
    if typed.lower() in sight.squares:
        return [Text(f"{speech.square(typed.lower(), sight)}: {speech.ui('empty')}")]
    if typed.lower() == BOSS and sight.view.boss is not None:
        return boss_page(sight, speech, width)
    keywords, cards = find_keyword(speech, typed), find_card(speech, typed)
    if len(cards) + len(keywords) > 1:
        names = [speech.card(card) for card in cards] + [speech.term(key) for key in keywords]
        exact = [name for name in names if plain(name) == plain(typed)]
        if not exact:
            return wrapped(Text(speech.ui("which-one", names=", ".join(names))), width)
        cards = [card for card in cards if speech.card(card) in exact]
    if cards:
        return _card(sight, speech, cards[0], width)
    if keywords:
        return keyword_page(speech, keywords[0], width)
    close = close_to(speech, typed)
    return wrapped(Text(speech.ui("unknown-thing", typed=typed, close=close)), width)


def _card(sight: Sight, speech: Speech, card: int, width: int) -> list[Text]:
    """The page of a card; that of a boss is another, more so if it is the one of this game."""
    if sight.view.boss is not None and sight.view.boss.card == card:
        return boss_page(sight, speech, width)
    ident = BOX.ids[card]
    if ident in BOX.bosses:
        return print_page(speech, BOX.bosses[ident], width)
    return card_page(speech, card, width)


# -- why, and why not ----------------------------------------------------------------------


def why(
    sight: Sight, speech: Speech, number: int, answers: list[tuple[int, str]], width: int
) -> list[Text]:
    """Why an event happened: the rule, the card behind it, and the own answer that led to it."""
    note = sight.notes[number - 1]
    said = speech.event(note, sight) or speech.ui("bookkeeping")
    rule = with_rule(SIEGESTORM.name, note.clause, speech.language)
    reasons = [rule, _cause(sight, speech, note)]
    if note.ply:
        seat, text = answers[note.ply - 1]
        if seat == sight.view.seat:
            reasons.append(speech.ui("after-answer", number=note.ply, answer=text))
        else:
            player = called(speech, sight, seat)
            reasons.append(speech.ui("after-answer-of", number=note.ply, player=player))
    lines = [Text.assemble((f"{number}  ", LABEL), said)]
    for reason in filter(None, reasons):
        lines += wrapped(Text(reason), width, INDENT)
    return lines


def _cause(sight: Sight, speech: Speech, note: Note) -> str:
    """The card whose text did it, and whose it was."""
    cause = note.cause
    if cause is None or cause.source < 0:
        return ""
    return speech.ui(
        "because-of-whose", card=speech.card(cause.source), player=called(speech, sight, cause.you)
    )


def with_rule(game: str, clause: str, language: str) -> str:
    """A clause with what it says, as the rules have it."""
    text = clause_text(game, clause, language)
    return f"{clause}: {text}" if text else clause


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
            rule = with_rule(SIEGESTORM.name, reason.clause, speech.language)
            found += wrapped(Text(rule, style=LABEL), width, INDENT)
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
