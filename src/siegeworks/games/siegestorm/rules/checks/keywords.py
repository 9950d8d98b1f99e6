"""Checks of printed numbers, symbols, open piles and chance, each named by a case."""

from collections.abc import Iterator

from siegeworks.core.checks import differs
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.deck import check_deck, deck_of, starter_deck
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import attack, defense
from siegeworks.games.siegestorm.rules.view import view

PRINTED: dict[str, tuple[int, int, int]] = {
    "Ancient Dragon": (3, 6, 3),
    "Armored Yak": (0, 2, 1),
    "Brainwashed Traitor": (0, 2, 1),
    "Despoiler": (3, 4, 2),
    "Druuk School Adept": (1, 2, 2),
    "Grand Overlord Ikee": (2, 2, 3),
    "Knight of the New World Order": (4, 4, 3),
    "Reptine Taskmaster": (4, 5, 3),
    "Retired Master": (1, 2, 1),
    "Tengu": (4, 2, 2),
    "Underworld Vindicator": (0, 2, 1),
    "Warrior of Shamballa": (0, 1, 1),
    "Goblin Marius": (12, 0, 0),
    "Goblin Andrew": (14, 0, 0),
    "Goblin Prospector": (3, 3, 0),
    "Guardian": (1, 3, 1),
}
"""Cost, ATT and DEF of the cards that the rulebooks show."""
SEEDS = range(40)
"""Enough games for chance to show itself."""


def _position(text: str, seed: int = 0) -> SiegeState:
    """A Duel played on from a position."""
    game, mode = game_of("siegestorm/duel")
    state = game.read_position(text, mode, seed)
    assert isinstance(state, SiegeState)
    return state


@check
def printed_cards_have_their_printed_numbers() -> Iterator[str]:
    """Cost, ATT and DEF are those of the rulebooks."""
    cards = {card.name: card for card in BOX.cards}
    for name, numbers in PRINTED.items():
        card = cards[name]
        yield from differs(name, (card.cost, card.att, card.de), numbers)


@check
def white_symbol_cards_serve_own_decks() -> Iterator[str]:
    """No starter deck has a card with the white symbol, and each may replace a starter card."""
    for faction in FACTIONS:
        starter = starter_deck(BOX, faction)
        white = [c for c in BOX.cards if c.faction == faction and c.symbol == "standard"]
        yield from differs(f"white symbols of {faction}", bool(white), True)
        for card in white:
            yield from differs(
                f"{card.id} in the starter deck", card.id in dict(starter.cards), False
            )
            (first, count), *rest = starter.cards
            own = deck_of(BOX, "own", [(card.id, 1), (first, count - 1), *rest])
            yield from differs(f"faults of a deck with {card.id}", check_deck(own), [])


@check
def casualties_lie_open() -> Iterator[str]:
    """Both seats see both Casualties in full."""
    game = _position("a casualties tengu despoiler\nb casualties armored-yak tengu*2")
    for seat in range(2):
        for other in range(2):
            seen = view(game, seat).casualties[other]
            yield from differs("casualties in view", seen, game.casualties[other])
    yield from differs("casualties", [len(pile) for pile in game.casualties], [2, 3])


@check
def healing_piles_lie_open() -> Iterator[str]:
    """Both seats see both healing piles in full."""
    game = _position("a healing tengu despoiler\nb healing armored-yak tengu*2")
    for seat in range(2):
        for other in range(2):
            seen = view(game, seat).healing[other]
            yield from differs("healing pile in view", seen, game.healing[other])
    yield from differs("healing piles", [len(pile) for pile in game.healing], [2, 3])


HAND = ("despoiler", "retired-master", "tengu", "underworld-vindicator")


def _left_in_hand(creature: str) -> dict[str, int]:
    """In how many games each card of b's hand is still there after the Storm of a creature."""
    left = dict.fromkeys(HAND, 0)
    for seed in SEEDS:
        game = _position(
            f"step draw\na track . . {creature}  resources tengu*9\n"
            f"b hand {' '.join(HAND)}  resources tengu*30",
            seed,
        )
        for answer in ("next", "storm", "attack b", "pass"):
            game.answer(answer)
        for card in game.hands[1]:
            left[BOX.ids[card]] += 1
    return left


