"""How the terminal speaks of Siegestorm: also the names and texts of its cards."""

from functools import cache

from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.words.book import words
from siegeworks.terminal.speech import Speech


class SiegeSpeech(Speech):
    """Says everything on the screen in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(SIEGESTORM, language)
        self.words = words(language)

    def card(self, card: int) -> str:
        """The name of a card; a face-down one is only a card."""
        return self.words.card_name(BOX.cards[card]) if card >= 0 else self.ui("face-down")

    def action(self, card: int) -> str:
        """The action text of a card."""
        return self.words.action_text(BOX.cards[card]) or "–"

    def passive(self, card: int) -> str:
        """The passive text of a card."""
        return self.words.passive_text(BOX.cards[card]) or "–"

    def texts(self, card: int) -> str:
        """Action and passive of a card, one after the other, as far as it has them."""
        printed = BOX.cards[card]
        return f"{self.words.action_text(printed)} {self.words.passive_text(printed)}".strip()

    def values(self, card: int) -> str:
        """The printed ATT and DEF of a card; a dash where it can be no creature."""
        printed = BOX.cards[card]
        return "–" if printed.att is None else f"{printed.att}/{printed.de}"

    def commands(self, card: int) -> str:
        """How a boss may play a card, and the Special Actions it has besides."""
        printed = BOX.cards[card]
        icons = (self.term(icon) for icon in printed.icons if icon not in printed.commands)
        return ", ".join((self.words.command_text(printed), *icons))

    def square(self, square: str, sight: Sight) -> str:
        """A square of the notation, explained."""
        return self.words.square(square, names=sight.names, field=sight.world.field)

    def step(self, step: str) -> str:
        """A step of the turn, short enough for the head line."""
        key = f"step-{step}"
        return self.phrases.say(key, "short" if self.phrases.has(key, "short") else "")


@cache
def speech(language: str) -> SiegeSpeech:
    """How the terminal speaks of Siegestorm in a language."""
    return SiegeSpeech(language)
