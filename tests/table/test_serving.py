"""Starting the table: ports, the command line, shutting down in good order."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.sync.client import connect

from siegeworks.core.refusal import Refused
from siegeworks.server.serving import claim, free_port, shown_host
from siegeworks.table.settings import data_folder


def test_a_taken_port_leads_to_the_next_free_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        listener, found = free_port("127.0.0.1", port)
        listener.close()
    assert found > port


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(Refused, match="cannot listen"):
        free_port("203.0.113.7", 8000)


def test_an_open_table_is_said_at_an_address_others_can_use() -> None:
    said = shown_host("0.0.0.0")
    assert said not in ("0.0.0.0", "")
    listener, _ = free_port(said, 0)
    listener.close()
    assert shown_host("127.0.0.1") == "127.0.0.1"
    assert shown_host("::1") == "[::1]"


def test_a_folder_has_one_table(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with claim(folder), pytest.raises(Refused, match="another table"):
        claim(folder)
    claim(folder).close()


def test_the_data_folder_follows_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "siegeworks"


def test_serve_says_where_it_is_finishes_what_was_begun_and_ends(tmp_path: Path) -> None:
    words = [sys.executable, "-c", "from siegeworks.cli import main; main()", "serve", "--no-open"]
    words += ["--port", "0", "--data", str(tmp_path / "new"), "--pause", "0"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split()[4]
        wish = {"game": "siegestorm/duel", "seats": [{"kind": "link"}, {"kind": "machine"}]}
        opened = httpx.post(f"{url}api/tables", json=wish, timeout=30).json()
        address = f"{url.replace('http', 'ws')}ws/{opened['table']}"
        with connect(address) as client:
            hello = {"do": "hello", "secret": opened["seats"][0]["secret"], "words": False}
            client.send(json.dumps(hello))
            while json.loads(client.recv(30))["is"] != "state":
                pass
            answer = {"do": "answer", "id": "last", "version": 1, "text": "keep"}
            client.send(json.dumps(answer))
            while json.loads(client.recv(30))["is"] != "ack":
                pass
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert "Traceback" not in err
    assert opened["seats"][0]["secret"] not in out + err


def test_a_folder_is_locked_by_what_windows_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked: list[int] = []

    def locking(file: int, how: int, size: int) -> None:
        if locked:
            raise PermissionError("locked")
        locked.append(size)

    windows = SimpleNamespace(locking=locking, LK_NBLCK=2)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    with claim(tmp_path), pytest.raises(Refused, match="another table"):
        claim(tmp_path)
    monkeypatch.setitem(sys.modules, "msvcrt", None)
    claim(tmp_path).close()
