"""Situations and States: a position laid out on the table.

Every way in which a situation can be no situation of the game has its own reason here.
"""

from siegeworks.core.agenda import Frame, Name
from siegeworks.core.decision import SEATS, Seat
from siegeworks.games.siegestorm.rules.boss import LEVELS
from siegeworks.games.siegestorm.rules.box import SUPPORT_LIMIT
from siegeworks.games.siegestorm.rules.coop import TakeTurns
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.named import (
    IllegalPosition,
    card_of,
    read_lasting,
    refuse,
    seat_of,
    used,
)
from siegeworks.games.siegestorm.rules.pieces import Boss, Creature, Stage, Supporter
from siegeworks.games.siegestorm.rules.position import (
    OUT,
    PILES,
    BossLine,
    Item,
    Side,
    Situation,
    parse_position,
)
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT, SiegeState
from siegeworks.games.siegestorm.rules.turns import Act

STEPS = ("prepare", "draw", "deploy")
"""The steps in which a player is asked to act, in the order of the turn script."""
DEPLOYED = ("deployed", "deployed-right")
"""The flags that say on which track of the active player a creature was played."""
DONE = "end"
"""The step of a partner who has gone through the turn already."""
_STAGE: dict[str, Stage] = {
    "prepare": "prepare",
    "draw": "draw",
    "deploy": "deploy",
    DONE: "end",
}


def read_position(game: SiegeState, text: str) -> None:
    """Lay a position out on an empty State."""
    try:
        _lay_out(game, parse_position(text))
    except IllegalPosition as fault:
        fault.line = _line_about(fault, text)
        raise


def _line_about(fault: IllegalPosition, text: str) -> int | None:
    """The line that begins with the seat or the word a refusal is about."""
    facts = fault.message.facts["message"].facts
    first = str(facts.get("where", facts.get("seat", ""))).split()[:1]
    lines = enumerate(text.lower().split("\n"), start=1)
    return next((number for number, line in lines if first and line.split()[:1] == first), None)


def _lay_out(game: SiegeState, situation: Situation) -> None:
    _lay_out_of_game(game, situation)
    _lay_boss(game, situation)
    _lay_turn(game, situation)
    for side in situation.sides:
        _lay_side(game, side)
    if len(situation.lands) > game.field.boards:
        refuse(
            "No Man's Land is there {boards} times, not {count}",
            boards=game.field.boards,
            count=len(situation.lands),
        )
    for board, (letter, item) in enumerate(situation.lands):
        if letter:
            seat, where = seat_of(game, letter), f"land {letter}"
            if all(game.field.tracks[track].board != board for track in game.field.tracks_of[seat]):
                refuse(
                    "{where}: {seat} does not play on board {board}",
                    where=where,
                    seat=letter,
                    board=board + 1,
                )
            game.lands[board] = _creature(game, item, seat, where)
    game.lasting = tuple(read_lasting(game, words) for words in situation.lasting)
    game.used = tuple(used(game, square) for square in situation.used)


# -- laying out ----------------------------------------------------------------------------


def _lay_out_of_game(game: SiegeState, situation: Situation) -> None:
    """Take out the players a position says are out, and close the ring behind them."""
    out = [side for side in situation.sides if any(zone == OUT for zone, _ in side.zones)]
    if not out:
        return
    if not game.mode.elimination:
        refuse("in {mode} nobody is out while the game goes on", mode=game.mode.id)
    for side in out:
        if any(zone not in (OUT, "removed") for zone, _ in side.zones):
            refuse("{seat} is out: all their cards are removed", seat=side.seat)
    seats = {seat_of(game, side.seat) for side in out}
    alive = tuple(seat for seat in game.alive if seat not in seats)
    if len(alive) < 2:
        refuse("at least two players are left while the game goes on")
    game.seated(alive)


def _lay_boss(game: SiegeState, situation: Situation) -> None:
    """Put the boss in its place, as it starts or as the position says."""
    if game.field.boss < 0:
        if situation.boss is not None:
            refuse("there is no boss in {mode}", mode=game.mode.id)
        return
    column, line = game.mode.column(game.boss_side), situation.boss or BossLine()
    menace = column.menace if line.menace is None else line.menace
    life = column.life if line.life is None else line.life
    if menace not in LEVELS:
        refuse(
            "the Menace Level is {least} to {most}, not {menace}",
            least=LEVELS[0],
            most=LEVELS[-1],
            menace=menace,
        )
    if not 0 < life <= column.life:
        refuse("the life of the boss is 1 to {most}, not {life}", most=column.life, life=life)
    card = game.box.numbers[game.boss_print.id]
    game.boss = Boss(card, life, menace, (), line.used)


