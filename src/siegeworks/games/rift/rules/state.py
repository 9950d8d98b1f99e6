"""The Rift State: hordes, figures and towers as small values, cards as numbers of the Box."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat, Value
from siegeworks.core.fields import (
    SORTED,
    At,
    Declaration,
    Field,
    Numbered,
    Visibility,
    declared,
    each_seat,
    printed,
    starts,
)
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason, saying
from siegeworks.games.rift.rules.declared import DeclaredState
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.maps import Map, Space
from siegeworks.games.rift.rules.printed import LIFE, NO_STORM, PORTAL, Card, Face
from siegeworks.games.rift.rules.scenario import CALM, EASIEST, NO_COLOUR, Scenario

if TYPE_CHECKING:
    from siegeworks.games.rift.rules.box import RiftBox

NOWHERE: Space = -1
"""Not on the map: a figure stands or lies on its hero board."""
SOLDIERS = 12
CRYSTALS = 12
NONE_CLOSED: frozenset[int] = frozenset()


class Horde(NamedTuple):
    """A horde card on the map: an ordinary horde, a portal, a ghost or a boss's life card."""

    serial: int
    card: int
    space: Space
    path: int
    """The arrival token whose path it follows, by place in the map's list."""
    tiles: Mask = 0
    soldiers: Mask = 0
    gate: Mask = 0
    """The squares of a portal tile on it (RT-29.10)."""


class Figure(NamedTuple):
    """A hero or the cat: where it stands and in what condition."""

    hero: int
    seat: Seat
    health: int
    slots: tuple[int, ...] = ()
    """Special abilities in its slots."""
    used: tuple[int, ...] = ()
    """Those of them that lie face down."""
    space: Space = NOWHERE
    horde: int = 0
    """Serial of the horde it is engaged with."""
    base: Mask = 0
    """The squares of that horde its base covers."""
    down: bool = False
    """Whether it lies defeated on its board."""
    acted: bool = False
    """Whether its card lies on the board, so that it cannot be activated this round."""
    rested: bool = False
    revived: bool = False
    """Whether it was revived this round and may do nothing (RT-19.11)."""
    fresh: bool = True
    """Whether it has not yet been on the map."""
    guest: bool = False
    """Whether it is a bench hero, here for one round (RT-25.11)."""


class Built(NamedTuple):
    """A tower card on a building site."""

    tower: int
    seat: Seat
    struck: bool = False
    """Whether it has attacked a portal (RT-13.5)."""
    down: bool = False


class Lasting(NamedTuple):
    """Something that holds until the end of the round."""

    kind: str
    """`protected` (a figure), `aegis` (whoever shares its space), `reborn` (if a horde falls)."""
    figure: int
    horde: int = 0


class Laid(NamedTuple):
    """A tile or soldier that the running attack has placed."""

    horde: int
    mask: Mask
    covered: Mask
    """The enemy squares under it."""


class StageByStage(Visibility):
    """All know which cards are in each stage of a deck, but nobody in which order."""

    def seen(self, state: "RiftState", field: Field, seat: Seat) -> Any:
        return tuple(
            tuple(card for stage in stages(deck, sizes) for card in sorted(stage))
            for deck, sizes in zip(state.decks, state.stages, strict=True)
        )

    def deal(self, state: "RiftState", field: Field, pool: list[int]) -> None:
        for token, deck in enumerate(state.decks):
            parts = [state.shuffled(stage) for stage in stages(deck, state.stages[token])]
            state.decks[token] = tuple(card for part in parts for card in part)


