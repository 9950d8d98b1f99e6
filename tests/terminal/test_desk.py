"""At the desk of one person: answers, explanations, undo, settings."""

from pathlib import Path

import pytest

from siegeworks.core.record import replay
from siegeworks.games.siegestorm.terminal.speech import speech
from siegeworks.terminal.driver import Driver
from tests.terminal.stage import WIPED, duel, position, shown, table

CALM = """
active a step deploy
a hand tengu despoiler warrior-of-shamballa track . . armored-yak resources tengu*9 casualties tengu
b hand despoiler*2 track warrior-of-shamballa . . resources despoiler*9
"""
STEPS = ("prepare", "draw")
"""The steps that go on by themselves."""


def calm(*typed: str) -> Driver:
    """A quiet situation in which these lines are typed."""
    driver = table(position(CALM, "me", "random"), typed)
    driver.run()
    return driver


# -- answering -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "deploy warrior-of-shamballa",
        "deploy w",
        "  DEPLOY   W ",
        "Play Warrior of Shamballa as a c",
    ],
)
def test_an_answer_is_read_by_notation_by_its_beginning_and_by_its_label(typed: str) -> None:
    driver = calm(typed)
    assert driver.session.record.answers == [(0, "deploy warrior-of-shamballa")]


@pytest.mark.parametrize("form", ["{}", "{})", "{}."])
def test_an_answer_is_read_by_its_number(form: str) -> None:
    options = [option.text for option in calm().session.decisions[0].options]
    driver = calm(form.format(options.index("deploy warrior-of-shamballa") + 1))
    assert driver.session.record.answers == [(0, "deploy warrior-of-shamballa")]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("0", "Type a number from 1 to"),
        ("99", "Type a number from 1 to"),
        ("dance", "neither an answer nor a command"),
        ("deploy retired-master", "SS-7.1"),
        ("e", "is too short for an answer"),
        ("en", "or more of it: end"),
        ("ünfug §$%", "neither an answer nor a command"),
        ("Play Warrior of Shamballa as", "could be any of: Play Warrior of Shamballa as a"),
    ],
)
def test_a_line_that_is_no_answer_is_refused_kindly(typed: str, says: str) -> None:
    driver = calm(typed)
    assert says in shown(driver)
    assert not driver.session.record.answers


def test_a_beginning_that_fits_several_answers_is_asked_about() -> None:
    here = "active a step deploy\na hand tengu armored-yak warrior-of-shamballa resources tengu*9\n"
    driver = table(position(here + "b resources tengu*9\n", "me", "random"), ["deploy"])
    driver.run()
    assert "could be any of: deploy armored-yak, deploy warrior-of-shamballa" in shown(driver)
    assert not driver.session.record.answers


def test_the_only_answer_is_taken_and_noted() -> None:
    here = "active a step deploy\na hand retired-master despoiler resources tengu*9\n"
    driver = table(position(here + "b resources tengu*9\n", "me", "random"), ["deploy retired"])
    driver.run()
    assert driver.session.record.answers == [(0, "deploy retired-master"), (0, "discard despoiler")]
    assert "taken by itself, nothing else was possible: Discard Despoiler" in shown(driver)


def test_a_payment_may_be_typed_in_one_line() -> None:
    here = "a hand despoiler tengu*2 armored-yak warrior-of-shamballa resources tengu*9\n"
    record = position(here + "b resources tengu*9\n", "me", "random")
    driver = table(record, ["deploy despoiler", "3 1", "1 99"])
    driver.run()
    paid = [text for _, text in driver.session.record.answers[1:]]
    assert paid == ["discard tengu", "discard armored-yak"]
    assert shown(driver).count("still to pay") == 2
    assert "Type a number from 1 to" in shown(driver)


def test_a_card_is_found_without_accents() -> None:
    driver = calm("language cs", "? zkazonos")
    assert "Zkázonoš   " in shown(driver)


def test_bookkeeping_is_explained_in_a_plain_sentence() -> None:
    driver = calm("play warrior", *(f"why {number}" for number in range(1, 6)))
    assert "ActionDone" not in shown(driver)
    assert "bookkeeping that follows" in shown(driver)


def test_machines_answer_before_a_person_is_asked() -> None:
    driver = table(duel("me", "greedy"))
    driver.run()
    assert [seat for seat, _ in driver.session.record.answers] == [1]


def test_enter_draws_the_screen_again_and_takes_nothing() -> None:
    driver = calm("", "")
    assert shown(driver).count("Your Deploy step") == 3
    assert not driver.session.record.answers


