"""How the terminal speaks: the words of a game in one language."""

from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused, Sentence
from siegeworks.words.phrases import Fact, capital
from siegeworks.words.refusals import said
from siegeworks.words.store import phrases
from siegeworks.words.voice import voice, words_of


class Speech:
    """Says everything on the screen in one language; a game adds the names of its own things."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.phrases = phrases(game.name, language)
        spoken = voice(game.name, language)
        self.event, self.outcome, self.reason = spoken.event, spoken.outcome, spoken.reason
        self.prompt, self.option, self.source = spoken.prompt, spoken.option, spoken.source

    def term(self, key: str) -> str:
        """A term of the rulebook, with a capital as a heading has it."""
        return capital(words_of(self.game.name, self.language).term(key))

    def refusal(self, refusal: Refused | Sentence) -> str:
        """Why something was refused."""
        return said(refusal, self.language)

    def ui(self, key: str, **facts: Fact) -> str:
        """A phrase of the game's own, of the terminal, or of the program as a whole."""
        return self.phrases.say(f"ui-{key}", **facts)
