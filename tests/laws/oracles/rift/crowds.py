"""Crowded positions of Rift: many hordes, flyers above others, half covered, heroes everywhere."""

from collections import Counter
from random import Random

from siegeworks.games.rift.game import RIFT
from tests.laws.oracles.rift.printed import (
    Card,
    Place,
    card,
    card_ids,
    drawn_map,
    name,
    named,
    names,
)
from tests.laws.oracles.rift.printed import scenario as printed_scenario

HEROES = ("malik", "magnus", "ignus", "lilith", "alleria")
SPELLS = ("fire-rain", "reinforcements", "thunderstorm", "lightning", "bend-time")
SEATS = "abcd"
FLYERS = [id_ for id_ in card_ids("horde") if card(id_, 0).flying]
SYMBOLS = ("healing", "haste", "targeting")


def _is_special(id_: str) -> bool:
    """A ghost symbol, a large enemy with a symbol, or healing that may bare another symbol."""
    print_ = card(id_, 0)
    shown = {symbol for symbol in SYMBOLS if print_.squares_of(symbol)}
    large = any("large" in its and its & set(SYMBOLS) for _body, its in print_.enemies)
    return print_.ghostly or large or ("healing" in shown and len(shown) > 1)


SPECIAL = [id_ for id_ in card_ids("horde") if _is_special(id_)]


