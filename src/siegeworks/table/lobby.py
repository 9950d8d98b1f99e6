"""The usual room `lobby`: what a game offers that says nothing about it but its words.

Its title is the phrase `game`, those of its modes `mode-MODE`, each with an attribute `about`;
switches and their values are `switch-NAME` and `setting-VALUE`. What has no phrase is called by
its id.
"""

from siegeworks.core.game import Game
from siegeworks.core.game import Mode as Played
from siegeworks.table.boards import picture_of
from siegeworks.table.offers import Choice, Mode, Offer, Switch
from siegeworks.words.store import common_phrases
from siegeworks.words.usual import UsualWords


def offer(game: Game, language: str) -> Offer:
    """What the lobby says of a game."""
    words = UsualWords(game, language)
    return Offer(
        id=game.name,
        title=words.say("game", game.name),
        text=words.say("game", "", "about"),
        choose=common_phrases(language).say("choose-mode"),
        modes=[_mode(game, mode, words) for mode in game.modes.values()],
        switches=[
            Switch(
                name,
                words.say(f"switch-{name}", name),
                [Choice(value, words.say(f"setting-{value}", value)) for value in values],
            )
            for name, values in game.switches.items()
        ],
    )


def _mode(game: Game, mode: Played, words: UsualWords) -> Mode:
    return Mode(
        id=mode.id,
        game=f"{game.name}/{mode.id}",
        title=words.say(f"mode-{mode.id}", mode.id),
        text=words.say(f"mode-{mode.id}", "", "about"),
        seats=list(mode.seats),
        usual=mode.seats[0],
        kind="alone" if mode.seats == (1,) else "against",
        hidden=game.curtain,
        switches=list(game.switches),
        brings=[],
        picture=picture_of(game.name),
    )