def stages(deck: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """A deck cut into its stages, the last to be drawn first."""
    start = 0
    for size in sizes:
        yield deck[start : start + size]
        start += size


HORDES = Numbered(saying("horde card"), lambda game: game.box.card_numbers)
TOWERS = Numbered(saying("tower"), lambda game: game.box.tower_numbers)
SPELLS = Numbered(saying("spell"), lambda game: game.box.spell_numbers)
HEROES = Numbered(saying("hero"), lambda game: game.box.hero_numbers)
STORMS = Numbered(saying("storm"), lambda game: game.box.storm_numbers)


@declared
class Fields(Declaration):
    """Everything that changes during a game of Rift, and the print it follows.

    All lies open but the decks that are face down (RT-R11). Which cards a deck still holds is
    known, since scenarios are; their order is not.
    """

    box: "RiftBox" = printed()
    scenario: Scenario = printed(lambda game: game.box.scenarios[game.setup.mode])
    map: Map = printed(lambda game: game.scenario.map)
    hordes: list[Horde] = starts([])
    """Hordes on the map; of several on one space the later lies above (RT-28.13)."""
    figures: list[Figure] = starts([])
    """The hero of each seat, then the cat, then bench heroes."""
    sites: list[tuple[Built, ...]] = starts(lambda game: [()] * len(game.map.sites))
    hands: list[tuple[int, ...]] = starts(each_seat(()), of=TOWERS, at=At(word="hand"))
    """Tower cards in hand, sorted."""
    passed: list[tuple[int, ...]] = starts(each_seat(()), of=TOWERS, at=At())
    """Tower cards in the areas for passed towers, sorted."""
    supply: tuple[int, ...] = starts(lambda game: game.box.copies)
    """How many cards of each tower lie in the common supply."""
    decks: list[tuple[int, ...]] = starts(
        lambda game: [()] * len(game.scenario.decks), seen=StageByStage(), of=HORDES
    )
    """Enemy decks by arrival token, the top card last."""
    stages: list[tuple[int, ...]] = starts(lambda game: [()] * len(game.scenario.decks))
    """How many cards are left of each stage of each deck, the last stage first."""
    ghosts: tuple[int, ...] = starts((), seen=SORTED, of=HORDES, at=At("ghosts", top_first=True))
    removed: tuple[int, ...] = starts((), of=HORDES, at=At("removed"))
    """Horde cards out of the game."""
    terrain: tuple[tuple[Space, str], ...] = starts(())
    opened: tuple[int, ...] = starts(())
    """Tokens opened in this round, from which nothing arrives yet (RT-28.41)."""
    spells: tuple[int, ...] = starts((), of=SPELLS, at=At("spells"))
    bench: tuple[int, ...] = starts((), of=HEROES, at=At("bench"))
    """Heroes on the solo player's bench."""
    actions: tuple[int, ...] = starts((), seen=SORTED)
    """The boss's action cards, the top card last."""
    spent: tuple[int, ...] = starts(())
    boss_steps: tuple[int, ...] = starts(())
    """How far each boss figure has come on its way."""
    boss_lives: tuple[int, ...] = starts((), of=HORDES)
    """The boss's life cards not yet begun."""
    storm: int = starts(NO_STORM, of=STORMS, at=At("storms", "raging"))
    """The storm in force (RT-S4)."""
    gathering: int = starts(NO_STORM, of=STORMS, at=At("storms"))
    """The storm that gathers and breaks at the start of the next round (RT-S3)."""
    storms: tuple[int, ...] = starts(
        (), seen=SORTED, of=STORMS, at=At("storms", "deck", top_first=True)
    )
    """The storm deck, the top card last."""
    lasting: tuple[Lasting, ...] = starts(())
    laid: tuple[Laid, ...] = starts(())
    ready: tuple[bool, ...] = starts(lambda game: (False,) * game.seats, at=At(word="done"))
    """The seats that have declared themselves done with the phase (RT-R21)."""
    round: int = starts(0, at=At("round"))
    phase: str = starts("set-up", at=At("round"))
    health: int = starts(0, at=At("round"))
    """Health tokens of the kingdom."""
    crystals: int = starts(0, at=At("round"))
    destroyed: int = starts(0, at=At("round"))
    """Portals destroyed so far."""
    last_round: bool = starts(False, at=At("round"))
    banned: int = starts(NO_COLOUR)
    """The colour a solo player may not build on this round (RT-25.5)."""
    serial: int = starts(0)
    """The number the newest horde on the map was given."""


class RiftState(DeclaredState):
    """A Rift game in progress."""

    __slots__ = ()

    game = "rift"
    fields = Fields.fields
    field_names = Fields.field_names

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
