"""The example bot plays games to their end at a table with its usual rates."""

import asyncio
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from siegeworks.table.settings import Settings
from tests.table.stage import open_table, running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def bot() -> Any:
    spec = spec_from_file_location("bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["siegestorm/duel", "rift/drill-yard"])
def test_it_plays_to_the_end_within_the_rates(game: str, tmp_path: Path) -> None:
    usual = Settings(tmp_path)
    with running(tmp_path, messages=usual.messages) as server, server.guest() as guest:
        table = open_table(guest, game, "link", "normal")
        seat = table["seats"][0]
        link = f"{server.url}/t/{table['table']}#{seat['seat']}={seat['secret']}"
        outcome = asyncio.run(bot().play(link))
    assert outcome is not None, "the bot was cut off before the end"
    assert outcome["clause"]
