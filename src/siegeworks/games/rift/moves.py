"""The moves of Rift: everything a seat can say, form by form."""

from collections.abc import Sequence
from functools import cache
from string import ascii_lowercase
from typing import Any

from siegeworks.core.decision import Value
from siegeworks.core.moves import SEAT, Ids, Kind, Moves, Numbers, OneOf

TURNS = ("n", "e", "s", "w")
"""The four ways a card or hero may be turned."""
COLOURS = ("red", "green", "blue", "yellow")
"""Player colours: that of seat a first."""
ROWS = range(1, 100)
PLACES = frozenset(f"{column}{row}" for column in ascii_lowercase for row in ROWS)
"""Every name a space of a map or a square of a card can have: its column and its row."""


class Spaces(Kind):
    """Spaces of a map by name; there are those of the maps in the box."""

    def values(self, box: Any) -> Sequence[str]:
        return _spaces(box)

    def read(self, word: str, box: Any) -> str | None:
        return word if word in PLACES else None


class Squares(Kind):
    """Squares of a horde card by name; there are those of the cards in the box."""

    def values(self, box: Any) -> Sequence[str]:
        return sorted({word for squares in _laid(box) for word in squares})

    def read(self, word: str, box: Any) -> str | None:
        return word if word in PLACES else None


class SquareSets(Kind):
    """All squares that something covers; there are those the pieces in the box can cover."""

    def values(self, box: Any) -> Sequence[Value]:
        return _laid(box)

    def write(self, value: Any) -> str:
        return " ".join(value)

    def read(self, word: str, box: Any) -> Value:
        return (word,) if word in PLACES else None

    def take(self, words: Sequence[str], box: Any) -> tuple[Value, int]:
        fit = bool(words) and all(word in PLACES for word in words)
        return (tuple(words) if fit else None), len(words)


@cache
def _spaces(box: Any) -> tuple[str, ...]:
    return tuple(sorted({name for found in box.scenarios.values() for name in found.map.names}))


@cache
def _laid(box: Any) -> tuple[tuple[str, ...], ...]:
    """Every set of squares a piece of an attack, a base or a portal tile can cover on a card."""
    from siegeworks.games.rift.rules.grid import BASE, SOLDIER, placements, square_names

    sizes = {(face.width, face.height) for card in box.cards for face in card.faces}
    pieces = {
        (piece, turn, attack.free)
        for attack in box.attacks
        for group in attack.groups
        for piece in group
        if piece != SOLDIER
        for turn in range(4)
    }
    pieces |= {("X", 0, False), (BASE, 0, False)}
    return tuple(
        sorted(
            {
                square_names(mask, width)
                for width, height in sizes
                for piece, turn, free in pieces
                for mask in placements(piece, width, height, turn, free)
            }
        )
    )


MOVES = Moves(
    "rift",
    Ids("HERO", "the id of a hero", lambda box: box.hero_numbers, "`malik`"),
    Ids("ABILITY", "the id of a special ability", lambda box: box.ability_numbers, "`earthquake`"),
    Ids("SPELL", "the id of a spell", lambda box: box.spell_numbers, "`fire-rain`"),
    Ids("TOWER", "the id of a tower card", lambda box: box.tower_numbers, "`shooters`"),
    OneOf("COLOUR", "a colour of building sites", COLOURS, "`red`"),
    Spaces("SPACE", "a space of the map: its column, and its row from the top", "`c3`"),
    Squares(
        "SQUARE", "a square of a horde card as it lies, its purple edge towards its exit", "`a1`"
    ),
    SquareSets("SQUARES", "all squares that something covers, row by row", "`a1 b1 b2`"),
    OneOf(
        "TURN", "the direction in which a card's upper edge, or a hero, points", TURNS, "`n`, `e`"
    ),
    Numbers("NUMBER", "one of a tower's attacks, counted from 1 as printed", 9),
    SEAT,
)
form = MOVES.form

# -- set-up --------------------------------------------------------------------------------

