"""The catalogue of Rift: all that is printed, in the words of one language."""

from functools import cache

from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.pictures import ENEMIES
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.cards import TERRAIN
from siegeworks.games.rift.rules.printed import Attack, Card, Hero, Spell, Storm, Tower
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.scene.printed import (
    AbilityText,
    AttackText,
    BossText,
    CardText,
    EnemyText,
    FaceText,
    HeroText,
    RiftCatalogue,
    ScenarioText,
    SiteText,
    SpellText,
    StormText,
    TokenText,
    TowerText,
)
from siegeworks.games.rift.scene.scene import PHASES, colour_name
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.scenes.base import Ruling, Term
from siegeworks.words.languages import ENGLISH
from siegeworks.words.phrases import capital
from siegeworks.words.rules import clause_text, rulings
from siegeworks.words.store import topic_keys


def phrases(language: str) -> dict[str, str]:
    """The board's own phrases, with slots such as `{n}` left open."""
    said = rift_words(language).phrases
    return {key: said.open(key) for key in (*topic_keys("board", game="rift"), "close")}


def catalogue(language: str) -> RiftCatalogue:
    """Everything printed, by kind and id."""
    words = rift_words(language)
    abilities = ((ability, hero) for hero in BOX.heroes for ability in hero.abilities)
    return RiftCatalogue(
        phrases=phrases(language),
        towers={tower.id: _tower(tower, words) for tower in BOX.towers},
        heroes={hero.id: _hero(hero, words) for hero in BOX.heroes},
        abilities={
            ability.id: AbilityText(
                words.ability_name(ability), words.ability_text(ability, hero), hero.id
            )
            for ability, hero in abilities
        },
        spells={spell.id: _spell(spell, words) for spell in BOX.spells},
        storms={storm.id: _storm(storm, words) for storm in BOX.storms},
        enemies={
            enemy.id: EnemyText(
                words.enemy_name(enemy),
                enemy.letter,
                sorted(enemy.properties),
                words.enemy_text(enemy),
            )
            for enemy in ENEMIES.values()
        },
        cards={card.id: _card(card, words) for card in BOX.cards},
        scenarios={name: _scenario(one, words) for name, one in BOX.scenarios.items()},
        actions={
            name: Term(words.action_name(name), words.action_text(script))
            for name, script in BOX.boss_actions.items()
        },
        terms={key: Term(capital(words.term(key)), words.keyword(key)) for key in words.keywords()},
        phases={phase: words.phase(phase) for phase in ("set-up", *PHASES)},
        colours={name: words.colour(name) for name in (*COLOURS, "white")},
        terrain={kind: capital(words.phrases.say(f"terrain-{kind}")) for kind in TERRAIN},
    )


@cache
def _names() -> dict[str, str]:
    """What rulings call towers, heroes and abilities, by id."""
    words = rift_words(ENGLISH)
    return {
        **{tower.id: words.tower_name(tower) for tower in BOX.towers},
        **{hero.id: words.phrases.say(f"hero-{hero.id}") for hero in BOX.heroes},
        **{one.id: words.ability_name(one) for hero in BOX.heroes for one in hero.abilities},
    }


def _rulings(words: RiftWords, *idents: str) -> tuple[Ruling, ...]:
    """The rulings and examples that name some of these things."""
    names = _names()
    known = rulings("rift", frozenset(names.values()))
    ruled = dict.fromkeys(one for ident in idents for one in known.get(names[ident], ()))
    return tuple(Ruling(one, clause_text("rift", one, words.language)) for one in ruled)


def _spell(spell: Spell, words: RiftWords) -> SpellText:
    return SpellText(words.spell_name(spell), words.spell_text(spell), spell.power)


def _storm(storm: Storm, words: RiftWords) -> StormText:
    return StormText(
        name=words.storm_name(storm),
        text=words.storm_text(storm),
        clause=storm.clause,
    )


def _tower(tower: Tower, words: RiftWords) -> TowerText:
    return TowerText(
        name=words.tower_name(tower),
        family=tower.family,
        level=tower.level,
        mark=words.tower_mark(tower),
        text=words.tower_text(tower),
        price=PRICES.get(tower.level, 0),
        attacks=[_attack(attack) for attack in tower.attacks],
        copies=BOX.copies[BOX.tower_numbers[tower.id]],
        rulings=_rulings(words, tower.id),
    )


def _attack(attack: Attack) -> AttackText:
    return AttackText(
        type=attack.type,
        arrows=attack.arrows,
        pieces=[list(group) for group in attack.groups],
        free=attack.free,
    )


def _hero(hero: Hero, words: RiftWords) -> HeroText:
    page = words.hero_page(hero)
    return HeroText(
        name=capital(words.phrases.say(f"hero-{hero.id}")),
        full=words.hero_name(hero),
        health=hero.health,
        moves=hero.moves,
        marks=page.marks,
        basic=page.basic,
        abilities=[ability.id for ability in hero.abilities],
        towers=list(page.towers),
        beast=hero.beast,
        rulings=_rulings(words, hero.id, *(ability.id for ability in hero.abilities)),
    )


def _card(card: Card, words: RiftWords) -> CardText:
    """A horde card; its squares for each way it may lie, as bit masks."""
    face = card.faces[0]
    return CardText(
        name=words.card_name(card),
        kind=card.kind,
        level=card.level,
        crystals=card.crystals,
        flying=card.flying,
        ghost=card.ghost,
        scouts=list(card.scouts),
        text=words.card_text(card),
        width=face.width,
        height=face.height,
        faces=[
            FaceText([(mask, enemy.id) for mask, enemy in turned.enemies], turned.red)
            for turned in card.faces
        ],
    )


def _scenario(scenario: Scenario, words: RiftWords) -> ScenarioText:
    page, map_ = words.briefing(scenario), scenario.map
    return ScenarioText(
        name=page.title,
        number=scenario.number,
        hook=page.hook,
        news=page.news,
        goal=page.goal,
        rules=list(page.rules),
        width=map_.width,
        height=map_.height,
        paths=sorted(map_.names[space] for space in map_.paths),
        tokens=[
            TokenText(token.number, [map_.names[space] for space in token.path], token.turn)
            for token in map_.tokens
        ],
        sites=[
            SiteText(
                map_.names[site.space],
                site.group,
                [colour_name(row[place]) or "white" for row in scenario.colours],
            )
            for place, site in enumerate(map_.sites)
        ],
        terrain=[kind for _, kind in map_.terrain],
        boss=_boss(scenario, words),
    )


def _boss(scenario: Scenario, words: RiftWords) -> BossText | None:
    page, plan = words.boss_page(scenario), scenario.boss
    if page is None or plan is None:
        return None
    return BossText(
        plan.id,
        page.name,
        page.text,
        [[scenario.map.names[space] for space in way] for way in plan.routes],
        [BOX.cards[card].id for card in plan.lives],
        plan.actions,
    )
