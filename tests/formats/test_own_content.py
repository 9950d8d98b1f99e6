"""Content of one's own in a copy of the package: as the guide tells it, and with mistakes in it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import siegeworks

LANTERN = """CARDS = (
    soldier(
        "Lantern Bearer",
        standard(cost=1, att=1, de=3),
        do(Choose("it", ENEMIES.def_at_most(1)), Kill("it"), Draw(1)),
        Whenever("you-damaged", do(Heal(1)), once_per_turn=True),
        copies=2,
    ),
"""
"""The card of the guide, which shares the copies of another."""
SINGER = """        Modify("allies", 0, 1),
    ),
    soldier(
        "Sentinel of the Low Gate","""


CHANGED: dict[Path, str] = {}
"""Files of the copy that a test has changed, as they were."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games of a copy of the package."""
    copy = tmp_path_factory.mktemp("copy") / "siegeworks"
    copytree(Path(siegeworks.__file__).parent, copy, ignore=ignore_patterns("static"))
    return copy / "games"


@pytest.fixture
def games(copy: Path) -> Iterator[Path]:
    """The copy; what a test changes there is put right again."""
    yield copy
    while CHANGED:
        path, text = CHANGED.popitem()
        path.write_text(text, "utf-8")


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    CHANGED.setdefault(file, text)
    file.write_text(text.replace(old, new), "utf-8")


def run(games: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What a command of the copy says, run where the copy lies."""
    home = games.parents[1]
    return subprocess.run(
        [sys.executable, "-m", "siegeworks", *words],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_card_of_the_guide_is_read_and_measured(games: Path) -> None:
    seraphia = games / "siegestorm" / "cards" / "seraphia.py"
    change(seraphia, "CARDS = (\n", LANTERN)
    change(seraphia, SINGER, SINGER.replace("1),\n", "1),\n        copies=2,\n"))
    read = run(games, "card", "lantern-bearer").stdout
    assert "Kill an Enemy with DEF 1 or less. Draw a card." in read
    exported = run(games, "deck", "export", "seraphia").stdout
    assert "Lantern Bearer" not in exported
    deck = games.parents[1] / "lantern.deck"
    deck.write_text(exported.replace("Novice of the Font", "Lantern Bearer"), "utf-8")
    assert run(games, "deck", "check", "lantern.deck").returncode == 0
    match = (
        "match",
        "--seats",
        "random",
        "random",
        "--games",
        "2",
        "--decks",
        "lantern.deck",
        "styxia",
    )
    played = run(games, *match)
    assert (played.returncode, played.stderr) == (0, "")


MISTAKES = [
    (
        "siegestorm/cards/seraphia.py",
        'Whenever("you-damaged", do(Heal(1)), once_per_turn=True)',
        'Whenever("you-damagd", do(Heal(1)), once_per_turn=True)',
        "seraphia.py, Novice of the Font: moment of Whenever is 'you-damagd'; "
        "close to it: you-damaged",
    ),
    (
        "siegestorm/cards/seraphia.py",
        SINGER,
        SINGER.replace("1),\n", "1),\n        copies=8,\n"),
        "seraphia.py: 60 cards, copies counted, instead of 56",
    ),
    (
        "siegestorm/bosses/byloss.py",
        'base="evil-goblins"',
        'base="evil-goblin"',
        "byloss.py, Byloss, the Goblin King: no base deck 'evil-goblin'; "
        "there is evil-goblins, rotwood-spawn",
    ),
    (
        "rift/towers/mages.py",
        '"wizard", 2, Attack(MAGIC, "n e"',
        '"wizard", 2, Attack(MAGIC, "n x"',
        "mages.py, line 7: 'x' is no arrow; there is n, ne, e, se, s, sw, w, nw",
    ),
    (
        "rift/rules/spells.py",
        'Spell("golden-hands", 2,',
        'Spell("golden-hands", "two",',
        "spells.py, golden-hands: power is 'two', not a number",
    ),
    (
        "rift/scenarios/drill-yard.toml",
        "drill-goblins @ c2",
        "drill-gobblins @ c2",
        "drill-yard.toml: no horde card 'drill-gobblins'",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), MISTAKES)
def test_the_check_of_a_mistake_says_where_it_is(
    games: Path, file: str, old: str, new: str, message: str
) -> None:
    change(games / file, old, new)
    checked = run(games, "check", "--only", file.partition("/")[0])
    assert (checked.stdout, checked.stderr) == ("", f"siegeworks: {message}\n")
    assert checked.returncode == 2
