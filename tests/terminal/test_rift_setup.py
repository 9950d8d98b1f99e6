"""Before and after a game of Rift: what is asked, what is refused, and the campaign."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from siegeworks.core.record import replay
from siegeworks.core.refusal import Refused
from siegeworks.games.rift.bringing import brought, scenarios
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.terminal import progress
from siegeworks.terminal.lobby import Wishes, asked, begin
from siegeworks.words.languages import LANGUAGES
from tests.terminal.rift_stage import fresh
from tests.terminal.stage import Stage, refusal, run

YARD = "rift/drill-yard"


class Live(Stage):
    """A stage that passes for a terminal."""

    def __init__(self, *typed: str) -> None:
        super().__init__(typed)
        self.live = True


def wished(*typed: str, game: str = "rift") -> Wishes:
    """What a person wishes for who types these lines."""
    return asked(Wishes(game, (), "en", ask_all=True), Live(*typed))


# -- the questions before --------------------------------------------------------------------


def test_enter_takes_the_first_scenario_one_star_and_a_machine_as_partner() -> None:
    wishes = wished("", "", "", "", "")
    assert wishes.game == f"rift/{scenarios()[0].id}"
    assert wishes.seats == ("me", "normal")
    assert wishes.switches == ()
    assert wishes.own == {"hero": []}


def test_a_scenario_is_chosen_by_number_id_or_title() -> None:
    number = [one.id for one in scenarios()].index("drill-yard") + 1
    for typed in (str(number), "drill-yard", "Drill yard"):
        assert wished(typed, "", "", "", "").game == YARD


def test_what_cannot_be_used_is_asked_again() -> None:
    wishes = wished(
        "999", "drill-yard", "easy", "heroic", "maybe", "off", "me you", "me:Anna me", "", "malik"
    )
    assert wishes.game == YARD
    assert wishes.switches == (("difficulty", "heroic"),)
    assert wishes.seats == ("me:Anna", "me")
    assert wishes.own == {"hero": ["b=malik"]}


def test_the_mode_question_offers_rift_too() -> None:
    wishes = Wishes("siegestorm/duel", (), "en", ask_mode=True, ask_all=True)
    assert asked(wishes, Live("rift", "drill-yard", "", "", "", "")).game == YARD


def test_a_record_begins_with_the_heroes_wished_for() -> None:
    wishes = wished("drill-yard", "iron", "on", "me:Anna machine", "lilith")
    record = begin(wishes._replace(seed=3))
    assert [seating.name for seating in record.setup.seats] == ["me:Anna", "normal"]
    assert record.setup.seats[0].brings == ("hero lilith",)
    assert record.setup.seats[1].brings != ("hero lilith",)
    assert record.setup.switches == (("difficulty", "iron"), ("storms", "on"))


def test_heroes_are_all_brought_or_none() -> None:
    assert brought("drill-yard", 3, ()) == [(), (), ()]
    found = brought("drill-yard", 4, ((2, "malik"),))
    assert found[2] == ("hero malik",)
    assert len(set(found)) == 4
    assert ("hero lilith",) not in brought("drill-lilith", 4, ((0, "ignus"),))


@pytest.mark.parametrize(
    ("wished_for", "says"),
    [
        (((0, "conan"),), "no hero 'conan'; there is"),
        (((0, "lilith"),), "no hero 'lilith'"),
        (((3, "malik"),), "there is no seat d"),
        (((0, "malik"), (1, "malik")), "RT-4.11"),
    ],
)
def test_heroes_that_cannot_be_are_refused(
    wished_for: tuple[tuple[int, str], ...], says: str
) -> None:
    with pytest.raises(Refused, match=says):
        brought("drill-lilith", 2, wished_for)


# -- the command line ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("rift/nowhere",), "no game 'rift/nowhere'; there is"),
        ((YARD, "--difficulty", "easy"), "no difficulty 'easy'; there is one-star"),
        ((YARD, "--boss", "byloss"), "leave out --boss"),
        ((YARD, "--deck", "a=ysra"), "rift/drill-yard has no deck to choose: leave out --deck"),
        ((YARD, "--hero", "malik"), "cannot read the hero 'malik'"),
        ((YARD, "--hero", "a=conan"), "no hero 'conan'"),
        ((YARD, "--hero", "a=malik", "--hero", "a=ignus"), "given two heroes"),
        ((YARD, "--seats", "me", "me", "me", "me", "me"), "not 5"),
        ((YARD, "--seats", "me", "robot"), "nobody is called 'robot'"),
        (("siegestorm/duel", "--hero", "a=malik"), "siegestorm/duel has no hero to choose"),
        (("siegestorm/duel", "--campaign", "x"), "has no campaign to choose: leave out --campaign"),
    ],
)
def test_bad_words_are_refused_in_one_sentence(words: tuple[str, ...], says: str) -> None:
    assert says in refusal("play", *words)


def test_a_game_is_played_kept_resumed_and_told_again(own_folder: Path) -> None:
    first = run("play", YARD, "--seats", "me:Anna", "random", "--seed", 5, typed=["1", "1", "1"])
    assert "The game is kept in" in first.output
    (file,) = (own_folder / "saves").glob("rift-drill-yard-*.record")
    count = len(replay(file.read_text("utf-8")).answers)
    again = run("play", "--resume", file, typed=["1"])
    assert again.exit_code == 0, again.output
    assert len(replay(file.read_text("utf-8")).answers) > count
    told = run("replay", file, "--log")
    assert "Anna plays Alleria Swiftwind." in told.output


def test_machines_play_in_a_pipe_and_the_log_is_printed() -> None:
    result = run("play", YARD, "--seats", "random", "random", "--seed", 2)
    assert result.exit_code == 0, result.output
    assert "Round 1" in result.output
    assert "RT-24" in result.output


def test_a_solo_game_asks_for_a_bench() -> None:
    result = run("play", YARD, "--seats", "me", "--seed", 2, typed=["1", "1", "1"])
    assert "Who sits on your bench?" in result.output


# -- the campaign ----------------------------------------------------------------------------


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """A campaign of two scenarios."""
    found = {
        name: replace(BOX.scenarios[name], number=number)
        for number, name in enumerate(("drill-yard", "drill-ground"), start=1)
    }
    monkeypatch.setattr(BOX, "scenarios", found | {"drill-mages": BOX.scenarios["drill-mages"]})


def won_yard(name: str) -> None:
    """Let the first scenario of a campaign be won."""
    record = fresh("drill-yard", "me")
    progress.begin(name, record, None)
    campaign = progress.load(name)
    progress.store(campaign.over(progress.key(record), won=True, rounds=7, health=3))


def test_a_campaign_is_begun_and_shown(two: None) -> None:
    assert "siegeworks campaign new" in run("campaign").output
    assert "The campaign kingdom begins." in run("campaign", "new").output
    text = run("campaign").output
    assert "Stars: 0 of 10" in text
    assert "Drill yard (drill-yard):  open" in text
    assert "Drill ground (drill-ground):  locked" in text
    assert "Next: siegeworks campaign play drill-yard" in text
    assert "there is a campaign kingdom already" in refusal("campaign", "new")


def test_a_victory_is_shown_with_its_stars_and_opens_the_next(two: None) -> None:
    run("campaign", "new", "ours")
    won_yard("ours")
    text = run("campaign").output
    assert "Drill yard (drill-yard): ★ one star" in text
    assert "Drill ground (drill-ground):  open" in text
    found = json.loads(run("campaign", "show", "ours", "--json").output)
    assert found["stars"] == 1
    assert [one["open"] for one in found["scenarios"]] == [True, True]


def test_a_game_of_the_campaign_is_written_down(two: None) -> None:
    run("campaign", "new", "ours")
    result = run("campaign", "play", "--seats", "random", "random", "--seed", 2)
    assert "Written into the campaign ours." in result.output
    (game,) = progress.load("ours").games.values()
    assert (game.scenario, game.difficulty, game.players) == ("drill-yard", "one-star", 2)
    assert game.won is not None
    assert Path(game.file).exists()


def test_a_game_under_way_is_named_and_its_end_counts_when_it_is_resumed(two: None) -> None:
    run("campaign", "new", "ours")
    run("play", YARD, "--campaign", "ours", "--seats", "me", "--seed", 3, typed=["1"])
    (game,) = progress.load("ours").under_way()
    assert game.file in run("campaign").output
    done = run("play", "--resume", game.file, typed=["concede", "y"])
    assert "Written into the campaign ours." in done.output
    assert [other.won for other in progress.load("ours").games.values()] == [False]


def test_a_game_that_is_not_kept_leaves_nothing_in_the_campaign(two: None) -> None:
    run("campaign", "new", "ours")
    run("play", YARD, "--campaign", "ours", "--seats", "me", typed=["quit", "n"])
    assert not progress.load("ours").games


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("campaign", "play", "drill-ground"), "still locked: win drill-yard first"),
        (("campaign", "play", "drill-mages"), "is not part of the campaign"),
        (("campaign", "play", "nowhere"), "no scenario 'nowhere'; open are drill-yard"),
        (("campaign", "show", "theirs"), "no campaign 'theirs'; there is ours"),
        (("campaign", "new", "a/b"), "letters, digits"),
        (("campaign", "import", "missing.json"), "cannot read missing.json"),
        (("play", YARD, "--campaign", "theirs"), "no campaign 'theirs'"),
    ],
)
def test_campaigns_refuse_clearly(two: None, words: tuple[str, ...], says: str) -> None:
    run("campaign", "new", "ours")
    assert says in refusal(*words)


def test_a_campaign_is_carried_elsewhere(two: None, tmp_path: Path) -> None:
    run("campaign", "new", "ours")
    won_yard("ours")
    file = tmp_path / "ours.json"
    assert run("campaign", "export", file).exit_code == 0
    assert "is there already" in refusal("campaign", "export", file)
    assert "give it another name" in refusal("campaign", "import", file)
    assert run("campaign", "import", file, "--name", "theirs").exit_code == 0
    assert progress.load("theirs").games == progress.load("ours").games
    file.write_text("{}", "utf-8")
    assert "its format is not" in refusal("campaign", "import", file, "--name", "third")
    file.write_bytes(b"\xff\xfe")
    assert "is not UTF-8 text" in refusal("campaign", "import", file, "--name", "third")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_campaign_speaks_every_language(two: None, language: str) -> None:
    run("campaign", "new", "ours")
    won_yard("ours")
    text = run("campaign", "show", "--language", language).output
    assert "★" in text
    assert "ui-" not in text