def test_a_step_that_goes_on_by_itself_is_noted_with_a_hint_how_to_be_asked() -> None:
    here = "step prepare\na hand armored-yak resources tengu*9\nb resources tengu*9\n"
    driver = table(position(here, "me", "random"))
    driver.run()
    assert driver.session.record.answers == [(0, "next"), (0, "next")]
    english, text = speech("en"), shown(driver)
    passed = [text.index(english.ui("step-passed", step=english.step(step))) for step in STEPS]
    assert passed[0] < text.index("draws 2 cards") < passed[1]
    assert english.ui("stops-hint") in text


# -- the log -------------------------------------------------------------------------------


def marked(driver: Driver) -> list[str]:
    """The lines of the last screen that are marked as new."""
    screen = shown(driver).split(WIPED)[-1]
    return [line.split()[1] for line in screen.splitlines() if line.startswith("»")]


ALONE = "a hand warrior-of-shamballa*2 resources tengu*9\nb resources tengu*9\n"


def test_what_happened_since_the_own_last_answer_is_marked_as_new() -> None:
    driver = table(position(ALONE, "me", "random"), ["play warrior"])
    driver.run()
    assert marked(driver) == ["1", "2"]
    driver = table(position(ALONE, "me", "random"), ["play warrior", "deploy warrior"])
    driver.run()
    assert set(marked(driver)).isdisjoint(("1", "2"))
    assert marked(driver)


def test_nothing_is_new_in_a_game_taken_up_again() -> None:
    record = position(ALONE, "me", "random")
    record.answer(0, "play warrior-of-shamballa")
    driver = table(record)
    driver.run()
    assert "draws a card" in shown(driver)
    assert not marked(driver)


# -- explanations --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("?", "take back your last answer"),
        ("help", "take back your last answer"),
        ("? tengu", "Allies get +2 ATT and +2 DEF."),
        ("? tengu", "War Track: "),
        ("? storm", "An order: the creature attacks"),
        ("? DMG", "Damage: DMG"),
        ("? a3", "printed 2"),
        ("? wa", "Which one?"),
        ("? tengoo", "Close to it: Tengu"),
        ("log", "Nothing has happened"),
        ("log x", "log shows the last lines"),
        ("cards", "Casualties: 1: Tengu"),
        ("why", "why N explains"),
        ("why 9999", "why N explains"),
        ("why not tengu", "SS-7.5"),
        ("why not play tengu", "SS-7.5"),
        ("why not a3", "SS-11.16"),
        ("why not gibberish", "No rule is known to me"),
        ("why not deploy warrior of shamballa", "you can do this now"),
        ("language xx", "There are no words in xx"),
        ("language cs", "Oblast nasazování"),
        ("stops all", "in every reaction window"),
        ("stops", "You are asked in the Draw step if"),
        ("stops foo", "There is stops auto"),
        ("language", "language CODE changes"),
        ("log 0", "log shows the last lines"),
        ("? shamballa", "Warrior of Shamballa   Cost"),
        ("why not deploy shamballa", "you can do this now"),
        ("save", "save FILE writes"),
        ("undo", "no answer of yours to take back"),
    ],
)
def test_a_command_says_what_was_asked_for(typed: str, says: str) -> None:
    driver = calm(typed)
    assert says in shown(driver)
    assert not driver.session.record.answers


def test_every_open_pile_can_be_looked_through() -> None:
    here = "a resources tengu*9  casualties tengu despoiler  healing guardian\n"
    driver = table(position(here + "b removed armored-yak*2\n", "me", "random"), ["cards"])
    driver.run()
    for pile in ("Casualties: 2: Tengu, Despoiler", ": 1: Guardian", ": 2: Armored Yak, Armored Y"):
        assert pile in shown(driver)


def test_why_names_rule_card_and_answer() -> None:
    driver = calm("play warrior", "why 1", "why 2")
    text = shown(driver)
    assert "after your answer 1: play warrior-of-shamballa" in text
    assert "SS-15.18: " in text
    assert "because of Warrior of Shamballa (Player A)" in text
    assert "after answer 2, given by Machine" in text


# -- undo ----------------------------------------------------------------------------------


def test_undo_goes_back_to_the_own_last_answer() -> None:
    driver = calm("deploy warrior", "undo")
    assert not driver.session.record.answers
    assert "Taken back. This is as far as it goes." in shown(driver)


def test_undo_goes_back_past_a_machine_that_showed_nothing() -> None:
    here = "active a step deploy\na hand armored-yak track tengu . . resources tengu*9\n"
    here += "b hand reptine-taskmaster resources tengu*9\n"
    driver = table(position(here, "me", "random"), ["play armored-yak", "undo"])
    driver.run()
    assert "a2 Tengu" in shown(driver)
    assert not driver.session.record.answers


def test_undo_is_refused_where_something_came_to_light_and_says_what() -> None:
    driver = calm("play warrior", "undo")
    text = shown(driver)
    assert "cannot be taken back" in text
    assert "draws a card" in text.split("cannot be taken back")[1]
    assert driver.session.record.answers


