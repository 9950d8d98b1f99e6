"""The boss's boards: life, Menace track, Reserves, what its hand may do, and why it did what."""

from siegeworks.core.agenda import Frame
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.amounts import AtLeast
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.bossturn import is_affordable
from siegeworks.games.siegestorm.rules.events import BossChose, BossStopped, BossTargeted, TurnBegan
from siegeworks.games.siegestorm.rules.state import Boss
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.faces import Faces
from siegeworks.games.siegestorm.scene.speech import event_text
from siegeworks.table.scenes import Plain

REASONS = (BossChose, BossStopped, BossTargeted)
"""Events in which a boss says why."""
MOST_REASONS = 6


def boss_scene(faces: Faces, boss: Boss, language: str) -> Plain:
    """A boss: what is on its boards, and how near its end is."""
    world = faces.world
    hand = dict.fromkeys(faces.view.hands[faces.boss])
    found: Plain = {
        "key": places.BOSS,
        "card": BOX.ids[boss.card],
        "difficulty": faces.view.setup.switch("difficulty", DIFFICULTIES[0]),
        "life": {
            "key": places.LIFE,
            "now": boss.life,
            "start": world.mode.column(world.boss_side).life,
        },
        "menace": {"key": places.MENACE, "now": boss.menace},
        "reserves": {
            "key": places.zone("reserves", faces.boss),
            "cards": [BOX.ids[card] for card in boss.reserves],
            "used": boss.used,
        },
        "decks": list(world.boss_decks),
        "affordable": [BOX.ids[card] for card in hand if is_affordable(world, card)],
        "reasons": _reasons(faces, language),
    }
    goal = _goal(faces)
    if goal is not None:
        found["goal"] = {"now": goal[0], "needed": goal[1]}
    return found


def _goal(faces: Faces) -> tuple[int, int] | None:
    """How many of the cards that beat a boss are there, and how many it takes."""
    world = faces.world
    wanted = world.boss_side.victory
    if world.boss is None or not isinstance(wanted, AtLeast):
        return None
    seat = world.field.boss
    track = world.field.tracks_of[seat][0]
    frame = Frame(world.box.nothing, 0, seat, world.boss.card, at=track)
    return wanted.pick.count(world, frame), wanted.cards


def _reasons(faces: Faces, language: str) -> list[str]:
    """Why the boss did what it did in its last turn, the latest last."""
    found: list[str] = []
    for note in reversed(faces.notes):
        event = note.event
        if isinstance(event, TurnBegan) and event.seat == faces.boss:
            break
        if isinstance(event, REASONS):
            found.append(event_text(faces, event, language))
            if len(found) == MOST_REASONS:
                break
    return found[::-1]
