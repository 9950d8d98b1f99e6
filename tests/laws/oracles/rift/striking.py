"""Attacks of Rift followed from piece to piece.

Which attack is under way is read from the State once, at its first question, and for towers and
spells not even then. From there on the oracle keeps its own account: which pieces are left, what
was laid, and what a text adds when its tile has been placed.
"""

from typing import Any

from tests.laws.oracles.rift.attacks import (
    HERO,
    SPELL,
    TOWER,
    TURNS,
    Group,
    Laying,
    Strike,
    after,
    answers,
    facings,
    groups,
    layings,
    printed,
)
from tests.laws.oracles.rift.follow import agree
from tests.laws.oracles.rift.printed import Place, named
from tests.laws.oracles.rift.table import Table, read_table
from tests.laws.oracles.rift.texts import bonus, cat_horde

WILD = "X X X X"
"""The tiles of Call of the Wild, which go on the cat's horde alone (RT-31.13)."""


def texts(decision: Any, *verbs: str) -> set[str]:
    """The answers of a decision that begin with one of these words; all without any."""
    found = {option.text for option in decision.options}
    return {text for text in found if not verbs or text.split()[0] in verbs}


def running(state: Any, table: Table) -> Strike:
    """The attack that a question is about."""
    frame = state.agenda[-1]
    attack = state.box.attacks[frame.source]
    hero = None if frame.actor < 0 else table.heroes[frame.actor] if not attack.level else None
    strike = printed(attack, HERO, hero, frame.named("on") or 0)
    if attack.level:
        strike.by = TOWER if frame.actor >= 0 else SPELL
        strike.hero = None
    elif frame.actor < 0:
        strike.by = SPELL
    width = max(column for _row, column in table.map.spaces) + 1
    strike.at = None if frame.at < 0 else divmod(frame.at, width)
    strike.left = [tuple(group) for group in frame.named("left")]
    strike.may = bool(frame.named("may"))
    return strike


def beginning(table: Table, strike: Strike) -> tuple[object, object]:
    """Where an attack starts from, what it places and what it is bound to: found, and due."""
    found = strike.at, sizes(strike.left), strike.only
    at = strike.hero.space if strike.hero and not strike.only else strike.at
    due = sizes(groups(strike.drawn))
    if strike.rule == "spread":
        struck = {way.serial for way in layings(table, strike, 0).values()}
        due *= max(len(strike.left), len(struck))
    only = cat_horde(table) if strike.drawn == WILD else strike.only
    return found, (at, due, only)


def sizes(pieces: list[Group]) -> list[list[int]]:
    """How many squares each piece takes, group by group; a soldier is a piece of its own."""
    return [[piece.count("X") for piece in group] for group in pieces]


