"""A Chromium for the tests in a browser: ``python -m tools.chromium`` makes sure that there is one.

On Debian and its relatives it is installed, if whoever asks may do so; elsewhere it is said what
is missing.
"""

import os
import subprocess
import sys
from shutil import which

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")
MISSING = """\
The tests in a browser need Chromium (or Chrome) on the PATH, and it cannot be installed from here.
On Debian and Ubuntu: sudo {command}
All other tests run without: python -m pytest --ignore=tests/browser"""


def found() -> str | None:
    """The browser there is."""
    return next(filter(None, map(which, NAMES)), None)


def install() -> bool:
    """Install it with the system's own means; whether that went well."""
    if which("apt-get") is None or os.geteuid() != 0:
        return False
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (INSTALL, ("apt-get", "update"), INSTALL):
        print("Installing Chromium for the tests in a browser:", " ".join(command))
        done = subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL, check=False)
        if done.returncode == 0 and found():
            return True
    return False


def main() -> int:
    """Make sure that there is a browser."""
    if found() or install():
        return 0
    print(MISSING.format(command=" ".join(INSTALL)), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
