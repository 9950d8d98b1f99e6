"""Names: towers, heroes, hordes, spells and the rest, in every case a sentence may ask for."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from siegeworks.core.player import Names
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import LIFE, PORTAL, Card, Hero, Tower
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.words.situation import space_name
from siegeworks.words.phrases import REMEMBERED, Fact, Facts, Phrases, capital, tidy
from siegeworks.words.players import Players

FORMS = ("a", "acc", "gen", "dat", "ins", "loc")
"""The forms a sentence may ask for: without the article of known things, and by case. Where a
language has no form of its own the base form stands in."""
UNKNOWN = "unknown"


class Naming:
    """Says what things are called."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.say = phrases.say
        self.players = Players(phrases)
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._forms)

    # -- forms -------------------------------------------------------------------------

    def form(self, key: str, form: str, /, **facts: Fact) -> str:
        """A form of a name; the base form where the language makes no difference."""
        return self.say(key, form if self.phrases.has(key, form) else "", **facts)

    def forms(self, field: str, key: str, /, **facts: Fact) -> dict[str, Fact]:
        """A name in all its forms, under the name of a field."""
        return dict(self._remembered(field, key, tuple(sorted(facts.items()))))

    def _forms(self, field: str, key: str, facts: Facts) -> Facts:
        told = dict(facts)
        found: dict[str, Fact] = {field: self.say(key, **told)}
        for form in FORMS:
            found[f"{field}_{form}"] = self.form(key, form, **told)
        if self.phrases.has(key, "gender"):
            found[f"{field}_gender"] = self.say(key, "gender")
        return tuple(found.items())

    def listed(self, things: Iterable[str]) -> str:
        """Several things in a row: one, two and three."""
        found = list(things)
        if len(found) < 2:
            return "".join(found)
        text = found[0]
        for more in found[1:-1]:
            text = self.say("list-more", first=text, second=more)
        return self.say("list-and", first=text, second=found[-1])

    # -- players, towers, heroes -------------------------------------------------------

    def seat(self, field: str, seat: int, names: Names) -> dict[str, Fact]:
        """A player under the name of a field: by itself, "of" and "to"."""
        return self.players.forms(field, names, seat)

    def tower(self, tower: Tower) -> str:
        """The name of a tower."""
        return self.say(f"tower-{tower.id}")

    def towers(self, box: RiftBox, towers: Iterable[int]) -> str:
        """Several towers; what is there more than once is counted."""
        counted = Counter(towers)
        names = ((self.tower(box.towers[number]), times) for number, times in counted.items())
        return self.listed(f"{times}× {name}" if times > 1 else name for name, times in names)

    def hero(self, field: str, hero: Hero | None) -> dict[str, Fact]:
        """A hero or the cat in all forms, and by full name."""
        key = f"hero-{hero.id if hero is not None else UNKNOWN}"
        return self.forms(field, key) | {f"{field}_full": self.say(key, "full")}

    # -- hordes ------------------------------------------------------------------------

    def horde(self, field: str, horde: Horde | None, scenario: Scenario) -> dict[str, Fact]:
        """A horde in all forms, of which kind it is, and where it stands in parentheses."""
        if horde is None:
            return self.forms(field, "horde-unknown") | {f"{field}_at": "", f"{field}_kind": ""}
        place = space_name(scenario, horde.space)
        facts = self.card(field, BOX.cards[horde.card], scenario, gate=bool(horde.gate))
        return facts | {f"{field}_at": f"({place})" if place else ""}

    def card(
        self, field: str, card: Card, scenario: Scenario | None, *, gate: bool = False
    ) -> dict[str, Fact]:
        """A horde card in all forms: by its enemies, its level, or as the boss it belongs to."""
        if card.kind == LIFE:
            return self.boss(field, scenario) | {f"{field}_kind": "boss"}
        if gate or card.kind == PORTAL:
            level = BOX.gate_level if gate else card.level
            facts = self.forms(field, "horde-portal", level=level)
            return facts | {f"{field}_kind": "portal"}
        of = self.listed(self.kinds(card, "of"))
        return self.forms(field, f"horde-{card.kind}", of=of) | {f"{field}_kind": card.kind}

    def kinds(self, card: Card, form: str) -> list[str]:
        """The kinds of enemy on a card, those it has most of first."""
        found = Counter(enemy.id for _, enemy in card.faces[0].enemies)
        return [self.say(f"enemy-{kind}", form, n=number) for kind, number in found.most_common()]

    def title(self, card: Card, scenario: Scenario | None) -> str:
        """What a horde card is called where it stands by itself."""
        return capital(tidy(str(self.card("card", card, scenario)["card_a"])))

    def boss(self, field: str, scenario: Scenario | None) -> dict[str, Fact]:
        """The boss of a scenario in all forms."""
        plan = scenario.boss if scenario is not None else None
        ident = UNKNOWN if plan is None else plan.id
        return self.forms(field, f"boss-{ident}") | {f"{field}_id": ident}
