"""The Siegestorm State: piles as tuples of card numbers, creatures and Supporters as small values.

A card in a hand or pile is only its number in the Box: two copies cannot be told apart, and no
identity can be followed through a shuffle. What enters play gets a serial, which all can see.
"""

from collections.abc import Container
from typing import TYPE_CHECKING, Any

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Decision, Seat
from siegeworks.core.event import Event, Note
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES, OWN
from siegeworks.games.siegestorm.rules.declared import DeclaredState
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND, Spot, Stage

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.boss import Boss as BossPrint
    from siegeworks.games.siegestorm.rules.boss import Side

HAND_LIMIT = 10
ANY_CARD = range(1 << 16)
"""Holds every card number."""


class SiegeState(DeclaredState):
    """A Siegestorm game in progress."""

    __slots__ = ()

    game = "siegestorm"

    @property
    def seats(self) -> int:
        """How many seats there are, that of a boss among them."""
        return self.field.seats

    def may_see(self, field: str, seat: Seat, of: Seat) -> bool:
        """A boss plays with open cards; of its Resources all have seen what were its Reserves."""
        if of != self.field.boss:
            return False
        return field != "resources" or (self.boss is not None and self.boss.used)

    def happen(self, event: Event, clause: str, cause: Frame | None = None) -> None:
        """Let an event change the State, note it down, and wake the passives that wait for it."""
        event.happen(self)
        if self.journal is not None:
            self.journal.append(Note(event, clause, cause, self.ply))
        watchers = self.box.watchers.get(event.__class__)
        if watchers is not None and self.outcome is None:
            self.box.notice(self, event, watchers, cause)

    def why_not_now(self, seat: Seat, move: Move) -> Reason | None:
        """Why a move has no place at this moment."""
        return self.box.why_not_now(self, seat, move)

    def _decision_at(self, frame: Frame) -> Decision:
        """What a boss would have to choose, a player chooses for it (SS-R149)."""
        decision = super()._decision_at(frame)
        if decision.seat == self.field.boss:
            return decision._replace(seat=self.chooser(frame))
        return decision

    # -- who and where -----------------------------------------------------------------

    @property
    def active(self) -> Seat:
        """The seat whose turn it is; the first, where players take it together."""
        return self.taking[0]

    @property
    def stage(self) -> Stage:
        """The step the active player is in."""
        return self.stages[self.taking[0]]

    def chooser(self, frame: Frame) -> Seat:
        """Who chooses for the boss: whose text it is, or player A (SS-R149, SS-R150)."""
        return frame.you if frame.you != self.field.boss else self.field.persons[0]

    @property
    def boss_side(self) -> "Side":
        """The printed boss card the players agreed on."""
        return self.boss_print.sides[self.setup.switch("difficulty", DIFFICULTIES[0])]

    @property
    def boss_print(self) -> "BossPrint":
        """The printed boss the players agreed on."""
        bosses = self.box.bosses
        return bosses[self.setup.switch("boss", next(iter(bosses)))]

    @property
    def boss_decks(self) -> tuple[str, str]:
        """The base and the advanced deck the boss plays with."""
        base = self.setup.switch("base_deck", OWN)
        advanced = self.setup.switch("advanced_deck", OWN)
        boss = self.boss_print
        return boss.base if base == OWN else base, boss.advanced if advanced == OWN else advanced

    def seated(self, alive: tuple[Seat, ...]) -> None:
        """Let only these seats be in the game, with the layout that goes with it."""
        self.alive = alive
        self.field = self.mode.field(len(self.setup.seats), alive)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats against a seat, in turn order from it."""
        if len(self.alive) == 2:
            return (self.alive[0] + self.alive[1] - seat,)
        team = self.field.teams[seat]
        return tuple(other for other in self.from_seat(seat) if other not in team)

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats still in the game, in turn order, beginning with one of them."""
        place = self.alive.index(seat)
        return self.alive[place:] + self.alive[:place]

    def reactors(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that may react to an entry of a seat, in order; a boss never (SS-19.7)."""
        opponents = self.opponents(seat)
        if self.field.boss < 0:
            return opponents
        return tuple(other for other in opponents if other != self.field.boss)

    def opponent(self, frame: Frame) -> Seat:
        """The one opponent a text speaks of: who faces the track it works from.

        Where a boss faces two players, it is the one they have chosen (SS-20.17).
        """
        facing = self.field.tracks[frame.at].facing
        if frame.you == self.field.boss and len(facing) > 1:
            chosen: Seat | None = frame.named("opponent")
            if chosen is not None:
                return chosen
        return self.field.tracks[facing[0]].seat

    def facing(self, frame: Frame) -> tuple[Seat, ...]:
        """The players who face the track a text works from, each once."""
        tracks = self.field.tracks
        return tuple(dict.fromkeys(tracks[track].seat for track in tracks[frame.at].facing))

    def new_serial(self) -> int:
        """A number for a card that enters play."""
        self.serial += 1
        return self.serial

    def spots(self, cards: Container[int] = ANY_CARD) -> list[Spot]:
        """Every creature (of certain cards), track by track, then the Battle Zones."""
        found = []
        for track, spaces in enumerate(self.tracks):
            for creature in spaces:
                if creature is not None and creature[0] in cards:
                    found.append(Spot(creature, track, spaces.index(creature)))
        for track, creature in enumerate(self.fronts):
            if creature is not None and creature[0] in cards:
                found.append(Spot(creature, track, FRONT))
        for board, creature in enumerate(self.lands):
            if creature is not None and creature[0] in cards:
                found.append(Spot(creature, self._track_at(board, creature.seat), LAND))
        return found

    def _track_at(self, board: int, seat: Seat) -> int:
        """The track of a seat along a board."""
        for place in self.field.tracks_of[seat]:
            if self.field.tracks[place].board == board:
                return place
        raise LookupError(f"seat {seat} has no track at board {board}")

    def spot(self, serial: int | None) -> Spot | None:
        """Where the creature with this serial stands, if it is still there."""
        for track, spaces in enumerate(self.tracks):
            for place, creature in enumerate(spaces):
                if creature is not None and creature[1] == serial:
                    return Spot(creature, track, place)
        for track, creature in enumerate(self.fronts):
            if creature is not None and creature[1] == serial:
                return Spot(creature, track, FRONT)
        for board, creature in enumerate(self.lands):
            if creature is not None and creature[1] == serial:
                return Spot(creature, self._track_at(board, creature.seat), LAND)
        return None

    def supporter(self, serial: int | None) -> tuple[Seat, int] | None:
        """The Support Zone and place in it of the Supporter with this serial."""
        for seat, zone in enumerate(self.supporters):
            for place, supporter in enumerate(zone):
                if supporter.serial == serial:
                    return seat, place
        return None

    def square(self, spot: Spot) -> str:
        """The notation of where a creature stands."""
        if spot.place == FRONT:
            return self.field.front(spot.track)
        if spot.place == LAND:
            return self.field.land(self.field.tracks[spot.track].board)
        return self.field.space(spot.track, spot.place)

    def ready(self, seat: Seat) -> int:
        """How many ready Supporters a seat has."""
        number = 0
        for supporter in self.supporters[seat]:
            if supporter[3]:
                number += 1
        return number

    # -- picks -------------------------------------------------------------------------

    def candidates(self, pick: Any, frame: Frame) -> list[int]:
        """The values a pick offers now."""
        return self.box.candidates(self, pick, frame)

    def count(self, pick: Any, frame: Frame) -> int:
        """How many cards a pick holds now."""
        return self.box.count(self, pick, frame)
