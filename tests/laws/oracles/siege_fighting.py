"""Leaving the War Track, Storms, and what players choose for a boss, as texts of moves."""

from siegeworks.core.agenda import Frame
from siegeworks.games.siegestorm.rules.passives import AfterStorm
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles import siege_picks as picks
from tests.laws.oracles.siege_picks import Voice
from tests.laws.oracles.siege_playing import Announcement, can_begin
from tests.laws.oracles.siege_table import (
    LETTERS,
    boss_seat,
    lanes,
    opponents,
    persons,
    piece_of,
    pieces,
    printed,
    square,
)

# -- leaving the track ---------------------------------------------------------------------


def order(state: SiegeState, frame: Frame) -> set[str]:
    """Storm, Hold Ground or Support (SS-9.3 to SS-9.8, SS-R69)."""
    land = state.lands[lanes(state)[frame.at].board]
    return {"storm", "hold front", "support"} | ({"hold land"} if land is None else set())


def attack(state: SiegeState, frame: Frame) -> set[str]:
    """The facing opponent, and their creatures on the Battle Zone (SS-10.8 to SS-10.12).

    In Co-op the boards of both players are in reach (SS-R165), in Last Man Standing only the one
    between the two tracks (SS-R180).
    """
    found = set()
    boards = {lanes(state)[frame.at].board}
    if state.setup.mode == "coop":
        boards = {0, 1}
    for seat in opponents(state, frame.at):
        found.add(f"attack {LETTERS[seat]}")
        for piece in pieces(state):
            in_reach = lanes(state)[piece.lane].board in boards
            if piece.where in ("front", "land") and piece.seat == seat and in_reach:
                found.add(f"attack {square(state, piece)}")
    return found


def boss_attack(state: SiegeState, frame: Frame) -> set[str]:
    """The dearest of the cards that a boss creature can kill (SS-18.7, SS-R151, SS-R163)."""
    seat, force = blows(state, frame)[0]
    killable = [
        piece
        for piece in pieces(state)
        if piece.where in ("front", "land")
        and piece.seat == seat
        and force > picks.defense(state, piece)
    ]
    most = max((printed(state, piece).cost for piece in killable), default=0)
    dear = [piece for piece in killable if printed(state, piece).cost == most]
    return {f"attack {square(state, piece)}" for piece in dear}


def blows(state: SiegeState, frame: Frame) -> list[tuple[int, int]]:
    """Whom a storming creature faces, and how hard it strikes.

    A boss creature strikes each player with its full value, less their own Defender, as it was
    when the attack began (SS-10.7, SS-20.14 to SS-20.16).
    """
    begun = frame.named("blows")
    if begun is not None:
        return list(begun)
    storming = piece_of(state, frame.actor)
    assert storming is not None
    table = lanes(state)
    return [
        (table[against].seat, picks.strength(state, storming, against))
        for against in table[frame.at].facing
    ]


def after_storm(state: SiegeState, frame: Frame) -> set[str]:
    """Where passives of equal rank send a creature after its Storm (SS-14.3, SS-E9)."""
    storming = piece_of(state, frame.actor)
    assert storming is not None
    found = set()
    for source in pieces(state):
        for passive in printed(state, source).passive:
            if isinstance(passive, AfterStorm):
                itself = source.serial == storming.serial
                friend = storming.lane in picks.befriended(state, source)
                if itself or (passive.who == "own" and friend):
                    found.add(f"to {passive.to}")
    return found - ({"to support"} if storming.seat == boss_seat(state) else set())  # SS-19.1


# -- choosing for a boss -------------------------------------------------------------------


def boss_plays(state: SiegeState, frame: Frame) -> set[str]:
    """The dearest playable cards of the first class there are (SS-17.14, SS-17.15, SS-R115)."""
    for command in ("deploy", "leader", "gang", "action"):
        cards = [card for card in state.hands[frame.you] if playable(state, frame, card, command)]
        most = max((state.box.cards[card].cost for card in cards), default=0)
        if cards:
            dear = [card for card in cards if state.box.cards[card].cost == most]
            return {f"boss {state.box.ids[card]}" for card in dear}
    return set()


def playable(state: SiegeState, frame: Frame, card: int, command: str) -> bool:
    """Whether the cost fits the Menace Level and the command can be carried out (SS-R116)."""
    assert state.boss is not None
    print_ = state.box.cards[card]
    affordable = print_.cost <= state.boss.menace or state.boss.menace >= 5  # SS-17.1, SS-17.8
    if command not in print_.commands or not affordable:
        return False
    voice = Voice(frame.you, frame.at)
    if command == "deploy":
        return state.tracks[frame.at][0] is None
    if command == "leader":
        return bool(posts(state, frame))
    if command == "gang":
        return bool(picks.creatures(state, Pick("allies"), voice))
    return can_begin(state, Announcement(print_.action, voice, card, 0, (), 0, None))


def posts(state: SiegeState, frame: Frame) -> set[str]:
    """The empty Frontlines of the boss and No Man's Lands (SS-R119, SS-R120, SS-R162)."""
    found = set()
    for at, lane in enumerate(lanes(state)):
        if lane.seat == frame.you:
            if state.fronts[at] is None:
                found.add(lane.front)
            if state.lands[lane.board] is None:
                found.add("n" if len(state.lands) == 1 else f"n{lane.board + 1}")
    return found


def leader(state: SiegeState, frame: Frame) -> set[str]:
    """Where a Leader of the boss may be put."""
    return {f"lead {where}" for where in posts(state, frame)}


def sufferer(state: SiegeState, frame: Frame) -> set[str]:
    """Which of two players a text of the boss strikes (SS-20.17)."""
    return {f"strike {LETTERS[seat]}" for seat in persons(state)}
