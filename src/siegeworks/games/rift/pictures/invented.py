"""Looks for those who have no entry yet: put together from their id and their properties.

The same id always gets the same look; what it can do can be seen on it.
"""

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import TypeVar

from siegeworks.pictures import bodies, faces, gear
from siegeworks.pictures.draw import dot, fine, flat, put, star

T = TypeVar("T")

SKINS = ("moss", "olive", "tan", "umber", "stone", "rose", "teal", "sky", "lilac", "fur", "sand")
CLOTHS = ("bark", "wine", "navy", "pine", "plum", "coal", "brass")


class Chooser:
    """Picks from lists, always the same for the same name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def pick(self, what: str, among: Sequence[T]) -> T:
        """One of several, by what it is for."""
        mark = sha256(f"{self.name}/{what}".encode()).digest()
        return among[int.from_bytes(mark[:4], "big") % len(among)]


def parts(name: str, properties: Collection[str] = ()) -> str:
    """A figure for an enemy."""
    choose = Chooser(name)
    skin, cloth = choose.pick("skin", SKINS), choose.pick("cloth", CLOTHS)
    return (
        _back(properties, choose)
        + bodies.boots(choose.pick("boots", ("bark", "coal", "iron")))
        + _trunk(properties, choose, skin, cloth)
        + bodies.arms(skin, 13 if "large" in properties else 10)
        + _head(properties, choose, skin, cloth)
        + bodies.held(_weapon(properties, choose), skin, 6)
    )


def _back(properties: Collection[str], choose: Chooser) -> str:
    if "haste" in properties:
        return bodies.bat_wings(choose.pick("wings", CLOTHS))
    return choose.pick("back", ("", bodies.cape("wine"), bodies.cape("navy")))


def _trunk(properties: Collection[str], choose: Chooser, skin: str, cloth: str) -> str:
    if "resists-physical" in properties:
        return bodies.mail(cloth, choose.pick("plate", ("steel", "iron", "brass")))
    if "healing" in properties or "resists-magic" in properties:
        return bodies.robe(cloth, choose.pick("hem", ("gold", "teal", "lilac")))
    if "large" in properties:
        return bodies.bare(skin, cloth)
    return choose.pick("trunk", (bodies.tunic(cloth), bodies.bare(skin, cloth)))


def _head(properties: Collection[str], choose: Chooser, skin: str, cloth: str) -> str:
    ears = choose.pick("ears", (faces.long_ears, faces.short_ears, faces.high_ears))(skin)
    horns = choose.pick("horns", ("", faces.horns(), faces.ram_horns()))
    skull = faces.head(choose.pick("skull", ("round", "wide", "jaw", "long")), skin)
    bare = choose.pick("top", (faces.topknot(cloth), faces.headband(cloth), ""))
    top = faces.helmet("steel") if "resists-physical" in properties else bare
    if "resists-magic" in properties:
        top += fine(star(50, 28, 7, 3, 4), "lilac")
    return ears + horns + skull + top + _face(properties, choose)


def _face(properties: Collection[str], choose: Chooser) -> str:
    if "deadly" in properties:
        return faces.glow_eyes("red", 44) + faces.grin(53)
    eyes = choose.pick("eyes", (faces.mean_eyes, faces.wide_eyes))
    mouths = (faces.grin(54), faces.tusks(57), faces.fangs(56), faces.smirk(56))
    return eyes(choose.pick("iris", ("white", "sun")), 44, 11, 6) + choose.pick("mouth", mouths)


def _weapon(properties: Collection[str], choose: Chooser) -> str:
    if "healing" in properties:
        return gear.staff(choose.pick("glow", ("leaf", "teal", "sun")))
    if "targeting" in properties:
        return gear.spear()
    if "large" in properties:
        return put(gear.club(), size=0.85, turn=-8)
    weapons = (gear.dagger(), gear.sword(), gear.axe(), gear.spear(), gear.wand("sun"))
    return choose.pick("weapon", weapons)


def sigil(name: str) -> str:
    """A sign for a thing that has no drawing: a star with beads around it."""
    choose = Chooser(name)
    count = choose.pick("points", (3, 4, 5, 6, 7, 8))
    rays = star(50, 50, 32, choose.pick("dents", (10, 14, 18)), count)
    colour = choose.pick("colour", ("sky", "flame", "rose", "moss", "lilac"))
    return flat(rays, colour) + dot(50, 50, choose.pick("heart", (4, 6, 8)))
