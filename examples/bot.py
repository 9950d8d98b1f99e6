"""A small bot: sits down at a table by its secret and plays random legal answers.

    python examples/bot.py http://127.0.0.1:8000/t/TABLE#b=SECRET

The address is what the lobby shows for a seat that is open for somebody by link. The protocol is
described in docs/formats/protocol.md; this is all of it that a simple bot needs.
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

import websockets

PAUSE = 0.06
"""Seconds before each answer: a socket may say twenty things a second."""


def choose(options: list[str]) -> str:
    """Where a better bot would think."""
    return random.choice(options)


async def play(link: str) -> Any:
    """Play one game to its end; the outcome."""
    url = urlsplit(link)
    seat, _, secret = url.fragment.partition("=")
    scheme = "wss" if url.scheme == "https" else "ws"
    address = f"{scheme}://{url.netloc}/ws/{url.path.rpartition('/')[2]}"
    async with websockets.connect(address, max_size=None) as socket:
        hello = {"do": "hello", "seat": seat, "secret": secret, "words": False, "name": "Bot"}
        await socket.send(json.dumps(hello))
        async for text in socket:
            said = json.loads(text)
            if said["is"] not in ("state", "step"):
                continue  # acknowledgements, and refusals of answers that came too late
            if said["outcome"]:
                return said["outcome"]
            if said["decision"]:
                version = said["version"]
                answer = choose([option["text"] for option in said["decision"]["options"]])
                await asyncio.sleep(PAUSE)
                message = {"do": "answer", "id": f"{seat}-{version}", "version": version}
                await socket.send(json.dumps({**message, "text": answer}))
    return None


if __name__ == "__main__":
    sys.stdout.write(f"{asyncio.run(play(sys.argv[1]))}\n")
