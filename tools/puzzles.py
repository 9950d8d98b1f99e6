"""Find puzzles in games of machine players, and write them where they ship.

`python -m tools.puzzles siegestorm --minutes 3 --seed 1` adds what it finds to the
puzzles of that game. Machine players play seeded games; positions of these are
sharpened until one answer alone is good enough: in Siegestorm the opponent, with an empty hand, has
as many cards as can just be beaten, in Rift the enemies that one tower cannot reach are covered.
Only what passes the same judgement as every shipped puzzle is kept.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import monotonic

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES
from siegeworks.core.state import State
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.siegestorm.puzzles import WinThisTurn
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.players import make_player
from siegeworks.puzzles.judging import Unsolved, Verdict, judge
from siegeworks.puzzles.puzzle import Puzzle, aims, graded, read_puzzles, write_puzzles
from siegeworks.puzzles.solving import SURE, Search, TooMuch

PATIENCE = 1_500
"""Answers tried in a search while looking for candidates."""
FEWEST_CARDS, MOST_CARDS = 2, 15
"""Cards of the opponent; whoever has fewer loses anyway when they must draw two."""
FEWEST_OPTIONS = 4
FEWEST_ENEMIES = 3
FIRST_TURN = 4
PER_GAME = 2
ALIKE = {"siegestorm": 3, "rift": 5}
"""So many puzzles may begin with the same card or tower."""
SAMPLED = {"siegestorm": 0.5, "rift": 0.4}
"""The share of positions that is looked into."""


def main() -> None:
    """Look for puzzles of a game for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1, help="the first game")
    parser.add_argument("--most", type=int, default=40, help="puzzles in the file at most")
    wish = parser.parse_args()
    path = GAMES[wish.game].home / "puzzles" / "puzzles.toml"
    found = read_puzzles(wish.game, path.read_text("utf-8")) if path.exists() else []
    end = monotonic() + wish.minutes * 60
    verdicts = {puzzle.id: judge(puzzle) for puzzle in found}
    bits = {name: verdict.bits for name, verdict in verdicts.items()}
    found = [graded(each, verdicts[each.id].solution, verdicts[each.id].grade) for each in found]
    found.sort(key=lambda each: bits[each.id])
    path.write_text(write_puzzles(found), "utf-8")
    alike = Counter(opening(puzzle) for puzzle in found)
    for puzzle, verdict in candidates(wish.game, wish.seed, end):
        kept = graded(puzzle, verdict.solution, verdict.grade)
        if alike[opening(kept)] >= ALIKE[wish.game] or any(
            each.position == kept.position for each in found
        ):
            continue
        alike[opening(kept)] += 1
        found.append(kept)
        bits[kept.id] = verdict.bits
        print(kept.id, kept.game, f"{verdict.bits:.1f}", kept.solution, flush=True)
        found.sort(key=lambda each: bits[each.id])
        path.write_text(write_puzzles(found), "utf-8")
        if len(found) >= wish.most:
            break


def opening(puzzle: Puzzle) -> str:
    """The first answer of the solution without its place."""
    own = [text for seat, text in puzzle.solution if seat == puzzle.seat]
    return " ".join(own[0].split()[:2])


def candidates(name: str, seed: int, end: float) -> Iterator[tuple[Puzzle, Verdict]]:
    """Puzzles from seeded games, one after the other."""
    while monotonic() < end:
        dice = Random(seed)
        number = 0
        for state, mode, switches in positions(name, seed, dice, end):
            sharp = SHARPEN[name](state, dice)
            if sharp is None:
                continue
            root, seat, hordes = sharp
            text = GAMES[name].write_position(root)
            ask = next(iter(aims(name)))
            ident = f"{name}-{seed}-{number + 1}"
            puzzle = Puzzle(ident, f"{name}/{mode}", seat, switches, ask, hordes, text)
            try:
                verdict = judge(puzzle, PATIENCE)
            except (Unsolved, TooMuch):
                continue
            if verdict.options >= FEWEST_OPTIONS and verdict.choices > 1:
                number += 1
                yield puzzle, verdict
                if number == PER_GAME:
                    break
        seed += 1


