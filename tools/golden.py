"""Write the golden records anew: whole games with everything that happened in them.

A change of the rules or of a card shows as a diff of these files, to be read before it is
committed. Run by `make golden`.
"""

from pathlib import Path
from typing import Any, NamedTuple

from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.rules.expect import told
from siegeworks.players import make_player

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


SIEGE = "siegestorm/"


class Golden(NamedTuple):
    """A game worth keeping: who plays what, and by which seed."""

    name: str
    players: tuple[str, ...]
    decks: tuple[int, ...]
    seed: int
    switches: tuple[tuple[str, str], ...] = ()
    game: str = "siegestorm/duel"


GAMES = (
    Golden("ysra-khunglai", ("greedy", "greedy"), (0, 1), 101),
    Golden("seraphia-styxia", ("greedy", "greedy"), (2, 3), 102),
    Golden("styxia-ysra", ("greedy", "greedy"), (3, 0), 103),
    Golden("khunglai-seraphia", ("greedy", "greedy"), (1, 2), 104),
    Golden("random-mirror", ("random", "random"), (0, 0), 105),
    Golden(
        "switches",
        ("random", "greedy"),
        (2, 1),
        106,
        (
            ("damage_overflow_loses", "false"),
            ("extra_turn_can_chain", "false"),
            ("vision_rest", "top_or_bottom"),
        ),
    ),
    Golden("last-man-standing", ("greedy",) * 3, (0, 1, 3), 107, game=f"{SIEGE}last-man-standing"),
    Golden("solo-byloss", ("greedy",), (1,), 108, (("difficulty", "hard"),), f"{SIEGE}solo"),
    Golden("solo-muldra", ("greedy",), (2,), 109, (("boss", "muldra"),), f"{SIEGE}solo"),
    Golden("coop-corvane", ("greedy",) * 2, (0, 2), 110, (("boss", "corvane"),), f"{SIEGE}coop"),
)


def played(golden: Golden) -> Record:
    """The record of a golden game, played anew."""
    game, mode = game_of(golden.game)
    decks = game.sample_decks()
    seats = tuple(
        Seating(spec, decks[deck]) for spec, deck in zip(golden.players, golden.decks, strict=True)
    )
    record = Record(golden.game, Setup(mode, seats, golden.switches), golden.seed)
    players = [make_player(spec, seat) for seat, spec in enumerate(golden.players)]
    state = record.state()
    while state.outcome is None:
        seat = state.decision.seat
        record.answer(seat, players[seat].choose(game.view(state, seat)))
        state = record.state()
    return record


def journal(record: Record) -> str:
    """Everything that happened in a game, a line each: answer number, event, clause, cause."""
    state: Any = record.state()
    return "".join(
        f"{note.ply:>4} {told(state, note)} <- {note.cause.address}\n" for note in state.journal
    )


def main() -> None:
    """Write every golden game and its journal."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        record = played(golden)
        (FOLDER / f"{golden.name}.game").write_text(record.text(), "utf-8")
        (FOLDER / f"{golden.name}.log").write_text(journal(record), "utf-8")


if __name__ == "__main__":
    main()
