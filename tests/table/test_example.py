"""The example bot plays a whole game, as its description says."""

import subprocess
import sys
from pathlib import Path

from tests.table.stage import Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_game(server: Running) -> None:
    table = server.open("siegestorm/duel", "random", "link")
    link = server.url + table["seats"][1]["url"]
    done = subprocess.run(
        [sys.executable, str(BOT), link], capture_output=True, text=True, timeout=120, check=True
    )
    assert "winners" in done.stdout
