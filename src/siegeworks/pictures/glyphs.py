"""Letters and digits as strokes, so that a picture with a sign on it holds no text.

A glyph is drawn around (0, 0), 14 high and about 10 wide; small letters sit on the same line.
"""

from siegeworks.pictures.draw import line, put

STROKES: dict[str, str] = {
    "0": "M0 -7C6 -7 6 7 0 7 -6 7 -6 -7 0 -7z",
    "1": "M-3 -4L1 -7 1 7M-2 7L4 7",
    "2": "M-4 -4C-3 -8 4 -8 4 -3 4 0 0 3 -4 7L5 7",
    "3": "M-4 -6C0 -8 4 -7 4 -3.5 4 -1 2 0 -1 0 3 0 5 1 5 3.5 5 7 0 8 -5 6",
    "4": "M2 7L2 -7 -5 3 5 3",
    "5": "M4 -7L-3 -7 -4 -1C0 -3 5 -2 5 2.5 5 7 0 8 -5 6",
    "6": "M4 -6C-2 -8 -5 -2 -5 2 -5 9 5 8 5 2.5 5 -2 -3 -3 -5 3",
    "7": "M-5 -7L5 -7C2 -2 -1 2 -1 7",
    "8": "M0 0C-5 -1 -5 -7 0 -7 5 -7 5 -1 0 0 -6 1 -6 7 0 7 6 7 6 1 0 0z",
    "9": "M-4 6C2 8 5 2 5 -2 5 -9 -5 -8 -5 -2.5 -5 2 3 3 5 -3",
    "A": "M-5 7L0 -7 5 7M-3 2L3 2",
    "B": "M-4 7L-4 -7 1 -7C5 -7 5 -.5 0 -.5L-4 -.5M0 -.5C6 -.5 6 7 1 7L-4 7",
    "C": "M5 -4C2 -9 -5 -8 -5 0 -5 8 2 9 5 4",
    "D": "M-4 -7L-4 7 0 7C7 6 7 -6 0 -7z",
    "E": "M4 -7L-4 -7 -4 7 4 7M-4 0L2 0",
    "F": "M4 -7L-4 -7 -4 7M-4 0L2 0",
    "G": "M5 -4C2 -9 -5 -8 -5 0 -5 8 4 9 5 1L1 1",
    "H": "M-4 -7L-4 7M4 -7L4 7M-4 0L4 0",
    "I": "M0 -7L0 7M-2 -7L2 -7M-2 7L2 7",
    "J": "M3 -7L3 3C3 8 -3 8 -4 4",
    "K": "M-4 -7L-4 7M4 -7L-4 1M-1 -1L5 7",
    "L": "M-4 -7L-4 7 4 7",
    "M": "M-5 7L-5 -7 0 1 5 -7 5 7",
    "N": "M-4 7L-4 -7 4 7 4 -7",
    "O": "M0 -7C7 -7 7 7 0 7 -7 7 -7 -7 0 -7z",
    "P": "M-4 7L-4 -7 1 -7C6 -7 6 1 1 1L-4 1",
    "Q": "M0 -7C7 -7 7 7 0 7 -7 7 -7 -7 0 -7zM1 3L6 8",
    "R": "M-4 7L-4 -7 1 -7C6 -7 6 0 1 0L-4 0M0 0L5 7",
    "S": "M4 -5C2 -8 -4 -8 -4 -4 -4 0 4 0 4 4 4 8 -3 8 -5 4",
    "T": "M-5 -7L5 -7M0 -7L0 7",
    "U": "M-5 -7L-5 2C-5 9 5 9 5 2L5 -7",
    "V": "M-5 -7L0 7 5 -7",
    "W": "M-6 -7L-3 7 0 -3 3 7 6 -7",
    "X": "M-5 -7L5 7M5 -7L-5 7",
    "Y": "M-5 -7L0 0 5 -7M0 0L0 7",
    "Z": "M-5 -7L5 -7 -5 7 5 7",
    "a": "M4 -2L4 7M4 2C4 -4 -4 -4 -4 2.5 -4 9 4 9 4 3",
    "b": "M-4 -7L-4 7M-4 2C-4 -4 4 -4 4 2.5 4 9 -4 9 -4 3",
    "c": "M4 0C1 -4 -4 -3 -4 2.5 -4 8 1 9 4 5",
    "d": "M4 -7L4 7M4 2C4 -4 -4 -4 -4 2.5 -4 9 4 9 4 3",
    "e": "M-4 2.5L4 2.5C4 -4 -4 -4 -4 2.5 -4 8 1 8.5 4 5.5",
    "f": "M4 -6C1 -8 -1 -7 -1 -3L-1 7M-4 -1L3 -1",
    "g": "M4 -2L4 8C4 12 -2 12 -4 10M4 2C4 -4 -4 -4 -4 2.5 -4 9 4 9 4 3",
    "h": "M-4 -7L-4 7M-4 2C-3 -4 4 -4 4 2L4 7",
    "i": "M0 -1L0 7M0 -6L0 -5.9",
    "j": "M1 -1L1 8C1 11 -2 12 -4 10M1 -6L1 -5.9",
    "k": "M-4 -7L-4 7M4 -2L-4 3M-1 1L4 7",
    "l": "M-1 -7L-1 4C-1 7 1 7 3 7",
    "m": "M-6 -2L-6 7M-6 1C-6 -4 0 -4 0 1L0 7M0 1C0 -4 6 -4 6 1L6 7",
    "n": "M-4 -2L-4 7M-4 2C-3 -4 4 -4 4 2L4 7",
    "o": "M0 -2C5 -2 5 7 0 7 -5 7 -5 -2 0 -2z",
    "p": "M-4 -2L-4 12M-4 2C-4 -4 4 -4 4 2.5 4 9 -4 9 -4 3",
}
"""Glyphs by the sign they stand for; an unknown sign is a small ring."""
UNKNOWN = "M0 -3C4 -3 4 3 0 3 -4 3 -4 -3 0 -3z"


def glyph(
    sign: str, x: float, y: float, size: float = 1, colour: str = "ink", width: float = 2.8
) -> str:
    """A sign around a point, `size` times 14 high."""
    return put(line(STROKES.get(sign, UNKNOWN), width, colour), x, y, size=size)


def word(text: str, x: float, y: float, size: float = 1, colour: str = "ink") -> str:
    """Several signs in a row, centred on a point."""
    step = 13 * size
    first = x - step * (len(text) - 1) / 2
    return "".join(
        glyph(sign, first + step * place, y, size, colour) for place, sign in enumerate(text)
    )
