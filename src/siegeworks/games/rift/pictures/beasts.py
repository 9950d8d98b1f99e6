"""Beasts: those who run, crawl and fly, each drawn whole."""

from siegeworks.pictures import faces, gear
from siegeworks.pictures.draw import (
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
    put,
    star,
)


def wolf(fur: str = "fur", belly: str = "pale", eye: str = "sun") -> str:
    """A wolf on the run, its mouth open."""
    tail = form("M76 56C86 54 94 44 92 30 84 32 72 40 68 52z", fur, 4)
    far = flat(limb(48, 74, 40, 87, 9), "coal") + flat(limb(70, 74, 74, 87, 9), "coal")
    trunk = form(
        "M36 50C50 42 72 44 82 54 90 66 84 80 70 80 58 78 50 82 42 80 30 74 28 58 36 50z", fur
    )
    near = flat(limb(38, 74, 28, 89, 10), fur) + flat(limb(80, 70, 86, 89, 10), fur)
    ruff = flat("M34 56L30 68 38 66 38 76 46 68 52 74 54 60z", belly)
    ear = flat("M34 22L30 7 46 17z", "coal")
    skull = (
        "M52 24L58 7 40 16C30 17 24 25 21 33L8 41C5 47 8 51 13 52L24 52 28 60C42 64 58 56 59 "
        "42 59 34 57 28 52 24z"
    )
    jaw = fine("M13 52L16 59C22 60 28 60 33 56L24 51z", "wine") + patch(
        "M15 52L18 56 21 52z", "white"
    )
    face = (
        fine("M25 27L38 33 29 39z", eye)
        + dot(30.5, 33.5, 2.4)
        + flat(oval(10, 43, 4.5, 3.5), "ink")
    )
    return (
        tail
        + far
        + trunk
        + near
        + ruff
        + ear
        + jaw
        + form(skull, fur)
        + face
        + line("M13 52L30 49")
    )


def worg_rider() -> str:
    """A goblin with a spear on a brown wolf."""
    spear = put(gear.spear(), 78, 50, size=0.72, turn=8)
    rider = (
        faces.long_ears("moss")
        + faces.head("wide", "moss")
        + faces.mean_eyes("sun", 40, 12, 8)
        + faces.grin(50)
    )
    seat = flat("M50 38L68 38 72 60 48 60z", "leaf")
    beast = put(wolf("pelt", "sand", "red"), 1, 22, size=0.8)
    return (
        spear
        + seat
        + beast
        + flat(limb(60, 58, 56, 74, 9), "bark")
        + flat(disc(77, 50, 5), "moss")
        + put(rider, 29, 2, size=0.6)
    )


def raptor() -> str:
    """A lizard on two legs, all teeth."""
    tail = (
        "M42 44C56 42 66 50 76 52 86 52 90 42 91 32 97 48 92 68 76 70 70 80 52 82 42 74 32 "
        "66 32 50 42 44z"
    )
    far = flat("M46 70L36 80 42 86 34 91 22 91 30 86 24 78 38 64z", "pine")
    stripes = patch("M56 46L60 58 64 48zM68 51L70 62 75 52zM79 51L82 60 86 48z", "flame")
    leg = form(
        "M52 62C64 60 72 70 66 78L60 82 66 87 62 92 44 92 50 86 47 78C44 70 46 64 52 62z", "teal", 4
    )
    crest = flat("M44 22L50 7 54 19 64 12 60 25 70 24 58 36z", "red")
    skull = (
        "M46 20C36 14 22 18 9 28 5 33 7 38 11 40L30 43C32 50 36 55 43 54 55 52 59 42 57 32 "
        "55 26 51 22 46 20z"
    )
    teeth = fine("M11 40L14 46 17 41 20 47 23 42 26 47 30 43z", "white")
    eye = fine(disc(36, 28, 5.5), "sun") + line("M36 24L36 32", 3) + line("M28 21L41 24", 4)
    claw = form(limb(38, 58, 28, 62, 7), "teal", 2) + line("M27 60L20 62M28 64L23 68", 3)
    trunk = form(tail, "teal") + stripes
    return (
        far + trunk + leg + claw + crest + teeth + form(skull, "teal", 4) + eye + dot(11, 32, 1.6)
    )


def scarab() -> str:
    """A beetle from above, with a sun on its back."""
    joints = ((34, 46, 19, 39, 13, 27), (28, 62, 14, 62, 8, 52), (34, 78, 20, 82, 15, 91))
    legs = mirrored(
        "".join(
            flat(limb(a, b, c, d, 6), "navy") + flat(limb(c, d, e, f, 5), "navy")
            for a, b, c, d, e, f in joints
        )
    )
    shell = form(
        "M50 30C70 30 80 46 78 62 76 80 64 93 50 93 36 93 24 80 22 62 20 46 30 30 50 30z", "teal", 7
    )
    seam = line("M50 34L50 92M26 48C40 40 60 40 74 48", 3.2)
    sun = fine(star(50, 64, 14, 9, 8), "gold") + fine(disc(50, 64, 6.5), "flame")
    horns = mirrored(form("M40 22C30 18 30 9 37 5 36 12 42 14 47 18z", "navy", 2.5))
    skull = form("M32 34C32 22 40 15 50 15 60 15 68 22 68 34 58 40 42 40 32 34z", "navy", 4)
    return legs + shell + seam + sun + horns + skull + mirrored(fine(disc(40, 28, 5), "sun"))


def harpy() -> str:
    """Half a woman, half a bird, all scream."""
    legs = line("M43 80L40 88M57 80L60 88", 4.5, "gold")
    feet = mirrored(flat("M40 85L32 89 34 93 40 91 44 94 47 89z", "gold"))
    trunk = form("M36 58C42 52 58 52 64 58 68 72 60 84 50 84 40 84 32 72 36 58z", "rose", 4)
    down = flat("M34 68C44 74 56 74 66 68 66 80 58 87 50 87 42 87 34 80 34 68z", "violet")
    ends = "L78 56 70 54 66 62 58 56 42 56 34 62 30 54 22 56"
    mane = form(f"M50 7C68 7 77 22 75 42{ends} 25 42C23 22 32 7 50 7z", "wine")
    scream = fine(oval(50, 55, 7, 6), "wine") + patch("M45 51L55 51 53 54 47 54z", "white")
    face = faces.head("long", "rose") + flat(
        "M30 32C34 20 44 22 50 26 56 22 66 20 70 32 72 16 62 11 50 11 38 11 28 16 30 32z", "wine"
    )
    wings = mirrored(
        form(
            "M42 70C26 76 12 66 8 52L14 54 6 38 13 40 6 22 16 26 12 10C26 20 36 42 44 58z", "violet"
        )
        + line("M18 28C26 38 32 48 38 58M17 44C24 50 30 56 36 62")
    )
    return (
        wings
        + legs
        + feet
        + trunk
        + down
        + mane
        + face
        + faces.mean_eyes("sun", 40, 9, 5.5)
        + scream
    )


BEASTS = {
    "wolf": wolf,
    "worg-rider": worg_rider,
    "raptor": raptor,
    "scarab": scarab,
    "harpy": harpy,
}
"""Enemies drawn whole."""
