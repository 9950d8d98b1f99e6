"""What players of Rift choose before a game: weighed for what will come, or simply favourites."""

from typing import Any

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.players import choosing, preparing
from siegeworks.games.rift.players.choosing import HEROES
from siegeworks.games.rift.players.hero_odds import HERO_ODDS
from siegeworks.games.rift.players.preparing import DONE, TRAITS, circumstance, traits, worth_of
from siegeworks.games.rift.players.worths import WORTHS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.rounds import BENCH, SLOTS
from siegeworks.games.rift.rules.view import view
from siegeworks.players import make_player

BEFORE = ("take-hero", "take-ability", "fill-bench", "take-spells")
CAMPAIGN = [name for name in RIFT.modes if not name.startswith("drill")]
WAYS = ((1, "one-star"), (2, "heroic"), (1, "iron"), (4, "iron"))
AT_THE_END = "the-time-of-the-end"


def started(scenario: str, seats: int, difficulty: str = "heroic") -> Any:
    game, mode = game_of(f"rift/{scenario}")
    return game.start(Setup(mode, (Seating(),) * seats, (("difficulty", difficulty),)), 1)


def prepared(kind: str, scenario: str, seats: int, difficulty: str = "heroic") -> Any:
    """A game up to its first round, prepared by players of a kind."""
    state = started(scenario, seats, difficulty)
    players = [make_player(kind, seat) for seat in range(seats)]
    while state.decision.prompt in BEFORE:
        seat = state.decision.seat
        state.answer(players[seat].choose(view(state, seat)), seat)
    return state


def heroes(state: Any) -> list[str]:
    return [state.box.heroes[figure.hero].id for figure in state.figures[: state.seats]]


def weights(monkeypatch: pytest.MonkeyPatch, **worths: tuple[float, ...]) -> None:
    """Let nothing be worth anything but what is said, `take_malik=(1.0, …)`."""
    named = {name.replace("_", " ", 1).replace("_", "-"): each for name, each in worths.items()}
    monkeypatch.setattr(preparing, "WORTHS", named)
    monkeypatch.setattr(choosing, "HERO_ODDS", {})


def test_everything_that_can_be_taken_has_its_worth() -> None:
    able = [hero.id for hero in BOX.heroes if hero.revives]
    wanted = {f"{word} {name}" for word in ("take", "bench") for name in able}
    wanted |= {f"ability {ability.id}" for hero in BOX.heroes for ability in hero.abilities}
    wanted |= {f"spell {spell.id}" for spell in BOX.spells}
    assert set(WORTHS) == wanted
    assert all(len(worth) == len(TRAITS) for worth in WORTHS.values())


@pytest.mark.parametrize("scenario", CAMPAIGN)
@pytest.mark.parametrize("kind", ["easy", "normal", "search:4"])
def test_nothing_that_may_be_taken_is_left_out(kind: str, scenario: str) -> None:
    for seats in (1, 3):
        state = prepared(kind, scenario, seats)
        allowed = [spell for spell in BOX.spells if spell.power <= state.scenario.power]
        assert len(state.spells) == min(state.scenario.spells, len(allowed))
        assert all(len(set(figure.slots)) == SLOTS for figure in state.figures[:seats])
        free = len(able_heroes(state)) - 1
        assert len(state.bench) == (min(BENCH, free) if seats == 1 else 0)


def able_heroes(state: Any) -> list[str]:
    """The heroes who may be taken in a scenario."""
    boss = state.scenario.boss.id if state.scenario.boss else ""
    return [hero.id for hero in BOX.heroes if hero.revives and hero.id != boss]


@pytest.mark.parametrize("kind", ["normal", "hard", "brutal", "search:8"])
def test_they_take_what_is_worth_most_there(kind: str) -> None:
    state = started(AT_THE_END, 2)
    seen = traits(state)
    while state.decision.prompt in BEFORE:
        decision = state.decision
        text = make_player(kind, 1).choose(view(state, decision.seat))
        if decision.prompt != "take-hero":
            best = max(worth_of(each.text, seen) for each in decision.options if each.text != DONE)
            assert worth_of(text, seen) == best
        state.answer(text, decision.seat)
    assert state.round == 1


def test_beginners_and_the_measure_of_balance_take_favourites() -> None:
    for kind in ("easy", "greedy"):
        assert heroes(prepared(kind, "sands-and-portals", 4)) == list(HEROES[:4])


