"""What holds in every situation of Rift: no card or piece is lost, and nothing lies on another."""

from collections import Counter

from siegeworks.core.agenda import Frame
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.state import CRYSTALS, SOLDIERS, RiftState


def conserved(state: RiftState) -> Counter[tuple[str, int]]:
    """Every horde card and every tower card of the game, wherever it is."""
    found: Counter[tuple[str, int]] = Counter()
    for pile in (*state.decks, state.ghosts, state.removed, state.boss_lives):
        found.update(("horde", card) for card in pile)
    found.update(("horde", horde.card) for horde in state.hordes)
    frames = [item for item in state.agenda if isinstance(item, Frame)]
    found.update(("horde", each.source) for each in frames if each.script is BOX.enter_map)
    found.update({("tower", tower): count for tower, count in enumerate(state.supply)})
    for hand in (*state.hands, *state.passed):
        found.update(("tower", tower) for tower in hand)
    found.update(("tower", built.tower) for site in state.sites for built in site)
    return +found


def holds(state: RiftState) -> None:
    """Supplies are within what the box has, and pieces lie side by side."""
    assert 0 <= state.soldiers_left() <= SOLDIERS
    assert 0 <= state.crystals <= CRYSTALS
    towers = Counter({which: n for (kind, which), n in conserved(state).items() if kind == "tower"})
    assert tuple(towers[tower] for tower in range(len(BOX.towers))) == BOX.copies
    for horde in state.hordes:
        face = state.face(horde)
        masks = [horde.tiles, horde.soldiers, horde.gate]
        masks += [figure.base for figure in state.figures if figure.horde == horde.serial]
        together = state.cover(horde)
        assert together.bit_count() == sum(mask.bit_count() for mask in masks)
        assert not together & face.red
        assert not horde.soldiers & (face.deadly | ~face.foes)
    for figure in state.figures:
        under = state.horde(figure.horde)
        assert not figure.base or (under is not None and under.space == figure.space)
