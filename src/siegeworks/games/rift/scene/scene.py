"""The scene of Rift: everything on the table, made of a sight."""

from functools import lru_cache

from siegeworks.core.decision import SEATS, Seat
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.pieces import Figure, Horde
from siegeworks.games.rift.rules.printed import LIFE, NO_STORM
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.storms import EVERY, gathers_in
from siegeworks.games.rift.scene import places
from siegeworks.games.rift.scene.parts import (
    BossScene,
    Condition,
    DeckScene,
    FigureScene,
    Goal,
    HordeScene,
    RiftScene,
    RiftSeat,
    SiteScene,
    SlotScene,
    Storms,
    TerrainScene,
    TowerScene,
)
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.words.book import rift_words

PHASES = ("arrival", "play", "defeat", "boss", "movement", "taking-back", "spending")
TOGETHER = ("play", "spending")
"""Phases in which players say when they are done."""


def scene(sight: RiftSight, language: str) -> RiftScene:
    """Everything on the board as a seat may see it."""
    view = sight.view
    return RiftScene(
        scenario=view.scenario.id,
        difficulty=sight.world.difficulty,
        players=len(view.hands),
        round=view.round,
        phase=view.phase,
        phases=phases_of(sight),
        last=view.last_round,
        health=view.health,
        most=view.scenario.health[sight.world.difficulty][len(view.hands) - 1],
        crystals=view.crystals,
        soldiers=sight.world.soldiers_left(),
        level=sight.world.max_level,
        goal=_goal(sight),
        banned=colour_name(view.banned),
        sites=[_site(sight, site) for site in range(len(view.sites))],
        hordes=[_horde(sight, horde, language) for horde in sight.hordes],
        figures=[_figure(sight, place) for place in range(len(view.figures))],
        boss=_boss(sight),
        seats=[_seat(sight, seat, language) for seat in sight.seats],
        bench=[BOX.heroes[hero].id for hero in view.bench],
        spells=[BOX.spells[spell].id for spell in view.spells],
        supply=[(tower.id, count) for tower, count in zip(BOX.towers, view.supply, strict=True)],
        decks=[_deck(sight, place) for place in range(len(view.decks))],
        ghosts=len(view.ghosts),
        terrain=[TerrainScene(sight.name(space), kind) for space, kind in view.terrain],
        storms=_storms(sight),
    )


def phases_of(sight: RiftSight) -> list[str]:
    """The phases of a round; a boss acts only where there is an active one (RT-5.3)."""
    plan = sight.view.scenario.boss
    active = plan is not None and bool(BOX.bosses[plan.id].activation)
    return [phase for phase in PHASES if phase != "boss" or active]


def colour_name(colour: int) -> str:
    """A player colour by name; empty for none."""
    return "" if colour == NO_COLOUR else COLOURS[colour]


def _goal(sight: RiftSight) -> Goal:
    view = sight.view
    if view.scenario.goal == "boss" and view.scenario.boss is not None:
        left = len(view.boss_lives) + sum(map(sight.world.is_boss, view.hordes))
        of = len(view.scenario.boss.lives)
        return Goal("boss", of - left, of)
    return Goal("portals", view.destroyed, view.scenario.portals)


# -- the map ---------------------------------------------------------------------------------


def _site(sight: RiftSight, site: int) -> SiteScene:
    turns = sight.turns.get(site, ())
    return SiteScene(
        at=places.site_key(sight, site),
        space=sight.name(sight.map.sites[site].space),
        group=sight.map.sites[site].group,
        colour=colour_name(sight.colour(site)) or "white",
        towers=[
            TowerScene(
                BOX.towers[built.tower].id,
                SEATS[built.seat],
                turns[place] if place < len(turns) else None,
                built.down or built.struck,
            )
            for place, built in enumerate(sight.view.sites[site])
        ],
    )


def _horde(sight: RiftSight, horde: Horde, language: str) -> HordeScene:
    card, world = BOX.cards[horde.card], sight.world
    there = sight.hordes_at(horde.space)
    bases = [f for f in sight.view.figures if f.horde == horde.serial]
    return HordeScene(
        at=places.horde_key(horde.serial),
        id=horde.serial,
        card=card.id,
        name=horde_name(horde.card, bool(horde.gate), sight.view.scenario.id, language),
        kind="portal" if horde.gate else card.kind,
        level=world.portal_level(horde),
        crystals=card.crystals,
        space=sight.name(horde.space),
        token=sight.map.tokens[horde.path].number,
        turn=sight.map.tokens[horde.path].turn,
        under=there.index(horde),
        tiles=horde.tiles,
        soldiers=horde.soldiers,
        gate=horde.gate,
        bases=[(BOX.heroes[figure.hero].id, figure.base) for figure in bases],
        open=world.uncovered(horde).bit_count(),
    )


