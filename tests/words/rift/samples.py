"""A made-up situation with something of everything, and what could be said in it."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any

from siegeworks.core.agenda import NOTHING, Frame, Script
from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Event
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.pieces import Built, Figure, Horde
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.vocabulary import EVENTS
from siegeworks.words.phrases import kebab
from tests.options import offered, said

NAMES = ("Anna", "Ben")
SCENARIO = BOX.scenarios["drill-lilith"]
PASSES = BOX.scenarios["drill-passes"]
MAP = SCENARIO.map
ENDS = ("RT-24.1", "RT-24.6", "RT-24.3", "RT-24.4", "RT-24.5", "RT-29.35", "RT-C18")
"""Every clause a game may end by; the first two are victories."""
WOUNDS = ("RT-20.7", "RT-21.11", "RT-21.8", "RT-29.32", "RT-26.21", "RT-S20", "")
"""Clauses by which figures are wounded."""
PHASES = ("arrival", "play", "defeat", "boss", "movement", "taking-back", "spending")
LASTING = ("protected", "aegis", "reborn")


def hero(name: str) -> int:
    return BOX.hero_numbers[name]


def card(name: str) -> int:
    return BOX.card_numbers[name]


def tower(name: str) -> int:
    return BOX.tower_numbers[name]


def situation() -> RiftState:
    """Two players against Lilith: a horde, a portal, a horde made a portal, a ghost, the boss."""
    at = MAP.names.index
    game = RIFT.blank(Setup(SCENARIO.id, (Seating(), Seating())), 0)
    assert isinstance(game, RiftState)
    game.hordes = [
        Horde(1, card("drill-goblins"), at("b2"), 0),
        Horde(2, card("drill-portal-2"), at("c2"), 0),
        Horde(3, card("drill-ogre"), at("d2"), 0, gate=1),
        Horde(4, card("drill-ghost"), at("d3"), 0),
        Horde(5, card("drill-life"), at("e4"), 0),
    ]
    game.figures = [
        Figure(hero("alleria"), 0, 3, space=at("b2")),
        Figure(hero("malik"), 1, 3),
        Figure(hero("wildcat"), 0, 3),
    ]
    game.sites[0] = (Built(tower("militia"), 0), Built(tower("archers"), 1))
    game.sites[1] = (Built(tower("warlock"), 0),)
    game.serial, game.round, game.crystals = 5, 2, 4
    return game


# -- events ----------------------------------------------------------------------------------


def values(kind: type[Event], name: str) -> tuple[Any, ...]:
    """What a field of an event may hold, the most telling first."""
    special: dict[tuple[type[Event], str], tuple[Any, ...]] = {
        (ev.BossMoved, "figure"): (0, 1),
        (ev.Displaced, "space"): (MAP.names.index("c3"), -1),
        (ev.Won, "clause"): ENDS[:2],
        (ev.Lost, "clause"): ENDS[2:],
    }
    if (kind, name) in special:
        return special[kind, name]
    given: dict[str, tuple[Any, ...]] = {
        "seat": (0,),
        "to": (1, 0),
        "figure": (0, 1, 2, 9),
        "hero": (hero("malik"), hero("alleria")),
        "horde": (1, 2, 3, 4, 5, 99),
        "card": tuple(map(card, ("drill-goblins", "drill-portal-1", "drill-ghost", "drill-one"))),
        "tower": (tower("shooters"),),
        "new": (tower("archers"), tower("shooters")),
        "towers": ((tower("archers"), tower("mage"), tower("mage")), (tower("tesla"),)),
        "ability": (BOX.ability_numbers["burn"], BOX.ability_numbers["does-it-bleed"]),
        "spell": (BOX.spell_numbers["bend-time"],),
        "storm": (*range(len(BOX.storms)), -1),
        "space": (MAP.names.index("c3"),),
        "token": (0, 1),
        "path": (0,),
        "colour": tuple(range(len(COLOURS))),
        "phase": PHASES,
        "turn": (0, 1, 2, 3),
        "action": (0, 1, 2, 3),
        "site": (0, 1, 2),
        "place": (0, 1),
        "mask": (0b11, 0b1000110001),
        "square": (1, 32),
        "base": (0b1100011,),
        "kind": LASTING,
        "cost": (3, 0, 1, 5),
        "price": (2, 3),
        "amount": (1, 2, 5),
        "number": (1, 2, 5),
        "gained": (1, 0, 2, 5),
    }
    return given.get(name, (True, False))


NOTED = {"was", "who", "round", "destroyed"}
"""What an event notes when it happens, and nobody gives it."""


def given(kind: type[Event]) -> list[str]:
    """The fields of a kind of event that are given, and not noted when it happens."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    also = {
        ev.HordeArrived: {"horde"},
        ev.TerrainRemoved: {"kind"},
        ev.TowerTaken: {"tower"},
        ev.TowerLost: {"tower"},
        ev.PortalStruck: {"tower"},
        ev.TowerTurnedDown: {"tower"},
    }
    return [name for name in names if name not in NOTED | also.get(kind, set())]


def of_kind(kind: type[Event]) -> Iterator[Event]:
    """An event of a kind with every combination of sample values, the plainest first."""
    names = given(kind)
    for chosen in product(*(values(kind, name) for name in names)):
        yield noted(kind(**dict(zip(names, chosen, strict=True))))


