"""The Box: what is printed, shared by all games and never copied."""

from collections.abc import Iterable, Mapping

from siegeworks.core.agenda import Script
from siegeworks.core.moves import Moves


class Box:
    """Scripts by address. A game adds its cards and whatever it computes from them once."""

    game: str = ""
    """The name of the game it belongs to."""
    moves: Moves = Moves("")
    """Everything a seat can say in it."""

    def __init__(self) -> None:
        self.scripts: dict[str, Script] = {}

    def add(self, address: str, script: Script) -> Script:
        """Give a script, and every block inside it, an address."""
        if self.scripts.get(address, script) is not script:
            raise ValueError(f"two scripts at the address {address}")
        if not script.address:
            script.address = address
        self.scripts[script.address] = script
        for place, verb in enumerate(script):
            for field, block in verb.scripts():
                self.add(f"{script.address}.{place}.{field}", block)
        return script

    def add_all(self, scripts: Mapping[str, Iterable[object]]) -> None:
        """Give several scripts their addresses."""
        for address, script in scripts.items():
            assert isinstance(script, Script)
            self.add(address, script)
