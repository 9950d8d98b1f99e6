"""The types the browser is checked against say what the structs say."""

import pytest

from siegeworks.scenes.base import Facts, Option, Scene
from siegeworks.table import outgoing
from tools.interfaces import File, files, interface, text_of, written


@pytest.mark.parametrize("file", tuple(files()), ids=lambda file: file.path.name)
def test_the_types_of_the_browser_are_fresh(file: File) -> None:
    assert file.path.read_text("utf-8") == text_of(file), "run python -m tools.interfaces"


def test_what_may_be_left_out_is_optional_and_what_may_be_nothing_is_null() -> None:
    step = interface(outgoing.Step)
    assert "  is: 'step';" in step
    assert "  by: string | null;" in step
    assert "  cut?: number;" in step
    assert "  events: Entry<F>[];" in step
    assert "extends Now<S, O> {" in step


def test_types_are_written_as_the_compiler_reads_them() -> None:
    assert written(list[str | None]) == "(string | null)[]"
    assert written(tuple[str, int]) == "[string, number]"
    assert written(dict[str, Option]) == "Record<string, Option>"
    assert written(outgoing.State[Scene, Option, Facts]) == "State<Scene, Option, Facts>"
