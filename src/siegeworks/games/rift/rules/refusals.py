"""Refusals: why a move is not offered, by clause."""

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.decision import Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules.attacks import can_strike, is_tower, tile_places
from siegeworks.games.rift.rules.grid import SOLDIER, Mask, mask_of, placements
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import AROUND, OWN, Attack
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.storms import clause_of, why_ruled_out

_PHASE_OF = {
    "play": "play",
    "pass": "play",
    "hero": "play",
    "beast": "play",
    "cast": "play",
    "bench": "play",
    "buy": "spending",
}
"""The phase in which a move has its place."""
_RULES = {"chain": "RT-26.16", "sides": "RT-33.7", "spread": "RT-R72", "apart": "RT-35.7"}
"""The clause behind each further rule of an attack."""


def why_not_now(game: RiftState, seat: Seat, move: Move) -> Reason | None:
    """Why a move has no place at this moment, whatever is asked."""
    phase = _PHASE_OF.get(move.word)
    if phase is None:
        return None
    if phase == "spending" and game.rages("no-buying"):
        return why_ruled_out(game, "no-buying")
    if phase != game.phase:
        return Reason("RT-1.9", "not-this-phase")
    return Reason("RT-7.5", "action-not-complete") if phase == "play" else None


def why_not_place(game: RiftState, frame: Frame, move: Move) -> Reason | None:
    """Why a tile or soldier cannot be placed where a move says."""
    if move.form is moves.SKIP:
        return Reason(_duty(game, frame), "must-attack")
    if move.form is moves.RELOCATE and game.soldiers_left():
        return Reason("RT-R37", "soldiers-left")
    space = move.get("space")
    if move.form not in (moves.TILE, moves.SOLDIER, moves.RELOCATE) or space not in game.map.names:
        return None
    attack = game.box.attacks[frame.source]
    horde = game.top(game.map.names.index(space))
    if horde is None:
        return Reason("RT-11.1", "no-horde-there")
    beyond = _beyond(game, frame, attack, horde)
    if beyond is not None:
        return beyond
    face = game.face(horde)
    square = move.get("square")
    squares = move.get("squares") or ((square,) if square else ())
    try:
        mask = mask_of(squares, face.width, face.height)
    except ValueError:
        return Reason("RT-11.5", "off-the-card")
    if move.form is moves.TILE:
        return _no_tile(game, frame, attack, horde, mask)
    return _no_soldier(game, frame, horde, mask)


def _duty(game: RiftState, frame: Frame) -> str:
    """The clause by which a piece must be placed: for towers, for spells, for heroes."""
    if is_tower(game, frame):
        return "RT-8.20"
    return "RT-26.6" if frame.actor == NOTHING else "RT-R61"


def _beyond(game: RiftState, frame: Frame, attack: Attack, horde: Horde) -> Reason | None:
    """Why a horde cannot be struck at all."""
    if not can_strike(game, attack, horde, frame):
        if game.is_boss(horde):
            return Reason("RT-29.5" if frame.actor < 0 else "RT-R123", "cannot-strike-boss")
        if attack.level:
            return _too_high(game, attack, horde)
        return Reason("RT-13.15" if frame.actor < 0 else "RT-13.14", "cannot-strike-portal")
    if frame.named("link") not in (None, horde.serial):
        return Reason("RT-11.13", "linked-tiles")
    if frame.named("on") not in (None, horde.serial):
        return Reason(frame.named("bound"), "other-horde")
    turn = frame.named("turn") or 0
    if not frame.named("on") and horde.space not in game.map.reach(attack.arrows, frame.at, turn):
        if attack.arrows == OWN:
            return Reason("RT-18.5", "other-horde")
        own = "RT-30.7" if attack.arrows == AROUND else "RT-18.8"
        return Reason(own if horde.space == frame.at else "RT-9.1", "out-of-reach")
    return None


def _too_high(game: RiftState, attack: Attack, horde: Horde) -> Reason:
    """A portal asks for a higher level, by what is printed or by the storm."""
    printed = game.box.gate_level if horde.gate else game.card(horde).level
    if attack.level >= printed:
        return Reason(clause_of(game), "portal-surges")
    return Reason("RT-13.3", "portal-too-high")


def _no_soldier(game: RiftState, frame: Frame, horde: Horde, mask: Mask) -> Reason | None:
    face, attack = game.face(horde), game.box.attacks[frame.source]
    if mask & face.red:
        level = game.portal_level(horde)
        return Reason("RT-13.2" if level else "RT-3.34", "red-square")
    if not mask & face.foes:
        return Reason("RT-12.4", "empty-square")
    if mask & game.cover(horde):
        return Reason("RT-12.5", "covered-square")
    if mask & face.deadly:
        return Reason("RT-12.6", "deadly")
    if mask & face.resists[attack.type]:
        return Reason("RT-12.7", "resistant")
    if not game.soldiers_left():
        return Reason("RT-12.13", "no-soldiers-left")
    due = any(SOLDIER in group for group in frame.named("left") or ())
    return None if due else Reason("RT-12.1", "no-soldier-due")


def _no_tile(
    game: RiftState, frame: Frame, attack: Attack, horde: Horde, mask: Mask
) -> Reason | None:
    face, turn = game.face(horde), frame.named("turn") or 0
    if mask & face.red:
        return Reason("RT-11.10", "red-square")
    if mask & (horde.tiles | horde.gate):
        return Reason("RT-11.6", "on-a-tile")
    if mask & horde.soldiers:
        return Reason("RT-11.7", "on-a-soldier")
    if mask & game.bases(horde.serial):
        return Reason("RT-11.8", "on-a-hero")
    if mask & face.resists[attack.type]:
        return Reason("RT-11.9", "resistant")
    tiles = [piece for group in frame.named("left") or () for piece in group if piece != SOLDIER]
    for piece in tiles:
        if mask in placements(piece, face.width, face.height, turn, attack.free):
            if mask in tile_places(game, attack, piece, horde, frame, turn):
                return None
            return Reason(_RULES.get(attack.rule, "RT-R72"), "bound-tiles")
        if mask in placements(piece, face.width, face.height, turn, True):
            return Reason("RT-11.3", "no-turning")
    return Reason("RT-11.2", "no-such-tile")
