"""Proofs that a horde can be defeated: a plan of towers, played through the engine.

For every card of a scenario, on the map of that scenario and with towers of the levels it allows,
a plan is searched for that defeats the card in one round by towers alone. The plan is then played:
the engine lays the position out, takes every move in notation, and must report the defeat.
Nothing counts as a proof that the engine has not played.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from siegeworks.core.agenda import advance
from siegeworks.core.decision import SEATS, Option, Seat
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.moves import COLOURS, TURNS
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.checks.covering import HERO, Blow, Covering, Forces, Plan
from siegeworks.games.rift.rules.grid import Mask, names, square_names
from siegeworks.games.rift.rules.layout import read_position
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.printed import LIFE, PORTAL
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, IRON, NO_COLOUR, Scenario
from siegeworks.games.rift.rules.state import RiftState

LEVEL_RULE = "one-level-less"
TABLES = (1, 2)
"""Numbers of players for whom proofs are made. With two or more every site is somebody's, so what
two can play three and four can; one player must leave out the sites of a colour (RT-25.5)."""
SHORT, LONG = 300, 20_000
"""Pieces that a short and a long search try on one space."""
ENOUGH = 200
"""Plans of one search that the engine is asked to play."""


class Stand(NamedTuple):
    """A horde card where it may come to stand, and the table that meets it."""

    scenario: Scenario
    card: int
    path: int
    spaces: tuple[Space, ...]
    players: int
    difficulty: str


class Proof(NamedTuple):
    """How a horde is defeated: where it stands, the position, and every move in notation."""

    stand: Stand
    space: Space
    position: str
    moves: tuple[tuple[Seat, str], ...]
    towers: int


# -- what must be defeated -------------------------------------------------------------------


def stands(box: RiftBox, scenario: Scenario) -> Iterator[Stand]:
    """Every card of a scenario on every path it may take, for each table and tower level."""
    levels = [DIFFICULTIES[0]]
    if scenario.has_rule(LEVEL_RULE, IRON) and not scenario.has_rule(LEVEL_RULE, levels[0]):
        levels.append(IRON)
    found = (
        (*place, min(players, TABLES[-1]))
        for players in scenario.seats
        for place in _places(box, scenario, players)
    )
    for card, path, spaces, table in dict.fromkeys(found):
        for difficulty in levels:
            yield Stand(scenario, card, path, spaces, table, difficulty)


def _places(
    box: RiftBox, scenario: Scenario, players: int
) -> Iterator[tuple[int, int, tuple[Space, ...]]]:
    """Every card with the paths it may take and the spaces it may stand on there."""
    tokens, stand_ins = scenario.map.tokens, scenario.stand_ins[players - 1]
    scouted = {scenario.map.rank[space][0] for space, _ in scenario.map.terrain}
    haunted: set[int] = set()
    for token, deck in enumerate(scenario.decks):
        for card in (stand_ins.get(card, card) for stage in deck for card in stage):
            for path in {token, *(scouted if box.cards[card].scouts else ())}:
                haunted |= {path} if box.cards[card].ghost else set()
                yield card, path, tokens[path].path
    for opened, space, path in scenario.opening:
        card = stand_ins.get(opened, opened)
        haunted |= {path} if box.cards[card].ghost else set()
        yield card, path, tokens[path].path[tokens[path].path.index(space) :]
    for path in sorted(haunted):
        for card in scenario.ghosts:
            yield card, path, tokens[path].path
    yield from _lives(scenario)


def _lives(scenario: Scenario) -> Iterator[tuple[int, int, tuple[Space, ...]]]:
    """The life cards of the boss, wherever its figure may come."""
    plan = scenario.boss
    if plan is None or not plan.lives:
        return
    first = plan.routes[0][0]
    path = scenario.map.rank.get(first, (0, 0))[0]
    way = plan.routes[0] if len(plan.routes[0]) > 1 else scenario.map.tokens[path].path
    for card in plan.lives:
        yield card, path, way


# -- proving ---------------------------------------------------------------------------------


def prove(box: RiftBox, stand: Stand) -> Proof | str:
    """A proof that a horde can be defeated, or a sentence that says why there is none.

    A short search on every space comes first, then a long one; towers alone first, then with the
    players' heroes.
    """
    card = box.cards[stand.card]
    begun: list[tuple[int, Covering]] = []
    for heroes in (0, stand.players) if card.kind not in (PORTAL, LIFE) else (0,):
        begun = []
        for each in _searches(box, stand, heroes):
            begun.append(each)
            proof = _played(box, stand, *each, SHORT)
            if proof is not None:
                return proof
        for each in begun:
            proof = _played(box, stand, *each, LONG)
            if proof is not None:
                return proof
    return f"{_where(box, stand)}: {_why(box, stand, [search for _, search in begun])}"


def _played(
    box: RiftBox, stand: Stand, banned: int, search: Covering, patience: int
) -> Proof | None:
    """The first plan of a search that the engine plays to the defeat of the horde."""
    for plan in islice(search.plans(patience), ENOUGH):
        proof = play(box, stand, search.space, plan, banned)
        if proof is not None:
            return proof
    return None


def _searches(box: RiftBox, stand: Stand, heroes: int) -> Iterator[tuple[int, Covering]]:
    """A search for each space and each colour left out, spaces among many sites first."""
    card, ground = box.cards[stand.card], stand.scenario.map
    face = card.faces[ground.tokens[stand.path].turn]
    for banned in _bans(stand):
        sites = _sites(stand, banned)
        forces = Forces(sites, _highest(stand), card.level, heroes)
        near = [ground.sites[site].space for site in sites]

        def distance(space: Space, near: list[Space] = near) -> int:
            return sum(min(3, ground.distance(space, other)) for other in near)

        for space in sorted(stand.spaces, key=distance):
            yield banned, Covering(box, ground, face, space, forces)


def highest_level(scenario: Scenario, difficulty: str) -> int:
    """The highest level of towers in a scenario at a difficulty (RT-4.8)."""
    return max(1, scenario.max_level - scenario.has_rule(LEVEL_RULE, difficulty))


def _highest(stand: Stand) -> int:
    return highest_level(stand.scenario, stand.difficulty)


def _bans(stand: Stand) -> tuple[int, ...]:
    """The colours a solo player may leave out; nothing is left out with more players."""
    return tuple(range(3)) if stand.players == 1 else (NO_COLOUR,)


def _sites(stand: Stand, banned: int) -> tuple[int, ...]:
    """The building sites that may be used."""
    colours = stand.scenario.colours[stand.players - 1]
    return tuple(
        site for site, colour in enumerate(colours) if colour == NO_COLOUR or colour != banned
    )


def _where(box: RiftBox, stand: Stand) -> str:
    number = stand.scenario.map.tokens[stand.path].number
    players = "one player" if stand.players == 1 else f"{stand.players} players"
    card = box.cards[stand.card].id
    return f"{stand.scenario.id}, {card} on path {number}, {players}, {stand.difficulty}"


def _why(box: RiftBox, stand: Stand, searches: list[Covering]) -> str:
    """Why no proof was found."""
    card, highest = box.cards[stand.card], _highest(stand)
    if card.level > highest:
        return f"a portal of level {card.level}, but towers only up to level {highest}"
    face = card.faces[stand.scenario.map.tokens[stand.path].turn]
    closed = face.foes
    for search in searches:
        closed &= search.closed
    for mask, enemy in face.enemies:
        if mask & closed:
            squares = names(mask & closed, face.width)
            return (
                f"no tower up to level {highest} and no hero can cover the {enemy.id} on {squares}"
            )
    sure = "" if all(search.exhausted for search in searches) else " that was found"
    return f"there is no way{sure} to defeat it in one round with towers up to level {highest}"


# -- playing a plan --------------------------------------------------------------------------


def play(box: RiftBox, stand: Stand, space: Space, plan: Plan, banned: int) -> Proof | None:
    """Play a plan through the engine; None if the horde is not defeated by it."""
    ordered = sorted(plan, key=lambda blow: _turn_of(box, blow))
    position = _position(box, stand, space, ordered, banned)
    game = _laid_out(box, stand, position)
    moves: list[tuple[Seat, str]] = []
    for number, blow in enumerate(ordered):
        later, seat = _squares(ordered[number + 1 :]), _seat(stand, blow)
        if blow.arm.tower == HERO:
            _engage(game, seat, blow, moves)
        elif not _strike(game, seat, blow, later, moves):
            return None
    for seat in range(stand.players):
        _answer(game, seat, "done", moves)
    return Proof(stand, space, position, tuple(moves), len(plan)) if _fell(game) else None


def _turn_of(box: RiftBox, blow: Blow) -> tuple[bool, bool, bool]:
    """When something is played: heroes first, towers with spare pieces late, soldiers last."""
    return blow.arm.tower in box.soldier_towers, blow.arm.tower != HERO, bool(blow.spare)


def _squares(blows: Iterable[Blow]) -> Mask:
    found = 0
    for blow in blows:
        for mask in blow.masks:
            found |= mask
    return found


def _seat(stand: Stand, blow: Blow) -> Seat:
    """Who plays: a hero's seat, the owner of a site, the first seat on a white one."""
    if blow.arm.tower == HERO:
        return blow.arm.site
    colour = stand.scenario.colours[stand.players - 1][blow.arm.site]
    return 0 if stand.players == 1 or colour == NO_COLOUR else colour


