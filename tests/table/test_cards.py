"""The card and scenario browser: everything is there, is found, and says what is printed on it."""

import re
from collections.abc import Callable, Iterator

import pytest
from markupsafe import escape
from starlette.datastructures import QueryParams

from siegeworks.games.rift.pages import scenarios
from siegeworks.games.rift.rules import BOX as RIFT_BOX
from siegeworks.games.siegestorm.rules import BOX as SIEGE_BOX
from siegeworks.lab.match import wilson
from siegeworks.pages.cards import measured
from siegeworks.pages.cards.filters import Wish, choices, found, labels, wish_of
from siegeworks.pages.cards.rulings import mentions
from siegeworks.pages.cards.things import all_things, details, kinds, said, thing_of
from siegeworks.pages.rules import book
from siegeworks.table.catalogue import picture_of
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running

NOTHING = Wish(*[""] * len(Wish._fields))


Get = Callable[..., str]


@pytest.fixture
def get(server: Running) -> Iterator[Get]:
    """Reads pages as one guest."""
    with server.guest() as guest:

        def read(path: str, language: str = "en", status: int = 200) -> str:
            answer = guest.get(path, headers={"Accept-Language": language})
            assert answer.status_code == status, path
            return answer.text

        yield read


# -- things --------------------------------------------------------------------------------


def test_everything_printed_is_there_once() -> None:
    things = all_things()
    assert len({thing.path for thing in things}) == len(things)
    assert {thing.id for thing in things if thing.game == "siegestorm"} == set(SIEGE_BOX.numbers)
    for kind, ids in (
        ("tower", RIFT_BOX.tower_numbers),
        ("hero", RIFT_BOX.hero_numbers),
        ("spell", RIFT_BOX.spell_numbers),
        ("storm", RIFT_BOX.storm_numbers),
        ("boss", RIFT_BOX.bosses),
    ):
        assert {thing.id for thing in things if thing[:2] == ("rift", kind)} == set(ids)
    assert {thing.kind for thing in things} == {kind for each in kinds().values() for kind in each}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_a_mark_and_words(language: str) -> None:
    for thing in all_things():
        page = said(thing, language)
        assert page.name, thing
        assert page.mark, thing
        assert not re.search(r"\b(?:term|keyword|family)-", f"{page.name} {page.mark}"), thing
        if thing.kind not in ("card", "boss-card") and thing.id != "wildcat":
            assert any(text for _, text in page.texts), thing


def test_everything_has_a_picture() -> None:
    for thing in all_things():
        _, _, game, kind, file = thing.picture.split("/")
        assert picture_of(game, kind, file.removesuffix(".svg")), thing


# -- filters -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "test"),
    [
        ({"game": "rift"}, lambda thing: thing.game == "rift"),
        ({"kind": "tower", "rank": "4"}, lambda thing: thing.kind == "tower" and thing.rank == "4"),
        ({"group": "ysra"}, lambda thing: thing.group == "ysra"),
        ({"rank": "elite", "cost": "3"}, lambda thing: (thing.rank, thing.cost) == ("elite", 3)),
        ({"cost": "5+"}, lambda thing: thing.cost is not None and thing.cost >= 5),
        ({"has": "activation"}, lambda thing: "activation" in thing.has),
    ],
)
def test_a_filter_leaves_what_fits_and_nothing_else(wish: dict[str, str], test: object) -> None:
    assert callable(test)
    left = found(NOTHING._replace(**wish), "en")
    assert left
    assert left == [thing for thing in all_things() if test(thing)]


def test_words_are_found_in_the_readers_language_and_by_the_english_name() -> None:
    wish = NOTHING._replace(game="siegestorm")
    assert "despoiler" in {thing.id for thing in found(wish._replace(q="ZKAZONOS"), "cs")}
    assert "despoiler" in {thing.id for thing in found(wish._replace(q="despoil"), "cs")}
    assert found(wish._replace(q="zzzz"), "en") == []


