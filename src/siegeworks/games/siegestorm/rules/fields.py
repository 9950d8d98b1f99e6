"""What changes during a game of Siegestorm, declared."""

from typing import TYPE_CHECKING, Any

from siegeworks.core.decision import Seat
from siegeworks.core.fields import (
    OWNER,
    OWNER_SORTED,
    At,
    Declaration,
    Numbered,
    Owned,
    declared,
    each_seat,
    printed,
    starts,
)
from siegeworks.core.fields import Field as DeclaredField
from siegeworks.games.siegestorm.rules.field import Field
from siegeworks.games.siegestorm.rules.pieces import Boss, Creature, Lasting, Stage, Supporter

if TYPE_CHECKING:
    from siegeworks.games.siegestorm.rules.box import SiegeBox
    from siegeworks.games.siegestorm.rules.modes import Mode
    from siegeworks.games.siegestorm.rules.state import SiegeState


class Settled(Owned):
    """What each seat gives back: the others see only that it has decided."""

    def seen(self, state: "SiegeState", field: DeclaredField, seat: Seat) -> Any:
        return tuple(
            given if given is None or seat == of else () for of, given in enumerate(state.returning)
        )


def _mode(game: "SiegeState") -> "Mode":
    from siegeworks.games.siegestorm.rules.modes import MODES

    return MODES[game.setup.mode]


def _layout(game: "SiegeState") -> Field:
    """The layout for those still in the game; at the beginning all are."""
    seats = len(game.setup.seats)
    alive: tuple[Seat, ...] | None = getattr(game, "alive", None)
    return game.mode.fields[seats] if alive is None else game.mode.field(seats, alive)


CARDS = Numbered("card", lambda game: game.box.numbers)


@declared
class Fields(Declaration):
    """Everything that changes during a game of Siegestorm, and the print it follows."""

    box: "SiegeBox" = printed()
    mode: "Mode" = printed(_mode)
    field: Field = printed(_layout)
    """The layout of the tables, which follows from who is still in the game."""
    hands: list[tuple[int, ...]] = starts(each_seat(()), seen=OWNER, of=CARDS, at=At(word="hand"))
    """Cards in hand, sorted: the order of a hand tells nothing. The hand of a boss lies open."""
    tracks: list[tuple[Creature | None, ...]] = starts(
        lambda game: [(None,) * track.spaces for track in game.field.tracks], at=At(word="track")
    )
    """Three spaces each; what stands beyond them is leaving the track (SS-10.21, SS-R58)."""
    fronts: list[Creature | None] = starts(
        lambda game: [None] * len(game.field.tracks), at=At(word="front")
    )
    supporters: list[tuple[Supporter, ...]] = starts(
        each_seat(()), seen=OWNER, at=At(word="support")
    )
    resources: list[tuple[int, ...]] = starts(
        each_seat(()), seen=OWNER_SORTED, of=CARDS, at=At(top_first=True)
    )
    """Decks, the top card last. What a boss reshuffles from its Reserves all have seen."""
    boss: Boss | None = starts(None, at=At(word="reserves"))
    casualties: list[tuple[int, ...]] = starts(each_seat(()), of=CARDS, at=At(top_first=True))
    """Piles, the top card last."""
    healing: list[tuple[int, ...]] = starts(each_seat(()), of=CARDS, at=At(top_first=True))
    removed: list[tuple[int, ...]] = starts(each_seat(()), of=CARDS, at=At(top_first=True))
    """Cards out of the game for good, by owner."""
    sight: list[tuple[int, ...]] = starts(each_seat(()), seen=OWNER, of=CARDS)
    """Cards drawn by Vision and not yet kept or put back."""
    lands: list[Creature | None] = starts(lambda game: [None] * game.field.boards)
    lasting: tuple[Lasting, ...] = starts(())
    used: tuple[int, ...] = starts(())
    """Serials of creatures whose once-per-turn passive was used this turn."""
    returning: tuple[tuple[int, ...] | None, ...] = starts(
        lambda game: (None,) * game.seats, seen=Settled(), of=CARDS
    )
    """What each seat gives back of its starting hand, once it has said so."""
    alive: tuple[Seat, ...] = starts(lambda game: tuple(range(game.seats)))
    """The seats still in the game, in turn order."""
    taking: tuple[Seat, ...] = starts((0,))
    """The seats whose turn it is; several only where players take it together (SS-20.5)."""
    stages: tuple[Stage, ...] = starts(lambda game: ("set-up",) * game.seats)
    """For each seat the step of its turn it was in last."""
    turn: int = starts(0)
    deployed: tuple[int, ...] = starts(())
    """The tracks on which a creature was played this turn (SS-7.14)."""
    extra: tuple[Seat, ...] = starts(())
    """The seats that were granted an extra turn this turn."""
    extra_turn: bool = starts(False)
    """Whether this turn is an extra turn."""
    serial: int = starts(0)
    """The number the newest card in play was given."""
