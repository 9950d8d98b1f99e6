"""Log lines: what happened, in words."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from siegeworks.core.agenda import Frame
from siegeworks.core.event import Event
from siegeworks.core.player import Names
from siegeworks.games.rift.moves import COLOURS, TURNS
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.grid import names as square_names
from siegeworks.games.rift.words.naming import UNKNOWN, Naming
from siegeworks.games.rift.words.pages import Pages
from siegeworks.games.rift.words.scene import Scene
from siegeworks.games.rift.words.texts import Texts
from siegeworks.words.phrases import Fact, capital, kebab, slug, tidy

BOOKKEEPING = frozenset({"GhostDrawn", "RoundEnded"})
"""Events that nobody has words for: they follow from others."""
BASIC = ".basic"
"""How the address of a basic attack ends."""
QUIET = BOOKKEEPING | {"Declared", "DecksShuffled", "HeroCardsTaken", "HordeDrawn", "PortalStruck"}
"""Events a short log may leave out: others tell the same, or they matter to nobody."""
MARKS = re.compile(r"([!?])\.")
"""A full stop after a name that ends with a mark of its own."""
GAPS = re.compile(r" (?=[:.,])")
"""A blank left by what is not known."""
SQUARES = ("mask", "square", "base")
"""Fields that hold squares of a horde card."""


class Reader(NamedTuple):
    """What a line is read against."""

    scene: Scene
    names: Names
    clause: str = ""
    cause: Frame | None = None
    """The frame whose verb did it."""


class Log:
    """Says events."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.texts: Texts = pages.texts
        self.naming: Naming = pages.naming
        self.say = pages.say
        self.tellers: dict[str, Callable[[str, Any, Reader], dict[str, Fact]]] = {
            "seat": self._seat,
            "to": self._seat,
            "figure": self._figure,
            "hero": self._hero,
            "horde": self._horde,
            "card": self._card,
            "tower": self._tower,
            "new": self._tower,
            "towers": self._towers,
            "ability": self._ability,
            "spell": self._spell,
            "storm": self._storm,
            "space": self._space,
            "token": self._token,
            "colour": self._colour,
            "phase": self._phase,
            "turn": self._turn,
            "action": self._action,
        }

    def line(self, event: Event, reader: Reader) -> str:
        """What happened; empty if it is mere bookkeeping."""
        key = f"event-{kebab(type(event).__name__)}"
        facts = self._general(reader) | self._fields(event, reader)
        return finished(self.say(key, **facts | self._further(event, reader)))

    def _general(self, reader: Reader) -> dict[str, Fact]:
        """What every line may speak of: the clause, the boss, the goal, the round."""
        scene = reader.scene
        goal = scene.scenario.goal if scene.scenario is not None else "portals"
        portals = scene.scenario.portals if scene.scenario is not None else 0
        facts: dict[str, Fact] = {"clause": slug(reader.clause) or "none", "goal": goal}
        facts |= {"round": scene.round + 1, "portals": portals, "destroyed": scene.destroyed + 1}
        return facts | self.naming.boss("boss", scene.scenario)

    def _fields(self, event: Event, reader: Reader) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        boss = isinstance(event, ev.BossMoved)
        for name, value in event.facts().items():
            if name in self.tellers and not (boss and name == "figure"):
                facts |= self.tellers[name](name, value, reader)
            elif isinstance(value, bool):
                facts[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                facts[name] = value
        return facts

    def _further(self, event: Event, reader: Reader) -> dict[str, Fact]:
        """What follows from several fields together."""
        scene = reader.scene
        if isinstance(event, ev.Won | ev.Lost):
            return {"why": self.why(event.clause)}
        if isinstance(event, ev.AttackBegan):
            return self._attacker(reader)
        if isinstance(event, ev.TowerPassed):
            return {"how": passed(event.seat == event.to, event.tower == event.new)}
        if isinstance(event, ev.TerrainRemoved):
            return {"terrain": self._terrain(event.space, scene)}
        site = getattr(event, "site", None)
        if site is not None:
            place = getattr(event, "place", -1)
            tower = getattr(event, "tower", scene.tower(site, place))
            return {"site": scene.site(site), **self._tower("tower", tower, reader)}
        for name in SQUARES:
            if hasattr(event, name):
                return {"squares": self._squares(event, getattr(event, name), scene)}
        return {}

    def _attacker(self, reader: Reader) -> dict[str, Fact]:
        """Who attacks, if it is a basic attack; others have told what they do before."""
        cause = reader.cause
        basic = cause is not None and cause.script.address.endswith(BASIC)
        figure = self._figure("figure", cause.actor if cause is not None else -1, reader)
        return {"how": "basic" if basic else "other", **figure}

    def why(self, clause: str) -> str:
        """Why a game ended by a clause; nothing if nobody has words for it."""
        key = f"outcome-{slug(clause)}"
        return self.say(key) if self.naming.phrases.has(key) else ""

    # -- fields ------------------------------------------------------------------------

    def _seat(self, name: str, seat: int, reader: Reader) -> dict[str, Fact]:
        return self.naming.seat(name, seat, reader.names)

    def _figure(self, name: str, figure: int, reader: Reader) -> dict[str, Fact]:
        return self._hero(name, reader.scene.hero(figure), reader)

    def _hero(self, name: str, hero: int | None, reader: Reader) -> dict[str, Fact]:
        return self.naming.hero(name, None if hero is None else reader.scene.box.heroes[hero])

    def _horde(self, name: str, serial: int, reader: Reader) -> dict[str, Fact]:
        return self.naming.horde(name, reader.scene.hordes.get(serial), reader.scene)

    def _card(self, name: str, card: int, reader: Reader) -> dict[str, Fact]:
        cards = reader.scene.box.cards
        if not 0 <= card < len(cards):
            return self.naming.forms(name, "horde-unknown")
        return self.naming.card(name, cards[card], reader.scene)

    def _tower(self, name: str, tower: int | None, reader: Reader) -> dict[str, Fact]:
        towers = reader.scene.box.towers
        ident = UNKNOWN if tower is None else towers[tower].id
        return self.naming.forms(name, f"tower-{ident}")

    def _towers(self, name: str, towers: tuple[int, ...], reader: Reader) -> dict[str, Fact]:
        return {name: self.naming.towers(reader.scene.box, towers), "number": len(towers)}

    def _ability(self, name: str, ability: int, reader: Reader) -> dict[str, Fact]:
        return {name: self.say(f"ability-{reader.scene.box.abilities[ability].id}")}

    def _spell(self, name: str, spell: int, reader: Reader) -> dict[str, Fact]:
        return {name: self.say(f"spell-{reader.scene.box.spells[spell].id}")}

    def _storm(self, name: str, storm: int, reader: Reader) -> dict[str, Fact]:
        """A portal storm by name, and what it brings."""
        storms = reader.scene.box.storms
        if not 0 <= storm < len(storms):
            return {name: self.say("storm-unknown"), "text": "…"}
        text = self.pages.storm_clause(storms[storm])
        return {name: self.say(f"storm-{storms[storm].id}"), "text": text}

    def _space(self, name: str, space: int, reader: Reader) -> dict[str, Fact]:
        return {name: reader.scene.space(space) or "none"}

    def _token(self, name: str, token: int, reader: Reader) -> dict[str, Fact]:
        scenario = reader.scene.scenario
        known = scenario is not None and token < len(scenario.map.tokens)
        return {name: scenario.map.tokens[token].number if known and scenario else token + 1}

    def _colour(self, name: str, colour: int, reader: Reader) -> dict[str, Fact]:
        return self.naming.forms(name, f"colour-{COLOURS[colour]}")

    def _phase(self, name: str, phase: str, reader: Reader) -> dict[str, Fact]:
        return {name: self.say(f"phase-{phase}")}

    def _turn(self, name: str, turn: int, reader: Reader) -> dict[str, Fact]:
        return {name: self.say(f"turn-{TURNS[turn]}")}

    def _action(self, name: str, action: int, reader: Reader) -> dict[str, Fact]:
        """An action card of the boss by name, and what it does."""
        scenario, box = reader.scene.scenario, reader.scene.box
        if scenario is None or scenario.boss is None or action >= len(scenario.boss.actions):
            return {name: self.say("term-boss-action"), "text": ""}
        ident = scenario.boss.actions[action]
        text = self.texts.sentences(box.boss_actions[ident])
        return {name: self.say(f"action-{ident}"), "text": text}

    def _terrain(self, space: int, scene: Scene) -> str:
        terrain = dict(scene.scenario.map.terrain) if scene.scenario is not None else {}
        kind = terrain.get(space)
        return self.say(f"terrain-{kind}" if kind else "term-terrain")

    def _squares(self, event: Any, mask: int, scene: Scene) -> str:
        """Squares of a horde card by name; their number if the card is not known."""
        spot = scene.hordes.get(event.horde)
        return str(mask.bit_count()) if spot is None else square_names(mask, scene.face(spot).width)


def finished(text: str) -> str:
    """A line as it is read: a capital at its start, one mark at its end, no gap before a mark."""
    return GAPS.sub("", MARKS.sub(r"\1", capital(tidy(text))))


def passed(alone: bool, same: bool) -> str:
    """How a tower is passed: upgraded, as it is, or, in a solo game, to oneself (RT-25.17)."""
    return "alone" if alone else "plain" if same else "upgraded"
