"""What counts in a Siegestorm situation: a few numbers for each side.

How much each of them counts is measured, not guessed (`weights`).
"""

from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import modifiers

TRAITS = (
    "cards left to lose",
    "short of twelve",
    "short of five",
    "hand",
    "supporters up to five",
    "ready supporters",
    "ATT about to storm",
    "ATT one step behind",
    "ATT just deployed",
    "DEF of the defender",
    "creatures on the track",
    "creatures on the battle zone",
    "abilities",
    "supporters, for tens of cards to come",
    "ATT just deployed, for tens of cards to come",
    "to move",
    "about to strike",
    "to move and short of five",
)
"""What is counted of a player's side, in this order; the last ones beside the other side."""
SHORT, SUPPORTERS, STORMING, DEPLOYED, DEFENDER = 2, 4, 6, 8, 9
"""Places of traits that others build on."""
BOSS_TRAITS = (
    "life",
    "menace",
    "cards",
    "ATT on the track",
    "DEF of the defender",
    "creatures on the track",
    "creatures on the battle zone",
)
"""What is counted of a boss."""


def traits(game: SiegeState, seat: Seat) -> list[float]:
    """What counts of a player's side by itself."""
    life = len(game.resources[seat]) + len(game.healing[seat])
    return [
        life,
        max(0, 12 - life),
        max(0, 5 - life),
        len(game.hands[seat]),
        min(5, len(game.supporters[seat])),
        game.ready(seat),
        *_army(game, seat),
    ]


def in_sight_of(side: list[float], cards: float, defense: float, moves: bool) -> list[float]:
    """The traits of a side, with those that depend on the other side.

    `cards` is what the weaker side has left, which says how long the game may last; `defense` is
    the DEF of the defender in the way.
    """
    strikes = max(0.0, side[STORMING] - defense) if moves else 0.0
    short = side[SHORT] if moves else 0.0
    tens = cards / 10
    return [*side, side[SUPPORTERS] * tens, side[DEPLOYED] * tens, float(moves), strikes, short]


def boss_traits(game: SiegeState) -> list[float]:
    """What counts of the boss: its life, and the cards that are turns it still can take."""
    boss, seat = game.boss, game.field.boss
    assert boss is not None
    cards = len(game.resources[seat]) + (0 if boss.used else len(boss.reserves))
    storm, behind, deployed, defense, track, zone, _ = _army(game, seat)
    return [boss.life, boss.menace, cards, storm + behind + deployed, defense, track, zone]


def _army(game: SiegeState, seat: Seat) -> list[float]:
    """The creatures of a side: what they strike with, what they defend, what they can do."""
    box, field = game.box, game.field
    att, defense = [0, 0, 0], 0
    track_count = zone_count = abilities = 0
    for track in field.tracks_of[seat]:
        for place, creature in enumerate(game.tracks[track][:SPACES]):
            if creature is None:
                continue
            more_att, more_de = modifiers(game, Spot(creature, track, place))
            att[place] += max(0, box.att[creature.card] + more_att)
            if place == 0:
                defense += max(0, box.de[creature.card] + more_de)
            track_count += 1
            abilities += creature.card in box.abilities
        zones = (game.fronts[track], game.lands[field.tracks[track].board])
        for creature in zones:
            if creature is not None and creature.seat == seat:
                zone_count += 1
                abilities += creature.card in box.abilities
    return [att[2], att[1], att[0], defense, track_count, zone_count, abilities]
