"""Everything printed, read from the data files and data modules of the game.

What is wrong with it is refused here, by its file, its name and the reason.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from importlib.resources import files

from siegeworks.core.content import check_ids, check_values, data_module, refuse
from siegeworks.games.rift.rules.cards import read_cards, read_enemies
from siegeworks.games.rift.rules.printed import COPIES, FAMILIES, Card, Enemy, Hero, Spell, Tower
from siegeworks.games.rift.rules.storms import read_storms

_HOME = "siegeworks.games.rift"
_HEROES = ("alleria", "malik", "lilith", "magnus", "ignus")


def texts(folder: str) -> dict[str, str]:
    """The data files of a folder by name, in alphabetical order."""
    found = files(_HOME).joinpath(folder).iterdir()
    texts = {entry.name: entry.read_text("utf-8") for entry in found if entry.is_file()}
    return {name: texts[name] for name in sorted(texts) if name.endswith(".toml")}


def towers_of(family: str, towers: tuple[Tower, ...]) -> tuple[Tower, ...]:
    """The towers of a file, which is called like their family."""
    found = tuple(replace(tower, family=family) for tower in towers)
    for tower in found:
        check_values(f"{family}.py", tower.id, tower)
        if tower.level not in COPIES or not tower.attacks:
            refuse(f"{family}.py", tower.id, "a tower has a level from 1 to 4, and an attack")
    return found


def check_hero(
    file: str, hero: Hero, towers: Iterable[Tower], figures: Collection[str] = ()
) -> None:
    """Refuse a hero who cannot begin a game with these towers, among these figures."""
    check_values(file, hero.id, hero)
    known = [tower.id for tower in towers]
    for row in hero.towers:
        for name in row:
            if name not in known:
                refuse(file, hero.id, f"no tower {name!r}; there is {', '.join(known)}")
    if hero.towers and len(hero.towers) != 4:
        refuse(file, hero.id, "starting towers are for 1, 2, 3 and 4 players")
    if hero.health < 1 or hero.moves < 1:
        refuse(file, hero.id, "health and moves are numbers from 1")
    if hero.beast and hero.beast not in figures:
        refuse(file, hero.id, f"no figure {hero.beast!r}; there is {', '.join(figures)}")


def _towers() -> tuple[Tower, ...]:
    found = {
        f"{family}.py": towers_of(family, data_module(f"{_HOME}.towers.{family}").TOWERS)
        for family in FAMILIES
    }
    check_ids(found)
    return tuple(tower for towers in found.values() for tower in towers)


def _heroes(towers: tuple[Tower, ...]) -> tuple[Hero, ...]:
    """The heroes, and after them the figures that come with one (RT-31.1)."""
    found = {f"{name}.py": data_module(f"{_HOME}.heroes.{name}").HEROES for name in _HEROES}
    figures = check_ids(found)
    for file, heroes in found.items():
        for hero in heroes:
            check_hero(file, hero, towers, figures)
    every = [hero for heroes in found.values() for hero in heroes]
    return tuple(sorted(every, key=lambda hero: not hero.towers))


def _spells() -> tuple[Spell, ...]:
    spells: tuple[Spell, ...] = data_module(f"{_HOME}.rules.spells").SPELLS
    check_ids({"spells.py": spells})
    for spell in spells:
        check_values("spells.py", spell.id, spell)
    return spells


def _cards(folder: dict[str, str], enemies: dict[str, Enemy]) -> tuple[Card, ...]:
    found = {file: read_cards(text, enemies, file) for file, text in folder.items()}
    check_ids(found)
    return tuple(card for cards in found.values() for card in cards)


_HORDES = texts("hordes")
ENEMIES = read_enemies(_HORDES.pop("enemies.toml"))
"""The kinds of enemy by their letter."""
CARDS = _cards(_HORDES, ENEMIES)
TOWERS = _towers()
HEROES = _heroes(TOWERS)
SPELLS = _spells()
STORMS = read_storms(files(_HOME).joinpath("storms.toml").read_text("utf-8"))
