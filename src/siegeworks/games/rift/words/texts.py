"""Texts of abilities, spells and boss cards: their verbs as sentences."""

from dataclasses import dataclass, field
from typing import Any, Literal

from siegeworks.core.agenda import Script, Verb, facts_of
from siegeworks.core.verbs import If
from siegeworks.games.rift.rules.abilities import (
    SELF,
    BeReborn,
    GrantAttack,
    GrantMove,
    Heal,
    Protect,
    ProtectSpace,
    TurnDown,
    TurnUp,
    WoundHero,
)
from siegeworks.games.rift.rules.falling import REBIRTH
from siegeworks.games.rift.rules.printed import Attack, Hero
from siegeworks.games.rift.rules.striking import ChooseStruck, Count, Strike
from siegeworks.games.rift.rules.walking import Settle
from siegeworks.games.rift.words.naming import Naming
from siegeworks.games.rift.words.tiles import Groups, Spread, Tiles, reach_kind, spread
from siegeworks.words.phrases import Fact, capital, kebab, tidy

Lead = Literal["start", "after"]
"""Whether a clause begins its sentence or follows another; some languages then turn round."""

SILENT = (TurnDown, Settle, Count, ChooseStruck)
"""Verbs that are said elsewhere: where the tile goes, or with what is done afterwards."""
WITH_SUBJECT = (Heal, WoundHero, TurnUp, GrantMove, GrantAttack, Protect)
"""Verbs whose sentence begins with whoever they are about, so that two can share the subject."""
LASTING = (Protect, ProtectSpace, BeReborn)
"""Verbs whose effect holds until the end of the round (RT-R69)."""


@dataclass
class Scope:
    """Whose text it is, what was counted in it, and whether an attack was named already."""

    hero: Hero | None
    counts: dict[str, str] = field(default_factory=dict)
    attacked: bool = False
    subject: str = ""
    """The name the last clause began with, if another may follow without it."""


