"""Soundness: whether numbers that claim to be a State point at cards and places there are."""

from collections.abc import Iterator

from siegeworks.core import fields
from siegeworks.core.agenda import NOTHING, Fork, Frame
from siegeworks.games.rift.rules.pieces import NOWHERE, Figure, Horde
from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.state import CRYSTALS, SOLDIERS, RiftState


def unsound(game: RiftState) -> str | None:
    """What in a State points nowhere; None if nothing does."""
    return fields.unsound(game) or next(_wrong(game), None)


def _wrong(game: RiftState) -> Iterator[str]:
    yield from _wrong_numbers(game)
    yield from _wrong_storms(game)
    for horde in game.hordes:
        yield from _wrong_horde(game, horde)
    for figure in game.figures:
        yield from _wrong_figure(game, figure)
    yield from _wrong_towers(game)
    for item in game.agenda:
        for frame in item.lanes if isinstance(item, Fork) else (item,):
            yield from _wrong_frame(game, frame)


def _wrong_numbers(game: RiftState) -> Iterator[str]:
    if not 0 <= game.crystals <= CRYSTALS or game.health < 0 or game.soldiers_left() < 0:
        yield f"crystals, health or soldiers out of range (at most {CRYSTALS}, {SOLDIERS})"
    if any(sum(sizes) != len(deck) for deck, sizes in zip(game.decks, game.stages, strict=True)):
        yield "the stages of a deck are not the deck"
    if len(game.ready) != game.seats or game.banned not in range(NO_COLOUR, 3):
        yield "no such seat or colour"
    plan = game.scenario.boss
    ways = () if plan is None else plan.routes
    if len(game.boss_steps) != len(ways) or any(
        step not in range(len(way)) for step, way in zip(game.boss_steps, ways, strict=False)
    ):
        yield "a boss figure is off its way"
    actions = range(0 if plan is None else len(plan.actions))
    if any(action not in actions for action in (*game.actions, *game.spent)):
        yield "no such action card"


def _wrong_storms(game: RiftState) -> Iterator[str]:
    there = [card for card in (game.storm, game.gathering) if card != NO_STORM]
    there += game.storms
    if len(set(there)) < len(there) or (there and not game.stormy):
        yield "a storm that is there twice, or in a game without storms"


def _wrong_horde(game: RiftState, horde: Horde) -> Iterator[str]:
    if horde.card not in range(len(game.box.cards)) or not 0 < horde.serial <= game.serial:
        yield f"no such horde: {horde!r}"
    elif horde.space not in range(len(game.map.names)) or horde.path not in range(
        len(game.map.tokens)
    ):
        yield f"a horde nowhere: {horde!r}"
    else:
        face = game.face(horde)
        every = (1 << face.width * face.height) - 1
        if min(horde.tiles, horde.soldiers, horde.gate) < 0 or every < max(
            horde.tiles, horde.soldiers, horde.gate
        ):
            yield f"squares beyond the card: {horde!r}"


def _wrong_figure(game: RiftState, figure: Figure) -> Iterator[str]:
    if figure.hero not in range(len(game.box.heroes)) or figure.seat not in range(game.seats):
        yield f"no such figure: {figure!r}"
    elif figure.space not in range(NOWHERE, len(game.map.names)):
        yield f"a figure nowhere: {figure!r}"
    elif bool(figure.horde) != bool(figure.base) or (
        figure.horde and game.horde(figure.horde) is None
    ):
        yield f"a base on no horde: {figure!r}"
    elif any(slot not in range(len(game.box.abilities)) for slot in (*figure.slots, *figure.used)):
        yield f"no such ability: {figure!r}"


def _wrong_towers(game: RiftState) -> Iterator[str]:
    towers = range(len(game.box.towers))
    held = [built.tower for site in game.sites for built in site]
    if any(tower not in towers for tower in held) or len(game.supply) != len(towers):
        yield "no such tower"
    elif any(built.seat not in range(game.seats) for site in game.sites for built in site):
        yield "a tower of nobody"
    elif any(number < 0 for number in game.supply):
        yield "fewer than no towers in the supply"


def _wrong_frame(game: RiftState, frame: Frame) -> Iterator[str]:
    if frame.you not in range(game.seats):
        yield f"no such seat: {frame!r}"
    if frame.at not in range(NOTHING, len(game.map.names)):
        yield f"no such space: {frame!r}"
