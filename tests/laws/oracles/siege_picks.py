"""Which cards a text of Siegestorm speaks of, and what ATT and DEF they have.

One function for each question, written from the clauses it names; every creature is looked at
for every question.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from siegeworks.games.siegestorm.rules.amounts import (
    AtLeast,
    Fewer,
    Outnumbered,
    PerCard,
    PerToken,
    Undefended,
)
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AttackTwice,
    Cheaper,
    DrawMore,
    IgnoreDefenders,
    Modify,
    RaiseDamage,
    Untouchable,
)
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.pieces import MENACE
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles.siege_table import (
    NOBODY,
    Piece,
    boss_seat,
    lanes,
    opponents,
    persons,
    piece_of,
    pieces,
    printed,
    team,
)


class Voice(NamedTuple):
    """Whose text speaks: for which player, from which track, by which creature."""

    you: int
    at: int
    actor: int = NOBODY
    first: int = NOBODY
    """What was chosen before, by the name `one`."""
    passive: bool = False
    """Whether a passive without Activation Cost speaks rather than an action or ability."""


def voice_of(piece: Piece) -> Voice:
    """A passive speaks for the player of its creature (SS-R75)."""
    return Voice(piece.seat, piece.lane, piece.serial, passive=True)


# -- values --------------------------------------------------------------------------------


def attack(state: SiegeState, piece: Piece) -> int:
    """ATT with modifiers, never below 0 (SS-10.3, SS-17.25, SS-R68)."""
    base = (printed(state, piece).att or 0) + piece.creature.gang
    return max(0, base + sum(change.att for change in _changes(state, piece)))


def defense(state: SiegeState, piece: Piece) -> int:
    """DEF with modifiers, never below 0 (SS-R67, SS-R68)."""
    base = printed(state, piece).de or 0
    return max(0, base + sum(change.de for change in _changes(state, piece)))


class _Change(NamedTuple):
    att: int
    de: int


def _changes(state: SiegeState, piece: Piece) -> Iterator[_Change]:
    """Everything that changes a creature; equal passives add up (SS-11.12, SS-11.13)."""
    for source in pieces(state):
        for passive in printed(state, source).passive:
            if isinstance(passive, Modify) and _reaches(state, source, passive.who, piece):
                voice = voice_of(source)
                if passive.when is None or holds(state, passive.when, voice):
                    yield _Change(
                        amount(state, passive.att, voice), amount(state, passive.de, voice)
                    )
    for item in state.lasting:
        if item.kind == "boost" and item.piece == piece.serial:
            yield _Change(item.att, item.de)


def _reaches(state: SiegeState, source: Piece, who: str, target: Piece) -> bool:
    """Whether a passive of a creature works on another (SS-11.3, SS-11.4, SS-R74, SS-R77)."""
    if who == "self":
        return source.serial == target.serial
    if not target.on_track or source.serial == target.serial:
        return False
    if who == "enemies":
        return target.lane in lanes(state)[source.lane].facing and not is_shielded(state, target)
    if who == "shapeshifters" and not has_shapeshift(printed(state, target)):
        return False
    return target.lane in befriended(state, source)


def befriended(state: SiegeState, source: Piece) -> tuple[int, ...]:
    """The tracks whose creatures get what a passive gives to Allies.

    In Co-op a passive on a track works for both players, one on a Battle Zone for its own player
    alone (SS-20.8, SS-20.9); in Last Man Standing it works on its own track only (SS-21.7).
    """
    if source.on_track or source.seat == boss_seat(state):
        return lanes(state)[source.lane].allied
    return (source.lane,)


def has_shapeshift(card: Card) -> bool:
    """Whether Shapeshift is printed on a card."""
    return any(
        isinstance(passive, Activate)
        and any(type(part).__name__ == "Shapeshift" for part in passive.do)
        for passive in card.passive
    )


def amount(state: SiegeState, number: Any, voice: Voice) -> int:
    """The number a text means."""
    if isinstance(number, PerCard):
        return min(number.most, number.each * count(state, number.pick, voice))
    if isinstance(number, PerToken):
        piece = piece_of(state, voice.actor)
        return number.each * piece.creature.spirit if piece else 0
    assert isinstance(number, int)
    return number


def holds(state: SiegeState, condition: Any, voice: Voice) -> bool:
    """Whether the condition of a text is met."""
    if isinstance(condition, AtLeast):
        return count(state, condition.pick, voice) >= condition.cards
    if isinstance(condition, Fewer):
        return count(state, condition.pick, voice) < condition.cards
    if isinstance(condition, Outnumbered):
        return count(state, condition.fewer, voice) < count(state, condition.more, voice)
    assert isinstance(condition, Undefended)
    return any(  # one player without a Defender is enough (SS-R148, SS-R171)
        state.tracks[at][0] is None
        for at, lane in enumerate(lanes(state))
        if lane.seat in persons(state)
    )


def strength(state: SiegeState, piece: Piece, against: int) -> int:
    """Attack Strength towards a track: ATT less the DEF of its Defender (SS-10.3 to SS-10.6)."""
    defender = next(
        (
            one
            for one in pieces(state)
            if one.where == "space" and (one.lane, one.place) == (against, 0)
        ),
        None,
    )
    if defender is None or ignores_defenders(state, piece):
        return attack(state, piece)
    return max(0, attack(state, piece) - defense(state, defender))


def ignores_defenders(state: SiegeState, piece: Piece) -> bool:
    """Whether a passive or an effect of this turn lets an attacker ignore Defenders (SS-10.5)."""
    for source in pieces(state):
        for passive in printed(state, source).passive:
            if isinstance(passive, IgnoreDefenders):
                if source.serial == piece.serial:
                    return True
                if passive.who == "own" and piece.lane in befriended(state, source):
                    return True
    return any(item.kind == "unopposed" and item.track == piece.lane for item in state.lasting)


def attacks(state: SiegeState, piece: Piece) -> int:
    """How many attacks its Storm has (SS-R105)."""
    twice = any(
        isinstance(passive, AttackTwice)
        and (passive.when is None or holds(state, passive.when, voice_of(piece)))
        for passive in printed(state, piece).passive
    )
    return 2 if twice else 1


def works_for(state: SiegeState, piece: Piece, seat: int) -> bool:
    """Whether a passive on the player works for a seat: its own player, and in Co-op the partner
    if it is on a War Track (SS-20.9, SS-20.10, SS-21.8)."""
    return piece.seat == seat or (piece.on_track and piece.seat in team(state, seat))


def price(state: SiegeState, seat: int, card: int, kind: str) -> int:
    """What a card costs a seat as an action or as a creature (SS-3.2, SS-11.12)."""
    cost = state.box.cards[card].cost
    for piece in pieces(state):
        if works_for(state, piece, seat):
            for passive in printed(state, piece).passive:
                if isinstance(passive, Cheaper) and passive.kind == kind:
                    cost -= passive.by
    return max(0, cost)


def raised(state: SiegeState, victim: int) -> int:
    """By how much damage to a player is raised, whoever deals it (SS-R11, SS-R178)."""
    return sum(
        passive.by
        for piece in pieces(state)
        if victim in opponents(state, piece.lane)
        for passive in printed(state, piece).passive
        if isinstance(passive, RaiseDamage)
    )


def extra_draws(state: SiegeState, seat: int) -> int:
    """How many more cards a seat draws in its Draw step (SS-21.8, SS-E19)."""
    return sum(
        passive.cards
        for piece in pieces(state)
        if works_for(state, piece, seat)
        for passive in printed(state, piece).passive
        if isinstance(passive, DrawMore)
    )


# -- picks ---------------------------------------------------------------------------------


def is_shielded(state: SiegeState, piece: Piece) -> bool:
    """Whether it is immune to the boss's opponents; only for a boss (SS-17.20, SS-R154)."""
    return piece.seat == boss_seat(state) and "shielded" in printed(state, piece).icons


