"""The guide to adding a game quotes the game it tells of."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "build" / "adding-a-game.md").read_text("utf-8")
SHOWN = re.compile(r"```(?:python|toml)\n(.*?)```", re.DOTALL)
TOLD = "from siegeworks.testing"


def test_every_quotation_stands_in_the_package() -> None:
    folder = ROOT / "examples" / "palisade"
    files = [folder / "pyproject.toml", *sorted(folder.glob("palisade/*.py"))]
    there = "\n".join(file.read_text("utf-8") for file in files)
    quoted = [block for block in SHOWN.findall(GUIDE) if not block.startswith(TOLD)]
    assert len(quoted) >= 6
    for block in quoted:
        assert block in there, block
