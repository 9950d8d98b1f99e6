"""The questions of phase 2 of Rift, each with every answer the rules allow."""

from typing import Any

from tests.laws.oracles.rift.attacks import HERO, SPELL, can_place, printed
from tests.laws.oracles.rift.figures import anywhere, bases, chosen, may_end, moves, plays, steps
from tests.laws.oracles.rift.follow import agree
from tests.laws.oracles.rift.printed import name
from tests.laws.oracles.rift.striking import Striking, texts
from tests.laws.oracles.rift.table import Hero, Table, read_table
from tests.laws.oracles.rift.texts import cat_horde


class Questions(Striking):
    """Checks every question of phase 2 in one game."""

    def check(self, state: Any, decision: Any) -> None:
        """Compare the answers of a decision with those the rules allow."""
        written = [option.text for option in decision.options]
        agree("each answer once", len(written), len(set(written)), state)
        check = getattr(self, f"_{decision.prompt.replace('-', '_')}", None)
        if check is not None:
            self.asked[decision.prompt] = self.asked.get(decision.prompt, 0) + 1
            check(state, read_table(state), decision)

    # -- heroes ------------------------------------------------------------------------

    def _hero(self, state: Any, table: Table, decision: Any) -> None:
        frame = state.agenda[-1]
        hero = table.heroes[frame.actor]
        oracle = set() if frame.named("moved") else moves(table, hero, hero.moves)
        agree("movement", sorted(texts(decision, "move")), sorted(oracle), state)
        if not frame.named("acted"):
            self._actions(state, table, decision, hero)

    def _further_action(self, state: Any, table: Table, decision: Any) -> None:
        self._actions(state, table, decision, table.heroes[state.agenda[-1].actor])

    def _actions(self, state: Any, table: Table, decision: Any, hero: Hero) -> None:
        """Whether attacks and abilities can be declared (RT-R60)."""
        script = state.box.heroes[_number(state, hero)].basic
        oracle = {"attack"} if script.verbs and usable(state, table, hero, script) else set()
        agree("basic attack", texts(decision, "attack"), oracle, state)
        figure = next(f for f in state.figures if state.box.heroes[f.hero].id == hero.id)
        oracle = {
            f"ability {state.box.abilities[number].id}"
            for number in figure.slots
            if number not in figure.used and _can_use(state, table, hero, number)
        }
        if decision.prompt == "further-action":
            oracle.discard("ability surprise-attack")
        if "no-abilities" in table.rules:
            oracle = set()
        engine = texts(decision, "ability") - {"ability power-of-knowledge"}
        agree("special abilities", sorted(engine), sorted(oracle), state)

    def _granted_attack(self, state: Any, table: Table, decision: Any) -> None:
        self._offered(state, decision, {"attack", "skip"})

    def _offered(self, state: Any, decision: Any, oracle: set[str]) -> None:
        agree(decision.prompt, sorted(texts(decision)), sorted(oracle), state)

    def _move(self, state: Any, table: Table, decision: Any) -> None:
        frame = state.agenda[-1]
        oracle = moves(table, table.heroes[frame.actor], frame.named("points"))
        self._offered(state, decision, {*oracle, "skip"})

    def _enter(self, state: Any, table: Table, decision: Any) -> None:
        self._offered(state, decision, anywhere(table, table.heroes[state.agenda[-1].actor]))

    def _walk(self, state: Any, table: Table, decision: Any) -> None:
        frame = state.agenda[-1]
        walked = frame.named("walked") or 0
        hero = table.heroes[frame.actor]
        oracle = steps(table, hero, frame.question.steps - walked)
        if not walked or (hero.space is not None and may_end(table, hero, hero.space)):
            oracle.add("stop")
        self._offered(state, decision, oracle)

    def _transport(self, state: Any, table: Table, decision: Any) -> None:
        hero = table.heroes[state.agenda[-1].named("who")]
        found = anywhere(table, hero)
        if hero.space is not None and not hero.horde:
            found.discard(f"move {name(hero.space)}")
        self._offered(state, decision, {*found, "skip"})

    def _choose_hero(self, state: Any, table: Table, decision: Any) -> None:
        frame = state.agenda[-1]
        found = chosen(table, table.heroes[frame.actor] if frame.question.near else None)
        self._offered(state, decision, {*found, "skip"} if frame.question.may else found)

    def _base(self, state: Any, table: Table, decision: Any) -> None:
        hero = table.heroes[state.agenda[-1].actor]
        assert hero.space is not None
        found = bases(table, hero, table.stack(hero.space)[-1])
        self._offered(state, decision, {f"base {name(min(block))}" for block in found})

    # -- what a seat may do --------------------------------------------------------------

    def _act(self, state: Any, table: Table, decision: Any) -> None:
        if texts(decision) == {"resume"}:
            return
        engine, oracle = texts(decision, "play"), plays(table, state, decision.seat)
        agree("towers", sorted(engine - oracle), sorted(oracle - engine), state)
        if "no-spells" not in table.rules:
            oracle = {
                f"cast {state.box.spells[number].id}"
                for number in state.spells
                if _can_cast(table, state.box.spells[number])
            }
            engine = texts(decision, "cast") - {"cast golden-hands"}
            agree("spells", sorted(engine), sorted(oracle), state)


def _number(state: Any, hero: Hero) -> int:
    numbers: dict[str, int] = state.box.hero_numbers
    return numbers[hero.id]


def usable(state: Any, table: Table, hero: Hero, script: Any) -> bool:
    """Whether one of the pieces a text begins with can be placed (RT-R60)."""
    for verb in script.verbs:
        attack = getattr(verb, "attack", None)
        on = getattr(verb, "on", "")
        if attack is None or not verb.needed or on in ("struck", "chosen"):
            continue
        only = cat_horde(table) if on == "beast" else 0
        if hero.space is None and on != "beast":
            continue
        if (only or on != "beast") and can_place(table, printed(attack, HERO, hero, only)):
            return True
    return False


FREELY = ("surprise-attack", "earthquake", "hands-off", "hocus-pocus", "power-of-flames")
"""Abilities that can always be declared (RT-R60)."""


def _can_use(state: Any, table: Table, hero: Hero, number: int) -> bool:
    ability = state.box.abilities[number]
    if ability.id == "power-of-knowledge":
        return False
    if ability.id in FREELY:
        return ability.id != "earthquake" or hero.space is not None
    return usable(state, table, hero, ability.text)


def _can_cast(table: Table, spell: Any) -> bool:
    first = getattr(spell.text.verbs[0], "attack", None)
    return first is not None and can_place(table, printed(first, SPELL))
