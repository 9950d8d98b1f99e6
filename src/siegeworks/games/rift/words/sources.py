"""What lies behind an event of Rift: a tower, a hero, an ability, a spell, a storm, a boss."""

from typing import Any

from siegeworks.core.agenda import Frame
from siegeworks.core.event import Note
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.words.book import RiftWords
from siegeworks.words.phrases import capital

BASIC = "basic"
BY_FIGURES = frozenset({"activation", "stroll", "settle", "displace", "strike"})
"""Rules that a figure sets going, if anybody does."""
BY_HORDES = frozenset({"march", "land"})
"""Rules that a horde sets going."""


def source_name(words: RiftWords, note: Note, sight: RiftSight) -> str:
    """The name of what did it; empty if the rules alone did."""
    if note.cause is None:
        return ""
    kind, _, rest = note.cause.script.address.partition(".")
    name, _, more = rest.partition(".")
    if kind in BOX.hero_numbers:
        return _hero(words, kind) if name == BASIC else _ability(words, name)
    if kind == "spell":
        return words.spell_name(next(spell for spell in BOX.spells if spell.id == name))
    if kind == "storm":
        return words.storm_name(BOX.storms[BOX.storm_numbers[name]])
    if kind == "boss":
        return words.action_name(more) if name == "action" else _boss(words, sight)
    return _by_rule(words, name, note.cause, sight)


def _by_rule(words: RiftWords, rule: str, cause: Frame, sight: RiftSight) -> str:
    """Whose move or attack it was that a rule carries out."""
    if rule == "tower" or (rule == "strike" and cause.named("turn") is not None):
        return _tower(words, cause.actor, sight)
    if rule in BY_FIGURES and 0 <= cause.actor < len(sight.view.figures):
        return words.hero_name(BOX.heroes[sight.view.figures[cause.actor].hero])
    if rule in BY_HORDES:
        for horde in sight.view.hordes:
            if horde.serial == cause.actor:
                return words.card_name(BOX.cards[horde.card], sight.view.scenario)
    return ""


def _hero(words: RiftWords, name: str) -> str:
    return words.hero_name(BOX.heroes[BOX.hero_numbers[name]])


def _ability(words: RiftWords, name: str) -> str:
    return words.ability_name(BOX.abilities[BOX.ability_numbers[name]])


def _boss(words: RiftWords, sight: RiftSight) -> str:
    return capital(str(words.naming.boss("boss", sight.view.scenario)["boss"]))


def _tower(words: RiftWords, site: int, sight: RiftSight) -> str:
    """The tower that was last played on a site."""
    for note in reversed(sight.notes):
        event: Any = note.event
        if isinstance(event, ev.TowerPlayed) and event.site == site:
            return words.tower_name(BOX.towers[event.tower])
    return ""
