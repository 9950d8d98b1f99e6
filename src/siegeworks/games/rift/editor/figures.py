"""Heroes, the beast and a guest: who, where, how they are, what they can still use."""

from siegeworks.core.decision import SEATS
from siegeworks.games.rift.editor.names import Names, named, people
from siegeworks.games.rift.editor.pieces import card_of, corners, free_base
from siegeworks.games.rift.editor.text import (
    GUEST,
    Horde,
    Subject,
    has_flag,
    hero_of,
    hordes_in,
    set_flag,
    set_hero,
    set_value,
    set_values,
    value,
    values,
)
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.printed import Ability
from siegeworks.pages.tools import Choice, Desk, Field, Group

BEAST = "beast"
READY, USED, SPENT = "ready", "used", "!"
MOST_HEALTH = 9


class Figures:
    """The figure that is worked on."""

    def __init__(self, desk: Desk, names: Names) -> None:
        self.desk, self.names, self.text = desk, names, desk.text
        self.scenario = names.scenario
        of_heroes = {hero.beast for hero in BOX.heroes}
        beasts = [
            Choice(f"{BEAST}:{one.id}", names.hero(one))
            for one in BOX.heroes
            if one.id in of_heroes
        ]
        guest = Choice(GUEST, desk.say("positions-guest"))
        who = (*desk.seat_choices(), *beasts, guest)
        self.who = desk.select("figure.who", desk.say("positions-figure"), who)
        head, _, about = self.who.value.partition(":")
        self.subject = Subject(head, about)

    def group(self) -> Group:
        """Everything that is said of a figure."""
        desk, text, phrases = self.desk, self.text, self.names.phrases
        fields: list[Field] = [self.who]
        if self.subject.head != BEAST:
            fields.append(
                desk.choosing(
                    "figure.hero",
                    desk.say("seat-hero"),
                    named(people(), self.names.hero),
                    hero_of(text, self.subject),
                    lambda hero: set_hero(text, self.subject, hero),
                )
            )
        spaces = [Choice(name, name) for name in sorted(self.scenario.map.names)]
        where = value(text, self.subject, "at")
        place = desk.say("positions-hero-at")
        fields.append(desk.choosing("figure.at", place, spaces, where, self.place))
        fields += self.base()
        fields.append(
            desk.counting(
                "figure.health",
                desk.say("positions-hero-health"),
                MOST_HEALTH,
                value(text, self.subject, "health"),
                lambda now: set_value(text, self.subject, "health", now),
            )
        )
        fields.append(desk.check("figure.down", phrases["state-down"], self.has("down"), self.fall))
        for flag in ("acted", "rested", "revived"):
            fields.append(self.flag(flag, phrases[f"state-{flag}"]))
        fields.append(self.flag("fresh", desk.say("positions-fresh")))
        if self.subject.head in SEATS:
            fields.append(self.flag("done", desk.say("positions-done")))
        return Group(desk.say("cards-kind-hero"), tuple(fields), tuple(self.abilities()))

    def has(self, flag: str) -> bool:
        """Whether something is said of the figure."""
        return has_flag(self.text, self.subject, flag)

    def flag(self, flag: str, label: str) -> Field:
        """Whether something is said of the figure, as a box to tick."""
        change = lambda on: set_flag(self.text, self.subject, flag, on)  # noqa: E731
        return self.desk.check(f"figure.{flag}", label, self.has(flag), change)

    def under(self, text: str) -> Horde | None:
        """The horde the figure stands on, the upper one of several."""
        space = value(text, self.subject, "at")
        there = [one for one in hordes_in(text) if one.space == space and card_of(one)]
        return there[-1] if there else None

    def base(self) -> list[Field]:
        """Where on a horde card the figure stands."""
        horde = self.under(self.text)
        if horde is None:
            return []
        return [
            self.desk.choosing(
                "figure.base",
                self.desk.say("positions-base"),
                [Choice(corner, corner) for corner in corners(horde)],
                value(self.text, self.subject, "base"),
                lambda corner: set_value(self.text, self.subject, "base", corner),
            )
        ]

    def place(self, space: str) -> str:
        """Put the figure on a space; on a horde it gets a base."""
        return self._placed(self.text, space)

    def _placed(self, text: str, space: str) -> str:
        text = set_value(text, self.subject, "at", space)
        horde = self.under(text)
        base = free_base(horde, self.scenario) if horde else ""
        return set_value(text, self.subject, "base", base)

    def fall(self, down: bool) -> str:
        """Who falls has no health and lies on the board."""
        text = set_flag(self.text, self.subject, "down", down)
        text = set_value(text, self.subject, "health", "0" if down else "")
        return self._placed(text, "") if down else text

    def abilities(self) -> list[Field]:
        """What the figure can still use."""
        phrases = self.names.phrases
        choices = [Choice(READY, phrases["ability-ready"]), Choice(USED, phrases["ability-used"])]
        hero = hero_of(self.text, self.subject)
        known = (ability for one in BOX.heroes if one.id == hero for ability in one.abilities)
        return [self._ability(ability, choices) for ability in known]

    def _ability(self, ability: Ability, choices: list[Choice]) -> Field:
        ident = ability.id
        there = values(self.text, self.subject, "abilities")
        now = USED if ident + SPENT in there else READY if ident in there else ""

        def change(state: str) -> str:
            word = ident + SPENT if state == USED else ident
            found = [word if one.removesuffix(SPENT) == ident else one for one in there]
            if not now and state:
                found.append(word)
            kept = found if state else [one for one in found if one.removesuffix(SPENT) != ident]
            return set_values(self.text, self.subject, "abilities", kept)

        name = self.names.words.ability_name(ability)
        return self.desk.choosing(f"figure.ability.{ident}", name, choices, now, change)
