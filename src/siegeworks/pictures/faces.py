"""Heads and what is in them: skulls, ears, horns, eyes, mouths, hair and hats.

A head is drawn around (50, 40) in a square of 100; the chin is at about 63.
"""

from siegeworks.pictures.draw import (
    disc,
    dot,
    fine,
    flat,
    form,
    line,
    mirrored,
    num,
    oval,
    patch,
    poly,
)

SKULLS = {
    "round": "M50 17C68 17 75 28 75 41 75 56 64 64 50 64 36 64 25 56 25 41 25 28 32 17 50 17z",
    "wide": "M50 20C70 20 79 30 78 42 77 55 64 63 50 63 36 63 23 55 22 42 21 30 30 20 50 20z",
    "jaw": (
        "M50 16C63 16 69 23 71 33L77 50C79 61 65 66 50 66 35 66 21 61 23 50L29 33C31 23 37 "
        "16 50 16z"
    ),
    "long": "M50 14C65 14 71 23 70 36 69 52 60 66 50 66 40 66 31 52 30 36 29 23 35 14 50 14z",
}
"""Outlines of heads."""


def head(shape: str, colour: str) -> str:
    """A head of a known shape."""
    return form(SKULLS[shape], colour)


# -- ears and horns: behind the head ---------------------------------------------------------


def long_ears(colour: str) -> str:
    """Ears that stand out far to both sides."""
    ear = form("M30 40C23 31 15 26 6 25 7 38 16 50 30 50z", colour, 3)
    return mirrored(ear + patch("M24 43C19 37 15 34 11 32 13 38 18 45 24 47z", "rose"))


def short_ears(colour: str) -> str:
    """Small pointed ears."""
    return mirrored(form("M30 36C24 30 17 28 12 30 14 42 22 50 30 50z", colour, 3))


def high_ears(colour: str, inner: str = "rose") -> str:
    """Ears of an animal, upright."""
    ear = form("M26 34L23 7 46 20z", colour, 3)
    return mirrored(ear + patch("M30 26L28 14 38 20z", inner))


def horns(colour: str = "bone") -> str:
    """Horns that bend up and in."""
    return mirrored(form("M32 26C19 26 13 16 16 6 21 14 29 16 38 17z", colour, 3))


def ram_horns(colour: str = "bone") -> str:
    """Horns that curl down beside the face."""
    curl = "M34 20C14 12 5 26 9 39 12 47 22 47 24 39 18 40 15 34 19 30 24 26 30 28 34 32z"
    return mirrored(form(curl, colour, 3))


# -- eyes and mouths -------------------------------------------------------------------------


def mean_eyes(colour: str = "white", y: float = 40, gap: float = 12, size: float = 7) -> str:
    """Perspective under brows drawn together."""
    left = 50 - gap
    eye = fine(disc(left, y, size), colour) + dot(left + 1.5, y + 1, size * 0.42)
    brow = poly((left - size - 2, y - size - 1), (left + size, y - size * 0.4), closed=False)
    return mirrored(eye + line(brow, 4.5))


def wide_eyes(colour: str = "white", y: float = 40, gap: float = 12, size: float = 7.5) -> str:
    """Round eyes, much surprised."""
    left = 50 - gap
    return mirrored(fine(disc(left, y, size), colour) + dot(left + 1.5, y, size * 0.4))


def glow_eyes(colour: str = "sun", y: float = 40, gap: float = 11) -> str:
    """Perspective that are nothing but light."""
    x = num(50 - gap - 8)
    return mirrored(patch(f"M{x} {num(y - 6)}c8 1 15 6 16 10-8 3-15-1-16-10z", colour))


def small_eyes(y: float = 40, gap: float = 10, size: float = 3.5) -> str:
    """Black dots with a gleam."""
    return mirrored(dot(50 - gap, y, size) + dot(49 - gap, y - 1, size * 0.35, "white"))


def kind_eyes(y: float = 44, gap: float = 10, iris: str = "ink") -> str:
    """Large friendly eyes with a gleam."""
    eye = patch(oval(50 - gap, y, 4, 5.5), "ink")
    return mirrored(
        eye + ("" if iris == "ink" else patch(oval(50 - gap, y + 1.5, 2.4, 3), iris))
    ) + (dot(48.5 - gap, y - 2, 1.6, "white") + dot(48.5 + gap, y - 2, 1.6, "white"))


def grin(y: float = 52) -> str:
    """A mouth full of pointed teeth."""
    mouth = fine(f"M34 {num(y)}c8 4 24 4 32 0-2 9-10 11-16 11-6 0-14-2-16-11z", "wine")
    return mouth + patch(f"M38 {num(y + 2)}l4 6 4-5 4 6 4-6 4 5 4-6c-8 2-16 2-24 0z", "white")


def tusks(y: float = 54) -> str:
    """A sullen mouth with two tusks."""
    tusk = fine(f"M35 {num(y)}c-2-6 0-11 1-13 5 4 7 9 7 13z", "bone")
    return line(f"M34 {num(y)}c10 2 22 2 32 0", 3.2) + mirrored(tusk)