def may_be_chosen(state: SiegeState, piece: Piece, voice: Voice) -> bool:
    """Whether a text may target a creature: Shielded, untouchable and protected ones not."""
    if is_protected(state, piece.seat):
        return False
    if piece.seat in team(state, voice.you):
        return True
    untouchable = any(isinstance(one, Untouchable) for one in printed(state, piece).passive)
    return not untouchable and not is_shielded(state, piece)


def is_protected(state: SiegeState, seat: int) -> bool:
    """Whether the cards of a seat cannot be targeted this turn (SS-E6)."""
    return any(item.kind == "protected" and item.seat == seat for item in state.lasting)


def stands(state: SiegeState, where: str, piece: Piece, voice: Voice) -> bool:
    """Whether a creature stands where a text says."""
    table = lanes(state)
    itself = piece.serial == voice.actor
    facing = table[voice.at].facing
    if where == "allies":  # SS-11.1, SS-11.3, SS-11.8, SS-20.8
        return piece.on_track and piece.lane in table[voice.at].allied and not itself
    if where == "own-track":  # SS-R78, SS-R98: an action leaves its own creature out
        return piece.on_track and piece.lane == voice.at and (voice.passive or not itself)
    if where == "own-spaces":  # SS-R58, SS-R61
        return piece.where == "space" and piece.lane == voice.at and not itself
    if where == "enemies":  # SS-11.2, SS-R178
        return piece.on_track and piece.lane in facing
    if where in ("tracks", "other-track"):  # SS-R58, SS-R81
        first = piece_of(state, voice.first)
        apart = where == "tracks" or first is None or first.lane != piece.lane
        return piece.where == "space" and apart and _can_go_with_another(state, piece, voice)
    if where in ("creatures", "in-play"):  # SS-15.25, SS-R80
        return not itself
    if where == "opposing-creatures":  # SS-R178
        return piece.seat in opponents(state, voice.at)
    if where == "opposing-defender":  # SS-2.10
        return piece.where == "space" and piece.place == 0 and piece.lane in facing
    return False


