"""The moves of Siegestorm: everything a seat can say, form by form."""

from collections.abc import Sequence
from typing import Any

from siegeworks.core.decision import SEATS, Seat, Value
from siegeworks.core.moves import SEAT, Ids, Kind, Moves, Numbers, OneOf

MOST = 99
"""No list of cards in play is longer."""
TRACKS = tuple(f"{seat}{side}" for seat in SEATS for side in "lr")
SQUARES = (
    *(f"{track}{place}" for track in (*SEATS, *TRACKS) for place in range(1, MOST + 1)),
    *(f"{track}f{board}" for track in (*SEATS, *TRACKS) for board in ("", "1", "2")),
    *("n", "n1", "n2", "n3", "n4"),
)


class Supporters(Kind):
    """A place in a Support Zone: the seat, and the number of the card there."""

    def values(self, box: Any) -> Sequence[Value]:
        return [(seat, number) for seat in range(len(SEATS)) for number in range(1, MOST + 1)]

    def write(self, value: tuple[Seat, int]) -> str:
        return f"{SEATS[value[0]]}s{value[1]}"

    def read(self, word: str, box: Any) -> Value:
        return _SUPPORTERS.get(word)


_SUPPORTERS: dict[str, Value] = {
    f"{letter}s{number}": (seat, number)
    for seat, letter in enumerate(SEATS)
    for number in range(1, MOST + 1)
}

MOVES = Moves(
    "siegestorm",
    SEAT,
    OneOf("SQUARE", "a space of the Battlefield", SQUARES, "see below"),
    OneOf("TRACK", "a War Track, where a player has two", TRACKS, "`al`, `br`"),
    Supporters(
        "SUPPORTER",
        "a place in a Support Zone, counted from 1 in the order the cards came",
        "`as1`, `bs12`",
    ),
    Ids(
        "CARD",
        "the id of a card: its English name in lower case, with hyphens",
        lambda box: box.numbers,
        "`tengu`, `armored-yak`",
    ),
    Numbers("NUMBER", "a place in a list, counted from 1", MOST),
)
form = MOVES.form

# -- set-up --------------------------------------------------------------------------------

KEEP_BOTH = form("keep", "exchange", "keep both starting cards")
RETURN = form(
    "return CARD", "exchange", "put one under the Resources and draw another", lights="hand CARD"
)
RETURN_BOTH = form(
    "return CARD CARD",
    "exchange",
    "put both under the Resources, the first-named first",
    label="return-cards",
    lights="hand FIRST hand SECOND",
    names="first second",
)

# -- the turn, and reactions ---------------------------------------------------------------

NEXT = form("next", "act", "go on to the next step")
END = form("end", "act", "end the Deploy step")
PLAY = form(
    "play CARD", "act react", "play a card from your hand as an action", lights="hand CARD > field"
)
PLAY_FOR = form(
    "play CARD @ TRACK",
    "act react",
    "the same with two tracks: for which one",
    lights="hand CARD > track TRACK",
)
DEPLOY = form("deploy CARD", "act", "play it as a creature", lights="hand CARD > deployment")
DEPLOY_ON = form(
    "deploy CARD @ TRACK",
    "act",
    "the same with two tracks: on which one",
    lights="hand CARD > deployment TRACK",
)
USE = form(
    "use SQUARE", "act react", "use the ability of the creature there", lights="piece SQUARE"
)
PASS = form("pass", "react", "do not react")
ADVANCE = form(
    "advance TRACK", "advance", "which of two tracks advances first", lights="track TRACK"
)
TAKE = form("take", "extra-turn", "take the extra turn")
DECLINE = form("decline", "extra-turn", "do not")

# -- choosing and paying -------------------------------------------------------------------

TARGET = form("target SQUARE", "choose", "choose the creature there", lights="piece SQUARE")
TARGET_SUPPORTER = form(
    "target SUPPORTER", "choose", "choose this Supporter", lights="supporter SUPPORTER"
)
TARGET_MENACE = form(
    "target menace",
    "choose",
    "choose the Menace Level, which stands for the Supporters of a boss",
    label="target-menace",
    lights="menace",
)
CARD = form("card CARD", "choose", "choose a card in a hand or pile", lights="chosen CARD")
NONE = form("none", "choose", "choose nothing: no card in your hand fits, which stays secret")
DISCARD = form(
    "discard CARD", "pay discard", "put a card from your hand on the Casualties", lights="hand CARD"
)
COMMIT = form(
    "commit NUMBER",
    "pay",
    "commit a Supporter: the first, the second, …",
    lights="own-supporter NUMBER",
)

# -- leaving the track ---------------------------------------------------------------------

STORM = form("storm", "order", "Storm", lights="leaver > opponents")
HOLD_FRONT = form(
    "hold front",
    "order",
    "Hold Ground on your Frontline",
    label="hold-front",
    lights="leaver > front",
)
HOLD_LAND = form(
    "hold land", "order", "Hold Ground on No Man's Land", label="hold-land", lights="leaver > land"
)
SUPPORT = form("support", "order", "become a Supporter", lights="leaver > support")
ATTACK_PLAYER = form(
    "attack SEAT", "attack", "attack the player", label="attack-player", lights="seat SEAT"
)
ATTACK = form(
    "attack SQUARE",
    "attack boss-attacks",
    "attack a creature on the Battle Zone; in a boss's Storm, which of several equal ones it kills",
    lights="piece SQUARE",
)
TO_HAND = form(
    "to hand",
    "after-storm",
    "return the creature to your hand after its Storm",
    label="to-hand",
    lights="leaver > hand",
)
TO_SUPPORT = form(
    "to support",
    "after-storm",
    "make it a Supporter after its Storm",
    label="to-support",
    lights="leaver > support",
)

# -- what texts ask ------------------------------------------------------------------------

RESET = form("reset NUMBER", "reset", "ready a committed Supporter", lights="own-supporter NUMBER")
DONE = form("done", "reset", "ready no more")
KEEP = form(
    "keep CARD",
    "vision",
    "keep this one of the cards you saw",
    label="keep-card",
    lights="sight CARD",
)
BOTTOM = form("bottom CARD", "vision", "put this one under the Resources", lights="sight CARD")
TOP = form("top CARD", "vision", "put it on top, if that was agreed on", lights="sight CARD")
YES = form("yes", "may", "do what the text allows")
NO = form("no", "may", "do not")
FIRST = form(
    "first NUMBER CARD",
    "which-first which-totem",
    "which of several passives is carried out first, or which Totem gets its Spirit token",
    lights="waiting NUMBER",
)

# -- what players choose for a boss --------------------------------------------------------

BOSS = form(
    "boss CARD",
    "boss-plays",
    "which of several equal cards the boss plays",
    lights="boss-hand CARD",
)
LEAD = form("lead SQUARE", "leader", "where the Leader of the boss goes", lights="piece SQUARE")
STRIKE = form(
    "strike SEAT",
    "who-suffers",
    "which of two players a text of the boss strikes",
    lights="seat SEAT",
)
