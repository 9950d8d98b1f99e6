"""Scenarios: one text file each, with its map drawn and everything it deals out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from siegeworks.core.content import Table, parse
from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import BadText
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules.maps import WHITE, Map, read_map
from siegeworks.games.rift.rules.printed import GHOST, HORDE, LIFE, PORTAL, Card, Tower

DIFFICULTIES = ("one-star", "two-stars", "three-stars", "heroic", "iron")
EASIEST, *_, IRON = DIFFICULTIES
STORMS = ("off", "on")
CALM = STORMS[0]
"""Without the challenge of portal storms (RT-S1)."""
NO_COLOUR = -1
GOALS = ("portals", "boss")
BOSSES = ("time-mages", "lilith", "blackburn")
RULES = (
    *("no-spells", "no-buying", "no-abilities", "no-rest", "one-level-less"),
    *("heroes-strike-bosses", "portal-tiles-count"),
)
"""Special rules a scenario or its Iron challenge may name."""


@dataclass(frozen=True)
class BossPlan:
    """The boss of a scenario: where its figures stand, where they go, its cards."""

    id: str
    routes: tuple[tuple[int, ...], ...]
    """For each figure the spaces of its way, the first is where it starts."""
    lives: tuple[int, ...]
    """Life cards, the first to be covered first."""
    actions: tuple[str, ...]
    """Names of its action cards."""


@dataclass(frozen=True)
class Scenario:
    """A scenario as its file says."""

    id: str
    number: int
    map: Map
    decks: tuple[tuple[tuple[int, ...], ...], ...]
    """For each arrival token the stages of its deck, those that arrive first at the front; the
    cards of a stage are shuffled among themselves."""
    opening: tuple[tuple[int, int, int], ...]
    """Hordes on the map when a game begins: card, space, path (RT-R12)."""
    stand_ins: tuple[Mapping[int, int], ...]
    """For 1 to 4 players the horde cards that come in place of others, here and in the decks."""
    ghosts: tuple[int, ...]
    max_level: int
    crystals: Mapping[str, tuple[int, ...]]
    """Starting crystals by difficulty, for 1 to 4 players (RT-1.15)."""
    health: Mapping[str, tuple[int, ...]]
    """Kingdom health by difficulty, for 1 to 4 players."""
    spells: int
    """How many spells the players choose."""
    power: int
    """The most power symbols such a spell may have."""
    goal: str
    rules: frozenset[str]
    iron: frozenset[str]
    """The rules the Iron challenge adds (RT-1.14)."""
    colours: tuple[tuple[int, ...], ...]
    """For 1 to 4 players the colour of each building site; NO_COLOUR is white."""
    usable: tuple[tuple[tuple[int, ...], ...], ...]
    """For 1 to 4 players, for each seat, the sites it may use as far as colours go."""
    boss: BossPlan | None
    portals: int
    """How many portals must be destroyed."""

    def has_rule(self, rule: str, difficulty: str) -> bool:
        """Whether a special rule holds at a difficulty."""
        return rule in self.rules or (rule in self.iron and difficulty == IRON)

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it is for."""
        return (1, 2, 3, 4)

    @property
    def seats_clause(self) -> str:
        """The clause that says how many players a game is for."""
        return "RT-1.2"


def read_scenario(
    text: str, name: str, cards: tuple[Card, ...], numbers: Mapping[str, int]
) -> Scenario:
    """The scenario of a file; `numbers` gives the number of a card by its id."""
    return _ScenarioReader(parse(text, f"{name}.toml"), name, cards, numbers).scenario()


def check_sites(scenario: Scenario, towers: Iterable[Tower]) -> None:
    """What may be built can strike: from each site, and for each seat from some site (RT-3.5).

    A drill has sites out of reach on purpose; there it is enough that each seat can strike.
    """
    ground, file = scenario.map, f"{scenario.id}.toml"
    for tower in towers:
        if tower.level > scenario.max_level:
            continue
        idle = {
            number
            for number, site in enumerate(ground.sites)
            if not any(
                ground.reach(attack.arrows, site.space, turn) & ground.paths
                for attack in tower.attacks
                for turn in range(4)
            )
        }
        if idle and scenario.number:
            names = ", ".join(ground.names[ground.sites[site].space] for site in sorted(idle))
            raise BadText(file, None, f"{tower.id} reaches no path space from {names} (RT-3.5)")
        for players, seats in enumerate(scenario.usable, start=1):
            for seat, sites in enumerate(seats):
                if idle.issuperset(sites):
                    whose = f"seat {SEATS[seat]} of {players}"
                    raise BadText(file, None, f"{whose} has no site for {tower.id} (RT-3.5)")


