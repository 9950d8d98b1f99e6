"""The keys of places: what a browser finds things by, from one scene to the next."""

from collections import Counter
from collections.abc import Iterable, Iterator

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.fields import HIDDEN
from siegeworks.games.siegestorm.rules import BOX

FIELD = "field"
"""The Battlefield as a whole: where an action goes that is for no track of several."""
CHAIN = "chain"
"""The chain of command as a whole."""
MENACE = "menace"
LIFE = "life"
BOSS = "boss"


def square(name: str) -> str:
    """A space of a track, a Frontline, No Man's Land."""
    return f"square:{name}"


def track(name: str) -> str:
    """A War Track."""
    return f"track:{name}"


def piece(serial: int) -> str:
    """A card in play, face up or face down: it keeps its key wherever it goes."""
    return f"piece:{serial}"


def seat_place(seat: Seat) -> str:
    """A player."""
    return f"seat:{SEATS[seat]}"


def zone(kind: str, seat: Seat) -> str:
    """A hand, a pile or a Support Zone of a seat as a whole."""
    return f"{kind}:{SEATS[seat]}"


def entry(number: int) -> str:
    """An entry of the chain of command, the first one being 1."""
    return f"{CHAIN}:{number}"


def held(kind: str, seat: Seat, card: int, copy: int = 0) -> str:
    """A card in an open hand or before a seat's eyes; copies are counted."""
    return f"{kind}:{SEATS[seat]}:{BOX.ids[card]}.{copy}"


def copies(kind: str, seat: Seat, cards: Iterable[int], card: int) -> list[str]:
    """The places of all copies of a card among some."""
    return [held(kind, seat, card, copy) for copy in range(list(cards).count(card))]


def spread(kind: str, seat: Seat, cards: Iterable[int]) -> Iterator[tuple[str, int]]:
    """Every card of an open hand with its place."""
    counted: Counter[int] = Counter()
    for card in cards:
        yield held(kind, seat, card, counted[card]), card
        counted[card] += 1


def ident(card: int) -> str | None:
    """The id of a card; nothing for one that is hidden."""
    return None if card == HIDDEN else BOX.ids[card]
