"""Playing Rift at a desk: lists that narrow down, previews, seats side by side, undo."""

from pathlib import Path

import pytest

from siegeworks.core.record import replay
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.scene.options import reach
from siegeworks.games.rift.terminal.choices import choices
from siegeworks.terminal.narrowing import fitting, narrowed
from siegeworks.terminal.session import SPECTATOR, Session
from siegeworks.terminal.watch import watch
from siegeworks.words.languages import LANGUAGES
from tests.options import offered, said
from tests.terminal.rift_stage import YARD, at_yard, board, drawn, fresh, given, yard
from tests.terminal.stage import WIPED, shown, table

BOMBS = YARD.replace("hand shooters*2", "hand bombardiers")


# -- lists of answers ------------------------------------------------------------------------


def test_long_lists_are_grouped_by_tower_then_site_then_facing() -> None:
    here = board(yard())
    first = [choice for choice in choices(here) if choice.step]
    assert [choice.step for choice in first] == ["play shooters", "play militia"]
    assert first[0].label.startswith("Play Shooters … (")
    sites = choices(here, ("play shooters",))
    assert [choice.step for choice in sites] == ["@ b1", "@ a2", "@ e2", "@ b5", "@ d5"]
    turns = choices(here, ("play shooters", "@ b1"))
    assert [choice.options[0].text[-1] for choice in turns] == list("nesw")
    assert not any(choice.step for choice in turns)


def test_a_tower_says_which_hordes_it_would_reach() -> None:
    here = board(yard(BOMBS))
    found = {
        choice.options[0].text: choice.label
        for choice in choices(here, ("play bombardiers", "@ b1"))
    }
    hinted = [text for text, label in found.items() if label.endswith("→ c2")]
    c2 = here.sight.space("c2")
    assert hinted
    assert hinted == [text for text in found if c2 in reach(here.sight, said(BOX, text).move)]


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("play shooters @ b1 ~ n", ("play shooters", "@ b1", "~ n")),
        ("pass mage > b = warlock", ("pass mage", "> b", "= warlock")),
        ("tile c3 a1 b1 b2", ("tile c3", "a1 b1 b2")),
        ("relocate c2 a1 > d3 b2", ("relocate c2 a1", "> d3", "b2")),
        ("move c3", ("move c3",)),
        ("done", ("done",)),
    ],
)
def test_answers_are_cut_into_steps(text: str, cut: tuple[str, ...]) -> None:
    assert said(BOX, text).move.steps == cut


def test_a_space_narrows_before_a_square_does() -> None:
    record = yard(BOMBS)
    record.answer(0, "play bombardiers @ b1 ~ e")
    decision = record.state().decisions[0]
    every = decision.options
    two = offered(BOX, "tile c2 a1", "tile b3 c2", "tile b3 d4")
    assert fitting(two, "c2") == two[:1]
    assert fitting(two, "b3") == two[1:]
    assert fitting(two, "d4") == two[2:]
    corner = narrowed(every, ("tile c2", "a1"))
    assert corner
    assert all("a1" in option.text.split()[2:] for option in corner)
    assert fitting(every, "z9") == ()


def test_numbers_lead_step_by_step_to_an_answer_and_nought_leads_back() -> None:
    driver = at_yard("play shooters", "1", "0", "e2", "2", "y")
    assert given(driver) == ["a play shooters @ e2 ~ e"]
    assert "0) back (now: play shooters)" in shown(driver)


@pytest.mark.parametrize("typed", ["don", "d", "1x", "play", "z9", "play mage @ b1 ~ n"])
def test_what_is_no_answer_does_nothing(typed: str) -> None:
    assert given(at_yard(typed)) == []


def test_a_move_that_is_not_possible_is_refused_with_its_clause() -> None:
    assert "(RT-8.10)" in shown(at_yard("play mage @ b1 ~ n"))
    assert "RT-8.12: " in shown(at_yard("why not play shooters @ d1 ~ n"))
    assert "you can do this now" in shown(at_yard("why not done"))


def test_an_answer_may_be_given_by_its_label() -> None:
    assert given(at_yard("Activate Malik")) == ["a hero"]


