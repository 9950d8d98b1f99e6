"""What may be played in Siegestorm: actions, creatures, abilities, and what pays for them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from siegeworks.core.agenda import Frame, Script
from siegeworks.games.siegestorm.rules.passives import Activate
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles.siege_picks import (
    Voice,
    creatures,
    has_shapeshift,
    pile,
    price,
    targets,
    works_for,
)
from tests.laws.oracles.siege_table import (
    Piece,
    boss_seat,
    lanes,
    lanes_of,
    piece_of,
    pieces,
    printed,
    square,
    team,
)

NEGATING = ("Negate", "NegateAndUse")
FORBIDDING = (*NEGATING, "Deploy", "DeployTop", "Shapeshift")
"""Parts without which a text cannot be begun at all (SS-R49, SS-R85, SS-R91, SS-R99)."""
ENTERING = ("Place", "Deploy", "Shapeshift")
"""Parts that bring a chosen card into play as a creature."""


class Announcement(NamedTuple):
    """A text that a player would like to begin, and what is left to pay for it."""

    text: Script
    voice: Voice
    source: int
    cost: int
    hand: tuple[int, ...]
    """The hand without the card that is played: it cannot pay for itself (SS-R22)."""
    ready: int
    answered: Frame | None
    """The entry it would react to."""


# -- texts ---------------------------------------------------------------------------------


def name_of(part: object) -> str:
    """What a part of a text is called."""
    return type(part).__name__


def choices(text: Script) -> dict[str, Pick]:
    """What a text lets its player choose, by name."""
    return {part.name: part.pick for part in all_parts(text) if name_of(part) == "Choose"}


def all_parts(text: Script) -> Iterator[Any]:
    """The parts of a text, and the parts inside them."""
    for part in text:
        yield part
        for block in ("then", "otherwise"):
            yield from all_parts(getattr(part, block, Script()))


def chosen_names(part: Any) -> set[str]:
    """The names of what a part works with."""
    return {getattr(part, field) for field in ("target", "one", "other") if hasattr(part, field)}


def comes_into_play(text: Script, name: str) -> bool:
    """Whether the card chosen by a name becomes a creature (SS-R153)."""
    return any(name_of(part) in ENTERING and name in chosen_names(part) for part in all_parts(text))


def ready(state: SiegeState, seat: int) -> int:
    """How many Supporters may be committed (SS-7.3, SS-9.17)."""
    return sum(supporter.ready for supporter in state.supporters[seat])


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand with one copy of a card taken out."""
    left = list(hand)
    if card in left:
        left.remove(card)
    return tuple(left)


# -- whether a text can be begun -----------------------------------------------------------


def can_begin(state: SiegeState, wish: Announcement) -> bool:
    """Whether a text can be paid for and begun (SS-7.5, SS-12.14, SS-R53)."""
    if wish.cost > len(wish.hand) + wish.ready:
        return False
    parts = [part for part in wish.text if name_of(part) != "Choose"]
    negates = any(name_of(part) in NEGATING for part in parts)
    if wish.answered is not None and boss_seat(state) >= 0 and not negates:  # SS-19.8
        return False
    if any(name_of(part) in FORBIDDING and not is_possible(state, wish, part) for part in parts):
        return False
    return any(is_possible(state, wish, part) for part in parts)


def is_possible(state: SiegeState, wish: Announcement, part: Any) -> bool:
    """Whether a part of a text can be carried out as things stand."""
    you, at = wish.voice.you, wish.voice.at
    name = name_of(part)
    if name in NEGATING:
        return wish.answered is not None and part.what in ("either", kind_of(wish.answered))
    if name in ("Deploy", "DeployTop") and (  # SS-13.5, SS-R91
        you not in state.taking or state.tracks[at][0] is not None
    ):
        return False
    if name == "Shapeshift" and not stays_in_place(state, wish.voice):
        return False
    if name == "Place" and part.to == "land" and state.lands[lanes(state)[at].board] is not None:
        return False  # SS-R88
    if name == "Heal":  # SS-15.23
        return bool(state.casualties[you])
    if name == "PutGangTokens":  # SS-17.23, SS-R116
        return bool(creatures(state, Pick("allies"), wish.voice))
    picks = choices(wish.text)
    return all(
        can_choose(state, wish, one, picks[one]) for one in chosen_names(part) if one in picks
    )


def kind_of(entry: Frame) -> str:
    """Whether an entry of the chain is an action or an ability (SS-R44, SS-R145)."""
    return "ability" if entry.script.address.split(".")[-1] in ("ability", "totem") else "action"


def stays_in_place(state: SiegeState, voice: Voice) -> bool:
    """Whether the creature with Shapeshift still stands where another can follow (SS-R52, SS-R58).

    A partner's creature may be replaced on its War Track only (SS-20.13).
    """
    piece = piece_of(state, voice.actor)
    if piece is None or piece.where == "storm":
        return False
    return piece.seat == voice.you or (piece.on_track and piece.seat in team(state, voice.you))


