"""A position on a page of the rules: as values for a template, without script."""

from typing import Any

from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.scene.parts import Board, SiegeScene, SiegeSeat, Square
from siegeworks.games.siegestorm.words.book import SiegeWords, words
from siegeworks.pages.rules.usual import drawn
from siegeworks.words.phrases import capital

__all__ = ["board", "drawn"]

Plain = dict[str, Any]


def board(scenes: list[SiegeScene], language: str) -> Plain:
    """War Tracks and Battle Zones with who stands there, and what lies before each seat."""
    said, scene = words(language), scenes[0]
    own = [
        next(each for each in scene.seats if each.seat == SEATS[place])
        for place, scene in enumerate(scenes)
    ]
    return {
        "template": "siegestorm/board.html",
        "att": said.term("att"),
        "def": said.term("def"),
        "hand": capital(said.term("hand")),
        "support": capital(said.term("supporters")),
        "boards": [_field(scene, each, said) for each in scene.boards],
        "seats": [_seat(each, said) for each in own],
    }


def _field(scene: SiegeScene, board: Board, said: SiegeWords) -> list[list[Plain]]:
    """A board as three rows: the upper track, the Battle Zone, the lower track."""
    upper, lower = scene.tracks.get(board.upper), scene.tracks.get(board.lower)
    rows = (
        [*upper.leaving[::-1], *upper.squares[::-1]] if upper else [],
        board.zone,
        [*lower.squares, *lower.leaving] if lower else [],
    )
    return [[_square(scene.squares[name], said) for name in row] for row in rows]


def _square(square: Square, said: SiegeWords) -> Plain:
    piece = square.piece
    found: Plain = {"label": square.label, "name": square.name, "kind": square.kind, "piece": None}
    if piece is not None:
        values = {"card": piece.card, "att": piece.att, "def": piece.defense, "gang": piece.gang}
        found["piece"] = values | {"said": _card(piece.card, said)["name"]}
    return found


def _seat(seat: SiegeSeat, said: SiegeWords) -> Plain:
    """What lies before a seat: hand, Supporters, piles."""
    boss = seat.boss
    piles = ((seat.casualties, "casualties"), (seat.healing, "healing-pile"))
    return {
        "seat": seat.seat,
        "name": seat.name,
        "hand": [_card(each.card, said) for each in seat.hand.cards or ()],
        "support": [
            _card(each.card or "", said) | {"ready": each.ready} for each in seat.support.cards
        ],
        "piles": [
            {
                "name": capital(said.term(term)),
                "cards": [_card(card, said) for card in reversed(pile.cards)],
            }
            for pile, term in piles
            if pile is not None and pile.cards
        ],
        "facts": [
            (capital(said.term("resources")), seat.resources.n),
            *(
                (
                    (capital(said.term("life-points")), boss.life.now),
                    (capital(said.term("menace-level")), boss.menace.now),
                )
                if boss is not None
                else ()
            ),
        ],
    }


def _card(ident: str, said: SiegeWords) -> Plain:
    known = ident in BOX.numbers
    return {"id": ident, "name": said.card_name(BOX.cards[BOX.numbers[ident]]) if known else ""}