def test_tiles_that_cover_more_come_first() -> None:
    record = yard(BOMBS)
    record.answer(0, "play bombardiers @ b1 ~ e")
    here = board(record)
    listed = choices(here)
    assert [choice.label for choice in listed[:3]] == ["c2 +1", "b3 +1", "c3 +1"]
    numbers = [here.options[choice.options[0].text].covers or 0 for choice in listed]
    assert numbers == sorted(numbers, reverse=True)
    assert len(listed) == len(here.options)
    driver = table(yard(BOMBS), ["play bombardiers @ b1 ~ e", "", "1", ""])
    driver.run()
    assert given(driver)[1] == "a tile c2 c2"


# -- previews --------------------------------------------------------------------------------


def test_a_placement_is_shown_and_confirmed_or_taken_back() -> None:
    lines = ["play bombardiers @ b1 ~ e", "", "1", "n"]
    driver = table(yard(BOMBS), lines)
    driver.run()
    assert given(driver) == ["a play bombardiers @ b1 ~ e"]
    text = shown(driver)
    assert "c2*" in text
    assert "#" in text.split("> 1")[1]
    assert "would be left uncovered" in text.split("> 1")[1]


def test_a_preview_marks_exactly_the_new_squares() -> None:
    driver = table(yard(BOMBS), ["play bombardiers @ b1 ~ e", "", "1", ""])
    driver.run()
    (seat, text) = driver.session.record.answers[1]
    before = shown(driver).split("> 1")[1].split("[Y/n]")[0]
    assert seat == 0
    assert before.count("#") == len(text.split()) - 2


def test_previews_can_be_switched_off() -> None:
    driver = at_yard("preview off", "play shooters @ b1 ~ n")
    assert given(driver) == ["a play shooters @ b1 ~ n"]
    assert "[Y/n]" not in shown(driver)
    assert "Placements count at once." in shown(driver)
    assert "There is preview on and preview off." in shown(at_yard("preview maybe"))


def test_a_tower_that_reaches_nothing_says_so() -> None:
    assert "There is no horde within reach." in shown(at_yard("play shooters @ d5 ~ e"))


# -- side by side ----------------------------------------------------------------------------


def test_persons_change_seats_without_a_curtain() -> None:
    driver = at_yard("seat b", "done", "done")
    assert given(driver)[:2] == ["b done", "a done"]
    assert "Pass the screen" not in shown(driver)


def test_who_is_done_may_go_on_after_all() -> None:
    driver = at_yard("done", "seat a", "resume", "hero")
    assert given(driver) == ["a done", "a resume", "a hero"]


@pytest.mark.parametrize("typed", ["seat", "seat a", "seat c", "seat x"])
def test_there_are_only_the_other_persons_seats(typed: str) -> None:
    assert "seat LETTER gives the screen to another person: b" in shown(at_yard(typed))


def test_a_machine_waits_until_it_is_let_act_or_the_persons_are_done() -> None:
    seats = ("me:Anna", "random")
    assert given(at_yard("hero", "done", seats=seats)) == ["a hero", "a done"]
    acts = given(at_yard("partner", seats=seats))
    assert acts
    assert all(text.startswith("b ") for text in acts)
    whole = at_yard("partner all", seats=seats)
    assert given(whole)[-1] == "b done"
    assert whole.session.deciding == [0]
    after = at_yard("done", seats=seats)
    assert [text for text in given(after) if text.startswith("b ")]


def test_a_partner_who_is_done_or_not_there_is_named() -> None:
    done = yard(YARD.replace("hand apprentice", "hand apprentice  done"), "me:Anna", "random")
    driver = table(done, ["partner"])
    driver.run()
    assert "has ended the turn." in shown(driver)
    assert "partner all lets it play" in shown(at_yard("partner x"))
    alone = table(fresh("drill-yard", "me"), ["partner"])
    alone.run()
    assert "You have no partner" in shown(alone)


def test_the_question_says_who_else_may_act() -> None:
    assert drawn(yard())[-1] == "may act too: b Ben (partner b)"
    ready = yard(YARD.replace("hand apprentice", "hand apprentice  done"))
    assert "may act too" not in "\n".join(drawn(ready))


# -- undo ------------------------------------------------------------------------------------


def test_undo_goes_back_while_nothing_was_revealed() -> None:
    driver = at_yard("hero", "undo")
    assert given(driver) == []
    assert "Taken back." in shown(driver)


def test_undo_does_not_reach_past_a_drawn_horde() -> None:
    text = YARD.replace("phase play", "phase spending").replace("health 8", "health 8")
    driver = table(yard(text, "me:Anna", "random"), ["done", "undo"])
    driver.run()
    assert "something came to light: Arrival token 1" in shown(driver)