Switches = tuple[tuple[str, str], ...]


def positions(
    name: str, seed: int, dice: Random, end: float
) -> Iterator[tuple[State, str, Switches]]:
    """Situations at rest in a game of simple players."""
    game = GAMES[name]
    mode = "duel" if name == "siegestorm" else dice.choice(list(game.modes))
    seats = 2 if 2 in game.modes[mode].seats else game.modes[mode].seats[0]
    decks = game.sample_decks()
    brings = [dice.choice(decks) if name == "siegestorm" else () for _ in range(seats)]
    state = game.start(Setup(mode, tuple(Seating("", each) for each in brings)), seed)
    state.journal = None
    players = [make_player("greedy", seed + seat) for seat in range(seats)]
    while state.outcome is None and monotonic() < end:
        if game.at_rest(state) and dice.random() < SAMPLED[name]:
            yield state, mode, ()
        decision = state.decision
        text = players[decision.seat].choose(game.view(state, decision.seat))
        state.take(decision, decision.parse(text))


Sharp = tuple[State, int, tuple[str, ...]]


def sharpen_siegestorm(state: State, dice: Random) -> Sharp | None:
    """Give the opponent as many cards as can just be beaten."""
    assert isinstance(state, SiegeState)
    if state.turn < FIRST_TURN:
        return None
    seat = state.decision.seat
    other = 1 - seat
    pool = state.resources[other] + state.casualties[other]
    best = None
    for cards in range(FEWEST_CARDS, min(MOST_CARDS, len(pool)) + 1):
        root = state.clone()
        root.hands[other], root.healing[other] = (), ()
        root.resources[other] = pool[:cards]
        root.casualties[other] = pool[cards:]
        root.pending = None
        try:
            found = Search(WinThisTurn(root, seat), PATIENCE).solutions(root)
        except TooMuch:
            return None
        if all(each.value != SURE for each in found):
            break
        best = root if len(found) == 1 else None
    return None if best is None else (best, seat, ())


def sharpen_rift(state: State, dice: Random) -> Sharp | None:
    """Play a tower somewhere, and cover before what it leaves open."""
    assert isinstance(state, RiftState)
    seat = dice.randrange(state.seats)
    decision = state.decision_of(seat)
    plays = [each for each in decision.options if each.text[:5] == "play "] if decision else []
    if decision is None or not plays:
        return None
    twin = state.clone()
    twin.take(decision, dice.choice(plays))
    struck = strike(twin, seat, dice)
    root = state.clone()
    root.pending = None
    spaces, enemies = [], 0
    for serial in sorted(struck):
        horde, after = root.horde(serial), twin.horde(serial)
        if horde is None or after is None or root.top(horde.space) is not horde:
            return None
        if root.portal_level(horde) or root.is_boss(horde):
            return None
        left = twin.uncovered(after)
        enemies += (root.uncovered(horde) & ~left).bit_count()
        if root.uncovered(horde) != left:
            root.put(horde._replace(tiles=horde.tiles | left))
            spaces.append(root.map.names[horde.space])
    return (root, seat, tuple(sorted(spaces))) if enemies >= FEWEST_ENEMIES else None


def strike(game: RiftState, seat: int, dice: Random) -> set[int]:
    """Lay the pieces of a tower where they cover most; the hordes that were struck."""
    struck: set[int] = set()
    while (decision := game.decision_of(seat)) is not None and decision.prompt != "act":
        gains: list[int] = []
        for option in decision.options:
            match option.value:
                case (int(), str(), int(serial), int(mask)) if decision.prompt == "place":
                    horde = game.horde(serial)
                    gains.append((mask & game.uncovered(horde)).bit_count() if horde else 0)
                case _:
                    gains.append(0)
        pairs = zip(decision.options, gains, strict=True)
        chosen = dice.choice([option for option, gain in pairs if gain == max(gains)])
        if decision.prompt == "place" and isinstance(chosen.value, tuple):
            struck.add(int(str(chosen.value[2])))
        game.take(decision, chosen)
    return struck


SHARPEN = {"siegestorm": sharpen_siegestorm, "rift": sharpen_rift}


if __name__ == "__main__":
    main()