def _position(box: RiftBox, stand: Stand, space: Space, plan: Iterable[Blow], banned: int) -> str:
    """The position a plan begins with: the horde alone, and the towers in the hands."""
    ground = stand.scenario.map
    hands: list[list[str]] = [[] for _ in range(stand.players)]
    beside = ""
    for blow in plan:
        if blow.arm.tower == HERO:
            beside = next(f" at {ground.names[near]}" for near in _beside(stand, space))
        else:
            hands[_seat(stand, blow)].append(box.towers[blow.arm.tower].id)
    number = ground.tokens[stand.path].number
    lines = [
        "round 2" + (f" banned {COLOURS[banned]}" if banned != NO_COLOUR else ""),
        f"horde {box.cards[stand.card].id} @ {ground.names[space]} path {number}",
    ]
    if ground.terrain:
        lines.append("terrain none")
    for seat, hand in zip(SEATS, hands, strict=False):
        lines.append(f"{seat}{beside}" + (f" hand {' '.join(hand)}" if hand else ""))
    return "\n".join(lines)


def _beside(stand: Stand, space: Space) -> Iterator[Space]:
    """Adjacent spaces on which a hero may stand without keeping towers away."""
    ground = stand.scenario.map
    return (near for near in ground.around[space] if near not in ground.site_at)


