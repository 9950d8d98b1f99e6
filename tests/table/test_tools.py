"""The tools of the position editor, as a page uses them: by name and value."""

import re
from typing import get_args

import pytest

from siegeworks.core.decision import SEATS as LETTERS
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.games.rift.editor.pieces import HordeCard
from siegeworks.games.rift.rules.position import FORMS
from siegeworks.games.siegestorm.rules.pieces import Kind
from siegeworks.games.siegestorm.rules.position import HEADER, LINES, OUT, USED, ZONES
from siegeworks.pages.positions import ToolsWish, Use, tools_for
from siegeworks.pages.tools import Act, Field, Group, Number, Select, Tick
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running

DUEL, RING, COOP = "siegestorm/duel", "siegestorm/last-man-standing", "siegestorm/coop"
YARD, LILITH = "rift/drill-yard", "rift/drill-lilith"
SEATS = {RING: 3, LILITH: 1}


class Page:
    """What somebody works on."""

    def __init__(self, game: str, text: str) -> None:
        self.game, self.text = game, text
        self.chosen: dict[str, str] = {}

    def groups(self, use: Use | None = None) -> list[Group]:
        wish = ToolsWish(
            game=self.game,
            seats=SEATS.get(self.game, 2),
            position=self.text,
            chosen=self.chosen,
            use=use,
        )
        told = tools_for(*game_of(self.game), wish, "en")
        self.text = told["text"]
        return list(told["groups"])

    def choose(self, **chosen: str) -> "Page":
        self.chosen |= {name.replace("_", ".", 1): value for name, value in chosen.items()}
        return self

    def use(self, name: str, value: str = "") -> "Page":
        self.groups(Use(name=name, value=value))
        return self

    def field(self, name: str) -> Select:
        found = next(field for field in fields_of(self.groups()) if field.name == name)
        assert isinstance(found, Select)
        return found


def test_a_card_is_put_where_it_is_chosen_and_taken_away_again() -> None:
    page = Page(DUEL, "a\nb  # the other one")
    page.choose(cards_seat="a", cards_place="track:1:2", cards_card="tengu", cards_owner="b")
    assert page.use("cards.put").text == "a  track . tengu/b .\nb  # the other one"
    assert page.use("cards.clear").text == "a\nb  # the other one"
    page.choose(cards_place="resources", cards_times="3")
    assert page.use("cards.put").text.startswith("a  resources tengu*3\n")
    page.choose(cards_card="armored-yak", cards_times="1")
    assert page.use("cards.put").text.startswith("a  resources armored-yak tengu*3\n")


def test_what_the_turn_says_is_shown_and_changed() -> None:
    page = Page(DUEL, "turn 4  step draw\na\nb")
    assert page.field("turn.step").value == "draw"
    assert page.use("turn.step", "deploy").text == "turn 4  step deploy\na\nb"
    assert page.use("turn.deployed", "true").text == "turn 4  step deploy  deployed\na\nb"
    assert page.use("turn.step").use("turn.turn").use("turn.deployed", "false").text == "a\nb"


def test_lands_and_tracks_of_a_ring_are_told_apart() -> None:
    page = Page(RING, "a\nb\nc").choose(cards_seat="a", cards_place="land:3", cards_card="tengu")
    assert page.use("cards.put").text == "a\nb\nc\nland .\nland .\nland a tengu"
    assert page.use("turn.out.c", "true").text.split("\n")[2] == "c  out"
    assert "al" in [
        one.id
        for one in page.choose(lasting_kind="unopposed").field("lasting.track").groups[0].choices
    ]


def test_only_bosses_have_reserves_and_only_players_supporters() -> None:
    page = Page(COOP, "a\nb\nc").choose(cards_seat="c")
    ids = [one.id for one in page.field("cards.place").groups[0].choices]
    assert "reserves" in ids
    assert "support" not in ids
    assert page.use("boss.menace", "4").text.endswith("\nboss  menace 4")


def test_a_figure_that_comes_to_a_horde_gets_a_base() -> None:
    page = Page(YARD, "horde drill-goblins @ c3  tiles a1\na  hero ignus\nb")
    assert "at c3  base b1" in page.use("figure.at", "c3").text
    assert "health 0  down" in page.use("figure.down", "true").text
    assert " at " not in page.text


def test_pieces_lie_on_squares_and_give_way_to_others() -> None:
    page = Page(YARD, "horde drill-goblins @ c3\na\nb").choose(pieces_shape="1:1")
    assert page.use("pieces.card", "b1").text.startswith("horde drill-goblins @ c3  tiles b1 c1\n")
    page.choose(pieces_piece="soldiers").use("pieces.card", "c1")
    assert page.text.startswith("horde drill-goblins @ c3  tiles b1  soldiers c1\n")
    page.choose(pieces_piece="gate").use("pieces.card", "e5")
    assert page.text.startswith(
        "horde drill-goblins @ c3  tiles b1  soldiers c1  gate d4 e4 d5 e5\n"
    )
    assert "gate" not in page.use("pieces.card", "e5").text


