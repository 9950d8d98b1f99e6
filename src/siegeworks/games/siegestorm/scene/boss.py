"""The boss's boards: life, Menace track, Reserves, what its hand may do, and why it did what."""

from siegeworks.core.agenda import Frame
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.amounts import AtLeast
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.bossturn import is_affordable
from siegeworks.games.siegestorm.rules.events import BossChose, BossStopped, BossTargeted, TurnBegan
from siegeworks.games.siegestorm.rules.pieces import Boss
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.parts import BossGoal, BossScene, Life, Menace, Reserves
from siegeworks.games.siegestorm.scene.speech import event_text
from siegeworks.games.siegestorm.sight import Sight

REASONS = (BossChose, BossStopped, BossTargeted)
"""Events in which a boss says why."""
MOST_REASONS = 6


def boss_scene(sight: Sight, boss: Boss, language: str) -> BossScene:
    """A boss: what is on its boards, and how near its end is."""
    world = sight.world
    hand = dict.fromkeys(sight.view.hands[sight.boss])
    reserves = [BOX.ids[card] for card in boss.reserves]
    return BossScene(
        key=places.BOSS,
        card=BOX.ids[boss.card],
        difficulty=sight.view.setup.switch("difficulty", DIFFICULTIES[0]),
        life=Life(places.LIFE, boss.life, world.mode.column(world.boss_side).life),
        menace=Menace(places.MENACE, boss.menace),
        reserves=Reserves(places.zone("reserves", sight.boss), reserves, boss.used),
        decks=world.boss_decks,
        affordable=[BOX.ids[card] for card in hand if is_affordable(world, card)],
        reasons=_reasons(sight, language),
        goal=_goal(sight),
    )


def _goal(sight: Sight) -> BossGoal | None:
    """How many of the cards that beat a boss are there, and how many it takes."""
    world = sight.world
    wanted = world.boss_side.victory
    if world.boss is None or not isinstance(wanted, AtLeast):
        return None
    seat = world.field.boss
    track = world.field.tracks_of[seat][0]
    frame = Frame(world.box.nothing, 0, seat, world.boss.card, at=track)
    return BossGoal(wanted.pick.count(world, frame), wanted.cards)


def _reasons(sight: Sight, language: str) -> list[str]:
    """Why the boss did what it did in its last turn, the latest last."""
    found: list[str] = []
    for note in reversed(sight.notes):
        event = note.event
        if isinstance(event, TurnBegan) and event.seat == sight.boss:
            break
        if isinstance(event, REASONS):
            found.append(event_text(sight, event, language))
            if len(found) == MOST_REASONS:
                break
    return found[::-1]
