"""Chance: the same integer gives the same numbers, fairly spread."""

from collections import Counter

from siegeworks.core.chance import SEED_LIMIT, draw, shuffled


def test_the_same_chance_draws_the_same_and_goes_on() -> None:
    first, after = draw(7421, 6)
    assert (first, after) == draw(7421, 6)
    assert after != 7421
    assert 0 <= after < SEED_LIMIT


def test_numbers_are_spread_evenly() -> None:
    chance, found = 1, Counter[int]()
    for _ in range(12_000):
        number, chance = draw(chance, 6)
        found[number] += 1
    assert set(found) == set(range(6))
    assert all(abs(times - 2_000) < 200 for times in found.values())


def test_a_shuffle_keeps_every_card() -> None:
    cards = tuple(range(34))
    deal, _chance = shuffled(5, cards)
    assert deal != cards
    assert sorted(deal) == list(cards)


def test_every_order_of_three_comes_up_about_as_often() -> None:
    chance, found = 2, Counter[tuple[int, ...]]()
    for _ in range(6_000):
        deal, chance = shuffled(chance, (1, 2, 3))
        found[deal] += 1
    assert len(found) == 6
    assert all(abs(times - 1_000) < 150 for times in found.values())
