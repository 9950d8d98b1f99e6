"""Writing a situation at rest down as a position."""

from collections.abc import Iterator

from siegeworks.core.decision import SEATS
from siegeworks.core.position import Entry, folded, format_position, written
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules.fields import stages
from siegeworks.games.rift.rules.grid import names, square_names
from siegeworks.games.rift.rules.pieces import NOWHERE, Figure, Horde, Lasting
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.state import RiftState


def write_position(game: RiftState) -> str:
    """The situation as text; it can be read back."""
    return format_position(_entries(game))


def _entries(game: RiftState) -> Iterator[Entry]:
    yield _head(game)
    for horde in game.hordes:
        yield _horde(game, horde)
    for number, figure in enumerate(game.figures):
        yield _figure(game, number, figure)
    yield from _sites(game)
    yield from _piles(game)
    yield from _boss(game)
    yield from _told(game, "storms")
    for lasting in game.lasting:
        yield from _lasting(game, lasting)


def _lasting(game: RiftState, lasting: Lasting) -> Iterator[Entry]:
    """What lasts; a Resurrection only while the horde it waits for may still fall."""
    hero = game.box.heroes[game.figures[lasting.figure].hero].id
    horde = game.horde(lasting.horde)
    if lasting.kind != "reborn":
        yield Entry("lasting", (lasting.kind, hero))
    elif horde is not None and game.phase == "play":
        yield Entry("lasting", (lasting.kind, hero), {"@": (game.map.names[horde.space],)})


def _head(game: RiftState) -> Entry:
    entry = written(game, "round")
    entry.fields["banned"] = () if game.banned == NO_COLOUR else (COLOURS[game.banned],)
    entry.fields["opened"] = tuple(str(game.map.tokens[token].number) for token in game.opened)
    return entry


def _horde(game: RiftState, horde: Horde) -> Entry:
    width = game.face(horde).width
    fields = {
        "@": (game.map.names[horde.space],),
        "path": (str(game.map.tokens[horde.path].number),),
        "tiles": tuple(names(horde.tiles, width).split()),
        "soldiers": tuple(names(horde.soldiers, width).split()),
        "gate": tuple(names(horde.gate, width).split()),
    }
    return Entry("horde", (game.card(horde).id,), fields)


def _figure(game: RiftState, number: int, figure: Figure) -> Entry:
    hero = game.box.heroes[figure.hero]
    abilities = (
        game.box.abilities[slot].id + ("!" if slot in figure.used else "") for slot in figure.slots
    )
    fields: dict[str, tuple[str, ...]] = {}
    if number < game.seats:
        fields["hero"] = (hero.id,)
    if figure.space != NOWHERE:
        fields["at"] = (game.map.names[figure.space],)
    horde = game.horde(figure.horde)
    if horde is not None:
        fields["base"] = square_names(figure.base, game.face(horde).width)[:1]
    fields["health"] = (str(figure.health),)
    fields["abilities"] = tuple(abilities)
    flags = tuple(
        flag for flag in ("down", "acted", "rested", "revived", "fresh") if getattr(figure, flag)
    )
    if number >= game.seats:
        guest = figure.guest and hero.revives
        return Entry("guest" if guest else "beast", (hero.id,), fields, flags)
    told = written(game, SEATS[number])
    return Entry(SEATS[number], (), fields | told.fields, flags + told.flags)


def _sites(game: RiftState) -> Iterator[Entry]:
    for site, towers in enumerate(game.sites):
        if towers:
            words = (
                f"{game.box.towers[built.tower].id}/{SEATS[built.seat]}{'!' if built.down else ''}"
                for built in towers
            )
            yield Entry("site", (game.map.names[game.map.sites[site].space], *words))


def _piles(game: RiftState) -> Iterator[Entry]:
    box = game.box
    for token, deck in enumerate(game.decks):
        words: list[str] = []
        for stage in reversed(list(stages(deck, game.stages[token]))):
            words += ["|"] if words else []
            words += folded(box.cards[card].id for card in reversed(stage))
        if words:
            yield Entry("deck", (str(game.map.tokens[token].number), *words))
    if game.map.terrain:
        yield Entry("terrain", tuple(kind for _, kind in game.terrain) or ("none",))
    for head in ("ghosts", "removed", "spells", "bench"):
        yield from _told(game, head)


def _told(game: RiftState, head: str) -> Iterator[Entry]:
    """The line of declared fields, if it says anything."""
    entry = written(game, head)
    if entry.about or any(entry.fields.values()):
        yield entry


def _boss(game: RiftState) -> Iterator[Entry]:
    plan = game.scenario.boss
    if plan is not None:
        fields = {
            "steps": tuple(str(step) for step in game.boss_steps),
            "lives": tuple(game.box.cards[card].id for card in game.boss_lives),
            "actions": tuple(plan.actions[action] for action in reversed(game.actions)),
            "spent": tuple(plan.actions[action] for action in game.spent),
        }
        yield Entry("boss", (), fields)