TAKE = form("take HERO", "take-hero", "play this hero", lights="choice HERO")
ABILITY = form(
    "ability ABILITY",
    "take-ability hero further-action copy",
    "take this special ability in the set-up; later use it, or copy it",
    lights="ability ABILITY",
)
BENCH = form(
    "bench HERO",
    "fill-bench act",
    "put this hero on the bench in the set-up; later call them from it",
    lights="choice HERO",
)
TAKE_SPELL = form("spell SPELL", "take-spells", "take this spell", lights="choice SPELL")
BAN = form("ban COLOUR", "ban-colour", "build on no site of this colour", lights="choice COLOUR")

# -- phase 2 -------------------------------------------------------------------------------

PLAY = form(
    "play TOWER @ SPACE ~ TURN",
    "act",
    "play a tower on a building site, facing this way",
    lights="hand TOWER > site SPACE",
)
PASS = form(
    "pass TOWER > SEAT", "act pass", "pass a tower, upgraded", lights="hand TOWER > seat SEAT"
)
PASS_AS = form(
    "pass TOWER > SEAT = TOWER",
    "act pass",
    "the same if it can become several towers: which one",
    lights="hand TOWER > seat SEAT",
    names="tower seat new",
)
HERO = form("hero", "act", "activate your hero", lights="hero")
CHOOSE_HERO = form(
    "hero HERO", "choose-hero", "choose this hero", label="hero.chosen", lights="hero HERO"
)
BEAST = form("beast", "act", "activate the beast", lights="beast")
CAST = form("cast SPELL", "act", "use this spell", lights="spell SPELL")
DONE = form("done", "act buy hero fill-bench take-spells", "finish: the phase, the hero, the bench")
RESUME = form("resume", "act buy", "continue after all, while others still do")

# -- heroes --------------------------------------------------------------------------------

ATTACK = form(
    "attack", "hero further-action granted-attack", "attack with the hero", lights="actor"
)
ATTACK_WITH = form(
    "attack NUMBER",
    "attack",
    "choose the tower's next attack",
    label="attack.number",
    lights="tower",
)
REST = form("rest", "hero further-action", "rest, and heal", lights="actor")
MOVE = form("move SPACE", "hero move transport displace enter", "move there", lights="space SPACE")
STEP = form("step SPACE", "walk", "go on by one space", lights="space SPACE")
STOP = form("stop", "walk", "go no further")
BASE = form("base SQUARE", "base", "place the base, by its first square", lights="beneath")
FACE = form("face TURN", "face", "turn the hero", lights="actor")

# -- attacks -------------------------------------------------------------------------------

TILE = form("tile SPACE SQUARES", "place", "lay a tile on the horde there", lights="horde SPACE")
SOLDIER = form(
    "soldier SPACE SQUARE", "place", "put a soldier on the horde there", lights="horde SPACE"
)
RELOCATE = form(
    "relocate SPACE SQUARE > SPACE SQUARE",
    "place",
    "move a soldier from another horde, if the supply is empty",
    lights="horde SPACE",
    names="source taken space square",
)
SKIP = form(
    "skip",
    "place face move transport choose-hero granted-attack further-action",
    "do not",
)

# -- choices within a text, and for the other side -----------------------------------------

HORDE = form("horde SPACE", "choose-horde", "choose the horde there", lights="horde SPACE")
TURN_UP = form(
    "turn-up ABILITY", "turn-up", "turn this ability face up again", lights="ability ABILITY"
)
YES = form("yes", "return-beast", "bring the beast back")
NO = form("no", "return-beast", "leave it where it is")
GIVE = form(
    "give TOWER > SEAT", "share", "decide who takes a tower from a white site", lights="seat SEAT"
)
BUY = form(
    "buy TOWER > SEAT",
    "buy",
    "spend crystals on a tower for a player",
    lights="supply TOWER > seat SEAT",
)
PORTAL = form(
    "portal SPACE SQUARES",
    "open-portal",
    "place the portal tile of a boss or storm",
    lights="horde SPACE",
)
RAZE = form(
    "raze TOWER @ SPACE", "raze", "choose the tower the boss tears down", lights="site SPACE"
)
