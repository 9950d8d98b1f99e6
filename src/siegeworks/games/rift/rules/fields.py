"""What changes during a game of Rift, declared."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from siegeworks.core.decision import Seat
from siegeworks.core.fields import (
    SORTED,
    At,
    Declaration,
    Field,
    Numbered,
    Visibility,
    declared,
    each_seat,
    printed,
    starts,
)
from siegeworks.core.refusal import saying
from siegeworks.games.rift.rules.maps import Map, Space
from siegeworks.games.rift.rules.pieces import Built, Figure, Horde, Laid, Lasting
from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.scenario import NO_COLOUR, Scenario

if TYPE_CHECKING:
    from siegeworks.games.rift.rules.box import RiftBox
    from siegeworks.games.rift.rules.state import RiftState


class StageByStage(Visibility):
    """All know which cards are in each stage of a deck, but nobody in which order."""

    def seen(self, state: "RiftState", field: Field, seat: Seat) -> Any:
        return tuple(
            tuple(card for stage in stages(deck, sizes) for card in sorted(stage))
            for deck, sizes in zip(state.decks, state.stages, strict=True)
        )

    def deal(self, state: "RiftState", field: Field, pool: list[int]) -> None:
        for token, deck in enumerate(state.decks):
            parts = [state.shuffled(stage) for stage in stages(deck, state.stages[token])]
            state.decks[token] = tuple(card for part in parts for card in part)


def stages(deck: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """A deck cut into its stages, the last to be drawn first."""
    start = 0
    for size in sizes:
        yield deck[start : start + size]
        start += size


HORDES = Numbered(saying("horde card"), lambda game: game.box.card_numbers)
TOWERS = Numbered(saying("tower"), lambda game: game.box.tower_numbers)
SPELLS = Numbered(saying("spell"), lambda game: game.box.spell_numbers)
HEROES = Numbered(saying("hero"), lambda game: game.box.hero_numbers)
STORMS = Numbered(saying("storm"), lambda game: game.box.storm_numbers)


@declared
class Fields(Declaration):
    """Everything that changes during a game of Rift, and the print it follows.

    All lies open but the decks that are face down (RT-R11). Which cards a deck still holds is
    known, since scenarios are; their order is not.
    """

    box: "RiftBox" = printed()
    scenario: Scenario = printed(lambda game: game.box.scenarios[game.setup.mode])
    map: Map = printed(lambda game: game.scenario.map)
    hordes: list[Horde] = starts([])
    """Hordes on the map; of several on one space the later lies above (RT-28.13)."""
    figures: list[Figure] = starts([])
    """The hero of each seat, then the cat, then bench heroes."""
    sites: list[tuple[Built, ...]] = starts(lambda game: [()] * len(game.map.sites))
    hands: list[tuple[int, ...]] = starts(each_seat(()), of=TOWERS, at=At(word="hand"))
    """Tower cards in hand, sorted."""
    passed: list[tuple[int, ...]] = starts(each_seat(()), of=TOWERS, at=At())
    """Tower cards in the areas for passed towers, sorted."""
    supply: tuple[int, ...] = starts(lambda game: game.box.copies)
    """How many cards of each tower lie in the common supply."""
    decks: list[tuple[int, ...]] = starts(
        lambda game: [()] * len(game.scenario.decks), seen=StageByStage(), of=HORDES
    )
    """Enemy decks by arrival token, the top card last."""
    stages: list[tuple[int, ...]] = starts(lambda game: [()] * len(game.scenario.decks))
    """How many cards are left of each stage of each deck, the last stage first."""
    ghosts: tuple[int, ...] = starts((), seen=SORTED, of=HORDES, at=At("ghosts", top_first=True))
    removed: tuple[int, ...] = starts((), of=HORDES, at=At("removed"))
    """Horde cards out of the game."""
    terrain: tuple[tuple[Space, str], ...] = starts(())
    opened: tuple[int, ...] = starts(())
    """Tokens opened in this round, from which nothing arrives yet (RT-28.41)."""
    spells: tuple[int, ...] = starts((), of=SPELLS, at=At("spells"))
    bench: tuple[int, ...] = starts((), of=HEROES, at=At("bench"))
    """Heroes on the solo player's bench."""
    actions: tuple[int, ...] = starts((), seen=SORTED)
    """The boss's action cards, the top card last."""
    spent: tuple[int, ...] = starts(())
    boss_steps: tuple[int, ...] = starts(())
    """How far each boss figure has come on its way."""
    boss_lives: tuple[int, ...] = starts((), of=HORDES)
    """The boss's life cards not yet begun."""
    storm: int = starts(NO_STORM, of=STORMS, at=At("storms", "raging"))
    """The storm in force (RT-S4)."""
    gathering: int = starts(NO_STORM, of=STORMS, at=At("storms"))
    """The storm that gathers and breaks at the start of the next round (RT-S3)."""
    storms: tuple[int, ...] = starts(
        (), seen=SORTED, of=STORMS, at=At("storms", "deck", top_first=True)
    )
    """The storm deck, the top card last."""
    lasting: tuple[Lasting, ...] = starts(())
    laid: tuple[Laid, ...] = starts(())
    ready: tuple[bool, ...] = starts(lambda game: (False,) * game.seats, at=At(word="done"))
    """The seats that have declared themselves done with the phase (RT-R21)."""
    round: int = starts(0, at=At("round"))
    phase: str = starts("set-up", at=At("round"))
    health: int = starts(0, at=At("round"))
    """Health tokens of the kingdom."""
    crystals: int = starts(0, at=At("round"))
    destroyed: int = starts(0, at=At("round"))
    """Portals destroyed so far."""
    last_round: bool = starts(False, at=At("round"))
    banned: int = starts(NO_COLOUR)
    """The colour a solo player may not build on this round (RT-25.5)."""
    serial: int = starts(0)
    """The number the newest horde on the map was given."""
