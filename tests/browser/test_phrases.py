"""The phrases of the pages: complete in every language, and no text anywhere else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from siegeworks.table.boards import boards
from siegeworks.table.interface import (
    AROUND,
    FACT,
    browser_phrases,
    own_phrases,
    sources,
    spoken,
    subjects,
)
from siegeworks.table.pages import KEYS, STATIC
from siegeworks.words.languages import LANGUAGES

TEMPLATES = STATIC.parent / "templates"
TEMPLATE_FILES = sorted(TEMPLATES.glob("**/*.html"))
BOARDS = [board.folder for board in boards().values()]
EDITORS = [
    script
    for folder in BOARDS
    for script in folder.glob("*.js")
    if "import { say } from '/static/js/phrases.js'" in script.read_text("utf-8")
]
"""Scripts of the games that say phrases of the pages."""
SCRIPTS = sorted([*STATIC.glob("js/**/*.js"), *EDITORS])
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ ]+.*)*)", re.MULTILINE)
SPOKEN = {"aria-label", "title", "placeholder", "alt"}
PROPER = {"Siegeworks", "siegeworks verify RECORD"}
"""What is the same in every language."""


SUBJECTS = ["", *subjects()]
"""What is on every page, and the subjects around the table."""


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_says_everything_and_nothing_more(language: str, subject: str) -> None:
    assert set(own_phrases(language, subject).keys) == set(own_phrases(LANGUAGES[0], subject).keys)


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_message_is_told_the_same_facts(language: str, subject: str) -> None:
    assert _facts(language, subject) == _facts(LANGUAGES[0], subject)


def _facts(language: str, subject: str) -> dict[str, set[str]]:
    return {
        key: set(FACT.findall(text))
        for source in sources(language, subject)
        for key, text in MESSAGE.findall(source)
    }


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_used_twice(language: str, subject: str) -> None:
    keys = [key for source in sources(language, subject) for key in KEY.findall(source)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_browser_says_is_ready_but_for_facts(language: str, subject: str) -> None:
    for key, text in browser_phrases(language, subject).items():
        assert "$" not in text, key
        assert text, key


def test_every_key_a_script_says_exists() -> None:
    for script in SCRIPTS:
        known = _known(script)
        for key in re.findall(r"\bsay\(\s*'([\w-]+)'", script.read_text("utf-8")):
            assert key in known, f"{script.name}: {key}"


def test_every_key_of_a_board_is_explained() -> None:
    known = browser_phrases("en")
    listed = [
        re.findall(r"'(\S+) ([\w-]+)'", found)
        for board in (folder / "board.js" for folder in BOARDS)
        for found in re.findall(r"^\s*keys = \[(.*)\]", board.read_text("utf-8"), re.MULTILINE)
    ]
    assert listed
    assert all(phrase in known for keys in listed for _, phrase in keys)


def test_every_key_a_template_says_exists() -> None:
    for template in TEMPLATE_FILES:
        known = _known(template)
        for key in re.findall(r"say\([\"']([\w-]+)[\"']\)", template.read_text("utf-8")):
            assert key in known, f"{template.name}: {key}"
    assert all(phrase in browser_phrases("en") for _, phrase in KEYS)


def _known(file: Path) -> set[str]:
    """The phrases a file may say: those of all pages, and around the table those of any subject."""
    known = set(browser_phrases("en"))
    if file.parent.name in (AROUND, "pages") or file in EDITORS:
        known.update(key for subject in subjects() for key in browser_phrases("en", subject))
    return known


class Texts(HTMLParser):
    """Collects what a reader would see or hear of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in ("script", "style")
        self.found += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.found.append(data)


@pytest.mark.parametrize(
    "template", sorted(TEMPLATES.glob("**/*.html")), ids=lambda path: path.name
)
def test_templates_hold_no_text_of_their_own(template: Path) -> None:
    markup = re.sub(r"\{% block kind %\}\w+", "", template.read_text("utf-8"))
    markup = re.sub(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", "", markup, flags=re.DOTALL)
    texts = Texts()
    texts.feed(markup)
    left = {text.strip() for text in texts.found if re.search(r"[^\W\d_]{2,}", text)}
    assert left <= PROPER


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_hold_no_text_of_their_own(script: Path) -> None:
    code = script.read_text("utf-8")
    code = re.sub(r"/\*.*?\*/|(?m:^\s*//.*$)", "", code, flags=re.DOTALL)
    code = re.sub(r"new Error\([^)]*\)", "", code)
    code = re.sub(r"'M[\d .a-zA-Z,-]*'", "", code)
    for text in re.findall(r"'((?:[^'\\\n]|\\.)*)'", code):
        sentence = re.search(r"[A-Za-z]{2,} [a-z]{2,}.*[.!?]$|^[A-Z][a-z]+( [a-z]+)+$", text)
        assert not sentence or text in PROPER, text


@pytest.mark.parametrize(
    ("wished", "kept", "accepted", "found"),
    [
        (None, None, None, "en"),
        (None, None, "de-AT,de;q=0.9,en;q=0.5", "de"),
        (None, None, "fr, it;q=0.3, pl;q=0.8", "pl"),
        (None, "cs", "de", "cs"),
        ("it", "cs", "de", "it"),
        ("xx", "", "*;q=z, ,", "en"),
    ],
)
def test_readers_are_met_in_their_language(
    wished: str | None, kept: str | None, accepted: str | None, found: str
) -> None:
    assert spoken(wished, kept, accepted) == found