def _lay_turn(game: SiegeState, situation: Situation) -> None:
    if situation.step not in STEPS:
        refuse(
            "no step {step!r} to act in; there is {known}",
            step=situation.step,
            known=", ".join(STEPS),
        )
    if situation.turn < 1:
        refuse("the first turn is turn 1")
    seat = seat_of(game, situation.active)
    if seat not in game.alive:
        refuse("{seat} is out and takes no turn", seat=situation.active)
    if seat == game.field.boss:
        refuse(
            "{seat} is the boss: a position is at rest in the turn of a player",
            seat=situation.active,
        )
    game.turn, game.extra_turn = situation.turn, "extra-turn" in situation.flags
    if game.mode.together and not game.extra_turn:
        _lay_common_turn(game, situation, seat)
    else:
        _lay_own_turn(game, situation, seat)


def _lay_own_turn(game: SiegeState, situation: Situation, seat: Seat) -> None:
    """One player's turn: Frames of it go on from the step the position says."""
    flags = situation.flags
    waiting = game.mode.together and "partner-extra" in flags
    stray = situation.partner or "partner-deployed" in flags
    if stray or ("partner-extra" in flags and not waiting):
        refuse("only players who take their turn together have a partner in it")
    game.taking = (seat,)
    _lay_step(game, seat, situation.step, [flag in situation.flags for flag in DEPLOYED])
    game.extra = (seat,) if "extra" in situation.flags else ()
    names: tuple[Name, ...] = (("extra", True, False),) if game.extra_turn else ()
    if waiting:
        partners = tuple(other for other in game.field.teams[seat] if other != seat)
        names += (("waiting", partners, False),)
    game.push(_at_step(game, game.mode.extra_turn, seat, situation.step)._replace(names=names))


def _lay_common_turn(game: SiegeState, situation: Situation, seat: Seat) -> None:
    """The turn players take together: each goes on from a step of their own."""
    partner = next(other for other in game.field.teams[seat] if other != seat)
    step = situation.partner or situation.step
    if step != DONE and step not in STEPS:
        refuse(
            "no step {step!r} of a partner; there is {known}",
            step=step,
            known=", ".join((*STEPS, DONE)),
        )
    game.taking = game.field.teams[seat]
    flags = situation.flags
    _lay_step(game, seat, situation.step, [flag in flags for flag in DEPLOYED])
    _lay_step(game, partner, step, ["partner-deployed" in flags])
    granted = ((seat, "extra"), (partner, "partner-extra"))
    game.extra = tuple(sorted(who for who, flag in granted if flag in flags))
    turn = game.box.scripts[game.mode.turn]
    place = next(place for place, verb in enumerate(turn) if isinstance(verb, TakeTurns))
    at = game.field.tracks_of[game.taking[0]][0]
    game.push(Frame(turn, place + 1, game.taking[0], at=at))
    steps = turn.verbs[place].scripts()
    address = next(block.address for _, block in steps)
    lanes = [(seat, situation.step), (partner, step)]
    game.fork(tuple(_at_step(game, address, *lane) for lane in sorted(lanes) if lane[1] != DONE))


def _lay_step(game: SiegeState, seat: Seat, step: str, played: list[bool]) -> None:
    """Let a seat be in a step of its turn, with creatures played on some of its tracks."""
    tracks = game.field.tracks_of[seat]
    if any(played) and step not in ("deploy", DONE):
        refuse("a creature is played in the deploy step only")
    if any(played[len(tracks) :]):
        refuse("{seat} has no right track to have played a creature on", seat=SEATS[seat])
    game.stages = (*game.stages[:seat], _STAGE[step], *game.stages[seat + 1 :])
    game.deployed += tuple(track for track, on_it in zip(tracks, played, strict=False) if on_it)


def _at_step(game: SiegeState, address: str, seat: Seat, step: str) -> Frame:
    """A frame of a turn script that asks a seat to act in a step."""
    script = game.box.scripts[address]
    acts = [place for place, verb in enumerate(script) if isinstance(verb, Act)]
    return Frame(script, acts[STEPS.index(step)], seat, at=game.field.tracks_of[seat][0])


