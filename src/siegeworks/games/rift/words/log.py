"""Log lines: what happened, in words."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from siegeworks.core.agenda import Frame
from siegeworks.core.event import Event
from siegeworks.core.player import Names
from siegeworks.games.rift.moves import COLOURS, TURNS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.grid import names as square_names
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.words.naming import UNKNOWN, Naming
from siegeworks.games.rift.words.pages import Pages
from siegeworks.games.rift.words.situation import site_name, space_name
from siegeworks.games.rift.words.texts import Texts
from siegeworks.words.phrases import Fact, capital, kebab, slug, tidy

BOOKKEEPING = frozenset({"GhostDrawn", "RoundEnded"})
"""Events that nobody has words for: they follow from others."""
NOBODY = -1
"""No hero and no tower: what an event has not noted, since it has not happened."""
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


class LogContext(NamedTuple):
    """What a line is read against; what stood where at that time the event itself has noted."""

    scenario: Scenario
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
        self.tellers: dict[str, Callable[[str, Any, LogContext], dict[str, Fact]]] = {
            "seat": self._seat,
            "to": self._seat,
            "hero": self._hero,
            "who": self._figure,
            "was": self._horde,
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

    def line(self, event: Event, context: LogContext) -> str:
        """What happened; empty if it is mere bookkeeping."""
        key = f"event-{kebab(type(event).__name__)}"
        facts = self._general(context) | self._fields(event, context)
        return finished(self.say(key, **facts | self._further(event, context)))

    def _general(self, context: LogContext) -> dict[str, Fact]:
        """What every line may speak of: the clause, the boss, the goal."""
        scenario = context.scenario
        facts: dict[str, Fact] = {"clause": slug(context.clause) or "none", "goal": scenario.goal}
        return facts | {"portals": scenario.portals} | self.naming.boss("boss", scenario)

    def _fields(self, event: Event, context: LogContext) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for name, value in event.facts().items():
            if name in self.tellers:
                facts |= self.tellers[name](name, value, context)
            elif isinstance(value, bool):
                facts[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                facts[name] = value
        return facts

    def _further(self, event: Event, context: LogContext) -> dict[str, Fact]:
        """What follows from several fields together."""
        if isinstance(event, ev.Won | ev.Lost):
            return {"why": self.why(event.clause)}
        if isinstance(event, ev.AttackBegan):
            return self._attacker(context)
        if isinstance(event, ev.TowerPassed):
            return {"how": passed(event.seat == event.to, event.tower == event.new)}
        if isinstance(event, ev.TerrainRemoved):
            return {"terrain": self.say(f"terrain-{event.kind}" if event.kind else "term-terrain")}
        if hasattr(event, "site"):
            return {"site": site_name(context.scenario, event.site)}
        for name in SQUARES:
            if hasattr(event, name):
                return {"squares": self._squares(event, getattr(event, name), context)}
        return {}

    def _attacker(self, context: LogContext) -> dict[str, Fact]:
        """Who attacks, if it is a basic attack; others have told what they do before."""
        address = context.cause.script.address if context.cause is not None else ""
        basic = address.endswith(BASIC)
        hero = BOX.hero_numbers[address.removesuffix(BASIC)] if basic else NOBODY
        return {"how": "basic" if basic else "other", **self._hero("figure", hero, context)}

    def why(self, clause: str) -> str:
        """Why a game ended by a clause; nothing if nobody has words for it."""
        key = f"outcome-{slug(clause)}"
        return self.say(key) if self.naming.phrases.has(key) else ""

    # -- fields ------------------------------------------------------------------------

    def _seat(self, name: str, seat: int, context: LogContext) -> dict[str, Fact]:
        return self.naming.seat(name, seat, context.names)

    def _hero(self, name: str, hero: int, context: LogContext) -> dict[str, Fact]:
        return self.naming.hero(name, None if hero == NOBODY else BOX.heroes[hero])

    def _figure(self, name: str, hero: int, context: LogContext) -> dict[str, Fact]:
        """Which hero a figure was."""
        return self._hero("figure", hero, context)

    def _horde(self, name: str, horde: Horde | None, context: LogContext) -> dict[str, Fact]:
        """A horde as it lay before the event."""
        return self.naming.horde("horde", horde, context.scenario)

    def _card(self, name: str, card: int, context: LogContext) -> dict[str, Fact]:
        if not 0 <= card < len(BOX.cards):
            return self.naming.forms(name, "horde-unknown")
        return self.naming.card(name, BOX.cards[card], context.scenario)

    def _tower(self, name: str, tower: int, context: LogContext) -> dict[str, Fact]:
        ident = UNKNOWN if tower == NOBODY else BOX.towers[tower].id
        return self.naming.forms(name, f"tower-{ident}")

    def _towers(self, name: str, towers: tuple[int, ...], context: LogContext) -> dict[str, Fact]:
        return {name: self.naming.towers(BOX, towers), "number": len(towers)}

    def _ability(self, name: str, ability: int, context: LogContext) -> dict[str, Fact]:
        return {name: self.say(f"ability-{BOX.abilities[ability].id}")}

    def _spell(self, name: str, spell: int, context: LogContext) -> dict[str, Fact]:
        return {name: self.say(f"spell-{BOX.spells[spell].id}")}

    def _storm(self, name: str, storm: int, context: LogContext) -> dict[str, Fact]:
        """A portal storm by name, and what it brings."""
        storms = BOX.storms
        if not 0 <= storm < len(storms):
            return {name: self.say("storm-unknown"), "text": "…"}
        text = self.pages.storm_clause(storms[storm])
        return {name: self.say(f"storm-{storms[storm].id}"), "text": text}

    def _space(self, name: str, space: int, context: LogContext) -> dict[str, Fact]:
        return {name: space_name(context.scenario, space) or "none"}

    def _token(self, name: str, token: int, context: LogContext) -> dict[str, Fact]:
        return {name: context.scenario.map.tokens[token].number}

    def _colour(self, name: str, colour: int, context: LogContext) -> dict[str, Fact]:
        return self.naming.forms(name, f"colour-{COLOURS[colour]}")

    def _phase(self, name: str, phase: str, context: LogContext) -> dict[str, Fact]:
        return {name: self.say(f"phase-{phase}")}

    def _turn(self, name: str, turn: int, context: LogContext) -> dict[str, Fact]:
        return {name: self.say(f"turn-{TURNS[turn]}")}

    def _action(self, name: str, action: int, context: LogContext) -> dict[str, Fact]:
        """An action card of the boss by name, and what it does."""
        boss = context.scenario.boss
        if boss is None or action >= len(boss.actions):
            return {name: self.say("term-boss-action"), "text": ""}
        ident = boss.actions[action]
        text = self.texts.sentences(BOX.boss_actions[ident])
        return {name: self.say(f"action-{ident}"), "text": text}

    def _squares(self, event: Any, mask: int, context: LogContext) -> str:
        """Squares of a horde card by name; their number if the card is not known."""
        horde: Horde | None = event.was
        if horde is None:
            return str(mask.bit_count())
        turn = context.scenario.map.tokens[horde.path].turn
        return square_names(mask, BOX.cards[horde.card].faces[turn].width)


def finished(text: str) -> str:
    """A line as it is read: a capital at its start, one mark at its end, no gap before a mark."""
    return GAPS.sub("", MARKS.sub(r"\1", capital(tidy(text))))


def passed(alone: bool, same: bool) -> str:
    """How a tower is passed: upgraded, as it is, or, in a solo game, to oneself (RT-25.17)."""
    return "alone" if alone else "plain" if same else "upgraded"
