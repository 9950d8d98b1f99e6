"""Soundness: whether numbers that claim to be a State point at cards and seats there are."""

from collections.abc import Iterator

from siegeworks.core import fields
from siegeworks.core.agenda import NOTHING, Fork, Frame
from siegeworks.games.siegestorm.rules.boss import LEVELS
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.pieces import Creature, Supporter
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT, SiegeState


def unsound(game: SiegeState) -> str | None:
    """What in a State points nowhere; None if nothing does."""
    cards, seats = range(len(game.box.cards)), range(game.field.seats)
    wrong = fields.unsound(game)
    if wrong is not None:
        return wrong
    serials = []
    for piece in _pieces(game):
        if piece.card not in cards or piece.owner not in seats:
            return f"no such card or owner: {piece!r}"
        if isinstance(piece, Creature) and piece.seat not in seats:
            return f"no such seat: {piece!r}"
        serials.append(piece.serial)
    if len(set(serials)) != len(serials) or any(
        not 0 < serial <= game.serial for serial in serials
    ):
        return "the serials of cards in play are not each their own"
    if not game.taking or not set(game.taking) <= set(seats):
        return "a turn is of nobody"
    if len(game.stages) != len(seats) or any(item.seat not in seats for item in game.lasting):
        return "no such seat"
    spaces = [track.spaces for track in game.field.tracks]
    if any(len(there) < number for there, number in zip(game.tracks, spaces, strict=True)):
        return f"a track has {SPACES} spaces"
    large = any(len(game.hands[seat]) > HAND_LIMIT for seat in game.field.persons)
    if large or len(game.returning) != len(seats):
        return "a hand is too large, or an exchange is of nobody"
    return next(
        (wrong for frame in _frames(game) if (wrong := _unsound_frame(game, frame))),
        _unsound_boss(game),
    )


def _unsound_boss(game: SiegeState) -> str | None:
    """What is wrong with what changes about a boss; before it has arrived there is none."""
    boss = game.boss
    if boss is None:
        return None
    if game.field.boss < 0 or boss.card != game.box.numbers[game.boss_print.id]:
        return "there is no such boss"
    if any(card not in range(len(game.box.cards)) for card in boss.reserves):
        return "no such card in the Reserves"
    if boss.menace not in LEVELS or not 0 <= boss.life <= game.mode.column(game.boss_side).life:
        return "the Menace Level or the life of the boss is off its track"
    return None


def _pieces(game: SiegeState) -> Iterator[Creature | Supporter]:
    """Every card that is in play."""
    for spaces in (*game.tracks, game.fronts, game.lands):
        yield from (creature for creature in spaces if creature is not None)
    for zone in game.supporters:
        yield from zone


def _frames(game: SiegeState) -> Iterator[Frame]:
    for item in game.agenda:
        yield from item.lanes if isinstance(item, Fork) else (item,)


def _unsound_frame(game: SiegeState, frame: Frame) -> str | None:
    if frame.you not in range(game.field.seats):
        return f"no such seat: {frame!r}"
    if frame.source != NOTHING and frame.source not in range(len(game.box.cards)):
        return f"no such card: {frame!r}"
    if frame.at != NOTHING and frame.at not in range(len(game.field.tracks)):
        return f"no such track: {frame!r}"
    return None