class Striking:
    """Follows the attacks of one game and checks where their pieces go."""

    def __init__(self) -> None:
        self.strike: Strike | None = None
        self.turn = 0
        self.attacks: list[Strike] = []
        """Attacks of the tower being played that are still to come."""
        self.at: Place | None = None
        self.struck = False
        """Whether that tower has attacked a portal."""
        self.asked: dict[str, int] = {}

    def _place(self, state: Any, table: Table, decision: Any) -> None:
        if self.strike is None:
            self.strike = running(state, table)
            agree("how an attack begins", *beginning(table, self.strike), state)
            turn = state.agenda[-1].named("turn")
            self.turn = turn or 0
            if turn is None:
                ways = [sorted(answers(table, self.strike, turn)) for turn in range(4)]
                agree("a facing that matters not", [], [w for w in ways if w != ways[0]], state)
        engine, oracle = texts(decision), answers(table, self.strike, self.turn)
        agree("where a piece may lie", sorted(engine - oracle), sorted(oracle - engine), state)

    def _face(self, state: Any, table: Table, decision: Any) -> None:
        oracle = facings(table, running(state, table))
        agree("facings", sorted(texts(decision)), sorted(oracle), state)

    def step(self, state: Any, table: Table, decision: Any, answer: str) -> None:
        """Something was answered: what an attack lays, and what comes next, must be so."""
        strike, self.strike = self.strike, None
        word = answer.split()[0]
        if decision.prompt == "place" and strike is not None:
            self._placed(state, table, strike, answer)
        elif word == "play":
            self._played(state, answer)
        elif decision.prompt == "attack":
            self._next_attack(state, int(answer.split()[1]) - 1)
        elif word == "cast":
            spell = state.box.spells[state.box.spell_numbers[answer.split()[1]]]
            first = getattr(spell.text.verbs[0], "attack", None)
            if first is not None:
                self._expect(state, printed(first, SPELL))

    def _placed(self, state: Any, table: Table, strike: Strike, answer: str) -> None:
        """A piece was placed or left: what comes next must be what is left of the attack."""
        now = read_table(state)
        if answer == "skip":
            strike.left = strike.left[1:] if strike.link else []
            strike.link = 0
        else:
            laying = layings(table, strike, self.turn)[answer]
            self._check_cover(state, table, laying, answer)
            strike = after(strike, laying)
        if strike.hero is not None:
            strike.hero = next(hero for hero in now.heroes if hero.id == strike.hero.id)
        if not self._expect(state, strike):
            self._finished(state, now, strike)

    def _finished(self, state: Any, now: Table, strike: Strike) -> None:
        """An attack is over: a tower's next one, or what the text adds."""
        if strike.by != TOWER:
            more = bonus(now, strike) if strike.laid else None
            self.turn = 0
            if more is not None:
                self._expect(state, more)
            return
        portals = {horde.serial for horde in now.hordes if horde.level}
        self.struck = self.struck or any(serial in portals for serial, _cells in strike.laid)
        self._next_attack(state, 0)

    def _played(self, state: Any, answer: str) -> None:
        """A tower was played: its attacks follow (RT-8.19)."""
        _play, tower, _at, space, _turned, way = answer.split()
        print_ = state.box.towers[state.box.tower_numbers[tower]]
        self.turn, self.struck = TURNS.index(way), False
        self.attacks = [printed(attack, TOWER) for attack in print_.attacks]
        for strike in self.attacks:
            strike.at = named(space)
        if len(self.attacks) == 1:
            self._next_attack(state, 0)
        else:
            options = {option.text for option in state.decisions[0].options}
            agree("which attack", options, {"attack 1", "attack 2"}, state)

    def _next_attack(self, state: Any, number: int) -> None:
        """The next attack of a tower; after the last one it may be turned down (RT-13.5, 13.7)."""
        while self.attacks:
            strike = self.attacks.pop(min(number, len(self.attacks) - 1))
            self.at = strike.at
            if self._expect(state, strike):
                return
        down = {
            divmod(site.space, _width(state))
            for site, there in zip(state.map.sites, state.sites, strict=True)
            if there and there[-1].down
        }
        agree("a tower turned face down", self.at in down, self.struck, state)

    def _expect(self, state: Any, strike: Strike) -> bool:
        """Whether the attack goes on; then the next question must be where its piece goes."""
        now = read_table(state)
        while strike.left and not answers(now, strike, self.turn):
            if not strike.link:
                return False
            strike.left, strike.link = strike.left[1:], 0
        if not strike.left:
            return False
        self.strike = strike
        asked = [decision.prompt for decision in state.decisions]
        agree("a piece is left to place", asked, ["place"], state)
        return True

    def _check_cover(self, state: Any, table: Table, laying: Laying, answer: str) -> None:
        """The piece lies where it was placed, and nothing else has changed."""
        for horde in table.hordes:
            if horde.serial == laying.serial:
                (horde.soldiers if laying.piece == "S" else horde.tiles).update(laying.cells)
        if answer.startswith("relocate"):
            _word, space, square, *_rest = answer.split()
            there = [
                horde for horde in table.stack(named(space)) if named(square) in horde.soldiers
            ]
            there[-1].soldiers.discard(named(square))
        engine, oracle = read_table(state).facts(), table.facts()
        stacks = {key for key in {*engine, *oracle} if key.startswith("stack")}
        for key in sorted(stacks):
            agree("what lies there", engine.get(key), oracle.get(key), state)


def _width(state: Any) -> int:
    width: int = state.map.width
    return width