class Crowd:
    """A position being written, line by line."""

    def __init__(self, mode: str, dice: Random) -> None:
        self.mode, self.dice = mode, dice
        self.map = drawn_map(mode)
        self.boss = printed_scenario(mode).get("boss", {})
        self.lines: list[str] = []
        self.tops: dict[Place, tuple[Card, set[Place]]] = {}
        """The card on top of each space, and what of it is covered."""
        self.soldiers = dice.choice([12, 12, 6, 2])
        self.standing: set[Place] = set()
        self.supply = Counter(
            {tower.id: {1: 4, 2: 3, 3: 2, 4: 1}[tower.level] for tower in RIFT.box.towers}
        )

    def text(self) -> str:
        """The whole position."""
        health, crystals = self.dice.randint(1, 40), self.dice.randint(0, 12)
        self.lines.append(f"round 3  health {health}  crystals {crystals}")
        self._terrain()
        self._boss()
        self._hordes()
        self._heroes()
        self._towers()
        self._decks()
        self.lines.append(f"spells {' '.join(self.dice.sample(SPELLS, 2))}")
        return "\n".join(self.lines) + "\n"

    def _terrain(self) -> None:
        cells = [
            word for line in printed_scenario(self.mode)["map"].split("\n") for word in line.split()
        ]
        kinds = {"f": "forest", "r": "rocks", "s": "swamp"}
        there = [kinds[mark] for word in cells for mark in word[:-1] if mark in kinds]
        self.blocked = set()
        if there:
            left = [kind for kind in there if self.dice.random() < 0.5]
            self.lines.append(f"terrain {' '.join(left) or 'none'}")
            width = max(column for _row, column in self.map.spaces) + 1
            self.blocked = {
                divmod(place, width)
                for place, word in enumerate(cells)
                for mark in word[:-1]
                if kinds.get(mark) in left
            }

    def _boss(self) -> None:
        """The life card and the steps of a boss, somewhere on its way."""
        if not self.boss:
            return
        ways = [way.split() for way in self.boss["routes"]]
        steps = [self.dice.randrange(len(way) - (len(way) > 1)) for way in ways]
        line = f"boss  steps {' '.join(map(str, steps))}"
        if self.boss.get("lives"):
            here = named(ways[0][steps[0]])
            if self.boss["id"] == "blackburn":
                here = self.dice.choice(self.map.paths[0].spaces)
            self._horde(self.boss["lives"][0], here, 0)
            line += f"  lives {' '.join(self.boss['lives'][1:])}" if self.boss["lives"][1:] else ""
        if self.boss.get("actions"):
            deck = self.dice.sample(self.boss["actions"], len(self.boss["actions"]))
            line += f"  actions {' '.join(deck)}"
        self.lines.append(line)

    def _hordes(self) -> None:
        density = self.dice.choice([0.3, 0.6, 0.9])
        for number, path in enumerate(self.map.paths):
            for space in path.spaces:
                if space in self.blocked or self.dice.random() > density:
                    continue
                if space not in self.tops:
                    self._horde(self.dice.choice(self._pool()), space, number)
                if self.dice.random() < 0.25:
                    self._horde(self.dice.choice(FLYERS), space, number)

    def _pool(self) -> list[str]:
        """Now and then one of the special cards, which are few."""
        kinds = ("horde", "portal", "ghost")
        return SPECIAL if self.dice.random() < 0.3 else card_ids(*kinds)

    def _horde(self, id_: str, space: Place, path: int) -> None:
        """A horde with random cover."""
        dice, print_ = self.dice, card(id_, self.map.paths[path].quarters)
        enemies = print_.squares_of()
        share = dice.choice([0, 0.3, 0.8, 1])
        tiles = {square for square in enemies if dice.random() < share}
        tiles |= {square for square in print_.marks if dice.random() < 0.1} - print_.red
        soldiers = {
            square
            for square in enemies - tiles - print_.squares_of("deadly")
            if dice.random() < 0.3
        }
        soldiers = set(sorted(soldiers)[: self.soldiers])
        self.soldiers -= len(soldiers)
        fields = {
            "tiles": tiles,
            "soldiers": soldiers,
            "gate": self._gate(print_, tiles | soldiers),
        }
        words = [f"  {word} {names(where)}" for word, where in fields.items() if where]
        number = self.map.paths[path].number
        self.lines.append(f"horde {id_} @ {name(space)}  path {number}{''.join(words)}")
        self.tops[space] = print_, tiles | soldiers | fields["gate"]
        if fields["gate"] or print_.kind in ("portal", "life"):
            self.standing.add(space)

    def _gate(self, print_: Card, taken: set[Place]) -> set[Place]:
        """Now and then a portal tile."""
        if print_.kind != "horde" or self.dice.random() > 0.1:
            return set()
        places = _blocks(print_, taken | print_.red)
        return self.dice.choice(places) if places else set()

    def _heroes(self) -> None:
        seats = self.dice.randint(1, 4)
        heroes = [hero for hero in HEROES if hero != self.boss.get("id")]
        heroes = self.dice.sample(heroes, seats)
        self.seats = seats
        for seat, hero in zip(SEATS, heroes, strict=False):
            print_ = next(board for board in RIFT.box.heroes if board.id == hero)
            abilities = [ability.id for ability in self.dice.sample(print_.abilities, 2)]
            hand = [self._tower() for _ in range(self.dice.randint(1, 4))]
            words = f"abilities {' '.join(abilities)}  hand {' '.join(hand)}"
            health = self.dice.randint(1, print_.health)
            place = self._stand()
            self.lines.append(f"{seat}  hero {hero}{place}  health {health}  {words}")
            if hero == "lilith" and "base" in place:
                self.lines.append("lasting reborn lilith")
            if hero == "alleria":
                self.lines.append(f"beast wildcat{self._stand()}")
            if self.dice.random() < 0.2:
                self.lines.append(f"lasting {self.dice.choice(['protected', 'aegis'])} {hero}")

    def _stand(self) -> str:
        """Where a figure stands: on a horde if one has room for its base."""
        places = self.dice.sample(sorted(self.map.spaces), 6)
        places.sort(key=lambda place: place not in self.tops or self.dice.random() < 0.4)
        for space in places:
            if space in self.blocked or (space in self.standing and space in self.tops):
                continue
            if space not in self.tops:
                self.standing.add(space)
                return f"  at {name(space)}"
            print_, taken = self.tops[space]
            found = _blocks(print_, taken | print_.red | print_.squares_of("deadly"))
            if found:
                base = self.dice.choice(found)
                self.tops[space] = print_, taken | base
                return f"  at {name(space)}  base {name(min(base))}"
        return ""

    def _tower(self) -> str:
        """A tower from the supply."""
        tower = self.dice.choice(sorted(self.supply.elements()))
        self.supply[tower] -= 1
        return tower

    def _towers(self) -> None:
        for space in self.map.sites:
            if space not in self.standing and self.dice.random() < 0.4:
                self.lines.append(f"site {name(space)} {self._tower()}")

    def _decks(self) -> None:
        for path in self.map.paths:
            drawn = [self.dice.choice(card_ids("horde", "portal")) for _ in range(3)]
            self.lines.append(f"deck {path.number} {' | '.join(drawn)}")
        self.lines.append(f"ghosts {' '.join(self.dice.choices(card_ids('ghost'), k=2))}")


def _blocks(print_: Card, taken: set[Place]) -> list[set[Place]]:
    """Blocks of 2×2 squares that are free."""
    found = [{(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} for r, c in print_.marks]
    return [block for block in found if block <= set(print_.marks) and not block & taken]
