"""Option labels: what a seat may answer, form by form of the notation."""

from collections.abc import Callable
from typing import NamedTuple

from siegeworks.core.decision import Decision, Option
from siegeworks.core.moves import Move
from siegeworks.core.player import Names
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.grid import BASE, mask_of, placements
from siegeworks.games.rift.rules.grid import names as square_names
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.words.log import passed
from siegeworks.games.rift.words.naming import Naming
from siegeworks.games.rift.words.situation import At, beneath, face, hero_of, top, tower_on
from siegeworks.games.rift.words.texts import Texts
from siegeworks.words.phrases import Fact, capital, tidy

Facts = dict[str, Fact]


class Asked(NamedTuple):
    """An option in its place, and what it is read against."""

    move: Move
    option: Option
    decision: Decision
    at: At
    names: Names


class OptionLabels:
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

    def option(self, option: Option, decision: Decision, at: At, names: Names) -> str:
        """The label of an option; a move nobody has words for is shown as it is."""
        move = option.move
        label, _, variant = move.form.label.partition(".")
        key = f"option-{label}"
        if not self.has(key):
            return move.text
        if not variant and self.has(key, decision.prompt):
            variant = decision.prompt
        told = self.kinds.get(move.word)
        facts = told(Asked(move, option, decision, at, names)) if told is not None else {}
        return capital(tidy(self.say(key, variant, **facts)))

    # -- by kind -----------------------------------------------------------------------

    def _hero(self, asked: Asked) -> Facts:
        """A hero by name, or the seat's own."""
        box, name = asked.at.box, asked.move.get("hero")
        number = box.hero_numbers[name] if name else hero_of(asked.at, asked.decision.seat)
        return self.naming.hero("hero", None if number is None else box.heroes[number])

    def _ability(self, asked: Asked) -> Facts:
        return {"ability": self.say(f"ability-{asked.move.get('ability')}")}

    def _spell(self, asked: Asked) -> Facts:
        return {"spell": self.say(f"spell-{asked.move.get('spell')}")}

    def _colour(self, asked: Asked) -> Facts:
        return self.naming.forms("colour", f"colour-{asked.move.get('colour')}")

    def _play(self, asked: Asked) -> Facts:
        """A tower on a space, turned if it is played."""
        move = asked.move
        facts = self.naming.forms("tower", f"tower-{move.get('tower')}")
        turn = self.say(f"turn-{move.get('turn')}") if move.get("turn") else ""
        return {**facts, "space": move.get("space"), "turn": turn}

    def _pass(self, asked: Asked) -> Facts:
        """What a tower becomes may only be known from the option's value."""
        move, value = asked.move, asked.option.value
        facts = self._given(asked)
        new = move.get("new") or move.get("tower")
        if isinstance(value, tuple) and isinstance(value[-1], int):
            new = asked.at.box.towers[value[-1]].id
        alone = move.get("seat") == asked.decision.seat
        facts |= self.naming.forms("new", f"tower-{new}")
        return facts | {"how": passed(alone, new == move.get("tower"))}

    def _given(self, asked: Asked) -> Facts:
        """A tower and who gets it, and what it costs."""
        box, tower = asked.at.box, asked.move.get("tower")
        level = box.towers[box.tower_numbers[tower]].level
        facts = self.naming.forms("tower", f"tower-{tower}")
        facts |= self.naming.seat("to", asked.move.get("seat"), asked.names)
        return facts | {"price": PRICES.get(level, 0)}

    def _attack(self, asked: Asked) -> Facts:
        """The attack of a tower by its number, with what it does."""
        number, tower = asked.move.get("number"), tower_on(asked.at, asked.decision.frame.actor)
        if number is None or tower is None:
            return {"n": "" if number is None else str(number), "text": ""}
        attack = asked.at.box.towers[tower].attacks[number - 1]
        return {"n": str(number), "text": self.texts.tower_attack(attack)}

    def _space(self, asked: Asked) -> Facts:
        """A space with what stands there, and squares of it."""
        move = asked.move
        space, squares = move.get("space"), move.get("squares") or (move.get("square") or "",)
        there = self._there(space, asked.at)
        return {"space": space, "there": there, "squares": " ".join(squares)}

    def _there(self, space: str, at: At) -> str:
        """The horde on a space, in parentheses."""
        horde = top(at, space)
        if horde is None:
            return ""
        card, gate = at.box.cards[horde.card], bool(horde.gate)
        return f"({self.naming.card('card', card, at.scenario, gate=gate)['card_a']})"

    def _relocate(self, asked: Asked) -> Facts:
        """A soldier from square to square."""
        source, taken, space, square = asked.move.arguments
        return {"source": source, "from": taken, "space": space, "squares": square}

    def _base(self, asked: Asked) -> Facts:
        """All squares of a base, of which the notation names the first."""
        first, horde = asked.move.get("square"), beneath(asked.at, asked.decision.frame.actor)
        return {"squares": first if horde is None else self._squares(first, horde, asked.at)}

    def _squares(self, first: str, horde: Horde, at: At) -> str:
        lying = face(at, horde)
        top_left = mask_of([first], lying.width, lying.height)
        bases = placements(BASE, lying.width, lying.height)
        mask = next((base for base in bases if base & -base == top_left), top_left)
        return square_names(mask, lying.width)

    def _face(self, asked: Asked) -> Facts:
        return {"turn": self.say(f"turn-{asked.move.get('turn')}")}