def test_the_boss_has_a_line_as_soon_as_something_is_said_of_it() -> None:
    page = Page(LILITH, "a").use("boss.spent", "fury")
    assert page.text.startswith("horde drill-life @ ")
    assert "boss  steps 0  lives drill-life  actions " in page.text
    assert page.text.endswith("spent fury")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cards.explode", ""),
        ("cards.put", "tengu"),
        ("cards.card", "tengu"),
        ("turn.step", "nap"),
        ("turn.turn", "201"),
        ("turn.turn", "-1"),
        ("turn.deployed", "perhaps"),
        ("used.there", "0"),
    ],
)
def test_what_no_tool_offers_is_refused_and_changes_nothing(name: str, value: str) -> None:
    page = Page(DUEL, "a\nb")
    with pytest.raises(Refused, match="no tool"):
        page.use(name, value)
    assert page.text == "a\nb"


def test_what_is_chosen_counts_only_where_it_can_be_chosen() -> None:
    page = Page(DUEL, "a\nb").choose(cards_card="nobody", cards_place="moon", cards_times="x")
    assert page.use("cards.put").text.startswith("a  hand ")
    assert "nobody" not in page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [DUEL, RING, COOP, YARD, LILITH])
def test_tools_have_names_in_every_language_and_no_two_the_same(name: str, language: str) -> None:
    wish = ToolsWish(game=name, seats=SEATS.get(name, 2), position="a", fresh=True)
    groups = tools_for(*game_of(name), wish, language)["groups"]
    fields = [field for group in groups for field in (*group.fields, *group.acts)]
    assert len({field.name for field in fields}) == len(fields)
    assert all(group.title for group in groups)


def test_every_mode_has_tools_for_every_number_of_seats() -> None:
    for game in GAMES.values():
        for mode, about in game.modes.items():
            for seats in about.seats:
                wish = ToolsWish(game=f"{game.name}/{mode}", seats=seats, position="")
                assert tools_for(game, mode, wish, "en")["groups"]


def test_a_page_is_told_what_a_tool_makes_of_a_text(server: Running) -> None:
    with server.guest() as guest:
        wish = {"game": DUEL, "seats": 2, "position": "a\nb"}
        told = guest.post("/api/positions/tools", json=wish | {"fresh": True}).json()
        assert told["text"] == "a\nb"
        assert told["lists"]["cards"]
        use = {"name": "turn.step", "value": "draw"}
        told = guest.post("/api/positions/tools", json=wish | {"use": use}).json()
        assert told["text"] == "step draw\na\nb"
        assert told["lists"] == {}
        refused = guest.post("/api/positions/tools", json=wish | {"use": {"name": "x"}})
        assert refused.status_code == 422


# -- every word of the notation ------------------------------------------------------------


def notations() -> dict[str, set[str]]:
    """The words of each notation of positions, seats and free words left out."""
    of_rift = {name for form in FORMS.values() for name in (*form.fields, *form.flags)}
    of_siege = {*ZONES, OUT, *HEADER, *LINES, USED, "menace", "life"}
    return {"rift": of_rift | set(FORMS) - set(LETTERS), "siegestorm": of_siege | {*get_args(Kind)}}


BEGINNINGS = {
    "siegestorm": [(DUEL, "a\nb"), (RING, "a\nb\nc"), (COOP, "a\nb\nc")],
    "rift": [
        (YARD, "horde drill-goblins @ c3\na  hero ignus  at c3  base a1\nb"),
        (LILITH, "a"),
        ("rift/drill-passes", "horde drill-goblins @ c3\na\nb"),
    ],
}


@pytest.mark.parametrize(("game", "words"), notations().items())
def test_the_tools_can_say_every_word_of_the_notation(game: str, words: set[str]) -> None:
    said = {word for mode, text in BEGINNINGS[game] for word in sayable(mode, text)}
    assert words - said == set()


def sayable(mode: str, text: str) -> set[str]:
    """The words that come into a text by using any one tool, whatever is chosen for it."""
    page = Page(mode, text)
    chosen: list[dict[str, str]] = [{}, {"cards.seat": "c", "cards.place": "reserves"}]
    for field in fields_of(page.groups()):
        if isinstance(field, Select) and field.name.partition(".")[2] in KINDS:
            ids = [one.id for group in field.groups for one in group.choices]
            of_a_kind = {re.sub(r":.*|^[a-z]\d$", "", ident): ident for ident in ids}
            chosen += [{field.name: ident} for ident in of_a_kind.values()]
    found: set[str] = set()
    for choice in chosen:
        page.chosen = choice
        about = {name.partition(".")[0] for name in choice}
        for field in fields_of(page.groups()):
            if not choice or field.name.partition(".")[0] in about:
                for value in values_of(field):
                    used = Page(mode, text)
                    used.chosen = choice
                    found |= set(used.use(field.name, value).text.split())
    return found


KINDS = ("place", "kind", "piece", "who")
"""What decides by which word something is said."""


def fields_of(groups: list[Group]) -> list[Field]:
    return [field for group in groups for field in (*group.fields, *group.acts)]


def values_of(field: Field) -> list[str]:
    if not field.changes:
        return []
    match field:
        case Select():
            return [group.choices[-1].id for group in field.groups]
        case Number():
            return [str(field.most)]
        case Tick():
            return [str(not field.value).lower()]
        case Act():
            return [""]
        case HordeCard():
            return [field.squares[0]]
    return []
