"""Enemies: one entry for each kind, made of parts from back to front.

An enemy without an entry gets a look of its own from its id and its properties
(`invented.parts`), so that new enemies can be drawn before anybody has drawn them.
"""

from siegeworks.games.rift.pictures.beasts import BEASTS
from siegeworks.games.rift.pictures.giants import GIANTS
from siegeworks.games.rift.pictures.oddities import ODDITIES
from siegeworks.pictures import gear
from siegeworks.pictures.bodies import (
    arm,
    arms,
    bare,
    boots,
    cape,
    hand,
    held,
    mail,
    plume,
    quiver,
    robe,
    tunic,
)
from siegeworks.pictures.draw import disc, fine, flat, form, line, mirrored, oval, put
from siegeworks.pictures.faces import (
    fangs,
    feathered_cap,
    feathers,
    glow_eyes,
    great_helm,
    grin,
    hair,
    head,
    headband,
    helmet,
    high_ears,
    hood,
    horns,
    long_ears,
    mask,
    mean_eyes,
    nose,
    short_ears,
    smirk,
    topknot,
    tusks,
    wide_eyes,
    witch_hat,
)

PEOPLE: dict[str, tuple[str, ...]] = {
    "goblin": (
        *(boots(), tunic("bark", "coal"), arms("moss")),
        *(long_ears("moss"), head("wide", "moss"), mean_eyes("sun"), nose("moss"), grin(53)),
        held(gear.dagger(), "moss", 20),
    ),
    "orc": (
        *(boots("coal"), bare("olive", "bark"), arms("olive", 13)),
        *(short_ears("olive"), head("jaw", "olive"), topknot()),
        *(mean_eyes("white", 38, 11, 6), tusks(56)),
        held(gear.axe(), "olive", 0),
    ),
    "ironclad": (
        *(boots("iron"), mail("iron"), arm("iron")),
        held(gear.sword(), "iron", 2, left=True),
        *(great_helm("steel"), put(gear.tower_shield("iron"), 75, 68)),
    ),
    "assassin": (
        *(cape("plum"), boots("coal"), tunic("coal", "wine"), arms("coal")),
        *(hood("plum"), glow_eyes("red", 38), mask("wine", 48)),
        *(held(gear.dagger(), "coal", 24), held(gear.dagger(), "coal", 24, left=True)),
    ),
    "shaman": (
        *(robe("pelt", "teal"), arms("olive"), feathers("red", "sun", "teal")),
        *(short_ears("olive"), head("long", "bone"), wide_eyes("sun", 38, 9, 6)),
        *(line("M36 26L44 30M64 26L56 30M50 20L50 30", 3, "red"), grin(51)),
        held(gear.staff("teal"), "olive", 6),
    ),
    "archer": (
        *(boots("bark"), quiver("wine"), tunic("leaf"), arms("tan")),
        *(head("round", "tan"), headband("red"), mean_eyes("white", 44, 11, 6), smirk(56)),
        *(put(gear.bow(), 80, 66), flat(disc(87, 66, 5), "tan")),
    ),
    "scout": (
        *(boots("bark"), tunic("sand"), arms("tan")),
        *(high_ears("tan"), head("wide", "tan"), wide_eyes("white", 42, 12, 7)),
        *(fine(oval(50, 52, 5, 4), "ink"), line("M46 58L54 58M48 58L48 62M52 58L52 62")),
        *(feathered_cap("leaf", "red"), held(gear.spyglass(), "tan", 6)),
    ),
    "warlord": (
        *(cape("wine"), boots("coal"), mail("coal", "gold"), arms("red", 12)),
        *(horns(), head("jaw", "red"), helmet("gold"), mean_eyes("sun", 43, 11, 6), tusks(58)),
        held(gear.sword("iron"), "red", 5),
    ),
    "witch": (
        *(robe("violet", "lilac"), arm("violet"), arm("violet", left=False)),
        held(gear.flask("leaf"), "moss", left=True),
        *(head("long", "moss"), wide_eyes("white", 42, 9, 6), nose("moss", 50)),
        *(witch_hat("plum", "gold"), held(gear.wand("sun"), "moss")),
    ),
    "black-knight": (
        *(cape("wine"), boots("coal"), mail("coal", "iron"), arms("coal")),
        *(
            great_helm("coal", "red"),
            put(plume("red"), 100, flip=True),
            held(gear.sword("iron", "wine"), "coal", 6),
        ),
    ),
    "vampire": (
        *(cape("wine"), boots("coal"), tunic("coal", "red"), arms("coal")),
        *(hand("pale"), hand("pale", left=False)),
        mirrored(form("M40 66C22 62 12 48 12 30 24 36 36 46 44 60z", "coal", 4)),
        *(head("long", "pale"), hair("coal"), mean_eyes("red", 42, 9, 5), fangs(54)),
    ),
}
"""Those on two legs, by id."""

DRAWN: dict[str, str] = {
    **{name: "".join(parts) for name, parts in PEOPLE.items()},
    **{name: draw() for name, draw in (BEASTS | GIANTS | ODDITIES).items()},
}
"""The parts of every enemy that has an entry, by id."""
