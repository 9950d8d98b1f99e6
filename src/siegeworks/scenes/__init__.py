"""Scenes: what a seat has before its eyes, as typed values that anything can draw.

A scene is made from a View, never from a State, so nothing hidden can be in it. Everything on the
board has a **place**, a short key such as `hand:b`, `square:af1` or `horde:12`; options and facts
name the places they are about. What is printed on a card is not in a scene but in the catalogue,
which a browser fetches once.

A game describes its scene in its room `scene`, a package with these names:

    scene(sight, language)      everything on the board as a seat may see it
    options(sight, language)    the options of the open decision, each with its label and places
    facts(note, sight)          what an animation needs of an event that the seat may know
    catalogue(language)         all that is printed, in words
    TYPES                       the structs of these four, from which types and schema are generated
    ahead(sight, language)      what would happen next by itself; may be missing
    picture(kind, name)         a picture as SVG, or None; may be missing

A game without such a room gets `siegeworks.scenes.usual`.
"""
