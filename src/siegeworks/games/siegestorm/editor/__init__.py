"""The tools of the position editor: cards and their marks, the turn, the boss, what lasts."""

from collections.abc import Sequence

from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.editor import text as at
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import LEVELS
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.layout import DONE, STEPS
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.position import USED, Item
from siegeworks.games.siegestorm.words.book import words
from siegeworks.pages.tools import (
    NONE,
    Choice,
    Choices,
    Desk,
    Field,
    Group,
    Number,
    Picture,
    Select,
    Switch,
)
from siegeworks.words.phrases import capital

AGREED = ("boss", "difficulty", "base_deck", "advanced_deck")
"""What is agreed on about a boss."""
MOST_CARDS, MOST_TOKENS, MOST_CHANGE, MOST_TURNS, MOST_LIFE = 20, 99, 99, 200, 99
SQUARES = ("track", "front", "land")
"""Where a creature stands."""
LASTING = {
    "protected": ("seat",),
    "free-shapeshift": ("seat",),
    "unopposed": ("track",),
    "boost": ("square", "att", "def", "by"),
    "shifted": ("seat", "square", "card"),
}
"""What may last, with the fields that say of what."""
BOSS_CARD = "boss"


def tools(desk: Desk) -> Sequence[Group]:
    """Everything that can be put somewhere or said."""
    maker = _Maker(desk)
    boss = [maker.boss()] if maker.boss_seat else []
    return [maker.cards(), maker.turn(), *boss, maker.lasting(), maker.used()]