@lru_cache(maxsize=4096)
def horde_name(card: int, gate: bool, scenario: str, language: str) -> str:
    """What a horde is called."""
    words = rift_words(language)
    if gate:
        return words.phrases.say("horde-portal", level=BOX.gate_level)
    return words.card_name(BOX.cards[card], BOX.scenarios[scenario])


def _figure(sight: RiftSight, place: int) -> FigureScene:
    figure = sight.view.figures[place]
    printed = BOX.heroes[figure.hero]
    lasting = {last.kind for last in sight.view.lasting if last.figure == place}
    return FigureScene(
        at=places.hero_key(printed.id),
        hero=printed.id,
        seat=SEATS[figure.seat],
        beast=not printed.revives,
        guest=figure.guest,
        health=figure.health,
        most=printed.health,
        moves=printed.moves,
        space=sight.name(figure.space),
        horde=figure.horde,
        base=figure.base,
        slots=[SlotScene(BOX.abilities[slot].id, slot not in figure.used) for slot in figure.slots],
        state=_state(figure),
        lasting=sorted(lasting),
    )


def _state(figure: Figure) -> Condition:
    """The one thing worth saying of a figure."""
    if figure.down:
        return "down"
    if figure.revived:
        return "revived"
    if figure.acted:
        return "rested" if figure.rested else "acted"
    return ""


def _boss(sight: RiftSight) -> BossScene | None:
    view, plan = sight.view, sight.view.scenario.boss
    if plan is None:
        return None
    ways = zip(plan.routes, view.boss_steps, strict=False)
    actions = sorted(plan.actions[number] for number in view.actions)
    return BossScene(
        id=plan.id,
        figures=[sight.name(way[min(step, len(way) - 1)]) for way, step in ways],
        routes=[[sight.name(space) for space in way] for way in plan.routes],
        lives=len(view.boss_lives) + sum(map(sight.world.is_boss, view.hordes)),
        of=len(plan.lives),
        actions=actions,
        spent=[plan.actions[number] for number in view.spent],
        carded=any(BOX.cards[horde.card].kind == LIFE for horde in view.hordes),
    )


# -- players and piles -----------------------------------------------------------------------


def _seat(sight: RiftSight, seat: Seat, language: str) -> RiftSeat:
    view = sight.view
    return RiftSeat(
        at=places.seat_key(seat),
        seat=SEATS[seat],
        name=rift_words(language).players.name(sight.names, seat),
        colour=COLOURS[seat],
        hand=[BOX.towers[tower].id for tower in view.hands[seat]],
        passed=[BOX.towers[tower].id for tower in view.passed[seat]],
        ready=view.ready[seat] and view.phase in TOGETHER,
        deciding=seat in view.deciding,
    )


def _deck(sight: RiftSight, place: int) -> DeckScene:
    """An enemy deck: which cards are left in each stage, the next stage first; not their order."""
    view, token = sight.view, sight.map.tokens[place]
    stages = view.coming(place)
    return DeckScene(
        at=places.deck_key(token.number),
        token=token.number,
        space=sight.name(token.path[0]),
        left=sum(map(len, stages)),
        stages=[[BOX.cards[card].id for card in stage] for stage in stages],
        blocked=sight.terrain(token.path[0]),
        opened=place in view.opened,
    )


def _storms(sight: RiftSight) -> Storms | None:
    """The storm in force, the one that gathers, those that are left; None without the challenge."""
    view = sight.view
    if not sight.world.stormy:
        return None
    after = range(view.round + 1, view.round + 1 + EVERY)
    return Storms(
        now=_storm(view.storm),
        gathering=_storm(view.gathering),
        left=[_storm(storm) for storm in view.storms],
        next=next(filter(gathers_in, after)) if view.storms else 0,
    )


def _storm(number: int) -> str:
    """A portal storm by its id; empty for none."""
    return BOX.storms[number].id if number != NO_STORM else ""
