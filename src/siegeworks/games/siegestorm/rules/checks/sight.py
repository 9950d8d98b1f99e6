"""Checks of what each seat may see, each named by a case."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from siegeworks.core.checks import differs
from siegeworks.core.fields import HIDDEN
from siegeworks.core.view import SPECTATOR, visible_notes
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.checks.tables import (
    FREE,
    MIXED,
    MIXED_OTHERWISE,
    SEEDS,
    position,
    refused,
    setup_of,
    start,
    starter,
)
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import view

TABLE = (
    "step prepare\n"
    "a  track . despoiler .  front armored-yak  hand {hand}  support {support} {support}! "
    "resources {deck}\n"
    "b  track warrior-of-shamballa . tengu  front retired-master  hand tengu  support tengu "
    "resources {mine}\n"
    "land b druuk-school-adept"
)


class World(NamedTuple):
    """What other players may not know of seat a, and the order of b's own deck."""

    hand: str = "tengu armored-yak"
    support: str = "warrior-of-shamballa"
    deck: str = "armored-yak*3 ancient-dragon*3"
    mine: str = "armored-yak tengu retired-master"

    def laid(self, switches: tuple[tuple[str, str], ...] = ()) -> SiegeState:
        """The table of this world."""
        return position(TABLE.format(**self._asdict()), switches=switches)


def _told_apart(one: SiegeState, other: SiegeState, seats: Iterable[int]) -> Iterator[str]:
    """The seats that see a difference between two worlds, now or in what has happened."""
    for seat in seats:
        if repr(view(one, seat)) != repr(view(other, seat)):
            yield f"seat {seat} can tell two worlds apart by its view"
        notes = [visible_notes(state.journal or [], seat) for state in (one, other)]
        if repr(notes[0]) != repr(notes[1]):
            yield f"seat {seat} can tell two worlds apart by what it was shown"


def _hidden(one: World, other: World, switches: tuple[tuple[str, str], ...] = ()) -> Iterator[str]:
    """Whether the opponent and a spectator cannot tell two worlds apart, but their player can."""
    here, there = one.laid(switches), other.laid(switches)
    yield from _told_apart(here, there, (1, SPECTATOR))
    if repr(view(here, 0)) == repr(view(there, 0)):
        yield "the worlds do not even differ for their own player"
    here.answer("next", 0)
    there.answer("next", 0)
    yield from _told_apart(here, there, (1, SPECTATOR))


@check
def the_battlefield_is_the_same_for_all() -> Iterator[str]:
    """Every seat sees every creature of both sides, and nothing else among them."""
    state = World().laid()
    names = ("despoiler", "armored-yak", "warrior-of-shamballa", "tengu", "retired-master")
    wanted = Counter(BOX.numbers[name] for name in (*names, "druuk-school-adept"))
    for seat in (0, 1, SPECTATOR):
        seen = view(state, seat)
        spaces = [place for track in seen.tracks for place in track]
        there = [place.card for place in (*spaces, *seen.fronts, *seen.lands) if place is not None]
        yield from differs(f"creatures seen by seat {seat}", Counter(there), wanted)


@check
def resources_lie_face_down() -> Iterator[str]:
    """Others see how many there are, their player also which, but nobody in which order."""
    one = World()
    yield from _hidden(one, one._replace(deck="despoiler*6"))
    here = one.laid()
    there = one._replace(deck="ancient-dragon*3 armored-yak*3").laid()
    yield from _told_apart(here, there, (0, 1, SPECTATOR))
    yield from differs("Resources in view", len(view(here, 1).resources[0]), 6)
    there = one._replace(mine="retired-master tengu armored-yak").laid()
    yield from _told_apart(here, there, (0, 1, SPECTATOR))


@check
def casualties_lie_face_up() -> Iterator[str]:
    """Every seat sees both piles from top to bottom."""
    state = position("a casualties tengu despoiler\nb casualties armored-yak tengu*2")
    wanted = [[BOX.numbers[name] for name in ("despoiler", "tengu")]]
    wanted.append([BOX.numbers[name] for name in ("tengu", "tengu", "armored-yak")])
    for seat in (0, 1, SPECTATOR):
        piles = [list(pile) for pile in view(state, seat).casualties]
        yield from differs(f"Casualties seen by seat {seat}", piles, wanted)


@check
def hands_are_hidden() -> Iterator[str]:
    """Others see the number of cards and nothing else."""
    one = World()
    yield from _hidden(one, one._replace(hand="despoiler guardian"))
    for seat in (1, SPECTATOR):
        hand = view(one.laid(), seat).hands[0]
        yield from differs(f"hand seen by seat {seat}", hand, (HIDDEN, HIDDEN))


