"""How often players won who used or met a thing, as `tools/cardstats.py` measured it."""

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.scenario import DIFFICULTIES
from siegeworks.games.rift.words.book import rift_words
from siegeworks.pages.cards.measured import NOTHING, Line, Measured, Part, figures, line
from siegeworks.pages.cards.things import Thing
from siegeworks.words.phrases import capital
from siegeworks.words.store import common_phrases

NOTED = ("boss", "horde", "storm")
"""Kinds of which it must be said who won."""


def told(thing: Thing, language: str) -> Measured:
    """What was measured of a thing: of itself, its abilities, and of all games to compare with."""
    say, known = common_phrases(language).say, figures(thing.game)
    lines = _lines(thing.kind, thing.id, language)
    if not lines:
        return NOTHING
    parts = [Part(lines), *_abilities(thing, language)]
    beaten = _lines("beaten", thing.id, language) if thing.kind == "horde" else []
    if beaten:
        parts.append(Part(beaten, say("measured-beaten"), say("measured-beaten-share")))
    if thing.kind != "scenario":
        all_games = _lines("all", "storms" if thing.kind == "storm" else "all", language)
        parts.append(Part(all_games, say("measured-all"), folded=True))
    games = known["games"]["storms" if thing.kind == "storm" else "rift"]
    how = say("measured-rift", n=games, player=known["player"], date=known["date"])
    note = say(f"measured-{thing.kind}") if thing.kind in NOTED else ""
    return Measured(how, parts, note)


def _abilities(thing: Thing, language: str) -> list[Part]:
    """What was measured of the abilities of a hero."""
    if thing.kind != "hero":
        return []
    hero, word = BOX.heroes[BOX.hero_numbers[thing.id]], rift_words(language)
    found = ((one, _lines("ability", one.id, language)) for one in hero.abilities)
    return [Part(lines, word.ability_name(one)) for one, lines in found if lines]


def _lines(kind: str, ident: str, language: str) -> list[Line]:
    """What was measured, by difficulty."""
    counted, word = figures("rift").get(kind, {}).get(ident, {}), rift_words(language)
    levels = [level for level in DIFFICULTIES if level in counted]
    return [line(capital(word.setting(level)), "", *counted[level]) for level in levels]