def can_choose(state: SiegeState, wish: Announcement, name: str, pick: Pick) -> bool:
    """Whether there is something to choose; from piles that is settled after paying (SS-R21)."""
    if not pick.in_piles:
        return bool(targets(state, pick, wish.voice))
    if pick.where not in ("own-hand", "replacement"):
        return True
    return any(
        card in wish.hand and len(without(wish.hand, card)) + wish.ready >= wish.cost
        for card in choosable(state, wish.text, name, pick, wish.voice, wish.source)
    )


def choosable(
    state: SiegeState, text: Script, name: str, pick: Pick, voice: Voice, source: int
) -> list[int]:
    """The cards of a hand or pile that a text may choose (SS-R26, SS-R103, SS-R153)."""
    cards = pile(state, pick, voice)
    if comes_into_play(text, name):
        cards = [card for card in cards if state.box.cards[card].att is not None]
    if pick.where == "replacement":
        cards = [card for card in cards if not leads_back(state, voice, source, card)]
    return cards


def leads_back(state: SiegeState, voice: Voice, source: int, card: int) -> bool:
    """Whether a Shapeshift without cost would lead back to where the game has been (SS-R26)."""
    piece = piece_of(state, voice.actor)
    costs = [one.cost for one in state.box.cards[source].passive if isinstance(one, Activate)]
    if piece is None or costs != [0]:
        return False
    place = {"front": -1, "land": -2}.get(piece.where, piece.place)
    for item in state.lasting:
        here = item.kind == "shifted" and (item.track, item.place) == (piece.lane, place)
        if here and item.card == card:
            return True
    marked = (
        piece.creature.gang > 0
        or piece.serial in state.used
        or any(item.piece == piece.serial for item in state.lasting)
    )
    return card == source and piece.creature.owner == voice.you and not marked


# -- what a seat may announce --------------------------------------------------------------


def plays(state: SiegeState, seat: int, answered: Frame | None) -> set[str]:
    """The actions and abilities a seat may announce (SS-7.7, SS-7.17, SS-12.3, SS-R177)."""
    found = set()
    hand = state.hands[seat]
    for at in lanes_of(state, seat):
        for card in set(hand):
            cost = price(state, seat, card, "action")
            wish = Announcement(
                state.box.cards[card].action,
                *(Voice(seat, at), card, cost, without(hand, card), ready(state, seat), answered),
            )
            if can_begin(state, wish):
                found.add(f"play {state.box.ids[card]}{_for(state, seat, at)}")
    for piece in pieces(state):
        for passive in printed(state, piece).passive:
            if isinstance(passive, Activate) and can_use(state, seat, piece, passive, answered):
                found.add(f"use {square(state, piece)}")
    return found


def _for(state: SiegeState, seat: int, at: int) -> str:
    """Which of two tracks is meant, where a player has two."""
    return f" @ {lanes(state)[at].name}" if len(lanes_of(state, seat)) > 1 else ""


def can_use(
    state: SiegeState, seat: int, piece: Piece, passive: Activate, answered: Frame | None
) -> bool:
    """Whether a seat may activate an ability (SS-11.14, SS-11.15, SS-20.10, SS-R35)."""
    if not works_for(state, piece, seat):
        return False
    if passive.once_per_turn and piece.serial in state.used:
        return False
    at = piece.lane if piece.seat == seat else lanes_of(state, seat)[0]  # SS-R170
    cost = activation_cost(state, seat, piece, passive)
    voice, source = Voice(seat, at, piece.serial), piece.creature.card
    hand, supporters = state.hands[seat], ready(state, seat)
    wish = Announcement(passive.do, voice, source, cost, hand, supporters, answered)
    return can_begin(state, wish)


def activation_cost(state: SiegeState, seat: int, piece: Piece, passive: Activate) -> int:
    """What an activation costs; nothing for a Shapeshift that was made free (SS-7.17)."""
    free = any(item.kind == "free-shapeshift" and item.seat == seat for item in state.lasting)
    return 0 if free and has_shapeshift(printed(state, piece)) else passive.cost


def deploys(state: SiegeState, seat: int) -> set[str]:
    """The cards a seat may play as creatures (SS-7.11 to SS-7.14, SS-R28, SS-R153, SS-R175)."""
    if seat not in state.taking or state.stages[seat] != "deploy":
        return set()
    mine = lanes_of(state, seat)
    played = [at for at in mine if at in state.deployed]
    each = state.setup.switch("lms_deploys_per_turn", "1") == "one_per_track"
    found = set()
    for at in mine:
        if state.tracks[at][0] is None and at not in played and (each or not played):
            for card in set(state.hands[seat]):
                means = len(state.hands[seat]) - 1 + ready(state, seat)
                is_creature = state.box.cards[card].att is not None
                if is_creature and price(state, seat, card, "creature") <= means:
                    found.add(f"deploy {state.box.ids[card]}{_for(state, seat, at)}")
    return found
