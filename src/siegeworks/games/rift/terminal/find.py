"""Finding what somebody asks about: towers, heroes, spells, storms, enemies, keywords."""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Literal, NamedTuple

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.printed import Enemy
from siegeworks.games.rift.terminal.speech import RiftSpeech

Kind = Literal["tower", "hero", "ability", "spell", "storm", "enemy", "keyword"]


class Thing(NamedTuple):
    """Something that has a page."""

    kind: Kind
    ident: str
    name: str


def plain(text: str) -> str:
    """A text without case, accents and double spaces, to compare by."""
    bare = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).casefold().split())


def things(speech: RiftSpeech) -> Iterator[Thing]:
    """Everything that has a page, by its name in the reader's language."""
    words = speech.words
    for tower in BOX.towers:
        yield Thing("tower", tower.id, words.tower_name(tower))
    for hero in BOX.heroes:
        yield Thing("hero", hero.id, words.hero_name(hero))
    for ability in BOX.abilities:
        yield Thing("ability", ability.id, words.ability_name(ability))
    for spell in BOX.spells:
        yield Thing("spell", spell.id, words.spell_name(spell))
    for storm in BOX.storms:
        yield Thing("storm", storm.id, words.storm_name(storm))
    for enemy in enemies().values():
        yield Thing("enemy", enemy.id, words.enemy_name(enemy))
    for key in words.keywords():
        yield Thing("keyword", key, speech.term(key))


def enemies() -> dict[str, Enemy]:
    """Every kind of enemy by id."""
    found = (enemy for card in BOX.cards for _, enemy in card.faces[0].enemies)
    return {enemy.id: enemy for enemy in found}


def find(speech: RiftSpeech, typed: str) -> list[Thing]:
    """What a text may mean: by its whole name or id, otherwise by the beginning of a word."""
    wanted = plain(typed)
    every = list(things(speech))
    exact = [thing for thing in every if wanted in (plain(thing.name), thing.ident)]
    if exact or not wanted:
        return exact
    return [thing for thing in every if _begins(thing, wanted)]


def _begins(thing: Thing, wanted: str) -> bool:
    name = plain(thing.name)
    words = name.split()
    starts = (name, thing.ident, *(" ".join(words[place:]) for place in range(1, len(words))))
    return any(start.startswith(wanted) for start in starts)


def close_to(speech: RiftSpeech, typed: str) -> str:
    """Names close to one that is not there."""
    names = {plain(thing.name): thing.name for thing in things(speech)}
    near = get_close_matches(plain(typed), list(names), n=4, cutoff=0.5)
    return ", ".join(names[name] for name in near) or "–"
