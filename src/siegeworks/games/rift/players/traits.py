"""What counts in a Rift situation at the start of a round: a few numbers.

How much each of them counts is measured, not guessed (`chances`).
"""

from math import exp

from siegeworks.games.rift.players.arms import Armoury
from siegeworks.games.rift.players.judgement import Board, Judge
from siegeworks.games.rift.rules.printed import PORTAL, UNIVERSAL
from siegeworks.games.rift.rules.state import RiftState

TRAITS = (
    "health of the kingdom",
    "fear of the hordes on the map",
    "rounds to come",
    "enemies to come",
    "what the towers cover in a round",
    "crystals",
    "health of a hero",
    "special abilities of a hero face up",
    "spells",
    "portals to come",
    "open squares of portals near the exit",
    "what strikes portals",
    "a boss",
    "iron",
    "one player",
    "two players",
    "three players",
    "four players",
)
"""What is counted, in this order."""
PORTAL_FADING = 0.4
FADING = 0.28


def traits(game: RiftState, judge: Judge) -> list[float]:
    """What counts of a situation."""
    arms, seats = Armoury(game, judge), game.seats
    fire = sum(arms.firepower(seat, tower) for seat in range(seats) for tower in arms.held[seat])
    enemies, portals = _coming(game)
    fear, near = _there(Board(game, judge))
    heroes = game.figures[:seats]
    return [
        float(game.health),
        fear,
        float(arms.rounds),
        enemies,
        fire,
        float(game.crystals),
        sum(float(figure.health) for figure in heroes) / seats,
        sum(float(len(figure.slots) - len(figure.used)) for figure in heroes) / seats,
        float(len(game.spells)),
        portals,
        near,
        _strikers(arms),
        float(game.scenario.boss is not None),
        float(game.difficulty == "iron"),
        *(float(seats == number) for number in (1, 2, 3, 4)),
    ]


def _coming(game: RiftState) -> tuple[float, float]:
    """Enemies and portals in the decks."""
    enemies = portals = 0.0
    for deck in game.decks:
        for number in deck:
            card = game.box.cards[number]
            if card.kind == PORTAL:
                portals += 1
            else:
                enemies += card.faces[0].foes.bit_count()
    return enemies, portals


def _there(board: Board) -> tuple[float, float]:
    """The open squares of hordes and those of portals, each the less the farther it has to go."""
    fear = near = 0.0
    for serial, threat in board.threats.items():
        left = (threat.face.foes & ~board.cover(serial)).bit_count()
        if threat.portal:
            near += left * exp(-PORTAL_FADING * threat.ahead[0])
        elif not threat.boss:
            fear += left * exp(-FADING * threat.ahead[0])
    return fear, near


def _strikers(arms: Armoury) -> float:
    """How much of what the most demanding portal takes the towers have."""
    shares = [min(1.0, supply[UNIVERSAL] / max(1, need.squares)) for need, supply in arms.needs]
    return min(shares, default=1.0)