def test_what_nobody_offers_is_not_asked_for() -> None:
    wish = wish_of(QueryParams("game=chess&kind=tower&cost=x&rank=elite&q=%20a%20"))
    assert wish == NOTHING._replace(kind="tower", rank="elite", q="a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    named = labels(language)
    for name in ("group", "rank", "has"):
        assert set(named[name]) == set(choices()[name])
        assert not any(text.lower().startswith("term-") for text in named[name].values())


def test_the_browser_shows_what_fits_a_page_at_a_time(get: Get) -> None:
    page = get("/cards?game=siegestorm&kind=card")
    assert 'href="/cards?game=siegestorm&amp;kind=card&amp;from=60"' in page
    later = get("/cards?game=siegestorm&kind=card&from=60")
    both = re.findall(r'href="(/cards/[^"?]+)"', page + later)
    assert both == [thing.path for thing in all_things() if thing[:2] == ("siegestorm", "card")]
    for odd in ("from=-1", "from=x", "from=999999999999", "from=99999"):
        get(f"/cards?{odd}")


# -- pages ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", kinds())
def test_a_page_says_it_in_five_languages(get: Get, game: str) -> None:
    for place, kind in enumerate(kinds()[game]):
        thing = [each for each in all_things() if each[:2] == (game, kind)][-1]
        page = get(thing.path, LANGUAGES[place % len(LANGUAGES)])
        for language in LANGUAGES:
            assert str(escape(said(thing, language).name)) in page, thing
    get(f"/cards/{game}/card/nothing", status=404)


def test_a_card_shows_its_rulings_and_cases_first_those_that_speak_of_it(get: Get) -> None:
    thing = thing_of("siegestorm", "card", "despoiler")
    assert thing is not None
    told = mentions(thing)
    assert "SS-R103" in told.rulings
    assert all(clause in book.places() for clause in told.rulings)
    page = get(thing.path)
    assert 'href="/rules/clause/SS-R103"' in page
    assert f'href="/rules/case/{told.cases[0]}"' in page
    assert "despoiler" in told.cases[0]


def test_a_scenario_shows_its_map_hordes_and_difficulties(get: Get) -> None:
    page = get("/cards/rift/scenario/rift-in-time")
    board = scenarios.board("rift-in-time", "en")
    scenario = RIFT_BOX.scenarios["rift-in-time"]
    assert "/pictures/rift/map/rift-in-time.svg" in page
    assert [level.health for level in board.levels] == list(scenario.health.values())
    for deck in board.decks:
        assert all(f'href="{horde.path}"' in page for stage in deck.stages for horde, _ in stage)


# -- measured ------------------------------------------------------------------------------


def test_shares_come_with_wilsons_interval() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    line = measured.line("starter", "had", 200, 100)
    assert (line.share, line.low, line.high, line.few) == (50, 43, 57, False)


def test_what_was_measured_is_about_things_there_are() -> None:
    kinds_of = {
        "siegestorm": ("card", "boss"),
        "rift": ("tower", "hero", "spell", "scenario", "horde", "beaten", "boss", "storm"),
    }
    for game, kinds_ in kinds_of.items():
        data = measured.figures(game)
        assert data["player"] == "greedy"
        assert set(data) - {"date", "player", "games", "all", "ability"} == set(kinds_)
        for kind in kinds_:
            for ident, uses in data[kind].items():
                known = (each for each in all_things() if (each.game, each.id) == (game, ident))
                assert any(known), ident
                assert all(0 <= wins <= games for games, wins in uses.values())
    for thing in all_things():
        if thing.kind in ("card", "boss", "storm"):
            told = details(thing, "en").measured
            assert told is not None
            assert told.parts, thing
    data = measured.figures("siegestorm")
    drawn = [uses["starter-had"][0] for uses in data["card"].values() if "starter-had" in uses]
    assert sum(drawn) > data["games"]["starter"]
