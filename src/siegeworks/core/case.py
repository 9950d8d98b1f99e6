"""Cases: a situation, moves, what must hold, and the clauses that are shown by it.

A case is one of three kinds: a play (a list of moves and expectations from a position or a
set-up), a set-up that must be refused or accepted, or a named check of the game.
"""

import re
import tomllib
from dataclasses import dataclass
from typing import Any, NamedTuple, NoReturn

from siegeworks.core.decision import SEATS, Decision
from siegeworks.core.game import Game
from siegeworks.core.refusal import BadText, Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.core.state import State

KEYS = (
    *("name", "rules", "game", "given", "setup", "deck", "switches", "seed"),
    *("play", "faults", "check", "open"),
)
"""Everything that may be said of a case."""
_MOVE = re.compile(r"(?P<seat>[a-d])\s*:\s*(?P<text>[^:]+?)(?:\s+--\s+(?P<clause>\S+))?")


@dataclass(frozen=True)
class Case:
    """One case, as it stands in a casebook file."""

    name: str
    rules: tuple[str, ...]
    game: str
    setup: Setup
    lenient: bool = False
    """Whether decks of the set-up need not be legal."""
    seed: int = 0
    play: tuple[str, ...] = ()
    open: bool = False
    """Whether it may end with a question other than what to do next."""
    faults: tuple[str, ...] | None = None
    """The clauses by which the set-up must be refused, if it is about that."""
    check: str = ""
    file: str = ""


class Result(NamedTuple):
    """What became of a case: it holds, or what was wrong and where."""

    case: Case
    fault: str | None

    @property
    def holds(self) -> bool:
        """Whether nothing was wrong."""
        return self.fault is None

    def __str__(self) -> str:
        where = f"{self.case.file}: " if self.case.file else ""
        return f"{where}{self.case.name}: {self.fault or 'holds'}"


# -- reading -------------------------------------------------------------------------------


