"""The usual room `lobby`: what a game offers that says nothing about it but its words.

Its title is the phrase `game`, those of its modes `mode-MODE`, each with an attribute `about`;
switches and their values are `switch-NAME` and `setting-VALUE`. What has no phrase is called by
its id.
"""

from functools import cache

from siegeworks.core.game import Game
from siegeworks.core.game import Mode as Played
from siegeworks.table.boards import picture_of
from siegeworks.table.interface import own_phrases
from siegeworks.table.offers import Choice, Mode, Offer, Switch
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import Phrases


def offer(game: Game, language: str) -> Offer:
    """What the lobby says of a game."""
    words = phrases(game, language)
    return Offer(
        id=game.name,
        title=said(words, "game", game.name),
        text=said(words, "game", "", "about"),
        choose=own_phrases(language).say("choose-mode"),
        modes=[_mode(game, mode, words) for mode in game.modes.values()],
        switches=[
            Switch(
                name,
                said(words, f"switch-{name}", name),
                [Choice(value, said(words, f"setting-{value}", value)) for value in values],
            )
            for name, values in game.switches.items()
        ],
    )


def _mode(game: Game, mode: Played, words: Phrases) -> Mode:
    return Mode(
        id=mode.id,
        game=f"{game.name}/{mode.id}",
        title=said(words, f"mode-{mode.id}", mode.id),
        text=said(words, f"mode-{mode.id}", "", "about"),
        seats=list(mode.seats),
        usual=mode.seats[0],
        kind="alone" if mode.seats == (1,) else "against",
        hidden=game.curtain,
        switches=list(game.switches),
        brings=[],
        picture=picture_of(game.name),
    )


def said(words: Phrases, key: str, otherwise: str, part: str = "") -> str:
    """A phrase, or a part of it; something else if there is none."""
    knows = words.has(key, part) or (words.fallback is not None and words.fallback.has(key, part))
    return words.say(key, part) if knows else otherwise


@cache
def phrases(game: Game, language: str) -> Phrases:
    """What is said of a game; English stands in for what a language lacks."""
    fallback = phrases(game, LANGUAGES[0]) if language != LANGUAGES[0] else None
    home = game.home / "words"
    files = (*home.glob(f"{language}.ftl"), *sorted((home / language).glob("*.ftl")))
    return Phrases(language, [file.read_text("utf-8") for file in files], fallback)