def fangs(y: float = 53) -> str:
    """A thin smile with two fangs."""
    fang = fine(f"M40 {num(y)}l2.5 8 2.5-7z", "white")
    return mirrored(fang) + line(f"M36 {num(y - 2)}c8 5 20 5 28 0", 3)


def smirk(y: float = 54) -> str:
    """A line that rises to one side."""
    return line(f"M40 {num(y)}c8 4 16 2 21-3", 3.2)


def nose(colour: str, y: float = 46) -> str:
    """A long nose, hanging down."""
    return fine(f"M46 {num(y - 4)}c-2 8-4 12 2 14 8 0 9-4 6-14", colour)


def mask(colour: str, y: float = 50) -> str:
    """A cloth before mouth and nose."""
    return fine(f"M29 {num(y)}c12 5 30 5 42 0l-2 8c-8 7-30 7-38 0z", colour)


# -- hair and hats: above the head -----------------------------------------------------------


def topknot(colour: str = "coal") -> str:
    """A tuft of hair tied together."""
    tuft = form("M43 20C34 12 40 5 51 5 64 5 65 12 58 20z", colour, 3)
    return tuft + fine("M42 17L59 17 58 22 43 22z", "bone")


def hair(colour: str) -> str:
    """Hair combed back from a point in the middle of the brow."""
    return form(
        "M24 44C20 20 34 10 50 10 66 10 80 20 76 44 72 32 64 26 58 26L50 34 42 26C36 26 28 "
        "32 24 44z",
        colour,
    )


def headband(colour: str) -> str:
    """A band around the brow."""
    return fine("M26 31C40 24 60 24 74 31L75 38C60 31 40 31 25 38z", colour)


def feathered_cap(colour: str, feather: str) -> str:
    """A cap with a turned-up brim and a feather in it."""
    quill = form("M60 22C66 10 78 5 90 8 86 18 78 25 66 28z", feather, 3)
    crest = form("M28 28C30 12 42 8 56 10 68 12 74 20 74 30z", colour, 4)
    return quill + crest + form("M20 31C36 22 66 22 84 31 74 38 30 38 20 31z", colour, 3)


def hood(colour: str, dark: str = "ink") -> str:
    """A hood, and the dark inside it."""
    outer = "M50 6C74 8 83 28 79 60 72 70 28 70 21 60 17 28 26 8 50 6z"
    inner = "M50 22C66 22 72 34 70 52 62 62 38 62 30 52 28 34 34 22 50 22z"
    return form(outer, colour, 6) + flat(inner, dark)


def helmet(colour: str = "steel") -> str:
    """An open helmet with a ridge."""
    cap = form("M24 38C22 18 34 9 50 9 66 9 78 18 76 38 60 32 40 32 24 38z", colour)
    return cap + fine("M47 10L53 10 54 34 46 34z", colour)


def great_helm(colour: str = "steel", glow: str = "") -> str:
    """A helm that covers the whole face, with a slit to look through."""
    shell = form("M24 29C26 16 38 10 50 10 62 10 74 16 76 29L74 58C66 68 34 68 26 58z", colour, 6)
    sight = flat("M28 33L72 33 70 42 54 42 50 46 46 42 30 42z", "ink", stroke_width="2.6")
    eyes = patch(oval(39, 37.5, 5, 2.5) + oval(61, 37.5, 5, 2.5), glow) if glow else ""
    return shell + sight + eyes + line("M42 52L42 58M50 54L50 61M58 52L58 58", 3)


def crown(colour: str = "gold", y: float = 22) -> str:
    """A crown with five points."""
    points = ((28, 4), (24, -14), (37, -6), (50, -17), (63, -6), (76, -14), (72, 4))
    return form(poly(*((x, y + up) for x, up in points)), colour, 3) + dot(50, y - 3, 3, "red")


def witch_hat(colour: str, band: str) -> str:
    """A pointed hat with a wide brim and a bent tip."""
    brim = form("M10 29C24 20 76 20 90 29 76 38 24 38 10 29z", colour, 4)
    cone = form("M30 27C36 16 42 3 62 6 57 8 61 15 70 27z", colour, 4)
    return brim + cone + fine("M31 23C42 28 58 28 68 23L71 29C58 34 42 34 29 29z", band)


def feathers(*colours: str) -> str:
    """A crest of feathers, one for each colour."""
    parts = ""
    for place, colour in enumerate(colours):
        lean = (place - (len(colours) - 1) / 2) * 13
        root, top = 50 + lean * 0.6, lean * 0.8
        outline = f"M{num(root - 4)} 26c{num(top - 5)}-6 {num(top - 4)}-14 {num(top + 4)}-20"
        parts += form(f"{outline} 7 6 {num(8 - top)} 14 {num(4 - top)} 20z", colour, 3)
    return parts


def beard(colour: str, long: float = 22) -> str:
    """A beard from ear to ear, so long below the mouth."""
    tip, side = num(56 + long), num(52 + long)
    sides = f"74 42 78 62 64 {side} 50 {tip} 36 {side} 22 62 26 42z"
    return form(f"M26 42C30 56 38 50 50 50 62 50 70 56 {sides}", colour)
