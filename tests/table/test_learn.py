"""First games at the table: pages, tries and what comes of them, and the game at the end."""

from typing import Any

import pytest

from siegeworks.core.shelf import game_of
from siegeworks.lessons import lessons
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running

SIEGE, RIFT = "siegestorm-first-game", "rift-first-game"


def ask(server: Running, name: str, place: int, status: int = 200, **wish: Any) -> Any:
    with server.guest() as guest:
        path = f"/api/lessons/{name}/{place}"
        answer = guest.post(path, json=wish, headers={"Accept-Language": "en"})
    assert answer.status_code == status, answer.text
    return answer.json()


def keys(found: Any) -> set[str]:
    """The places of a scene."""
    if isinstance(found, dict):
        own = {found[name] for name in ("key", "at") if isinstance(found.get(name), str)}
        return own.union(*(keys(each) for each in found.values()))
    return set().union(*(keys(each) for each in found)) if isinstance(found, list) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_there_in_every_language(server: Running, language: str) -> None:
    with server.guest() as guest:
        for path in ("/learn", *(f"/learn/{name}" for name in lessons())):
            answer = guest.get(path, headers={"Accept-Language": language})
            assert answer.status_code == 200
            assert f'<html lang="{language}"' in answer.text
        assert guest.get("/learn/chess").status_code == 404
    ask(server, "chess", 0, 404)
    ask(server, SIEGE, 99, 404)


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_played_to_its_end(server: Running, name: str) -> None:
    lesson, answers = lessons()[name], None
    for place, step in enumerate(lesson.steps):
        told = ask(server, name, place, answers=None if step.given else answers)
        assert told["outcome"] == "begun"
        assert told["state"]["decision"]["options"]
        assert set(step.show) <= keys(told["state"]["scene"])
        for text in step.play:
            answers = told["answers"]
            told = ask(server, name, place, answers=answers, text=text)
        assert told["outcome"] == "done"
        assert told["said"]
        answers = told["answers"]


def test_what_a_step_is_not_about_is_refused_kindly(server: Running) -> None:
    told = ask(server, SIEGE, 0, text="end")
    assert told["outcome"] == "not-this"
    assert told["said"].startswith("You could end your turn")
    assert "state" not in told


def test_what_the_rules_forbid_is_refused_with_its_clause(server: Running) -> None:
    told = ask(server, RIFT, 0, 422, text="play shooters @ b3 ~ n")
    assert told["code"] == "illegal"
    assert told["clause"] == "RT-8.12"
    assert ask(server, SIEGE, 0, 422, answers=[["a", "storm"]], text="end")["refused"]
    assert ask(server, SIEGE, 0, 422, answers=[["x", "end"]], text="end")["refused"]


@pytest.mark.parametrize("name", lessons())
def test_a_real_game_follows(server: Running, name: str) -> None:
    with server.guest() as guest:
        answer = guest.post("/api/tables", json=lessons()[name].then)
        assert answer.status_code in (200, 201), answer.text
        kinds = [seat["kind"] for seat in answer.json()["seats"]]
    game, mode = game_of(lessons()[name].game)
    assert kinds[0] in ("me", "person", "open")
    assert set(kinds[1:]) == ({"machine"} if max(game.modes[mode].seats) > 1 else set())
