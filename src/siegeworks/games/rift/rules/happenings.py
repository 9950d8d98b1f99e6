"""What happened since the last move, as a case asks for it."""

from siegeworks.core import expecting
from siegeworks.core.decision import SEATS
from siegeworks.core.event import Note
from siegeworks.core.expecting import Found
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.vocabulary import EVENTS


def happened(game: RiftState, words: list[str]) -> Found:
    """Whether `Wounded figure=malik by RT-20.7` happened, and what did."""
    return expecting.happened(game, words, EVENTS, _values)


def _values(game: RiftState, note: Note, key: str) -> tuple[str, ...]:
    """The ways to write the value of a field of an event: as a number, and by name."""
    value = getattr(note.event, key)
    plain = str(value).lower()
    if key in ("seat", "to"):
        return plain, SEATS[value]
    if key == "space":
        return plain, "board" if value == NOWHERE else game.map.names[value]
    if key == "site":
        return plain, game.map.names[game.map.sites[value].space]
    if key == "figure" and value < len(game.figures):
        return plain, game.box.heroes[game.figures[value].hero].id
    printed = {
        "hero": game.box.heroes,
        "tower": game.box.towers,
        "new": game.box.towers,
        "ability": game.box.abilities,
        "spell": game.box.spells,
        "card": game.box.cards,
        "storm": game.box.storms,
    }.get(key)
    if printed is None:
        return (plain,)
    return plain, printed[value].id
