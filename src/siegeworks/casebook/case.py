"""Cases: a situation, moves, what must hold, and the clauses that are shown by it.

A case is one of three kinds: a play (a list of moves and expectations from a position or a
set-up), a set-up that must be refused or accepted, or a named check of the game.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

from siegeworks.core.content import Table, parse
from siegeworks.core.decision import SEATS, Decision
from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_asked, game_of
from siegeworks.core.state import State

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
    book = parse(text, file or "cases")
    game = book.text("game", "")
    cases = [_case(entry, file, game) for entry in book.tables("case")]
    book.done()
    return cases or book.fail("it holds no [[case]]")


def _case(entry: Table, file: str, game: str) -> Case:
    """One case; `game` is the one of its file, if it names none."""
    name = entry.text("name")
    kinds = [kind for kind in ("play", "faults", "check") if kind in entry.values]
    if len(kinds) != 1:
        entry.fail("expected one of play, faults, check")
    setup, lenient = _setup(entry, game := game_asked(entry, game))
    faults = entry.texts("faults")
    found = Case(
        name=name,
        rules=entry.texts("rules") or entry.fail("it names no rules"),
        game=game,
        setup=setup,
        lenient=lenient,
        seed=entry.number("seed", 0),
        play=entry.texts("play"),
        open=entry.flag("open", False),
        faults=faults if kinds == ["faults"] else None,
        check=entry.text("check", ""),
        file=file,
    )
    if kinds == ["play"] and not found.play:
        entry.fail("play is empty")
    entry.done()
    return found


def _setup(entry: Table, name: str) -> tuple[Setup, bool]:
    """The set-up of a case of a game, and whether its decks need not be legal."""
    game, mode = game_of(name)
    given = [key for key in ("given", "setup", "deck") if key in entry.values]
    if len(given) != (0 if "check" in entry.values else 1):
        entry.fail("expected one of given, setup, deck; none of them with check")
    agreed = entry.table("switches")
    switches = tuple((switch, agreed.text(switch)) for switch in sorted(agreed.values))
    position, deck, brings = entry.text("given", ""), entry.texts("deck"), entry.table("setup")
    lenient = not brings.flag("check", True)
    seated = tuple(brings.texts(seat) for seat in brings.values if seat != "check")
    if [seat for seat in brings.values if seat != "check"] != list(SEATS[: len(seated)]):
        brings.fail("expected a setup such as { a = […], b = […] }, seat by seat")
    seats = seated or (deck,) * game.seats_in(position, mode)
    if "given" in given:
        position = position or "\n"
    return Setup(mode, tuple(Seating("", each) for each in seats), switches, position), lenient


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
