"""Everything a seat may answer in Siegestorm, question by question, as texts of moves."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from siegeworks.core.agenda import Frame, Script
from siegeworks.core.decision import Decision
from siegeworks.games.siegestorm.rules.passives import Activate, Totem
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.pieces import MENACE
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles import siege_fighting as fighting
from tests.laws.oracles import siege_picks as picks
from tests.laws.oracles.siege_picks import Voice
from tests.laws.oracles.siege_playing import (
    choices,
    choosable,
    deploys,
    plays,
    ready,
    without,
)
from tests.laws.oracles.siege_table import (
    LETTERS,
    NOBODY,
    boss_seat,
    lanes,
    lanes_of,
    opponents,
    persons,
    piece_of,
    printed,
    square,
    team,
)

SECRET = ("own-hand", "replacement")
"""Choices from the own hand, which the others do not see."""


def expected(state: SiegeState, decision: Decision) -> set[str]:
    """Everything that may be answered to an open question."""
    return QUESTIONS[decision.prompt](state, decision.frame)


def voice_of(frame: Frame) -> Voice:
    """Whose text a frame carries out."""
    first = frame.named("one")
    return Voice(frame.you, frame.at, frame.actor, NOBODY if first is None else first)


def question_of(frame: Frame) -> Any:
    """The question a frame stands at, with what is printed in it."""
    return frame.question


def text_of(state: SiegeState, frame: Frame) -> Script:
    """The printed text that a frame announces: an action, an ability or that of a Totem."""
    card = state.box.cards[frame.source]
    way = frame.script.address.split(".")[-1]
    for passive in card.passive:
        if (way == "ability" and isinstance(passive, Activate)) or (
            way == "totem" and isinstance(passive, Totem)
        ):
            return passive.do
    return card.action


def asked(state: SiegeState, decision: Decision) -> set[int]:
    """Who has to answer an open question.

    For a boss a player chooses, in Co-op player A (SS-R149, SS-R150); the order of passives is
    the active player's to choose (SS-R111); everything else concerns whose text it is.
    """
    frame, human = decision.frame, persons(state)[0]
    seat = frame.you
    if decision.prompt == "react":
        seat = reactors(state, frame)[frame.named("passed") or 0]
    elif decision.prompt == "discard":
        seat = discarder(state, frame)
        if seat == boss_seat(state) != frame.you:
            return {frame.you}
    elif decision.prompt == "which-first":
        return set(state.taking) - {boss_seat(state)} or {human}
    return {human if seat == boss_seat(state) else seat}


# -- acting --------------------------------------------------------------------------------


def act(state: SiegeState, frame: Frame) -> set[str]:
    """In your turn: actions and abilities in any step, creatures in the Deploy step (SS-8.20)."""
    step = "end" if state.stages[frame.you] == "deploy" else "next"
    return {step} | plays(state, frame.you, None) | deploys(state, frame.you)


def react(state: SiegeState, frame: Frame) -> set[str]:
    """One reaction to an entry, by the next who has not passed (SS-12.7, SS-R39, SS-R181)."""
    return {"pass"} | plays(state, reactors(state, frame)[frame.named("passed") or 0], frame)


def reactors(state: SiegeState, frame: Frame) -> list[int]:
    """Who may react to an entry, in turn order after its player; a boss never (SS-19.7)."""
    order = sorted(state.alive, key=lambda seat: (seat - frame.you) % 4)
    against = [seat for seat in order if seat not in team(state, frame.you)]
    return [seat for seat in against if seat != boss_seat(state)]


def pay(state: SiegeState, frame: Frame) -> set[str]:
    """Discard another card of the hand or commit a ready Supporter (SS-7.2 to SS-7.4)."""
    hand = state.hands[frame.you]
    for card in aside(state, frame):
        hand = without(hand, card)
    due = frame.named("due")
    assert 0 < due <= len(hand) + ready(state, frame.you), "the payment cannot be completed"
    found = {f"discard {state.box.ids[card]}" for card in hand}
    for number, supporter in enumerate(state.supporters[frame.you], start=1):
        if supporter.ready:
            found.add(f"commit {number}")
    return found


def aside(state: SiegeState, frame: Frame) -> list[int]:
    """The hand cards that were chosen for the text itself and cannot pay (SS-R20)."""
    if frame.script.address == "rules.deploy":
        return []
    named = choices(text_of(state, frame))
    found = [frame.named(name) for name, pick in named.items() if pick.where in SECRET]
    return [card for card in found if card is not None]


def exchange(state: SiegeState, frame: Frame) -> set[str]:
    """Return none, one or both of the starting cards, in any order (SS-5.5)."""
    one, two = (state.box.ids[card] for card in state.hands[frame.you])
    singles = {f"return {one}", f"return {two}"}
    return {"keep", f"return {one} {two}", f"return {two} {one}"} | singles


def advance(state: SiegeState, frame: Frame) -> set[str]:
    """The tracks that have not advanced yet, where creatures stand (SS-R57, SS-R176)."""
    done = frame.named("advanced") or ()
    return {
        f"advance {lanes(state)[at].name}"
        for at in lanes_of(state, frame.you)
        if at not in done and any(creature is not None for creature in state.tracks[at][:3])
    }


# -- choosing ------------------------------------------------------------------------------


def choose(state: SiegeState, frame: Frame) -> set[str]:
    """What a text may choose; two choices never fall on the same card (SS-R41, SS-12.14)."""
    question = question_of(frame)
    pick: Pick = question.pick
    if pick.in_piles:
        cards = pile_choices(state, frame, question.name, pick)
        return {f"card {state.box.ids[card]}" for card in cards} or {"none"}
    return {target(state, serial) for serial in play_choices(state, frame, pick)}


def pile_choices(state: SiegeState, frame: Frame, name: str, pick: Pick) -> set[int]:
    """The cards of a hand or pile that may be chosen; what is left must pay the cost (SS-7.5)."""
    text = text_of(state, frame)
    cards = choosable(state, text, name, pick, voice_of(frame), frame.source)
    taken = Counter(
        frame.named(other)
        for other, one in choices(text).items()
        if one.in_piles and (one.where in SECRET) == (pick.where in SECRET)
    )
    found = {card for card in cards if Counter(cards)[card] > taken[card]}
    if pick.where in SECRET:
        left = len(state.hands[frame.you]) - len(aside(state, frame)) + ready(state, frame.you)
        found = {card for card in found if left - 1 >= (frame.named("due") or 0)}
    return dearest(found, frame, state, lambda card: state.box.cards[card].cost)


def play_choices(state: SiegeState, frame: Frame, pick: Pick) -> set[int]:
    """The cards in play that may be chosen, by serial."""
    found = picks.targets(state, pick, voice_of(frame))
    found -= {frame.named(other) for other in choices(text_of(state, frame))}
    return dearest(found, frame, state, lambda serial: known_cost(state, serial))


def known_cost(state: SiegeState, serial: int) -> int:
    """The cost of a creature; that of a Supporter, face down, nobody knows (SS-R72)."""
    piece = piece_of(state, serial)
    return printed(state, piece).cost if piece else -1


def dearest(
    found: set[int], frame: Frame, state: SiegeState, cost: Callable[[int], int]
) -> set[int]:
    """All that is found for a player; for a boss only what costs most (SS-R147)."""
    if frame.you != boss_seat(state):
        return found
    return {one for one in found if cost(one) == max(map(cost, found))}


def target(state: SiegeState, serial: int) -> str:
    """How choosing a card in play is written."""
    if serial == MENACE:
        return "target menace"
    piece = piece_of(state, serial)
    if piece is not None:
        return f"target {square(state, piece)}"
    for seat, zone in enumerate(state.supporters):
        for number, supporter in enumerate(zone, start=1):
            if supporter.serial == serial:
                return f"target {LETTERS[seat]}s{number}"
    raise AssertionError(f"no card {serial} in play")


def discard(state: SiegeState, frame: Frame) -> set[str]:
    """Who must discard chooses which card (SS-R27)."""
    hand = state.hands[discarder(state, frame)]
    return {f"discard {state.box.ids[card]}" for card in hand}


def discarder(state: SiegeState, frame: Frame) -> int:
    """Who must discard: the player whose text it is, or the opponent it speaks of (SS-R178)."""
    if getattr(question_of(frame), "who", "you") == "you":
        return frame.you
    known = (frame.named("victim"), frame.named("opponent"), opponents(state, frame.at)[0])
    return next(seat for seat in known if seat is not None)


def vision(state: SiegeState, frame: Frame) -> set[str]:
    """Keep one card, put the others under the Resources (SS-15.36, SS-15.37, SS-D35)."""
    agreed = state.setup.switch("vision_rest", "bottom") == "top_or_bottom"
    words = ["bottom", "top"] if agreed else ["bottom"]
    if frame.named("seeing") == "keep":
        words = ["keep"]
    return {f"{word} {state.box.ids[card]}" for word in words for card in state.sight[frame.you]}


def reset(state: SiegeState, frame: Frame) -> set[str]:
    """Ready a committed Supporter, or no more (SS-15.15)."""
    zone = enumerate(state.supporters[frame.you], start=1)
    return {"done"} | {f"reset {number}" for number, supporter in zone if not supporter.ready}


def first(state: SiegeState, frame: Frame) -> set[str]:
    """Which of several passives comes first; those of players who are out vanish (SS-R186)."""
    left = [waiting for waiting in frame.named("waiting") if waiting[0] in state.alive]
    return {f"first {n} {state.box.ids[one[1]]}" for n, one in enumerate(left, start=1)}


def totem(state: SiegeState, frame: Frame) -> set[str]:
    """Which Totem gets its Spirit token next (SS-R136)."""
    left = [piece_of(state, serial) for serial in frame.named("waiting")]
    there = [piece for piece in left if piece is not None]
    return {f"first {n} {printed(state, piece).id}" for n, piece in enumerate(there, start=1)}


QUESTIONS: dict[str, Callable[[SiegeState, Frame], set[str]]] = {
    "act": act,
    "react": react,
    "pay": pay,
    "exchange": exchange,
    "advance": advance,
    "choose": choose,
    "discard": discard,
    "vision": vision,
    "reset": reset,
    "may": lambda state, frame: {"yes", "no"},
    "extra-turn": lambda state, frame: {"take", "decline"},
    "which-first": first,
    "which-totem": totem,
    "order": fighting.order,
    "attack": fighting.attack,
    "boss-attacks": fighting.boss_attack,
    "after-storm": fighting.after_storm,
    "boss-plays": fighting.boss_plays,
    "leader": fighting.leader,
    "who-suffers": fighting.sufferer,
}
"""For each question of the game what may be answered."""