def test_a_hero_counts_with_his_best_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    much, little, none = (1.0, 0, 0, 0, 0), (0.6, 0, 0, 0, 0), (0.0, 0, 0, 0, 0)
    worths = {"take_malik": much, "ability_burn": little, "ability_fiery_frenzy": little}
    weights(monkeypatch, **worths, take_ignus=none)
    assert heroes(prepared("normal", "sands-and-portals", 2)) == ["ignus", "malik"]
    without = prepared("normal", "sands-and-portals", 2, "iron")
    assert without.has_rule("no-abilities")
    assert heroes(without)[0] == "malik", "where there are no abilities they do not count"


def test_what_will_come_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    weights(
        monkeypatch,
        take_magnus=(0.0, 0, 1.0, 0, 0),
        take_malik=(0.5, 0, 0, 0, 0),
        take_alleria=(0.0, 2.0, 0, 0, 0),
        spell_lightning=(1.0, 0, -1.0, 0, 0),
        spell_fire_rain=(0.5, 0, 0, 0, 0),
        spell_thunderstorm=(0.4, 0, 0, 0, 0),
    )
    plain, armoured = "they-are-coming-and-they-have-axes", "a-ghostly-surprise"
    assert heroes(prepared("normal", plain, 2))[0] == "malik"
    assert heroes(prepared("normal", armoured, 2))[0] == "magnus"
    assert heroes(prepared("normal", plain, 1)) == ["alleria"]
    for scenario, besides in (("horde-after-horde", "lightning"), (armoured, "thunderstorm")):
        state = prepared("normal", scenario, 2)
        assert {BOX.spells[spell].id for spell in state.spells} == {"fire-rain", besides}


def test_every_hero_is_measured_in_every_scenario_that_lets_him_in() -> None:
    assert set(HERO_ODDS) == {circumstance(started("rift-in-time", *how)) for how in WAYS}
    for scenarios in HERO_ODDS.values():
        assert set(scenarios) == set(CAMPAIGN)
        for scenario, worths in scenarios.items():
            assert set(worths) == set(able_heroes(started(scenario, 1)))


@pytest.mark.parametrize(
    ("how", "wanted"),
    [
        ((1, "one-star"), ["malik"]),
        ((3, "heroic"), ["ignus", "magnus", "alleria"]),
        ((1, "iron"), ["magnus"]),
        ((2, "iron"), ["alleria", "malik"]),
    ],
)
def test_who_does_well_in_a_scenario_is_taken_there(
    monkeypatch: pytest.MonkeyPatch, how: tuple[int, str], wanted: list[str]
) -> None:
    names = ("malik", "ignus", "magnus", "alleria", "lilith")
    rows = {
        "alone": (2.0, 1.0, 0.0, -1.0, -2.0),
        "company": (-3.0, 2.0, 1.0, 0.0, -1.0),
        "alone-iron": (1.0, 0.0, 2.0, -1.0, -2.0),
        "company-iron": (1.0, 0.0, -2.0, 2.0, -1.0),
    }
    table = {met: {"rift-in-time": dict(zip(names, row, strict=True))} for met, row in rows.items()}
    monkeypatch.setattr(choosing, "HERO_ODDS", table)
    assert heroes(prepared("normal", "rift-in-time", *how)) == wanted


def test_who_plans_ahead_goes_by_traits(monkeypatch: pytest.MonkeyPatch) -> None:
    before = heroes(prepared("hard", "rift-in-time", 1))
    other = next(hero for hero in able_heroes(started("rift-in-time", 1)) if hero not in before)
    monkeypatch.setattr(choosing, "HERO_ODDS", {"alone": {"rift-in-time": {other: 9.0}}})
    assert heroes(prepared("normal", "rift-in-time", 1)) == [other]
    assert heroes(prepared("hard", "rift-in-time", 1)) == before


def test_traits_of_a_scenario_come_from_its_hordes() -> None:
    assert traits(started("rift-in-time", 1)) == (1.0, 1.0, 0.0, 0.0, 0.0)
    always, alone, armour, wards, boss = traits(started("a-ghostly-surprise", 2))
    assert (always, alone, boss) == (1.0, 0.0, 0.0)
    assert armour > wards > 0.0
    assert traits(started(AT_THE_END, 2))[-1] == 1.0
