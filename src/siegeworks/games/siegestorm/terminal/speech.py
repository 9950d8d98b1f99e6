"""How the terminal speaks of Siegestorm: also the names and texts of its cards."""

from functools import cache

from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.scene.catalogue import card_text
from siegeworks.games.siegestorm.scene.printed import CardText
from siegeworks.games.siegestorm.words.book import words
from siegeworks.terminal.speech import Speech


class SiegeSpeech(Speech):
    """Says everything on the screen in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(SIEGESTORM, language)
        self.words = words(language)

    def printed(self, ident: str) -> CardText:
        """What is printed on a card."""
        return card_text(ident, self.language)

    def card(self, ident: str) -> str:
        """The name of a card."""
        return self.printed(ident).name

    def values(self, ident: str) -> str:
        """The printed ATT and DEF of a card; a dash where it can be no creature."""
        printed = self.printed(ident)
        return "–" if printed.att is None else f"{printed.att}/{printed.defense}"

    def step(self, step: str) -> str:
        """A step of the turn, short enough for the head line."""
        key = f"step-{step}"
        return self.phrases.say(key, "short" if self.phrases.has(key, "short") else "")


@cache
def speech(language: str) -> SiegeSpeech:
    """How the terminal speaks of Siegestorm in a language."""
    return SiegeSpeech(language)
