"""How the terminal speaks of Rift: the words of the game, and what is printed in them."""

from functools import cache, cached_property

from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.scene.catalogue import catalogue
from siegeworks.games.rift.scene.printed import RiftCatalogue
from siegeworks.games.rift.words.book import rift_words
from siegeworks.terminal.speech import Speech


class RiftSpeech(Speech):
    """Says everything on the screen in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(RIFT, language)
        self.words = rift_words(language)

    @cached_property
    def printed(self) -> RiftCatalogue:
        """All that is printed, by kind and id."""
        return catalogue(self.language)


@cache
def rift_speech(language: str) -> RiftSpeech:
    """How the terminal speaks of Rift in a language."""
    return RiftSpeech(language)