def noted(event: Event) -> Event:
    """An event with what it would note if it happened here, as far as what it names is there."""
    there = situation()
    told: Any = event
    if hasattr(event, "was"):
        told.was = there.horde(told.horde)
    if hasattr(event, "who") and told.figure < len(there.figures):
        told.who = there.figures[told.figure].hero
    if isinstance(event, ev.TowerTaken | ev.TowerLost | ev.PortalStruck | ev.TowerTurnedDown):
        towers, place = there.sites[event.site], getattr(event, "place", -1)
        told.tower = towers[place].tower if -len(towers) <= place < len(towers) else -1
    if isinstance(event, ev.RoundBegan):
        told.round = there.round + 1
    if isinstance(event, ev.PortalDestroyed):
        told.destroyed = there.destroyed + 1
    return event


def events() -> Iterator[Event]:
    """Every event with whatever it may tell."""
    for kind in EVENTS.values():
        yield from of_kind(kind)


# -- questions -------------------------------------------------------------------------------


def asked(prompt: str, *texts: str, card: int = NOTHING, piece: int = 0, **names: Any) -> Decision:
    """A question of a kind, with options of some texts."""
    bound = tuple((name, value, False) for name, value in names.items())
    script = Script((QUESTIONS[prompt],))
    frame = Frame(script, 0, 0, card, piece, names=bound)
    return Decision(0, prompt, offered(BOX, *texts), frame)


ATTACK = BOX.tower_attacks[tower("archers")][0]
QUESTIONS = {question.prompt: question for question in reversed(tuple(BOX.questions()))}
PROMPTS = tuple(sorted(QUESTIONS))


def questions() -> Iterator[Decision]:
    """Every question, those of attacks with something left to place."""
    for prompt in PROMPTS:
        attack = prompt in ("face", "place")
        texts = ("give shooters > a",) if prompt == "share" else ("skip",)
        yield asked(prompt, *texts, card=ATTACK if attack else NOTHING, who=1)
    yield asked("act", "resume")
    yield asked("buy", "resume")
    yield asked("hero", "done", moved=True)
    yield asked("hero", "done", acted=True)
    yield asked("place", "skip", card=BOX.attack_numbers[_bend_time()], piece=NOTHING)
    yield asked("choose-hero", "skip", card=BOX.spell_numbers["bend-time"], piece=NOTHING)


def _bend_time() -> Any:
    text = BOX.spells[BOX.spell_numbers["bend-time"]].text
    return getattr(text.verbs[0], "attack")  # noqa: B009


# -- answers ---------------------------------------------------------------------------------

ANSWERS: dict[str, tuple[str, str]] = {
    "take HERO": ("take-hero", "take malik"),
    "ability ABILITY": ("hero", "ability burn"),
    "bench HERO": ("act", "bench malik"),
    "spell SPELL": ("take-spells", "spell bend-time"),
    "ban COLOUR": ("ban-colour", "ban red"),
    "play TOWER @ SPACE ~ TURN": ("act", "play archers @ b1 ~ e"),
    "pass TOWER > SEAT": ("act", "pass shooters > b"),
    "pass TOWER > SEAT = TOWER": ("act", "pass mage > b = warlock"),
    "hero": ("act", "hero"),
    "hero HERO": ("choose-hero", "hero malik"),
    "beast": ("act", "beast"),
    "cast SPELL": ("act", "cast bend-time"),
    "done": ("act", "done"),
    "resume": ("act", "resume"),
    "attack": ("hero", "attack"),
    "attack NUMBER": ("attack", "attack 1"),
    "rest": ("hero", "rest"),
    "move SPACE": ("hero", "move c3"),
    "step SPACE": ("walk", "step b2"),
    "stop": ("walk", "stop"),
    "base SQUARE": ("base", "base c4"),
    "face TURN": ("face", "face w"),
    "tile SPACE SQUARES": ("place", "tile b2 a1 b1"),
    "soldier SPACE SQUARE": ("place", "soldier d3 c3"),
    "relocate SPACE SQUARE > SPACE SQUARE": ("place", "relocate b2 a1 > c2 b3"),
    "skip": ("place", "skip"),
    "horde SPACE": ("choose-horde", "horde d2"),
    "turn-up ABILITY": ("turn-up", "turn-up burn"),
    "yes": ("return-beast", "yes"),
    "no": ("return-beast", "no"),
    "give TOWER > SEAT": ("share", "give archers > b"),
    "buy TOWER > SEAT": ("buy", "buy archers > b"),
    "portal SPACE SQUARES": ("open-portal", "portal b2 a1 b1 a2 b2"),
    "raze TOWER @ SPACE": ("raze", "raze archers @ b1"),
}
"""For each form of the notation a question and an answer to it."""
MORE_ANSWERS = (
    ("act", "pass shooters > a"),
    ("fill-bench", "bench malik"),
    *((prompt, "done") for prompt in ("hero", "buy", "fill-bench", "take-spells")),
    *((prompt, "skip") for prompt in ("face", "move", "transport", "choose-hero")),
    *((prompt, "skip") for prompt in ("granted-attack", "further-action")),
)
"""Further answers, whose labels depend on the question."""


def answers() -> Iterator[tuple[Option, Decision]]:
    """Every form of answer, each with its question."""
    for prompt, text in (*ANSWERS.values(), *MORE_ANSWERS):
        piece = 1 if prompt == "attack" else 0
        yield said(BOX, text), asked(prompt, text, card=ATTACK, piece=piece)


def text_verb_names() -> set[str]:
    """The verbs that texts of heroes, spells and bosses use, as their messages are called."""
    scripts = [text for name, text in BOX.scripts.items() if not name.startswith("rules.")]
    return {kebab(type(part).__name__) for script in scripts for part in script}
