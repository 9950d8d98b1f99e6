"""Everything printed in both games: what it is, and what it says in a language."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from siegeworks.games.rift.rules import BOX as RIFT_BOX
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.printed import HORDE, LIFE
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.games.siegestorm.rules import BOX as SIEGE_BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.words.book import Words, words
from siegeworks.words.phrases import capital

SIEGESTORM, RIFT = "siegestorm", "rift"
DRILLS = "drill-"
"""What is only for exercise is not shown."""
KINDS = {
    SIEGESTORM: ("card", "boss-card", "boss"),
    RIFT: ("tower", "hero", "spell", "horde", "boss", "storm", "scenario"),
}
"""The kinds of things of each game, in the order in which they are shown."""


class Thing(NamedTuple):
    """Something printed, as far as filters want to know it."""

    game: str
    kind: str
    id: str
    group: str = ""
    """Faction or boss deck of a card, family of a tower, kind of a horde card."""
    cost: int | None = None
    rank: str = ""
    """Rank of a card, level of a tower or portal."""
    has: frozenset[str] = frozenset()
    """What is printed on it besides: `action`, `passive`, `activation`."""
    picture: str = ""

    @property
    def path(self) -> str:
        """The address of its page."""
        return f"/cards/{self.game}/{self.kind}/{self.id}"


class Said(NamedTuple):
    """A thing in the words of one language."""

    name: str
    mark: str
    """What it is, in a few words: faction and rank, level and family."""
    values: tuple[tuple[str, str], ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    """Its texts, each with what it is called; that may be nothing."""
    keywords: tuple[str, ...] = ()
    """The terms of the glossary its texts use."""


@cache
def all_things() -> tuple[Thing, ...]:
    """Every thing of both games, in the order of the box."""
    return (*_siege_things(), *_rift_things())


@cache
def thing_of(game: str, kind: str, ident: str) -> Thing | None:
    """A thing by its address."""
    wanted = (game, kind, ident)
    return next((each for each in all_things() if each[:3] == wanted), None)


def _siege_things() -> list[Thing]:
    found = []
    for card in SIEGE_BOX.cards:
        is_boss = card.id in SIEGE_BOX.bosses
        kind = "boss" if is_boss else "boss-card" if card.rank == "boss" else "card"
        has = {"action"} if card.action else set()
        has |= {"passive"} if card.passive else set()
        has |= {"activation"} if SIEGE_BOX.numbers[card.id] in SIEGE_BOX.abilities else set()
        found.append(
            Thing(
                SIEGESTORM,
                kind,
                card.id,
                "" if is_boss else card.faction,
                None if is_boss else card.cost,
                "" if is_boss or card.rank == "boss" else card.rank,
                frozenset(has),
                f"/pictures/siegestorm/card/{card.id}.svg",
            )
        )
    return found


def _rift_things() -> list[Thing]:
    box, found = RIFT_BOX, []
    for tower in box.towers:
        price = PRICES.get(tower.level)
        found.append(_drawn("tower", tower.id, tower.family, price, str(tower.level)))
    found += [_drawn("hero", hero.id) for hero in box.heroes]
    found += [_drawn("spell", spell.id, "", None, str(spell.power)) for spell in box.spells]
    for card in box.cards:
        if card.kind != LIFE and not card.id.startswith(DRILLS):
            level = str(card.level) if card.level else ""
            found.append(_drawn("horde", card.id, card.kind, None, level, "card"))
    found += [_drawn("boss", boss) for boss in box.bosses]
    found += [_drawn("storm", storm.id) for storm in box.storms]
    scenarios = sorted(box.scenarios.values(), key=lambda scenario: scenario.number)
    found += [
        _drawn("scenario", scenario.id, picture="map")
        for scenario in scenarios
        if not scenario.id.startswith(DRILLS)
    ]
    return found


def _drawn(
    kind: str,
    ident: str,
    group: str = "",
    cost: int | None = None,
    rank: str = "",
    picture: str = "",
) -> Thing:
    drawn = f"/pictures/rift/{picture or kind}/{ident}.svg"
    return Thing(RIFT, kind, ident, group, cost, rank, frozenset(), drawn)


# -- in words ------------------------------------------------------------------------------


@cache
def said(thing: Thing, language: str) -> Said:
    """A thing in the words of a language."""
    if thing.game == SIEGESTORM:
        speak = _siege_boss if thing.kind == "boss" else _siege_card
        return speak(thing, words(language))
    return RIFT_SAID[thing.kind](thing, rift_words(language))


def _siege_card(thing: Thing, word: Words) -> Said:
    card = SIEGE_BOX.cards[SIEGE_BOX.numbers[thing.id]]
    mark = [word.term(thing.group)]
    mark += [word.term(card.rank)] if thing.rank and card.rank != card.faction else []
    values = [(capital(word.term("cost")), str(card.cost))]
    if card.att is not None:
        values += [(word.term("att"), str(card.att)), (word.term("def"), str(card.de))]
    texts = (
        (word.term("command-action"), word.command_text(card)),
        (word.term("special-action"), word.icon_text(card)),
        (word.term("action"), word.action_text(card)),
        (word.term("passive"), word.passive_text(card)),
    )
    return Said(
        word.card_name(card),
        " · ".join(map(capital, mark)),
        tuple(values),
        tuple((capital(name), text) for name, text in texts if text),
        word.keywords_of(card),
    )


def _siege_boss(thing: Thing, word: Words) -> Said:
    boss = SIEGE_BOX.bosses[thing.id]
    cards = [word.boss_card(boss, level) for level in DIFFICULTIES]
    texts = [(capital(word.term("menace-level-effects")), cards[0].menace)]
    texts += [
        (
            capital(card.difficulty),
            " ".join(
                (
                    *(card.hand, *card.victory),
                    f"{capital(word.term('solo-mode'))}: {card.solo}.",
                    f"{capital(word.term('co-op-mode'))}: {card.coop}.",
                )
            ),
        )
        for card in cards
    ]
    return Said(cards[0].name, capital(word.term("boss")), (), tuple(texts), ("boss", "boss-card"))


def _tower(thing: Thing, word: RiftWords) -> Said:
    tower = RIFT_BOX.towers[RIFT_BOX.tower_numbers[thing.id]]
    values = ((capital(word.term("crystal")), str(thing.cost)),) if thing.cost else ()
    return Said(
        word.tower_name(tower),
        word.tower_mark(tower),
        values,
        (("", word.tower_text(tower)),),
        word.keywords_of(tower),
    )


def _hero(thing: Thing, word: RiftWords) -> Said:
    hero = RIFT_BOX.heroes[RIFT_BOX.hero_numbers[thing.id]]
    page = word.hero_page(hero)
    texts = [(capital(word.term("basic-attack")), page.basic)] if page.basic else []
    texts += page.abilities
    starting = [(capital(word.term("starting-towers")), " · ".join(page.towers))]
    mark = f"{capital(word.term('hero'))} · {page.marks}"
    keywords = word.keywords_of(hero)
    return Said(page.name, mark, (), (*texts, *(starting if page.towers else ())), keywords)


def _spell(thing: Thing, word: RiftWords) -> Said:
    spell = RIFT_BOX.spells[RIFT_BOX.spell_numbers[thing.id]]
    return Said(
        word.spell_name(spell),
        f"{capital(word.term('spell'))} · {word.spell_power(spell)}",
        (),
        (("", word.spell_text(spell)),),
        word.keywords_of(spell),
    )


def _horde(thing: Thing, word: RiftWords) -> Said:
    card = RIFT_BOX.cards[RIFT_BOX.card_numbers[thing.id]]
    name = capital(word.card_name(card))
    mark = capital(word.term("horde" if card.kind == HORDE else card.kind))
    values = [(capital(word.term("crystal")), str(card.crystals))]
    if card.level:
        values.append((capital(word.term("level")), str(card.level)))
    keywords = word.keywords_of(card)
    return Said(name, mark, tuple(values), (("", word.card_text(card)),), keywords)


def _boss(thing: Thing, word: RiftWords) -> Said:
    scenario = next(
        each for each in RIFT_BOX.scenarios.values() if each.boss and each.boss.id == thing.id
    )
    page = word.boss_page(scenario)
    assert page is not None
    texts = (("", page.text), *page.actions)
    return Said(page.name, capital(word.term("boss")), (), texts, ("boss",))


def _storm(thing: Thing, word: RiftWords) -> Said:
    storm = RIFT_BOX.storms[RIFT_BOX.storm_numbers[thing.id]]
    return Said(
        word.storm_name(storm),
        capital(word.term("storm")),
        (),
        (("", word.storm_text(storm)),),
        word.keywords_of(storm),
    )


def _scenario(thing: Thing, word: RiftWords) -> Said:
    scenario = RIFT_BOX.scenarios[thing.id]
    page = word.briefing(scenario)
    mark = f"{capital(word.term('scenario'))} {scenario.number}"
    texts = (
        ("", page.hook),
        ("", page.news),
        ("", page.goal),
        *(("", rule) for rule in page.rules),
    )
    return Said(page.title, mark, (), texts, word.keywords_of(scenario))


RIFT_SAID: dict[str, Callable[[Thing, RiftWords], Said]] = {
    "tower": _tower,
    "hero": _hero,
    "spell": _spell,
    "horde": _horde,
    "boss": _boss,
    "storm": _storm,
    "scenario": _scenario,
}
"""Who says what a thing of Rift says."""