@check
def steal_is_left_to_chance() -> Iterator[str]:
    """Every card of a hand is stolen in some games and left in others."""
    for card, times in _left_in_hand("the-unseen-chancellor").items():
        yield from differs(f"{card} left in some games, not in all", 0 < times < len(SEEDS), True)


@check
def random_discard_is_left_to_chance() -> Iterator[str]:
    """Every card of a hand is discarded in some games and kept in others."""
    for card, times in _left_in_hand("drowned-rower").items():
        yield from differs(f"{card} kept in some games, not in all", 0 < times < len(SEEDS), True)


@check
def a_choice_from_hand_is_secret() -> Iterator[str]:
    """Who may react sees the same whatever card was chosen from the hand."""
    seen = []
    for card in ("tengu", "despoiler"):
        game = _position(
            "a hand grand-overlord-ikee tengu despoiler armored-yak*2\n"
            "b hand underworld-vindicator  resources tengu*9"
        )
        pay = "discard armored-yak"
        for answer in ("play grand-overlord-ikee", f"card {card}", pay, pay):
            game.answer(answer)
        yield from differs("who is asked", game.decision.seat, 1)
        seen.append(view(game, 1))
    yield from differs("what the opponent sees", seen[0] == seen[1], True)


# -- passives about their own creature -----------------------------------------------------------


def _gain(text: str, square: str) -> tuple[int, int]:
    """What a creature has beyond its printed ATT and DEF."""
    game = _position(text)
    spot = next(spot for spot in game.spots() if game.square(spot) == square)
    card = BOX.cards[spot.creature.card]
    return attack(game, spot) - (card.att or 0), defense(game, spot) - (card.de or 0)


@check
def passives_about_the_creature_itself() -> Iterator[str]:
    """Sunlit Lancer: more ATT while its own player has a healing pile."""
    table = "a track sunlit-lancer despoiler .  front sunlit-lancer"
    healed = f"{table}  healing tengu\nb track sunlit-lancer . ."
    for square, gains in (("a1", True), ("af", True), ("a2", False), ("b1", False)):
        yield from differs(f"a gain on {square}", _gain(healed, square)[0] > 0, gains)
    plain = f"{table}\nb track sunlit-lancer . .  healing tengu"
    for square, gains in (("a1", False), ("af", False), ("b1", True)):
        yield from differs(f"a gain on {square}", _gain(plain, square)[0] > 0, gains)


@check
def passives_that_count_allies() -> Iterator[str]:
    """Thousand Stair Runner: ATT for each Ally."""
    track = "a track thousand-stair-runner {}\nb track despoiler*3"
    alone, one, two = (
        _gain(track.format(allies), "a1")[0]
        for allies in (". .  front despoiler", "despoiler .", "despoiler despoiler")
    )
    yield from differs("a gain alone", alone, 0)
    yield from differs("a gain for an Ally", one > 0, True)
    yield from differs("the gain for two Allies", two, 2 * one)


@check
def passives_for_the_outnumbered() -> Iterator[str]:
    """Sentinel of the Low Gate: more DEF while fewer own creatures than Enemies stand on tracks."""
    track = "a track . sentinel-of-the-low-gate despoiler\nb track {}"
    for enemies, gains in (
        ("despoiler*3", True),
        ("despoiler*2 .", False),
        (". . .  front despoiler\nland b despoiler", False),
    ):
        found = _gain(track.format(enemies), "a2")[1] > 0
        yield from differs(f"a gain against {enemies}", found, gains)


@check
def passives_about_the_opposing_hand() -> Iterator[str]:
    """Ashmouth Hound: more ATT while the opponent has few cards in hand."""
    for own, other, gains in (("tengu*10", "", True), ("", "tengu*10", False)):
        found = _gain(f"a hand {own}  track ashmouth-hound . .\nb hand {other}", "a1")[0] > 0
        yield from differs(f"a gain against a hand of {other or 'nothing'}", found, gains)
