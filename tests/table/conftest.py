"""One server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.stage import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nothing and allows everything."""
    folder: Path = tmp_path_factory.mktemp("table")
    with running(folder) as found:
        yield found
