"""Laying out a position: entries become a State, or say why they cannot; and the way back."""

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.position import Entry, parse_position, read_line
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules.pieces import NOWHERE, Figure, Lasting
from siegeworks.games.rift.rules.placing import Builder
from siegeworks.games.rift.rules.position import FORMS
from siegeworks.games.rift.rules.rounds import SPEAKER, Phase
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.rules.state import CRYSTALS, RiftState
from siegeworks.games.rift.rules.writing import write_position

__all__ = ["is_at_rest", "read_position", "write_position"]

DEFAULT_HEROES = ("malik", "magnus", "ignus", "lilith", "alleria")
"""Heroes of seats whose line names none, as far as they are free."""
HEALTH = 9
PHASE = "play"
"""What a position says that does not say them."""
AT_REST = ("act", "buy")
"""Prompts of the questions in which players decide what to do next."""


def is_at_rest(game: RiftState) -> bool:
    """Whether players are asked what to do next and nothing else is going on."""
    return bool(game.decisions) and all(item.prompt in AT_REST for item in game.decisions)


def read_position(game: RiftState, text: str) -> None:
    """Lay out a position in an empty State and set the round going from its phase."""
    entries = parse_position(text, FORMS)
    head = next((entry for entry in entries if entry.head == "round"), Entry("round", ("2",)))
    builder = Builder(game)
    _lay_head(game, head)
    builder.terrain(entries)
    for entry in entries:
        if entry.head == "horde":
            builder.horde(entry)
    builder.boss(entries)
    builder.heroes(entries, DEFAULT_HEROES)
    for entry in entries:
        if entry.head in _PILES:
            getattr(builder, entry.head)(entry)
    builder.check_supply()
    for entry in entries:
        if entry.head == "lasting":
            game.lasting = (*game.lasting, _lasting(game, entry))
    _set_going(game, head)


_PILES = ("site", "deck", "ghosts", "removed", "spells", "bench", "storms")


def _lay_head(game: RiftState, head: Entry) -> None:
    game.health, game.phase = HEALTH, PHASE
    read_line(game, head)
    if not game.health or not game.round or game.crystals > CRYSTALS:
        head.fail("expected a round, some health, and at most {most} crystals", most=CRYSTALS)
    colour = head.value("banned")
    if colour and (colour not in COLOURS[:3] or not game.solo):
        head.fail("{colour!r} cannot be banned", colour=colour)
    game.banned = COLOURS.index(colour) if colour else NO_COLOUR
    numbers = [str(token.number) for token in game.map.tokens]
    opened = head.values("opened")
    if not set(opened) <= set(numbers):
        head.fail("there are only the tokens {known}", known=", ".join(numbers))
    game.opened = tuple(numbers.index(word) for word in opened)


def _lasting(game: RiftState, entry: Entry) -> Lasting:
    """What lasts: `protected malik`, `aegis malik`, `reborn lilith @ c3`."""
    kinds = ("protected", "aegis", "reborn")
    kind, name = entry.about
    if kind not in kinds:
        entry.fail("expected one of {known} and a hero", known=", ".join(kinds))
    if entry.value("@") and kind != "reborn":
        entry.fail("only reborn waits for a horde")
    for number, figure in enumerate(game.figures):
        if game.box.heroes[figure.hero].id == name:
            return Lasting(kind, number, _awaited(game, entry, figure) if kind == "reborn" else 0)
    entry.fail("{name} is not in this game", name=name)


def _awaited(game: RiftState, entry: Entry, figure: Figure) -> int:
    """The horde whose fall a hero is reborn by: on a space, or the one beneath him."""
    space = Builder(game).space(entry, entry.value("@")) if entry.value("@") else figure.space
    horde = game.top(space) if space != NOWHERE else None
    if horde is None:
        entry.fail("there is no horde to fall: expected @ and its space")
    return horde.serial


def _set_going(game: RiftState, head: Entry) -> None:
    """Set the round going: from the middle of a phase of actions, or from the start of another."""
    phase, game.phase = game.phase, "set-up"
    starts = {
        verb.name: place for place, verb in enumerate(game.box.round) if isinstance(verb, Phase)
    }
    starts["arrival"] = game.box.arrival_place
    if phase not in starts:
        head.fail("no phase {phase!r}; there is {known}", phase=phase, known=", ".join(starts))
    block = game.box.side_by_side.get(phase)
    if block is None:
        game.push(Frame(game.box.round, starts[phase], SPEAKER))
        return
    place, script = block
    game.phase = phase
    game.push(Frame(game.box.round, place + 1, SPEAKER))
    seats = sorted(range(game.seats), key=lambda seat: (game.ready[seat], seat))
    game.agenda.append(Fork(tuple(Frame(script, 0, seat) for seat in seats)))
