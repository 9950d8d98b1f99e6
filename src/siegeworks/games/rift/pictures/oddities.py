"""Spirits, machines and a heart: enemies that are neither beast nor man."""

from siegeworks.pictures import bodies, faces
from siegeworks.pictures.draw import (
    box,
    disc,
    dot,
    fine,
    flat,
    form,
    limb,
    line,
    mirrored,
    oval,
    patch,
    star,
)


def wraith() -> str:
    """A shroud with nobody in it."""
    hem = "84 94 76 84 68 92 60 84 52 95 44 86 36 94 28 85 18 92"
    shroud = form(f"M50 6C76 8 80 36 82 60L{hem} 18 60C20 36 24 8 50 6z", "ghost", 7)
    hollow = flat("M50 20C66 20 71 32 70 46 66 60 34 60 30 46 29 32 34 20 50 20z", "navy")
    claw = flat(
        "M14 72C8 66 6 58 8 52 11 56 13 56 13 51 16 55 19 55 20 50 24 56 28 62 28 68z", "ghost"
    )
    moan = patch(oval(50, 51, 5, 4), "ghost")
    return shroud + hollow + faces.glow_eyes("sky", 39) + moan + mirrored(claw)


def djinn() -> str:
    """A storm from a lamp, arms crossed."""
    trunk = bodies.tail_of_smoke("sky")
    shoulders = form("M22 66C20 54 34 52 50 54 66 52 80 54 78 66 70 76 30 76 22 66z", "sky")
    crossed = form(limb(28, 70, 60, 72, 11), "sky", 3) + form(limb(72, 68, 38, 74, 11), "sky", 3)
    bands = fine(limb(57, 66, 59, 77, 5), "gold") + fine(limb(43, 69, 42, 79, 5), "gold")
    rings = mirrored(line("M24 50a4 4 0 1 0 2 6", 3, "gold"))
    turban = form("M24 32C20 18 34 9 50 10 66 9 80 18 76 32 62 36 38 36 24 32z", "violet")
    folds = line("M28 20C40 28 60 30 74 30M40 12C50 20 64 24 76 24")
    jewel = flat(disc(50, 27, 5.5), "gold") + dot(50, 27, 2.4, "red")
    goatee = flat("M43 60C46 62 54 62 57 60L50 75z", "navy")
    face = faces.short_ears("sky") + faces.head("round", "sky") + faces.mean_eyes("sun", 44, 11, 6)
    return (
        trunk
        + shoulders
        + crossed
        + bands
        + rings
        + face
        + faces.smirk(56)
        + goatee
        + turban
        + folds
        + jewel
    )


def automaton() -> str:
    """Brass and steam with one lens."""
    steam = mirrored(flat("M20 22C14 18 14 10 21 9 28 8 30 16 26 22z", "white"))
    pipes = mirrored(flat(box(18, 22, 10, 34, 3), "iron"))
    legs = mirrored(flat(box(32, 80, 13, 12, 3), "iron"))
    chest = form("M28 60C36 56 64 56 72 60L76 80C64 86 36 86 24 80z", "brass", 6)
    wheel = flat(star(50, 72, 11, 8, 8), "steel") + dot(50, 72, 3)
    left = form(limb(27, 66, 14, 76, 9), "iron", 2.5) + flat(
        "M14 66C4 68 3 82 10 88L14 82 12 78 18 77 20 82 24 86C28 76 24 66 14 66z", "steel"
    )
    saw = (
        form(limb(73, 66, 82, 72, 9), "iron", 2.5)
        + flat(star(83, 76, 12, 8, 9), "steel")
        + dot(83, 76, 3)
    )
    skull = form(box(26, 14, 48, 44, 10), "brass", 6)
    lens = flat(disc(50, 34, 13), "iron") + fine(disc(50, 34, 8), "red") + dot(47, 31, 2.4, "white")
    rivets = "".join(dot(x, y, 1.9) for x in (32, 68) for y in (20, 52))
    jaw = line("M36 52L64 52M42 49L42 55M50 49L50 55M58 49L58 55")
    return steam + pipes + legs + left + saw + chest + wheel + skull + lens + rivets + jaw


def gargoyle() -> str:
    """Stone that has left its ledge."""
    tail = flat("M64 84C76 88 84 82 82 72L77 76 80 64 90 72 87 74C92 88 78 96 62 92z", "iron")
    trunk = form("M34 58C42 54 58 54 66 58 72 70 70 84 64 88L36 88C30 84 28 70 34 58z", "stone")
    feet = mirrored(flat("M28 92C26 84 34 80 44 84L46 92 40 89 36 93 33 89z", "stone"))
    arms = mirrored(form(limb(34, 64, 30, 80, 10), "stone", 2.5))
    cracks = line("M58 22L55 29 60 33M36 54L41 58M56 72L52 77 55 82")
    ears = faces.short_ears("stone") + faces.horns("iron")
    face = faces.head("jaw", "stone") + faces.glow_eyes("sun", 40) + faces.tusks(56)
    return bodies.bat_wings("iron") + tail + trunk + arms + feet + ears + face + cracks


def heart() -> str:
    """The life of a boss: a heart in thorns."""
    thorns = flat(star(50, 50, 44, 30, 11), "coal")
    muscle = "M50 34C55 20 80 19 81 44 82 62 64 72 50 88 36 72 18 62 19 44 20 19 45 20 50 34z"
    crack = fine("M52 36L42 52 51 57 44 72 62 54 52 50 59 39z", "sun")
    gleam = patch("M27 42C27 34 32 30 37 31 33 34 31 38 31 46z", "white", 0.7)
    return thorns + form(muscle, "wine", 7) + crack + gleam


ODDITIES = {
    "wraith": wraith,
    "djinn": djinn,
    "automaton": automaton,
    "gargoyle": gargoyle,
    "heart": heart,
}
"""Enemies drawn whole."""
