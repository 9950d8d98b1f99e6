"""Installs the package of an example where nothing else is."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def installed(folder: Path) -> Path:
    """A folder with Palisade installed, offline and without its dependencies."""
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    command += ["--no-index", "--disable-pip-version-check", "--target", str(folder)]
    found = subprocess.run(
        [*command, str(ROOT / "examples" / "palisade")], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr
    return folder
