"""The tools of the position editor: hordes and what lies on them, towers, figures, the round."""

from collections.abc import Iterable, Sequence

from siegeworks.games.rift.editor import pieces
from siegeworks.games.rift.editor import text as at
from siegeworks.games.rift.editor.figures import Figures
from siegeworks.games.rift.editor.names import Names, named, people
from siegeworks.games.rift.editor.text import Subject
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.printed import HORDE, LIFE
from siegeworks.games.rift.rules.scenario import BossPlan, Scenario
from siegeworks.games.rift.scene.scene import PHASES
from siegeworks.pages.tools import NONE, Choice, Choices, Desk, Field, Group, Picture, Switch

ROUND, BOSS, STORMS, TERRAIN = map(Subject, ("round", "boss", "storms", "terrain"))
MOST = {"health": 20, "crystals": 99, "destroyed": 20}
MOST_ROUNDS = 99
BANNABLE = 3
"""How many colours may be closed to a player alone."""
REBORN_BY = "resurrection"
"""The ability by which somebody is reborn."""
NO_TERRAIN, DRILL = "none", "drill-"


def tools(desk: Desk) -> Sequence[Group]:
    """Everything that can be put somewhere or said."""
    maker = _Maker(desk)
    alone = len(desk.seats) == 1
    return [
        maker.hordes(),
        pieces.group(desk, maker.names),
        maker.towers(),
        Figures(desk, maker.names).group(),
        maker.round(),
        maker.members(
            "spells", desk.say("cards-kind-spell"), named(BOX.spells, maker.words.spell_name)
        ),
        *([maker.bench()] if alone else ()),
        *([maker.terrain()] if maker.scenario.map.terrain else ()),
        maker.storms(),
        *([maker.boss(maker.scenario.boss)] if maker.scenario.boss else ()),
        maker.lasting(),
    ]