@check
def supporters_lie_face_down() -> Iterator[str]:
    """Others see how many there are and which are ready."""
    one = World()
    yield from _hidden(one, one._replace(support="guardian"))
    seen = view(one.laid(), 1).supporters[0]
    there = [(supporter.card, supporter.ready) for supporter in seen]
    yield from differs("Supporters in view", there, [(HIDDEN, True), (HIDDEN, False)])


@check
def what_is_done_in_secret_stays_secret() -> Iterator[str]:
    """A look at cards, a theft and a card from the deck made a Supporter tell others nothing."""
    storm = ("next", "storm", "attack b")
    vision = (
        "step draw\na track . . rumor-weaver  resources {0}*3 armored-yak*4\nb resources tengu*9"
    )
    look = (*storm, "keep {0}", "bottom {0}", "bottom {0}")
    yield from _secret(vision, look, (1, SPECTATOR))
    knight = "a track . knight-of-the-new-world-order .  hand tengu*2  resources {0} armored-yak*4"
    yield from _secret(knight, ("use a2", "discard tengu", "discard tengu"), (1, SPECTATOR))
    defended = "track grand-overlord-ikee tengu tengu  resources tengu*9"
    theft = f"step draw\na track . . thief-of-breath\nb hand {{0}}  {defended}"
    yield from _secret(theft, (*storm, "pass"), (SPECTATOR,))


def _secret(text: str, moves: Iterable[str], seats: Iterable[int]) -> Iterator[str]:
    """Whether seats cannot tell apart the worlds in which one or another card is meant."""
    worlds = []
    for card in ("despoiler", "guardian"):
        state = position(text.format(card))
        for move in moves:
            state.answer(move.format(card), state.decision.seat)
        worlds.append(state)
    one, other = worlds
    yield from _told_apart(one, other, seats)


@check
def spaces_are_as_many_as_there_are() -> Iterator[str]:
    """A position with a space too many, or two cards on one space, is none of a Duel."""
    full = "a track tengu tengu tengu  front tengu\nb track tengu tengu tengu  front tengu\n"
    yield from differs("a full Battlefield refused", refused(full + "land a tengu"), False)
    for text in (
        "a track . . . tengu",
        "a track tengu tengu tengu tengu",
        "a track . .",
        "a track . . .  track . . .",
        "a front tengu despoiler",
        "a front tengu  front despoiler",
        "land a tengu\nland b despoiler",
    ):
        yield from differs(f"{text!r} refused", refused(text), True)


@check
def two_tracks_along_one_board() -> Iterator[str]:
    """Each player has one track; both lie along the one board, facing each other."""
    field = MODES["duel"].fields[2]
    yield from differs("boards", field.boards, 1)
    yield from differs("tracks of the seats", field.tracks_of, ((0,), (1,)))
    for place, track in enumerate(field.tracks):
        lies = (track.board, track.allied, track.facing)
        yield from differs(f"track {track.name}", lies, (0, (place,), (1 - place,)))
    spaces = [field.space(track, place) for track in (0, 1) for place in range(3)]
    spaces += [field.front(0), field.land(0), field.front(1)]
    yield from differs("different spaces", len(set(spaces)), 9)


@check
def hidden_cards_tell_no_faction() -> Iterator[str]:
    """Worlds in which the hidden cards are of other factions look the same to other seats."""
    one = World()
    for name in ("underworld-vindicator", "novice-of-the-font", "drowned-rower", "guardian"):
        yield from _hidden(one, one._replace(hand=f"{name}*2", support=name, deck=f"{name}*6"))


@check
def hidden_cards_tell_no_faction_when_mixed() -> Iterator[str]:
    """The same in a mixed game, from the set-up on: nobody learns what the other brought."""
    one = World()
    for name in ("underworld-vindicator", "novice-of-the-font", "drowned-rower"):
        other = one._replace(hand=f"{name} tengu", support=name, deck=f"{name}*3 armored-yak*3")
        yield from _hidden(one, other, FREE)
    here = start(setup_of(MIXED, MIXED, switches=FREE))
    there = start(setup_of(MIXED_OTHERWISE, MIXED, switches=FREE))
    yield from _told_apart(here, there, (1, SPECTATOR))


@check
def exchanges_are_secret() -> Iterator[str]:
    """Whatever one player gives back, the other sees the same until both have settled."""
    setup = setup_of(starter("ysra"), starter("khunglai"))
    games = (start(setup, seed) for seed in SEEDS)
    state = next((game for game in games if len(game.decisions[0].options) > 4), None)
    if state is None:
        yield "no game in which two different cards can be given back"
        return
    settled = []
    for option in state.decision.options:
        twin = state.clone()
        twin.answer(option.text, 0)
        settled.append(twin)
        yield from _told_apart(settled[0], twin, (1, SPECTATOR))
    _keep, one, other, *_both = settled
    one.answer("keep", 1)
    other.answer("keep", 1)
    yield from _told_apart(one, other, (1, SPECTATOR))
