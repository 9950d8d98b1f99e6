"""Every drawing of Siegestorm: those of the texts beside this module, and those of all games."""

from importlib.resources import files

from siegeworks.pictures import bodies, faces, gear
from siegeworks.pictures.draw import flat, oval, put
from siegeworks.pictures.stencil import cut

BOOTS = flat(oval(39, 89, 9, 5.5) + oval(61, 89, 9, 5.5), "bark")

SHARED: dict[str, str] = {
    # faces
    "round": faces.head("round", "[SKIN]"),
    "wide": faces.head("wide", "[SKIN]"),
    "long": faces.head("long", "[SKIN]"),
    "jaw": faces.head("jaw", "[SKIN]"),
    "kind-eyes": faces.kind_eyes(),
    "mean-eyes": faces.mean_eyes("white", 42, 11, 5),
    "glow-eyes": faces.glow_eyes("[GLOW]", 41, 10),
    "goblin-ears": faces.long_ears("[SKIN]"),
    "goblin-eyes": faces.mean_eyes("sun", 40, 12, 8),
    "goblin-nose": faces.nose("[SKIN]", 46),
    "grin": faces.grin(50),
    "horns": faces.horns(),
    "high-brow": faces.topknot("ink"),
    # hats
    "helmet": faces.helmet("[METAL]"),
    "great-helm": faces.great_helm("[METAL]", "[GLOW]"),
    "hood": faces.hood("[CLOTH]", "[SKIN]"),
    "cowl": faces.hood("[CLOTH]"),
    "topknot": faces.topknot("[HAIR]"),
    "shared-headband": faces.headband("[TRIM]"),
    "cap-feather": faces.feathered_cap("[CLOTH]", "[TRIM]"),
    "witch-hat": faces.witch_hat("[CLOTH]", "[TRIM]"),
    "plumed-helm": faces.great_helm("[METAL]", "[GLOW]") + bodies.plume("[TRIM]"),
    "beard-short": faces.beard("[HAIR]", 10),
    "beard-long": faces.beard("[HAIR]", 28),
    "scarf": faces.mask("[TRIM]"),
    # bodies
    "boots": BOOTS,
    "tunic": BOOTS + bodies.tunic("[CLOTH]"),
    "mail": BOOTS + bodies.mail("[CLOTH]", "[METAL]"),
    "bare": BOOTS + bodies.bare("[SKIN]", "[CLOTH]"),
    "robe": bodies.robe("[CLOTH]", "[TRIM]"),
    "smoke": bodies.tail_of_smoke("[CLOTH]"),
    "cape": bodies.cape("[TRIM]"),
    "bat-wings": bodies.bat_wings("[TRIM]"),
    "quiver": bodies.quiver(),
    # things
    "sword": gear.sword("[METAL]"),
    "dagger": gear.dagger("[METAL]"),
    "axe": gear.axe("[METAL]"),
    "double-axe": gear.axe("[METAL]", double=True),
    "club": gear.club(),
    "staff": gear.staff("[GLOW]"),
    "bow": put(gear.bow(), 0, -6),
    "spear": gear.spear("[METAL]"),
    "hammer": gear.hammer("[METAL]"),
    "shield": gear.shield("[CLOTH]", "[TRIM]"),
    "flask": gear.flask("[GLOW]"),
}
"""Drawings that all games have, with the colours of whoever wears them."""

TEXTS = (
    "heads",
    "hats",
    "hands",
    "dress",
    "props",
    "beasts",
    "things",
    "spawn",
    "scenery",
    "icons",
    "crests",
    "ground",
    "cards",
)
"""The texts, those first that others use."""


def _read() -> dict[str, str]:
    found = dict(SHARED)
    folder = files(__package__).joinpath("drawings")
    for text in TEXTS:
        drawings = cut(folder.joinpath(f"{text}.txt").read_text("utf-8"), found)
        found.update({f"{text}/{name}": drawing for name, drawing in drawings.items()})
    return found


DRAWINGS = _read()
"""Every drawing by name; one from a text has the name of the text before its own."""


def names(text: str) -> tuple[str, ...]:
    """The names of the drawings of a text."""
    return tuple(name.partition("/")[2] for name in DRAWINGS if name.startswith(f"{text}/"))


def drawing(text: str, name: str) -> str:
    """A drawing by the text it should come from, or one that all games have."""
    return DRAWINGS.get(f"{text}/{name}") or DRAWINGS.get(name, "")
