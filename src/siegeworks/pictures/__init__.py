"""Pictures drawn by our own code: a shared pencil and paint box, and a room for each game.

Every picture is a complete SVG as text. Include `stylesheet()` in a page to let it be light or
dark; without it, or as a file, a picture is light. `gallery.picture_of` finds any picture by name.
"""

from siegeworks.pictures.palette import stylesheet

__all__ = ["stylesheet"]