class _Maker:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.text, self.say = desk, desk.text, desk.say
        self.words = words(desk.language)
        self.own = self.words.phrases.say
        self.mode = MODES[desk.mode]
        self.ring, self.together = self.mode.elimination, self.mode.together
        self.boss_seat = SEATS[len(desk.seats)] if self.mode.boss_turn else ""
        boss = [Choice(self.boss_seat, self.term("boss"))] if self.boss_seat else []
        self.everybody = (*desk.seat_choices(), *boss)
        self.sides = (
            [self.say("positions-left"), self.say("positions-right")] if self.ring else [""]
        )

    # -- places ------------------------------------------------------------------------

    def places(self, seat: str) -> list[Choice]:
        """The places of a seat, with what they are called."""
        boss, term = seat == self.boss_seat, self.term
        of_boss = [each.upper() for each in self.desk.seats] if boss and self.together else []

        def called(key: str, side: str) -> str:
            return f"{term(key)} ({side})" if side else term(key)

        found = [("reserves", term("reserves"))] if boss else []
        found.append(("hand", term("hand")))
        for number, side in enumerate(self.sides, 1):
            for space in range(1, SPACES + 1):
                found.append((f"track:{number}:{space}", f"{called('war-track', side)} {space}"))
        for number, side in enumerate(of_boss or self.sides, 1):
            found.append((f"front:{number}", called("frontline", side)))
        found += [(f"land:{n}", called("no-mans-land", side)) for n, side in self.lands(seat)]
        found += [] if boss else [("support", term("supporters"))]
        found += [(name, term(name)) for name in ("resources", "casualties")]
        found += [("healing", term("healing-pile")), ("removed", self.own("removed"))]
        return [Choice(*one) for one in found]

    def lands(self, seat: str) -> list[tuple[int, str]]:
        """The No Man's Lands a seat plays on, by number, and how they are told apart."""
        seats = list(self.desk.seats)
        if self.ring:
            place, (left, right) = seats.index(seat), self.sides
            return [(place + 1, left), ((place - 1) % len(seats) + 1, right)]
        if not self.together:
            return [(1, "")]
        if seat == self.boss_seat:
            return [(number, each.upper()) for number, each in enumerate(seats, 1)]
        return [(seats.index(seat) + 1, "")]

    def track(self, seat: str, which: str) -> str:
        """A track in the notation."""
        return f"{seat}{'l' if which == '1' else 'r'}" if self.ring else seat

    def square(self, seat: str, place: str) -> str:
        """A space in the notation."""
        name, which, *space = place.split(":")
        if name == "land":
            return f"n{which}" if self.ring or self.together else "n"
        if name == "track":
            return f"{self.track(seat, which)}{space[0]}"
        of_boss = seat == self.boss_seat and self.together
        return f"{seat}f{which}" if of_boss else f"{self.track(seat, which)}f"

    def squares(self) -> list[Choice]:
        """Every space of the Battlefield."""
        found: dict[str, str] = {}
        for seat in self.everybody:
            for place in self.places(seat.id):
                if place.id.split(":")[0] in SQUARES:
                    name = self.square(seat.id, place.id)
                    parts = (
                        (name, place.label) if name[0] == "n" else (name, seat.label, place.label)
                    )
                    found.setdefault(name, " · ".join(parts))
        return [Choice(*one) for one in found.items()]

    def decks(self) -> list[Choices]:
        """Every card, by faction."""
        found: dict[str, list[Choice]] = {}
        for card in BOX.cards:
            if card.id not in BOX.bosses:
                choice = Choice(card.id, self.words.card_name(card))
                found.setdefault(card.faction, []).append(choice)
        return [
            Choices(tuple(sorted(cards, key=lambda one: one.label)), self.faction(faction))
            for faction, cards in found.items()
        ]

    def faction(self, faction: str) -> str:
        """What a faction is called."""
        known = self.words.phrases.has(f"term-{faction}")
        return self.term(faction) if known else faction

    def term(self, key: str) -> str:
        """A term of the rules."""
        return capital(self.words.term(key))

    # -- groups ------------------------------------------------------------------------

    def cards(self) -> Group:
        """Cards in any place, with what may be said of one that is in play."""
        desk, say, term = self.desk, self.say, self.term
        seat = desk.select("cards.seat", say("positions-seat"), self.everybody)
        place = desk.select("cards.place", say("positions-place"), self.places(seat.value), "hand")
        card = desk.select("cards.card", say("positions-card"), self.decks(), listed="cards")
        zone = place.value.split(":")[0]
        standing, support = zone in SQUARES, zone == "support"
        times = desk.number("cards.times", say("positions-times"), 1, MOST_CARDS, "1")
        owner = desk.select("cards.owner", say("positions-owner"), (NONE, *self.everybody))
        gang = desk.number("cards.gang", term("gang-token"), 0, MOST_TOKENS, "")
        spirit = desk.number("cards.spirit", term("spirit-token"), 0, MOST_TOKENS, "")
        committed = desk.tick("cards.committed", self.own("committed"))
        shown: list[Field] = [seat, place, card]
        shown += [] if standing else [times]
        shown += [owner] if standing or support else []
        shown += [gang, spirit] if standing else [committed] if support else []
        item = Item(
            card.value,
            owner.value if owner in shown and owner.value != seat.value else "",
            committed in shown and committed.value,
            int(gang.value or 0) if standing else 0,
            int(spirit.value or 0) if standing else 0,
        )
        number = int(times.value)
        acts = (
            Picture(name="cards.picture", address=f"siegestorm/card/{card.value}"),
            desk.act(
                "cards.put",
                say("positions-put"),
                lambda: at.put_card(self.text, seat.value, place.value, str(item), number),
                main=True,
            ),
            desk.act(
                "cards.clear",
                say("positions-clear"),
                lambda: at.clear(self.text, seat.value, place.value),
            ),
        )
        return Group(say("nav-cards"), tuple(shown), acts)

    def said(self, word: str, label: str, choices: Sequence[Choice]) -> Field:
        """A word of the turn with its value."""
        now = at.turn_says(self.text, word) or ""
        return self.desk.choosing(
            f"turn.{word}",
            label,
            choices,
            now,
            lambda value: at.say_turn(self.text, word, value or None),
        )

    def flag(self, word: str, label: str) -> Field:
        """A word of the turn that is said or not."""
        return self.desk.check(
            f"turn.{word}",
            label,
            at.turn_says(self.text, word) is not None,
            lambda on: at.say_turn(self.text, word, "" if on else None),
        )

    def turn(self) -> Group:
        """Whose turn it is, its step, what was done in it; of a partner too; who is out."""
        desk, say, term = self.desk, self.say, self.term
        steps = [Choice(step, say(f"positions-step-{step}")) for step in STEPS]
        deployed, step = say("positions-deployed"), say("positions-step")
        number = at.turn_says(self.text, "turn") or ""
        fields = [
            self.said("active", say("positions-active"), desk.seat_choices()),
            self.said("step", step, steps),
            desk.counting(
                "turn.turn",
                say("positions-turn-number"),
                MOST_TURNS,
                number,
                lambda value: at.say_turn(self.text, "turn", value or None),
            ),
        ]
        if self.together:
            ending = Choice(DONE, self.own("step-end"))
            fields.append(self.said("partner", f"{term('partner')}: {step}", (*steps, ending)))
        left, right = (*self.sides, "")[:2]
        fields.append(self.flag("deployed", f"{deployed} ({left})" if left else deployed))
        if right:
            fields.append(self.flag("deployed-right", f"{deployed} ({right})"))
        fields.append(self.flag("extra", say("positions-extra")))
        fields.append(self.flag("extra-turn", say("positions-extra-turn")))
        if self.together:
            for word, label in (("deployed", deployed), ("extra", say("positions-extra"))):
                fields.append(self.flag(f"partner-{word}", f"{term('partner')}: {label}"))
        fields += [self.out(seat) for seat in desk.seats] if self.ring else []
        return Group(say("ui-review-turns"), tuple(fields))

    def out(self, seat: str) -> Field:
        """Whether a seat is out of the game."""
        return self.desk.check(
            f"turn.out.{seat}",
            f"{self.say('seat-n', seat=seat.upper())}: {self.own('out')}",
            at.is_out(self.text, seat),
            lambda on: at.set_out(self.text, seat, on),
        )

    def boss(self) -> Group:
        """Which boss it is, and what its boards show."""
        desk, term = self.desk, self.term
        levels = [Choice(str(level), str(level)) for level in LEVELS]
        return Group(
            term("boss"),
            (
                *(Switch(name=name) for name in AGREED),
                desk.choosing(
                    "boss.menace",
                    term("menace-level"),
                    levels,
                    at.boss_says(self.text, "menace"),
                    lambda value: at.say_boss(self.text, "menace", value),
                ),
                desk.counting(
                    "boss.life",
                    term("life-points"),
                    MOST_LIFE,
                    at.boss_says(self.text, "life"),
                    lambda value: at.say_boss(self.text, "life", value),
                ),
                desk.check(
                    "boss.reserves",
                    f"{term('reserves')}: {self.own('token-used')}",
                    at.boss_says(self.text, USED) != "",
                    lambda on: at.say_boss(self.text, USED, USED if on else ""),
                ),
            ),
        )

    def lasting(self) -> Group:
        """What lasts until the end of the turn."""
        desk, say, term = self.desk, self.say, self.term
        called = {
            "protected": self.own("mark-protected"),
            "free-shapeshift": self.own("mark-free-shapeshift"),
            "unopposed": self.own("mark-unopposed"),
            "boost": say("positions-boost"),
            "shifted": say("positions-shifted"),
        }
        kinds = [Choice(*one) for one in called.items()]
        kind = desk.select("lasting.kind", say("positions-what"), kinds)
        tracks = [
            Choice(self.track(one.id, str(number)), f"{one.label} ({side})" if side else one.label)
            for one in self.everybody
            for number, side in enumerate(self.sides, 1)
        ]
        most = MOST_CHANGE
        fields: dict[str, Select | Number] = {
            "seat": desk.select("lasting.seat", say("positions-seat"), self.everybody),
            "track": desk.select("lasting.track", term("war-track"), tracks),
            "square": desk.select("lasting.square", say("positions-square"), self.squares()),
            "att": desk.number("lasting.att", term("att"), -most, most, "1"),
            "def": desk.number("lasting.def", term("def"), -most, most, "0"),
            "by": desk.select("lasting.by", say("positions-by"), (NONE, *self.everybody)),
            "card": desk.select(
                "lasting.card", say("positions-card"), self.decks(), listed="cards"
            ),
        }
        shown = {name: fields[name] for name in LASTING[kind.value]}
        words = [kind.value]
        for name, field in shown.items():
            value = f"{int(field.value):+}" if name in ("att", "def") else field.value
            words += ["by", value] if name == "by" and value else [value] if value else []

        def told(there: list[str]) -> str:
            first, *rest = there
            return f"{called.get(first, first)}: {' '.join(rest)}"

        acts = desk.lasting(" ".join(words), told)
        return Group(say("positions-lasting"), (kind, *shown.values()), acts)

    def used(self) -> Group:
        """Whose ability was used in this turn."""
        desk, text = self.desk, self.text
        boss = [Choice(BOSS_CARD, self.term("boss-card"))] if self.boss_seat else []
        squares = [*self.squares(), *boss]
        square = desk.select("used.square", self.say("positions-square"), squares)
        there = at.used_in(text)
        acts = (
            desk.act(
                "used.toggle",
                self.say("positions-toggle"),
                lambda: at.toggle_used(text, square.value),
                main=True,
            ),
            desk.standing("used.there", there, lambda place: at.toggle_used(text, there[place])),
        )
        return Group(capital(self.own("mark-used")), (square,), acts)
