"""The types of the browser code, checked by the TypeScript compiler where Node is present.

``python -m tools.javascript`` installs the compiler below ``build/`` once and runs it over the
modules of the table. Without Node, or where the compiler cannot be fetched, it says so and lets it
be: everything else can be checked without.
"""

import subprocess
import sys
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parents[1]
VERSION = "7.0.2"
FOLDER = ROOT / "build" / "node"
COMPILER = FOLDER / "node_modules" / ".bin" / "tsc"
STAMP = FOLDER / f"typescript-{VERSION}"
QUIETLY = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")


def install() -> bool:
    """Fetch the compiler; whether it is there afterwards."""
    if STAMP.exists() and COMPILER.exists():
        return True
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", *QUIETLY, "--prefix", str(FOLDER), f"typescript@{VERSION}"]
    if subprocess.run(command, cwd=FOLDER, stdout=subprocess.DEVNULL, check=False).returncode:
        return False
    STAMP.touch()
    return COMPILER.exists()


def main() -> int:
    """Check, or say why not; the exit status of the compiler."""
    if not (which("node") and which("npm")):
        print("No Node here: the types of the browser code were not checked.")
        return 0
    if not install():
        print("TypeScript could not be fetched: the types of the browser code were not checked.")
        return 0
    return subprocess.run([COMPILER, "-p", str(ROOT)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
