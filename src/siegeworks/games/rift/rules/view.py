"""What a seat sees of a Rift game, and worlds that look the same.

All lies open but the decks that are face down (RT-R11). A view is built by allow-list: what is
not named here does not leave the State. Which cards a deck still holds is known, since scenarios
are; their order is not.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.chance import shuffled
from siegeworks.core.decision import Decision, Seat
from siegeworks.core.setup import Setup
from siegeworks.core.state import Outcome
from siegeworks.core.view import visible_agenda, visible_decision, visible_setup
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.events.moving import stages
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.rules.state import Built, Figure, Horde, Laid, Lasting, RiftState

SPECTATOR: Seat = -1
"""The seat of somebody who only watches."""

OPEN = (
    *("banned", "bench", "boss_lives", "boss_steps", "crystals", "destroyed", "gathering"),
    *("health", "laid"),
    *("last_round", "lasting", "opened", "outcome", "phase", "ply", "ready", "removed", "round"),
    *("serial", "spells", "spent", "storm", "supply", "terrain"),
)
"""Slots that all may see as they are."""
OPEN_LISTS = ("figures", "hands", "hordes", "passed", "sites", "stages")
"""Slots that all may see, held as lists."""


class View(NamedTuple):
    """Everything a seat may know of the situation."""

    box: RiftBox
    seat: Seat
    setup: Setup
    scenario: Scenario
    decks: tuple[tuple[tuple[int, ...], ...], ...]
    """For each deck the cards of each stage, sorted; the last stage first."""
    stages: tuple[tuple[int, ...], ...]
    ghosts: tuple[int, ...]
    """Cards of the ghost deck, sorted."""
    actions: tuple[int, ...]
    """Action cards of the boss not drawn yet, sorted."""
    storms: tuple[int, ...]
    """Cards of the storm deck, sorted."""
    gathering: int
    storm: int
    spent: tuple[int, ...]
    hordes: tuple[Horde, ...]
    figures: tuple[Figure, ...]
    sites: tuple[tuple[Built, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    passed: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    removed: tuple[int, ...]
    terrain: tuple[tuple[Space, str], ...]
    opened: tuple[int, ...]
    spells: tuple[int, ...]
    bench: tuple[int, ...]
    boss_steps: tuple[int, ...]
    boss_lives: tuple[int, ...]
    lasting: tuple[Lasting, ...]
    laid: tuple[Laid, ...]
    ready: tuple[bool, ...]
    crystals: int
    health: int
    destroyed: int
    last_round: bool
    banned: int
    round: int
    phase: str
    serial: int
    ply: int
    agenda: tuple[Frame | Fork, ...]
    outcome: Outcome | None
    deciding: tuple[Seat, ...]
    """The seats that have something to answer now."""
    decision: Decision | None
    """The viewer's own question, if there is one."""


def view(game: RiftState, seat: Seat) -> View:
    """What a seat may know now."""
    decisions = game.decisions
    own = [decision for decision in decisions if decision.seat == seat]
    there: dict[str, Any] = {slot: getattr(game, slot) for slot in OPEN}
    there |= {slot: tuple(getattr(game, slot)) for slot in OPEN_LISTS}
    return View(
        box=game.box,
        seat=seat,
        setup=visible_setup(game.setup, seat),
        scenario=game.scenario,
        decks=tuple(tuple(_sorted_stages(game, token)) for token in range(len(game.decks))),
        ghosts=tuple(sorted(game.ghosts)),
        actions=tuple(sorted(game.actions)),
        storms=tuple(sorted(game.storms)),
        agenda=visible_agenda(game.agenda, seat),
        deciding=tuple(decision.seat for decision in decisions),
        decision=visible_decision(own[0], seat) if own else None,
        **there,
    )


def _sorted_stages(game: RiftState, token: int) -> Iterator[tuple[int, ...]]:
    for stage in stages(game.decks[token], game.stages[token]):
        yield tuple(sorted(stage))


def determinize(seen: View, chance: int) -> RiftState:
    """A State that looks the same from any seat; what lies face down is shuffled by chance."""
    game = RiftState(seen.box, seen.scenario, seen.setup, chance)
    game.journal = None
    for slot in OPEN:
        setattr(game, slot, getattr(seen, slot))
    for slot in OPEN_LISTS:
        setattr(game, slot, list(getattr(seen, slot)))
    for token, deck in enumerate(seen.decks):
        cards: tuple[int, ...] = ()
        for stage in deck:
            dealt, chance = shuffled(chance, stage)
            cards += dealt
        game.decks[token] = cards
    game.ghosts, chance = shuffled(chance, seen.ghosts)
    game.actions, chance = shuffled(chance, seen.actions)
    game.storms, chance = shuffled(chance, seen.storms)
    game.agenda = list(seen.agenda)
    game.chance = chance
    return game
