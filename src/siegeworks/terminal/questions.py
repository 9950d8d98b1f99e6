"""The questions before a game; Enter takes what is usual."""

from collections.abc import Sequence
from typing import Any, TypeVar

from siegeworks.terminal.screen import Screen

Offer = TypeVar("Offer", bound=str)


class Questions:
    """Asks a person to choose, in their language."""

    def __init__(self, screen: Screen, speak: Any) -> None:
        self.screen = screen
        self.speak = speak

    def one_of(
        self, what: str, offers: Sequence[Offer], usual: Offer | None = None, **facts: str
    ) -> Offer:
        """One of the offers, by its name or the beginning of it; usually the first."""
        question = self.speak.ui(f"ask-{what}", offers=", ".join(offers), **facts)
        default = offers[0] if usual is None else usual
        while True:
            typed = self.screen.ask(f"{question} [{default}]: ").casefold()
            if not typed:
                return default
            fits = [offer for offer in offers if offer.startswith(typed)]
            exact = [offer for offer in fits if offer == typed]
            if len(exact or fits) == 1:
                return (exact or fits)[0]
            there = ", ".join(fits or offers)
            self.screen.say(self.speak.ui("not-offered", typed=typed, offers=there))
