"""A move is declared once: its form prints it, reads it, numbers it and says where it is."""

import pytest

from siegeworks.core.moves import SEAT, Ids, Lit, Moves, Numbers, OneOf
from siegeworks.core.numbering import Numbering


class Cards:
    """A box with two cards."""

    cards = ("pike", "ram")


BOX = Cards()
MOVES = Moves(
    "skirmish",
    Ids("CARD", "the id of a card", lambda box: box.cards),
    OneOf("GATE", "a gate", ("east", "west")),
    Numbers("NUMBER", "a number", 3),
    SEAT,
)
PASS = MOVES.form("pass", "act", "do nothing")
PLAY = MOVES.form("play CARD", "act", "play a card", lights="hand CARD")
PLAY_AT = MOVES.form(
    "play CARD @ GATE", "act", "play it at a gate", lights="hand CARD > field gate GATE"
)
SWAP = MOVES.form(
    "swap CARD CARD > SEAT", "act", "swap cards", label="trade", names="given taken seat"
)
BID = MOVES.form("bid NUMBER", "bid auction", "bid")
OPEN = MOVES.form("open gate", "act", "open the gate")


def test_a_move_prints_its_text_and_has_its_arguments_by_name() -> None:
    move = SWAP("pike", "ram", 1)
    assert move.text == "swap pike ram > b"
    assert move.named == {"given": "pike", "taken": "ram", "seat": 1}
    assert (move.get("taken"), move.get("gate")) == ("ram", None)
    assert (move.word, move.form.label) == ("swap", "trade")


def test_a_move_is_made_once_and_equal_to_what_is_read() -> None:
    assert PLAY("ram") is PLAY("ram")
    assert MOVES.read("play ram", BOX) == PLAY("ram")
    assert PLAY("ram") != PLAY("pike")
    assert len({PLAY("ram"), MOVES.read("play ram", BOX), PLAY_AT("ram", "east")}) == 2


@pytest.mark.parametrize(
    "text",
    ["", "play", "play cat", "play ram @", "play ram @ north", "play ram ram", "bid 4", "pas"],
)
def test_what_has_no_form_is_not_read(text: str) -> None:
    assert MOVES.read(text, BOX) is None


@pytest.mark.parametrize("text", ["bid 0", "bid 01", "bid +1", "bid ²", "bid 99999", "bid -1"])
def test_a_number_is_written_in_one_way_only(text: str) -> None:
    assert MOVES.read(text, BOX) is None


@pytest.mark.parametrize(
    ("text", "form", "arguments"),
    [
        ("play ram @ north", PLAY_AT, ("ram", None)),
        ("play cat @ east", PLAY_AT, (None, "east")),
        ("play cat", PLAY, (None,)),
        ("play", PLAY, (None,)),
        ("swap pike", SWAP, ("pike", None, None)),
        ("open", OPEN, ()),
        ("dance", MOVES.nothing, ()),
        ("", MOVES.nothing, ()),
    ],
)
def test_what_is_meant_is_found_as_far_as_it_can_be_read(
    text: str, form: object, arguments: object
) -> None:
    move = MOVES.meant(text, BOX)
    assert (move.form, move.arguments) == (form, arguments)


def test_what_a_move_lights_is_where_it_is_picked_and_where_it_leads() -> None:
    move = PLAY_AT("ram", "west")
    assert move.starts == (Lit("hand", "ram"),)
    assert move.ends == (Lit("field"), Lit("gate", "west"))
    assert (PLAY("ram").ends, PASS().starts) == ((), ())


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("pass", ("pass",)),
        ("play ram", ("play ram",)),
        ("play ram @ east", ("play ram", "@ east")),
        ("swap pike ram > b", ("swap pike ram", "> b")),
        ("open gate", ("open gate",)),
    ],
)
def test_a_move_is_chosen_in_steps(text: str, steps: tuple[str, ...]) -> None:
    move = MOVES.read(text, BOX)
    assert move is not None
    assert move.steps == steps


def test_every_move_has_a_number_of_its_own() -> None:
    numbers = Numbering(MOVES, BOX)
    moves = [numbers.move(number) for number in range(len(numbers))]
    assert len(numbers) == 1 + 2 + 2 * 2 + 2 * 2 * 4 + 3 + 1 == len(set(moves))
    assert [numbers.number(move) for move in moves] == list(range(len(numbers)))
    assert [move.text for move in moves[:5]] == [
        *("pass", "play pike", "play ram", "play pike @ east", "play pike @ west")
    ]


def test_what_the_box_does_not_hold_has_no_number() -> None:
    with pytest.raises(ValueError, match="play cat has no number"):
        Numbering(MOVES, BOX).number(PLAY("cat"))


def test_arguments_of_one_kind_need_names() -> None:
    with pytest.raises(ValueError, match="need a name each"):
        MOVES.form("burn CARD CARD", "act", "burn two cards")
