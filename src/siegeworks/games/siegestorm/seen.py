"""The cards a seat of Siegestorm can see: undo stops where there are more of them."""

from collections import Counter

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.fields import HIDDEN
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.view import View


def seen_cards(view: View) -> Counter[int]:
    """The cards a seat can see now, each as often as it is there."""
    found: Counter[int] = Counter()
    for piles in (view.hands, view.casualties, view.healing, view.removed, view.sight):
        for pile in piles:
            found.update(pile)
    for zone in view.supporters:
        found.update(supporter.card for supporter in zone)
    spaces = (*view.fronts, *view.lands, *(place for track in view.tracks for place in track))
    found.update(creature.card for creature in spaces if creature is not None)
    found.update(view.boss.reserves if view.boss is not None else ())
    frames = [item for item in view.agenda if isinstance(item, Frame)]
    found.update(frame.source for frame in frames if _holds_its_card(view.box, frame))
    del found[HIDDEN]
    return found


def _holds_its_card(box: SiegeBox, frame: Frame) -> bool:
    """Whether a frame is a card that was announced from hand and is in no pile yet."""
    if frame.source == NOTHING:
        return False
    scripts = (box.deploy, box.played[frame.source], box.gang, box.commanded[frame.source])
    return any(frame.script is script for script in scripts)
