"""Watches what Siegestorm settles without asking: each time the oracle has to agree.

A question that is passed over must have had nothing to choose; what a boss plays, attacks and
targets by itself must be what the rules say; targets that are checked again when a text is carried
out must be dropped exactly when they are no longer legal (SS-R41).
"""

from collections.abc import Callable
from typing import Any

import pytest

from siegeworks.core.agenda import Frame
from siegeworks.games.siegestorm.rules import bossplay, bossstorm, chain, choices, storm, turns
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles import siege_fighting as fighting
from tests.laws.oracles import siege_options as oracle
from tests.laws.oracles import siege_picks as picks
from tests.laws.oracles.siege_playing import (
    Announcement,
    all_parts,
    choosable,
    chosen_names,
    is_possible,
    plays,
)
from tests.laws.oracles.siege_table import (
    boss_seat,
    piece_of,
    pieces,
    square,
)

Check = Callable[[SiegeState, Frame], None]


def watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every question that is passed over, and every check of targets, be looked at."""
    for kind, check in PASSED_OVER.items():
        monkeypatch.setattr(kind, "moot", _checked_when_moot(kind.moot, check))
    for kind, compare in SETTLED.items():
        monkeypatch.setattr(kind, "skipped", compare(kind.skipped))
    monkeypatch.setattr(chain, "checked", _rechecked(chain.checked))


def _checked_when_moot(moot: Callable[..., bool], check: Check) -> Callable[..., bool]:
    def watched(self: Any, game: SiegeState, frame: Frame) -> bool:
        found = moot(self, game, frame)
        if found:
            check(game, frame)
        return found

    return watched


# -- questions that are passed over --------------------------------------------------------


def _nothing_to_choose(state: SiegeState, frame: Frame) -> None:
    """A player is not asked only if nothing can be chosen, a boss if one thing is dearest."""
    found = oracle.choose(state, frame) - {"none"}
    if comes_to_nothing(state, frame):
        return
    assert len(found) <= (frame.you == boss_seat(state)), (frame.address, found)


def comes_to_nothing(state: SiegeState, frame: Frame) -> bool:
    """Whether a text is carried out at once and all the choice is for is impossible (SS-R53)."""
    if frame.script.address.split(".")[-1] not in ("storm-in-chain", "command-in-chain", "used"):
        return False
    text, question = oracle.text_of(state, frame), oracle.question_of(frame)
    wish = Announcement(
        *(text, oracle.voice_of(frame), frame.source, 0, state.hands[frame.you], 0, None)
    )
    users = [part for part in all_parts(text) if question.name in chosen_names(part)]
    return not any(is_possible(state, wish, part) for part in users)


def _nobody_can_react(state: SiegeState, frame: Frame) -> None:
    seats = oracle.reactors(state, frame)[frame.named("passed") or 0 :]
    if seats:
        assert not plays(state, seats[0], frame), (frame.address, seats[0])


def _nothing_due(state: SiegeState, frame: Frame) -> None:
    assert not frame.named("due"), frame


def _one_card_for_the_boss(state: SiegeState, frame: Frame) -> None:
    assert len(fighting.boss_plays(state, frame)) <= 1


def _one_post(state: SiegeState, frame: Frame) -> None:
    assert len(fighting.posts(state, frame)) <= 1


def _one_track_to_advance(state: SiegeState, frame: Frame) -> None:
    assert len(oracle.advance(state, frame)) <= 1


def _no_hand_to_discard(state: SiegeState, frame: Frame) -> None:
    assert not oracle.discard(state, frame)


def _one_way_to_go(state: SiegeState, frame: Frame) -> None:
    if piece_of(state, frame.actor) is not None and not frame.named("end"):
        assert len(fighting.after_storm(state, frame)) <= 1


PASSED_OVER: dict[Any, Check] = {
    choices.Choose: _nothing_to_choose,
    choices.Discard: _no_hand_to_discard,
    choices.DiscardHand: _no_hand_to_discard,
    chain.React: _nobody_can_react,
    chain.Pay: _nothing_due,
    turns.AdvanceStep: _one_track_to_advance,
    storm.EndStorm: _one_way_to_go,
    bossplay.PlayBossHand: _one_card_for_the_boss,
    bossplay.TakePost: _one_post,
}
"""For each question when it may be passed over."""


# -- what is settled without asking --------------------------------------------------------


def _events(state: SiegeState, since: int) -> list[Any]:
    assert state.journal is not None
    return [note.event for note in state.journal[since:]]


def _noted(state: SiegeState) -> int:
    assert state.journal is not None
    return len(state.journal)


def _boss_plays(skipped: Callable[..., None]) -> Callable[..., None]:
    """The boss plays the one card it must, or stops (SS-17.4, SS-R115)."""

    def watched(self: Any, game: SiegeState, frame: Frame) -> None:
        wanted, since = fighting.boss_plays(game, frame), _noted(game)
        skipped(self, game, frame)
        event = _events(game, since)[0]
        chose = isinstance(event, ev.BossChose)
        assert wanted == ({f"boss {game.box.ids[event.card]}"} if chose else set())

    return watched


def _boss_attacks(skipped: Callable[..., None]) -> Callable[..., None]:
    """A creature of the boss attacks with its full strength what it can kill (SS-18.6, SS-18.7)."""

    def watched(self: Any, game: SiegeState, frame: Frame) -> None:
        since = _noted(game)
        if piece_of(game, frame.actor) is None or frame.named("blows") == ():
            skipped(self, game, frame)
            return
        wanted = fighting.boss_attack(game, frame)
        (seat, force), *rest = fighting.blows(game, frame)
        squares = {piece.serial: square(game, piece) for piece in pieces(game)}
        skipped(self, game, frame)
        attacked = next(one for one in _events(game, since) if isinstance(one, ev.Attacked))
        assert (attacked.seat, attacked.strength) == (seat, force)
        assert wanted == {f"attack {squares[t]}" for t in [attacked.target] if t in squares}
        left = [one.named("blows") for one in game.agenda if one[:6] == frame[:6]]
        assert left == [tuple(rest)]

    return watched


def _ends_storm(skipped: Callable[..., None]) -> Callable[..., None]:
    """After its Storm a creature goes where a passive sends it, else to Casualties (SS-10.20)."""

    def watched(self: Any, game: SiegeState, frame: Frame) -> None:
        here, since = piece_of(game, frame.actor) is not None, _noted(game)
        ways = fighting.after_storm(game, frame) if here and not frame.named("end") else set()
        skipped(self, game, frame)
        if here:
            event = _events(game, since)[0]
            to = "support" if isinstance(event, ev.Supported) else event.to
            assert f"to {to}" in (ways or {"to casualties"})

    return watched


def _boss_targets(skipped: Callable[..., None]) -> Callable[..., None]:
    """What a boss must target it targets, the dearest there is (SS-R147)."""

    def watched(self: Any, game: SiegeState, frame: Frame) -> None:
        wanted = oracle.choose(game, frame) - {"none"}
        skipped(self, game, frame)
        if frame.you == boss_seat(game) and not comes_to_nothing(game, frame):
            value = game.agenda[-1].named(self.name)
            in_pile = self.pick.in_piles
            if value is None:
                assert not wanted
            else:
                say = f"card {game.box.ids[value]}" if in_pile else oracle.target(game, value)
                assert {say} == wanted

    return watched


SETTLED: dict[Any, Callable[[Callable[..., None]], Callable[..., None]]] = {
    bossplay.PlayBossHand: _boss_plays,
    bossstorm.BossAttack: _boss_attacks,
    storm.EndStorm: _ends_storm,
    choices.Choose: _boss_targets,
}
"""For each question what must come of it when nobody is asked."""


def _rechecked(checked: Callable[..., Any]) -> Callable[..., Any]:
    """Targets are kept if they are still legal when the text is carried out, else dropped."""

    def watched(game: SiegeState, frame: Frame, asked: Any) -> Any:
        names = {name: value for name, value, _ in checked(game, frame, asked)}
        for part in asked:
            chosen = frame.named(part.name)
            if chosen is not None:
                legal = _is_still_legal(game, frame, part, chosen)
                assert (names.get(part.name) is not None) == legal, (frame.address, part.name)
                frame = frame if legal else frame.bound(part.name, None)
        return frame.names

    return watched


def _is_still_legal(state: SiegeState, frame: Frame, part: Any, chosen: int) -> bool:
    voice = oracle.voice_of(frame)
    if part.pick.in_piles:
        text = oracle.text_of(state, frame)
        return chosen in choosable(state, text, part.name, part.pick, voice, frame.source)
    return chosen in picks.targets(state, part.pick, voice)