def test_undo_says_how_many_more_answers_can_be_taken_back() -> None:
    here = "a hand despoiler tengu*2 armored-yak warrior-of-shamballa resources tengu*9\n"
    pay = ["discard tengu", "discard tengu", "discard armored-yak"]
    typed = ["deploy despoiler", *pay, "undo", "undo", "undo", "undo"]
    driver = table(position(here + "b resources tengu*9\n", "me", "random"), typed)
    driver.run()
    text = shown(driver)
    assert "Taken back. 3 more answers of yours can be taken back." in text
    assert "Taken back. One more answer of yours can be taken back." in text
    assert "Taken back. This is as far as it goes." in text
    assert not driver.session.record.answers


def test_undo_takes_back_what_was_noted_and_read_with_it() -> None:
    here = "a hand retired-master despoiler resources tengu*9\nb resources tengu*9\n"
    driver = table(position(here, "me", "random"), ["deploy retired", "undo"])
    driver.run()
    assert not driver.session.record.answers
    assert not driver.persons[0].taken
    assert driver.persons[0].read_up_to == 0


def test_undo_after_the_other_player_drew_is_refused_although_no_card_was_seen() -> None:
    session = table(position("a resources tengu*9\nb resources tengu*9\n", "me", "me")).session
    session.answer(0, "end")
    session.answer(1, "next")
    way = session.undo(0)
    assert way is not None
    assert type(getattr(way.revealed, "event", None)).__name__ == "Drawn"


def test_undo_in_a_game_taken_up_again_passes_over_what_was_not_asked() -> None:
    here = "a hand retired-master despoiler resources tengu*9\nb resources tengu*9\n"
    record = position(here, "me", "random")
    record.answer(0, "deploy retired-master")
    record.answer(0, "discard despoiler")
    session = table(record).session
    session.undo(0)
    assert not session.record.answers


def test_a_card_another_player_has_shown_cannot_be_unseen() -> None:
    here = "active a step deploy\na hand warrior-of-shamballa*2 resources tengu*9\n"
    here += "b hand warrior-of-shamballa resources tengu*9\n"
    session = table(position(here, "me", "me")).session
    session.answer(0, "deploy warrior-of-shamballa")
    session.answer(0, "end")
    way = session.undo(0)
    assert way is not None
    assert way.revealed is None
    session.answer(0, "play warrior-of-shamballa")
    session.answer(1, "play warrior-of-shamballa")
    way = session.undo(0)
    assert way is not None
    assert way.revealed is not None
    assert type(way.revealed.event).__name__ in ("Played", "Drawn")


def test_a_shapeshift_of_another_player_cannot_be_unseen_although_a_card_goes_back() -> None:
    here = "a hand armored-yak*2 track tengu . . resources tengu*9\n"
    here += "b hand despoiler*2 track reptine-taskmaster . . resources tengu*9\n"
    session = table(position(here, "me", "me")).session
    for seat, text in ((0, "play armored-yak"), (1, "use b1"), (1, "card despoiler"), (0, "pass")):
        session.answer(seat, text)
    way = session.undo(0)
    assert way is not None
    assert type(getattr(way.revealed, "event", None)).__name__ == "Shapeshifted"


def test_undo_leaves_the_record_as_it_was_before_the_answer(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    taken_back = 0
    for option in calm().session.decisions[0].options:
        session = table(position(CALM, "me", "random"), [], file).session
        before = session.record.text()
        session.answer(0, option.text)
        way = session.undo(0)
        assert way is not None
        if way.revealed is None:
            taken_back += 1
            assert session.record.text() == before == file.read_text()
    assert taken_back


# -- keeping -------------------------------------------------------------------------------


def test_the_record_is_kept_after_every_answer(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    driver = table(duel("me", "greedy", seed=3), [], file)
    driver.run()
    while driver.session.outcome is None and len(driver.session.steps) < 40:
        decision = driver.session.decisions[0]
        driver.session.answer(decision.seat, decision.options[-1].text)
        assert replay(file.read_text()).answers == driver.session.record.answers


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "blocked" / "game.record"
    file.parent.write_text("a file where a folder should be")
    driver = table(duel("me", "greedy", seed=3), ["keep"], file)
    driver.run()
    assert "cannot write" in shown(driver)
    assert driver.session.record.answers
    file.parent.unlink()
    driver.session.keep()
    assert not driver.session.trouble
    assert replay(file.read_text()).answers == driver.session.record.answers


def test_save_writes_the_record_where_it_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    driver = calm("deploy warrior", f"save {file}")
    assert replay(file.read_text()).answers == driver.session.record.answers
