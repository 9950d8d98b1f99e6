"""Bodies below the head: tunics, mail, robes, arms, boots, capes and wings.

The ground is at 94 in a square of 100; hands hold things at (21, 74) and (79, 74).
"""

from siegeworks.pictures.draw import disc, fine, flat, form, limb, line, mirrored, oval, put

LEFT, RIGHT = (21.0, 74.0), (79.0, 74.0)
"""Where the hands are."""


def boots(colour: str = "bark") -> str:
    """Two feet on the ground."""
    return mirrored(flat(oval(39, 89, 9, 5.5), colour))


def tunic(colour: str, belt: str = "bark") -> str:
    """A small body with a belt."""
    coat = form("M37 56C45 53 55 53 63 56L70 84C60 89 40 89 30 84z", colour)
    return coat + fine("M32 75C44 79 56 79 68 75L69 81C58 85 42 85 31 81z", belt)


def mail(colour: str, plate: str = "steel") -> str:
    """A broad body with plates on the shoulders."""
    chest = form("M28 60C38 52 62 52 72 60L74 83C62 90 38 90 26 83z", colour)
    return chest + mirrored(form("M40 57C32 52 20 56 19 68 26 72 36 70 40 66z", plate, 4))


def bare(skin: str, cloth: str) -> str:
    """A broad body with nothing on but a loincloth."""
    chest = form("M28 60C38 52 62 52 72 60L72 82C62 88 38 88 28 82z", skin)
    return chest + flat("M28 79C42 84 58 84 72 79L66 92 56 86 50 93 44 86 34 92z", cloth)


def robe(colour: str, hem: str = "gold") -> str:
    """A robe down to the ground."""
    gown = form("M39 54C46 52 54 52 61 54L76 91C62 95 38 95 24 91z", colour, 6)
    return gown + line("M27 87C42 91 58 91 73 87", 3.4, hem)


def arm(colour: str, left: bool = True, wide: float = 10) -> str:
    """An arm from the shoulder down to the hand."""
    return form(limb(33, 63, 22, 73, wide) if left else limb(67, 63, 78, 73, wide), colour, 2.5)


def hand(colour: str, left: bool = True, size: float = 6) -> str:
    """A fist."""
    return flat(disc(*(LEFT if left else RIGHT), size), colour)


def arms(colour: str, wide: float = 10) -> str:
    """Both arms, with a fist on the left; the right hand comes with what it holds."""
    return arm(colour, True, wide) + arm(colour, False, wide) + hand(colour, size=wide * 0.6)


def held(thing: str, colour: str, turn: float = 8, left: bool = False) -> str:
    """A thing in a hand, leaning outwards."""
    x, y = LEFT if left else RIGHT
    return put(thing, x, y, turn=-turn if left else turn) + hand(colour, left)


def cape(colour: str) -> str:
    """A cape behind the shoulders."""
    hem = "26 88 34 94 42 90 50 95 58 90 66 94 74 88 80 95 86 92"
    return form(f"M36 54C26 60 16 76 14 92 {hem} 84 74 74 60 64 54z", colour, 6)


def bat_wings(colour: str) -> str:
    """Wings of skin, spread behind the body."""
    skin = "M36 64C28 54 20 40 9 26 4 42 4 60 7 80 12 74 17 74 20 80 23 74 28 74 32 80z"
    ribs = line("M33 66C24 58 15 44 10 32M33 68C26 66 14 66 8 74M32 72C28 70 22 72 20 77")
    return mirrored(form(skin, colour) + ribs)


def tail_of_smoke(colour: str) -> str:
    """No legs: a body that ends in a wisp."""
    trunk = "M28 58C36 52 64 52 72 58 74 72 66 78 58 82"
    return form(f"{trunk} 62 88 72 86 77 81 77 94 52 98 42 91 35 86 30 78 28 58z", colour, 6)


def quiver(colour: str = "bark") -> str:
    """Arrows on the back, over the left shoulder."""
    ends = flat("M8 26L13 13 20 24 17 40 12 40z", "white") + flat(
        "M18 24L24 12 30 24 26 38z", "red"
    )
    return ends + flat("M9 38L27 34 38 64 26 68z", colour)


def plume(colour: str) -> str:
    """A plume that falls to one side, for the top of a helm."""
    return form(
        "M47 12C48 4 62 3 74 8 86 14 90 26 86 40 80 30 74 24 66 22 58 20 50 20 47 12z", colour, 4
    )
