"""Prompts: what a seat is asked."""

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.decision import Decision
from siegeworks.core.player import Names
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules.abilities import SELF
from siegeworks.games.rift.rules.building import ChooseAttack
from siegeworks.games.rift.rules.printed import Attack, Hero
from siegeworks.games.rift.rules.striking import Strike
from siegeworks.games.rift.words.naming import UNKNOWN, Naming
from siegeworks.games.rift.words.situation import At, hero_of, tower_on
from siegeworks.games.rift.words.tiles import Tiles
from siegeworks.words.phrases import Fact, capital, tidy

OF_ATTACKS = ("face", "place")
"""Questions asked in the frame of an attack."""
OF_SEATS = ("take-hero", "take-ability", "act", "buy")
"""Questions about the asked seat's own hero, or about none."""


def _of_storm(decision: Decision) -> str:
    """The id of the portal storm whose text asks; empty if something else does."""
    script = decision.frame.script
    kind, _, ident = (script.address if script else "").partition(".")
    return ident if kind == "storm" else ""


class Prompts:
    """Says questions."""

    def __init__(self, naming: Naming, tiles: Tiles) -> None:
        self.naming = naming
        self.tiles = tiles
        self.say = naming.say

    def prompt(self, decision: Decision, at: At, names: Names) -> str:
        """What a seat has to decide, and because of what."""
        facts: dict[str, Fact] = {"player": self.naming.players.name(names, decision.seat)}
        facts |= self.naming.hero("figure", self._hero(decision, at))
        facts |= self.naming.boss("boss", at.scenario)
        facts |= {"source": self._source(decision, at), "crystals": at.crystals}
        facts |= {"storm": self._storm(decision)}
        facts |= {"tower": self._tower(decision, at), **self._pieces(decision, at)}
        key = f"prompt-{decision.prompt}"
        return capital(tidy(self.say(key, self._variant(key, decision), **facts)))

    def _variant(self, key: str, decision: Decision) -> str:
        """The attribute of the prompt that fits the situation; none for the plain one."""
        frame = decision.frame
        ready = any(option.move.form is moves.RESUME for option in decision.options)
        for variant, fits in (
            ("ready", ready),
            ("storm", _of_storm(decision)),
            ("moved", frame.named("moved")),
            ("acted", frame.named("acted")),
        ):
            if fits and self.naming.phrases.has(key, variant):
                return variant
        return ""

    # -- who and what it is about ------------------------------------------------------

    def _hero(self, decision: Decision, at: At) -> Hero | None:
        """The hero a question is about."""
        frame = decision.frame
        figure = decision.seat if decision.prompt in OF_SEATS else frame.actor
        name = getattr(frame.question, "name", SELF) if frame.script else SELF
        if name != SELF and frame.named(name) is not None:
            figure = frame.named(name)
        hero = hero_of(at, figure)
        return None if hero is None else at.box.heroes[hero]

    def _source(self, decision: Decision, at: At) -> str:
        """What asks: a tower, a hero's ability or attack, or a spell."""
        frame, box = decision.frame, at.box
        if decision.prompt in OF_ATTACKS:
            return self._attacker(frame, at)
        if frame.actor == NOTHING:
            known = 0 <= frame.source < len(box.spells)
            return self.say(f"spell-{box.spells[frame.source].id}") if known else ""
        if 0 <= frame.source < len(box.abilities):
            return self.say(f"ability-{box.abilities[frame.source].id}")
        return self._named(hero_of(at, frame.actor), at)

    def _storm(self, decision: Decision) -> str:
        """The portal storm that asks."""
        ident = _of_storm(decision)
        return self.say(f"storm-{ident}") if ident else ""

    def _attacker(self, frame: Frame, at: At) -> str:
        attack = at.box.attacks[frame.source]
        if frame.actor == NOTHING:
            return self._spell(attack, at)
        if attack.level:
            return self._tower_at(frame.actor, at)
        return self._named(hero_of(at, frame.actor), at)

    def _named(self, hero: int | None, at: At) -> str:
        ident = UNKNOWN if hero is None else at.box.heroes[hero].id
        return self.say(f"hero-{ident}")

    def _spell(self, attack: Attack, at: At) -> str:
        """The spell an attack belongs to."""
        for spell in at.box.spells:
            for part in spell.text:
                if isinstance(part, Strike) and part.attack is attack:
                    return self.say(f"spell-{spell.id}")
        return self.say("term-spell")

    def _tower_at(self, site: int, at: At) -> str:
        tower = tower_on(at, site)
        return self.say(f"tower-{UNKNOWN if tower is None else at.box.towers[tower].id}")

    def _tower(self, decision: Decision, at: At) -> str:
        """The tower a question is about: the one attacking, or the one that is shared."""
        given = decision.options[0].move if decision.options else None
        if given is not None and given.form is moves.GIVE:
            return self.say(f"tower-{given.get('tower')}")
        frame = decision.frame
        asking = frame.script and isinstance(frame.verb, ChooseAttack)
        return self._tower_at(frame.actor if asking else NOTHING, at)

    def _pieces(self, decision: Decision, at: At) -> dict[str, Fact]:
        """What an attack has still to place, and of which type it is."""
        frame = decision.frame
        if decision.prompt not in OF_ATTACKS:
            return {"pieces": "", "type": ""}
        attack = at.box.attacks[frame.source]
        left = frame.named("left") or attack.groups
        groups = left[:1] if frame.named("link") else left
        pieces = self.tiles.pieces(groups, free=attack.free)
        return {"pieces": pieces, "type": self.say(f"type-{attack.type}")}
