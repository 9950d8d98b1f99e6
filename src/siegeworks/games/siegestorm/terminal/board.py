"""The Battlefield: the tracks facing each other, the Battle Zones between them."""

from rich.text import Text

from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.spaces import (
    Space,
    cell,
    front,
    land,
    narrow_cell,
    on_track,
    short,
)
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import fill, grid, joined

WIDE = 116
"""From this width on the two boards of Co-op lie side by side."""


def battlefield(sight: Sight, speech: SiegeSpeech, width: int, *, height: int) -> list[Text]:
    """Every board with its tracks; the viewer's own boards come last, nearest to the hand.

    Height 3 shows passives on the own boards, 2 name and values, 1 both in one line, and 0
    leaves the frame out too.
    """
    if sight.world.mode.together:
        return _against_one(sight, speech, width, height)
    lines: list[Text] = []
    for near, far in sight.boards:
        own = sight.world.field.tracks[near].seat == sight.near
        rows = [_backwards(sight, far), _zone(sight, near, far), _forwards(sight, near)]
        high = min(height, 3 if own else 2)
        lines += _drawn(sight, speech, width, rows, [high] * SPACES)
    return lines


def _against_one(sight: Sight, speech: SiegeSpeech, width: int, height: int) -> list[Text]:
    """Two boards against one boss, whose track lies between them and faces both (SS-20.4)."""
    (partner, beyond), (own, far) = sight.boards
    if width >= WIDE:
        pairs = ((own, far), (partner, beyond))
        zones = [space for near, other in pairs for space in _zone(sight, near, other)]
        spaces = [space for near, _ in pairs for space in _forwards(sight, near)]
        rows = [_boss_track(sight), zones, spaces]
        return _drawn(sight, speech, width, rows, [height] * len(rows), halves=True)
    rows = [
        _forwards(sight, partner),
        _zone(sight, partner, beyond),
        _boss_track(sight),
        _zone(sight, own, far),
        _forwards(sight, own),
    ]
    less = min(height, 2)
    return _drawn(sight, speech, width, rows, [less, less, less, height, height])


def _boss_track(sight: Sight) -> list[Space]:
    """The one War Track of a boss."""
    return _backwards(sight, sight.world.field.tracks_of[sight.boss][0])


def _backwards(sight: Sight, track: int) -> list[Space]:
    """A track that comes towards the viewer: it advances to the left (SS-2.13)."""
    return [on_track(sight, track, place) for place in reversed(range(SPACES))]


def _forwards(sight: Sight, track: int) -> list[Space]:
    """A track that advances to the right."""
    return [on_track(sight, track, place) for place in range(SPACES)]


def _zone(sight: Sight, near: int, far: int) -> list[Space]:
    """The Battle Zone between two tracks."""
    return [front(sight, near), land(sight, near), front(sight, far)]


def _drawn(
    sight: Sight,
    speech: SiegeSpeech,
    width: int,
    rows: list[list[Space]],
    heights: list[int],
    *,
    halves: bool = False,
) -> list[Text]:
    """Rows of spaces, each as high as there is room for it; half as wide spaces are narrow."""
    if heights[0] == 0:
        return [_plain(sight, speech, width, row) for row in rows]
    tall = narrow_cell if halves else cell
    cells = []
    for row, height in zip(rows, heights, strict=True):
        if height == 1:
            cells.append([[short(sight, speech, space)] for space in row])
        else:
            kind = tall if height > 2 else cell
            cells.append([kind(sight, speech, space)[:height] for space in row])
    return grid(cells, width, halves=halves)


def _plain(sight: Sight, speech: SiegeSpeech, width: int, row: list[Space]) -> Text:
    """A row in one line, without a frame."""
    room = width // len(row) - 1
    return joined([fill(short(sight, speech, space), room) for space in row], " ")
