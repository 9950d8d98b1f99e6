"""Giants: the large ones, who take four squares and have room for detail."""

from siegeworks.pictures import faces, gear
from siegeworks.pictures.draw import (
    disc,
    fine,
    flat,
    form,
    line,
    mirrored,
    oval,
    patch,
    put,
)


def mammoth() -> str:
    """A wall of fur behind two tusks."""
    feet = mirrored(flat("M16 80L16 91C22 94 32 94 36 91L36 80z", "umber"))
    hem = "82 88 76 82 70 90 62 84 56 90 50 84 44 90 38 84 30 90 24 82 18 88 11 80"
    coat = form(f"M89 80L{hem}C7 44 20 13 50 13 80 13 93 44 89 80z", "pelt", 7)
    ears = mirrored(form("M28 36C16 28 8 38 11 50 14 60 24 58 30 52z", "umber", 3))
    brow = form(
        "M50 12C66 12 74 26 73 44 72 56 62 62 50 62 38 62 28 56 27 44 26 26 34 12 50 12z", "pelt"
    )
    tuft = form(
        "M32 28C34 12 42 6 50 6 58 6 66 12 68 28L60 23 56 30 50 23 44 30 40 23z", "umber", 4
    )
    trunk = form("M42 48C43 64 43 74 37 80 34 90 48 92 53 84 58 74 58 62 58 48z", "pelt", 4)
    rings = line("M44 60L54 61M44 68L54 70M41 76L51 79")
    tusks = mirrored(
        form("M39 56C30 60 18 68 20 84 22 92 30 94 34 92 28 84 32 74 42 68z", "bone", 3)
    )
    return (
        feet + coat + ears + brow + tuft + trunk + rings + tusks + faces.mean_eyes("sun", 40, 13, 5)
    )


def roc() -> str:
    """An eagle that carries off oxen."""
    plumes = "14 66 18 60 20 70 26 64 28 74 36 68 40 78"
    wing = form(f"M46 44C34 20 18 12 6 10 7 26 4 40 9 56L{plumes} 48 66z", "pelt", 6)
    edge = line("M14 22C24 28 34 38 40 50M12 36C20 40 28 48 34 58", 3)
    tail = form("M38 74L30 92 42 88 50 94 58 88 70 92 62 74z", "umber", 4)
    trunk = form("M34 50C38 40 62 40 66 50 70 68 62 82 50 82 38 82 30 68 34 50z", "pelt")
    down = line("M40 60C43 64 46 64 48 60M52 60C54 64 57 64 60 60M46 70C48 74 52 74 54 70")
    feet = mirrored(flat("M42 78L34 84 36 90 41 87 44 91 47 84z", "gold"))
    collar = "L64 52 58 48 54 56 50 50 46 56 42 48 36 52 30 46"
    skull = form(f"M50 12C64 12 70 22 69 34L70 46{collar} 31 34C30 22 36 12 50 12z", "white", 4)
    beak = form("M41 34C44 30 56 30 59 34 58 44 54 50 50 53 46 50 42 44 41 34z", "gold", 3)
    return (
        mirrored(wing + edge)
        + tail
        + trunk
        + down
        + feet
        + skull
        + faces.mean_eyes("sun", 30, 11, 5)
        + beak
    )


def ogre() -> str:
    """A belly with a small head on top and a tree in its hand."""
    feet = mirrored(flat(oval(35, 88, 13, 6), "tan"))
    trunk = form(
        "M50 34C78 34 90 52 87 70 84 86 66 90 50 90 34 90 16 86 13 70 10 52 22 34 50 34z", "tan", 8
    )
    cloth = flat(
        "M16 76C36 82 64 82 84 76 82 86 74 90 68 91L58 84 50 92 42 84 32 91C26 90 18 86 16 76z",
        "umber",
    )
    belly = line("M40 66C46 70 54 70 60 66M49 60L51 60", 3.2)
    left = form("M24 44C12 46 6 60 9 74 14 80 22 78 24 72 22 64 26 58 32 56z", "tan", 4)
    club = put(gear.club(), 83, 66, size=0.85, turn=-2)
    right = form("M76 44C88 46 92 58 89 72 84 79 76 77 76 70 78 64 74 58 68 56z", "tan", 4)
    skull = form(
        "M50 9C62 9 68 16 69 26L74 38C75 48 62 52 50 52 38 52 25 48 26 38L31 26C32 16 38 9 50 9z",
        "tan",
    )
    ears = mirrored(flat("M31 26C25 21 20 24 22 30 24 35 28 36 30 35z", "tan"))
    tooth = line("M36 42C46 45 56 45 64 42", 3.2) + fine("M54 43L56 34 61 42z", "white")
    tuft = line("M46 10L43 5M50 9L50 5M54 10L57 5", 3.2)
    return (
        feet
        + trunk
        + belly
        + cloth
        + left
        + club
        + right
        + ears
        + tuft
        + skull
        + faces.mean_eyes("white", 28, 9, 5)
        + tooth
    )


def juggernaut() -> str:
    """A furnace in armour that nobody has stopped yet."""
    feet = mirrored(flat("M20 80L18 91C26 94 40 94 44 91L42 80z", "coal"))
    fists = mirrored(form(disc(16, 74, 11), "coal", 4))
    trunk = form(
        "M50 34C76 34 84 52 82 70L78 84C64 90 36 90 22 84L18 70C16 52 24 34 50 34z", "iron", 8
    )
    grate = flat("M38 62L62 62 58 82 42 82z", "flame") + line("M38 68L61 68M40 75L60 75", 3.4)
    spikes = fine("M12 46L6 34 19 40zM22 38L20 25 32 35z", "bone")
    plates = mirrored(spikes + form("M38 44C26 34 10 42 8 60 18 68 34 64 42 56z", "steel"))
    horns = mirrored(form("M34 26C22 28 14 20 15 8 22 16 30 17 38 17z", "bone", 3))
    helm = form("M32 24C34 13 42 9 50 9 58 9 66 13 68 24L66 46C60 54 40 54 34 46z", "steel")
    sight = flat("M35 28L65 28 63 37 54 36 50 42 46 36 37 37z", "ink", stroke_width="2.6")
    eyes = patch(oval(42, 32.5, 4, 2.2) + oval(58, 32.5, 4, 2.2), "flame")
    return feet + trunk + grate + fists + plates + horns + helm + sight + eyes


GIANTS = {
    "mammoth": mammoth,
    "roc": roc,
    "ogre": ogre,
    "juggernaut": juggernaut,
}
"""Enemies drawn whole."""
