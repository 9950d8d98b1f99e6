"""Boss cards and the command lines of boss decks: what steers a boss, in words."""

from typing import Any, NamedTuple

from siegeworks.games.siegestorm.rules.amounts import AtLeast
from siegeworks.games.siegestorm.rules.boss import Boss, Column, Difficulty, Side
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.words.abilities import Abilities
from siegeworks.games.siegestorm.words.log import level
from siegeworks.games.siegestorm.words.nouns import Nouns
from siegeworks.words.phrases import Fact, capital, kebab


class BossCard(NamedTuple):
    """A boss card at one difficulty, each part in words (SS-16.2, SS-16.3)."""

    name: str
    difficulty: str
    hand: str
    """How many cards it draws."""
    menace: str
    """The Menace Level effect."""
    victory: tuple[str, ...]
    """How it is beaten: a sentence for each way."""
    decks: str
    """The boss decks it usually plays with."""
    solo: str
    """What it starts with against one player."""
    coop: str
    """What it starts with against two."""


class BossCards:
    """Says boss cards, and how a boss plays the cards of its decks."""

    def __init__(self, abilities: Abilities, nouns: Nouns) -> None:
        self.abilities = abilities
        self.nouns = nouns
        self.say = nouns.phrases.say

    def card(self, boss: Boss, difficulty: Difficulty, name: str) -> BossCard:
        """A boss at one difficulty, front and back."""
        side = boss.sides[difficulty]
        decks = {kind: self.say(f"term-{getattr(boss, kind)}") for kind in ("base", "advanced")}
        return BossCard(
            name=name,
            difficulty=self.say(f"term-{difficulty}"),
            hand=self.say("boss-hand", n=side.hand, cards=self.nouns.counted("card", side.hand)),
            menace=self.abilities.text(boss.menace),
            victory=tuple(self._victories(side)),
            decks=self.say("boss-decks", **decks),
            solo=self._start(side.solo),
            coop=self._start(side.coop),
        )

    def _victories(self, side: Side) -> list[str]:
        """Every way to beat it; two of them hold for all (SS-16.22, SS-16.23)."""
        ways = [self.say("victory-life"), self.say("victory-cards")]
        if side.victory is not None:
            ways.append(self.say(victory_key(side.victory), **self._condition(side.victory)))
        return ways

    def _condition(self, condition: Any) -> dict[str, Fact]:
        if isinstance(condition, AtLeast):
            counted = self.nouns.at_least(condition.pick, condition.cards)
            return {"counted": counted, "that": self.nouns.that(condition.pick)}
        return {field: getattr(condition, field) for field in condition.__dataclass_fields__}

    def _start(self, column: Column) -> str:
        facts = column._asdict() | {"menace": level(column.menace)}
        return capital(self.say("boss-start", **facts))

    def commands(self, card: Card) -> str:
        """The line under the name of a boss deck card: how it is played (SS-15.41)."""
        said = [self.say(f"command-{command}") for command in card.commands]
        if not said:
            return ""
        text = said[0]
        for more in said[1:]:
            text = self.say("command-or", first=text, second=more)
        return capital(text)

    def icons(self, card: Card) -> str:
        """The Special Actions a boss deck card shows (SS-15.42)."""
        return ", ".join(capital(self.say(f"term-{icon}")) for icon in card.icons)


def victory_key(condition: Any) -> str:
    """The message for a further way to beat a boss: by what is counted, or by its kind."""
    if isinstance(condition, AtLeast):
        return f"victory-{condition.pick.where}"
    return f"victory-{kebab(type(condition).__name__)}"
