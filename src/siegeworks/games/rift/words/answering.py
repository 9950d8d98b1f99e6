"""Option labels: what a seat may answer, form by form of the notation."""

from collections.abc import Callable
from typing import NamedTuple

from siegeworks.core.decision import SEATS, Decision, Option
from siegeworks.core.player import Names
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.grid import BASE, mask_of, placements
from siegeworks.games.rift.rules.grid import names as square_names
from siegeworks.games.rift.words.log import passed
from siegeworks.games.rift.words.naming import Naming
from siegeworks.games.rift.words.scene import Scene, Spot
from siegeworks.games.rift.words.texts import Texts
from siegeworks.words.phrases import Fact, capital, tidy

Facts = dict[str, Fact]


class Asked(NamedTuple):
    """An option in its place: its words after the first, and what it is read against."""

    rest: list[str]
    option: Option
    decision: Decision
    scene: Scene
    names: Names


class Answering:
    """Says options."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.naming: Naming = texts.naming
        self.say = texts.say
        self.has = texts.naming.phrases.has
        self.kinds: dict[str, Callable[[Asked], Facts]] = {
            "take": self._hero,
            "bench": self._hero,
            "hero": self._hero,
            "ability": self._ability,
            "turn-up": self._ability,
            "spell": self._spell,
            "cast": self._spell,
            "ban": self._colour,
            "play": self._play,
            "raze": self._play,
            "pass": self._pass,
            "give": self._given,
            "buy": self._given,
            "attack": self._attack,
            "move": self._space,
            "step": self._space,
            "horde": self._space,
            "tile": self._space,
            "soldier": self._space,
            "portal": self._space,
            "relocate": self._relocate,
            "base": self._base,
            "face": self._face,
        }

    def option(self, option: Option, decision: Decision, scene: Scene, names: Names) -> str:
        """The label of an option; a text nobody has words for is shown as it is."""
        first, *rest = option.text.split()
        key = f"option-{first}"
        if not self.has(key):
            return option.text
        told = self.kinds.get(first)
        asked = Asked(rest, option, decision, scene, names)
        facts = told(asked) if told is not None else {}
        return capital(tidy(self.say(key, self._variant(key, rest, decision), **facts)))

    def _variant(self, key: str, rest: list[str], decision: Decision) -> str:
        """The attribute of a label that fits the question; none for the plain one."""
        wanted = (
            "chosen" if key == "option-hero" and rest else "",
            "number" if key == "option-attack" and rest else "",
            decision.prompt,
        )
        return next((name for name in wanted if name and self.has(key, name)), "")

    # -- by kind -----------------------------------------------------------------------

    def _hero(self, asked: Asked) -> Facts:
        """A hero by name, or the seat's own."""
        box, rest = asked.scene.box, asked.rest
        number = box.hero_numbers.get(rest[0]) if rest else asked.scene.hero(asked.decision.seat)
        return self.naming.hero("hero", None if number is None else box.heroes[number])

    def _ability(self, asked: Asked) -> Facts:
        return {"ability": self.say(f"ability-{asked.rest[0]}")}

    def _spell(self, asked: Asked) -> Facts:
        return {"spell": self.say(f"spell-{asked.rest[0]}")}

    def _colour(self, asked: Asked) -> Facts:
        return self.naming.forms("colour", f"colour-{asked.rest[0]}")

    def _play(self, asked: Asked) -> Facts:
        """`TOWER @ SPACE ~ TURN`, or without the turn."""
        tower, _at, space, *turn = asked.rest
        facts = self.naming.forms("tower", f"tower-{tower}")
        return {**facts, "space": space, "turn": self.say(f"turn-{turn[1]}") if turn else ""}

    def _pass(self, asked: Asked) -> Facts:
        """`TOWER > SEAT = TOWER`; the new tower may also be known from the option's value."""
        rest, value = asked.rest, asked.option.value
        facts = self._given(asked)
        new = rest[4] if len(rest) > 4 else rest[0]
        if isinstance(value, tuple) and isinstance(value[-1], int):
            new = asked.scene.box.towers[value[-1]].id
        alone = rest[2] == SEATS[asked.decision.seat]
        facts |= self.naming.forms("new", f"tower-{new}")
        return facts | {"how": passed(alone, new == rest[0])}

    def _given(self, asked: Asked) -> Facts:
        """`TOWER > SEAT`, and what the tower costs."""
        box, rest = asked.scene.box, asked.rest
        level = box.towers[box.tower_numbers[rest[0]]].level
        facts = self.naming.forms("tower", f"tower-{rest[0]}")
        facts |= self.naming.seat("to", SEATS.index(rest[2]), asked.names)
        return facts | {"price": PRICES.get(level, 0)}

    def _attack(self, asked: Asked) -> Facts:
        """The attack of a tower by its number, with what it does."""
        rest, tower = asked.rest, asked.scene.tower(asked.decision.frame.actor)
        if not rest or tower is None:
            return {"n": rest[0] if rest else "", "text": ""}
        attack = asked.scene.box.towers[tower].attacks[int(rest[0]) - 1]
        return {"n": rest[0], "text": self.texts.tower_attack(attack)}

    def _space(self, asked: Asked) -> Facts:
        """A space with what stands there, and squares of it."""
        space, *squares = asked.rest
        there = self._there(space, asked.scene)
        return {"space": space, "there": there, "squares": " ".join(squares)}

    def _there(self, space: str, scene: Scene) -> str:
        """The horde on a space, in parentheses."""
        spot = scene.top(space)
        if spot is None:
            return ""
        card = scene.box.cards[spot.card]
        return f"({self.naming.card('card', card, scene, gate=spot.gate)['card_a']})"

    def _relocate(self, asked: Asked) -> Facts:
        """`SPACE SQUARE > SPACE SQUARE`."""
        source, taken, _to, space, square = asked.rest
        return {"source": source, "from": taken, "space": space, "squares": square}

    def _base(self, asked: Asked) -> Facts:
        """All squares of a base, of which the notation names the first."""
        first, spot = asked.rest[0], asked.scene.beneath(asked.decision.frame.actor)
        return {"squares": first if spot is None else self._squares(first, spot, asked.scene)}

    def _squares(self, first: str, spot: Spot, scene: Scene) -> str:
        face = scene.face(spot)
        top_left = mask_of([first], face.width, face.height)
        bases = placements(BASE, face.width, face.height)
        mask = next((base for base in bases if base & -base == top_left), top_left)
        return square_names(mask, face.width)

    def _face(self, asked: Asked) -> Facts:
        return {"turn": self.say(f"turn-{asked.rest[0]}")}
