"""The options of a question: their labels, the places they are about, and what they would do."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple, TypedDict

from siegeworks.core.decision import SEATS, Decision, Option
from siegeworks.core.moves import Move
from siegeworks.games.rift import moves
from siegeworks.games.rift.moves import TURNS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.grid import SOLDIER, Mask, mask_of
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.scene import places
from siegeworks.games.rift.scene.parts import Lifted, RiftOption
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.rift.words.situation import top


class Common(TypedDict):
    """What every option tells."""

    text: str
    label: str
    at: list[str]
    verb: str


class Asked(NamedTuple):
    """An option in its place."""

    sight: RiftSight
    decision: Decision
    option: Option
    move: Move


def options(sight: RiftSight, language: str) -> list[RiftOption]:
    """The options of the open question of the seat."""
    decision = sight.view.decision
    if decision is None:
        return []
    return [_option(sight, decision, option, language) for option in decision.options]


def _option(sight: RiftSight, decision: Decision, option: Option, language: str) -> RiftOption:
    move = option.move
    asked = Asked(sight, decision, option, move)
    label = _label(sight, decision, option, language)
    common = Common(text=option.text, label=label, at=_lit(asked), verb=move.word)
    told = TOLD.get(move.word)
    return told(asked, common) if told is not None else RiftOption(**common)


def _lit(asked: Asked) -> list[str]:
    """Every place a move is about: where it is picked, then where it leads to."""
    form, arguments = asked.move.form, asked.move.arguments
    found: list[str] = []
    for place, number in form.starts + form.ends:
        found += PLACES[place](asked, arguments[number] if number >= 0 else None)
    return found


# -- labels ----------------------------------------------------------------------------------

MANY = frozenset({moves.PLAY, moves.TILE, moves.SOLDIER})
"""Options of which there are many, and whose labels say nothing but their text and a card."""
REMEMBERED = 50_000
_labels: dict[tuple[object, ...], str] = {}


def _label(sight: RiftSight, decision: Decision, option: Option, language: str) -> str:
    """The label of an option; where there are many, it is remembered."""
    form = option.move.form
    if form not in MANY:
        return rift_words(language).option(option, decision, sight.view, names=sight.names)
    horde = top(sight.view, option.move.get("space")) if form is not moves.PLAY else None
    there = (horde.card, bool(horde.gate), sight.view.scenario.id) if horde is not None else ()
    key = (language, option.text, decision.prompt, there)
    if key not in _labels:
        if len(_labels) >= REMEMBERED:
            _labels.clear()
        _labels[key] = rift_words(language).option(option, decision, sight.view, names=sight.names)
    return _labels[key]


# -- what each kind of option is about -------------------------------------------------------


def _play(asked: Asked, common: Common) -> RiftOption:
    """A tower on a building site: its reach, and the hordes it would strike."""
    tower, space, facing = asked.move.arguments
    sight = asked.sight
    reached = reach(sight, asked.move)
    return RiftOption(
        **common,
        tower=tower,
        site=f"site:{space}",
        facing=facing,
        reach=_paths(sight, reached),
        targets=[horde.serial for horde in struck(sight, tower, reached)],
    )


def reach(sight: RiftSight, move: Move) -> frozenset[Space]:
    """The spaces a tower reaches if it is played so."""
    name, space, turn = move.arguments
    at = sight.space(space)
    assert at is not None
    tower = BOX.towers[BOX.tower_numbers[name]]
    spaces = (sight.map.reach(attack.arrows, at, TURNS.index(turn)) for attack in tower.attacks)
    return frozenset().union(*spaces)


def _paths(sight: RiftSight, reached: Iterable[Space]) -> list[str]:
    """The spaces of paths among those in reach."""
    return sorted(sight.name(space) for space in reached if space in sight.map.paths)


def struck(sight: RiftSight, tower: str, reached: frozenset[Space]) -> list[Horde]:
    """The hordes on top of spaces in reach that a tower may strike at all."""
    printed = BOX.towers[BOX.tower_numbers[tower]]
    tops = (sight.hordes_at(space) for space in reached)
    found = [hordes[0] for hordes in tops if hordes]
    world = sight.world
    return [horde for horde in found if world.portal_level(horde) <= printed.level]


def _pass(asked: Asked, common: Common) -> RiftOption:
    """Passing a tower: to whom, and what it becomes."""
    tower, seat = asked.move.get("tower"), SEATS[asked.move.get("seat")]
    value = asked.option.value
    new = asked.move.get("new") or tower
    if isinstance(value, tuple) and isinstance(value[-1], int):
        new = BOX.towers[value[-1]].id
    return RiftOption(**common, tower=tower, to=seat, new=new)


def _given(asked: Asked, common: Common) -> RiftOption:
    """A tower that a seat buys or is given."""
    tower, seat = asked.move.get("tower"), SEATS[asked.move.get("seat")]
    level = BOX.towers[BOX.tower_numbers[tower]].level
    price = PRICES[level] if asked.move.form is moves.BUY else None
    return RiftOption(**common, tower=tower, to=seat, price=price)


def _hero(asked: Asked, common: Common) -> RiftOption:
    hero = asked.move.get("hero") or _own(asked, beast=asked.move.form is moves.BEAST)
    return RiftOption(**common, hero=hero or None)


def _own(asked: Asked, *, beast: bool) -> str:
    """The hero of the asked seat, or its beast; empty if it has none."""
    for figure in asked.sight.view.figures:
        printed = BOX.heroes[figure.hero]
        if figure.seat == asked.decision.seat and printed.revives is not beast:
            return printed.id
    return ""


def _choice(asked: Asked, common: Common) -> RiftOption:
    """Something chosen by name, drawn as a card."""
    (name,) = asked.move.arguments
    return RiftOption(**common, thing=name)


def _ability(asked: Asked, common: Common) -> RiftOption:
    """A special ability: chosen as a card, or used by the hero who acts."""
    (name,) = asked.move.arguments
    return RiftOption(**common, hero=acting(asked) or None, thing=name)


def _action(asked: Asked, common: Common) -> RiftOption:
    """What a hero may do now."""
    return RiftOption(**common, hero=acting(asked) or None)


NO_HERO = frozenset({"attack", "take-ability", "copy", "turn-up"})
"""Questions about no figure of the map, though their frame may hold a number."""


def acting(asked: Asked) -> str:
    """The hero a question is about; empty if it is about none."""
    place, there = asked.decision.frame.actor, asked.sight.view.figures
    if asked.decision.prompt in NO_HERO or not 0 <= place < len(there):
        return ""
    return BOX.heroes[there[place].hero].id


def _space(asked: Asked, common: Common) -> RiftOption:
    """A space that the hero who acts may go to."""
    return RiftOption(**common, space=asked.move.get("space"), hero=acting(asked) or None)


def _horde(asked: Asked, common: Common) -> RiftOption:
    horde = _top(asked, asked.move.get("space"))
    return RiftOption(**common, horde=horde.serial if horde else None)


def _lay(asked: Asked, common: Common) -> RiftOption:
    """A tile, soldier or portal tile on squares of a horde: what it would cover."""
    squares = asked.move.get("squares") or (asked.move.get("square"),)
    return _on(asked, common, asked.move.get("space"), squares)


def _on(
    asked: Asked, common: Common, space: str, squares: tuple[str, ...], lifted: Lifted | None = None
) -> RiftOption:
    """Something laid on squares of the horde on a space, if there is one."""
    horde = _top(asked, space)
    if horde is None:
        return RiftOption(**common)
    face = asked.sight.face(horde)
    mask = _mask(squares, face.width, face.height)
    piece, type_ = _piece(asked)
    return RiftOption(
        **common,
        horde=horde.serial,
        mask=mask,
        covers=(mask & asked.sight.world.uncovered(horde)).bit_count(),
        piece=piece,
        type=type_,
        lifted=lifted,
    )


@cache
def _mask(squares: tuple[str, ...], width: int, height: int) -> Mask:
    return mask_of(squares, width, height)


def _piece(asked: Asked) -> tuple[str, str] | tuple[None, None]:
    """Which piece is laid, and the type of its attack."""
    value = asked.option.value
    if asked.decision.prompt != "place" or not isinstance(value, tuple):
        return None, None
    attack = BOX.attacks[asked.decision.frame.source]
    piece = str(value[1])
    return "soldier" if piece == SOLDIER else piece, attack.type


def _relocate(asked: Asked, common: Common) -> RiftOption:
    """Which soldier goes where."""
    source, taken, space, square = asked.move.arguments
    other, lifted = asked.option.value, None
    if isinstance(other, tuple) and len(other) > 5:
        *_, serial, mask = other[:6]
        assert isinstance(serial, int)
        assert isinstance(mask, int)
        lifted = Lifted(serial, mask, source, taken)
    return _on(asked, common, space, (square,), lifted)


def _base(asked: Asked, common: Common) -> RiftOption:
    """The base of a figure on the horde beneath it."""
    sight, place = asked.sight, asked.decision.frame.actor
    figure = sight.view.figures[place]
    hordes = sight.hordes_at(figure.space)
    mask = asked.option.value
    if not hordes or not isinstance(mask, int):
        return RiftOption(**common)
    return RiftOption(
        **common,
        horde=hordes[0].serial,
        mask=mask,
        covers=(mask & sight.world.uncovered(hordes[0])).bit_count(),
        piece="base",
        hero=BOX.heroes[figure.hero].id,
    )


def _face(asked: Asked, common: Common) -> RiftOption:
    """A facing of a hero: what the arrows of the attack reach then."""
    frame, sight = asked.decision.frame, asked.sight
    turn = asked.option.value
    assert isinstance(turn, int)
    reached = sight.map.reach(BOX.attacks[frame.source].arrows, frame.at, turn)
    tops = [sight.hordes_at(space) for space in reached]
    return RiftOption(
        **common,
        hero=acting(asked) or None,
        facing=asked.move.get("turn"),
        space=sight.name(frame.at),
        reach=_paths(sight, reached),
        targets=[hordes[0].serial for hordes in tops if hordes],
    )


def _raze(asked: Asked, common: Common) -> RiftOption:
    return RiftOption(**common, site=f"site:{asked.move.get('space')}")


def _top(asked: Asked, space: str) -> Horde | None:
    place = asked.sight.space(space)
    hordes = asked.sight.hordes_at(place) if place is not None else []
    return hordes[0] if hordes else None


TOLD: dict[str, Callable[[Asked, Common], RiftOption]] = {
    "play": _play,
    "pass": _pass,
    "buy": _given,
    "give": _given,
    "hero": _hero,
    "beast": _hero,
    "take": _choice,
    "bench": _choice,
    "spell": _choice,
    "ban": _choice,
    "cast": _choice,
    "ability": _ability,
    "turn-up": _ability,
    "attack": _action,
    "rest": _action,
    "move": _space,
    "step": _space,
    "horde": _horde,
    "tile": _lay,
    "soldier": _lay,
    "portal": _lay,
    "relocate": _relocate,
    "base": _base,
    "face": _face,
    "raze": _raze,
}
"""What each kind of option tells besides, by the word its move begins with."""


# -- where they are --------------------------------------------------------------------------


def _of_hero(hero: str) -> list[str]:
    return [places.hero_key(hero)] if hero else []


def _ability_place(asked: Asked, ability: str) -> list[str]:
    """With the hero who uses it, or among the cards it is chosen from."""
    return _of_hero(acting(asked)) or [f"choice:{ability}"]


def _horde_place(asked: Asked, space: str) -> list[str]:
    horde = _top(asked, space)
    return [places.horde_key(horde.serial)] if horde is not None else []


def _beneath(asked: Asked, _argument: None) -> list[str]:
    """The horde under the figure that is asked about."""
    figure = asked.sight.view.figures[asked.decision.frame.actor]
    return [places.horde_key(horde.serial) for horde in asked.sight.hordes_at(figure.space)[:1]]


PLACES: dict[str, Callable[[Asked, Any], list[str]]] = {
    "hand": lambda asked, tower: [places.hand_key(asked.decision.seat, tower)],
    "supply": lambda _, tower: [places.supply_key(tower)],
    "seat": lambda _, seat: [places.seat_key(seat)],
    "site": lambda _, space: [f"site:{space}"],
    "space": lambda _, space: [f"space:{space}"],
    "choice": lambda _, name: [f"choice:{name}"],
    "spell": lambda _, spell: [places.spell_key(spell)],
    "ability": _ability_place,
    "hero": lambda asked, hero: _of_hero(hero or _own(asked, beast=False)),
    "beast": lambda asked, _: _of_hero(_own(asked, beast=True)),
    "actor": lambda asked, _: _of_hero(acting(asked)),
    "tower": lambda asked, _: [places.site_key(asked.sight, asked.decision.frame.actor)],
    "horde": _horde_place,
    "beneath": _beneath,
}
"""Where the places are that moves light; a move that lights none is a button."""
