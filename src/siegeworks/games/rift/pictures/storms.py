"""Portal storms: a card each, a torn sky behind the sign of what the storm brings."""

from collections.abc import Callable

from siegeworks.games.rift.pictures import invented
from siegeworks.games.rift.pictures.tokens import gem
from siegeworks.pictures.draw import (
    around,
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
    poly,
    put,
    star,
)

CARD = box(9, 3, 82, 94, 10)
SKY = box(16, 10, 68, 80, 6)
CLOUD = (
    "M24 54C14 54 12 42 22 40 20 28 34 22 42 28 48 18 66 20 67 32 80 28 88 44 78 52 76 54 74 54 "
    "72 54z"
)
DROP = "M0 -7C3 -2 5 1 5 4 5 7 3 9 0 9 -3 9 -5 7 -5 4 -5 1 -3 -2 0 -7z"


def card(sky: str) -> str:
    """The card a storm is drawn on: a dark frame, and a sky with a whirl of the rift in it."""
    whirl = "M22 30C34 14 66 14 76 34 84 52 70 74 50 74 34 74 26 60 32 50 38 40 54 42 56 52"
    haze = line(whirl, 9, "violet") + line(whirl, 3, "lilac")
    bolts = fine("M20 14L28 14 24 21 29 21 19 32 22 24 18 24z", "sun")
    return form(CARD, "coal", 5) + flat(SKY, sky, stroke_width="2.6") + haze + bolts


def _cloud(x: float, y: float, size: float, colour: str) -> str:
    return put(form(CLOUD, colour, 4), x, y, size=size)


def _barred(part: str) -> str:
    """A thing with a red bar across it: not in this round."""
    bar = line("M28 74L72 30", 12) + line("M28 74L72 30", 6, "red")
    return part + bar


# -- rules for a round -----------------------------------------------------------------------


def gale() -> str:
    """Wind that curls, and a leaf in it."""
    gusts = "M20 42L58 42C70 42 70 28 60 28 53 28 52 36 58 36M20 54L72 54C84 54 82 70 72 68M20 66"
    gusts += "L52 66C64 66 62 80 53 78 49 77 49 72 53 72"
    leaf = flat("M30 30C34 20 44 18 50 20 48 28 42 34 32 33z", "leaf") + line("M28 36L42 26", 2)
    return card("navy") + line(gusts, 9) + line(gusts, 4.4, "white") + leaf


def downpour() -> str:
    """A bow whose string hangs in the rain."""
    bow = "M34 50C54 52 66 64 66 84"
    wood = line(bow, 9) + line(bow, 4.6, "wood") + line("M34 50C38 62 44 70 48 72M66 84L60 80", 2.4)
    rain = line("M26 58L22 70M76 54L71 68M58 50L54 60M74 74L71 82M30 76L28 82", 4, "sky")
    return card("navy") + rain + wood + _cloud(5, -3, 0.9, "steel")


def null_field() -> str:
    """A star of magic behind a bar."""
    ring = line(disc(50, 52, 25), 7) + line(disc(50, 52, 25), 3, "teal")
    return card("plum") + ring + _barred(flat(star(50, 52, 22, 10, 4), "lilac"))


def wet_powder() -> str:
    """A keg with a dead fuse, and drops on it."""
    keg = form("M30 46C28 58 28 70 31 80L65 80C68 70 68 58 66 46 56 42 40 42 30 46z", "wood", 5)
    hoops = line("M29 54C40 58 56 58 67 54M29 70C40 74 56 74 67 70", 3.4, "iron")
    fuse = line("M48 44C48 34 58 36 58 27", 5) + line("M48 44C48 34 58 36 58 27", 2.2, "sand")
    smoke = line("M60 23C66 20 62 15 68 13", 3, "steel")
    drops = (
        put(fine(DROP, "sky"), 38, 30)
        + put(fine(DROP, "sky"), 71, 38)
        + put(fine(DROP, "sky"), 40, 62, size=0.8)
    )
    return card("navy") + keg + hoops + fuse + smoke + drops


def mutiny() -> str:
    """A shield broken in two, and a spear thrown down."""
    spear = flat(limb(24, 82, 70, 74, 4.6), "wood") + flat("M68 69L82 72 70 79z", "steel")
    left = form("M28 30C34 34 42 35 48 33L43 46 49 54 42 70C32 64 26 50 28 30z", "blue", 4)
    right = form("M54 32C60 34 68 32 74 27 76 48 70 62 50 73L56 56 50 47z", "blue", 4)
    marks = line("M34 44L42 44M57 42L67 41", 3.4, "gold")
    return card("wine") + spear + left + right + marks


def fog() -> str:
    """A pale sun behind banks of fog."""
    sun = fine(disc(50, 38, 15), "sand")
    banks = "M19 50L58 50M66 50L80 50M24 60L76 60M19 70L44 70M52 70L81 70M30 80L70 80M22 40L36 40"
    return card("iron") + sun + line(banks, 8) + line(banks, 4.6, "pale")


def sleepless() -> str:
    """An open eye under the moon."""
    moon = form("M60 16C44 14 38 34 52 42 60 46 70 42 73 36 60 38 54 26 60 16z", "sun", 4)
    white = form("M24 66C34 50 66 50 76 66 66 80 34 80 24 66z", "white", 3)
    iris = fine(disc(50, 65, 9), "teal") + dot(50, 65, 4) + dot(47, 62, 1.8, "white")
    lids = line("M30 56L26 50M41 51L39 45M59 51L61 45M70 56L74 50", 3.4)
    veins = line("M28 67L36 66M72 67L64 66", 1.8, "red")
    return card("navy") + moon + lids + white + iris + veins


