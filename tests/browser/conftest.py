"""A real server in a process of its own, and a real browser."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.stage import PATIENCE, Watched, new_context

ROOT = Path(__file__).resolve().parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERIOUS = ("serious", "critical")

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        missing = "no Chromium here; `make test` installs it where it can"
        if os.environ.get("SIEGEWORKS_BROWSER"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield found
        found.close()


@contextmanager
def serving(
    folder: Path, port: int = 0, packages: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that keeps its games in a folder, and its address; perhaps with more packages."""
    path = os.pathsep.join(str(one) for one in (packages, ROOT / "src") if one is not None)
    env = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "tests.browser.serve", str(folder), str(port)]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://[\w.:]+", line)
        assert found, line
        yield server, found[0]
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="session")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("table")) as (_, address):
        yield address


@pytest.fixture
def page(browser: Browser, origin: str) -> Iterator[Page]:
    """A page of a new guest; errors and foreign requests make its test fail."""
    with new_context(browser) as context:
        made = context.new_page()
        watched = Watched(made, origin)
        yield made
        assert not watched.faults
        assert not watched.foreign


@pytest.fixture(scope="session")
def axe() -> Axe:
    return Axe()


def serious(axe: Axe, page: Page) -> list[str]:
    """The serious findings of a scan, each with the first element it is about."""
    found = axe.run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]