class _ScenarioReader:
    """Reads one scenario file."""

    def __init__(
        self, table: Table, name: str, cards: tuple[Card, ...], numbers: Mapping[str, int]
    ) -> None:
        self.table, self.name, self.cards, self.numbers = table, name, cards, numbers
        splits = table.table("splits")
        self.map = read_map(table.text("map"), _splits(splits), table.file)

    def scenario(self) -> Scenario:
        table = self.table
        decks = self.decks(table.table("decks"))
        self.check_terrain(decks)
        goal = table.text("goal", "portals")
        if goal not in GOALS:
            table.fail(f"no goal {goal!r}; there is {', '.join(GOALS)}")
        colours = self.colours(table.table("colours"))
        boss = self.boss(table.table("boss"))
        if goal == "boss" and (boss is None or not boss.lives):
            table.fail("the goal is a boss, but there is none with life cards")
        found = Scenario(
            id=self.name,
            number=table.number("number"),
            map=self.map,
            decks=decks,
            opening=self.openings(table.texts("opening")),
            stand_ins=self.stand_ins(table.table("stand-ins")),
            ghosts=self.ghosts(table.texts("ghosts")),
            max_level=table.number("max_level"),
            crystals=self.crystals(),
            health=self.health(table.table("health")),
            spells=table.number("spells", 0),
            power=table.number("power", 1),
            goal=goal,
            rules=self.rules("rules"),
            iron=self.rules("iron"),
            colours=colours,
            usable=tuple(
                tuple(_usable(sites, seat, players) for seat in range(players))
                for players, sites in enumerate(colours, start=1)
            ),
            boss=boss,
            portals=table.number("portals", self.portals(decks)),
        )
        if goal == "portals" and not found.portals:
            table.fail("the goal is to destroy portals, but there is none")
        table.done()
        return found

    def card(self, word: str, *kinds: str) -> int:
        """The number of a card, if it is of one of the kinds."""
        if word not in self.numbers:
            self.table.fail(f"no horde card {word!r}")
        number = self.numbers[word]
        if self.cards[number].kind not in kinds:
            self.table.fail(f"{word} is a {self.cards[number].kind}, not a {' or '.join(kinds)}")
        return number

    def space(self, word: str) -> int:
        if word not in self.map.names:
            self.table.fail(f"there is no space {word!r}")
        return self.map.names.index(word)

    def decks(self, table: Table) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The decks; `goblins*3` is three of a kind, `|` stands between stages."""
        found = []
        for token in self.map.tokens:
            stages = table.text(str(token.number), " ").split("|")
            found.append(tuple(self.stage(table, stage) for stage in stages if stage.split()))
        table.done()
        return tuple(found)

    def stage(self, table: Table, text: str) -> tuple[int, ...]:
        """The cards of one stage of a deck."""
        cards: list[int] = []
        for word in text.split():
            name, _, times = word.partition("*")
            if times and not times.isdecimal():
                table.fail(f"cannot read {word!r}")
            cards += [self.card(name, HORDE, PORTAL)] * int(times or 1)
        return tuple(cards)

    def openings(self, lines: tuple[str, ...]) -> tuple[tuple[int, int, int], ...]:
        """The hordes on the map from the start, each on a space of its own (RT-3.4)."""
        found = tuple(self.opening(line) for line in lines)
        if len({space for _, space, _ in found}) != len(found):
            self.table.fail("two hordes open the game on one space (RT-3.4)")
        return found

    def opening(self, line: str) -> tuple[int, int, int]:
        """A horde on the map from the start: `goblins @ c3`, of the first path over that space."""
        name, _, place = line.partition(" @ ")
        card, space = self.card(name, HORDE, PORTAL), self.space(place)
        if space not in self.map.rank:
            self.table.fail(f"{place} is no path space")
        return card, space, self.map.rank[space][0]

    def stand_ins(self, table: Table) -> tuple[dict[int, int], ...]:
        """Who comes in whose place, by number of players: `2 = ["goblins-1 > orcs-1"]`."""
        found = []
        for players in (1, 2, 3, 4):
            pairs = [line.partition(" > ") for line in table.texts(str(players))]
            cards = [(self.card(old, HORDE, PORTAL), new) for old, _, new in pairs]
            if any(self.cards[old].scouts for old, _ in cards):
                table.fail("scouts lead the way past terrain: nobody comes in their place")
            found.append({old: self.card(new, self.cards[old].kind) for old, new in cards})
        table.done()
        return tuple(found)

    def ghosts(self, words: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.card(word, GHOST) for word in words)

    def health(self, table: Table) -> dict[str, tuple[int, ...]]:
        """Kingdom health: the higher the difficulty the less of it, Iron included (RT-1.13)."""
        found = _by_difficulty(table, "health", "RT-1.13", falls=True)
        if any(number < 1 for numbers in found.values() for number in numbers):
            table.fail("a kingdom has some health")
        table.done()
        return found

    def crystals(self) -> dict[str, tuple[int, ...]]:
        """Starting crystals: a table by difficulty, or one list for all of them."""
        if isinstance(self.table.values.get("crystals"), dict):
            table = self.table.table("crystals")
            found = _by_difficulty(table, "crystals", "RT-1.15")
            table.done()
        else:
            found = dict.fromkeys(DIFFICULTIES, self.table.numbers("crystals", 4, (0, 0, 0, 0)))
        return found

    def rules(self, key: str) -> frozenset[str]:
        found = self.table.texts(key)
        for rule in found:
            if rule not in RULES:
                self.table.fail(f"no rule {rule!r}; there is {', '.join(RULES)}")
        return frozenset(found)

    def colours(self, table: Table) -> tuple[tuple[int, ...], ...]:
        """The colour of each site by number of players: as said, or the groups in turn."""
        found = []
        for players in (1, 2, 3, 4):
            said = table.table(str(players))
            sites = tuple(_colour(site.group, said, players) for site in self.map.sites)
            said.done()
            found.append(sites)
        table.done()
        return tuple(found)

    def boss(self, table: Table) -> BossPlan | None:
        if not table.values:
            return None
        name = table.text("id")
        if name not in BOSSES:
            table.fail(f"no boss {name!r}; there is {', '.join(BOSSES)}")
        plan = BossPlan(
            name,
            tuple(tuple(self.space(word) for word in way.split()) for way in table.texts("routes")),
            tuple(self.card(word, LIFE) for word in table.texts("lives")),
            table.texts("actions"),
        )
        table.done()
        return plan

    def check_terrain(self, decks: tuple[tuple[tuple[int, ...], ...], ...]) -> None:
        """A portal behind terrain must come into play: enough scouts lead the way to it."""
        blocked = {space for space, _ in self.map.terrain}
        scouts = closed = 0
        for token, deck in zip(self.map.tokens, decks, strict=True):
            if token.path[0] in blocked:
                closed += self.portals((deck,))
            else:
                cards = (card for stage in deck for card in stage)
                scouts += sum(bool(self.cards[card].scouts) for card in cards)
        if closed and scouts < len(blocked):
            self.table.fail(f"{len(blocked)} terrain cards, but only {scouts} scouts to open them")

    def portals(self, decks: tuple[tuple[tuple[int, ...], ...], ...]) -> int:
        cards = (card for deck in decks for stage in deck for card in stage)
        return sum(self.cards[card].kind == PORTAL for card in cards)


def _by_difficulty(
    table: Table, what: str, clause: str, *, falls: bool = False
) -> dict[str, tuple[int, ...]]:
    """Numbers for 1 to 4 players by difficulty; they never rise with it, or even fall each time."""
    found = {name: table.numbers(name, 4) for name in DIFFICULTIES}
    for easy, hard in pairwise(DIFFICULTIES):
        pairs = list(zip(found[easy], found[hard], strict=True))
        if any(before < after for before, after in pairs):
            table.fail(f"{hard} gives more {what} than {easy} ({clause})")
        if falls and any(before == after for before, after in pairs):
            table.fail(f"{hard} gives no less {what} than {easy} ({clause})")
    return found


def _splits(table: Table) -> dict[tuple[str, int], str]:
    """Where a token's hordes leave the drawn arrow: `c3 = "2v"` sends those of token 2 down."""
    found = {}
    for name in table.values:
        word = table.text(name)
        if len(word) != 2 or word[0] not in "123456" or word[1] not in "<>^v":
            table.fail(f"{name}: expected a token and an arrow, such as 2v")
        found[name, int(word[0])] = word[1]
    return found


def _usable(colours: tuple[int, ...], seat: int, players: int) -> tuple[int, ...]:
    """The sites a seat may build on, as far as colours go."""
    return tuple(
        site for site, colour in enumerate(colours) if players == 1 or colour in (seat, NO_COLOUR)
    )


def _colour(group: str, said: Table, players: int) -> int:
    if group == WHITE:
        return NO_COLOUR
    there = COLOURS[: 3 if players == 1 else players]
    word = said.text(group, there[(ord(group) - ord("A")) % len(there)])
    if word == "white":
        return NO_COLOUR
    if word not in there:
        said.fail(f"{group}: {word!r} is no colour of a game for {players}")
    return COLOURS.index(word)
