"""Tiles, soldiers and arrows in words."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from siegeworks.games.rift.rules.grid import SOLDIER, canonical, cells
from siegeworks.games.rift.rules.printed import AROUND, OWN, PRECISE, Attack
from siegeworks.games.rift.words.naming import Naming
from siegeworks.words.phrases import Fact

Spread = Literal["single", "linked", "together", "each", "free"]
"""Over which hordes the pieces of an attack go: one piece, all on one horde, as many as are counted
on one horde, one on each horde, as wanted."""
Groups = tuple[tuple[str, ...], ...]

SHAPES = {
    canonical("XX/X."): "corner",
    canonical("XXX/.X."): "T",
    canonical("XXX/X.."): "L",
    canonical("XX./.XX"): "S",
    canonical("XXX/XX."): "P",
}
"""Shapes that have a name; rectangles are called by their sides."""
ARROWS = dict(zip(("n", "ne", "e", "se", "s", "sw", "w", "nw"), "↑↗→↘↓↙←↖", strict=True))
OWN_AROUND = f"{OWN} {AROUND}"


class Tiles:
    """Says what an attack places, and where it reaches."""

    def __init__(self, naming: Naming) -> None:
        self.naming = naming
        self.say = naming.say

    # -- pieces ------------------------------------------------------------------------

    def pieces(self, groups: Groups, *, free: bool) -> str:
        """What is placed; pieces that belong together among others are joined by +."""
        if len(groups) == 1:
            return self.naming.listed(self._counted(groups[0], free))
        single = [group[0] for group in groups if len(group) == 1]
        joined = [self._joined(group, free) for group in groups if len(group) > 1]
        return self.naming.listed([*joined, *self._counted(single, free)])

    def _counted(self, pieces: Iterable[str], free: bool) -> list[str]:
        return [self.piece(piece, number, free) for piece, number in Counter(pieces).items()]

    def _joined(self, group: tuple[str, ...], free: bool) -> str:
        text, *rest = self._counted(group, free)
        for more in rest:
            text = self.say("joined", first=text, second=more)
        return text

    def piece(self, piece: str, number: int, free: bool) -> str:
        """So many pieces of a kind: 2 soldiers, a 1×2 tile (upright)."""
        if piece == SOLDIER:
            return self.say("soldiers-counted", n=number)
        lie = _lie(piece, free)
        facts: dict[str, Fact] = {"n": number, "lie": f" {self.say(lie)}" if lie else ""}
        return self.say("tile", **facts | self.shape(piece))

    def shape(self, piece: str) -> dict[str, Fact]:
        """What a tile is called for its shape."""
        drawn = cells(piece)
        high, wide = (1 + max(cell[axis] for cell in drawn) for axis in (0, 1))
        full = len(drawn) == high * wide
        name = "square" if full else SHAPES.get(canonical(piece), "other")
        sides: dict[str, Fact] = {"wide": min(wide, high), "high": max(wide, high)}
        return self.naming.forms("shape", f"shape-{name}", squares=len(drawn), **sides)

    # -- arrows ------------------------------------------------------------------------

    def arrows(self, arrows: str) -> str:
        """Arrows as drawn, each run with its length."""
        runs = (run.rstrip("0123456789") for run in arrows.split())
        drawn = zip(arrows.split(), runs, strict=True)
        return " ".join(f"{ARROWS[name]}{run[len(name) :]}" for run, name in drawn)

    def reach(self, attack: Attack) -> str:
        """Where an attack of a tower reaches."""
        kind = reach_kind(attack.arrows)
        arrows = self.arrows(attack.arrows) if kind == "arrows" else ""
        return self.say(f"reach-{kind}", arrows=arrows)


def _lie(piece: str, free: bool) -> str:
    """How a straight tile lies that may not be turned."""
    if free or len(piece) == 1 or "." in piece:
        return ""
    rows = piece.split("/")
    return "lie-upright" if len(rows[0]) == 1 else "lie-across" if len(rows) == 1 else ""


def reach_kind(arrows: str) -> str:
    """What kind of reach arrows give."""
    kinds = {AROUND: "around", PRECISE: "precise", OWN: "own", OWN_AROUND: "own-around"}
    return kinds.get(arrows, "arrows")


def spread(attack: Attack, times: str = "") -> Spread:
    """Over how many hordes the pieces of an attack may go."""
    if times == "each":
        return "each"
    groups = attack.groups
    if len(groups) == 1 and len(groups[0]) > 1:
        return "together" if times else "linked"
    return "single" if len(groups) == 1 else "free"
