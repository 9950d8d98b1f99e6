"""A browser for the tests: found, or installed where that is allowed."""

from pathlib import Path

import pytest

from tools import chromium

APT = """\
#!/bin/sh
echo "$1" >> "{folder}/asked"
[ "$1" = update ] && {{ : > "{folder}/updated"; exit 0; }}
[ -e "{folder}/updated" ] || exit 100
echo > "{folder}/chromium"
/bin/chmod +x "{folder}/chromium"
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Debian without a browser, whose lists of packages are still empty."""
    (tmp_path / "apt-get").write_text(APT.format(folder=tmp_path))
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_it_is_installed_by_whoever_may(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert chromium.main() == 0
    assert (bare / "asked").read_text().split() == ["install", "update", "install"]
    assert chromium.main() == 0
    assert (bare / "asked").read_text().split() == ["install", "update", "install"]


def test_others_are_told_what_is_missing(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert chromium.main() == 1
    assert "sudo apt-get install" in capsys.readouterr().err
    assert not (bare / "asked").exists()
