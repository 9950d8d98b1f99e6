"""The Rift State: hordes, figures and towers as small values, cards as numbers of the Box."""

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat, Value
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift.rules.declared import DeclaredState
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import LIFE, NO_STORM, PORTAL, Card, Face
from siegeworks.games.rift.rules.scenario import CALM, EASIEST

SOLDIERS = 12
CRYSTALS = 12
NONE_CLOSED: frozenset[int] = frozenset()


class RiftState(DeclaredState):
    """A Rift game in progress."""

    __slots__ = ()

    game = "rift"

    def why_not_now(self, seat: Seat, move: Move) -> Reason | None:
        """Why a move has no place at this moment."""
        return self.box.why_not_now(self, seat, move)

    # -- who and where -----------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Whether one player plays alone (section 25)."""
        return len(self.hands) == 1

    def has_rule(self, rule: str) -> bool:
        """Whether a special rule of the scenario, its Iron challenge or the storm holds."""
        plan = self.scenario
        if rule in plan.rules or rule in plan.iron:
            return plan.has_rule(rule, self.difficulty) or self.rages(rule)
        return self.rages(rule)

    def rages(self, rule: str) -> bool:
        """Whether the storm in force brings a rule (RT-S4)."""
        return self.storm != NO_STORM and self.box.storms[self.storm].rule == rule

    @property
    def closed(self) -> frozenset[int]:
        """The towers that the storm in force keeps from being played."""
        return self.box.closed[self.storm] if self.storm != NO_STORM else NONE_CLOSED

    @property
    def stormy(self) -> bool:
        """Whether the players have chosen the challenge of portal storms (RT-S1)."""
        return self.setup.switch("storms", CALM) != CALM

    @property
    def difficulty(self) -> str:
        """The chosen difficulty."""
        return self.setup.switch("difficulty", EASIEST)

    @property
    def max_level(self) -> int:
        """The highest level of towers in this game (RT-4.8)."""
        return max(1, self.scenario.max_level - self.has_rule("one-level-less"))

    def horde(self, serial: int) -> Horde | None:
        """The horde with this serial, if it is still on the map."""
        for horde in self.hordes:
            if horde[0] == serial:
                return horde
        return None

    def put(self, horde: Horde) -> None:
        """Replace a horde by its new condition."""
        for place, other in enumerate(self.hordes):
            if other[0] == horde[0]:
                self.hordes[place] = horde
                return

    def top(self, space: Space) -> Horde | None:
        """The horde on a space that lies on top."""
        found = None
        for horde in self.hordes:
            if horde[2] == space:
                found = horde
        return found

    def card(self, horde: Horde) -> Card:
        """The printed card of a horde."""
        return self.box.cards[horde[1]]

    def face(self, horde: Horde) -> Face:
        """The card of a horde as it lies, turned towards its exit (RT-R7)."""
        return self.box.cards[horde[1]].faces[self.map.tokens[horde[3]].turn]

    def portal_level(self, horde: Horde) -> int:
        """The tower level a portal asks for; 0 if the horde is no portal."""
        level = self.box.gate_level if horde.gate else self.box.cards[horde.card].level
        if self.storm != NO_STORM and 0 < level < self.max_level:
            return level + self.rages("portal-levels")
        return level

    def is_boss(self, horde: Horde) -> bool:
        """Whether it is the life card of a boss."""
        return self.box.cards[horde.card].kind == LIFE

    def has_boss(self, space: Space) -> bool:
        """Whether the figure of a boss without life cards stands on a space (RT-R101)."""
        plan = self.scenario.boss
        if plan is None or plan.lives:
            return False
        ways = zip(plan.routes, self.boss_steps, strict=True)
        return any(way[step] == space for way, step in ways)

    def boss_is_beaten(self) -> bool:
        """Whether the boss had life cards and the last of them has fallen."""
        plan = self.scenario.boss
        if plan is None or not plan.lives:
            return False
        return not any(self.is_boss(horde) for horde in self.hordes)

    def is_ordinary(self, horde: Horde) -> bool:
        """Whether it is neither a portal nor a boss."""
        return not horde.gate and self.box.cards[horde.card].kind not in (PORTAL, LIFE)

    def bases(self, serial: int) -> Mask:
        """The squares of a horde under the bases of figures."""
        mask = 0
        for figure in self.figures:
            if figure.horde == serial:
                mask |= figure.base
        return mask

    def cover(self, horde: Horde) -> Mask:
        """Every covered square of a horde (RT-3.35)."""
        return horde.tiles | horde.soldiers | horde.gate | self.bases(horde.serial)

    def uncovered(self, horde: Horde) -> Mask:
        """The squares of enemies that are not covered."""
        return self.face(horde).foes & ~self.cover(horde)

    def soldiers_left(self) -> int:
        """How many soldiers are in the common supply (RT-12.13)."""
        return SOLDIERS - sum(horde.soldiers.bit_count() for horde in self.hordes)

    def figure_at(self, space: Space) -> list[int]:
        """The figures on a space, in seating order."""
        return [number for number, figure in enumerate(self.figures) if figure.space == space]

    def colour(self, site: int) -> int:
        """The colour of a building site in this game."""
        return self.scenario.colours[len(self.hands) - 1][site]

    def top_frame(self) -> Frame:
        """The frame on top of the agenda."""
        frame = self.agenda[-1]
        assert isinstance(frame, Frame)
        return frame

    def note(self, key: str, value: Value) -> None:
        """Bind a name in the frame on top, whose verb is being performed."""
        self.agenda[-1] = self.top_frame().bound(key, value)
