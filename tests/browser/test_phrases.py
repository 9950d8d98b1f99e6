"""The phrases of the pages: complete in every language, and no text anywhere else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from siegeworks.table.boards import boards
from siegeworks.table.interface import PAGES, browser_phrases, spoken
from siegeworks.table.pages import KEYS, STATIC
from siegeworks.words.languages import ENGLISH, HOME, LANGUAGES
from siegeworks.words.store import topics

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
AROUND = "around"
"""The folder of the templates of pages around the table."""
HOLE = re.compile(r"\{\w+\}")
SPOKEN = {"aria-label", "title", "placeholder", "alt"}
PROPER = {"Siegeworks", "siegeworks verify RECORD"}
"""What is the same in every language."""


SUBJECTS = ["", *(name.partition("/")[2] for name in topics(HOME, ENGLISH) if PAGES in name)]
"""What is on every page, and the subjects around the table."""


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_browser_says_is_ready_but_for_facts(language: str, subject: str) -> None:
    for key, text in browser_phrases(language, subject).items():
        assert "$" not in text, key
        assert text, key
        english = browser_phrases(ENGLISH, subject)[key]
        assert set(HOLE.findall(text)) == set(HOLE.findall(english)), key


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
        known.update(key for subject in SUBJECTS for key in browser_phrases("en", subject))
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
