"""What the catalogue of Rift is made of."""

from collections.abc import Mapping, Sequence

from siegeworks.scenes.base import Catalogue, Part, Ruling, Term


class AttackText(Part, frozen=True):
    """An attack of a tower."""

    type: str
    arrows: str
    pieces: Sequence[Sequence[str]]
    free: bool


class TowerText(Part, frozen=True, kw_only=True):
    """A tower card."""

    name: str
    family: str
    level: int
    mark: str
    text: str
    price: int
    attacks: Sequence[AttackText]
    copies: int
    rulings: Sequence[Ruling] = ()


class HeroText(Part, frozen=True, kw_only=True):
    """A hero board, or the cat."""

    name: str
    full: str
    health: int
    moves: int
    marks: str
    basic: str
    abilities: Sequence[str]
    towers: Sequence[str]
    beast: str
    rulings: Sequence[Ruling] = ()


class AbilityText(Part, frozen=True):
    """A special ability."""

    name: str
    text: str
    hero: str


class SpellText(Part, frozen=True):
    """A spell tile."""

    name: str
    text: str
    power: int


class StormText(Part, frozen=True):
    """A portal storm."""

    name: str
    text: str
    clause: str


class EnemyText(Part, frozen=True):
    """A kind of enemy."""

    name: str
    letter: str
    properties: Sequence[str]
    text: str


class FaceText(Part, frozen=True):
    """A horde card as it lies: squares of enemies, and of red symbols, as bit masks."""

    enemies: Sequence[tuple[int, str]]
    red: int


class CardText(Part, frozen=True, kw_only=True):
    """A horde card; its squares for each way it may lie."""

    name: str
    kind: str
    level: int
    crystals: int
    flying: bool
    ghost: bool
    scouts: Sequence[str]
    text: str
    width: int
    height: int
    faces: Sequence[FaceText]


class TokenText(Part, frozen=True):
    """An arrival token and the path that begins there."""

    number: int
    path: Sequence[str]
    turn: int


class SiteText(Part, frozen=True):
    """A building site, with its colour for each number of players."""

    space: str
    group: str
    colours: Sequence[str]


class BossText(Part, frozen=True):
    """The boss of a scenario."""

    id: str
    name: str
    text: str
    routes: Sequence[Sequence[str]]
    lives: Sequence[str]
    actions: Sequence[str]


class ScenarioText(Part, frozen=True, kw_only=True):
    """A scenario: its story, its rules, its map."""

    name: str
    number: int
    hook: str
    news: str
    goal: str
    rules: Sequence[str]
    width: int
    height: int
    paths: Sequence[str]
    tokens: Sequence[TokenText]
    sites: Sequence[SiteText]
    terrain: Sequence[str]
    boss: BossText | None


class RiftCatalogue(Catalogue, frozen=True, kw_only=True):
    """Everything printed of Rift, by kind and id, with the phrases of its board."""

    phrases: Mapping[str, str]
    towers: Mapping[str, TowerText]
    heroes: Mapping[str, HeroText]
    abilities: Mapping[str, AbilityText]
    spells: Mapping[str, SpellText]
    storms: Mapping[str, StormText]
    enemies: Mapping[str, EnemyText]
    cards: Mapping[str, CardText]
    scenarios: Mapping[str, ScenarioText]
    actions: Mapping[str, Term]
    terms: Mapping[str, Term]
    phases: Mapping[str, str]
    colours: Mapping[str, str]
    terrain: Mapping[str, str]
