"""Checks of Solo changes and of Co-op that no play with the cards there are can show."""

from collections.abc import Iterator

from siegeworks.core.agenda import Script, advance, do
from siegeworks.core.checks import differs
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.siegestorm.rules import BOX, roster
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.checks.tables import duel, siege
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.rules.commanding import PutGangToken
from siegeworks.games.siegestorm.rules.effects import (
    Advance,
    Boost,
    Destroy,
    Effect,
    StepBack,
    Storm,
)
from siegeworks.games.siegestorm.rules.layout import read_position
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.passives import Passive, Whenever
from siegeworks.games.siegestorm.rules.picks import OPPOSING_SUPPORTERS
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.wiring import wired

SAMPLE = "sample"
"""The id of a card that only these checks know."""


def _laid(text: str, mode: str, action: Script, passive: tuple[Passive, ...] = ()) -> SiegeState:
    """A game at a position, with one more card in the Box."""
    card = Card("Sample", "ysra", "soldier", "booster", 4, 0, 1, 1, action, passive)
    printed = tuple(card for card in BOX.cards if card.faction != "boss")
    box = wired(SiegeBox((*printed, card), roster.BOSSES))
    number = len(MODES[mode].fields[max(MODES[mode].seats)].persons)
    game = SiegeState.blank(Setup(mode, (Seating(),) * number), 0, box=box)
    read_position(game, text)
    advance(game)
    return game


def _aimed_at_menace(effect: Effect) -> SiegeState:
    """A Solo game at Menace Level 4 in which an effect was carried out on it."""
    text = f"a hand {SAMPLE} resources tengu*9\nb track goblin-tank . . resources goblin-tank*9"
    game = _laid(f"{text}\nboss menace 4", "solo", do(Choose("it", OPPOSING_SUPPORTERS), effect))
    for move in (f"play {SAMPLE}", "target menace"):
        game.answer(move, 0)
    return game


@check
def other_effects_leave_the_menace_level_alone() -> Iterator[str]:
    """What neither removes nor counts Supporters may be aimed at a level and changes nothing."""
    for effect in (Boost("it", 1, 1), Storm("it"), StepBack("it"), PutGangToken("it")):
        game, name = _aimed_at_menace(effect), type(effect).__name__
        assert game.boss is not None
        yield from differs(f"level after {name}", game.boss.menace, 4)
        there = [(spot.creature.gang, game.square(spot)) for spot in game.spots()]
        yield from differs(f"creatures after {name}", there, [(0, "b1")])
        left = game.lasting, game.supporters, game.hands[1], game.casualties[1]
        yield from differs(f"what {name} left", left, ((), [(), ()], (), ()))


@check
def a_destroyed_supporter_is_a_level() -> Iterator[str]:
    """To destroy a Supporter of the boss removes it, and so lowers the Menace Level by 1."""
    game = _aimed_at_menace(Destroy("it"))
    assert game.boss is not None
    yield from differs("level", game.boss.menace, 3)
    yield from differs("cards removed", game.removed, [(), ()])


EXTRA = f"""
step deploy  partner end  extra
a  hand tengu  track . {SAMPLE} .  resources tengu*20
b  hand hermit-of-still-bells underworld-vindicator  resources tengu*20
c  track . . transmuted-goblin  resources totemic-golem*20
"""


@check
def a_partner_may_negate_in_an_extra_turn() -> Iterator[str]:
    """In the extra turn of one player the boss acts: the other may negate, and do nothing else."""
    pushes = (Whenever("turn-begins", do(Advance("opponent"))),)
    game = _laid(EXTRA, "coop", do(), pushes)
    for move in ("end", "take", "pass"):
        game.answer(move, 0)
    offers = [(item.seat, item.prompt, item.offers()) for item in game.decisions]
    wanted = [(1, "react", "pass, play hermit-of-still-bells")]
    yield from differs("extra turn", (game.taking, game.extra_turn), ((0,), True))
    yield from differs("offers", offers, wanted)
    before = [len(deck) for deck in game.resources]
    for move in ("play hermit-of-still-bells", "discard underworld-vindicator"):
        game.answer(move, 1)
    yield from differs("Resources", [len(deck) for deck in game.resources], before)
    asked = [(item.seat, item.prompt) for item in game.decisions]
    yield from differs("asked then", asked, [(0, "act")])


ENDS: tuple[tuple[str, tuple[tuple[int, str], ...], tuple[int, ...], str], ...] = (
    (
        "a hand underworld-vindicator resources tengu*9\nb resources tengu*9\n"
        "c resources totemic-golem*9\nboss life 2",
        ((0, "play underworld-vindicator"),),
        (0, 1),
        "SS-R131",
    ),
    (
        "a resources tengu*9\nb resources tengu*9\nc resources totemic-golem",
        ((1, "end"), (0, "end")),
        (0, 1),
        "SS-16.22",
    ),
    (
        "step draw\na resources tengu*9\nb track . . goblin-marius resources tengu*9\n"
        "c resources totemic-golem*9",
        ((1, "next"), (1, "storm")),
        (0, 1),
        "SS-6.10",
    ),
    (
        "step prepare\na resources tengu*9\nb resources tengu\nc resources totemic-golem*9",
        ((1, "next"),),
        (2,),
        "SS-6.3",
    ),
    (
        "a resources tengu*2\nb resources tengu*9\n"
        "c track . . shaman-berserker+g1 resources totemic-golem*9",
        ((0, "end"), (1, "end")),
        (2,),
        "SS-6.6",
    ),
)
"""Positions, moves, and who has then won, by which clause."""


@check
def the_players_win_and_lose_together() -> Iterator[str]:
    """However a Co-op game ends, both players have won or the boss has."""
    for text, moves, winners, clause in ENDS:
        state = siege(duel().read_position(text, "coop"))
        for seat, move in moves:
            state.answer(move, seat)
        yield from differs(f"outcome of {moves}", state.outcome, (winners, clause))
