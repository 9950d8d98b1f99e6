"""Building a State from the entries of a position, piece by piece."""

from collections.abc import Iterable

from siegeworks.core.decision import SEATS
from siegeworks.core.position import Entry, read_line, unfolded
from siegeworks.core.refusal import Refused, Saying, saying
from siegeworks.games.rift.rules.dealing import deal_boss, place
from siegeworks.games.rift.rules.grid import BASE, Mask, mask_of, placements
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Built, Figure
from siegeworks.games.rift.rules.printed import GHOST, LIFE, NO_STORM
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.state import SOLDIERS, RiftState

CARD = saying("horde card")
HERO = saying("hero")
BEAST = saying("beast")
ABILITY = saying("ability")
TOWER = saying("tower")
KINDS = {GHOST: saying("ghost card"), LIFE: saying("life card")}
"""What a card is called that must be of a kind."""


class Builder:
    """Lays entries out in an empty State."""

    def __init__(self, game: RiftState) -> None:
        self.game, self.box = game, game.box

    def space(self, entry: Entry, word: str) -> Space:
        """The space of a name."""
        if word not in self.game.map.names:
            entry.fail("there is no space {word!r}", word=word)
        return self.game.map.names.index(word)

    def number(self, entry: Entry, known: dict[str, int], word: str, what: Saying) -> int:
        """The number of an id."""
        if word not in known:
            entry.fail("no {what} {word!r}", what=what, word=word)
        return known[word]

    def mask(self, entry: Entry, words: tuple[str, ...], width: int, height: int) -> Mask:
        """The mask of named squares."""
        try:
            return mask_of(list(words), width, height)
        except Refused as fault:
            entry.fail(fault.message)

    # -- the map -----------------------------------------------------------------------

    def terrain(self, entries: list[Entry]) -> None:
        """The terrain cards still there: those named, or all if no line speaks of them."""
        said = next((entry for entry in entries if entry.head == "terrain"), None)
        self.game.terrain = self.game.map.terrain
        if said is not None:
            kinds = {kind for _, kind in self.game.map.terrain}
            for word in said.about:
                if word not in kinds and word != "none":
                    said.fail("there is no terrain {word!r}", word=word)
            there = self.game.map.terrain
            self.game.terrain = tuple(card for card in there if card[1] in said.about)

    def horde(self, entry: Entry) -> None:
        """A horde card on the map."""
        game = self.game
        card = self.number(entry, self.box.card_numbers, entry.about[0], CARD)
        space = self.space(entry, entry.value("@") or entry.fail("it is nowhere: expected @"))
        boss = self.box.cards[card].kind == LIFE
        if space not in game.map.rank and not boss:
            entry.fail("{space} is no path space", space=entry.value("@"))
        numbers = [str(token.number) for token in game.map.tokens]
        path = entry.value("path", numbers[game.map.rank.get(space, (0, 0))[0]])
        on_path = path in numbers and space in game.map.tokens[numbers.index(path)].path
        if not on_path and not (boss and path in numbers):
            entry.fail("no path {path!r} leads over {space}", path=path, space=entry.value("@"))
        if game.top(space) is not None and not self.box.cards[card].flying:
            entry.fail("only a flying horde lies above another (RT-3.4)")
        horde = place(game, card, space, numbers.index(path))
        face = game.face(horde)
        masks = [
            self.mask(entry, entry.values(name), face.width, face.height)
            for name in ("tiles", "soldiers", "gate")
        ]
        tiles, soldiers, gate = masks
        there = tiles | soldiers | gate
        apart = there.bit_count() == sum(mask.bit_count() for mask in masks)
        if not apart or there & face.red:
            entry.fail("pieces overlap, or lie on a red square")
        if soldiers & ~face.foes:
            entry.fail("a soldier stands on no enemy")
        game.put(horde._replace(tiles=tiles, soldiers=soldiers, gate=gate))
        if game.soldiers_left() < 0:
            entry.fail("there are only {number} soldiers", number=SOLDIERS)

    def boss(self, entries: list[Entry]) -> None:
        """The boss: where its figures are on their way, and its cards."""
        game, plan = self.game, self.game.scenario.boss
        said = next((entry for entry in entries if entry.head == "boss"), Entry("boss"))
        if plan is None:
            if said.line:
                said.fail("this scenario has no boss")
            return
        if any(game.is_boss(horde) for horde in game.hordes) or said.line:
            game.boss_steps = tuple(
                int(word) if word.isdecimal() else said.fail("{word!r} is not a number", word=word)
                for word in said.values("steps")
            ) or (0,) * len(plan.routes)
            self._boss_cards(said)
        else:
            deal_boss(game)

    def _boss_cards(self, said: Entry) -> None:
        game, plan = self.game, self.game.scenario.boss
        assert plan is not None
        steps = zip(game.boss_steps, plan.routes, strict=False)
        if len(game.boss_steps) != len(plan.routes) or any(s >= len(way) for s, way in steps):
            said.fail("expected a step for each figure on its way")
        lives = [self._card(said, word, LIFE) for word in said.values("lives")]
        game.boss_lives = tuple(lives)
        game.actions = self._actions(said, "actions")
        game.spent = self._actions(said, "spent")

    def _actions(self, said: Entry, name: str) -> tuple[int, ...]:
        """Action cards by their place in the scenario, the first to be drawn first."""
        plan = self.game.scenario.boss
        assert plan is not None
        found: list[int] = []
        for word in said.values(name):
            taken = {*found, *self.game.actions}
            free = [n for n, action in enumerate(plan.actions) if action == word]
            left = [number for number in free if number not in taken]
            found.append(
                left[0] if left else said.fail("no action card {word!r} is left", word=word)
            )
        return tuple(reversed(found)) if name == "actions" else tuple(found)

    def _card(self, entry: Entry, word: str, kind: str = "") -> int:
        card = self.number(entry, self.box.card_numbers, word, CARD)
        if kind and self.box.cards[card].kind != kind:
            entry.fail("{word} is no {kind}", word=word, kind=KINDS[kind])
        return card

    # -- figures -----------------------------------------------------------------------

    def heroes(self, entries: list[Entry], defaults: Iterable[str]) -> None:
        """The hero, hand and passed towers of each seat; beasts and guests after them."""
        game = self.game
        lines = {entry.head: entry for entry in entries}
        named = {entry.value("hero") for entry in entries if entry.head in tuple(SEATS)}
        free = [name for name in defaults if name not in named]
        for letter in SEATS[: game.seats]:
            entry = lines.get(letter, Entry(letter))
            self._hero(entry, entry.value("hero") or free.pop(0), len(game.figures))
        for extra in ("guest", "beast"):
            for entry in entries:
                if entry.head == extra:
                    self._extra(entry)
        self._missing_beast()

    def _hero(self, entry: Entry, name: str, seat: int) -> None:
        hero = self.number(entry, self.box.hero_numbers, name, HERO)
        if not self.box.heroes[hero].revives or any(f.hero == hero for f in self.game.figures):
            entry.fail("{name} is no hero, or another seat's", name=name)
        self.game.figures.append(self._figure(entry, hero, seat))
        read_line(self.game, entry)
        for zone in (self.game.hands, self.game.passed):
            zone[seat] = tuple(sorted(zone[seat]))

    def _extra(self, entry: Entry) -> None:
        """The beast of a hero, or a bench hero who is here for this round."""
        if entry.head == "guest":
            hero = self.number(entry, self.box.hero_numbers, entry.about[0], HERO)
            figure = self._figure(entry, hero, 0)
            self.game.figures.append(figure._replace(guest=True))
            return
        hero = self.number(entry, self.box.hero_numbers, entry.about[0], BEAST)
        for owner in list(self.game.figures):
            if self.box.heroes[owner.hero].beast == entry.about[0]:
                figure = self._figure(entry, hero, owner.seat)
                self.game.figures.append(figure._replace(guest=owner.guest))
                return
        entry.fail("nobody here has a {beast}", beast=entry.about[0])

    def _missing_beast(self) -> None:
        """A beast no line speaks of lies on the board."""
        game = self.game
        for owner in list(game.figures):
            beast = self.box.heroes[owner.hero].beast
            number = self.box.hero_numbers.get(beast, -1)
            if beast and all(figure.hero != number for figure in game.figures):
                health = self.box.heroes[number].health
                lying = Figure(number, owner.seat, health, fresh=False, guest=owner.guest)
                game.figures.append(lying)
        heroes = self.box.heroes
        game.figures.sort(key=lambda f: (f.guest, not heroes[f.hero].revives, f.seat))

    def _figure(self, entry: Entry, hero: int, seat: int) -> Figure:
        printed = self.box.heroes[hero]
        words = entry.values("abilities")
        slots = tuple(self._ability(entry, hero, word.rstrip("!")) for word in words)
        used = tuple(slot for slot, word in zip(slots, words, strict=True) if word.endswith("!"))
        space = self.space(entry, entry.value("at")) if entry.value("at") else NOWHERE
        health = entry.number("health", printed.health)
        down = "down" in entry.flags
        if health > printed.health or (not health) is not down or (down and space != NOWHERE):
            entry.fail("a health of {health} does not fit", health=health)
        horde, base = self._base(entry, space)
        return Figure(
            hero,
            seat,
            health,
            slots,
            tuple(sorted(used)),
            space,
            horde,
            base,
            down=down,
            acted="acted" in entry.flags,
            rested="rested" in entry.flags,
            revived="revived" in entry.flags,
            fresh="fresh" in entry.flags,
        )

    def _ability(self, entry: Entry, hero: int, word: str) -> int:
        ability = self.number(entry, self.box.ability_numbers, word, ABILITY)
        if ability not in self.box.abilities_of[hero]:
            entry.fail("{word} is no ability of {hero}", word=word, hero=self.box.heroes[hero].id)
        return ability

    def _base(self, entry: Entry, space: Space) -> tuple[int, Mask]:
        """The horde a figure is engaged with, and the squares of its base."""
        horde = self.game.top(space) if space != NOWHERE else None
        square = entry.value("base")
        if (horde is not None) != bool(square):
            entry.fail("a figure on a horde, and only that, has a base")
        if horde is None:
            return 0, 0
        face = self.game.face(horde)
        first = self.mask(entry, (square,), face.width, face.height)
        blocked = face.red | face.deadly | self.game.cover(horde)
        for mask in placements(BASE, face.width, face.height):
            if mask & -mask == first and not mask & blocked:
                return horde.serial, mask
        entry.fail("no base fits at {square}", square=square)

    # -- piles -------------------------------------------------------------------------

    def site(self, entry: Entry) -> None:
        """The towers on a building site: `site b1 militia archers/b!`, `!` if face down."""
        game = self.game
        space = self.space(entry, entry.about[0] if entry.about else "")
        if space not in game.map.site_at:
            entry.fail("{space} is no building site", space=entry.about[0])
        site = game.map.site_at[space]
        towers = []
        for word in entry.about[1:]:
            down = word.endswith("!")
            name, _, letter = word.rstrip("!").partition("/")
            tower = self.number(entry, self.box.tower_numbers, name, TOWER)
            colour = game.colour(site)
            seat = 0 if colour == NO_COLOUR or game.solo else colour
            if letter:
                if letter not in tuple(SEATS[: game.seats]):
                    entry.fail("there is no seat {seat}", seat=letter)
                seat = SEATS.index(letter)
            towers.append(Built(tower, seat, down, down))
        if len(towers) > 2 or game.figure_at(space):
            entry.fail("a site holds two towers at most, and none beside a figure")
        game.sites[site] = tuple(towers)

    def deck(self, entry: Entry) -> None:
        """An enemy deck: `deck 1 goblins | portal`, the first card is drawn first."""
        numbers = [str(token.number) for token in self.game.map.tokens]
        if not entry.about or entry.about[0] not in numbers:
            entry.fail("expected an arrival token: {known}", known=", ".join(numbers))
        token, cards, sizes = numbers.index(entry.about[0]), [], [0]
        for word in unfolded(entry.about[1:], entry):
            if word == "|":
                sizes.append(0)
            else:
                cards.append(self._card(entry, word))
                sizes[-1] += 1
        self.game.decks[token] = tuple(reversed(cards))
        self.game.stages[token] = tuple(size for size in reversed(sizes) if size)

    def ghosts(self, entry: Entry) -> None:
        """The ghost deck, the first card is drawn first."""
        for word in unfolded(entry.about, entry):
            self._card(entry, word, GHOST)
        read_line(self.game, entry)

    def removed(self, entry: Entry) -> None:
        """Horde cards out of the game."""
        read_line(self.game, entry)

    def spells(self, entry: Entry) -> None:
        """The spells the players have."""
        read_line(self.game, entry)
        self.game.spells = tuple(sorted(set(self.game.spells)))

    def bench(self, entry: Entry) -> None:
        """The heroes on a solo player's bench."""
        if not self.game.solo:
            entry.fail("only a solo player has a bench")
        read_line(self.game, entry)

    def storms(self, entry: Entry) -> None:
        """The storm in force, the one that gathers, the deck; the first card is turned up first."""
        if not self.game.stormy:
            entry.fail("this game has no storms: the switch storms is off")
        read_line(self.game, entry)
        fields = (self.game.storm, self.game.gathering, *self.game.storms)
        there = [number for number in fields if number != NO_STORM]
        if len(set(there)) < len(there):
            entry.fail("each storm is there once")

    def check_supply(self) -> None:
        """What is not held lies in the common supply; nobody holds more than there is."""
        game, left = self.game, list(self.box.copies)
        held = [tower for hand in (*game.hands, *game.passed) for tower in hand]
        held += [built.tower for site in game.sites for built in site]
        for tower in held:
            left[tower] -= 1
            if left[tower] < 0:
                Entry("supply").fail("too many cards of {tower}", tower=self.box.towers[tower].id)
        game.supply = tuple(left)
