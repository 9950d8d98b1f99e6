"""Nothing that is played in a test is kept in the user's folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves go to a folder of the test; language and colours are not those of the machine."""
    for name in ("SIEGEWORKS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SIEGEWORKS_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