def _can_go_with_another(state: SiegeState, piece: Piece, voice: Voice) -> bool:
    """Whether a creature on another track may be chosen to be switched with it (SS-R81)."""
    return any(
        other.where == "space" and other.lane != piece.lane and may_be_chosen(state, other, voice)
        for other in pieces(state)
    )


def fits(card: Card, pick: Pick) -> bool:
    """Whether a card is of the kind a text names (SS-R103, SS-R106)."""
    if pick.max_cost is not None and card.cost > pick.max_cost:
        return False
    if pick.min_cost is not None and card.cost < pick.min_cost:
        return False
    if pick.card and card.id != pick.card:
        return False
    if pick.word and pick.word not in card.name.split():
        return False
    return has_shapeshift(card) or not pick.shapeshift


def creatures(state: SiegeState, pick: Pick, voice: Voice) -> list[Piece]:
    """The creatures a text speaks of, whether or not it may choose them."""
    return [
        piece
        for piece in pieces(state)
        if stands(state, pick.where, piece, voice)
        and fits(printed(state, piece), pick)
        and (pick.max_def is None or defense(state, piece) <= pick.max_def)
    ]


def supporter_seats(state: SiegeState, where: str, voice: Voice) -> list[int]:
    """Whose Supporters a text speaks of (SS-11.7, SS-15.25, SS-R178)."""
    if where == "own-supporters":
        return [voice.you]
    if where == "opposing-supporters":
        return opponents(state, voice.at)
    if where == "in-play":
        return sorted(state.alive)
    return []


def pile(state: SiegeState, pick: Pick, voice: Voice) -> list[int]:
    """The cards of a hand or pile a text speaks of."""
    piles = {
        "own-hand": state.hands[voice.you],
        "replacement": state.hands[voice.you],
        "own-casualties": state.casualties[voice.you],
        "own-healing": state.healing[voice.you],
    }
    found = piles.get(pick.where)
    if found is None:
        found = ()
        others = opponents(state, voice.at)
        of = state.hands if pick.where == "opposing-hand" else state.casualties
        found = of[others[0]] if others else ()
    return [card for card in found if fits(state.box.cards[card], pick)]


def count(state: SiegeState, pick: Pick, voice: Voice) -> int:
    """How many cards a text counts; of a boss the Menace Level for its Supporters (SS-19.4)."""
    if pick.in_piles:
        return len(pile(state, pick, voice))
    number = len(creatures(state, pick, voice))
    for seat in supporter_seats(state, pick.where, voice):
        if seat == boss_seat(state) != voice.you and state.boss is not None:
            number += state.boss.menace
        else:
            number += len(state.supporters[seat])
    return number


def everyone(state: SiegeState, pick: Pick, voice: Voice) -> set[int]:
    """The creatures an effect on all of a kind works on; a Shielded one is immune (SS-R140)."""
    return {
        piece.serial
        for piece in creatures(state, pick, voice)
        if piece.seat in team(state, voice.you) or not is_shielded(state, piece)
    }


def targets(state: SiegeState, pick: Pick, voice: Voice) -> set[int]:
    """The cards in play a text may choose, by serial; MENACE for a level of the boss (SS-19.3)."""
    found = {
        piece.serial
        for piece in creatures(state, pick, voice)
        if may_be_chosen(state, piece, voice)
    }
    for seat in supporter_seats(state, pick.where, voice):
        if not is_protected(state, seat):
            found |= {supporter.serial for supporter in state.supporters[seat]}
        lowest = state.boss is None or state.boss.menace <= 1
        if seat == boss_seat(state) != voice.you and not lowest:  # SS-R125
            found.add(MENACE)
    return found