def read_cases(text: str, file: str = "") -> list[Case]:
    """The cases of a casebook file."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise BadText(file or "cases", None, f"not TOML: {fault}") from None
    entries = data.pop("case", [])
    game = data.pop("game", "")
    if data or not isinstance(entries, list) or not isinstance(game, str):
        raise BadText(file or "cases", None, "expected `game = …` and [[case]] entries, no more")
    if not entries:
        raise BadText(file or "cases", None, "it holds no [[case]]")
    return [_Reader(file, number, game).case(item) for number, item in enumerate(entries, start=1)]


class _Reader:
    """Reads one case, and says of which it is when something is wrong."""

    def __init__(self, file: str, number: int, game: str) -> None:
        self.file, self.number, self.game = file, number, game
        self.name = ""

    def fail(self, message: str) -> NoReturn:
        where = f"case {self.number}" + (f" ({self.name})" if self.name else "")
        raise BadText(f"{self.file}, {where}" if self.file else where, None, message)

    def case(self, entry: Any) -> Case:
        if not isinstance(entry, dict):
            self.fail("expected a [[case]] table")
        self.name = self.text(entry, "name") or self.fail("it has no name")
        for key in entry:
            if key not in KEYS:
                self.fail(f"cannot read {key!r}: there is {', '.join(KEYS)}")
        kinds = [kind for kind in ("play", "faults", "check") if kind in entry]
        if len(kinds) != 1:
            self.fail("expected one of play, faults, check")
        faults = self.texts(entry, "faults") if "faults" in entry else None
        seed, name = entry.get("seed", 0), self.text(entry, "game") or self.game
        if type(seed) is not int:
            self.fail("seed is not a number")
        try:
            game, mode = game_of(name)
        except Refused as fault:
            self.fail(str(fault))
        setup, lenient = self.setup(entry, game, mode)
        found = Case(
            name=self.name,
            rules=self.texts(entry, "rules") or self.fail("it names no rules"),
            game=name,
            setup=setup,
            lenient=lenient,
            seed=seed,
            play=self.texts(entry, "play"),
            open=self.flag(entry, "open"),
            faults=faults,
            check=self.text(entry, "check"),
            file=self.file,
        )
        if kinds == ["play"] and not found.play:
            self.fail("play is empty")
        return found

    def setup(self, entry: dict[str, Any], game: Game, mode: str) -> tuple[Setup, bool]:
        """The set-up of a case, and whether its decks need not be legal."""
        given = [key for key in ("given", "setup", "deck") if key in entry]
        if len(given) != (0 if "check" in entry else 1):
            self.fail("expected one of given, setup, deck; none of them with check")
        switches = tuple(sorted(self.table(entry, "switches").items()))
        if not all(isinstance(value, str) for _, value in switches):
            self.fail("switches is not a table of texts")
        number = game.seats_in(self.text(entry, "given"), mode)
        seats = (Seating(),) * number
        if given == ["given"]:
            return Setup(mode, seats, switches, self.text(entry, "given") or "\n"), False
        if given == ["deck"]:
            deck = Seating("", self.texts(entry, "deck"))
            return Setup(mode, (deck,) * len(seats), switches), False
        brings = dict(self.table(entry, "setup"))
        lenient = not self.flag(brings, "check", True)
        brings.pop("check", None)
        if list(brings) != list(SEATS[: len(brings)]):
            self.fail("expected a setup such as { a = […], b = […] }, seat by seat")
        seated = tuple(Seating("", self.texts(brings, seat)) for seat in brings)
        return Setup(mode, seated or seats, switches), lenient

    def text(self, entry: dict[str, Any], key: str) -> str:
        value = entry.get(key, "")
        return value if isinstance(value, str) else self.fail(f"{key} is not a text")

    def flag(self, entry: dict[str, Any], key: str, default: bool = False) -> bool:
        value = entry.get(key, default)
        return value if isinstance(value, bool) else self.fail(f"{key} is neither true nor false")

    def texts(self, entry: dict[str, Any], key: str) -> tuple[str, ...]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fail(f"{key} is not a list of texts")
        return tuple(value)

    def table(self, entry: dict[str, Any], key: str) -> dict[str, Any]:
        value = entry.get(key, {})
        return value if isinstance(value, dict) else self.fail(f"{key} is not a table")


# -- running -------------------------------------------------------------------------------


def run_case(case: Case) -> Result:
    """Play a case and say whether it holds."""
    game, _ = game_of(case.game)
    try:
        if case.check:
            return Result(case, _run_check(game, case.check))
        if case.faults is not None:
            return Result(case, _run_setup(game, case))
        return Result(case, _run_play(game, case))
    except Refused as fault:
        return Result(case, str(fault))


def _run_check(game: Game, name: str) -> str | None:
    if name not in game.checks:
        return f"no check {name!r}; there is {', '.join(game.checks)}"
    return "; ".join(game.checks[name]()) or None


def _run_setup(game: Game, case: Case) -> str | None:
    """Compare the clauses a set-up is refused by; none of them: it must be accepted."""
    faults = game.check_setup(case.setup)
    got = {fault.clause or fault.phrase for fault in faults}
    if got == set(case.faults or ()):
        return None
    wanted = ", ".join(case.faults or ()) or "no fault"
    return f"expected {wanted}; got {'; '.join(map(str, faults)) or 'no fault'}"


def _run_play(game: Game, case: Case) -> str | None:
    state = game.start(case.setup, case.seed, check=not case.lenient)
    for number, line in enumerate(case.play, start=1):
        try:
            fault = _run_line(game, state, line.strip())
        except Refused as refused:
            fault = str(refused)
        if fault is not None:
            return f"play line {number} ({line}): {fault}"
    if not case.open and not game.at_rest(state):
        asked = ", ".join(f"{SEATS[item.seat]}: {item.prompt}" for item in state.decisions)
        return f"it does not end at rest; still asked: {asked}"
    return None


def _run_line(game: Game, state: State, line: str) -> str | None:
    """Carry out one line of a play; what is wrong with it, or None."""
    if line.startswith("?"):
        got = game.expect(state, line[1:].strip())
        return None if got is None else f"got {got}"
    sign = line[:1] if line[:1] in ("!", "+") else ""
    move = _MOVE.fullmatch(line[len(sign) :].strip())
    if move is None or (move["clause"] and sign != "!"):
        return "expected `a: move`, `+ a: move`, `! a: move -- CLAUSE` or `? expectation`"
    seat, text = SEATS.index(move["seat"]), " ".join(move["text"].split())
    if seat >= len(state.setup.seats):
        return f"there is no seat {move['seat']}"
    if not game.is_spelt(text):
        return f"{text!r} is no move: a word of it is misspelt"
    decision = state.decision_of(seat)
    if sign == "!":
        return _check_refusal(state, decision, seat, text, move["clause"])
    for option in decision.options if decision else ():
        if option.text == text and decision:
            if not sign:
                state.take(decision, option)
            return None
    return f"it is not offered; {_offers(state)}"


def _check_refusal(
    state: State, decision: Decision | None, seat: int, text: str, clause: str | None
) -> str | None:
    """Whether a move is refused, and by the right clause if one is named."""
    try:
        if decision is not None:
            return f"it is offered: {decision.parse(text).text}"
    except Refused:
        pass
    reason = state.why_not(seat, text)
    if clause is None or (reason is not None and reason.clause == clause):
        return None
    return f"expected a refusal by {clause}; got {reason.clause if reason else 'no clause'}"


def _offers(state: State) -> str:
    offers = (f"{SEATS[item.seat]} may {item.offers()}" for item in state.decisions)
    return "; ".join(offers) or "the game is over"