class _Maker:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.text, self.say = desk, desk.text, desk.say
        self.scenario: Scenario = BOX.scenarios[desk.mode]
        self.names = Names(desk.language, self.scenario)
        self.words, self.phrases = self.names.words, self.names.phrases
        self.paths = sorted(self.names.spaces(self.scenario.map.paths), key=lambda one: one.id)
        self.tokens = [str(token.number) for token in self.scenario.map.tokens]

    # -- hordes and towers -------------------------------------------------------------

    def horde_cards(self) -> list[Choices]:
        """The cards of hordes, portals and bosses, and those of drills."""
        found: dict[str, list[Choice]] = {"hordes": [], "others": [], "drills": []}
        for card in sorted(BOX.cards, key=self.words.card_name):
            horde = card.kind == HORDE
            kind = "drills" if card.id.startswith(DRILL) else "hordes" if horde else "others"
            found[kind].append(Choice(card.id, self.names.card(card.id)))
        titles = (self.say("cards-kind-horde"), self.say("positions-others"), self.say("drills"))
        cards = zip(found.values(), titles, strict=True)
        return [Choices(tuple(some), title) for some, title in cards]

    def horde_places(self) -> list[Choices]:
        """Where a horde card may lie: on the map, under a deck, among the ghosts, or nowhere."""
        boss, paths = self.scenario.boss, self.scenario.map.paths
        ways = [space for way in (boss.routes if boss else ()) for space in way]
        decks = [Choice(f"deck:{n}", self.say("positions-deck", n=n)) for n in self.tokens]
        piles = [
            Choice("ghosts:", self.phrases["ghosts"]),
            Choice("removed:", self.say("positions-removed")),
        ]
        aside = dict.fromkeys(space for space in ways if space not in paths)
        return [
            Choices(tuple(self.paths), self.say("positions-spaces")),
            Choices(tuple(self.names.spaces(aside)), self.names.boss()),
            Choices((*decks, *piles), self.say("positions-decks")),
        ]

    def hordes(self) -> Group:
        """Horde cards, on the map and elsewhere."""
        desk, say, text = self.desk, self.say, self.text
        cards = self.horde_cards()
        card = desk.select("hordes.card", say("positions-horde"), cards, listed="hordes")
        place = desk.select("hordes.place", say("positions-place"), self.horde_places())
        head, colon, about = place.value.partition(":")
        pile = Subject(head, about) if colon else None

        def add() -> str:
            if pile:
                return at.append(text, pile, card.value)
            return at.add_horde(text, card.value, place.value)

        def clear() -> str:
            return at.remove(text, pile) if pile else at.remove_hordes(text, place.value)

        acts: list[Field] = [
            Picture(name="hordes.picture", address=f"rift/card/{card.value}"),
            desk.act("hordes.put", say("positions-put"), add, main=True),
            desk.act("hordes.clear", say("positions-clear"), clear),
        ]
        if pile and head == "deck":
            stage = lambda: at.append(text, pile, "|")  # noqa: E731
            acts.append(desk.act("hordes.stage", say("positions-stage"), stage))
        return Group(say("cards-kind-horde"), (card, place), tuple(acts))

    def towers(self) -> Group:
        """Towers in hands and on sites."""
        desk, say, text = self.desk, self.say, self.text
        tower = desk.select(
            "towers.tower", say("positions-tower"), named(BOX.towers, self.words.tower_name)
        )
        seat = desk.select("towers.seat", say("positions-seat"), desk.seat_choices())
        hands = (Choice("hand", say("positions-hand")), Choice("passed", say("positions-passed")))
        spaces = self.names.spaces(site.space for site in self.scenario.map.sites)
        sites = tuple(Choice(f"site:{one.id}", one.label) for one in spaces)
        places = [Choices(hands, say("positions-hands")), Choices(sites, say("positions-sites"))]
        place = desk.select("towers.place", say("positions-place"), places)
        down = desk.tick("towers.down", say("positions-face-down"))
        head, colon, about = place.value.partition(":")
        site = Subject(head, about) if colon else None

        def add() -> str:
            if site is None:
                return at.give_tower(text, seat.value, head, tower.value)
            built = f"{tower.value}/{seat.value}{'!' if down.value else ''}"
            return at.set_list(text, site, [*at.listed(text, site), built])

        def clear() -> str:
            if site:
                return at.remove(text, site)
            return at.set_values(text, Subject(seat.value), head, ())

        acts = (
            Picture(name="towers.picture", address=f"rift/tower/{tower.value}"),
            desk.act("towers.put", say("positions-put"), add, main=True),
            desk.act("towers.clear", say("positions-clear"), clear),
        )
        fields = (tower, seat, place, *((down,) if site else ()))
        return Group(say("cards-kind-tower"), fields, acts)

    # -- the round ---------------------------------------------------------------------

    def counted(self, word: str, label: str) -> Field:
        """A number of the round."""
        now = at.value(self.text, ROUND, word)
        change = lambda value: at.set_value(self.text, ROUND, word, value)  # noqa: E731
        return self.desk.counting(f"round.{word}", label, MOST[word], now, change)

    def said(self, subject: Subject, word: str, label: str, choices: Sequence[Choice]) -> Field:
        """A word of a line with its value."""
        now = at.value(self.text, subject, word)
        change = lambda value: at.set_value(self.text, subject, word, value)  # noqa: E731
        return self.desk.choosing(f"{subject.head}.{word}", label, choices, now, change)

    def round(self) -> Group:
        """Which round it is, its phase, and what the kingdom has."""
        desk, say, text = self.desk, self.say, self.text
        phases = [Choice(phase, self.words.phase(phase)) for phase in PHASES]
        colours = [Choice(one, self.words.colour(one)) for one in COLOURS[:BANNABLE]]
        fields = [
            desk.counting(
                "round.number",
                say("positions-round-number"),
                MOST_ROUNDS,
                at.about(text, ROUND),
                lambda now: at.set_about(text, ROUND, now) if now else text,
            ),
            self.said(ROUND, "phase", say("positions-phase"), phases),
            self.counted("health", say("positions-health")),
            self.counted("crystals", say("positions-crystals")),
            self.counted("destroyed", self.phrases["portals"]),
        ]
        if len(desk.seats) == 1:
            fields.append(self.said(ROUND, "banned", say("positions-banned"), colours))
        fields.append(
            desk.check(
                "round.last",
                self.phrases["last-round"],
                at.has_flag(text, ROUND, "last-round"),
                lambda on: at.set_flag(text, ROUND, "last-round", on),
            )
        )
        fields += [self.opened(token) for token in self.tokens]
        return Group(say("ui-review-rounds"), tuple(fields))

    def opened(self, token: str) -> Field:
        """Whether a token was opened in this round."""
        there = at.values(self.text, ROUND, "opened")
        return self.desk.check(
            f"round.opened.{token}",
            self.say("positions-opened", n=token),
            token in there,
            lambda on: at.set_values(self.text, ROUND, "opened", at.toggled(there, token, on)),
        )

    # -- lists -------------------------------------------------------------------------

    def members(self, head: str, title: str, things: Iterable[Choice]) -> Group:
        """Which of some things are on a list."""
        there = at.listed(self.text, Subject(head))

        def member(one: Choice) -> Field:
            change = lambda on: at.set_list(  # noqa: E731
                self.text, Subject(head), at.toggled(there, one.id, on)
            )
            return self.desk.check(f"{head}.{one.id}", one.label, one.id in there, change)

        return Group(title, tuple(map(member, things)))

    def bench(self) -> Group:
        """The heroes on the bench of a player alone."""
        return self.members("bench", self.phrases["bench"], named(people(), self.names.hero))

    def terrain(self) -> Group:
        """The terrain cards that are still there: all of them unless a line says which."""
        kinds = list(dict.fromkeys(kind for _, kind in self.scenario.map.terrain))
        said = at.listed(self.text, TERRAIN)
        there = [one for one in said if one != NO_TERRAIN] if said else kinds

        def card(kind: str) -> Field:
            def change(on: bool) -> str:
                now = [one for one in kinds if (on if one == kind else one in there)]
                if len(now) == len(kinds):
                    return at.remove(self.text, TERRAIN)
                return at.set_list(self.text, TERRAIN, now or [NO_TERRAIN])

            label = self.names.terrain(kind)
            return self.desk.check(f"terrain.{kind}", label, kind in there, change)

        return Group(self.say("positions-terrain"), tuple(map(card, kinds)))

    def pile(
        self, subject: Subject, field: str, label: str, choices: Sequence[Choice], text: str
    ) -> list[Field]:
        """Cards in a field of a line: a select to add one, and those that are there."""
        called = {one.id: one.label for one in choices}
        there, name = at.values(self.text, subject, field), f"{subject.head}.{field}"

        def add(card: str) -> str:
            if not card:
                return self.text
            now = at.values(text, subject, field)
            return at.set_values(text, subject, field, (*now, card))

        def take(place: int) -> str:
            left = (*there[:place], *there[place + 1 :])
            return at.set_values(self.text, subject, field, left)

        return [
            self.desk.choosing(name, label, choices, "", add),
            self.desk.standing(f"{name}.there", [called.get(one, one) for one in there], take),
        ]

    def storms(self) -> Group:
        """Whether there are portal storms, the one in force, the one that gathers, the deck."""
        known = named(BOX.storms, self.words.storm_name)
        deck = self.pile(STORMS, "deck", self.say("positions-storm-deck"), known, self.text)
        fields = (
            Switch(name="storms"),
            self.said(STORMS, "raging", self.phrases["storm"], known),
            self.said(STORMS, "gathering", self.say("positions-gathering"), known),
            *deck,
        )
        return Group(self.phrases["storms"], fields)

    # -- the boss, and what lasts ------------------------------------------------------

    def begun(self, boss: BossPlan) -> str:
        """The text with a line of the boss that says what holds as long as there is none."""
        text, lives = self.text, [BOX.cards[card].id for card in boss.lives]
        if at.has(text, BOSS):
            return text
        cards = (pieces.card_of(horde) for horde in at.hordes_in(text))
        carded = any(card is not None and card.kind == LIFE for card in cards)
        if not carded and lives:
            text = at.add_horde(text, lives[0], self.scenario.map.names[boss.routes[0][0]])
        text = at.set_values(text, BOSS, "steps", ["0"] * len(boss.routes))
        if carded:
            return text
        text = at.set_values(text, BOSS, "lives", lives[1:])
        return at.set_values(text, BOSS, "actions", boss.actions[::-1])

    def boss(self, boss: BossPlan) -> Group:
        """How far the figures of the boss went, and which of its cards are left."""
        begun = self.begun(boss)
        cards = dict.fromkeys(BOX.cards[card].id for card in boss.lives)
        lives = [Choice(one, self.names.card(one)) for one in cards]
        names = dict.fromkeys(boss.actions)
        actions = [Choice(one, self.words.action_name(one)) for one in names]
        fields = [self.step(boss, figure, begun) for figure in range(len(boss.routes))]
        if lives:
            fields += self.pile(BOSS, "lives", self.say("positions-lives"), lives, begun)
        if actions:
            for field, phrase in (("actions", "boss-cards"), ("spent", "boss-spent")):
                fields += self.pile(BOSS, field, self.phrases[phrase], actions, begun)
        return Group(self.names.boss(), tuple(fields))

    def step(self, boss: BossPlan, figure: int, begun: str) -> Field:
        """How far a figure of the boss has gone."""
        label, way = self.say("positions-hero-at"), self.names.spaces(boss.routes[figure])
        steps = at.values(self.text, BOSS, "steps")

        def change(step: str) -> str:
            now = list(at.values(begun, BOSS, "steps"))
            now += ["0"] * (figure + 1 - len(now))
            now[figure] = step or "0"
            return at.set_values(begun, BOSS, "steps", now)

        return self.desk.choosing(
            f"boss.step.{figure}",
            f"{label} ({figure + 1})" if len(boss.routes) > 1 else label,
            [Choice(str(number), space.label) for number, space in enumerate(way)],
            steps[figure] if figure < len(steps) else "0",
            change,
        )

    def lasting(self) -> Group:
        """What lasts until the end of the round."""
        desk, say = self.desk, self.say
        called = {
            "protected": self.phrases["lasting"],
            "aegis": say("positions-aegis"),
            "reborn": self.names.ability(REBORN_BY),
        }
        kinds = [Choice(*one) for one in called.items()]
        kind = desk.select("lasting.kind", say("positions-what"), kinds)
        hero = desk.select("lasting.hero", say("seat-hero"), named(BOX.heroes, self.names.hero))
        space = desk.select("lasting.space", say("positions-waits"), (NONE, *self.paths))
        waits = kind.value == "reborn"
        place = ("@", space.value) if waits and space.value else ()

        def told(words: list[str]) -> str:
            what, who, *rest = (*words, "", "")
            name = next((self.names.hero(one) for one in BOX.heroes if one.id == who), who)
            return f"{called.get(what, what)}: {' '.join((name, *rest)).strip()}"

        acts = desk.lasting(" ".join((kind.value, hero.value, *place)), told)
        fields = (kind, hero, *((space,) if waits else ()))
        return Group(say("positions-lasting-round"), fields, acts)
