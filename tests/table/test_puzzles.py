"""Puzzles at the table: pages, tries and what comes of them."""

from typing import Any

import pytest

from siegeworks.core.decision import SEATS
from siegeworks.pages.puzzles import asked, of_today
from siegeworks.puzzles import Puzzle, puzzles
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running

EACH_GAME = [
    next(each for each in puzzles().values() if each.board == board)
    for board in ("siegestorm", "rift")
]


def ask(server: Running, name: str, status: int = 200, **wish: Any) -> Any:
    with server.guest() as guest:
        path = f"/api/puzzles/{name}"
        answer = guest.post(path, json=wish, headers={"Accept-Language": "en"})
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_there_in_every_language(server: Running, language: str) -> None:
    with server.guest() as guest:
        for path in ("/puzzles", "/puzzles/daily", *(f"/puzzles/{each.id}" for each in EACH_GAME)):
            answer = guest.get(path, headers={"Accept-Language": language})
            assert answer.status_code == 200
            assert f'<html lang="{language}"' in answer.text
        assert guest.get("/puzzles/chess").status_code == 404
    ask(server, "chess", 404)


def test_the_list_has_every_puzzle_and_the_one_of_the_day(server: Running) -> None:
    with server.guest() as guest:
        page = guest.get("/puzzles", headers={"Accept-Language": "en"}).text
        day = guest.get("/puzzles/daily", headers={"Accept-Language": "en"}).text
    for name in puzzles():
        assert f'href="/puzzles/{name}"' in page
    assert f'"id": "{of_today().id}"' in day
    assert asked(of_today(), "en") in day


def test_what_is_asked_names_the_hordes() -> None:
    two = next(each for each in puzzles().values() if len(each.targets) > 1)
    for language in LANGUAGES:
        assert ", ".join(two.targets) in asked(two, language)


@pytest.mark.parametrize("puzzle", EACH_GAME, ids=lambda each: each.id)
def test_a_puzzle_is_solved_answer_by_answer(server: Running, puzzle: Puzzle) -> None:
    told = ask(server, puzzle.id)
    assert told["outcome"] == "begun"
    for _ in range(len(puzzle.solution)):
        text = ask(server, puzzle.id, answers=told["answers"], ask="onward")["text"]
        if not text:
            break
        told = ask(server, puzzle.id, answers=told["answers"], text=text)
        assert told["outcome"] in ("going", "done")
    assert told["outcome"] == "done"
    assert told["answers"][0][0] == SEATS[puzzle.seat]


@pytest.mark.parametrize("puzzle", EACH_GAME, ids=lambda each: each.id)
def test_a_wrong_answer_ends_the_try_and_an_illegal_one_is_refused(
    server: Running, puzzle: Puzzle
) -> None:
    told = ask(server, puzzle.id)
    options = [option["text"] for option in told["state"]["decision"]["options"]]
    wrong = next(text for text in options if text in ("end", "next", "done"))
    assert ask(server, puzzle.id, text=wrong)["outcome"] == "missed"
    assert ask(server, puzzle.id, 422, text="fly to the moon")["code"] == "illegal"
    ask(server, puzzle.id, 422, answers=[["x", "done"]], text=wrong)
    ask(server, puzzle.id, 422, answers=[], ask="everything")


def test_the_way_is_not_told_before_somebody_asks(server: Running) -> None:
    with server.guest() as guest:
        for puzzle in EACH_GAME:
            page = guest.get(f"/puzzles/{puzzle.id}").text
            assert "solution" not in page.partition('id="puzzle"')[2].partition("</script>")[0]