def test_undo_does_not_take_back_what_another_person_did() -> None:
    driver = at_yard("hero", "1", "seat b", "done", "undo")
    assert "This cannot be taken back, Ben has acted since." in shown(driver)


def test_a_narrowed_list_is_whole_again_after_an_answer() -> None:
    driver = at_yard("play shooters", "1", "1", "y")
    assert driver.persons[0].narrowed == ()


# -- pages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("?", "play shooters @ b1 ~ n"),
        ("? shooters", "Level 1 archer tower"),
        ("? malik", "Malik Hammerfury"),
        ("? earthquake", "Malik Hammerfury"),
        ("? fire rain", "Fire Rain"),
        ("? wolf", "Haste: "),
        ("? goblin", "No special properties."),
        ("? c2", "c2: A horde of goblins and a wolf"),
        ("? b1", "b1: Building site (red)"),
        ("? a1", "a1: empty"),
        ("? scenario", "Drill yard (one star)"),
        ("? phases", "2 Playing tower and hero cards: "),
        ("? boss", "There is no boss in this game."),
        ("? deadly", "Only tiles cover this enemy"),
        ("? gobblin", "Close to it: Goblin"),
        ("legend", "damage tile on an enemy"),
        ("next", "(c6) leaves the map"),
        ("decks", "Arrival token 1 (c1)"),
        ("hordes", "c6 5 Goblin"),
        ("players", "Common supply: "),
        ("log", "Nothing has happened yet."),
        ("why 99", "why N explains line N"),
        ("stops", "only the end of a phase waits for you"),
        ("stops all", "You are asked even where only one answer is possible."),
        ("stops none", "it is given for you, at the end of a phase too"),
        ("stops often", "There is stops auto, stops all and stops none."),
    ],
)
def test_pages_explain(typed: str, says: str) -> None:
    text = shown(at_yard(typed)).split(f"> {typed}")[1]
    assert says.casefold() in text.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_written_in_every_language(language: str) -> None:
    typed = ["?", "legend", "next", "decks", "players", "? phases", "? scenario", "? c2", "? malik"]
    text = shown(
        at_yard(*typed, "preview off", "partner x", "seat x", "stops all", language=language)
    )
    assert "ui-" not in text
    assert "rift-" not in text


def test_why_names_the_rule_and_the_answer() -> None:
    text = shown(at_yard("hero", "1", "why 1"))
    assert "RT-15.3: " in text
    assert "after answer 1, given by Anna: hero" in text


# -- whole games -----------------------------------------------------------------------------


def test_only_placements_are_made_by_themselves_and_the_end_of_a_phase_waits() -> None:
    driver = table(yard("horde drill-one @ c2\na  acted\nb  acted\n"), [""])
    driver.run()
    assert given(driver)[0] == "a done"
    assert shown(driver).startswith(WIPED)


def test_stops_all_asks_where_only_one_answer_is_possible() -> None:
    """A soldier with one place to stand is placed by itself, unless one wishes otherwise."""
    given_tower = "horde drill-one @ c3\na  hand militia\nb  done\n"
    answers = [["preview off"], ["preview off", "stops all"]]
    played = "play militia @ b3 ~ n"
    asked = [table(yard(given_tower), [*typed, played, "quit"]) for typed in answers]
    for driver in asked:
        driver.run()
    taken = [len(driver.session.record.answers) for driver in asked]
    assert taken == [2, 1], "the soldier, and then nothing but what was typed"


@pytest.mark.parametrize("scenario", ["drill-ground", "drill-mages", "drill-lilith"])
def test_machines_are_watched_to_the_end(scenario: str) -> None:
    driver = table(fresh(scenario, "random", "random", seed=2))
    assert watch(driver).kind == "over"
    assert "Round 2" in shown(driver)
    assert replay(driver.session.record.text()).state().outcome is not None


def test_a_game_is_kept_after_every_answer_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    driver = table(fresh("drill-ground", "me", "random", seed=4), ["1", "1", "1"], file)
    driver.run()
    again = replay(file.read_text("utf-8"))
    assert again.answers == driver.session.record.answers
    assert len(again.answers) > 2
    session = Session(again)
    assert [step.seat for step in session.steps] == [seat for seat, _ in again.answers]
    assert session.sight(SPECTATOR).view == driver.session.sight(SPECTATOR).view