def _laid_out(box: RiftBox, stand: Stand, position: str) -> RiftState:
    easiest = stand.difficulty == DIFFICULTIES[0]
    switches = () if easiest else (("difficulty", stand.difficulty),)
    seats = (Seating(),) * stand.players
    game = RiftState.blank(
        Setup(stand.scenario.id, seats, switches, position), 0, box=box, scenario=stand.scenario
    )
    read_position(game, position)
    advance(game)
    return game


def _engage(game: RiftState, seat: Seat, blow: Blow, moves: list[tuple[Seat, str]]) -> None:
    """Let a hero step onto the horde and put his base down as planned."""
    horde = game.hordes[0]
    corner = square_names(blow.masks[0], game.face(horde).width)[0]
    for text in ("hero", f"move {game.map.names[horde.space]}", f"base {corner}", "done"):
        _answer(game, seat, text, moves)


def _strike(
    game: RiftState, seat: Seat, blow: Blow, later: Mask, moves: list[tuple[Seat, str]]
) -> bool:
    """Play a tower as planned; its spare pieces go where they are in nobody's way."""
    tower, site, turn = blow.arm
    space = game.map.names[game.map.sites[site].space]
    _answer(game, seat, f"play {game.box.towers[tower].id} @ {space} ~ {TURNS[turn]}", moves)
    planned = list(blow.masks)
    while (decision := game.decision_of(seat)) is not None and decision.prompt != "act":
        option = _option(decision.options, planned, later)
        if option is None:
            return False
        if _mask(option) in planned:
            planned.remove(_mask(option))
        _answer(game, seat, option.text, moves)
    return not planned


def _mask(option: Option) -> Mask:
    """The squares an option places a piece on; none if it does something else."""
    value: Any = option.value
    return value[3] if isinstance(value, tuple) else 0


def _option(options: tuple[Option, ...], planned: list[Mask], later: Mask) -> Option | None:
    """A planned placement; else to skip; else one that leaves alone what later towers cover."""
    for option in options:
        if _mask(option) in planned:
            return option
    reserved = later | sum(planned)
    idle = sorted(options, key=lambda option: _mask(option) != 0)
    return next((option for option in idle if not _mask(option) & reserved), None)


def _answer(game: RiftState, seat: Seat, text: str, moves: list[tuple[Seat, str]]) -> None:
    game.answer(text, seat)
    moves.append((seat, text))


def _fell(game: RiftState) -> bool:
    """Whether the engine reported the defeat of the first horde, or of a life card."""
    notes = game.journal or []
    return any(
        isinstance(note.event, ev.HordeDefeated | ev.LifeLost) and note.event.horde == 1
        for note in notes
    )
