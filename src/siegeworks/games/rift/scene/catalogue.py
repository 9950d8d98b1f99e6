"""The catalogue of Rift: all that is printed, in the words of one language."""

from functools import cache

from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.pictures import ENEMIES
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.cards import TERRAIN
from siegeworks.games.rift.rules.printed import Attack, Card, Hero, Spell, Storm, Tower
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.scene.scene import PHASES, colour_name
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.table.scenes import Plain
from siegeworks.words.languages import ENGLISH
from siegeworks.words.phrases import capital
from siegeworks.words.rules import clause_text, rulings
from siegeworks.words.store import topic_keys


def phrases(language: str) -> dict[str, str]:
    """The board's own phrases, with slots such as `{n}` left open."""
    said = rift_words(language).phrases
    return {key: said.open(key) for key in (*topic_keys("board", game="rift"), "close")}


def catalogue(language: str) -> Plain:
    """Everything printed, by kind and id."""
    words = rift_words(language)
    abilities = ((ability, hero) for hero in BOX.heroes for ability in hero.abilities)
    return {
        "phrases": phrases(language),
        "towers": {tower.id: _tower(tower, words) for tower in BOX.towers},
        "heroes": {hero.id: _hero(hero, words) for hero in BOX.heroes},
        "abilities": {
            ability.id: {
                "name": words.ability_name(ability),
                "text": words.ability_text(ability, hero),
                "hero": hero.id,
            }
            for ability, hero in abilities
        },
        "spells": {spell.id: _spell(spell, words) for spell in BOX.spells},
        "storms": {storm.id: _storm(storm, words) for storm in BOX.storms},
        "enemies": {
            enemy.id: {
                "name": words.enemy_name(enemy),
                "letter": enemy.letter,
                "properties": sorted(enemy.properties),
                "text": words.enemy_text(enemy),
            }
            for enemy in ENEMIES.values()
        },
        "cards": {card.id: _card(card, words) for card in BOX.cards},
        "scenarios": {name: _scenario(one, words) for name, one in BOX.scenarios.items()},
        "actions": {
            name: {"name": words.action_name(name), "text": words.action_text(script)}
            for name, script in BOX.boss_actions.items()
        },
        "terms": {
            key: {"name": capital(words.term(key)), "text": words.keyword(key)}
            for key in words.keywords()
        },
        "phases": {phase: words.phase(phase) for phase in ("set-up", *PHASES)},
        "colours": {name: words.colour(name) for name in (*COLOURS, "white")},
        "terrain": {kind: capital(words.phrases.say(f"terrain-{kind}")) for kind in TERRAIN},
    }


@cache
def _names() -> dict[str, str]:
    """What rulings call towers, heroes and abilities, by id."""
    words = rift_words(ENGLISH)
    return {
        **{tower.id: words.tower_name(tower) for tower in BOX.towers},
        **{hero.id: words.phrases.say(f"hero-{hero.id}") for hero in BOX.heroes},
        **{one.id: words.ability_name(one) for hero in BOX.heroes for one in hero.abilities},
    }


def _rulings(words: RiftWords, *idents: str) -> Plain:
    """The rulings and examples that name some of these things."""
    names = _names()
    known = rulings("rift", frozenset(names.values()))
    ruled = dict.fromkeys(one for ident in idents for one in known.get(names[ident], ()))
    told = [{"clause": one, "text": clause_text("rift", one, words.language)} for one in ruled]
    return {"rulings": told} if told else {}


def _spell(spell: Spell, words: RiftWords) -> Plain:
    return {"name": words.spell_name(spell), "text": words.spell_text(spell), "power": spell.power}


def _storm(storm: Storm, words: RiftWords) -> Plain:
    return {
        "name": words.storm_name(storm),
        "text": words.storm_text(storm),
        "clause": storm.clause,
    }


def _tower(tower: Tower, words: RiftWords) -> Plain:
    return {
        "name": words.tower_name(tower),
        "family": tower.family,
        "level": tower.level,
        "mark": words.tower_mark(tower),
        "text": words.tower_text(tower),
        "price": PRICES.get(tower.level, 0),
        "attacks": [_attack(attack) for attack in tower.attacks],
        "copies": BOX.copies[BOX.tower_numbers[tower.id]],
    } | _rulings(words, tower.id)


def _attack(attack: Attack) -> Plain:
    return {
        "type": attack.type,
        "arrows": attack.arrows,
        "pieces": [list(group) for group in attack.groups],
        "free": attack.free,
    }


def _hero(hero: Hero, words: RiftWords) -> Plain:
    page = words.hero_page(hero)
    return {
        "name": capital(words.phrases.say(f"hero-{hero.id}")),
        "full": words.hero_name(hero),
        "health": hero.health,
        "moves": hero.moves,
        "marks": page.marks,
        "basic": page.basic,
        "abilities": [ability.id for ability in hero.abilities],
        "towers": list(page.towers),
        "beast": hero.beast,
    } | _rulings(words, hero.id, *(ability.id for ability in hero.abilities))


def _card(card: Card, words: RiftWords) -> Plain:
    """A horde card; its squares for each way it may lie, as bit masks."""
    face = card.faces[0]
    return {
        "name": words.card_name(card),
        "kind": card.kind,
        "level": card.level,
        "crystals": card.crystals,
        "flying": card.flying,
        "ghost": card.ghost,
        "scouts": list(card.scouts),
        "text": words.card_text(card),
        "width": face.width,
        "height": face.height,
        "faces": [
            {"enemies": [[mask, enemy.id] for mask, enemy in turned.enemies], "red": turned.red}
            for turned in card.faces
        ],
    }


def _scenario(scenario: Scenario, words: RiftWords) -> Plain:
    page, map_ = words.briefing(scenario), scenario.map
    boss = words.boss_page(scenario)
    return {
        "name": page.title,
        "number": scenario.number,
        "hook": page.hook,
        "news": page.news,
        "goal": page.goal,
        "rules": list(page.rules),
        "width": map_.width,
        "height": map_.height,
        "paths": sorted(map_.names[space] for space in map_.paths),
        "tokens": [
            {
                "number": token.number,
                "path": [map_.names[space] for space in token.path],
                "turn": token.turn,
            }
            for token in map_.tokens
        ],
        "sites": [
            {
                "space": map_.names[site.space],
                "group": site.group,
                "colours": [colour_name(row[place]) or "white" for row in scenario.colours],
            }
            for place, site in enumerate(map_.sites)
        ],
        "terrain": [kind for _, kind in map_.terrain],
        "boss": None
        if boss is None or scenario.boss is None
        else {
            "id": scenario.boss.id,
            "name": boss.name,
            "text": boss.text,
            "routes": [[map_.names[space] for space in way] for way in scenario.boss.routes],
            "lives": [BOX.cards[card].id for card in scenario.boss.lives],
            "actions": list(scenario.boss.actions),
        },
    }
