"""How often whoever had or used a card won, as `tools/cardstats.py` measured it."""

from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.words.book import words
from siegeworks.pages.cards.measured import NOTHING, Line, Measured, Part, figures, line
from siegeworks.pages.cards.things import Thing
from siegeworks.words.phrases import capital
from siegeworks.words.store import common_phrases

SOURCES = ("starter", "built", "solo")
USES = ("had", "deployed", "played")


def told(thing: Thing, language: str) -> Measured:
    """What was measured of a card or a boss."""
    say, known = common_phrases(language).say, figures(thing.game)
    lines = (_boss if thing.kind == "boss" else _card)(thing, language)
    how = say("measured-siegestorm", **known["games"], player=known["player"], date=known["date"])
    note = say("measured-boss-siegestorm") if thing.kind == "boss" else ""
    return Measured(how, [Part(lines)], note) if lines else NOTHING


def _card(thing: Thing, language: str) -> list[Line]:
    """By whom it was had and used: in Duels of both kinds, and by a boss."""
    say = common_phrases(language).say
    counted = figures(thing.game)["card"].get(thing.id, {})
    return [
        line(say(f"measured-{source}"), say(f"measured-{use}"), *counted[f"{source}-{use}"])
        for source in SOURCES
        for use in USES
        if f"{source}-{use}" in counted
    ]


def _boss(thing: Thing, language: str) -> list[Line]:
    """How often a boss won, by difficulty."""
    counted, word = figures(thing.game)["boss"].get(thing.id, {}), words(language)
    levels = [level for level in DIFFICULTIES if level in counted]
    return [line(capital(word.setting(level)), "", *counted[level]) for level in levels]