def _lay_side(game: SiegeState, side: Side) -> None:
    """Lay out what lies before a seat; a zone word said again means the seat's next track."""
    seat = seat_of(game, side.seat)
    said: dict[str, int] = {}
    for zone, items in side.zones:
        if zone == OUT:
            continue
        times = said[zone] = said.get(zone, 0) + 1
        where = f"{side.seat} {zone}"
        tracks = tracks_with(game, seat, zone)
        if times > len(tracks):
            refuse(
                "{where} is there {count} times, not {times}",
                where=where,
                count=len(tracks),
                times=times,
            )
        track = tracks[times - 1]
        if zone == "track":
            if len(items) != SPACES:
                refuse(
                    "{where} has {spaces} spaces, not {count}",
                    where=where,
                    spaces=SPACES,
                    count=len(items),
                )
            game.tracks[track] = tuple(_place(game, item, seat, where) for item in items)
        elif zone == "front":
            if len(items) != 1:
                refuse("{where} has one space, not {count}", where=where, count=len(items))
            game.fronts[track] = _place(game, items[0], seat, where)
        elif zone == "support":
            if len(items) > SUPPORT_LIMIT:
                refuse(
                    "{where} holds at most {most}, not {count}",
                    where=where,
                    most=SUPPORT_LIMIT,
                    count=len(items),
                )
            game.supporters[seat] = tuple(_supporter(game, item, seat, where) for item in items)
        else:
            _lay_pile(game, seat, zone, items, where)


def tracks_with(game: SiegeState, seat: Seat, zone: str) -> tuple[int, ...]:
    """The tracks of a seat that have spaces, or a Frontline; any one for other zones."""
    tracks = game.field.tracks_of[seat]
    if zone == "track":
        return tuple(track for track in tracks if game.field.tracks[track].spaces)
    return tracks if zone == "front" else tracks[:1]


def _lay_pile(game: SiegeState, seat: Seat, zone: str, items: tuple[Item, ...], where: str) -> None:
    cards = []
    for item in items:
        if not item.card:
            refuse("{where} has no places that could be empty; leave the . out", where=where)
        if item != Item(item.card):
            refuse(
                "{where}: {item} is in no play; /, ! and tokens are for cards in play",
                where=where,
                item=item,
            )
        cards.append(card_of(game.box, item.card, where))
    if zone == "reserves":
        if game.boss is None or seat != game.field.boss:
            refuse("{where}: only a boss has Reserves", where=where)
        game.boss = game.boss._replace(reserves=tuple(reversed(cards)))
    elif zone == "hand":
        if len(cards) > HAND_LIMIT and seat != game.field.boss:
            refuse(
                "{where} holds at most {most}, not {count}",
                where=where,
                most=HAND_LIMIT,
                count=len(cards),
            )
        game.hands[seat] = tuple(sorted(cards))
    else:
        piles: list[tuple[int, ...]] = getattr(game, PILES[zone])
        piles[seat] = tuple(reversed(cards))


def _place(game: SiegeState, item: Item, seat: Seat, where: str) -> Creature | None:
    return _creature(game, item, seat, where) if item.card else None


def _creature(game: SiegeState, item: Item, seat: Seat, where: str) -> Creature:
    if item.committed:
        refuse("{where}: {item}: only Supporters are committed", where=where, item=item)
    card = card_of(game.box, item.card, where)
    if card not in game.box.creatures:
        refuse(
            "{where}: {card} has no ATT and DEF and is never a creature",
            where=where,
            card=item.card,
        )
    owner = seat_of(game, item.owner) if item.owner else seat
    return Creature(card, game.new_serial(), owner, seat, item.gang, item.spirit)


def _supporter(game: SiegeState, item: Item, seat: Seat, where: str) -> Supporter:
    if not item.card:
        refuse("{where} has no places that could be empty; leave the . out", where=where)
    if seat == game.field.boss:
        refuse("{where}: the boss has no Supporters", where=where)
    if item.gang or item.spirit:
        refuse("{where}: {item}: only creatures have tokens on them", where=where, item=item)
    card = card_of(game.box, item.card, where)
    owner = seat_of(game, item.owner) if item.owner else seat
    return Supporter(card, game.new_serial(), owner, not item.committed)
