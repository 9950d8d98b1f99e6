"""Games by name, and set-ups that are refused with every reason at once."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks.core.clauses import clauses_in
from siegeworks.core.faults import BadSetup
from siegeworks.core.refusal import BadText, Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.games.siegestorm.game import SIEGESTORM
from tests.formats.games import DUEL, duel


def test_every_public_name_is_there_and_no_other() -> None:
    for name in siegeworks.__all__:
        assert name in dir(siegeworks)
        assert getattr(siegeworks, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        getattr(siegeworks, "chess")  # noqa: B009


def test_a_game_is_found_by_its_name() -> None:
    assert game_of(DUEL) == (SIEGESTORM, "duel")
    assert GAMES["siegestorm"] is SIEGESTORM


@pytest.mark.parametrize("name", ["", "siegestorm", "chess/duel", "siegestorm/chess", "/duel"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Refused, match=f"no game {name!r}; there is siegestorm/duel"):
        game_of(name)


def test_a_game_starts_at_its_first_question() -> None:
    state = SIEGESTORM.start(duel(), 7)
    assert [decision.prompt for decision in state.decisions] == ["exchange", "exchange"]
    assert SIEGESTORM.start(duel(), 7).chance == state.chance
    assert SIEGESTORM.start(duel(), 8).chance != state.chance


YAKS = Seating("", ("34 armored-yak",))
ONE = Seating("", ("1 armored-yak",))


@pytest.mark.parametrize(
    ("setup", "reasons"),
    [
        (Setup("chess", ()), ["siegestorm has no mode 'chess'; there is duel"]),
        (Setup("duel", ()), ["duel is for 2 seats, not 0 (SS-1.2)"]),
        (
            Setup("duel", (YAKS, YAKS, YAKS, YAKS, YAKS)),
            ["duel is for 2 seats, not 5 (SS-1.2)", "seat a: 34 copies of Armored Yak"],
        ),
        (
            Setup("duel", (YAKS, ONE)),
            [
                "seat a: 34 copies of Armored Yak, at most 4 are allowed (SS-4.3)",
                "seat b: 1 cards instead of 34 (SS-4.1)",
                "seat b: 1 cards are not even a starting hand",
            ],
        ),
        (
            Setup("duel", (Seating("", ("x",)), Seating())),
            ["seat a: deck, line 1: cannot read 'x'", "seat b: 0 cards instead of 34 (SS-4.1)"],
        ),
        (
            Setup("duel", (Seating(), Seating()), (("x", "y"), ("vision_rest", "top"))),
            [
                "switches are sorted by name, each once",
                "no switch 'x'; there is damage_overflow_loses, vision_rest",
                "switch vision_rest is bottom or top_or_bottom, not 'top'",
            ],
        ),
        (
            Setup("duel", (YAKS, Seating()), position="a hand tengu"),
            ["a position brings its own cards: the seats bring nothing"],
        ),
        (
            Setup("duel", (Seating("An\nna"), Seating(" b"))),
            [
                "seat a: 'An\\nna' is not one line of printable text",
                "seat b: ' b' is not one line of printable text",
            ],
        ),
    ],
)
def test_every_reason_against_a_set_up_is_named(setup: Setup, reasons: list[str]) -> None:
    with pytest.raises(BadSetup) as refused:
        SIEGESTORM.start(setup, 1)
    for reason in reasons:
        assert reason in str(refused.value)


def test_without_the_check_only_what_cannot_be_played_is_refused() -> None:
    assert SIEGESTORM.start(Setup("duel", (YAKS, YAKS)), 1, check=False).decisions
    with pytest.raises(BadSetup, match="not even a starting hand") as refused:
        SIEGESTORM.start(Setup("duel", (YAKS, ONE)), 1, check=False)
    assert len(refused.value.faults) == 1


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(Refused, match="a seed is a number from 0"):
        SIEGESTORM.start(duel(), seed)


def test_what_is_agreed_lets_mixed_decks_in() -> None:
    mixed = Seating("", (*[f"2 {card.id}" for card in SIEGESTORM.box.cards[:16]], "2 guardian"))
    setup = Setup("duel", (mixed, mixed))
    assert {fault.clause for fault in SIEGESTORM.check_setup(setup)} >= {"SS-22.7"}
    agreed = (("free_for_all", "true"), ("promo_cards", "true"))
    assert not SIEGESTORM.check_setup(Setup("duel", (mixed, mixed), agreed))


def test_every_clause_is_read() -> None:
    clauses = SIEGESTORM.clauses()
    assert len({clause.id for clause in clauses}) == len(clauses) > 600
    assert {bool(clause.why) for clause in clauses} == {True, False}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[section]]", "rules.toml, section 1: heading is missing"),
        ("[[section]]\nheading = 5", "rules.toml, section 1: heading is not a text"),
        ("[[section]]\nheading = 'A'\nX-1 = 5", "rules.toml, section 1: X-1 is not a text"),
        ("[[section]]\nheading = 'A'\nX-1 = { text = 'B' }", "section 1.X-1: why is missing"),
        ("[[clause]]", "rules.toml: cannot read clause; there is section"),
        ("[[section", "rules.toml: not TOML: "),
    ],
)
def test_rules_that_cannot_be_read_are_refused(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(text, "utf-8")
    with pytest.raises(BadText) as refused:
        clauses_in(tmp_path / "rules.toml")
    assert message in str(refused.value)
