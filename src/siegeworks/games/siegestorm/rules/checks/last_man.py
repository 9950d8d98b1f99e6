"""Checks of Last Man Standing, each named by a case."""

from collections import Counter
from collections.abc import Iterator

from siegeworks.core.checks import differs
from siegeworks.core.game import Game
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.core.view import SPECTATOR, visible_notes
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.checks.tables import SEEDS, siege
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import view

NAME = "last-man-standing"
NUMBERS = (3, 4)
"""How many players the mode is for (SS-1.5)."""
TABLE = """
step prepare
a  hand {card}*2  track . despoiler .  track tengu . .  support {card}  resources {card}*6
b  hand tengu  support tengu  resources armored-yak*6
c  hand tengu  support tengu  resources armored-yak*6
d  hand tengu  support tengu  resources armored-yak*6
"""


def _game() -> Game:
    return game_of(f"siegestorm/{NAME}")[0]


def _setup(number: int) -> Setup:
    """A set-up for so many players, each with a starter deck."""
    decks = _game().sample_decks()
    seats = tuple(Seating("", decks[seat % len(decks)]) for seat in range(number))
    return Setup(NAME, seats)


@check
def last_man_standing_seats_three_or_four() -> Iterator[str]:
    """Three and four players may begin, fewer or more may not; all others are opponents."""
    for number in range(1, 6):
        faults = [fault.clause for fault in _game().check_setup(_setup(number))]
        wanted = [] if number in NUMBERS else ["SS-1.5"]
        yield from differs(f"faults with {number} players", faults, wanted)
    for number in NUMBERS:
        state = siege(_game().start(_setup(number), 0))
        for seat in range(number):
            others = sorted({*range(number)} - {seat})
            yield from differs(f"against seat {seat}", sorted(state.opponents(seat)), others)


@check
def a_board_lies_between_any_two_neighbours() -> Iterator[str]:
    """As many boards as players; along each the tracks of two neighbours face each other."""
    for number in NUMBERS:
        field = MODES[NAME].fields[number]
        yield from differs("boards", field.boards, number)
        yield from differs("tracks", [len(tracks) for tracks in field.tracks_of], [2] * number)
        along = Counter(track.board for track in field.tracks)
        yield from differs("tracks along boards", along, Counter([*range(number)] * 2))
        for seat in range(number):
            sides = zip(("l", "r"), field.tracks_of[seat], strict=True)
            for (side, place), step in zip(sides, (1, -1), strict=True):
                track = field.tracks[place]
                (facing,) = track.facing
                other = field.tracks[facing]
                yield from differs("name", track.name, "abcd"[seat] + side)
                yield from differs(f"who faces {track.name}", other.seat, (seat + step) % number)
                yield from differs(f"board of {track.name}", other.board, track.board)
                yield from differs(f"faced by {other.name}", other.facing, (place,))
                yield from differs(f"Allies of {track.name}", track.allied, (place,))


@check
def any_player_may_be_the_first_to_stand() -> Iterator[str]:
    """Each of the players is first in a fair part of many games."""
    for number in NUMBERS:
        first: Counter[int] = Counter()
        for seed in SEEDS:
            state = siege(_game().start(_setup(number), seed))
            for seat in range(number):
                state.answer("keep", seat)
            first[state.active] += 1
        for seat in range(number):
            often = 2 * number * first[seat] >= len(SEEDS)
            yield from differs(f"seat {seat} of {number} begins often", often, True)


@check
def hidden_cards_stay_hidden_from_every_other_player() -> Iterator[str]:
    """Worlds that differ in what one player holds look the same to all the others."""
    worlds = []
    for card in ("guardian", "armored-yak"):
        state = siege(_game().read_position(TABLE.format(card=card), NAME))
        state.answer("next", 0)
        worlds.append(state)
    one, other = worlds
    for seat in (1, 2, 3, SPECTATOR):
        yield from differs(f"told apart by {seat}", _seen(one, seat) == _seen(other, seat), True)
    yield from differs("told apart by their player", _seen(one, 0) == _seen(other, 0), False)


def _seen(state: SiegeState, seat: int) -> str:
    """What a seat sees now and was shown before."""
    return repr((view(state, seat), visible_notes(state.journal or [], seat)))