def silence() -> str:
    """A bell that may not ring."""
    bell = form("M34 70C40 62 36 48 42 38 46 32 54 32 58 38 64 48 60 62 66 70z", "gold", 4)
    clapper = fine(disc(50, 75, 5), "brass") + fine(disc(50, 31, 4.4), "gold")
    return card("plum") + _barred(clapper + bell)


def embargo() -> str:
    """A crystal behind bars."""
    bars = "".join(fine(box(x, 28, 5, 48, 2), "steel") for x in (27, 37, 58, 68))
    rails = fine(box(23, 28, 54, 6, 2), "iron") + fine(box(23, 72, 54, 6, 2), "iron")
    lock = form(box(43, 64, 14, 12, 3), "gold", 3) + dot(50, 69, 2.4)
    return card("pine") + gem(50, 53, 23, "lilac") + bars + rails + lock


def surge() -> str:
    """A portal that swells, and an arrow upwards."""
    rings = form(oval(50, 58, 27, 23), "violet", 5) + fine(oval(50, 58, 19, 15.5), "plum")
    glow = patch(oval(50, 58, 11, 9), "lilac")
    arrow = form("M50 16L70 40 58 40 58 66 42 66 42 40 30 40z", "sun", 4)
    return card("navy") + rings + glow + arrow


# -- deeds -----------------------------------------------------------------------------------


def second_wave() -> str:
    """One wave behind another."""
    wave = "M0 30C2 10 20 0 32 10 38 16 34 26 26 23 28 19 24 15 19 19 14 23 16 30 22 34z"
    far, near = put(form(wave, "teal", 4), 40, 22, size=1.2), put(form(wave, "sky", 4), 20, 42, 1.2)
    foam = dot(70, 24, 3, "white") + dot(77, 31, 2.2, "white") + dot(50, 45, 3, "white")
    sea = flat("M18 76C28 70 34 82 44 76 54 70 60 82 70 76 76 73 80 76 82 78L82 86 18 86z", "blue")
    return card("navy") + far + near + sea + foam


def thorns() -> str:
    """A bramble that closes in."""
    ring = disc(50, 52, 23)
    tips, roots = around(50, 52, 39, 8), around(50, 52, 22, 16, -101.2)
    spikes = "".join(
        fine(poly(roots[2 * n], tip, roots[2 * n + 1]), "bone") for n, tip in enumerate(tips)
    )
    vine = line(ring, 11) + line(ring, 6, "leaf")
    drop = put(fine(DROP, "red"), 50, 50, size=1.6)
    return card("pine") + spikes + vine + drop


def hail() -> str:
    """Ice out of a cloud."""
    stones = "".join(
        form(disc(x, y, r), "ghost", 2.4)
        for x, y, r in ((30, 62, 6), (46, 72, 7.5), (63, 60, 6), (72, 76, 5.5), (30, 80, 4.6))
    )
    tails = line("M33 53L35 49M50 62L52 57M66 51L68 47M74 68L76 63", 3, "white")
    return card("navy") + tails + stones + _cloud(5, -3, 0.9, "iron")


def mending() -> str:
    """A gash in a hide, sewn up."""
    hide = form(
        "M24 46C22 28 42 22 54 26 72 26 80 42 76 58 74 76 56 82 42 78 28 76 24 62 24 46z", "moss", 5
    )
    gash = "M34 62C42 52 56 50 66 42"
    stitches = line("M36 54L42 64M46 49L52 59M56 44L62 53", 4, "white")
    cross = put(fine("M-3 -9h6v6h6v6h-6v6h-6v-6h-6v-6h6z", "white"), 66, 66)
    return card("wine") + hide + line(gash, 6) + line(gash, 2.6, "wine") + stitches + cross


def tear() -> str:
    """A rip in the sky, and light behind it."""
    rip = "M54 14L62 30 55 40 66 54 56 64 60 84 44 68 48 58 36 48 46 36 40 28z"
    light = "M53 24L57 32 51 41 59 54 52 63 54 73 48 66 51 57 42 48 50 36z"
    sparks = patch(star(30, 34, 6, 2, 4) + star(72, 70, 7, 2.2, 4) + star(70, 28, 5, 1.8, 4), "sun")
    return card("plum") + form(rip, "violet", 4) + patch(light, "white") + sparks


def tremor() -> str:
    """A keep that leans, and a crack in the ground."""
    keep = form(
        "M34 36L34 26 41 26 41 31 47 31 47 26 54 26 54 31 60 31 60 26 67 26 67 36 64 68 37 68z",
        "stone",
        5,
    )
    door = flat("M45 68L45 56C45 49 56 49 56 56L56 68z", "bark", stroke_width="2.6")
    crack = line("M60 38L54 46 60 52", 3)
    ground = flat("M18 70L82 66 82 86 18 86z", "umber")
    rift = flat("M48 68L56 75 50 80 58 88 44 88 46 80 40 75z", "ink", stroke_width="2")
    shakes = mirrored(line("M24 40C20 46 20 52 24 58", 3.4, "sun"))
    return card("iron") + shakes + put(keep + door + crack, turn=7, pivot=(50, 68)) + ground + rift


STORMS: dict[str, Callable[[], str]] = {
    "gale": gale,
    "downpour": downpour,
    "null-field": null_field,
    "wet-powder": wet_powder,
    "mutiny": mutiny,
    "fog": fog,
    "sleepless": sleepless,
    "silence": silence,
    "embargo": embargo,
    "surge": surge,
    "second-wave": second_wave,
    "thorns": thorns,
    "hail": hail,
    "mending": mending,
    "tear": tear,
    "tremor": tremor,
}
"""What draws each storm, by id."""


def parts(name: str) -> str:
    """A storm on its card; one without a drawing gets a sign."""
    draw = STORMS.get(name)
    return draw() if draw else card("navy") + invented.sigil(name)
