"""The campaign: what a victory opens, what it is worth, and files that are not to be trusted."""

import json
from dataclasses import replace
from typing import Any

import pytest

from siegeworks.core.refusal import Refused
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.campaign import Campaign, Game, check_name, in_order, read, write
from siegeworks.games.rift.rules.scenario import Scenario

DRILL = BOX.scenarios["drill-yard"]


def scenario(number: int, *, spells: int = 0, power: int = 1) -> Scenario:
    """A scenario that only its number and its spells tell apart."""
    return replace(DRILL, id=f"s{number}", number=number, spells=spells, power=power)


FIVE = (
    scenario(2),
    scenario(1),
    scenario(3, spells=1),
    scenario(4, spells=2, power=2),
    replace(DRILL, id="drill", number=0),
)
THERE = {one.id: one for one in FIVE}


def played(*games: tuple[str, str, bool | None]) -> Campaign:
    """A campaign in which these scenarios were won, lost or begun, in this order."""
    campaign = Campaign("ours")
    for number, (name, level, won) in enumerate(games):
        campaign = campaign.begun(f"k{number}", Game(name, level, 2, won=won))
    return campaign


def test_drills_do_not_count_and_the_others_come_by_number() -> None:
    assert [one.id for one in in_order(FIVE)] == ["s1", "s2", "s3", "s4"]


@pytest.mark.parametrize(
    ("games", "last"),
    [
        ((), "s1"),
        ((("s1", "one-star", False),), "s1"),
        ((("s1", "one-star", None),), "s1"),
        ((("s1", "iron", True),), "s2"),
        ((("s2", "one-star", True),), "s1"),
        ((("s1", "one-star", True), ("s2", "heroic", True)), "s3"),
        (tuple((f"s{number}", "one-star", True) for number in (1, 2, 3, 4)), "s4"),
    ],
)
def test_a_scenario_opens_when_all_before_it_are_won(games: Any, last: str) -> None:
    campaign = played(*games)
    assert campaign.unlocked(FIVE)[-1].id == last
    campaign.check_open(THERE[last], FIVE)


def test_a_locked_scenario_says_what_opens_it() -> None:
    with pytest.raises(Refused, match="s3 is still locked: win s1 first"):
        Campaign("ours").check_open(THERE["s3"], FIVE)
    with pytest.raises(Refused, match="drill is not part of the campaign"):
        Campaign("ours").check_open(THERE["drill"], FIVE)


@pytest.mark.parametrize(
    ("levels", "stars"),
    [
        ((), 0),
        (("one-star",), 1),
        (("one-star", "three-stars", "two-stars"), 3),
        (("heroic",), 1),
        (("three-stars", "heroic", "iron"), 5),
        (("two-stars", "iron", "iron"), 3),
    ],
)
def test_stars_are_those_of_the_best_victory_and_one_for_each_challenge(
    levels: tuple[str, ...], stars: int
) -> None:
    campaign = played(*(("s1", level, True) for level in levels))
    assert campaign.stars("s1") == stars
    assert campaign.all_stars(FIVE) == (stars, 20)


def test_lost_games_are_worth_nothing() -> None:
    campaign = played(("s1", "three-stars", False))
    assert campaign.won("s1") == ()
    assert campaign.stars("s1") == 0


@pytest.mark.parametrize(("won", "power"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_spells_open_with_the_scenarios_that_have_them(won: int, power: int) -> None:
    campaign = played(*((f"s{number + 1}", "one-star", True) for number in range(won)))
    found = campaign.spells(FIVE, BOX.spells)
    assert found == tuple(spell for spell in BOX.spells if spell.power <= power)


def test_a_game_is_under_way_until_its_result_is_known() -> None:
    campaign = played(("s1", "one-star", None), ("s1", "two-stars", None))
    assert [game.difficulty for game in campaign.under_way()] == ["two-stars", "one-star"]
    after = campaign.over("k1", won=True, rounds=9, health=4)
    assert [game.difficulty for game in after.under_way()] == ["one-star"]
    assert after.games["k1"] == Game("s1", "two-stars", 2, "", True, 9, 4)
    assert campaign.games["k1"].won is None
    assert after.dropped("k0").under_way() == ()
    with pytest.raises(Refused, match="has no game k9"):
        campaign.over("k9", won=True, rounds=1, health=1)


# -- files ---------------------------------------------------------------------------------


def test_a_campaign_is_read_as_it_was_written() -> None:
    campaign = played(("s1", "iron", True), ("s2", "one-star", False), ("s2", "heroic", None))
    assert read(write(campaign), THERE) == campaign


def fields(**changes: Any) -> dict[str, Any]:
    """The fields of a good file with some of the first game's changed."""
    found: dict[str, Any] = json.loads(write(played(("s1", "one-star", True))))
    found["games"][0] |= changes
    return found


@pytest.mark.parametrize(
    ("found", "says"),
    [
        ([], "its format is not"),
        ({"format": "other"}, "its format is not"),
        (fields() | {"version": 2}, "version 2; this is 1"),
        (fields() | {"name": 3}, "a name and a list of games"),
        (fields() | {"games": {}}, "a name and a list of games"),
        (fields() | {"name": "../x"}, "letters, digits"),
        (fields() | {"more": 1}, "unknown entry 'more'"),
        (fields() | {"games": [3]}, "game 1 of the campaign is not an object"),
        (fields(scenario="s9"), "no scenario 's9'"),
        (fields(scenario=None), "has no scenario"),
        (fields(difficulty="easy"), "no difficulty 'easy'"),
        (fields(won="yes"), "won is true, false or null"),
        (fields(players=5), "players is a number from 1 to 4"),
        (fields(rounds=True), "rounds is a number"),
        (fields(health=-1), "health is a number"),
        (fields(luck=1), "unknown entry 'luck'"),
        (fields() | {"games": fields()["games"] * 2}, "the key of another one"),
    ],
)
def test_bad_files_are_refused_clearly(found: Any, says: str) -> None:
    with pytest.raises(Refused, match=says):
        read(json.dumps(found), THERE)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="it is not JSON"):
        read(text, THERE)


@pytest.mark.parametrize("name", ["", "a b", "a/b", "..", "x" * 41])
def test_names_that_no_file_can_have_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        check_name(name)
    assert check_name("família-2_b") == "família-2_b"


def test_a_victory_in_storms_is_a_mark_and_no_star() -> None:
    campaign = Campaign("ours")
    for number, (level, storms) in enumerate((("iron", True), ("one-star", False))):
        game = Game("s1", level, 2, won=True, storms=storms)
        campaign = campaign.begun(f"k{number}", game)
    assert campaign.weathered("s1") == ("iron",)
    assert campaign.weathered("s2") == ()
    assert campaign.stars("s1") == 2
    lost = campaign.begun("k9", Game("s2", "heroic", 2, won=False, storms=True))
    assert lost.weathered("s2") == ()


def test_files_from_before_storms_are_read_and_those_without_look_the_same() -> None:
    old = played(("s1", "one-star", True))
    assert "storms" not in write(old)
    assert read(write(old), THERE) == old
    new = old.begun("k9", Game("s2", "heroic", 2, won=True, storms=True))
    assert read(write(new), THERE) == new
    broken = write(new).replace('"storms": true', '"storms": "yes"')
    with pytest.raises(Refused, match="game 2 of the campaign: storms is true or false"):
        read(broken, THERE)
