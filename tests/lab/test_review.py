"""Reviews: a blunder is found, luck is told from play, and the same seed says the same."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from siegeworks.core.record import Record, replay
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.lab.review import Count, Judged, Luck, Review, Wish, read_review, review
from siegeworks.lab.review.dealing import Deal, play_again
from siegeworks.lab.review.moments import choices, plies, script
from siegeworks.lab.review.telling import Told, tell
from siegeworks.lab.review.thinking import judged
from siegeworks.pictures.chart import draw_chart
from siegeworks.players import make_player
from siegeworks.words.languages import LANGUAGES

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "golden"
SHIPPED = ("ysra-khunglai", "solo-muldra", "coop-corvane", "last-man-standing")
WINNING = "a hand underworld-vindicator tengu*3  resources tengu\nb resources tengu*2\n"
WINS = "play underworld-vindicator"
TINY = Wish(sims=8, games=1)
THOUGHTFUL = Wish(sims=60, games=0)


def shipped(name: str) -> Record:
    return replay((RECORDS / f"{name}.game").read_text("utf-8"))


def drill(seats: int) -> Record:
    """A small game of Rift between machines."""
    mode = "drill-cross"
    record = Record(f"rift/{mode}", Setup(mode, (Seating("normal"),) * seats), 3)
    players, dice = [make_player("normal", seat) for seat in range(seats)], Random(1)
    state = record.live()
    while state.outcome is None:
        open_ = [asked for asked in state.decisions if asked.options[0].text != "resume"]
        seat = dice.choice(open_).seat
        record.answer(seat, players[seat].choose(record.game.view(state, seat)))
    return record


def blunder(answer: str) -> Record:
    """A Duel in which a player can win at once, and what the player does."""
    record = Record(
        "siegestorm/duel", Setup("duel", (Seating("Anna"), Seating("Ben")), (), WINNING), 1
    )
    record.answer(0, answer)
    return record


def counted(
    redealt: int, replayed: int, anew: int, blind: int, *, won: bool, of: int = 100
) -> Luck:
    made = ((Count(wins, of), Count(of - wins, of)) for wins in (redealt, replayed, anew, blind))
    same, other, neither, blindly = made
    return Luck(((0,), (1,)), 0, won, same, other, neither, blindly, 0.5, "normal")


# -- decisions -----------------------------------------------------------------------------


def test_a_planted_blunder_is_found() -> None:
    found = review(blunder("end"), THOUGHTFUL)
    (mistake,) = found.mistakes(0)
    assert (mistake.played, mistake.best) == ("end", WINS)
    assert mistake.before > 0.95
    assert mistake.cost > 0.2
    assert found.told == [mistake]


def test_who_finds_the_win_makes_no_mistake() -> None:
    found = review(blunder(WINS), THOUGHTFUL)
    assert found.judged[0].best == WINS
    assert found.judged[0].cost == 0
    assert found.mistakes(0) == []


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    record = shipped("ysra-khunglai").at(40)
    found = review(record, TINY)
    assert found.winners is None
    assert found.luck is None
    assert 0 < len(found.judged) <= len(plies(record))
    assert all(one.ply < 40 for one in found.judged)


def test_a_game_that_was_given_up_is_won_by_the_others() -> None:
    record = shipped("ysra-khunglai").at(20)
    record.concede(0)
    found = review(record, TINY._replace(games=2))
    assert found.winners == (1,)
    assert found.luck is not None
    assert (found.luck.side, found.luck.won) == (1, True)
    assert found.luck.resumed[1].games == 2
    assert read_review(found.fields()) == found


def test_to_give_up_is_neither_a_shuffle_nor_a_move() -> None:
    even = (Count(50, 100), Count(50, 100))
    luck = Luck(((0,), (1,)), 1, True, even, even, even, even, 0.5, "normal", even)
    assert (luck.result, luck.shuffle.value, luck.play.value) == (0.5, 0.0, 0.0)
    certain = luck._replace(resumed=())
    assert certain.play.high - certain.play.low < luck.play.high - luck.play.low
    assert certain.play.value == certain.shuffle.value == 0.25


def test_a_choice_is_judged_by_what_its_seat_could_know() -> None:
    record = shipped("ysra-khunglai")
    wanted = frozenset(plies(record)[::9])
    for choice in choices(record, wanted):
        other = SIEGESTORM.view(SIEGESTORM.determinize(choice.view, 99), choice.seat)
        assert judged(choice, TINY) == judged(choice._replace(view=other), TINY)


def test_at_most_three_mistakes_of_a_seat_are_told_the_costliest() -> None:
    costs = (0.05, 0.3, 0.009, 0.2, 0.1, 0.4)
    made = tuple(
        Judged(ply, 0, 1, "act", 2, "a", "b", 0.5, 0.5 - cost, 0.001)
        for ply, cost in enumerate(costs)
    )
    unsure = Judged(9, 0, 1, "act", 2, "a", "b", 0.9, 0.1, 0.5)
    found = Review("siegestorm/duel", ("", ""), 10, 1, None, None, TINY, (*made, unsure), None)
    assert [one.ply for one in found.mistakes(0)] == [5, 1, 3]
    assert [one.ply for one in found.told] == [1, 3, 5]
    assert found.cost(0) == pytest.approx(1.05)


# -- every mode ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_every_mode_of_siegestorm_is_reviewed(name: str) -> None:
    record = shipped(name)
    reviewed(record, review(record, TINY))


@pytest.mark.parametrize("seats", [1, 2])
def test_rift_is_reviewed(seats: int) -> None:
    record = drill(seats).at(16)
    record.concede(0)
    found = review(record, TINY)
    assert found.judged
    assert found.luck is not None
    assert found.luck.sides == (tuple(range(seats)),)
    assert found.luck.won is False
    told(record, found)


def reviewed(record: Record, found: Review) -> None:
    outcome = record.live().outcome
    assert outcome is not None
    assert found.winners == outcome.winners
    assert found.luck is not None
    assert found.luck.sides == record.game.sides(record.live())
    assert all(0 <= one.after <= one.before <= 1 for one in found.judged)
    assert all(one.played == record.answers[one.ply][1] for one in found.judged)
    assert read_review(found.fields()) == found
    told(record, found)


def told(record: Record, found: Review) -> Told:
    """Told in every language, with no key that has no words."""
    for language in LANGUAGES:
        said = tell(found, record, language)
        assert "review-" not in repr(said)
        svg = draw_chart(said.chart, alone=True)
        assert ElementTree.fromstring(svg).get("role") == "img"
    return said


# -- the same again ------------------------------------------------------------------------


def test_the_same_seed_says_the_same_in_any_number_of_processes() -> None:
    record = shipped("ysra-khunglai").at(30)
    record.concede(1)
    wish = Wish(sims=8, games=2, seed=5)
    once = review(record, wish)
    assert review(record, wish, processes=2) == once
    assert review(record, wish._replace(seed=6)).judged != once.judged


def test_progress_is_told_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    record = shipped("ysra-khunglai").at(30)
    review(record, TINY, progress=lambda done, total: seen.append((done, total)))
    total = len(plies(record))
    assert seen[0] == (0, total)
    assert seen[-1] == (total, total)
    assert seen == sorted(seen)


# -- luck ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_the_same_choices_in_the_same_shuffle_are_the_same_game(name: str) -> None:
    record = shipped(name)
    outcome = record.live().outcome
    assert outcome is not None
    deal = Deal(record.name, record.setup, record.seed, 1, "random", script(record))
    dealt = play_again(deal)
    if len(record.game.sides(record.live())[0]) == 1:
        assert dealt.followed == dealt.choices == len(plies(record))
        assert dealt.winners == outcome.winners
    else:
        assert dealt.followed > 0


def test_what_cannot_be_followed_is_chosen_by_the_player() -> None:
    record = shipped("ysra-khunglai")
    deal = Deal(record.name, record.setup, record.seed + 1, 1, "normal", script(record))
    dealt = play_again(deal)
    assert 0 < dealt.followed < dealt.choices
    assert play_again(deal) == dealt
    assert play_again(deal._replace(script=())).followed == 0


def test_the_parts_add_up_to_the_result() -> None:
    for luck in (counted(62, 48, 57, 70, won=True), counted(30, 55, 45, 22, won=False)):
        parts = luck.before.value + luck.shuffle.value + luck.play.value
        assert parts == pytest.approx(float(luck.won))
        assert luck.shuffle.low < luck.shuffle.value < luck.shuffle.high


@pytest.mark.parametrize(
    ("luck", "verdict"),
    [
        (counted(50, 95, 35, 50, won=True), "shuffle"),
        (counted(90, 50, 50, 40, won=True), "play"),
        (counted(52, 50, 50, 50, won=True), "open"),
        (counted(50, 5, 65, 50, won=False), "shuffle"),
        (counted(10, 50, 50, 60, won=False), "play"),
        (counted(10, 19, 7, 10, won=True, of=19), "open"),
    ],
)
def test_only_what_the_numbers_carry_is_said(luck: Luck, verdict: str) -> None:
    assert luck.verdict == verdict


def test_a_count_of_nothing_but_wins_is_not_certain() -> None:
    count = Count(10, 10)
    assert count.spread > 0
    assert count.interval[0] < 0.8


# -- odds and ends -------------------------------------------------------------------------


def test_names_are_safe_in_the_chart() -> None:
    record = blunder("end")
    seats = (Seating("<b>Anna & Co</b>"), Seating("Ben"))
    named = Record(record.name, replace(record.setup, seats=seats), record.seed, record.answers)
    said = tell(review(named, THOUGHTFUL), named, "en")
    for alone in (True, False):
        root: Any = ElementTree.fromstring(draw_chart(said.chart, alone=alone))
        assert any("<b>Anna & Co</b>" in (part.text or "") for part in root.iter())


def test_a_review_of_another_version_is_refused() -> None:
    fields = review(blunder("end"), TINY).fields()
    with pytest.raises(ValueError, match="version 2"):
        read_review(fields | {"review": 2})