class Texts:
    """Says scripts."""

    def __init__(self, naming: Naming, tiles: Tiles) -> None:
        self.naming = naming
        self.tiles = tiles
        self.say = naming.say

    def sentence(self, text: str) -> str:
        """A clause as a sentence of its own."""
        return self.say("sentence", text=capital(tidy(text)))

    def sentences(self, script: Script, hero: Hero | None = None) -> str:
        """A script as sentences; what is said of the same hero in a row is one sentence."""
        scope = scope_of(script, hero)
        said: list[str] = []
        for part in script:
            if isinstance(part, SILENT):
                continue
            before, clause = scope.subject, self._clause(part, scope, "start")
            if before and before == scope.subject:
                clause = self.naming.listed((said.pop(), self._rest(part, scope)))
            said.append(clause)
            if isinstance(part, Strike) and part.attack.level:
                said.append(self.say("strikes-portals"))
        return " ".join(map(self.sentence, said))

    def clause(self, script: Script) -> str:
        """A script as one clause, to stand inside a sentence."""
        return self._chain(script, scope_of(script, None))

    def lasts(self, script: Script) -> bool:
        """Whether a text has an effect that stays until the end of the round."""
        return any(isinstance(part, LASTING) for part in script)

    # -- clauses -----------------------------------------------------------------------

    def _clause(self, part: Verb, scope: Scope, lead: Lead) -> str:
        """One part as a clause."""
        scope.subject = getattr(part, "name", SELF) if isinstance(part, WITH_SUBJECT) else ""
        if isinstance(part, If):
            clause = self._condition(part.condition, scope)
            return self.say("do-if", clause=clause, text=self._chain(part.then, scope))
        if isinstance(part, Strike):
            return self._strike(part, scope, lead)
        return self.say(self._key(part), self._mood(part), lead=lead, **self._facts(part, scope))

    def _rest(self, part: Verb, scope: Scope) -> str:
        """A clause without its subject, to follow one that has it."""
        return self.say(self._key(part), "and", **self._facts(part, scope))

    def _chain(self, script: Script, scope: Scope) -> str:
        """The parts of a block as one clause."""
        said = [
            self._clause(part, scope, "after") for part in script if not isinstance(part, SILENT)
        ]
        text = said[0]
        for more in said[1:]:
            text = self.say("chain", first=text, second=more)
        scope.subject = ""
        return text

    def _key(self, part: Verb) -> str:
        return f"do-{kebab(type(part).__name__)}"

    def _mood(self, part: Verb) -> str:
        return "may" if getattr(part, "may", False) else ""

    def _condition(self, condition: Any, scope: Scope) -> str:
        key = f"clause-{kebab(type(condition).__name__)}"
        return self.say(key, **facts_of(condition), **self._hero(scope))

    # -- facts -------------------------------------------------------------------------

    def _hero(self, scope: Scope) -> dict[str, Fact]:
        by = "spell" if scope.hero is None else "hero"
        return {"by": by, **self.naming.hero("hero", scope.hero)}

    def _facts(self, part: Verb, scope: Scope) -> dict[str, Fact]:
        """The fields of a verb put into words."""
        facts = self._hero(scope)
        for name, value in part.facts().items():
            if isinstance(value, bool):
                facts[name] = "yes" if value else "no"
            elif isinstance(value, int):
                facts[name] = value
            elif isinstance(value, Attack):
                facts |= self._attack(value, value.groups)
            elif name == "name":
                facts |= self._who(str(value), scope)
        if isinstance(part, BeReborn):
            facts["amount"] = REBIRTH
        return facts

    def _who(self, name: str, scope: Scope) -> dict[str, Fact]:
        """The hero a verb is about: the one whose text it is, or the one chosen."""
        if name == SELF:
            return self.naming.hero("who", scope.hero)
        return self.naming.forms("who", "who-chosen")

    def _attack(self, attack: Attack, groups: Groups) -> dict[str, Fact]:
        pieces = self.tiles.pieces(groups, free=attack.free)
        return {"pieces": pieces, "type": self.say(f"type-{attack.type}")}

    # -- attacks -----------------------------------------------------------------------

    def _strike(self, part: Strike, scope: Scope, lead: Lead) -> str:
        attack, counted = part.attack, scope.counts.get(part.times, "")
        groups: Groups = ((attack.groups[0][0],),) if counted else attack.groups
        mood = "may" if part.may else "" if scope.attacked else "attack"
        scope.attacked = True
        facts = self._hero(scope) | self._attack(attack, groups)
        facts |= {"where": self._where(part, scope), "rule": self._rule(attack, scope)}
        text = self.say("do-strike", mood, lead="after" if counted else lead, **facts)
        return self.say(f"per-{counted}", text=text) if counted else text

    def _where(self, part: Strike, scope: Scope) -> str:
        """On which hordes the pieces go."""
        kind = "near" if part.near else part.on or reach_kind(part.attack.arrows)
        arrows = self.tiles.arrows(part.attack.arrows) if kind == "arrows" else ""
        over: Spread = spread(part.attack, part.times)
        return self.say(f"where-{kind}", spread=over, arrows=arrows, **self._hero(scope))

    def _rule(self, attack: Attack, scope: Scope) -> str:
        key = f"rule-of-{attack.rule}"
        return self.say(key, **self._hero(scope)) if self.naming.phrases.has(key) else ""

    # -- towers ------------------------------------------------------------------------

    def tower_attack(self, attack: Attack) -> str:
        """An attack of a tower as a clause."""
        linked = "linked" if spread(attack) == "linked" else ""
        facts = self._attack(attack, attack.groups)
        return self.say("tower-attack", linked, reach=self.tiles.reach(attack), **facts)


def scope_of(script: Script, hero: Hero | None) -> Scope:
    """The scope of a text, with what it counts."""
    return Scope(hero, {part.name: part.what for part in script if isinstance(part, Count)})
