"""Everything printed: towers, heroes, spells, hordes, bosses, storms and scenarios."""

from collections.abc import Callable
from functools import cache

from siegeworks.games.rift.pages import measured, scenarios
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.printed import FAMILIES, GHOST, HORDE, LIFE, PORTAL
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.pages.cards.things import Details, Labels, Said, Thing
from siegeworks.words.phrases import capital
from siegeworks.words.store import common_phrases

GAME = "rift"
DRILLS = "drill-"
"""What is only for exercise is not shown."""
KINDS = ("tower", "hero", "spell", "horde", "boss", "storm", "scenario")
LEVELS = ("1", "2", "3", "4")


@cache
def things() -> tuple[Thing, ...]:
    """Every thing, in the order of the box."""
    box, found = BOX, list[Thing]()
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
    return tuple(found)


def _drawn(
    kind: str,
    ident: str,
    group: str = "",
    cost: int | None = None,
    rank: str = "",
    picture: str = "",
) -> Thing:
    drawn = f"/pictures/{GAME}/{picture or kind}/{ident}.svg"
    return Thing(GAME, kind, ident, group, cost, rank, frozenset(), drawn)


def names(thing: Thing) -> list[str]:
    """The English name, of heroes those of their abilities too; hordes have none of their own."""
    if thing.kind in ("horde", "scenario"):
        return []
    english = said(thing, "en")
    if thing.kind != "hero":
        return [english.name]
    return [english.name.partition(" ")[0], *(title for title, _ in english.texts[1:-1])]


def idents(thing: Thing) -> list[str]:
    """The id, and those of the abilities of a hero."""
    if thing.kind != "hero":
        return [thing.id]
    hero = BOX.heroes[BOX.hero_numbers[thing.id]]
    return [thing.id, *(ability.id for ability in hero.abilities)]


def labels(language: str) -> Labels:
    """Families of towers and kinds of hordes, and levels."""
    word = rift_words(language)
    groups = {group: capital(word.family(group)) for group in FAMILIES}
    groups |= {group: capital(word.term(group)) for group in (HORDE, PORTAL, GHOST)}
    level = capital(word.term("level"))
    return {"group": groups, "rank": {number: f"{level} {number}" for number in LEVELS}}


def details(thing: Thing, language: str) -> Details:
    """The reach and copies of a tower, the board of a scenario, and how a thing fared."""
    found = Details(measured=measured.told(thing, language))
    if thing.kind == "tower":
        copies = BOX.copies[BOX.tower_numbers[thing.id]]
        note = common_phrases(language).say("cards-copies", n=copies)
        return found._replace(notes=(note,), template="rift/tower.html")
    if thing.kind == "scenario":
        board = scenarios.board(thing.id, language)
        return found._replace(template="rift/scenario.html", facts=board)
    return found


# -- in words ------------------------------------------------------------------------------


def said(thing: Thing, language: str) -> Said:
    """A thing in the words of a language."""
    return SAID[thing.kind](thing, rift_words(language))


def _tower(thing: Thing, word: RiftWords) -> Said:
    tower = BOX.towers[BOX.tower_numbers[thing.id]]
    values = ((capital(word.term("crystal")), str(thing.cost)),) if thing.cost else ()
    return Said(
        word.tower_name(tower),
        word.tower_mark(tower),
        values,
        (("", word.tower_text(tower)),),
        word.keywords_of(tower),
    )


def _hero(thing: Thing, word: RiftWords) -> Said:
    hero = BOX.heroes[BOX.hero_numbers[thing.id]]
    page = word.hero_page(hero)
    texts = [(capital(word.term("basic-attack")), page.basic)] if page.basic else []
    texts += page.abilities
    starting = [(capital(word.term("starting-towers")), " · ".join(page.towers))]
    mark = f"{capital(word.term('hero'))} · {page.marks}"
    keywords = word.keywords_of(hero)
    return Said(page.name, mark, (), (*texts, *(starting if page.towers else ())), keywords)


def _spell(thing: Thing, word: RiftWords) -> Said:
    spell = BOX.spells[BOX.spell_numbers[thing.id]]
    return Said(
        word.spell_name(spell),
        f"{capital(word.term('spell'))} · {word.spell_power(spell)}",
        (),
        (("", word.spell_text(spell)),),
        word.keywords_of(spell),
    )


def _horde(thing: Thing, word: RiftWords) -> Said:
    card = BOX.cards[BOX.card_numbers[thing.id]]
    name = capital(word.card_name(card))
    mark = capital(word.term("horde" if card.kind == HORDE else card.kind))
    values = [(capital(word.term("crystal")), str(card.crystals))]
    if card.level:
        values.append((capital(word.term("level")), str(card.level)))
    keywords = word.keywords_of(card)
    return Said(name, mark, tuple(values), (("", word.card_text(card)),), keywords)


def _boss(thing: Thing, word: RiftWords) -> Said:
    scenario = next(
        each for each in BOX.scenarios.values() if each.boss and each.boss.id == thing.id
    )
    page = word.boss_page(scenario)
    assert page is not None
    texts = (("", page.text), *page.actions)
    return Said(page.name, capital(word.term("boss")), (), texts, ("boss",))


def _storm(thing: Thing, word: RiftWords) -> Said:
    storm = BOX.storms[BOX.storm_numbers[thing.id]]
    return Said(
        word.storm_name(storm),
        capital(word.term("storm")),
        (),
        (("", word.storm_text(storm)),),
        word.keywords_of(storm),
    )


def _scenario(thing: Thing, word: RiftWords) -> Said:
    scenario = BOX.scenarios[thing.id]
    page = word.briefing(scenario)
    mark = f"{capital(word.term('scenario'))} {scenario.number}"
    texts = (
        ("", page.hook),
        ("", page.news),
        ("", page.goal),
        *(("", rule) for rule in page.rules),
    )
    return Said(page.title, mark, (), texts, word.keywords_of(scenario))


SAID: dict[str, Callable[[Thing, RiftWords], Said]] = {
    "tower": _tower,
    "hero": _hero,
    "spell": _spell,
    "horde": _horde,
    "boss": _boss,
    "storm": _storm,
    "scenario": _scenario,
}
"""Who says what a thing of each kind says."""
